"""Owners' badges: each owner has a shape of his own beside his tone; there may be a number in it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.owners import Owner, Shape
from render.sprites import Pen, Point, outline, ring
from render.style import USUAL, Style
from render.text import font
from render.theme import INK

HALF = 44
"""Half the height of the circle; the other shapes look as large."""
HEART = "M 0 -27 C 2 -38 10 -47 24 -47 C 58 -47 62 0 0 47 C -62 0 -58 -47 -24 -47 C -10 -47 -2 -38 0 -27 Z"
SPADE = (
    "M 0 -50 C 15 -29 49 -13 49 11 C 49 34 19 36 8 19 C 8 33 12 43 20 49 H -20 C -12 43 -8 33 -8 19 "
    "C -19 36 -49 34 -49 11 C -49 -13 -15 -29 0 -50 Z"
)
PETALS, PETAL, REACH = 5, 19.5, 30
"""Petals of the flower, their radius, and how far from the middle they are."""


def _flower() -> tuple[Point, ...]:
    """The outline of the petals together."""
    points = []
    for i in range(100):
        turn = math.tau * i / 100
        # The nearest petal; the line from the middle leaves its circle here.
        off = (turn + math.pi / PETALS) % (math.tau / PETALS) - math.pi / PETALS
        far = REACH * math.cos(off) + math.sqrt(max(PETAL**2 - (REACH * math.sin(off)) ** 2, 0))
        points.append((far * math.sin(turn), -far * math.cos(turn)))
    return tuple(points)


SHAPES: dict[Shape, tuple[Point, ...]] = {
    "circle": ring(0, 0, HALF),
    "diamond": ring(0, 0, 51.04, 4),
    "square": ring(0, 0, 54, 4, 45),
    "triangle": ring(0, 8, 54, 3),
    "hexagon": ring(0, 0, 48, 6, 30),
    "heart": outline(HEART)[0][0][:-1],
    "spade": outline(SPADE)[0][0][:-1],
    "flower": _flower(),
}
"""Outlines around the origin, clockwise from the top."""
ROOMS: dict[Shape, tuple[float, float]] = {"triangle": (11, 0.7), "heart": (1, 0.85), "spade": (-1, 0.82)}
"""Where there is room for text: how far below the middle, and how large it can be."""


def _stretched(points: Sequence[Point], reach: float) -> list[Point]:
    """The outline with both halves `reach` further from the middle: a pill, a long lozenge."""
    found: list[Point] = []
    for i, (x, y) in enumerate(points):
        sides = [1 if x > 0 else -1]
        if abs(x) < 0.01:
            sides = [-1, 1] if points[i - 1][0] < 0 else [1, -1]
        found += [(x + side * reach, y) for side in sides]
    return found


def emblem(pen: Pen, owner: Owner, fill: str | None = None, reach: float = 0, line: float = 11) -> None:
    """An owner's badge without text around the pen's origin, about 100 units across and `reach` more to each side.

    `fill` replaces his tone; the line around it is `line` units thick.
    """
    points = SHAPES[owner.shape]
    if reach:
        points = tuple(_stretched(points, reach))
    pen.shape(points, fill or owner.tone, INK, line)
    pen.shape(points, fill or owner.tone)


@lru_cache(maxsize=512)
def badge(
    owner: Owner, text: str, size: int, figure: int, fill: str | None = None, style: Style = USUAL
) -> Image.Image:
    """An owner's badge, a circle `size` px high (other shapes differ a little), with a text of `figure` px in it.

    It grows sideways with the text: a pill or a long lozenge. `fill`, a light colour, replaces the owner's tone.
    """
    reach = max(0.0, (font(figure, 800).getlength(text) - figure * 0.62) / 2)
    half = size / 2 - 2
    width, height = round(2 * (half * 1.2 + reach) + 8), round(2.4 * half + 8)
    pen = Pen(width, height, width, style)
    middle = pen.within(width / 2, height / 2)
    unit = half / HALF
    emblem(middle.within(0, 0, unit), owner, fill, reach / unit, 4 / unit)
    if text:
        sink, share = ROOMS.get(owner.shape, (0, 1))
        middle.text(0, sink * unit, text, figure * share, INK if fill else owner.mark, 800)
    return pen.sprite()
