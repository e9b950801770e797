"""What comes of a plan if all go on by habit until it is the seat's turn again.

It is found out in worlds dealt anew; all plans meet the same ones, and the same dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Generic, NamedTuple

from engine.chance import Chance
from engine.game import Action, Event, IllegalAction
from engine.rivals.dice import Dice, seeds
from engine.rivals.mind import S

LONGEST = 400
"""So many actions are played out at most."""
FEW = 3
"""So many plans besides the first are tried further."""


class Habits(NamedTuple, Generic[S]):
    """A game as it is played out by habit. All of it is pure."""

    apply: Callable[[S, int, Action, Chance], tuple[S, list[Event]]]
    """The game's own."""
    habit: Callable[[S, int], Action | None]
    """The game's `default`, or a quicker one: what the seat, which owes something, does."""
    asked: Callable[[S, int], int | None]
    """``asked(state, seat)``: who owes something now, the first of several; None when the game is over for the seat."""
    turn: Callable[[S, int], int | None]
    """``turn(state, seat)``: the number of the seat's turn that it is asked in; None while it isn't."""
    worth: Callable[[S, int], float]
    """``worth(state, seat)``: what a position is worth to a seat, at the beginning of its turn or after the end."""
    redeal: Callable[[S, int, Chance], S]
    """The game's own."""


def best(
    habits: Habits[S],
    world: S,
    seat: int,
    plans: Sequence[tuple[Action, ...]],
    worlds: int,
    doubt: float,
    chance: Chance,
    more: int = 0,
) -> tuple[Action, ...]:
    """The plan after which the seat stands best when its next turn begins, on average over so many worlds, two or more.

    It goes on by the first plan, unless another is surely better by more than `doubt`, in the units of `worth`. The few
    that look best are tried in so many more worlds.
    """
    gains: list[list[float]] = [[] for _ in plans]
    others = list(range(1, len(plans)))
    for count in range(worlds + more):
        if count == worlds:
            others = sorted(others, key=lambda number: -fmean(gains[number]))[:FEW]
        dealt, (seed,) = habits.redeal(world, seat, chance), seeds(1, chance)
        usual = _outcome(habits, dealt, seat, plans[0], Dice(seed))
        for number in others:
            gains[number].append(_outcome(habits, dealt, seat, plans[number], Dice(seed)) - usual)
    sure = {0: doubt, **{number: _surely(gains[number]) for number in others}}
    return plans[max(sure, key=sure.__getitem__)]


def _surely(gains: Sequence[float]) -> float:
    """What is gained on average, less its standard error."""
    return fmean(gains) - stdev(gains) / sqrt(len(gains))


def _outcome(habits: Habits[S], state: S, seat: int, plan: Sequence[Action], chance: Chance) -> float:
    """What the seat has of a plan in one world when its next turn begins, or the game is over for it."""
    begun = habits.turn(state, seat)
    for action in plan:
        try:
            state, _ = habits.apply(state, seat, action, chance)
        except IllegalAction:  # something else came than the plan was made for
            break
        if habits.turn(state, seat) is None:
            break
    for _ in range(LONGEST):
        turn, asked = habits.turn(state, seat), habits.asked(state, seat)
        if asked is None or turn not in (None, begun):
            break
        usual = habits.habit(state, asked)
        assert usual is not None, f"seat {asked} owes something"
        state, _ = habits.apply(state, asked, usual, chance)
    return habits.worth(state, seat)
