"""The sea of games that sail, for models that know nothing of the engine: cells and courses (AS-1, AS-2)."""

from __future__ import annotations

from functools import cache

Cell = tuple[int, int]
"""Column from the west and row from the south, both from 1 to 20; a double sea has 40 columns (AS-1, AS-70)."""

SIDE = 20
WIDEST = 2 * SIDE
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLUMNS = [*LETTERS, *(f"A{letter}" for letter in LETTERS)][:WIDEST]

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
    return f"{COLUMNS[cell[0] - 1]}{cell[1]}"


@cache
def cell_of(name: str) -> Cell:
    """The cell of the widest sea that is written so. Raises ValueError for what is none."""
    letters = name.rstrip("0123456789")
    cell = (COLUMNS.index(letters) + 1, int(name[len(letters) :]))
    if not on_board(cell, WIDEST):
        raise ValueError(f"{name} is no cell")
    return cell


def on_board(cell: Cell, width: int = SIDE) -> bool:
    """Whether there is such a cell in a sea of so many columns (AS-1, AS-70)."""
    return 1 <= cell[0] <= width and 1 <= cell[1] <= SIDE


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
