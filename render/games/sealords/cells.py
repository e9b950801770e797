"""What lies on the 42 cells: effect, mine, ship, and what the last turn or a choice marks on them.

A cell is put together once for each look that it can have, and kept as a stamp, for any water.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from engine.games.sealords.view import CellView, Effect, Mine
from render import gunfire, icons
from render.accents import LAST
from render.canvas import Canvas, put
from render.games.sealords.look import CELL, DIMMED, SEA, VEILED, palette
from render.games.sealords.tiles import INSET, ship_tile
from render.games.sealords.water import patch
from render.marks import brackets, rim
from render.palette import Stamp
from render.sprites import Pen
from render.style import Style
from render.theme import INK

EFFECTS: dict[Effect, icons.Icon] = {
    "vp": icons.star,
    "shot_orthogonal": gunfire.shot_orthogonal,
    "shot_diagonal": gunfire.shot_diagonal,
    "repair": icons.spanner,
    "mine": icons.lay_mine,
    "reserve": icons.reserve,
}
MINES: dict[Mine, icons.Icon] = {"mine": icons.mine, "decoy": icons.unknown, "fake": icons.fake}
MIDDLE = CELL // 2


class Look(msgspec.Struct, frozen=True):
    """What the last turn marks on a cell. `cleared`: a mine was taken away here."""

    used: bool = False
    mined: bool = False
    cleared: bool = False
    repaired: bool = False
    shielded: bool = False


PLAIN = Look()


@lru_cache(maxsize=1024)
def cell_sprite(view: CellView, look: Look, style: Style) -> Image.Image:
    """What lies on a cell, RGBA, `CELL` px a side."""
    image = Image.new("RGBA", (CELL, CELL))
    if view.ship:
        image.alpha_composite(ship_tile(view.ship, look.repaired, look.shielded, style))
    elif view.effect is None:
        return image
    elif view.mine:
        _centred(image, icons.sprite(EFFECTS[view.effect], style.size(68), style), 42, 42)
        _centred(image, token(view.mine, look.mined, style), 87, 87)
    else:
        _centred(image, icons.sprite(EFFECTS[view.effect], style.size(90), style), MIDDLE, MIDDLE)
    if look.used:
        image.alpha_composite(brackets(CELL, CELL, style))
    if look.cleared:
        _centred(image, _cleared(style), *((CELL - 28, 28) if view.ship else (CELL - 30, CELL - 30)))
    return image


def _centred(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    image.alpha_composite(sprite, (max(x - sprite.width // 2, 0), max(y - sprite.height // 2, 0)))


@lru_cache(maxsize=2048)
def cell_stamp(view: CellView, side: int, look: Look, style: Style) -> Stamp:
    """The same for a cell of a half of the sea."""
    return palette(style).stamp(cell_sprite(view, look, style), style.dye(SEA[side][1]))


def cell_image(view: CellView, at: int, look: Look, style: Style) -> Image.Image:
    """A cell by its index with the water around what lies on it, RGB."""
    image = patch(at, style)
    put(image, cell_sprite(view, look, style), MIDDLE, MIDDLE)
    return image


def dim(canvas: Canvas, view: CellView, left: int, top: int) -> None:
    """Puts a cell in the shade, where nothing can be done now or nothing is known."""
    palette = canvas.palette
    bright = canvas.sheet.crop((left, top, left + CELL, top + CELL))
    canvas.paste(palette.shade(bright, DIMMED), left, top)
    if view.ship:
        # Less for the tile: everybody's ships stay in sight.
        edge = INSET - 2
        canvas.paste(
            palette.shade(bright.crop((edge, edge, CELL - edge, CELL - edge)), VEILED), left + edge, top + edge
        )


@lru_cache(maxsize=256)
def rim_stamp(chosen: bool, joined: tuple[int, ...], side: int, style: Style) -> Stamp:
    """The light around a cell that may be chosen, or the rim of one that has been; see `render.marks.rim`."""
    # The pointers come from the sides on which no badge lies.
    sprite = rim(chosen, CELL, CELL, style, (90, 180), joined)
    return palette(style).stamp(sprite, style.dye(SEA[side][1]))


@lru_cache(maxsize=8)
def token(mine: Mine, fresh: bool, style: Style) -> Image.Image:
    """A mine lying in the sea: a token, unlike the outlined effect that lays one. `fresh`: laid in the last turn."""
    pen = Pen(84, units=84, style=style)
    icons.token(pen.within(42, 42, 0.74), MINES[mine])
    if fresh:
        around = brackets(84, 84, style)
        image = pen.sprite().copy()
        image.alpha_composite(around)
        return image
    return pen.sprite()


@lru_cache(maxsize=2)
def _cleared(style: Style) -> Image.Image:
    pen = Pen(56, units=56, style=style)
    for colour, width in ((INK, 9.0), (LAST, 4.5)):
        for start in range(0, 360, 45):
            pen.within(28, 28, turn=start).path("M -7 -22 Q 0 -25 7 -22", None, colour, width)
        pen.path("M 19 19 L 37 37 M 37 19 L 19 37", None, colour, width)
    return pen.sprite()
