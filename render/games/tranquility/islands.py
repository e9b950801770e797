"""Islands: a number on a piece of land in still water, or on a card of day or night where sides matter."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from render.games.tranquility.look import (
    HILL_DARK,
    LANDS,
    NIGHT,
    NIGHT_LIGHT,
    ROCK,
    SAND,
    TALL,
    WIDE,
    shore,
    slope,
)
from render.sprites import Pen, ring
from render.style import Style
from render.theme import GOLD, GOLD_LIGHT, INK, WHITE, WOOD, mix

UNITS = 136
"""Width of the drawing, in its own units."""
MIDDLE = UNITS / 2
SHADOW = "#3f6b8052"
"""A reflection in still water: half transparent."""
FIGURE = 60
LARGER, LIFT = 1.1, -8
"""How much larger than its own units an island is drawn, and how much higher."""
LINE, FINE = 3.2, 2.4
"""Outlines."""
SHAPES = (
    "M 12 76 C 20 66 22 30 46 22 C 66 15 92 22 104 40 C 112 54 114 70 124 76 Z",
    "M 10 76 C 18 62 22 38 38 30 C 48 26 54 30 60 32 C 70 18 88 14 98 28 C 110 46 114 68 126 76 Z",
    "M 12 76 C 14 60 18 36 26 30 C 50 24 78 26 100 28 C 112 32 112 62 124 76 Z",
    "M 10 76 C 22 70 26 48 40 34 C 56 18 78 18 90 26 C 106 38 110 62 126 76 Z",
    "M 12 76 C 18 58 30 26 54 20 C 62 24 70 24 78 20 C 98 28 112 58 124 76 Z",
)
"""Silhouettes above the waterline, each with room for two figures."""
WATERLINE = 76


class Land(msgspec.Struct, frozen=True):
    """What is drawn of a laid island; `moon` None: it has no side."""

    number: int
    moon: bool | None = None


@lru_cache(maxsize=128)
def island(land: Land, style: Style, wide: int = WIDE) -> Image.Image:
    """An island as an RGBA sprite, `wide` px wide and as high as a cell in proportion."""
    pen = Pen(wide, round(TALL * wide / WIDE), UNITS, style)
    if land.moon is not None:
        _ground(pen, land.moon)
        _on_side(pen, land)
        return pen.sprite()
    hill = pen.within(MIDDLE * (1 - LARGER), LIFT, LARGER)
    if style.ornate:
        _reflection(hill, land.number)
    _land(hill, land.number, style)
    pen.text(MIDDLE, 51 * LARGER + LIFT + 1, str(land.number), FIGURE, INK, 800)
    return pen.sprite()


def hue(number: int) -> str:
    """The colour of an island: by the tens of its number."""
    return LANDS[number // 10]


def _reflection(pen: Pen, number: int) -> None:
    reach = 46 - number % 3 * 3
    for y, share in ((83, 1.0), (90, 0.74), (97, 0.42)):
        shift = (number * y) % 7 - 3
        pen.shape(
            [(MIDDLE + shift - reach * share, y), (MIDDLE + shift + reach * share, y)], None, SHADOW, 3.2, closed=False
        )


def _land(pen: Pen, number: int, style: Style) -> None:
    mirrored = number % 2 == 0
    shape, land = SHAPES[number % len(SHAPES)], hue(number)
    _ornament(pen, number, mirrored)
    pen.body(shape, land, shore(land), LINE)
    if style.ornate:
        # Shade away from the light, and the beach.
        pen.path("M 97 33 C 104 48 104 62 108 72 L 119 74 C 111 66 108 48 99 34 Z", slope(land))
        pen.path("M 15 75 Q 26 66 44 69 Q 74 74 98 69 Q 112 67 120 75 Z", SAND)
    pen.path(f"M 8 {WATERLINE} H 128", None, shore(land), LINE)


def _ornament(pen: Pen, number: int, mirrored: bool) -> None:
    """What stands on the island: by its number, on the left or the right shoulder."""
    x = 28 if mirrored else 108
    kind = number // 2 % 5
    if kind == 0:
        _palm(pen.within(x, 44))
    elif kind == 1:
        _pines(pen.within(x, 42))
    elif kind == 2:
        _lighthouse(pen.within(26 if mirrored else 112, 42))
    elif kind == 3:
        _birds(pen.within(x, 26))
    else:
        _rocks(pen.within(14 if mirrored else 122, 75))


def _palm(pen: Pen) -> None:
    pen.path("M 0 24 Q 4 0 0 -18", None, INK, 5.2)
    pen.path("M 0 24 Q 4 0 0 -18", None, WOOD, 2.6)
    for leaf in ("M 0 -18 Q -16 -28 -22 -10", "M 0 -18 Q 14 -30 22 -12", "M 0 -18 Q -4 -36 -16 -34",
                 "M 0 -18 Q 6 -36 17 -33"):  # fmt: skip
        pen.path(leaf, None, INK, 5.2)
    for leaf in ("M 0 -18 Q -16 -28 -22 -10", "M 0 -18 Q 14 -30 22 -12", "M 0 -18 Q -4 -36 -16 -34",
                 "M 0 -18 Q 6 -36 17 -33"):  # fmt: skip
        pen.path(leaf, None, HILL_DARK, 3.4)


def _pines(pen: Pen) -> None:
    for x, y, size in ((-9, 4, 0.8), (7, 0, 1.0)):
        tree = pen.within(x, y, size)
        tree.body("M 0 -34 L 11 -12 H 6 L 15 12 H -15 L -6 -12 H -11 Z", HILL_DARK, INK, FINE)


def _lighthouse(pen: Pen) -> None:
    pen.path("M -7 24 L -5 -16 H 5 L 7 24 Z", WHITE, INK, FINE)
    pen.path("M -6 -2 H 6 L 6.4 8 H -6.4 Z", NIGHT_LIGHT)
    pen.path("M -6 -16 V -26 H 6 V -16 Z", GOLD_LIGHT, INK, FINE)
    pen.path("M -8 -27 L 0 -36 L 8 -27 Z", NIGHT_LIGHT, INK, FINE)


def _birds(pen: Pen) -> None:
    for x, y in ((-9, 0), (9, -6)):
        pen.path(f"M {x - 9} {y - 5} Q {x - 4} {y - 6} {x} {y} Q {x + 4} {y - 6} {x + 9} {y - 5}", None, INK, FINE)


def _rocks(pen: Pen) -> None:
    pen.path("M -10 0 L -6 -14 L 2 -20 L 8 -6 L 10 0 Z", ROCK, INK, FINE)


def _ground(pen: Pen, moon: bool) -> None:
    """A card of day or night under an island."""
    pen.box(4, 5, UNITS - 4, 108, 16, NIGHT if moon else GOLD_LIGHT, INK, LINE)
    if moon:
        pen.box(8, 9, UNITS - 8, 104, 12, None, NIGHT_LIGHT, 2)


def sun(pen: Pen) -> None:
    """The sun with its rays, about 100 units across."""
    for i, (x, y) in enumerate(ring(0, 0, 48, 12)):
        near = ring(0, 0, 31, 12)[i]
        pen.shape([near, (x, y)], None, INK, 11, closed=False)
    pen.circle(0, 0, 27, GOLD, INK, 8)
    pen.circle(0, 0, 27, GOLD)
    pen.path("M 14 -17 Q 24 -6 20 8", None, GOLD_LIGHT, 5)


CRESCENT = "M 14 -44 C -22 -44 -44 -20 -44 4 C -44 30 -22 48 4 48 C 24 48 38 38 44 22 C 10 34 -20 0 14 -44 Z"


def moon(pen: Pen) -> None:
    """The crescent, about 100 units across."""
    pen.body(CRESCENT, WHITE, INK, 9)
    pen.path("M -34 10 Q -28 34 2 38 Q -20 26 -26 4 Z", mix(NIGHT_LIGHT, WHITE, 0.6))


def _on_side(pen: Pen, land: Land) -> None:
    """The island of a sun or moon card: a low strip of land under the sun's or the moon's sign and the number."""
    number = str(land.number)
    strip = "M 13 96 C 24 84 42 78 62 84 C 82 76 106 80 123 96 Z"
    if land.moon:
        moon(pen.within(30, 36, 0.4))
        for x, y, r in ((112, 20, 3), (90, 24, 2), (70, 18, 2)):
            pen.circle(x, y, r, WHITE)
        pen.path(strip, NIGHT_LIGHT)
        pen.text(MIDDLE + 20, 58, number, 56, WHITE, 800)
    else:
        sun(pen.within(32, 37, 0.44))
        pen.path(strip, slope(hue(land.number)))
        pen.text(MIDDLE + 20, 58, number, 56, INK, 800)
