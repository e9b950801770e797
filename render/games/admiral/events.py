"""What has happened: ways, lost ships, salvos, fights. What is older is fainter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.admiral.view import Salvo, Ship, View
from engine.values import Cell
from render.sailing import events
from render.sailing.geometry import course_to
from render.sailing.look import Sheet


def put_wakes(sheet: Sheet, view: View, last: int) -> None:
    """Where ships have sailed and drifted."""
    tracks = [replace(one, how="drifted") if one.how == "struck" else one for one in view.tracks]
    events.put_wakes(sheet, tracks, last)


def last_mover(view: View, last: int) -> Ship | None:
    """The ship that moved last in the turn `last`."""
    moved = [track.ship for track in view.tracks if track.turn == last]
    return next((ship for ship in view.ships if moved and ship.id == moved[-1]), None)


def put_wrecks(sheet: Sheet, view: View, taken: Collection[Cell], colours: Sequence[int]) -> None:
    """Where ships were lost; at the lower left of a cell that is taken."""
    for mark in view.marks:
        if mark.what == "sunk":
            owner = sheet.style.owners[colours[mark.seat]]
            sheet.put(events.sunk(owner, mark.cell in taken, sheet.brush), mark.cell)


# ---------------------------------------------------------------- salvos

SHORT = {(True, True): 50, (False, True): 25, (True, False): 20}
"""Results of fire from the north-west, north and west stay so far off a ship, in units, 100 to a cell: else they would
cover her strength, which is at the upper left.
"""


class Volley(NamedTuple):
    """Salvos of a turn from the same places at the same target, as one."""

    turn: int
    origins: tuple[Cell, ...]
    target: Cell
    dice: tuple[int, ...]
    hits: int
    shots: int


def volleys(salvos: Sequence[Salvo]) -> list[Volley]:
    """Salvos as volleys, the one fired last at the end."""
    found: dict[tuple[int, tuple[Cell, ...], Cell], Volley] = {}
    for salvo in salvos:
        key = (salvo.turn, salvo.origins, salvo.target)
        old = found.pop(key, Volley(*key, (), 0, 0))
        found[key] = Volley(*key, (*old.dice, salvo.die), old.hits + salvo.hits, old.shots + salvo.shots)
    return list(found.values())


def put_salvos(sheet: Sheet, view: View, last: int) -> None:
    """Lines from all who fired to the target, for below the ships: so they cover nobody's strength."""
    for volley in _sorted(view):
        for origin in _straight(volley):
            stamp = events.line(*_step(origin, volley), volley.hits > 0, False, False, volley.turn == last, sheet.brush)
            sheet.put_between(stamp, origin, volley.target)


def put_results(sheet: Sheet, view: View, last: int) -> None:
    """Whether they hit, at the ends of the lines; where there is room tags tell that of the turn `last`."""
    taken = {ship.cell for ship in view.ships}
    for volley in _sorted(view):
        fresh = volley.turn == last
        for origin in () if fresh and sheet.large else _straight(volley):
            dx, dy = _step(origin, volley)
            short = SHORT.get((dx > 0, dy < 0), 0) if volley.target in taken and dx >= 0 >= dy else 0
            stamp = events.result(dx, dy, volley.hits > 0, fresh, sheet.brush, short)
            sheet.put_between(stamp, origin, volley.target)


def _sorted(view: View) -> list[Volley]:
    """Those of the last turn last."""
    return sorted(volleys(view.salvos), key=lambda volley: volley.turn)


def _straight(volley: Volley) -> list[Cell]:
    """From where lines can be drawn."""
    return [origin for origin in volley.origins if course_to(origin, volley.target)]


def _step(origin: Cell, volley: Volley) -> tuple[int, int]:
    return volley.target.col - origin.col, volley.target.row - origin.row


# ---------------------------------------------------------------- fights


def put_fights(sheet: Sheet, view: View, last: int) -> None:
    """Swords where ships were boarded and forts stormed, except where there is room for their points."""
    for fight in view.fights:
        if not (fight.turn == last and sheet.large):
            sheet.put(events.fought(fight.turn == last, sheet.brush), fight.cell)
