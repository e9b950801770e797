"""The sea: cells, courses, distances and corners (AS-1, AS-2, AS-7, AS-30)."""

from __future__ import annotations

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

CORNERS = ("SW", "NW", "NE", "SE")
"""The corners clockwise round the board, from that of the first seat (AS-8)."""


def name_of(cell: Cell) -> str:
    """A cell as it is written, like ``C3``."""
    return f"{COLUMNS[cell[0] - 1]}{cell[1]}"


def cell_of(name: str) -> Cell:
    """The cell that is written so. Raises ValueError for what is none."""
    letters = name.rstrip("0123456789")
    cell = (COLUMNS.index(letters) + 1, int(name[len(letters) :]))
    if not on_board(cell, WIDEST):
        raise ValueError(f"{name} is no cell")
    return cell


def on_board(cell: Cell, width: int = SIDE) -> bool:
    """Whether there is such a cell in a sea of so many columns (AS-1, AS-70)."""
    return 1 <= cell[0] <= width and 1 <= cell[1] <= SIDE


def cells_of(width: int) -> list[Cell]:
    """All cells of a sea of so many columns by row from the south, in a row from the west."""
    return [(column, row) for row in range(1, SIDE + 1) for column in range(1, width + 1)]


ALL_CELLS = cells_of(SIDE)


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


def neighbours(cell: Cell) -> list[Cell]:
    """The eight cells round this one, clockwise from north, on the board or not."""
    return [step(cell, course) for course in COURSES]


def turned(course: str, eighths: int) -> str:
    """The course so many eighths of a circle clockwise from this one."""
    return COURSES[(COURSES.index(course) + eighths) % 8]


def angle(one: str, other: str) -> int:
    """The angle between two courses in eighths of a circle, 0 to 4: 0, 45, 90, 135, 180 degrees."""
    apart = (COURSES.index(one) - COURSES.index(other)) % 8
    return min(apart, 8 - apart)


def course_to(one: Cell, other: Cell) -> str:
    """The course from one cell to another that is adjacent to it."""
    return next(course for course in COURSES if step(one, course) == other)


def in_corner(cell: Cell, corner: str, width: int = SIDE) -> Cell:
    """Where a cell of the corner SW comes to lie when the board is turned until SW is this corner (AS-7, AS-30).

    Of a double sea each half is turned by itself (AS-70).
    """
    for _ in range(CORNERS.index(corner)):
        column, row = cell
        cell = (row, SIDE + 1 - column)
    return (cell[0] + width - SIDE, cell[1]) if "E" in corner else cell


def course_in_corner(course: str, corner: str) -> str:
    """A course, turned likewise."""
    return turned(course, 2 * CORNERS.index(corner))
