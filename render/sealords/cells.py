"""The 42 cells: sea, effect, mine, ship, and what the last turn or a choice marks on them.

A cell is put together once for each look that it can have, and kept as an indexed image.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from engine.sealords.view import CellView, Effect, Mine, ShipView
from render import icons
from render.badges import OWNERS, badge
from render.canvas import put
from render.sealords.look import ASH, BRIGHT, BURNT, BURNT_WATER, CELL, DIM, SEA, palette
from render.ships import privateer, rated, wreck
from render.sprites import Pen
from render.theme import INK, RED, WHITE, mix

EFFECTS: dict[Effect, icons.Icon] = {
    "vp": icons.star,
    "shot_orthogonal": icons.shot_orthogonal,
    "shot_diagonal": icons.shot_diagonal,
    "repair": icons.spanner,
    "mine": icons.lay_mine,
    "reserve": icons.reserve,
}
MINES: dict[Mine, icons.Icon] = {"mine": icons.mine, "decoy": icons.unknown, "fake": icons.fake}

TILE = 130


class Look(msgspec.Struct, frozen=True):
    """What is marked on a cell. `cleared`: a mine was taken away here. `dim`: nothing can be done here now."""

    used: bool = False
    mined: bool = False
    cleared: bool = False
    repaired: bool = False
    shielded: bool = False
    dim: bool = False
    open: bool = False
    chosen: bool = False


PLAIN = Look()


@lru_cache(maxsize=2048)
def cell_piece(view: CellView, side: int, shade: int, wave: int, look: Look) -> Image.Image:
    """The cell as an indexed image of 140 by 140 px. `side`: whose half; `shade` 0 or 1; `wave`: which waves, 0 to 2."""
    image = _sea(side, shade, wave).copy()
    middle = CELL / 2
    if view.ship:
        put(image, ship_tile(view.ship, look), middle, middle)
    elif view.mine:
        put(image, icons.sprite(EFFECTS[view.effect], 68), 46, 46)
        put(image, token(view.mine, look.mined), 92, 92)
    else:
        put(image, icons.sprite(EFFECTS[view.effect], 92), middle, middle)
    if look.cleared:
        put(image, _cleared(), 104 if not view.ship else 112, 104 if not view.ship else 32)
    if look.dim:
        image = Image.blend(image, Image.new("RGB", image.size, DIM), 0.62)
    if look.open or look.chosen:
        put(image, _rim(look.chosen), middle, middle)
    return palette().index(image)


@lru_cache(maxsize=16)
def _sea(side: int, shade: int, wave: int) -> Image.Image:
    ground = SEA[side][shade]
    pen = Pen(CELL, units=CELL)
    crest = mix(ground, "#ffffff", 0.34)
    places = (((16, 22), (98, 124)), ((102, 18), (14, 112)), ((92, 26), (30, 126)))[wave]
    for i, (x, y) in enumerate(places):
        pen.path(f"M {x} {y} Q {x + 7} {y - 8} {x + 14} {y} Q {x + 21} {y - 8} {x + 28} {y}", None, crest, 3)
        if i == wave % 2:
            pen.path(f"M {x + 10} {y + 9} Q {x + 16} {y + 2} {x + 22} {y + 9}", None, crest, 3)
    image = Image.new("RGB", (CELL, CELL), ground)
    put(image, pen.sprite(), CELL / 2, CELL / 2)
    return image


@lru_cache(maxsize=16)
def token(mine: Mine, fresh: bool) -> Image.Image:
    """A mine lying in the sea: a token, unlike the outlined effect that lays one. `fresh`: laid in the last turn."""
    pen = Pen(84, units=84)
    pen.circle(42, 42, 34, WHITE, RED if fresh else INK, 12 if fresh else 4)
    if fresh:
        pen.circle(42, 42, 33, WHITE, RED, 5)
    icons_pen = pen.within(42, 42, 0.56)
    MINES[mine](icons_pen)
    return pen.sprite()


@lru_cache(maxsize=1)
def _cleared() -> Image.Image:
    pen = Pen(56, units=56)
    for start in range(0, 360, 45):
        arc = pen.within(28, 28, turn=start)
        arc.path("M -7 -22 Q 0 -25 7 -22", None, WHITE, 9)
        arc.path("M -7 -22 Q 0 -25 7 -22", None, RED, 5)
    pen.path("M 19 19 L 37 37 M 37 19 L 19 37", None, WHITE, 10)
    pen.path("M 19 19 L 37 37 M 37 19 L 19 37", None, RED, 6)
    return pen.sprite()


@lru_cache(maxsize=4)
def _rim(chosen: bool) -> Image.Image:
    pen = Pen(CELL, units=CELL)
    if chosen:
        pen.box(5, 5, CELL - 5, CELL - 5, 16, None, INK, 10)
        pen.box(5, 5, CELL - 5, CELL - 5, 16, None, BRIGHT, 6)
        for turn in range(0, 360, 90):
            side = pen.within(CELL / 2, CELL / 2, turn=turn)
            side.path("M -13 -66 H 13 L 0 -47 Z", BRIGHT, INK, 3)
    else:
        pen.box(5, 5, CELL - 5, CELL - 5, 16, None, INK, 7)
        pen.box(5, 5, CELL - 5, CELL - 5, 16, None, BRIGHT, 4)
    return pen.sprite()


@lru_cache(maxsize=512)
def ship_tile(ship: ShipView, look: Look) -> Image.Image:
    """A ship's tile with all that is marked on it, as an RGBA sprite."""
    owner = OWNERS[ship.owner]
    pen = Pen(CELL, units=CELL)
    low, high = (CELL - TILE) / 2, (CELL + TILE) / 2
    tile, water = (BURNT, BURNT_WATER) if ship.burning else (owner.tile, owner.water)
    pen.box(low + 3, low + 3, high - 3, high - 3, 14, tile, owner.edge, 5)
    level = high - 30
    pen.path(
        f"M {low + 3} {level} Q {low + 14} {level - 8} {low + 25} {level} Q {low + 36} {level - 8} {low + 47} {level} "
        f"Q {low + 58} {level - 8} {low + 69} {level} Q {low + 80} {level - 8} {low + 91} {level} "
        f"Q {low + 102} {level - 8} {low + 113} {level} Q {low + 120} {level - 6} {high - 3} {level} "
        f"V {high - 17} Q {high - 3} {high - 3} {high - 17} {high - 3} H {low + 17} "
        f"Q {low + 3} {high - 3} {low + 3} {high - 17} Z",
        water,
    )
    if ship.card is not None:
        # A hired ship: a red rim inside the tile's edge.
        pen.box(low + 6, low + 6, high - 6, high - 6, 11, None, RED, 7)
    if ship.burning:
        wreck(pen.within(30, 30, 0.96))
    else:
        sail = privateer if ship.card is not None else rated(ship.numbers[0])
        sail(pen.within(31, 29, 0.97), owner.paint)
    image = pen.sprite()
    text = "".join(map(str, ship.numbers)) or "X"
    label = badge(
        owner,
        " ".join(text) if len(text) > 1 else text,
        60,
        46 if len(text) == 1 else 38,
        ASH if ship.burning else None,
    )
    image.alpha_composite(label, (max(0, 36 - label.width // 2) if len(text) == 1 else 0, 36 - label.height // 2))
    if ship.shields:
        stack = _shields(ship.shields, look.shielded)
        image.alpha_composite(stack, (CELL - stack.width - 6, CELL - stack.height - 6))
    if look.repaired:
        image.alpha_composite(_chip(icons.spanner), (6, CELL - 58))
    if look.used:
        image.alpha_composite(_used())
    return image


def _shields(count: int, fresh: bool) -> Image.Image:
    """Shield tokens: one or two as such, more as one with a figure."""
    if count <= 2:
        size = 44
        image = Image.new("RGBA", (size + (count - 1) * 30, size))
        for i in range(count):
            image.alpha_composite(icons.sprite(icons.shield, size), (i * 30, 0))
    else:
        pen = Pen(58, units=116)
        icons.count_shield(pen.within(58, 58))
        pen.text(58, 52, str(count), 66, INK)
        image = pen.sprite()
    if fresh:
        ring = Pen(image.width, image.height, units=image.width)
        ring.box(2, 2, image.width - 2, image.height - 2, 9, None, RED, 4)
        image.alpha_composite(ring.sprite())
    return image


@lru_cache(maxsize=8)
def _chip(icon: icons.Icon) -> Image.Image:
    pen = Pen(52, units=52)
    pen.circle(26, 26, 22, WHITE, RED, 5)
    icon(pen.within(26, 26, 0.34))
    return pen.sprite()


@lru_cache(maxsize=1)
def _used() -> Image.Image:
    pen = Pen(CELL, units=CELL)
    pen.box(5, 5, CELL - 5, CELL - 5, 17, None, WHITE, 10)
    pen.box(5, 5, CELL - 5, CELL - 5, 17, None, RED, 7)
    return pen.sprite()
