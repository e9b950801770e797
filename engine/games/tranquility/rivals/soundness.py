"""What must always hold of a duel (TQ-33)."""

from __future__ import annotations

from itertools import pairwise

from engine.games.tranquility.cards import ISLANDS
from engine.games.tranquility.field import SIZE
from engine.games.tranquility.rivals.lay import can_lay
from engine.games.tranquility.rivals.state import HAND, ROW, SPENT, Duel, Mercy, Turn
from engine.games.tranquility.state import COUNTS
from engine.stored import hold

_DECK = list(ISLANDS)


def check(state: Duel) -> None:
    """Raises AssertionError where an invariant of the state is broken. Quick: each stored state is held against it."""
    hold(len(state.field) == SIZE, "the field has 36 cells")
    one, other = state.rivals
    laid = [(cell, number) for cell, number in enumerate(state.field) if number]
    numbers = [number for _, number in laid]
    cards = sorted((*numbers, *one.hand, *one.discards, *other.hand, *other.discards, *state.row, *state.pile))
    hold(cards == _DECK, "80 islands")
    hold(state.sun in (0, 1), "one of them plays the sun")
    hold(state.mover in (0, 1) and 1 <= state.turn < len(COUNTS) and state.count >= 0, "two seats, turns are counted")
    for (cell, number), (later, higher) in pairwise([(-1, 0), *laid, (SIZE, len(_DECK) + 1)]):
        hold(higher - number >= later - cell, "numbers rise, and enough of them are left for the cells between (TQ-33)")
    hold(state.moons >= 0 and not state.moons & ~sum([1 << cell for cell, _ in laid]), "only islands have an owner")
    last = state.laid
    hold(last is None or (0 <= last < SIZE and state.field[last] > 0), "the island laid last lies there")
    hold(last is None or state.threw is None, "one thing was done last")
    hold(state.threw in (None, 0, 1), "who discarded has a seat")
    hold(len(state.row) == ROW or (len(state.row) < ROW and not state.pile), "the row is refilled (TQ-33)")
    for rival in state.rivals:
        hold(all(a < b for a, b in pairwise(rival.hand)), "a hand is sorted")
        full = len(rival.hand) == HAND
        hold(full or (len(rival.hand) < HAND and not state.row), "a hand is refilled (TQ-33)")
    hands = [len(rival.hand) for rival in state.rivals]
    ended = len(laid) == SIZE or max(hands) <= SPENT
    over = state.over
    if over is not None:
        hold(not state.todo, "nothing is left to do when the game is over")
        hold(ended or over.how == "left", "the game ends with a full field or spent hands (TQ-33)")
        hold(over.seat in ((0, 1) if over.how == "left" else (None,)), "who has left has a seat")
        return
    hold(not ended, "the game ends with a full field or spent hands (TQ-33)")
    _check_todo(state)


def _check_todo(state: Duel) -> None:
    hold(len(state.todo) in (1, 2), "a turn, and perhaps a plea for mercy")
    hold(all(-1 <= step.number <= state.count for step in state.todo), "questions are numbered by actions")
    turn = state.todo[-1]
    hold(isinstance(turn, Turn) and turn.seat == state.mover, "a turn lies at the bottom")
    assert isinstance(turn, Turn)
    hand = state.rivals[state.mover].hand
    if len(state.todo) == 2:
        hold(isinstance(state.todo[0], Mercy) and state.todo[0].seat == 1 - state.mover, "the other is asked for mercy")
        hold(turn.declined, "mercy is asked for once (TQ-33)")
    if turn.declined:
        hold(len(hand) == HAND and not can_lay(state.field, hand), "five cards are shown that can't be laid (TQ-33)")
    hold(len(hand) > SPENT or can_lay(state.field, hand), "who can only pass isn't asked (TQ-33)")
