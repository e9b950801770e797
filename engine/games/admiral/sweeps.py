"""Where a ship may fire and board in her next turn, as masks, whatever else lies in her way: what there is to fear."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.admiral.arcs import arcs, scope
from engine.games.admiral.layout import Layout, board
from engine.games.admiral.state import Wind
from engine.sailing.sea import bits

_OFTEN, _SELDOM = 5, 2
"""In so many of the eight fresh winds."""


class Sweep(NamedTuple):
    """The cells that she mostly fires at, and those at times; the same where she boards, and where she would burn."""

    often: int
    seldom: int
    boards_often: int
    boards: int
    burns: int


@lru_cache(maxsize=1 << 13)
def sweep(layout: Layout, kind: str, cell: int, wind: Wind | None) -> Sweep:
    """Of a ship of a class on a cell in a wind; None: in one that isn't known yet, fresh as it mostly is."""
    winds = [wind] if wind is not None else [Wind(towards, "fresh") for towards in range(8)]
    scopes = [scope(layout, kind, cell, one.towards, one.force) for one in winds]
    need = (1, 1) if wind is not None else (_OFTEN, _SELDOM)
    fires = [one.touches for one in scopes]
    boards = [_beside(layout, one.cells) for one in scopes]
    spread = board(layout).sea.spread
    burns = [spread(one.cells, 1) for one in scopes]
    return Sweep(
        _least(fires, need[0]), _least(fires, need[1]), _least(boards, need[0]), _least(boards, need[1]),
        _least(burns, need[0]),
    )  # fmt: skip


def _beside(layout: Layout, cells: int) -> int:
    beside, found = arcs(layout).beside, 0
    for cell in bits(cells):
        found |= beside[cell]
    return found


def _least(masks: list[int], times: int) -> int:
    """The cells that are in at least so many of these."""
    reached = [0] * (times + 1)
    reached[0] = -1
    for one in masks:
        for count in range(times, 0, -1):
            reached[count] |= reached[count - 1] & one
    return reached[times]


@lru_cache(maxsize=1 << 12)
def still(layout: Layout, kind: str, cell: int) -> Sweep:
    """The same of a ship that won't sail, or of a fort (``fort``), which boards nobody."""
    tables = arcs(layout)
    fires = tables.within[kind][cell]
    boards = 0 if kind == "fort" else tables.beside[cell]
    return Sweep(fires, fires, boards, boards, board(layout).sea.around[cell])
