"""The wind: a rose with this turn's range on each course, and a vane for the corners of close-ups."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.sailing.view import Wind
from render import icons
from render.board import BAND
from render.palette import Palette, Stamp
from render.sailing.geometry import heading
from render.sailing.look import CREST, Sheet
from render.sprites import Pen, ring
from render.style import Style
from render.text import write
from render.theme import CARD, INK, PAPER, SEA, STEEL_DARK, WHITE

SIDE = 204
"""Of the rose with its frame, in px."""
FEATHERS = {"light": 1, "medium": 2, "strong": 3, "calm": 0, "fresh": 2, "storm": 3}
"""Pairs of feathers by the wind's strength, or its force."""
WATERS = {"storm": STEEL_DARK}
"""What a rose lies on where it isn't the usual water."""
SHAFT = "M -8 30 V -8 H -27 L 0 -50 L 27 -8 H 8 V 30 Z"


def arrow(pen: Pen, strength: str) -> None:
    """An arrow towards the north, with a pair of feathers for each grade of the wind's strength."""
    count = FEATHERS[strength]
    feathers = " ".join(f"M -22 {53 - 14 * i} L 0 {37 - 14 * i} L 22 {53 - 14 * i}" for i in range(count))
    pen.path(feathers, None, INK, 14)
    pen.path(SHAFT, WHITE, INK, 8)
    pen.path(feathers, None, WHITE, 6)
    pen.path(SHAFT, WHITE)


@lru_cache(maxsize=128)
def rose(wind: Wind | None, palette: Palette, style: Style) -> Image.Image:
    """The rose, indexed: the range on each course around an arrow that flies with the wind.

    Where a ship gets nowhere the nought is pale. Without a wind (it isn't drawn yet) there is neither.
    """
    return palette.index(rose_image(wind, style, PAPER))


def rose_image(wind: Wind | None, style: Style, ground: str) -> Image.Image:
    """The same in RGB, on a ground of this colour."""
    image = Image.new("RGB", (SIDE, SIDE), style.dye(ground))
    pen = Pen(SIDE, units=SIDE, style=style)
    pen.box(3, 3, SIDE - 3, SIDE - 3, 14, CARD, INK, 4)
    middle = pen.within(SIDE / 2, SIDE / 2)
    middle.shape(ring(0, 0, 57, 8, 22.5), WATERS.get(wind.strength, SEA[1]) if wind else SEA[1])
    for x, y in ring(0, 0, 1, 8):
        middle.shape([(40 * x, 40 * y), (50 * x, 50 * y)], None, CREST, 4, closed=False)
    if wind is None:
        icons.rose(middle.within(0, 0, 0.95))
    else:
        arrow(middle.within(0, 0, 1, 45 * heading(wind.towards)), wind.strength)
    image.paste(pen.sprite(), (0, 0), pen.sprite())
    for i, reach in enumerate(wind.ranges if wind else ()):
        far = 103 if i % 2 else 78
        x, y = (SIDE / 2 + far * side for side in (math.sin(math.tau * i / 8), -math.cos(math.tau * i / 8)))
        write(image, x, y, str(reach), 43, style.dye(INK if reach else STEEL_DARK), 800 if reach else 400)
    return image


def put_vanes(sheet: Sheet, wind: Wind | None) -> None:
    """The wind in the upper corners of a close-up's frame, where there is no rose."""
    if wind:
        found = vane(wind.towards, wind.strength, sheet.canvas.palette, sheet.style)
        for x in (sheet.board.left - found.piece.width - 1, sheet.board.right + 1):
            sheet.canvas.stamp(found, x, sheet.board.top - found.piece.height - 1)


@lru_cache(maxsize=64)
def vane(towards: str, strength: str, palette: Palette, style: Style) -> Stamp:
    """A small arrow for a corner of the frame."""
    side = BAND - 3
    pen = Pen(side, units=100, style=style)
    pen.circle(50, 50, 46, WATERS.get(strength, SEA[1]), INK, 6)
    arrow(pen.within(50, 50, 0.74, 45 * heading(towards)), strength)
    return palette.stamp(pen.sprite(), style.dye(CARD))
