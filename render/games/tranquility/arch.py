"""The Great Arch (TQ-31): masonry between the pillars and under the vault, and the sea beyond."""

from __future__ import annotations

import math

from PIL import Image

from render.games.tranquility.look import (
    FIELD_LEFT,
    HILL_DARK,
    LANE,
    SHORE,
    STONE,
    STONE_DARK,
    TALL,
    WATER,
    WIDE,
    corner,
)
from render.sprites import Pen, Point
from render.style import Style
from render.theme import GOLD, GOLD_LIGHT, INK

GAP_LEFT = FIELD_LEFT + 2 * WIDE + SHORE
GAP_RIGHT = FIELD_LEFT + 4 * WIDE - SHORE
LEDGE_TOP = corner(18)[1] + TALL
"""Of the course of stones between the pillars and the vault, in the lane above row 3."""
LEDGE = LANE
RING = 30
"""Thickness of the arch's own stones."""
VOUSSOIRS = 11


def draw_arch(image: Image.Image, box: tuple[int, int, int, int], style: Style) -> None:
    """Draws the masonry on the water of the field, which fills `box`."""
    left, _, right, bottom = box
    wide, tall = right - left, bottom - LEDGE_TOP
    pen = Pen(wide, tall, wide, style)
    body = pen.within(GAP_LEFT - left, 0)
    across = GAP_RIGHT - GAP_LEFT
    pen.path(f"M -4 2 H {wide + 4} V {LEDGE - 2} H -4 Z", STONE, INK, 4)
    body.path(f"M 0 2 H {across} V {tall + 8} H 0 Z", STONE, INK, 4)
    _blocks(body, across, tall)
    for x in range(WIDE // 2, wide, WIDE // 2):
        pen.path(f"M {x} 2 V {LEDGE - 2}", None, STONE_DARK, 3)
    _opening(body, across, tall)
    sprite = pen.sprite()
    image.paste(sprite, (left, LEDGE_TOP), sprite)


def _blocks(pen: Pen, across: float, tall: float) -> None:
    """Courses of stone behind the arch."""
    step = 30
    for i in range(1, math.ceil(tall / step)):
        y = LEDGE + i * step
        pen.path(f"M 3 {y} H {across - 3}", None, STONE_DARK, 3)
        for x in (20, 70, 150, 196) if i % 2 else (45, 120, 175):
            pen.path(f"M {x} {y - step} V {y}", None, STONE_DARK, 3)
    pen.path(f"M 2 {LEDGE - 2} H {across - 2}", None, INK, 4)


def _curve(middle: Point, radius: float, low: float) -> list[Point]:
    """An arch: from the foot on the left over the top to the foot on the right."""
    x, y = middle
    half = [math.pi * i / 40 for i in range(41)]
    return [(x - radius, low), *((x - radius * math.cos(a), y - radius * math.sin(a)) for a in half), (x + radius, low)]


def _opening(pen: Pen, across: float, tall: float) -> None:
    """The arch's ring of stones, and through it the open sea with the sun."""
    inner = across / 2 - RING - 8
    middle = (across / 2, LEDGE + 24 + inner + RING)
    low = tall + 4
    outer = _curve(middle, inner + RING, low)
    pen.shape(outer, STONE, INK, 4)
    for i in range(VOUSSOIRS + 1):
        angle = math.pi * i / VOUSSOIRS
        ray = (-math.cos(angle), -math.sin(angle))
        pen.shape(
            [(middle[0] + ray[0] * r, middle[1] + ray[1] * r) for r in (inner, inner + RING)], None, INK, 3,
            closed=False,
        )  # fmt: skip
    for y in range(round(middle[1]) + 34, round(low), 34):
        for x in (middle[0] - inner - RING, middle[0] + inner):
            pen.path(f"M {x} {y} H {x + RING}", None, INK, 3)
    pen.shape(_curve(middle, inner, low), WATER[6])
    horizon = middle[1] + 66
    x = middle[0]
    pen.circle(x, horizon - 6, 44, GOLD_LIGHT)
    pen.circle(x, horizon - 6, 33, GOLD)
    edge = inner - 1
    pen.path(f"M {x - edge} {horizon} H {x + edge} V {low} H {x - edge} Z", WATER[2])
    pen.path(f"M {x - edge} {horizon} Q {x - 50} {horizon - 34} {x - 30} {horizon} Z", HILL_DARK)
    pen.path(f"M {x - edge} {horizon} H {x + edge}", None, INK, 3)
    for i, long in enumerate((36, 27, 18, 9)):
        pen.path(f"M {x - long} {horizon + 14 + 16 * i} H {x + long}", None, GOLD_LIGHT, 5)
    pen.shape(_curve(middle, inner, low), None, INK, 5)
