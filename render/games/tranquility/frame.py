"""The sheet under everything: sky and sea from edge to edge, coordinates, and how the line of the cells goes on."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.games.tranquility.field import CELLS
from engine.games.tranquility.gaps import lines
from render import icons
from render.board import columns, rows
from render.canvas import put
from render.games.tranquility import signs
from render.games.tranquility.arch import draw_arch
from render.games.tranquility.colours import palette
from render.games.tranquility.light import A_ROW
from render.games.tranquility.look import (
    AIR,
    BAND,
    BOARD,
    COLS,
    FIELD_BOTTOM,
    FIELD_LEFT,
    HINT,
    HORIZON,
    INNER,
    LEFT,
    MARGIN,
    RISE,
    ROWS,
    SEA_BOTTOM,
    SEA_BOX,
    SEA_TOP,
    SKY,
    STONE,
    TAB,
    TALL,
    WATER,
    WIDE,
    WIDTH,
    corner,
)
from render.sprites import Pen
from render.style import Style
from render.theme import INK, PAPER

SLOT_WIDE, SLOT_TALL = 96, 84
START_SLOT = (MARGIN + 11, SEA_BOTTOM - BAND + 6)
FINISH_SLOT = (MARGIN + INNER - 11 - SLOT_WIDE, SEA_TOP + 7)
NUMBER_LEFT = MARGIN + 15
NUMBER = 28
"""Size of coordinates."""
ROUND = 18
RIM = 3


@lru_cache(maxsize=12)
def base(tall: int, mode: str, style: Style) -> Image.Image:
    """The sheet of a picture of this height, indexed; the rest is pasted over it."""
    image = Image.new("RGB", (WIDTH, tall), style.dye(PAPER))
    _scene(image, has_start(mode), style)
    if mode == "arch":
        draw_arch(image, style)
    for y in (HORIZON + BAND / 2 + 1, FIELD_BOTTOM + BAND / 2 - 2):
        columns(image, BOARD, y, NUMBER - 1, style.dye(HINT))
    rows(image, BOARD, NUMBER_LEFT, NUMBER, style.dye(HINT), range(ROWS))
    _order(image, mode, style)
    if mode == "sun":
        _targets(image, style)
    return palette(style).index(image)


def _scene(image: Image.Image, start: bool, style: Style) -> None:
    """Sky and sea in bands, with far-off land on the horizon, and below them the harbour of the Start."""
    scene = Image.new("RGB", image.size, style.dye(WATER[0]))
    for i, colour in enumerate(AIR):
        low, high = (HORIZON - SKY * part // len(AIR) for part in (i, i + 1))
        scene.paste(style.dye(colour), (0, high, WIDTH, low))
    top = HORIZON
    for i in reversed(range(len(WATER))):
        # three bands a row, in step with the cells
        low = FIELD_BOTTOM - _risen(i)
        scene.paste(style.dye(WATER[i]), (0, top, WIDTH, low if i else SEA_BOTTOM))
        top = low
    pen = Pen(WIDTH, SEA_BOTTOM + RISE + 6, WIDTH, style)
    if style.ornate:
        for x, wide, high in ((470, 150, 13), (545, 190, 20), (655, 110, 10), (330, 120, 8), (880, 170, 12)):
            pen.path(f"M {x} {HORIZON} Q {x + wide / 2} {HORIZON - 2 * high} {x + wide} {HORIZON} Z", WATER[9])
    pen.path(f"M 0 {HORIZON} H {WIDTH}", None, HINT, 1.6)
    put_over(scene, pen)
    boxes = [SEA_BOX]
    if start:
        boxes.append((MARGIN, SEA_BOTTOM - 60, MARGIN + TAB, SEA_BOTTOM + RISE))
    rim = Pen(WIDTH, SEA_BOTTOM + RISE + 6, WIDTH, style)
    inner = Pen(WIDTH, SEA_BOTTOM + RISE + 6, WIDTH)
    for left, high, right, below in boxes:
        rim.box(left, high, right, below, ROUND, INK)
        inner.box(left + RIM, high + RIM, right - RIM, below - RIM, ROUND - RIM, INK)
    put_over(image, rim)
    mask = inner.sprite().getchannel("A")
    image.paste(scene.crop((0, 0, *mask.size)), (0, 0), mask)


def _risen(band: int) -> int:
    """How high the upper edge of the water below a band is over the cells' lower edge, in px."""
    whole, part = divmod(band - 1, A_ROW)
    return whole * TALL + TALL * part // A_ROW


def put_over(image: Image.Image, pen: Pen) -> None:
    """Lays what a pen has drawn from the upper left corner on."""
    sprite = pen.sprite()
    image.paste(sprite, (0, 0), sprite)


def _order(image: Image.Image, mode: str, style: Style) -> None:
    """At the right end of each row where the line goes on: on the next row's first cell, or at the Finish."""
    pen = Pen(WIDTH, SEA_BOTTOM + RISE, WIDTH, style)
    for line in lines(mode):
        for cell, following in pairwise(line):
            if following // COLS == cell // COLS:
                continue
            x, y = corner(cell)[0] + WIDE + 4, corner(cell)[1] + TALL / 2
            if cell % COLS < COLS - 1:  # on the masonry of the arch
                pen.box(x - 2, y - 20, x + 54, y + 20, 10, STONE)
            ahead(pen, x + 6, y, CELLS[following].token, INK if cell % COLS < COLS - 1 else HINT)
    if has_finish(mode):
        _ahead(pen, FIELD_LEFT + COLS * WIDE + 34, corner(LAST)[1] + 26, 0)
    if has_start(mode):
        _ahead(pen, MARGIN + LEFT - 11, corner(0)[1] + TALL / 2, 90)
    put_over(image, pen)


LAST = COLS * ROWS - 1


def ahead(pen: Pen, x: float, y: float, cell: str, colour: str = HINT) -> None:
    """On which cell the line goes on."""
    _ahead(pen, x, y, 90, colour)
    pen.text(x + 28, y, cell, 27, colour, 500)


def _ahead(pen: Pen, x: float, y: float, turn: float, colour: str = HINT) -> None:
    """A quiet arrowhead, upwards unless it is turned."""
    pen.within(x, y, turn=turn).shape([(-8, 5), (0, -5), (8, 5)], None, colour, 3, closed=False)


def _targets(image: Image.Image, style: Style) -> None:
    """Which side the cards of the upper and of the lower rows must show in the end (TQ-32)."""
    x = MARGIN + 46
    for first, last, sign in ((3, 5, signs.sun_side), (0, 2, signs.moon_side)):
        top, bottom = corner(last * COLS)[1] + 8, corner(first * COLS)[1] + TALL - 8
        pen = Pen(46, bottom - top, 46, style)
        pen.path(f"M 37 4 H 23 V {bottom - top - 4} H 37", None, HINT, 3)
        put(image, pen.sprite(), x, (top + bottom) / 2)
        put(image, icons.sprite(sign, 44, style), x, corner((first + 1) * COLS)[1] + TALL / 2)


def has_start(mode: str) -> bool:
    """Whether there is a slot for the Start."""
    return mode not in ("arch", "rivals")


def has_finish(mode: str) -> bool:
    """Whether there is a slot for the Finish."""
    return mode != "rivals"
