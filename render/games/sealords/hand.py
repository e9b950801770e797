"""The private strips: the viewer's ships in large tiles, each with what it does."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from render import gunfire, icons
from render.canvas import put
from render.games.sealords.fleets import badge
from render.games.sealords.look import FADED, GAP, INNER, fleets, palette
from render.games.sealords.tiles import pattern
from render.marks import rim_chosen
from render.rows import Place, Rows
from render.ships import rated
from render.sprites import Pen
from render.style import Style
from render.theme import INK, PAPER, WHITE

TALL = 140
PICTURED = 200
"""Width of a tile with a picture of the ship beside number and effect."""
FEW = 3
"""Up to so many ships are pictured: a hand as it is dealt. More pictures would make the file too large."""
BROAD = 150
"""Width of a tile with a large number and a large effect side by side; in narrower ones they are stacked."""
TAG = 62
ROWS = Rows(TALL, GAP, 9)
EFFECTS: dict[int, icons.Icon] = {
    1: icons.shield,
    3: gunfire.shot_orthogonal,
    5: icons.spanner,
    7: icons.clear_mine,
    9: icons.again,
}
"""What a ship does by its number; an even one brings a coin."""


def height(count: int) -> int:
    """Height of a strip of so many ships in px, with the gap below it."""
    return ROWS.height(count)


def places(count: int, tagged: bool) -> list[Place]:
    """The places of so many tiles in the width of the picture; `tagged`: an icon lies before them."""
    indent = TAG if tagged else 0
    found = ROWS.places(count, INNER - indent, BROAD if tagged or count > FEW else PICTURED)
    return [msgspec.structs.replace(place, left=place.left + indent) for place in found]


@lru_cache(maxsize=4)
def tag_piece(icon: icons.Icon, style: Style) -> Image.Image:
    """What a strip shows (the hand, the reserve), indexed."""
    image = Image.new("RGB", (TAG - GAP, TALL), style.dye(PAPER))
    put(image, icons.sprite(icon, TAG - GAP, style), image.width / 2, TALL / 2)
    return palette(style).index(image)


@lru_cache(maxsize=256)
def hand_tile(seat: int, number: int, width: int, chosen: bool, dim: bool, style: Style) -> Image.Image:
    """A ship of the hand, indexed. `dim`: another one has been chosen."""
    owner = fleets(style)[seat]
    image = Image.new("RGB", (width, TALL), style.dye(PAPER))
    pen = Pen(width, TALL, width, style)
    pen.box(5, 5, width - 5, TALL - 5, 16, owner.tile, owner.edge, 5)
    pen.path(
        f"M 7 {TALL - 34} H {width - 7} V {TALL - 20} Q {width - 7} {TALL - 7} {width - 20} {TALL - 7} "
        f"H 20 Q 7 {TALL - 7} 7 {TALL - 20} Z",
        owner.water,
    )
    pattern(pen, owner, 7, width - 7, TALL - 32, TALL - 7)
    if width >= PICTURED:
        rated(number)(pen.within(width - 126, 20, 1.1), owner.paint)
    if chosen:
        rim_chosen(pen, width, TALL)
    put(image, pen.sprite(), width / 2, TALL / 2)
    effect = EFFECTS.get(number, icons.coin)
    if width == BROAD:
        put(image, badge(owner, str(number), style.size(64), style.size(52), style=style), 45, 56)
        put(image, effect_sprite(effect, 72, style), width - 46, TALL - 52)
    else:
        middle = 44 if width >= PICTURED else width / 2
        put(image, badge(owner, str(number), style.size(60), style.size(48), style=style), middle, 43)
        put(image, effect_sprite(effect, 62, style), middle, TALL - 37)
    piece = palette(style).index(image)
    return palette(style).shade(piece, FADED) if dim else piece


@lru_cache(maxsize=32)
def effect_sprite(icon: icons.Icon, size: int, style: Style) -> Image.Image:
    """What a ship does, on a disc; RGBA."""
    pen = Pen(size, units=62, style=style)
    pen.circle(31, 31, 27, WHITE, INK, 4)
    icon(pen.within(31, 31, 0.41))
    return pen.sprite()
