"""The board of a game: land, covered sides and corners, reefs (AD-1, AD-2). A game keeps its own.

`Layout` is the data; `board` makes of it the tables that the rules ask, once for all games on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.game import Option
from engine.grid import STEPS
from engine.sailing.asking import Chart
from engine.sailing.sea import Sea, bits, mask


class Layout(msgspec.Struct, frozen=True, cache_hash=True):
    """A board. Cells are numbers, ``row * width + col``.

    `covered`: a cell and a course by which no ship and no shot leaves it, beside those that follow from closed cells
    (AD-2); both directions are listed.
    """

    width: int
    height: int
    closed: tuple[int, ...]
    """Cells with more land than water."""
    coastal: tuple[int, ...]
    """Cells with some land, more water."""
    covered: tuple[tuple[int, int], ...]
    reefs: tuple[int, ...]


Ways: TypeAlias = tuple[tuple[int, ...], ...]
"""From a cell, the cells on each course, nearest first."""
FARTHEST = 6
"""No ship sails farther in a move."""


class Board:
    """A layout without reefs as tables; `with_reefs` adds them. Courses are numbers; sets of cells are masks."""

    def __init__(self, layout: Layout) -> None:
        self.chart = chart(layout.width, layout.height)
        self.sea = self.chart.sea
        self.cells, self.index = self.chart.cells, self.chart.index
        self.closed, self.reefs = mask(layout.closed), 0
        self.waters = self.sea.everywhere & ~self.closed
        """Where ships may lie, but for forts."""
        covered = frozenset(layout.covered)
        self.covered = tuple(
            [sum(1 << course for course in range(8) if self._covered(cell, course, covered))
             for cell in range(self.sea.size)]
        )  # fmt: skip
        """`covered[cell]`: the courses on which land covers the side or the corner, bit by course (AD-2)."""
        self.lines = tuple([tuple([self._line(cell, course) for course in range(8)]) for cell in range(self.sea.size)])
        """`lines[cell][course]`: the cells from `cell` (left out) to land or the edge, nearest first: where shots go,
        over reefs (AD-30).
        """
        self.ways = self.lines
        """`ways[cell][course]`: the same to a reef: where ships sail (AD-20)."""
        self.near = tuple([_near(ways) for ways in self.ways])
        """`near[cell][course]`: mask of those of them that any ship can reach in a move."""
        self.choices = tuple([_choices(rays, ways) for rays, ways in zip(self.chart.rays, self.ways, strict=True)])
        """`choices[cell][course]`: the cells of `ways` as options, listed under the course."""
        self.gates = tuple([_gates(ways) for ways in self.ways])
        """`gates[cell]`: mask of the adjacent cells to which ships sail."""
        self.ranks = tuple(
            [tuple([dx * (cell % layout.width) + dy * (cell // layout.width) for cell in range(self.sea.size)])
             for dx, dy in STEPS.values()]
        )  # fmt: skip
        """`ranks[course][cell]`: how far a cell lies from the edge or corner that this wind comes from, but for a
        constant (AD-23).
        """
        self.lee = tuple(
            [mask(cell for cell in bits(self.waters) if self.covered[cell] >> (course + 4) % 8 & 1)
             for course in range(8)]
        )  # fmt: skip
        """`lee[course]`: the cells that land shelters from a storm towards this course (AD-22)."""
        self.coast = (
            self.sea.spread(self.closed, 1) | mask(layout.coastal) | self.sea.edge
        ) & ~self.closed  # fmt: skip
        """Where the pearls of a ship that is sunk stay: land in the cell, beside a closed one, on the edge (AD-63)."""

    def _covered(self, cell: int, course: int, covered: frozenset[tuple[int, int]]) -> bool:
        """Whether land lies on a side or corner: a closed cell behind it, two beside the diagonal, or so it is said."""
        beside = self.sea.beside[cell]
        there = beside[course]
        if there < 0:
            return False
        if self.closed >> there & 1 or (cell, course) in covered:
            return True
        flanks = (beside[course - 1], beside[(course + 1) % 8])
        return course & 1 == 1 and all(self.closed >> flank & 1 for flank in flanks)

    def _line(self, cell: int, course: int) -> tuple[int, ...]:
        found = []
        for there in self.sea.ways[cell][course]:
            if self.covered[cell] >> course & 1:
                break
            found.append(there)
            cell = there
        return tuple(found)

    def with_reefs(self, reefs: tuple[int, ...]) -> Board:
        """The same board with reefs: only the ways that lead to one are others."""
        found = copy(self)
        found.reefs = mask(reefs)
        found.waters = self.waters & ~found.reefs
        found.lee = tuple([cells & found.waters for cells in self.lee])
        ways, near, choices, gates = list(self.ways), list(self.near), list(self.choices), list(self.gates)
        for cell, clear in self._clear(reefs).items():
            ways[cell] = tuple([line[:steps] for line, steps in zip(self.lines[cell], clear, strict=True)])
            near[cell], gates[cell] = _near(ways[cell]), _gates(ways[cell])
            choices[cell] = _choices(self.chart.rays[cell], ways[cell])
        found.ways, found.near, found.choices, found.gates = tuple(ways), tuple(near), tuple(choices), tuple(gates)
        return found

    def _clear(self, reefs: tuple[int, ...]) -> dict[int, list[int]]:
        """How many cells lie before the nearest reef on each course, for the cells of which reefs are in a line."""
        found: dict[int, list[int]] = {}
        for reef in reefs:
            for course, behind in enumerate(self.lines[reef]):
                back = (course + 4) % 8
                for steps, cell in enumerate(behind):
                    clear = found.setdefault(cell, [self.sea.size] * 8)
                    clear[back] = min(clear[back], steps)
        return found


def _near(ways: Ways) -> tuple[int, ...]:
    return tuple([mask(way[:FARTHEST]) for way in ways])


def _choices(rays: Sequence[tuple[Option, ...]], ways: Ways) -> tuple[tuple[Option, ...], ...]:
    return tuple([ray[: len(way)] for ray, way in zip(rays, ways, strict=True)])


def _gates(ways: Ways) -> int:
    return mask(way[0] for way in ways if way)


@lru_cache(maxsize=32)
def chart(width: int, height: int) -> Chart:
    """The sea of a board of this size."""
    return Chart(Sea(width, height))


@lru_cache(maxsize=64)
def board(layout: Layout) -> Board:
    """The tables of a layout; of boards that differ by reefs alone most is made once."""
    return board(replace(layout, reefs=())).with_reefs(layout.reefs) if layout.reefs else Board(layout)


class Harbour(NamedTuple):
    """The forts of a game on its board, as masks: their cells, all ports, the port of each."""

    forts: int
    ports: int
    port: tuple[int, ...]


@lru_cache(maxsize=256)
def harbour(layout: Layout, forts: tuple[int, ...]) -> Harbour:
    """The ports of forts on these cells: the cells around, where ships may lie (AD-4)."""
    found = board(layout)
    lie = mask(forts)
    port = tuple([found.sea.around[cell] & found.waters & ~lie for cell in forts])
    ports = 0
    for cells in port:
        ports |= cells
    return Harbour(lie, ports, port)
