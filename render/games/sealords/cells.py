"""The 42 cells: sea, effect, mine, ship, and what the last turn or a choice marks on them.

A cell is put together once for each look that it can have, and kept as an indexed image.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from engine.games.sealords.view import CellView, Effect, Mine
from render import gunfire, icons
from render.accents import LAST
from render.canvas import put
from render.games.sealords.look import CELL, CRESTS, DIMMED, SEA, VEILED, palette
from render.games.sealords.tiles import INSET, ship_tile
from render.marks import brackets, rim
from render.sprites import Pen
from render.style import Style
from render.theme import INK, STEEL_DARK

EFFECTS: dict[Effect, icons.Icon] = {
    "vp": icons.star,
    "shot_orthogonal": gunfire.shot_orthogonal,
    "shot_diagonal": gunfire.shot_diagonal,
    "repair": icons.spanner,
    "mine": icons.lay_mine,
    "reserve": icons.reserve,
}
MINES: dict[Mine, icons.Icon] = {"mine": icons.mine, "decoy": icons.unknown, "fake": icons.fake}
MIDDLE = CELL / 2
WAVES = ((10, 22), (98, 120), (62, 18))
"""Where a cell's wave begins."""


class Look(msgspec.Struct, frozen=True):
    """What is marked on a cell. `dim`: nothing can be done here now. `cleared`: a mine was taken away here."""

    dim: bool = False
    used: bool = False
    mined: bool = False
    cleared: bool = False
    repaired: bool = False
    shielded: bool = False
    open: bool = False
    chosen: bool = False


PLAIN = Look()


@lru_cache(maxsize=2048)
def cell_piece(view: CellView, side: int, shade: int, wave: int, look: Look, style: Style) -> Image.Image:
    """The cell as an indexed square of `CELL` px. `side`: whose half; `shade`: 0 or 1; `wave`: which waves, 0 to 2."""
    if look.open or look.chosen:
        plain = msgspec.structs.replace(look, open=False, chosen=False)
        image = palette(style).rgb(cell_piece(view, side, shade, wave, plain, style))
        # The pointers come from the sides on which no badge lies.
        put(image, rim(look.chosen, CELL, CELL, style, (90, 180)), MIDDLE, MIDDLE)
        return palette(style).index(image)
    if look.dim:
        bright = cell_piece(view, side, shade, wave, msgspec.structs.replace(look, dim=False), style)
        dimmed = palette(style).shade(bright, DIMMED)
        if view.ship:
            # Less for the tile: everybody's ships stay in sight.
            tile = (INSET - 2, INSET - 2, CELL - INSET + 2, CELL - INSET + 2)
            dimmed.paste(palette(style).shade(bright.crop(tile), VEILED), tile)
        return dimmed
    image = sea(side, shade, wave, style).copy()
    if view.ship:
        put(image, ship_tile(view.ship, look.repaired, look.shielded, style), MIDDLE, MIDDLE)
    elif view.effect is None:
        # Not laid out yet, or not to be seen (SL-40).
        return palette(style).shade(palette(style).index(image), DIMMED)
    elif view.mine:
        put(image, icons.sprite(EFFECTS[view.effect], style.size(68), style), 42, 42)
        put(image, token(view.mine, look.mined, style), 87, 87)
    else:
        put(image, icons.sprite(EFFECTS[view.effect], style.size(90), style), MIDDLE, MIDDLE)
    if look.used:
        put(image, brackets(CELL, CELL, style), MIDDLE, MIDDLE)
    if look.cleared:
        put(image, _cleared(style), *((CELL - 26, 26) if view.ship else (CELL - 30, CELL - 30)))
    return palette(style).index(image)


@lru_cache(maxsize=16)
def sea(side: int, shade: int, wave: int, style: Style) -> Image.Image:
    """An empty cell without an effect, in RGB."""
    ground = SEA[side][shade]
    pen = Pen(CELL, units=CELL, style=style)
    if style.ornate:
        x, y = WAVES[wave]
        pen.path(f"M {x} {y} Q {x + 7} {y - 9} {x + 14} {y} Q {x + 21} {y + 9} {x + 28} {y}", None, CRESTS[side], 3.4)
    else:
        # A grid in place of two shades.
        pen.path(f"M 0 0 H {CELL} V {CELL} H 0 Z", None, STEEL_DARK, 1.6)
    image = Image.new("RGB", (CELL, CELL), style.dye(ground))
    put(image, pen.sprite(), MIDDLE, MIDDLE)
    return image


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
