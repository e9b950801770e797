"""The sea: cells, courses, distances and corners (AS-1, AS-2, AS-7, AS-30)."""

from __future__ import annotations

from tests.engine.sailing.independent.sea import COURSES, SIDE, Cell, on_board, step, turned

CORNERS = ("SW", "NW", "NE", "SE")
"""The corners clockwise round the board, from that of the first seat (AS-8)."""
ALL_CELLS = [(column, row) for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]


def neighbours(cell: Cell) -> list[Cell]:
    """The cells round this one, clockwise from north."""
    return [near for course in COURSES if on_board(near := step(cell, course))]


def in_corner(cell: Cell, corner: str) -> Cell:
    """Where a cell of the corner SW comes to lie when the board is turned until SW is this corner (AS-7, AS-30)."""
    for _ in range(CORNERS.index(corner)):
        column, row = cell
        cell = (row, SIDE + 1 - column)
    return cell


def course_in_corner(course: str, corner: str) -> str:
    """A course, turned likewise."""
    return turned(course, 2 * CORNERS.index(corner))
