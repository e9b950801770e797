"""How a game ended, and how it stands in points before that (SL-54, SL-55)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.game import Outcome, Score
from engine.games.sealords.counting import counted, seen, standing
from engine.games.sealords.state import SEATS, State
from engine.games.sealords.view import SealordsView
from engine.values import line


class Verdict(NamedTuple):
    """Who has won (None: a draw), and what decided it. `out`: the other fell out before points were counted."""

    winner: int | None
    how: Literal["points", "coins", "draw", "out"]


def decided(points: Sequence[int], coins: Sequence[int]) -> Verdict:
    """Most points win, then most coins (SL-55)."""
    if points[0] != points[1]:
        return Verdict(int(points[1] > points[0]), "points")
    if coins[0] != coins[1]:
        return Verdict(int(coins[1] > coins[0]), "coins")
    return Verdict(None, "draw")


def outcome(state: State) -> Outcome | None:
    """The result, None while the game goes on."""
    over = state.over
    if over is None:
        return None
    if over.loser is not None:
        how = line(f"sealords-how-{over.how}", seat=SEATS[over.loser])
        return Outcome(((1 - over.loser,), (over.loser,)), how)
    found = (score(state, 0), score(state, 1))
    winner, by = decided([score.points for score in found], [fleet.coins for fleet in state.fleets])
    places = ((0, 1),) if winner is None else ((winner,), (1 - winner,))
    return Outcome(places, line(f"sealords-how-{by}"), found)


def score(state: State, seat: int) -> Score:
    """A seat's points as they stand, with the lines that add up to them."""
    return counted(standing(state, seat)).score


def scores(view: SealordsView) -> tuple[int, ...]:
    """What both would have if points were counted now; () before the first turn, and where somebody has lost without
    scoring (SL-13)."""
    if not view.turn or view.out:
        return ()
    return tuple(counted(seen(view, seat)).score.points for seat in (0, 1))


def verdict(view: SealordsView) -> Verdict | None:
    """Who has won by what the view shows; None while the game goes on."""
    if not view.over:
        return None
    if view.out:
        return Verdict(1 - view.out[0], "out")
    return decided(scores(view), [fleet.coins for fleet in view.fleets])
