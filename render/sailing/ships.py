"""Ships at sea: hulls, the shots that are left beside them, the pennant of the one that acts; ships of lists."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.sailing.view import Ship
from render.accents import DUE
from render.owners import Owner
from render.palette import Stamp
from render.sailing.geometry import heading
from render.sailing.look import Brush, Sheet
from render.style import Style
from render.theme import CARD, INK, SEA, WHITE
from render.vessels import vessel, vessel_stamp

ASIDE, ASIDE_DIAGONAL = 42, 48
"""How far balls lie from the middle of a hull; on a diagonal heading there is more room, and hulls are larger."""
APART = 19
"""Between two balls."""
STERNS = {1: (6, 58), 5: (65, 6), 7: (65, 58)}
"""Where the pennant flies on headings on which the upper left corner has balls or the bow: at the stern."""


def put_ship(sheet: Sheet, ship: Ship, owner: Owner, shots: bool) -> None:
    """Puts a ship on the sea, with the `shots` that are left of each broadside."""
    style, palette = sheet.style, sheet.canvas.palette
    turned = heading(ship.heading)
    ground = style.dye(SEA[0])
    sheet.put(vessel_stamp(palette, ground, owner, ship.size, ship.masts, turned, sheet.board.wide, style), ship.cell)
    if shots:
        sheet.put(balls(ship.size, ship.port, ship.starboard, turned, sheet.brush), ship.cell)


@lru_cache(maxsize=512)
def balls(size: int, port: int, starboard: int, turned: int, brush: Brush) -> Stamp:
    """A ball for each shot of a broadside beside the hull, hollow for those fired, from the bow."""
    pen = brush.pen(2)
    body = pen.within(100, 100, 1, 45 * turned)
    aside = ASIDE_DIAGONAL if turned % 2 else ASIDE
    for x, fired in ((-aside, port), (aside, starboard)):
        for i in range(size):
            y = (i - (size - 1) / 2) * APART + 2
            body.circle(x, y, 9, WHITE)
            body.circle(x, y, 7, INK)
            if i < fired:
                body.circle(x, y, 4, WHITE)
    return brush.stamp(pen.sprite())


@lru_cache(maxsize=64)
def pennant(turned: int, brush: Brush) -> Stamp:
    """Flies at the ship whose activation is under way, in a corner of her cell that her balls leave free."""
    pen = brush.pen()
    x, y = STERNS.get(turned, (6, 6))
    flag = f"M {x} {y} H {x + 29} L {x + 20} {y + 9} L {x + 29} {y + 18} H {x} Z"
    pen.path(f"M {x} {y} V {y + 34}", None, INK, 7)
    pen.path(flag, DUE, INK, 5)
    pen.path(flag, DUE)
    return brush.stamp(pen.sprite())


# ---------------------------------------------------------------- in lists

HULL = 58
"""A cell in px for ships of lists."""


def pale(sprite: Image.Image, style: Style) -> Image.Image:
    """A sprite in RGB, blended with the colour of the strip."""
    ground = Image.new("RGB", sprite.size, style.dye(CARD))
    return Image.blend(sprite.convert("RGB"), ground, 0.66)


@lru_cache(maxsize=256)
def hull(owner: Owner, size: int, masts: int, style: Style) -> Image.Image:
    """A ship of a list, heading east, without water around; RGBA."""
    sprite = vessel(owner, size, masts, 2, HULL, style, foam=False)
    left, top, right, bottom = sprite.getbbox() or (0, 0, *sprite.size)
    return sprite.crop((left, top, right, bottom))
