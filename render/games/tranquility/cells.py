"""The cells: still water, the line through them, islands, what closes a row, and what a choice marks.

A cell is put together once for each look that it can have, and kept as an indexed image.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from render import icons
from render.accents import CHOICE, PRICE
from render.canvas import put
from render.games.tranquility import signs
from render.games.tranquility.colours import palette
from render.games.tranquility.course import LEVEL, STEP, chevron, draw_path
from render.games.tranquility.islands import Land, island
from render.games.tranquility.look import DIMMED, HINT, ROCK, STORMS, TALL, WATER, WIDE
from render.marks import brackets, rim
from render.sprites import Pen, Point, ring
from render.style import Style
from render.text import font
from render.theme import CARD, INK, STEEL_LIGHT, WHITE

MIDDLE = WIDE / 2


class Hint(msgspec.Struct, frozen=True):
    """The numbers that fit on the empty cells around. `lost`: too few for them all, so that they can't be filled."""

    numbers: str
    lost: bool = False


class Look(msgspec.Struct, frozen=True):
    """What is to be seen in a cell.

    `reef`, `storm`: what closes its row. `prey`: a monster is about to take the island. `fresh`: laid last. `dim`:
    nothing can be done here now. `open`: it may be chosen, for `cost` cards where that is known. `swept`: the whole row
    has been chosen. `between`: the numbers that could still lie here, written small.
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
    between: Hint | None = None


@lru_cache(maxsize=1536)
def cell_piece(look: Look, style: Style) -> Image.Image:
    """The cell as an indexed image."""
    if look.dim:
        return palette(style).shade(cell_piece(msgspec.structs.replace(look, dim=False), style), DIMMED)
    image = _water(look.row, look.land is None, look.reef, look.storm, style).copy()
    if look.land:
        put(image, island(look.land, style), WIDE / 2, TALL / 2)
    elif look.between:
        put(image, _between(look.between, style), MIDDLE, 38)
    if look.prey:
        put(image, icons.sprite(signs.monster, 58, style), WIDE - 40, TALL - 36)
    if look.fresh:
        put(image, brackets(WIDE, TALL, style), WIDE / 2, TALL / 2)
    if look.swept:
        put(image, _sweep(style), WIDE / 2, TALL / 2)
    if look.open or look.chosen:
        put(image, rim(look.chosen, WIDE, TALL, style), WIDE / 2, TALL / 2)
    if look.open and look.land is None:
        if look.cost is not None:
            put(image, cost_sprite(look.cost, style), MIDDLE, TALL / 2)
    elif look.chosen and look.cost:
        put(image, price_sprite(look.cost, style), WIDE - 25, TALL - 17)  # beside the number
    return palette(style).index(image)


@lru_cache(maxsize=64)
def _water(row: int, empty: bool, reef: bool, storm: bool, style: Style) -> Image.Image:
    """The sea of a cell in RGB; where nothing lies, a calm spot with the line going through."""
    image = Image.new("RGB", (WIDE, TALL), style.dye(WATER[row]))
    pen = Pen(WIDE, TALL, WIDE, style)
    if empty:
        if style.ornate:
            pen.shape(_oval(LEVEL - 6, 55, 21), WATER[row + 1])
        else:
            pen.shape(_oval(LEVEL - 3, 52, 16), WHITE, INK, 1.6)
    if storm:
        for x in range(-TALL, WIDE, 33):
            pen.shape([(x + 6, TALL + 4), (x + TALL + 14, -4)], None, STORMS["purple"], 4, closed=False)
    if reef:
        for x in range(0, WIDE + TALL, 33):
            pen.shape([(x + 4, TALL + 4), (x - TALL - 4, -4)], None, ROCK, 4, closed=False)
    draw_path(pen, f"M {(STEP - 9) / 2} {LEVEL} H {WIDE}")
    if empty:
        chevron(pen, MIDDLE, LEVEL)
    if reef:
        # Rocks between the cells: each holds half of them.
        for x in (0, WIDE):
            rock = f"M {x - 20} 88 L {x - 12} 70 L {x - 7} 76 L {x} 54 L {x + 8} 76 L {x + 13} 68 L {x + 20} 88 Z"
            pen.body(rock, ROCK, INK, 4.5)
            pen.path(f"M {x} 58 L {x + 6} 78 L {x - 2} 86 Z", STEEL_LIGHT)
    put(image, pen.sprite(), WIDE / 2, TALL / 2)
    return image


def _oval(level: float, across: float, high: float) -> list[Point]:
    return [(MIDDLE + x * across, level + y * high) for x, y in ring(0, 0, 1)]


@lru_cache(maxsize=256)
def _between(hint: Hint, style: Style) -> Image.Image:
    """Small figures; behind a red cross where the stretch is lost."""
    pen = Pen(WIDE, 40, WIDE, style)
    if not hint.lost:
        pen.text(WIDE / 2, 20, hint.numbers, 27, HINT, 500)
        return pen.sprite()
    long = round(font(27, 700).getlength(hint.numbers)) if hint.numbers else 0
    left = (WIDE - long - 26) / 2 + 9
    for colour, broad in ((WHITE, 9), (PRICE, 5)):
        for turn in (45, -45):
            pen.within(left, 20, turn=turn).path("M -10 0 H 10", None, colour, broad)
    if long:
        pen.text(left + 17 + long / 2, 20, hint.numbers, 27, PRICE, 700)
    return pen.sprite()


@lru_cache(maxsize=32)
def cost_sprite(cost: int, style: Style) -> Image.Image:
    """What a cell costs: a ring where it is free, else the cards to be discarded."""
    if not cost:
        pen = Pen(56, units=56, style=style)
        pen.circle(28, 28, 16, None, INK, 13)
        pen.circle(28, 28, 16, None, CHOICE, 7)
        return pen.sprite()
    pen = Pen(92, 58, 92, style)
    pen.box(3, 3, 89, 55, 14, WHITE, INK, 5)
    signs.card(pen.within(22, 29, 0.42))
    pen.text(60, 29, f"−{cost}", 42, PRICE, 800)
    return pen.sprite()


@lru_cache(maxsize=16)
def price_sprite(cost: int, style: Style) -> Image.Image:
    """The same for a corner."""
    pen = Pen(48, 34, 48, style)
    pen.box(2, 2, 46, 32, 10, WHITE, INK, 4)
    pen.text(23, 17, f"−{cost}", 28, PRICE, 800)
    return pen.sprite()


@lru_cache(maxsize=2)
def _sweep(style: Style) -> Image.Image:
    pen = Pen(WIDE, TALL, WIDE, style)
    for y in (7, TALL - 7):
        pen.path(f"M -9 {y} H {WIDE + 9}", None, INK, 13)
        pen.path(f"M -9 {y} H {WIDE + 9}", None, CHOICE, 8)
    return pen.sprite()


@lru_cache(maxsize=128)
def badge_piece(reef: bool, storms: int, tall: int, style: Style) -> Image.Image:
    """Why a row is closed: reef and storms, one below the other on the frame's band, indexed."""
    causes: tuple[icons.Icon, ...] = (signs.reef,) * reef + (signs.purple,) * min(storms, 2)
    size = min(48, (tall + 12 * (len(causes) - 1)) // len(causes))
    image = Image.new("RGB", (50, tall), style.dye(CARD))
    step = min(size, (tall - size) / max(1, len(causes) - 1))
    for i, cause in enumerate(causes):
        y = tall / 2 + (i - (len(causes) - 1) / 2) * step
        put(image, icons.sprite(cause, size, style), 25, y)
    return palette(style).index(image)
