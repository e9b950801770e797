"""A simple team for tests: each plays what raises the odds that the field can still be filled, at a fair price.

A player knows his hand, the field, and remembers what he has discarded himself.
"""

from __future__ import annotations

from functools import cache
from math import comb, log
from random import Random
from typing import Any

from engine.game import Action, Choice
from engine.games import tranquility
from engine.games.tranquility.cards import CARDS, ISLANDS, NUMBERS, is_finish, is_island
from engine.games.tranquility.field import CELLS, places, stretches
from engine.games.tranquility.state import Sailor, Voyage, loose
from engine.seating import Setup
from engine.values import Picks

SURVIVAL = 0.5
"""How likely an unseen number is taken to come up and be kept."""
HELD = 1.5
"""What a number in the own hand counts for."""
WEIGHT = 2.0
"""Cards that a unit of log odds is worth."""
DEAR = 3.2
"""Worse ideas than this lose to discarding two."""
LATE = 20
"""A Finish is worth keeping once a pile has fewer cards."""
HOPELESS = -40.0


@cache
def odds(empty: int, numbers: int) -> float:
    """Log of the chance that enough numbers survive for so many empty cells."""
    if numbers < empty:
        return HOPELESS
    enough = range(empty, numbers + 1)
    return log(sum(comb(numbers, n) * SURVIVAL**n * (1 - SURVIVAL) ** (numbers - n) for n in enough))


def hope(empty: int, numbers: float) -> float:
    """`odds`, for a number of numbers that isn't whole."""
    whole, part = int(numbers), numbers % 1
    return odds(empty, whole) * (1 - part) + odds(empty, whole + 1) * part if empty else 0.0


class Mind:
    """What one player thinks at one moment."""

    def __init__(self, state: Voyage, seat: int) -> None:
        self.state, self.seat = state, seat
        me: Sailor = state.sailors[seat]
        self.hand = loose(me)
        self.numbers = [0.0]
        for number in ISLANDS:
            worth = 0.0 if number in me.discards else HELD if number in me.hand else 1.0
            self.numbers.append(self.numbers[-1] + worth)
        self.numbers.append(self.numbers[-1])

    def between(self, below: int, above: int) -> float:
        """The numbers that may still come between two."""
        return self.numbers[above - 1] - self.numbers[below]

    def score(self, card: int, cell: int, cost: int) -> float:
        """What laying a card does for the odds, less what it costs."""
        for first, last, below, above in stretches(self.state.field):
            if first <= cell <= last:
                top = min(above, 81)
                before = hope(last - first + 1, self.between(below, top))
                after = hope(cell - first, self.between(below, card)) + hope(last - cell, self.between(card, top))
                return WEIGHT * (after - before) - cost
        raise AssertionError("an empty cell lies in a stretch")

    def use(self, card: int) -> float:
        """How much a card is worth keeping."""
        if is_finish(card):
            late = min(len(sailor.pile) for sailor in self.state.sailors) < LATE
            return (50 if late else -3) if card == min(filter(is_finish, self.hand)) else -50
        if not is_island(card):
            return -50 if self.state.start else 100
        return max([self.score(card, cell, cost) for cell, cost in places(self.state.field, card)], default=-99)

    def worst(self, cards: list[int], count: int) -> Picks:
        """So many of these cards, those that are missed least."""
        chosen = sorted(cards, key=lambda card: (self.use(card), card))[:count]
        return Picks(tuple(CARDS[card] for card in sorted(chosen)))


def play(state: Voyage, seat: int) -> Action:
    """The move of one of the team in the base game or with fewer islands."""
    mind = Mind(state, seat)
    question = tranquility.choose(state, seat, ())
    assert isinstance(question, Choice)
    if state.due is not None:
        held = sum(len(sailor.hand) for sailor in state.sailors)
        fair = state.due * len(mind.hand) // held
        share = max(len(state.sailors[seat].pledge or ()) + 1, fair)
        assert question.most is not None
        return Action((mind.worst(list(mind.hand), max(question.least, min(question.most, share))),))
    values = [option.value for option in question.options]
    path: tuple[Any, ...] = (values[-1],)  # discarding two comes last, a Start is the only one
    ideas = [
        (mind.score(card.card, spot.cell, spot.cost), card.card, spot.cell)
        for card in tranquility.view(state, seat).hand
        for spot in card.spots
    ]
    finishes = [value for value in values if is_finish(NUMBERS.get(value, 0))]  # type: ignore[call-overload]
    if finishes:
        path = (finishes[0],)
    elif ideas and (max(ideas)[0] > -DEAR or values[-1].token != "discard"):
        _, card, cell = max(ideas)
        path = (CARDS[card], CELLS[cell])
    while isinstance(question := tranquility.choose(state, seat, path), Choice):
        offered = [NUMBERS[option.value] for option in question.options]  # type: ignore[index]
        path = (*path, mind.worst(offered, question.least))
    return question


def whole_game(seed: int, mode: str) -> Voyage:
    """The end of a game of two."""
    rng = Random(seed)
    state = tranquility.new(Setup(2), tranquility.Options(mode=mode), rng)  # type: ignore[arg-type]
    while pending := tranquility.pending(state):
        seat = min(pending)
        state, _ = tranquility.apply(state, seat, play(state, seat), rng)  # type: ignore[arg-type]
    assert isinstance(state, Voyage)
    return state
