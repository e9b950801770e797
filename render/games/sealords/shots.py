"""Shots of the last turn: a line from the ship that fired, cell by cell, to what it struck."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.games.sealords.view import ShotView, Struck
from render import gunfire, icons
from render.accents import DAMAGE
from render.canvas import Canvas
from render.games.sealords.look import CELL, COLS, corner
from render.sprites import Pen, Point
from render.style import Style
from render.theme import GOLD_LIGHT, INK, STEEL_LIGHT, WHITE

PAD = 66
LEAVES = 60
"""Distance from the middle of the firing cell at which the line begins, along row or column."""
SPLASH = 56
"""How far behind the middle of its last cell a shot that met nobody drops into the sea."""
DOTS = (-22, 0, 22)
"""Places of the dots of such a shot, from the edge between two cells: none lies on a cell's icon."""


def draw_shot(canvas: Canvas, shot: ShotView, style: Style, covered: bool = False) -> None:
    """Lays a shot over the board. `covered`: a ship of the shooter's lies where it struck, which is left unmarked."""
    row, col = divmod(shot.start, COLS)
    end_row, end_col = divmod(shot.end, COLS)
    steps = max(abs(end_row - row), abs(end_col - col))
    if not steps:
        return
    dx, dy = (end_col - col) // steps, (end_row - row) // steps
    for i in range(steps):
        here = corner((row + dy * i) * COLS + col + dx * i)
        there = corner((row + dy * (i + 1)) * COLS + col + dx * (i + 1))
        piece, left, top = segment(dx, dy, i == 0, i == steps - 1, shot.struck, style, covered)
        canvas.overlay(piece, min(here[0], there[0]) + left, min(here[1], there[1]) + top)


@lru_cache(maxsize=256)
def segment(
    dx: int, dy: int, first: bool, last: bool, struck: Struck, style: Style, covered: bool
) -> tuple[Image.Image, int, int]:
    """A shot's way from the middle of one cell to the next, and where it lies from the upper left of the two cells."""
    width, height = abs(dx) * CELL + 2 * PAD, abs(dy) * CELL + 2 * PAD
    pen = Pen(width, height, width, style)
    start = (PAD if dx >= 0 else width - PAD, height - PAD if dy >= 0 else PAD)
    length = math.hypot(dx, dy)
    ux, uy = dx / length, -dy / length
    reach = CELL * length

    def at(distance: float) -> Point:
        return start[0] + ux * distance, start[1] + uy * distance

    begin = LEAVES * length if first else 0.0
    stop = reach + (SPLASH if struck == "nothing" else -LEAVES if covered else -38) * length if last else reach
    if struck == "nothing":
        for along in DOTS[1:] if first else DOTS:
            dot = at((CELL / 2 + along) * length)
            pen.circle(*dot, 9.5, WHITE)
            pen.circle(*dot, 7, DAMAGE)
    else:
        line = [at(begin), at(stop)]
        pen.shape(line, None, WHITE, 15, closed=False)
        pen.shape(line, None, DAMAGE, 9, closed=False)
    if last and not covered:
        _strike(pen.within(*at(stop)), struck)
    image = pen.sprite()
    box = image.getbbox() or (0, 0, 1, 1)
    return image.crop(box), CELL // 2 - PAD + box[0], CELL // 2 - PAD + box[1]


def _strike(pen: Pen, struck: Struck) -> None:
    if struck == "burnt":
        gunfire.burst(pen.within(0, 0, 0.62))
    elif struck == "nothing":
        pen.circle(0, 0, 13, None, INK, 7)
        pen.circle(0, 0, 13, None, WHITE, 4)
        pen.circle(0, 0, 5, DAMAGE)
    elif struck == "shield":
        pen.shape(gunfire.burst_points(0, 0, 31, 9), GOLD_LIGHT, INK, 4)
        icons.shield(pen.within(0, 0, 0.36))
        pen.path("M 4 -16 L -5 -3 L 5 3 L -3 17", None, DAMAGE, 5)
    else:
        pen.circle(0, 0, 24, STEEL_LIGHT, INK, 5)
        pen.path("M -10 -10 L 10 10 M 10 -10 L -10 10", None, DAMAGE, 8)
