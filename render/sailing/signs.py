"""Signs of sailing games, drawn as those of `render.icons`: a gun, the order, a shot that missed, a wreck."""

from __future__ import annotations

from render.sprites import Pen
from render.theme import GOLD, GOLD_LIGHT, INK, RED, STEEL_DARK, WHITE, WOOD, WOOD_LIGHT


def gun(pen: Pen) -> None:
    """A gun on its carriage."""
    pen.path("M -44 -8 L 40 -34 L 48 -14 L -34 22 Q -50 16 -44 -8 Z", STEEL_DARK, INK, 9)
    pen.path("M -30 6 H 14 L 24 32 H -38 Z", WOOD, INK, 8)
    for x in (-24, 12):
        pen.circle(x, 34, 14, WOOD_LIGHT, INK, 8)


def medal(pen: Pen) -> None:
    """The order: a cross on a ribbon (AS-14)."""
    pen.body("M -30 -52 H 30 L 12 0 H -12 Z", RED, INK, 9)
    pen.path("M -9 -52 H 9 V 0 H -9 Z", WHITE)
    arm = ((-8, -6), (-19, -35), (19, -35), (8, -6))
    cross = [(x * c - y * s, x * s + y * c) for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)) for x, y in arm]
    body = pen.within(0, 21, 0.95)
    body.shape(cross, GOLD, INK, 11)
    body.shape(cross, GOLD)
    body.circle(0, 0, 10, GOLD_LIGHT)


def miss(pen: Pen) -> None:
    """Where a shot missed."""
    pen.circle(0, 0, 36, WHITE, INK, 12)
    pen.path("M -16 -16 L 16 16 M 16 -16 L -16 16", None, INK, 13)


def wreck(pen: Pen) -> None:
    """What is left of a ship: planks, and a mast that leans."""
    pen.path("M -4 18 L 22 -40 M -6 -22 L 34 -6", None, INK, 11)
    pen.body("M -46 12 L -30 24 L -14 16 L 2 30 L 18 18 L 44 24 Q 30 46 4 44 Q -34 44 -46 12 Z", WOOD, INK, 9)
    pen.path("M -50 46 Q -36 36 -22 46 M 26 48 Q 38 38 50 46", None, WHITE, 7)
