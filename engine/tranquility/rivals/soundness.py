"""What must always hold of a duel (TQ-33)."""

from __future__ import annotations

from itertools import pairwise

from engine.stored import hold
from engine.tranquility.cards import ISLANDS
from engine.tranquility.field import SIZE
from engine.tranquility.rivals.state import HAND, ROW, SPENT, Duel, Mercy, Turn

_TURNS = range(1, 121)
"""Numbers of turns that can be said; a game has far fewer."""
_DECK = list(ISLANDS)


def check_shape(state: Duel) -> None:
    """What every other part takes for granted; quick, so that each stored state can be held against it."""
    hold(len(state.field) == SIZE, "the field has 36 cells")
    sun, moon = state.rivals
    laid = filter(None, state.field)
    cards = sorted((*laid, *sun.hand, *sun.discards, *moon.hand, *moon.discards, *state.row, *state.pile))
    hold(cards == _DECK, "80 islands")
    hold(0 <= state.moons < 1 << SIZE, "a mask of 36 cells")
    hold(state.mover in (0, 1) and state.turn in _TURNS, "two seats, whose turns are counted")
    hold(state.laid is None or 0 <= state.laid < SIZE, "the island laid last lies on a cell")
    hold(len(sun.hand) <= HAND and len(moon.hand) <= HAND and len(state.row) <= ROW, "hands and row of five")
    over = state.over
    if over is not None:
        hold(not state.todo, "nothing is left to do when the game is over")
        hold(over.seat in ((0, 1) if over.how == "left" else (None,)), "who has left has a seat")
        return
    hold(len(state.todo) in (1, 2), "a turn, and perhaps a plea for mercy")
    turn = state.todo[-1]
    hold(isinstance(turn, Turn) and turn.seat == state.mover, "a turn lies at the bottom")
    if len(state.todo) == 2:
        hold(isinstance(state.todo[0], Mercy) and state.todo[0].seat == 1 - state.mover, "the other is asked for mercy")


def check(state: Duel) -> None:
    """Raises AssertionError where an invariant of the state is broken."""
    check_shape(state)
    laid = [(cell, number) for cell, number in enumerate(state.field) if number]
    for (cell, number), (later, higher) in pairwise([(-1, 0), *laid, (SIZE, len(_DECK) + 1)]):
        hold(higher - number >= later - cell, "numbers rise, and enough of them are left for the cells between (TQ-33)")
    hold(not state.moons & ~sum([1 << cell for cell, _ in laid]), "only islands have an owner")
    hold(state.laid is None or state.field[state.laid] > 0, "the island laid last lies there")
    hold(len(state.row) == ROW or not state.pile, "the row is refilled (TQ-33)")
    for rival in state.rivals:
        hold(list(rival.hand) == sorted(rival.hand), "a hand is sorted")
        hold(len(rival.hand) == HAND or not state.row, "a hand is refilled (TQ-33)")
    hands = [len(rival.hand) for rival in state.rivals]
    ended = len(laid) == SIZE or max(hands) <= SPENT
    if state.over is not None:
        hold(ended or state.over.how == "left", "the game ends with a full field or spent hands (TQ-33)")
        return
    hold(not ended, "the game ends with a full field or spent hands (TQ-33)")
    hold(hands[state.mover] > 0, "who has no card passes (TQ-33)")
    turn = state.todo[-1]
    hold(hands[state.mover] == HAND or not (isinstance(turn, Turn) and turn.declined), "five cards are shown (TQ-33)")
    hold(0 <= state.todo[0].number <= state.count, "the open question has a number")
