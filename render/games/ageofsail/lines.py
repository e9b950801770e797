"""Lines of ships: a lane under their hulls in their owner's colour, whose pointed end is the first one's (AS-40)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.games.ageofsail.view import View
from engine.sailing.view import Ship
from render.owners import Owner
from render.palette import Stamp
from render.sailing.look import CREST, Brush, Sheet
from render.sprites import Pen
from render.theme import INK, SEA

HALVES = (46.0, 41.5, 30.0)
"""Half the width of a lane with its dark edge, without it, and of the water in it: wider than sails, or none of it
would be seen between ships that lie close.
"""
TAPER, TIP = 24, 84
"""How far before the middle of the first ship's cell the lane begins to taper, and its point."""
SOFT = 1.0
"""Breadth of a soft edge in px."""
DIAGONAL = 1.14
"""So many times as far on a diagonal, on which ships are larger too."""


def of(view: View, id: str | None) -> tuple[str, ...]:
    """The line of a ship, from the first to the last; () where she is in none."""
    return next((line for line in view.lines if id in line), ())


def sailed(view: View) -> Iterator[list[Ship]]:
    """The ships of each line that are at sea, from the first to the last."""
    ships = {ship.id: ship for ship in view.ships}
    for line in view.lines:
        found = [ships[id] for id in line if id in ships]
        if len(found) > 1:
            yield found


def put_lines(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    """Draws all lanes, before what lies on them."""
    for ships in sailed(view):
        put_lane(sheet, ships, sheet.style.owners[colours[ships[0].seat]])


class Coat(NamedTuple):
    """A layer of a lane: half its width in units, its colour, what it lies on, and whether its end is pointed."""

    half: float
    ink: str
    ground: str
    pointed: bool


def coats(owner: Owner, cell: int) -> Iterator[Coat]:
    """The layers of a lane, the lowest first, on cells of this size in px.

    Each is followed by the same without its soft edge: where pieces of a lane overlap no edge is seen through it.
    """
    grounds = (SEA[0], INK, owner.tone)
    for half, ink, ground, pointed in zip(HALVES, (INK, owner.tone, CREST), grounds, (True, True, False), strict=True):
        yield Coat(half, ink, ground, pointed)
        yield Coat(half - 100 * SOFT / cell, ink, ink, pointed)


def put_lane(sheet: Sheet, ships: Sequence[Ship], owner: Owner) -> None:
    """The lane of a line. Its layers lie on each other over its whole length, so that it is one piece."""
    first, second = ships[0], ships[1]
    before = (first.cell.col - second.cell.col, first.cell.row - second.cell.row)
    for coat in coats(owner, sheet.brush.cell):
        for one, other in pairwise(ships):
            step = (other.cell.col - one.cell.col, other.cell.row - one.cell.row)
            sheet.put_between(lane(*step, coat, sheet.brush), one.cell, other.cell)
        sheet.put(bow(*before, coat, sheet.brush), first.cell)


@lru_cache(maxsize=512)
def lane(dx: int, dy: int, coat: Coat, brush: Brush) -> Stamp:
    """A layer of a lane from the middle of a cell to that of the next one."""
    cells = 2 + max(abs(dx), abs(dy))
    pen = brush.pen(cells)
    turn = math.degrees(math.atan2(-dy, dx))
    _lane(pen.within(50 * cells, 50 * cells, 1, turn), coat, 50 * math.hypot(dx, dy))
    return brush.stamp(_trimmed(pen.sprite()), coat.ground)


def _trimmed(sprite: Image.Image) -> Image.Image:
    """A sprite without empty edges, as much less on both sides, so that its middle stays: there are many of them."""
    left, top, right, bottom = sprite.getbbox() or (0, 0, *sprite.size)
    x, y = min(left, sprite.width - right), min(top, sprite.height - bottom)
    return sprite.crop((x, y, sprite.width - x, sprite.height - y))


def _lane(pen: Pen, coat: Coat, reach: float) -> None:
    """A layer of a lane that reaches so far from its middle to both sides; its ends are round."""
    # Areas, no strokes: those are bolder in the stark style.
    half = coat.half
    pen.shape(((-reach, -half), (reach, -half), (reach, half), (-reach, half)), coat.ink)
    for x in (-reach, reach):
        pen.circle(x, 0, half, coat.ink)


@lru_cache(maxsize=512)
def bow(dx: int, dy: int, coat: Coat, brush: Brush) -> Stamp:
    """A layer of a lane's pointed end, on the cell of the first ship; `dx`, `dy`: the way to it from the second one.

    It goes on as the lane does, however the first ship heads: so both ends are told apart at a glance.
    """
    pen = brush.pen(2)
    turn = math.degrees(math.atan2(dx, dy))
    _bow(pen.within(100, 100, 1, turn), coat, DIAGONAL if dx and dy else 1)
    return brush.stamp(_trimmed(pen.sprite()), coat.ground)


def _bow(pen: Pen, coat: Coat, far: float) -> None:
    """The same; its point lies so many times as `far`."""
    half = coat.half
    pen.circle(0, 0, half, coat.ink)
    if coat.pointed:
        tip = TIP * far - 1.5 * (HALVES[0] - half)
        pen.shape(((-half, 0), (-half, -TAPER * far), (0, -tip), (half, -TAPER * far), (half, 0)), coat.ink)


def lane_sprite(owner: Owner, brush: Brush) -> Image.Image:
    """A short lane to the east, RGBA: three cells wide."""
    pen = brush.pen(3)
    for coat in coats(owner, brush.cell):
        _lane(pen.within(140, 150), coat, 50)
        _bow(pen.within(190, 150, 1, 90), coat, 1)
    return pen.sprite()
