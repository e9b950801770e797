"""Icons that mean the same in every game. Each draws itself around the pen's origin, about 100 units across.

Stroke widths are in the same units: at the sizes used, 7 units make a line that survives a phone's screen.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.sprites import Pen, ring
from render.style import USUAL, Style
from render.theme import (
    CARD,
    EMBER,
    FLAME,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_LIGHT,
    INK,
    PAPER_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
    WOOD,
    WOOD_LIGHT,
)

Icon = Callable[[Pen], None]


@lru_cache(maxsize=512)
def sprite(icon: Icon, size: int, style: Style = USUAL) -> Image.Image:
    """An icon as a square RGBA sprite of `size` px."""
    pen = Pen(size, units=116, style=style)
    icon(pen.within(58, 58))
    return pen.sprite()


def star(pen: Pen) -> None:
    """A point of victory."""
    tips = [p for pair in zip(ring(0, 4, 50, 5), ring(0, 4, 22, 5, 36), strict=True) for p in pair]
    pen.shape(tips, GOLD, INK, 9)
    pen.shape(tips, GOLD)
    for i in range(0, 10, 2):
        # The half of each ray away from the light.
        pen.shape([(0, 4), tips[i], tips[(i + 1) % 10]], GOLD_DARK)
        pen.shape([(0, 4), tips[i], tips[i - 1]], GOLD_LIGHT if i in (0, 8) else GOLD)


def coin(pen: Pen) -> None:
    """A coin."""
    pen.circle(0, 0, 46, GOLD, INK, 7)
    pen.circle(0, 0, 33, GOLD_LIGHT, GOLD_DARK, 5)
    pen.path("M 0 -16 V 20 M -11 -8 H 11 M -17 8 Q -14 21 0 21 Q 14 21 17 8", None, GOLD_DARK, 6)
    pen.circle(0, -18, 5, GOLD_LIGHT, GOLD_DARK, 5)


def plain_coin(pen: Pen) -> None:
    """A coin with room for a figure."""
    pen.circle(0, 0, 48, GOLD, INK, 7)
    pen.circle(0, 0, 38, GOLD_LIGHT)


SHIELD = "M -38 -42 Q 0 -32 38 -42 V -4 C 38 26 18 42 0 50 C -18 42 -38 26 -38 -4 Z"


def shield(pen: Pen) -> None:
    """A shield token."""
    pen.body(SHIELD, STEEL_LIGHT, INK, 10)
    pen.path("M 0 -37 Q 20 -38 38 -42 V -4 C 38 26 18 42 0 50 Z", STEEL)
    pen.path("M 0 -35 V 46 M -36 -8 H 36", None, STEEL_DARK, 6)


def count_shield(pen: Pen) -> None:
    """A shield with room for a figure."""
    pen.body(SHIELD, STEEL_LIGHT, INK, 9)


def _horns(pen: Pen, colour: str, width: float, reach: float) -> None:
    for i in range(8):
        x, y = ring(0, 0, reach, 8)[i]
        pen.shape([(0, 0), (x, y)], None, colour, width, closed=False)


def mine(pen: Pen) -> None:
    """A mine that lies in the sea: solid."""
    _horns(pen, INK, 11, 42)
    for x, y in ring(0, 0, 44, 8):
        pen.circle(x, y, 7.5, INK)
    pen.circle(0, 0, 33, INK)
    pen.path("M -19 -6 Q -17 -18 -5 -20", None, STEEL_LIGHT, 7)


def lay_mine(pen: Pen) -> None:
    """The effect that lays a mine: an outline only, for there is none yet."""
    body = pen.within(-8, 8, 0.94)
    for x, y in ring(0, 0, 43, 8):
        body.circle(x, y, 6, INK)
    body.circle(0, 0, 34, STEEL, INK, 7)
    body.path("M -21 -4 Q -18 -18 -5 -21", None, WHITE, 8)
    body.path("M -16 15 Q 0 26 16 15", None, STEEL_DARK, 7)
    plus = "M 34 -50 V -18 M 18 -34 H 50"
    pen.path(plus, None, WHITE, 20)
    pen.path(plus, None, INK, 11)


def token(pen: Pen, icon: Icon = mine) -> None:
    """A mine as a token on a white disc: one that has been laid."""
    pen.circle(0, 0, 48, WHITE, INK, 6)
    icon(pen.within(0, 0, 0.78))


def clear_mine(pen: Pen) -> None:
    """A mine taken away."""
    mine(pen)
    pen.path("M -46 46 L 46 -46", None, WHITE, 19)
    pen.path("M -46 46 L 46 -46", None, INK, 10)


def spanner(pen: Pen) -> None:
    """Repair."""
    tool = pen.within(0, 0, turn=45)
    jaw = [(26 * math.sin(a), -34 - 26 * math.cos(a)) for a in (math.radians(28 + 304 * i / 40) for i in range(41))]
    head = [*jaw, (-10, -38), (0, -31), (10, -38)]
    handle = [(-9, -20), (9, -20), (9, 36), (-9, 36)]
    for shape in (head, handle):
        tool.shape(shape, INK, INK, 15)
    tool.circle(0, 40, 17, INK, INK, 15)
    for shape in (head, handle):
        tool.shape(shape, GREEN)
    tool.circle(0, 40, 17, GREEN)
    tool.shape([(-3, -14), (-3, 28)], None, GREEN_LIGHT, 6, closed=False)
    tool.circle(0, 40, 7, INK)


def hull(pen: Pen) -> None:
    """A ship that doesn't sail yet: one of the reserve."""
    body = "M -48 -4 H 48 Q 42 24 26 30 H -30 Q -44 18 -48 -4 Z"
    pen.body(body, WOOD, INK, 9)
    pen.path("M -48 -4 H 48 L 46 6 H -46 Z", WOOD_LIGHT)
    pen.path("M 0 -6 V -44", None, INK, 8)
    pen.path("M 6 -40 L 34 -14 H 6 Z", WHITE, INK, 6)


def reserve(pen: Pen) -> None:
    """One more ship from the reserve."""
    body = "M -50 16 H 42 Q 36 42 20 48 H -32 Q -46 38 -50 16 Z"
    pen.body(body, WOOD, INK, 9)
    pen.path("M -50 16 H 42 L 40 26 H -48 Z", WOOD_LIGHT)
    pen.path("M -28 12 V -20", None, INK, 8)
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        pen.text(17 + dx, -20 + dy, "+1", 56, WHITE, 800)
    pen.text(17, -20, "+1", 56, INK, 800)


def fleet(pen: Pen) -> None:
    """A look into the reserve."""
    pen.path("M -52 0 Q 0 -56 52 0 Q 0 56 -52 0 Z", WHITE, INK, 9)
    pen.circle(0, 0, 22, WOOD, INK, 7)
    pen.circle(-6, -7, 6, WHITE)


def hand(pen: Pen) -> None:
    """Ships in hand."""
    for x, turn in ((-20, -16), (0, 0), (20, 16)):
        card = pen.within(x, 6 + abs(turn) * 0.5, turn=turn)
        card.box(-22, -44, 22, 34, 7, CARD, INK, 7)
    card = pen.within(20, 14, turn=16)
    card.path("M -12 6 H 12 L 8 16 H -9 Z M -1 0 V -22 L 11 -2 H 3 Z", INK)


def pile(pen: Pen) -> None:
    """A pile to draw from."""
    for y in (30, 16, 2):
        pen.path(f"M -46 {y - 2} L 0 {y - 24} L 46 {y - 2} L 0 {y + 20} Z", PAPER_DARK, INK, 7)
    pen.path("M -46 -12 L 0 -34 L 46 -12 L 0 10 Z", CARD, INK, 7)
    pen.path("M -14 -12 L 0 -19 L 14 -12 L 0 -5 Z", INK)


def sandglass(pen: Pen) -> None:
    """How far the game has come."""
    glass = "M -26 -40 H 26 V -28 Q 24 -10 6 0 Q 24 10 26 28 V 40 H -26 V 28 Q -24 10 -6 0 Q -24 -10 -26 -28 Z"
    pen.path(glass, WHITE, INK, 8)
    pen.path("M -18 -20 H 18 Q 12 -8 0 0 Q -12 -8 -18 -20 Z M -20 38 Q -16 22 0 16 Q 16 22 20 38 Z", GOLD_DARK)
    pen.path("M -32 -44 H 32 M -32 44 H 32", None, INK, 11)


def around(pen: Pen) -> None:
    """The ships next to this one."""
    for turn in (0, 90, 180, 270):
        pen.within(0, 0, turn=turn).box(-14, -50, 14, -22, 5, CARD, INK, 6)
    pen.box(-15, -15, 15, 15, 5, GOLD, INK, 6)


def equals(pen: Pen) -> None:
    """A combination of equal numbers."""
    for x in (-36, 0, 36):
        pen.box(x - 15, -22, x + 15, 22, 5, CARD, INK, 6)
        pen.path(f"M {x - 6} -6 H {x + 6} M {x - 6} 7 H {x + 6}", None, INK, 6)


def again(pen: Pen) -> None:
    """The cell's effect once more."""
    pen.box(-17, -17, 17, 17, 5, STEEL_LIGHT, INK, 7)
    arc = [(40 * math.sin(a), -40 * math.cos(a)) for a in (math.radians(40 + 275 * i / 40) for i in range(41))]
    pen.shape(arc, None, INK, 15, closed=False)
    pen.shape(arc, None, GREEN_LIGHT, 6, closed=False)
    tip = pen.within(*arc[-1], turn=315 + 12)
    tip.path("M -3 -22 L 26 2 L -6 22 Z", GREEN_LIGHT, INK, 6)


def flame(pen: Pen) -> None:
    """Fire."""
    pen.path("M -40 44 C -58 8 -30 2 -30 -26 C -14 -18 -12 -6 -12 0 C 0 -16 2 -36 -6 -54 C 26 -38 24 -10 24 0 "
             "C 30 -6 32 -14 32 -22 C 50 0 56 20 40 44 Z", FLAME, INK, 6)  # fmt: skip
    pen.path("M -28 44 C -34 22 -18 16 -16 2 C -6 8 -4 16 -4 20 C 4 8 6 -4 4 -18 C 20 0 18 14 18 22 C 26 18 26 12 "
             "26 8 C 34 22 36 34 28 44 Z", EMBER)  # fmt: skip
    pen.path("M -14 44 C -16 30 -4 28 0 10 C 10 24 18 30 14 44 Z", GOLD_LIGHT)


def unknown(pen: Pen) -> None:
    """A mine that may be a fake."""
    mine(pen)
    pen.text(0, 1, "?", 52, GOLD_LIGHT, 800)


def fake(pen: Pen) -> None:
    """The fake mine, for those who know it: hollow, with a nought for what it costs."""
    for i in range(8):
        near, far = ring(0, 0, 36, 8)[i], ring(0, 0, 46, 8)[i]
        pen.shape([near, far], None, STEEL_DARK, 8, closed=False)
    pen.circle(0, 0, 33, WHITE, STEEL_DARK, 7)
    pen.text(0, 1, "0", 46, INK, 800)


def fake_token(pen: Pen) -> None:
    """The fake mine as a token."""
    token(pen, fake)


def rose(pen: Pen) -> None:
    """A small compass rose, for ornament."""
    points = [p for pair in zip(ring(0, 0, 54, 4), ring(0, 0, 19, 4, 45), strict=True) for p in pair]
    pen.shape(points, GOLD, INK, 7)
    pen.shape(points, GOLD)
    for i in range(0, 8, 2):
        pen.shape([(0, 0), points[i], points[i + 1]], GOLD_DARK)
