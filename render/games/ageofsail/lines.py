"""Lines of ships: a lane under their hulls in their owner's colour, whose pointed end is the first one's (AS-40)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.games.ageofsail.view import View
from engine.sailing.view import Ship
from render.owners import Owner
from render.palette import Stamp
from render.sailing.geometry import heading
from render.sailing.look import CREST, Brush, Sheet
from render.sprites import Pen
from render.theme import INK

HALVES = (46.0, 41.5, 30.0)
"""Half the width of a lane with its dark edge, without it, and of the water in it: wider than sails, or none of it
would be seen between ships that lie close.
"""
TAPER, TIP = 24, 84
"""How far before the middle of the first ship's cell the lane begins to taper, and its point."""
DIAGONAL = 1.14
"""So many times as far on a diagonal heading, on which ships are larger too."""


def of(view: View, id: str | None) -> tuple[str, ...]:
    """The line of a ship, from the first to the last; () where she is in none."""
    return next((line for line in view.lines if id in line), ())


def sailed(view: View) -> Iterator[list[Ship]]:
    """The ships of each line that are at sea, from the first to the last."""
    ships = {ship.id: ship for ship in view.ships}
    for line in view.lines:
        found = [ships[id] for id in line if id in ships]
        if found:
            yield found


def put_lines(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    """Draws all lanes, before what lies on them."""
    for ships in sailed(view):
        put_lane(sheet, ships, sheet.style.owners[colours[ships[0].seat]])


def put_lane(sheet: Sheet, ships: Sequence[Ship], owner: Owner) -> None:
    """The lane of a line. Its layers lie on each other over its whole length, so that it is one piece."""
    first = ships[0]
    for layer in range(len(HALVES)):
        for one, other in pairwise(ships):
            step = (other.cell.col - one.cell.col, other.cell.row - one.cell.row)
            sheet.put_between(lane(*step, layer, owner, sheet.brush), one.cell, other.cell)
        sheet.put(bow(heading(first.heading), layer, owner, sheet.brush), first.cell)


@lru_cache(maxsize=256)
def lane(dx: int, dy: int, layer: int, owner: Owner, brush: Brush) -> Stamp:
    """A layer of the lane from the middle of a cell to that of the next one."""
    length = math.hypot(dx, dy)
    pen = brush.pen(2 + max(abs(dx), abs(dy)))
    middle = 50 * (2 + max(abs(dx), abs(dy)))
    _lane(pen.within(middle, middle, 1, math.degrees(math.atan2(-dy, dx))), layer, owner, 50 * length)
    return brush.stamp(pen.sprite())


def _lane(pen: Pen, layer: int, owner: Owner, reach: float) -> None:
    """A layer of a lane that reaches so far from its middle to both sides; its ends are round."""
    # Areas, no strokes: those are bolder in the stark style.
    half, ink = HALVES[layer], _inks(owner)[layer]
    pen.shape(((-reach, -half), (reach, -half), (reach, half), (-reach, half)), ink)
    for x in (-reach, reach):
        pen.circle(x, 0, half, ink)


@lru_cache(maxsize=256)
def bow(turned: int, layer: int, owner: Owner, brush: Brush) -> Stamp:
    """A layer of the lane's pointed end, on the cell of the first ship."""
    pen = brush.pen(2)
    _bow(pen.within(100, 100, 1, 45 * turned), layer, owner, DIAGONAL if turned % 2 else 1)
    return brush.stamp(pen.sprite())


def _bow(pen: Pen, layer: int, owner: Owner, far: float) -> None:
    """The point is solid, so only the two outer layers have one; it lies so many times `far`."""
    half, ink = HALVES[layer], _inks(owner)[layer]
    pen.circle(0, 0, half, ink)
    if layer < 2:
        tip = TIP * far - 1.5 * (HALVES[0] - half)
        pen.shape(((-half, 0), (-half, -TAPER * far), (0, -tip), (half, -TAPER * far), (half, 0)), ink)


def _inks(owner: Owner) -> tuple[str, str, str]:
    return INK, owner.tone, CREST


def lane_sprite(owner: Owner, brush: Brush) -> Image.Image:
    """A short lane to the east, RGBA: three cells wide."""
    pen = brush.pen(3)
    for layer in range(len(HALVES)):
        _lane(pen.within(140, 150), layer, owner, 50)
        _bow(pen.within(190, 150, 1, 90), layer, owner, 1)
    return pen.sprite()
