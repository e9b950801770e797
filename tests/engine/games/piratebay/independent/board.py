"""The sea and its map: cells, courses, islands, islets, merchants (AS-1, AS-2, PB-1)."""

from __future__ import annotations

from functools import cache
from math import atan2, tau

from tests.engine.sailing.independent.sea import COURSES, SIDE, Cell, course_to, distance, on_board, step


def four(cell: Cell) -> list[Cell]:
    """The cell of the south-west part and those that match it in the other three (PB-1)."""
    cells = [cell]
    for _ in range(3):
        column, row = cells[-1]
        cells.append((row, SIDE + 1 - column))
    return cells


RIM = [(x, y) for x in range(5, 9) for y in range(5, 9) if x in (5, 8) or y in (5, 8)]
MOUTH = [(8, 6), (8, 7)]
TREASURE_CELLS = {turn for cell in RIM if cell not in MOUTH for turn in four(cell)}
"""The 40 cells of the four islands."""

MERCHANT_CELLS = four((9, 9))
ORDER_CELLS = four((6, 6))
"""In the bay of each island."""

ISLETS = dict(zip(four((2, 8)) + four((8, 2)), four((1, 8)) + four((8, 1)), strict=True))
"""The land of each of the eight islets by its anchor cell."""

LAND = TREASURE_CELLS | set(ISLETS.values())


def is_water(cell: Cell) -> bool:
    """Whether ships can lie there."""
    return on_board(cell) and cell not in LAND


def away(anchor: Cell) -> str:
    """The heading away from the islet of this anchor (PB-4)."""
    return course_to(ISLETS[anchor], anchor)


def bearing(one: Cell, other: Cell) -> float:
    """The bearing from one cell to another as an angle, clockwise from north."""
    return atan2(other[0] - one[0], other[1] - one[1]) % tau


@cache
def nearest_first(anchor: Cell) -> tuple[Cell, ...]:
    """All cells of water by the number of steps over water from an anchor, then by bearing clockwise from north.

    Ships and merchants are left out of account (PB-11).
    """
    steps = {anchor: 0}
    edge = {anchor}
    while edge:
        ring = {step(cell, course) for cell in edge for course in COURSES}
        so_far = max(steps.values())
        edge = {cell for cell in ring if is_water(cell) and cell not in steps}
        steps |= dict.fromkeys(edge, so_far + 1)
    return tuple(sorted(steps, key=lambda cell: (steps[cell], bearing(anchor, cell), distance(anchor, cell))))
