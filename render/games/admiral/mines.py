"""Mines: one's own, armed and held, and cells in which one has gone off (AD-55, AD-56)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import gunfire, icons
from render.icons import Icon
from render.palette import Stamp
from render.sailing.look import Brush
from render.sprites import Pen, ring
from render.theme import INK, STEEL_DARK, STEEL_LIGHT, WHITE


def armed(pen: Pen) -> None:
    """A mine that goes off when a rival's ship enters its cell: solid, with a spark."""
    pen.circle(0, 0, 50, WHITE)
    icons.mine(pen)
    gunfire.burst(pen.within(0, 0, 0.42))


def held(pen: Pen) -> None:
    """A mine that lets everybody pass: an outline, with the two bars of a pause."""
    pen.circle(0, 0, 50, WHITE)
    for x, y in ring(0, 0, 44, 8):
        pen.circle(x, y, 7.5, INK)
    pen.circle(0, 0, 34, STEEL_LIGHT, INK, 8)
    pen.path("M -11 -15 V 15 M 11 -15 V 15", None, INK, 10)


def blast(pen: Pen) -> None:
    """A mine goes off."""
    gunfire.burst(pen.within(0, 0, 1.1))
    icons.mine(pen.within(0, 0, 0.52))


SIGNS: tuple[Icon, ...] = (armed, held, blast)
"""What a palette should know the soft edges of."""


@lru_cache(maxsize=64)
def mines(ready: int, waiting: int, aside: bool, brush: Brush) -> Stamp:
    """The viewer's own mines in a cell: so many armed, so many held; `aside`: a ship lies there."""
    return brush.stamp(mines_sprite(ready, waiting, aside, brush))


def mines_sprite(ready: int, waiting: int, aside: bool, brush: Brush) -> Image.Image:
    """The same, RGBA. Each kind once, with its number where that is more than one."""
    pen = brush.pen()
    kinds = [(icon, count) for icon, count in ((armed, ready), (held, waiting)) if count]
    if aside:
        places = [(20.0, 80.0, 0.36), (58.0, 80.0, 0.36)]
    elif len(kinds) == 1:
        places = [(50.0, 50.0, 0.8)]
    else:
        places = [(29.0, 32.0, 0.54), (71.0, 68.0, 0.54)]
    for (x, y, size), (icon, count) in zip(places, kinds, strict=False):
        part = pen.within(x, y, size)
        icon(part)
        if count > 1:
            part.circle(28, -28, 29, WHITE, INK, 7)
            part.text(28, -27, str(count), 48, INK, 800)
    return pen.sprite()


@lru_cache(maxsize=4)
def spent(brush: Brush) -> Stamp:
    """A cell in which a mine has gone off: none does so again."""
    return brush.stamp(spent_sprite(brush))


def spent_sprite(brush: Brush) -> Image.Image:
    """The same, RGBA: foam, and a mine struck out."""
    pen = brush.pen()
    pen.shape(gunfire.burst_points(50, 50, 44, 11), WHITE, STEEL_DARK, 8)
    pen.shape(gunfire.burst_points(50, 50, 44, 11), WHITE)
    icons.clear_mine(pen.within(50, 50, 0.5))
    return pen.sprite()
