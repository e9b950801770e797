"""What is seen at a ship: her cargo, the order, and that she is trapped."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.piratebay.view import Hold
from render.games.piratebay import signs
from render.palette import Stamp
from render.sailing.look import Brush
from render.sailing.signs import medal
from render.sprites import Pen
from render.theme import GOLD, INK, STEEL_DARK, WHITE

ROWS = {
    "upright": ((24.5, 93), (41.5, 93), (58.5, 93), (75.5, 93)),
    "across": ((9, 90), (26, 90), (74, 90), (91, 90)),
    "rising": ((9, 93), (26, 93), (43, 93), (60, 93)),
    "falling": ((40, 93), (57, 93), (74, 93), (91, 93)),
}
"""Where a ship's four treasures lie below her, by how she lies: beside her shots, and off her bow."""
MEDALS = {0: (86, 16), 1: (42, 12), 2: (88, 14), 3: (58, 12), 4: (86, 16), 5: (42, 12), 6: (88, 14), 7: (58, 12)}
LOCKS = {0: (14, 22), 1: (12, 46), 2: (14, 14), 3: (88, 46), 4: (14, 22), 5: (88, 54), 6: (14, 14), 7: (12, 54)}
"""Where the order and the padlock are, by heading."""


def row(turned: int) -> tuple[tuple[float, float], ...]:
    """The places for treasures of a ship on a heading."""
    if turned % 4 == 0:
        return ROWS["upright"]
    if turned % 2 == 0:
        return ROWS["across"]
    return ROWS["rising"] if turned % 4 == 1 else ROWS["falling"]


@lru_cache(maxsize=512)
def cargo(hold: Hold, order: bool, trapped: bool, turned: int, brush: Brush) -> Stamp:
    """Gold as round coins, cannons as dark squares, the order as a medal, a trap as a padlock."""
    return brush.stamp(cargo_sprite(hold, order, trapped, turned, brush))


def cargo_sprite(hold: Hold, order: bool, trapped: bool, turned: int, brush: Brush) -> Image.Image:
    """The same, RGBA: a square of two cells."""
    pen = brush.pen(2)
    body = pen.within(50, 50)
    for i, (x, y) in enumerate(row(turned)[: hold.gold + hold.cannons]):
        piece(body.within(x, y), i < hold.gold)
    if order:
        x, y = MEDALS[turned]
        body.circle(x, y, 20, WHITE, INK, 4)
        medal(body.within(x, y, 0.3))
    if trapped:
        x, y = LOCKS[turned]
        signs.padlock(body.within(x, y, 0.36))
    return pen.sprite()


def piece(pen: Pen, gold: bool) -> None:
    """A treasure in a hold."""
    if gold:
        pen.circle(0, 0, 8, GOLD, INK, 4)
        pen.circle(0, 0, 8, GOLD)
    else:
        pen.box(-7, -7, 7, 7, 1, STEEL_DARK, INK, 4)
        pen.box(-7, -7, 7, 7, 1, STEEL_DARK)
