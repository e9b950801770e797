"""The fort-island of an assault: which ten cells it may be of (AS-52)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import product

from tests.engine.games.ageofsail.independent.board import ALL_CELLS
from tests.engine.sailing.independent.sea import Cell, cell_of, on_board, step

CANNONS = 10
FIRST, LAST = cell_of("D4"), cell_of("Q17")
"""At least three cells of sea on all sides."""
SIDES = ("N", "E", "S", "W")


@cache
def beside(cell: Cell) -> list[Cell]:
    """The cells that have a side in common with this one."""
    return [near for course in SIDES if on_board(near := step(cell, course))]


def reached(start: Cell, cells: Collection[Cell]) -> set[Cell]:
    """Those of the cells that side steps lead to from this one of them."""
    found, new = {start}, [start]
    while new:
        further = {near for cell in new for near in beside(cell) if near in cells} - found
        found |= further
        new = list(further)
    return found


def within(cell: Cell) -> bool:
    """Whether a cell lies within D–Q and 4–17."""
    return FIRST[0] <= cell[0] <= LAST[0] and FIRST[1] <= cell[1] <= LAST[1]


def enclosed(fort: Collection[Cell]) -> set[Cell]:
    """The sea cells that no side steps lead to from the edge, of a fort that keeps away from it: all sea about the
    fort hangs together, so only what lies beside it is looked at."""
    if not fort:
        return set()
    columns, rows = [cell[0] for cell in fort], [cell[1] for cell in fort]
    about = product(range(min(columns) - 1, max(columns) + 2), range(min(rows) - 1, max(rows) + 2))
    sea = set(about) - set(fort)
    return sea - reached((min(columns) - 1, min(rows) - 1), sea)


def is_layout(fort: Collection[Cell]) -> bool:
    """Whether a fort may be of these cells: ten, within D–Q and 4–17, joined by sides, no sea inside."""
    cells = set(fort)
    return len(cells) == len(fort) == CANNONS and may_grow(cells)


def may_grow(laid: Collection[Cell]) -> bool:
    """Whether these cells are joined, and may be made a fort of ten: what they enclose has to be filled, and from there
    on one can always lay outwards."""
    cells = set(laid)
    if not cells:
        return True
    if not all(map(within, cells)) or reached(next(iter(cells)), cells) != cells:
        return False
    return len(enclosed(cells)) <= CANNONS - len(cells)


def next_cells(laid: Collection[Cell]) -> list[Cell]:
    """Where the next cell may be laid: joined to those that lie by a side, so that ten can become a fort."""
    if not laid:
        return [cell for cell in ALL_CELLS if within(cell)]
    joined = {near for cell in laid for near in beside(cell)} - set(laid)
    return sorted(cell for cell in joined if may_grow([*laid, cell]))
