"""Lines of fire as tables, shared by all games on a board (AD-30)."""

from __future__ import annotations

from functools import lru_cache

from engine.games.admiral.data import FORT, SHIPS
from engine.games.admiral.layout import Layout, board
from engine.sailing.sea import mask

RANGES = {**{kind: ship.range for kind, ship in SHIPS.items()}, "fort": FORT.range}
"""How far ships of a class fire, and forts, orthogonally and diagonally."""
SHOTS = {kind: ship.shots for kind, ship in SHIPS.items()}
"""The shots of a class in a turn, usually and in a storm."""
FARTHEST = max(max(pair) for pair in RANGES.values())


class Arcs:
    """What land leaves of the lines of fire of each cell. Sets of cells are masks."""

    def __init__(self, layout: Layout) -> None:
        lines = board(layout).lines
        self.between = tuple(
            [
                {
                    there: (steps, mask(line[: steps - 1]))
                    for line in around
                    for steps, there in enumerate(line[:FARTHEST], start=1)
                }
                for around in lines
            ]
        )
        """`between[cell]`: for each cell in the line of fire, how far it is and what lies between."""
        self.within = {
            kind: tuple([mask(there for course, line in enumerate(around) for there in line[: pair[course & 1]])
                         for around in lines])
            for kind, pair in RANGES.items()
        }  # fmt: skip
        """`within[kind][cell]`: the cells in the lines of fire of ships of a class, and of forts (``fort``)."""
        sea = board(layout).sea
        self.beside = tuple([mask(cells) for cells in sea.neighbours])
        """`beside[cell]`: the orthogonally adjacent cells, from which it is boarded (AD-40)."""


@lru_cache(maxsize=64)
def arcs(layout: Layout) -> Arcs:
    """The tables of a layout."""
    return Arcs(layout)
