"""Ships at sea: hulls, the shots that are left beside them, the pennant of the one that acts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.ageofsail.view import Ship
from render.accents import DUE
from render.games.ageofsail.geometry import heading
from render.games.ageofsail.look import Sheet, palette, stamped
from render.palette import Stamp
from render.sprites import Pen
from render.style import Style
from render.theme import INK, SEA, WHITE
from render.vessels import vessel_stamp

ASIDE, ASIDE_DIAGONAL = 42, 48
"""How far balls lie from the middle of a hull; on a diagonal heading there is more room, and hulls are larger."""
APART = 19
"""Between two balls."""
STERNS = {1: (6, 58), 5: (65, 6), 7: (65, 58)}
"""Where the pennant flies on headings on which the upper left corner has balls or the bow: at the stern."""


def put_ship(sheet: Sheet, ship: Ship, colours: Sequence[int], shots: bool) -> None:
    """Puts a ship on the sea, with the `shots` that are left of each broadside."""
    style = sheet.style
    owner = style.owners[colours[ship.seat]]
    turned = heading(ship.heading)
    ground = style.dye(SEA[0])
    sheet.put(
        vessel_stamp(palette(style), ground, owner, ship.size, ship.masts, turned, sheet.board.wide, style), ship.cell
    )
    if shots:
        sheet.put(balls(ship.size, ship.port, ship.starboard, turned, sheet.board.wide, style), ship.cell)


@lru_cache(maxsize=512)
def balls(size: int, port: int, starboard: int, turned: int, cell: int, style: Style) -> Stamp:
    """A ball for each shot of a broadside beside the hull, hollow for those fired, from the bow."""
    pen = Pen(2 * cell, units=200, style=style)
    body = pen.within(100, 100, 1, 45 * turned)
    aside = ASIDE_DIAGONAL if turned % 2 else ASIDE
    for x, fired in ((-aside, port), (aside, starboard)):
        for i in range(size):
            y = (i - (size - 1) / 2) * APART + 2
            body.circle(x, y, 9, WHITE)
            body.circle(x, y, 7, INK)
            if i < fired:
                body.circle(x, y, 4, WHITE)
    return stamped(pen.sprite(), style)


@lru_cache(maxsize=64)
def pennant(turned: int, cell: int, style: Style) -> Stamp:
    """Flies at the ship whose activation is under way, in a corner of her cell that her balls leave free."""
    pen = Pen(cell, units=100, style=style)
    x, y = STERNS.get(turned, (6, 6))
    flag = f"M {x} {y} H {x + 29} L {x + 20} {y + 9} L {x + 29} {y + 18} H {x} Z"
    pen.path(f"M {x} {y} V {y + 34}", None, INK, 7)
    pen.path(flag, DUE, INK, 5)
    pen.path(flag, DUE)
    return stamped(pen.sprite(), style)
