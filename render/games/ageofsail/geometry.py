"""What the rules say about cells, as far as pictures show it: reach of forts, cells abeam, broadsides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.ageofsail.view import Fort, Ship, View
from engine.grid import STEPS
from engine.values import Cell

COURSES = tuple(STEPS)
GUNSHOT = 2
"""How far cannons of forts reach (AS-33)."""


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


def reach(fort: Fort, forts: Iterable[Fort], ships: Iterable[Ship]) -> frozenset[Cell]:
    """The cells that a fort's live cannons reach (AS-33), those outside the sea too."""
    bars = {ship.cell for ship in ships} | {
        card.cell for other in forts if other.seat != fort.seat for card in other.cards
    }
    found: set[Cell] = set()
    for card in fort.cards:
        if card.live and not card.arms:
            for course in COURSES:
                for far in range(1, GUNSHOT + 1):
                    cell = beyond(card.cell, course, far)
                    found.add(cell)
                    if cell in bars:
                        break
    return frozenset(found)


def reaches(view: View, ship: Ship) -> dict[Cell, list[int]]:
    """The cells where others' forts would fire at a ship that enters them: by seats."""
    found: dict[Cell, list[int]] = {}
    if view.situation == "fog":
        return found
    others = [other for other in view.ships if other.id != ship.id]
    for fort in view.forts:
        if fort.seat != ship.seat and fort.seat not in view.out:
            for cell in reach(fort, view.forts, others):
                found.setdefault(cell, []).append(fort.seat)
    return found


def targets(view: View, seat: int) -> frozenset[Cell]:
    """The cells with what a ship of a seat may fire at: ships and live cannons of others who are in the game."""
    ships = {ship.cell for ship in view.ships if ship.seat != seat}
    cannons = {
        card.cell
        for fort in view.forts
        if fort.seat != seat and fort.seat not in view.out
        for card in fort.cards
        if card.live and not card.arms
    }
    return frozenset(ships | cannons)


def broadsides(view: View, ship: Ship, stops: Iterable[Cell], turning: bool) -> Iterator[tuple[Cell, Cell]]:
    """From which of the stops that she may sail to a ship could fire at what: pairs of cells.

    Nothing where there is no gunfire. `turning`: on her own cell she may turn first (AS-5).
    """
    if view.situation == "fog":
        return
    shots = (ship.size - ship.port, ship.size - ship.starboard)
    enemies = targets(view, ship.seat)
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
