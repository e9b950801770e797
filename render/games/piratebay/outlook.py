"""What a ship could do where she may stop: explore, load, unload."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.piratebay.view import View
from engine.sailing.view import Ship
from engine.values import Cell
from render.games.piratebay import signs
from render.icons import Icon
from render.palette import Stamp
from render.sailing.geometry import COURSES, beyond
from render.sailing.look import Brush, Sheet
from render.sailing.signs import medal

HOLD = 4
"""Treasures that a ship can carry (PB-21)."""
WORKS: dict[str, tuple[Icon, int, int]] = {
    "explore": (signs.unknown, 17, 83),
    "load": (signs.chest, 83, 83),
    "order": (medal, 83, 17),
    "unload": (signs.anchor, 17, 17),
}
"""What tells of each kind of work, and in which corner."""


def put_outlook(sheet: Sheet, view: View, ship: Ship, stops: Iterable[Cell]) -> None:
    """Puts signs on the cells beside which there is something to do for a ship, her own among them."""
    for stop in stops:
        for work in works(view, ship, stop):
            sheet.put(sign(work, sheet.brush), stop)


def works(view: View, ship: Ship, stop: Cell) -> list[str]:
    """What a ship could do at a stop (PB-20 to PB-23)."""
    beside = {beyond(stop, course) for course in COURSES}
    found = []
    if beside.intersection(view.down):
        found.append("explore")
    carried = view.holds[ship.seat].gold + view.holds[ship.seat].cannons
    # Who has turned up a tile doesn't sail any more in that turn, so whatever lies face up may be loaded (PB-21).
    if carried < HOLD and any(heap.cell in beside for heap in view.heaps):
        found.append("load")
    if view.order_at and (view.order_at in beside or view.order_at == stop):
        found.append("order")
    if carried and any(islet.seat == ship.seat and islet.land in beside for islet in view.islets):
        found.append("unload")
    return found


@lru_cache(maxsize=32)
def sign(work: str, brush: Brush) -> Stamp:
    """Small, in a corner of a cell."""
    icon, x, y = WORKS[work]
    pen = brush.pen()
    icon(pen.within(x, y, 0.3))
    return brush.stamp(pen.sprite())
