"""Points, and how a game ended (PB-24 to PB-28)."""

from __future__ import annotations

from itertools import groupby

from engine.game import Outcome, Score
from engine.games.piratebay.state import State
from engine.sailing.seats import living
from engine.sailing.telling import NUMBERS
from engine.values import line

GOLD_POINTS, CANNON_POINTS, ORDER_POINTS = 2, 1, 3
"""What a gold chest, a cannon and the order are worth (PB-24)."""


def points(state: State, seat: int) -> int:
    """What a seat would score now: what lies on its islet, and the order (PB-24)."""
    store = state.stores[seat]
    return GOLD_POINTS * store.gold + CANNON_POINTS * store.cannons + ORDER_POINTS * (state.order_of == seat)


def scores(state: State) -> tuple[int, ...]:
    """What each seat would score now; who has left scores nothing (PB-28)."""
    return tuple([0 if seat in state.out else points(state, seat) for seat in range(len(state.ships))])


def outcome(state: State) -> Outcome | None:
    """The result, None while the game goes on: by points, then by gold chests, then those who have left, who went last
    first (PB-24, PB-28).
    """
    if state.over is None:
        return None

    def rank(seat: int) -> tuple[int, int]:
        return points(state, seat), state.stores[seat].gold

    best = sorted(living(state), key=rank, reverse=True)
    places = [tuple(sorted(group)) for _, group in groupby(best, key=rank)]
    places += [(seat,) for seat in reversed(state.out)]
    return Outcome(
        tuple(places), line(f"piratebay-how-{state.over.how}"),
        tuple([_score(state, seat) for seat in range(len(state.ships))]),
    )  # fmt: skip


def _score(state: State, seat: int) -> Score:
    store = state.stores[seat]
    if seat in state.out:
        return Score(0)
    lines = []
    if store.gold:
        lines.append(line("piratebay-score-gold", n=NUMBERS[store.gold], points=NUMBERS[GOLD_POINTS * store.gold]))
    if store.cannons:
        worth = NUMBERS[CANNON_POINTS * store.cannons]
        lines.append(line("piratebay-score-cannons", n=NUMBERS[store.cannons], points=worth))
    if state.order_of == seat:
        lines.append(line("piratebay-score-order", points=NUMBERS[ORDER_POINTS]))
    return Score(points(state, seat), tuple(lines))
