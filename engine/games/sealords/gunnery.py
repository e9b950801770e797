"""Shots: what they meet and what comes of it (SL-33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.sealords.sea import CELLS, GRID
from engine.games.sealords.state import SEATS, EffectKind, Log, Ship, State, marked, with_ship
from engine.games.sealords.view import ShotView, Struck
from engine.grid import COURSES, DIAGONAL, ORTHOGONAL

SHOT_COURSES: dict[EffectKind, tuple[str, ...]] = {
    "shot_orthogonal": ORTHOGONAL,
    "shot_diagonal": DIAGONAL,
    "shot_horizontal": ("E", "W"),
}
"""The directions that a shot may be aimed in."""

FAR = 7


def met(state: State, seat: int, cell: int, course: str, reach: int = FAR) -> int | None:
    """The cell of the first enemy battle ship on the way: own and burning ships, empty cells and mines let pass."""
    enemy = state.battle[1 - seat]
    for at in GRID.rays[course][cell][:reach]:
        if enemy >> at & 1:
            return at
    return None


def struck(ship: Ship | None) -> Struck:
    """What a shot does to the first enemy battle ship that it meets."""
    if ship is None:
        return "nothing"
    if ship.card is not None:
        return "mercenary"
    return "shield" if ship.shields else "burnt"


def harmed(state: State, seat: int, cell: int, course: str, reach: int = FAR) -> int | None:
    """The cell of the ship that a shot would change: shots that change nothing are all the same."""
    at = met(state, seat, cell, course, reach)
    return at if at is not None and struck(state.ships[at]) != "mercenary" else None


def targets(state: State, seat: int, cell: int, courses: tuple[str, ...]) -> set[int | None]:
    """The distinct outcomes of a shot: the ship it changes, or None."""
    return {harmed(state, seat, cell, course) for course in courses}


def fire(state: State, seat: int, cell: int, course: str, log: Log, reach: int = FAR) -> State:
    """The state after a shot."""
    at = met(state, seat, cell, course, reach)
    ship = None if at is None else state.ships[at]
    result = struck(ship)
    ray = GRID.rays[course][cell][:reach]
    if ray:
        end = ray[-1] if at is None else at
        state = replace(state, last=marked(state, "shots", ShotView(cell, end, result)))
    if at is None or ship is None:
        log.tell("shot-nothing", seat=SEATS[seat], cell=CELLS[cell], course=COURSES[course])
        return state
    log.tell(
        f"shot-{result}", seat=SEATS[seat], cell=CELLS[cell], course=COURSES[course],
        owner=SEATS[ship.owner], target=CELLS[at], ship=ship.value,
    )  # fmt: skip
    if result == "shield":
        state = with_ship(state, at, replace(ship, shields=ship.shields - 1))
        return replace(state, shields=state.shields + 1)
    if result == "burnt":
        return with_ship(state, at, replace(ship, burning=True))
    return state
