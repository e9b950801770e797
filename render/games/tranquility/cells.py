"""The cells: still water, islands, the numbers that fit between them, what closes a row, and what a choice marks.

A cell is put together once for each look that it can have, and kept as an indexed image.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from PIL import Image

from render import icons
from render.accents import CHOICE, PRICE
from render.canvas import put
from render.games.tranquility import signs
from render.games.tranquility.colours import palette
from render.games.tranquility.islands import Land, island
from render.games.tranquility.light import A_ROW, water
from render.games.tranquility.look import AMBER, DIMMED, GLOW, GLOW_CORE, HINT, ROCK, SPOTS, STORMS, TALL, WIDE
from render.marks import brackets, rim
from render.palette import Stamp
from render.sprites import Pen, Point, ring
from render.style import Style
from render.text import font
from render.theme import INK, STEEL_LIGHT, WHITE, mix

MIDDLE = WIDE / 2
LEVEL = 65
"""Of the calm spot in an empty cell, and of what is written there."""
FIGURE = 27


class Hint(msgspec.Struct, frozen=True):
    """The numbers that fit on the empty cells around, as text, and how many cells these are."""

    numbers: str
    cells: int
    state: Literal["", "tight", "lost"] = ""


class Look(msgspec.Struct, frozen=True):
    """What is to be seen in a cell.

    `reef`, `storm`: what closes its row. `prey`: a monster is about to take the island. `fresh`: what happened last
    happened here. `dim`: nothing can be done here now. `open`: it may be chosen, for `cost` cards where that is known.
    `swept`: the whole row has been chosen. `wrong`: the island must be turned over before the end. `hint`: the numbers
    that could still lie here and around.
    """

    row: int
    land: Land | None = None
    reef: bool = False
    storm: bool = False
    fresh: bool = False
    dim: bool = False
    open: bool = False
    chosen: bool = False
    swept: bool = False
    cost: int | None = None
    prey: bool = False
    wrong: bool = False
    hint: Hint | None = None


@lru_cache(maxsize=1536)
def cell_piece(look: Look, style: Style) -> Image.Image:
    """The cell as an indexed image."""
    if look.dim:
        bright = cell_piece(msgspec.structs.replace(look, dim=False, hint=None), style)
        shaded = palette(style).shade(bright, DIMMED)
        if look.hint:
            piece, mask = _hint_on_shade(look.hint, look.row, style)
            shaded.paste(piece, ((WIDE - piece.width) // 2, LEVEL - piece.height // 2), mask)
        return shaded
    image = _water(look.row, look.land is None, look.reef, look.storm, style).copy()
    if look.open:
        put(image, glow(look.land is None, style), MIDDLE, TALL / 2)
    if look.land:
        put(image, island(look.land, style), MIDDLE, TALL / 2)
    if look.prey:
        put(image, icons.sprite(signs.monster, 58, style), WIDE - 40, TALL - 36)
    if look.fresh:
        put(image, brackets(WIDE, TALL, style), MIDDLE, TALL / 2)
    if look.wrong:
        put(image, icons.sprite(signs.turn, 42, style), 29, TALL - 31)
    if look.swept:
        put(image, _sweep(style), MIDDLE, TALL / 2)
    if look.chosen or (look.open and not style.ornate):
        put(image, rim(look.chosen, WIDE, TALL, style), MIDDLE, TALL / 2)
    if look.hint and look.land is None:
        put(image, hint_sprite(look.hint, style, framed=look.open and not style.ornate), MIDDLE, LEVEL)
    if look.open and look.land is None:
        if look.cost:
            put(image, cost_sprite(look.cost, style), MIDDLE, LEVEL)
    elif look.chosen and look.cost:
        put(image, price_sprite(look.cost, style), WIDE - 27, TALL - 19)  # beside the number
    return palette(style).index(image)


@lru_cache(maxsize=64)
def _water(row: int, empty: bool, reef: bool, storm: bool, style: Style) -> Image.Image:
    """The sea of a cell in RGB; where nothing lies, with a calm spot."""
    image = Image.new("RGB", (WIDE, TALL))
    for band in range(A_ROW):
        top = TALL - TALL * (band + 1) // A_ROW
        image.paste(style.dye(water(row, band)), (0, top, WIDE, TALL - TALL * band // A_ROW))
    pen = Pen(WIDE, TALL, WIDE, style)
    if storm:
        for x in range(-140, WIDE, 35):
            pen.path(f"M {x} {TALL + 4} L {x + TALL + 8} -4", None, STORMS["purple"], 2.6)
    if reef:
        for x in range(0, WIDE + 141, 35):
            pen.path(f"M {x} {TALL + 4} L {x - TALL - 8} -4", None, ROCK, 2.6)
    if empty:
        if style.ornate:
            pen.shape(_oval(LEVEL, 67, 23), SPOTS[row])
        else:
            pen.shape(_oval(LEVEL, 62, 22), WHITE, INK, 1.4)
    if reef:
        # Rocks between the cells: each holds half of them.
        for x in (0, WIDE):
            rock = f"M {x - 20} 98 L {x - 12} 80 L {x - 7} 86 L {x} 64 L {x + 8} 86 L {x + 13} 78 L {x + 20} 98 Z"
            pen.body(rock, ROCK, INK, 2.8)
            pen.path(f"M {x} 68 L {x + 6} 88 L {x - 2} 96 Z", STEEL_LIGHT)
    put(image, pen.sprite(), MIDDLE, TALL / 2)
    return image


def _oval(level: float, across: float, high: float) -> list[Point]:
    return [(MIDDLE + x * across, level + y * high) for x, y in ring(0, 0, 1)]


@lru_cache(maxsize=4)
def glow(empty: bool, style: Style) -> Image.Image:
    """The light on a cell that may be chosen: on still water the calm spot alone is lit, so that many stay calm."""
    pen = Pen(WIDE, TALL, WIDE, style)
    if empty and style.ornate:
        pen.shape(_oval(LEVEL, 69, 40), GLOW)
        pen.shape(_oval(LEVEL, 60, 28), GLOW_CORE)
    else:
        pen.box(1, 4, WIDE - 1, TALL - 4, 24, GLOW)
    if empty and not style.ornate:
        pen.shape(_oval(LEVEL, 58, 24), GLOW_CORE)
    return pen.sprite()


@lru_cache(maxsize=512)
def hint_sprite(hint: Hint, style: Style, *, framed: bool = False) -> Image.Image:
    """Small figures, “42–58 · 9”: on an amber ground where it is getting tight, behind a cross where all is lost.

    `framed`: within the rim of a cell.
    """
    said = f"{hint.numbers or '—'} · {hint.cells}"
    size = FIGURE
    indent = 22 if hint.state == "lost" else 0
    room = WIDE - (22 if hint.state else 8) - indent - (32 if framed else 0)
    while font(size, 600).getlength(said) > room:
        size -= 1
    long = font(size, 600).getlength(said)
    pen = Pen(WIDE, 42, WIDE, style)
    if not hint.state:
        pen.text(MIDDLE, 21, said, size, HINT, 600)
        return pen.sprite()
    left = (WIDE - long - indent) / 2
    lost = hint.state == "lost"
    pen.box(left - 8, 3, WIDE - left + 8, 39, 17, INK if lost else AMBER, WHITE if lost else INK, 2)
    if lost:
        for turn in (45, -45):
            pen.within(left + 8, 21, turn=turn).path("M -9 0 H 9", None, WHITE, 4)
    pen.text(left + indent + long / 2, 21, said, size, WHITE if lost else INK, 600)
    return pen.sprite()


@lru_cache(maxsize=256)
def _hint_on_shade(hint: Hint, row: int, style: Style) -> Stamp:
    """The same for a cell in the shade, where it stays as dark as it was."""
    return palette(style).stamp(hint_sprite(hint, style), mix(style.dye(SPOTS[row]), *style.dim))


@lru_cache(maxsize=32)
def cost_sprite(cost: int, style: Style) -> Image.Image:
    """What a cell costs that isn't free: the cards to be discarded."""
    pen = Pen(92, 58, 92, style)
    pen.box(3, 3, 89, 55, 14, WHITE, INK, 3)
    signs.card(pen.within(22, 29, 0.42))
    pen.text(60, 29, f"−{cost}", 42, PRICE, 800)
    return pen.sprite()


@lru_cache(maxsize=16)
def price_sprite(cost: int, style: Style) -> Image.Image:
    """The same for a corner."""
    pen = Pen(48, 34, 48, style)
    pen.box(2, 2, 46, 32, 10, WHITE, INK, 3)
    pen.text(23, 17, f"−{cost}", 28, PRICE, 800)
    return pen.sprite()


@lru_cache(maxsize=2)
def _sweep(style: Style) -> Image.Image:
    pen = Pen(WIDE, TALL, WIDE, style)
    for y in (7, TALL - 7):
        pen.path(f"M -9 {y} H {WIDE + 9}", None, INK, 13)
        pen.path(f"M -9 {y} H {WIDE + 9}", None, CHOICE, 8)
    return pen.sprite()
