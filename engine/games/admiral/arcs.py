"""Lines of fire as tables, and what a turn's moves bring into them, shared by all games on a board (AD-30)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.admiral.data import FORT, SHIPS, ranges
from engine.games.admiral.layout import Layout, board
from engine.games.admiral.state import Force, State
from engine.once import remembered
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
        self.touches = {
            kind: tuple([cells | around for cells, around in zip(self.within[kind], sea.around, strict=True)])
            for kind in SHIPS
        }
        """`touches[kind][cell]`: where that lies which a ship of a class may fire at, board or storm from a cell."""


@lru_cache(maxsize=64)
def arcs(layout: Layout) -> Arcs:
    """The tables of a layout. Shots go over reefs (AD-30), so they are the same wherever those lie."""
    return arcs(replace(layout, reefs=())) if layout.reefs else Arcs(layout)


@remembered
def engaged(state: State) -> tuple[int, ...]:
    """The places of the mover's ships and forts (a fort's as ``~place``) that touch something which isn't his: mostly
    none does.
    """
    aimed, seat, ships = state.aimed, state.mover, state.ships
    tables = arcs(state.layout)
    touches = tables.touches
    found = []
    for place in state.own:
        ship = ships[place]
        if touches[ship.id[0]][ship.cell] & aimed and ship.strength:
            found.append(place)
    for place, fort in enumerate(state.forts):
        if fort.seat == seat and tables.within["fort"][fort.cell] & aimed:
            found.append(~place)
    return tuple(found)


def keep_engaged(state: State, after: State, place: int) -> None:
    """What is known of `state` holds after a move of the mover's too, if it does of the ship that has moved."""
    known: tuple[int, ...] | None = state.__dict__.get(_ENGAGED)
    if known is not None:
        ship = after.ships[place]
        if (arcs(after.layout).touches[ship.id[0]][ship.cell] & after.aimed != 0) == (place in known):
            after.__dict__[_ENGAGED] = known


_ENGAGED = f"{__name__}.{engaged.__qualname__}"


class Scope(NamedTuple):
    """What a ship can come to in a turn if nothing is in her way, what she touches from there, and what lies before the
    last cell of each way: masks of cells.
    """

    cells: int
    touches: int
    passed: int


@lru_cache(maxsize=1 << 13)
def scope(layout: Layout, kind: str, cell: int, towards: int, force: Force) -> Scope:
    """The scope of a ship of a class from a cell, her own cell included, by a wind's course and force."""
    near, touches = board(layout).ways[cell], arcs(layout).touches[kind]
    cells, found, passed = 1 << cell, touches[cell], 0
    for way, limit in zip(near, ranges(kind, towards, force), strict=True):
        last = 0
        for there in way[:limit]:
            passed |= last
            last = 1 << there
            cells |= last
            found |= touches[there]
    return Scope(cells, found, passed)
