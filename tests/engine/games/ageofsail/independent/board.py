"""The sea: cells, neighbours and corners (AS-1, AS-2, AS-7, AS-30, AS-70)."""

from __future__ import annotations

from tests.engine.sailing.independent.sea import COURSES, SIDE, Cell, step, turned

CORNERS = ("SW", "NW", "NE", "SE")
"""The corners clockwise round the board, from that of the first seat (AS-8)."""


def cells_of(width: int) -> list[Cell]:
    """All cells of a sea of so many columns by row from the south, in a row from the west."""
    return [(column, row) for row in range(1, SIDE + 1) for column in range(1, width + 1)]


ALL_CELLS = cells_of(SIDE)


def neighbours(cell: Cell) -> list[Cell]:
    """The eight cells round this one, clockwise from north, on the board or not."""
    return [step(cell, course) for course in COURSES]


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
