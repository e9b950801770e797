"""The sea and its map: cells, courses, islands, islets, merchants (AS-1, AS-2, PB-1)."""

from __future__ import annotations

from functools import cache
from math import atan2, tau

Cell = tuple[int, int]
"""Column from the west and row from the south, both from 1 to 20 (AS-1)."""

SIDE = 20
LETTERS = "ABCDEFGHIJKLMNOPQRST"

COURSES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The eight courses clockwise (AS-2)."""

STEPS = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}


def name_of(cell: Cell) -> str:
    """A cell as it is written, like ``C3``."""
    return f"{LETTERS[cell[0] - 1]}{cell[1]}"


def cell_of(name: str) -> Cell:
    """The cell that is written so. Raises ValueError for what is none."""
    cell = (LETTERS.index(name[0]) + 1, int(name[1:]))
    if not on_board(cell):
        raise ValueError(f"{name} is no cell")
    return cell


def on_board(cell: Cell) -> bool:
    """Whether there is such a cell (AS-1)."""
    return 1 <= cell[0] <= SIDE and 1 <= cell[1] <= SIDE


def step(cell: Cell, course: str, steps: int = 1) -> Cell:
    """The cell so many steps away on this course, on the board or not."""
    east, north = STEPS[course]
    return (cell[0] + east * steps, cell[1] + north * steps)


def distance(one: Cell, other: Cell) -> int:
    """King's steps between two cells, whatever lies between (AS-2)."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def adjacent(one: Cell, other: Cell) -> bool:
    """Whether one is among the 8 cells round the other (AS-2)."""
    return distance(one, other) == 1


def course_to(one: Cell, other: Cell) -> str:
    """The course from one cell to another that is adjacent to it."""
    return next(course for course in COURSES if step(one, course) == other)


def turned(course: str, eighths: int) -> str:
    """The course so many eighths of a circle clockwise from this one."""
    return COURSES[(COURSES.index(course) + eighths) % 8]


def angle(one: str, other: str) -> int:
    """The angle between two courses in eighths of a circle, 0 to 4: 0, 45, 90, 135, 180 degrees."""
    apart = (COURSES.index(one) - COURSES.index(other)) % 8
    return min(apart, 8 - apart)


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
