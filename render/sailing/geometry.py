"""What the rules of sailing say about cells, as far as pictures show it: courses, cells abeam, broadsides."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from engine.grid import STEPS
from engine.sailing.view import Ship
from engine.values import Cell

COURSES = tuple(STEPS)


def heading(course: str) -> int:
    """A course in eighths of a turn, clockwise from north."""
    return COURSES.index(course)


def beyond(cell: Cell, course: str, far: int = 1) -> Cell:
    """The cell so far away on a course; it may lie outside the sea."""
    dx, dy = STEPS[course]
    return Cell(cell.col + far * dx, cell.row + far * dy)


def course_to(start: Cell, end: Cell) -> str | None:
    """The course that leads straight from one cell to another; None where none does."""
    dx, dy = end.col - start.col, end.row - start.row
    if (dx or dy) and (not dx or not dy or abs(dx) == abs(dy)):
        sign = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
        return next(course for course, step in STEPS.items() if step == sign)
    return None


def abeam(course: str) -> tuple[str, str]:
    """The courses on which the port and the starboard broadside of a ship of this heading fire (AS-10)."""
    at = heading(course)
    return COURSES[at - 2], COURSES[(at + 2) % len(COURSES)]


def broadsides(
    ship: Ship, stops: Iterable[Cell], turning: bool, enemies: Container[Cell]
) -> Iterator[tuple[Cell, Cell]]:
    """From which of the stops that she may sail to a ship could fire at what: pairs of cells.

    `turning`: on her own cell she may turn first (AS-5). `enemies`: where there is something to fire at.
    """
    shots = (ship.size - ship.port, ship.size - ship.starboard)
    seen: set[tuple[Cell, Cell]] = set()
    for stop in stops:
        for course in _headings(ship, stop, turning) if stop not in enemies else ():
            for side, left in zip(abeam(course), shots, strict=True):
                found = (stop, beyond(stop, side))
                if left and found[1] in enemies and found not in seen:
                    seen.add(found)
                    yield found


def _headings(ship: Ship, stop: Cell, turning: bool) -> tuple[str, ...]:
    """The headings that a ship may have at a stop."""
    if stop == ship.cell:
        return COURSES if turning else (ship.heading,)
    course = course_to(ship.cell, stop)
    return (course,) if course else ()
