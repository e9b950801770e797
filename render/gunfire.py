"""Icons of shots and boarding, drawn like those of `render.icons`."""

from __future__ import annotations

from render.accents import DAMAGE
from render.sprites import Pen, ring
from render.theme import GOLD, GOLD_LIGHT, INK, STEEL_LIGHT, WHITE


def _arrow(pen: Pen, near: float, far: float) -> list[tuple[float, float]]:
    return [(-6, -near), (-6, -far + 22), (-17, -far + 22), (0, -far), (17, -far + 22), (6, -far + 22), (6, -near)]


def _arrows(pen: Pen, turns: tuple[float, ...], far: float = 50) -> None:
    """Arrows of iron around a ball: what may be fired. Red is what has been hit."""
    for colour, stroke in ((WHITE, 9.0), (INK, 3.0)):
        for turn in turns:
            arrow = pen.within(0, 0, turn=turn)
            arrow.shape(_arrow(arrow, 6, far), colour, colour, stroke)
    pen.circle(0, 0, 16, INK)
    pen.circle(-4, -5, 4, STEEL_LIGHT)


def shot_orthogonal(pen: Pen) -> None:
    """A shot along row or column."""
    _arrows(pen, (0, 90, 180, 270))


def shot_diagonal(pen: Pen) -> None:
    """A shot along a diagonal."""
    _arrows(pen, (45, 135, 225, 315), 58)


def shot_horizontal(pen: Pen) -> None:
    """A shot along the row."""
    _arrows(pen, (90, 270))


def shot_near(pen: Pen) -> None:
    """A shot into each of the four cells around."""
    for turn in (0, 90, 180, 270):
        side = pen.within(0, 0, turn=turn)
        side.shape(burst_points(0, -37, 19, 8), GOLD, INK, 6)
    pen.box(-16, -16, 16, 16, 5, INK)
    pen.circle(0, 0, 7, STEEL_LIGHT)


def burst_points(x: float, y: float, radius: float, rays: int) -> list[tuple[float, float]]:
    """Points of a jagged burst."""
    inner = ring(x, y, radius * 0.56, rays, 180 / rays)
    return [p for pair in zip(ring(x, y, radius, rays), inner, strict=True) for p in pair]


def burst(pen: Pen) -> None:
    """Where a shot struck."""
    pen.shape(burst_points(0, 0, 50, 9), DAMAGE, INK, 7)
    pen.shape(burst_points(0, 0, 50, 9), DAMAGE)
    pen.shape(burst_points(0, 0, 31, 9), GOLD_LIGHT)


def swords(pen: Pen) -> None:
    """Boarding: taking the place of an enemy."""
    for turn in (45, -45):
        blade = pen.within(0, 0, turn=turn)
        blade.body("M -5 26 V -44 L 0 -54 L 5 -44 V 26 Z", STEEL_LIGHT, INK, 11)
        blade.path("M -19 24 H 19 M 0 26 V 46", None, INK, 11)
        blade.path("M -16 24 H 16", None, GOLD, 5)
