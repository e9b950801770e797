"""The Great Arch (TQ-31): masonry between the pillars and under the vault, and the sea beyond."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render.games.tranquility.colours import palette
from render.games.tranquility.look import (
    AIR,
    COLS,
    FIELD_BOTTOM,
    FIELD_LEFT,
    HILL_DARK,
    STONE,
    STONE_DARK,
    TALL,
    WATER,
    WIDE,
    corner,
)
from render.sprites import Pen, Point
from render.style import Style
from render.theme import INK

GAP_LEFT, GAP_RIGHT = FIELD_LEFT + 2 * WIDE, FIELD_LEFT + 4 * WIDE
LEDGE = 14
"""Thickness of the course of stones between the pillars and the vault."""
LEDGE_AT = (FIELD_LEFT, corner(18)[1] + TALL - LEDGE // 2)
LINE = 2.6
RING = 30
"""Thickness of the arch's own stones."""
VOUSSOIRS = 11


def draw_arch(image: Image.Image, style: Style) -> None:
    """Draws the masonry between the pillars on the water of the field."""
    wide, tall = GAP_RIGHT - GAP_LEFT, FIELD_BOTTOM - LEDGE_AT[1]
    pen = Pen(wide, tall, wide, style)
    pen.path(f"M 1 2 H {wide - 1} V {tall - 1} H 1 Z", STONE, INK, LINE)
    _blocks(pen, wide, tall)
    _opening(pen, wide, tall)
    sprite = pen.sprite()
    image.paste(sprite, (GAP_LEFT, LEDGE_AT[1]), sprite)


@lru_cache(maxsize=2)
def ledge_piece(style: Style) -> Image.Image:
    """The course of stones under the vault, indexed; it lies over the edges of the cells."""
    wide = COLS * WIDE
    pen = Pen(wide, LEDGE, wide, style)
    pen.path(f"M -4 1 H {wide + 4} V {LEDGE - 1} H -4 Z", STONE, INK, LINE)
    for x in range(WIDE // 2, wide, WIDE // 2):
        pen.path(f"M {x} 2 V {LEDGE - 2}", None, STONE_DARK, 2)
    image = Image.new("RGB", (wide, LEDGE))
    sprite = pen.sprite()
    image.paste(sprite, (0, 0), sprite)
    return palette(style).index(image)


def _blocks(pen: Pen, across: float, tall: float) -> None:
    """Courses of stone behind the arch."""
    step = 30
    for i in range(1, math.ceil(tall / step)):
        y = LEDGE + i * step
        pen.path(f"M 3 {y} H {across - 3}", None, STONE_DARK, 2)
        for x in (30, 90, 190, 250) if i % 2 else (60, 140, 222):
            pen.path(f"M {x} {y - step} V {y}", None, STONE_DARK, 2)
    pen.path(f"M 2 {LEDGE - 2} H {across - 2}", None, INK, LINE)


def _curve(middle: Point, radius: float, low: float) -> list[Point]:
    """An arch: from the foot on the left over the top to the foot on the right."""
    x, y = middle
    half = [math.pi * i / 40 for i in range(41)]
    return [(x - radius, low), *((x - radius * math.cos(a), y - radius * math.sin(a)) for a in half), (x + radius, low)]


def _opening(pen: Pen, across: float, tall: float) -> None:
    """The arch's ring of stones, and through it the open sea."""
    inner = across / 2 - RING - 8
    middle = (across / 2, LEDGE + 24 + inner + RING)
    low = tall + 4
    outer = _curve(middle, inner + RING, low)
    pen.shape(outer, STONE, INK, LINE)
    for i in range(VOUSSOIRS + 1):
        angle = math.pi * i / VOUSSOIRS
        ray = (-math.cos(angle), -math.sin(angle))
        pen.shape(
            [(middle[0] + ray[0] * r, middle[1] + ray[1] * r) for r in (inner, inner + RING)], None, INK, 1.8,
            closed=False,
        )  # fmt: skip
    for y in range(round(middle[1]) + 34, round(low), 34):
        for x in (middle[0] - inner - RING, middle[0] + inner):
            pen.path(f"M {x} {y} H {x + RING}", None, INK, 1.8)
    pen.shape(_curve(middle, inner, low), AIR[1])
    horizon, x, edge = middle[1] + 66, middle[0], inner - 1
    pen.path(f"M {x - edge} {horizon} H {x + edge} V {low} H {x - edge} Z", WATER[10])
    pen.path(f"M {x - edge} {horizon} Q {x - 50} {horizon - 34} {x - 20} {horizon} Z", HILL_DARK)
    pen.path(f"M {x - edge} {horizon} H {x + edge}", None, INK, 1.4)
    for i, long in enumerate((36, 27, 18, 9)):
        pen.path(f"M {x - long} {horizon + 18 + 16 * i} H {x + long}", None, WATER[17], 4)
    pen.shape(_curve(middle, inner, low), None, INK, LINE)
