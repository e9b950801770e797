"""Shots of the last turn: a line from the ship that fired to what it struck, red where it did harm.

A line is laid down in pieces that meet at straight cuts: nothing is drawn twice, so no seam is seen.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.games.sealords.view import ShotView, Struck
from render import gunfire, icons
from render.accents import DAMAGE
from render.canvas import Canvas
from render.games.sealords.look import CELL, corner
from render.sprites import Pen
from render.style import Style
from render.theme import GOLD_LIGHT, INK, STEEL_LIGHT, WHITE

PIECE = CELL // 3
"""How far a piece of a line reaches, along row or column."""
BROAD = 40
"""Room for a line across its way."""
LEAVES, STRIKES, DROPS = 62, 52, 52
"""Distances from the middle of a cell, along row or column: where a line begins, before its target's, where it ends,
and behind its last cell's, where a shot that met nobody drops into the sea."""
APART = CELL // 6
"""Between the dots of such a shot."""
HARM: tuple[Struck, ...] = ("burnt", "shield")
SIGN = 80
"""Room for what marks the end."""


def draw_shot(canvas: Canvas, shot: ShotView, style: Style, covered: bool = False, turned: bool = False) -> None:
    """Lays a shot over the board. `covered`: a ship of the shooter's lies where it struck, which is left unmarked."""
    (x0, y0), (x1, y1) = corner(shot.start, turned), corner(shot.end, turned)
    far = max(abs(x1 - x0), abs(y1 - y0))
    if not far:
        return
    dx, dy = (x1 - x0) // far, (y1 - y0) // far
    x, y = x0 + CELL // 2, y0 + CELL // 2
    missed = shot.struck == "nothing"
    end = far + DROPS if missed else far - (LEAVES if covered else STRIKES)
    if missed:
        _dots(canvas, (x, y), (dx, dy), end, style)
    else:
        at = LEAVES
        while at < end:
            reach = min(PIECE, end - at)
            piece = line(dx, dy, reach, shot.struck in HARM, style)
            middle = at + reach / 2
            canvas.overlay(piece, round(x + dx * middle - piece.width / 2), round(y + dy * middle - piece.height / 2))
            at += reach
    if not covered:
        sign = strike(shot.struck, style)
        canvas.overlay(sign, x + dx * end - sign.width // 2, y + dy * end - sign.height // 2)


def _dots(canvas: Canvas, start: tuple[int, int], way: tuple[int, int], end: int, style: Style) -> None:
    """The way of a shot that met nobody, without a dot on the middle of a cell, where its effect is."""
    sprite = dot(style)
    for at in range(LEAVES + 8, end - 8, APART):
        if abs(at % CELL - CELL / 2) <= APART * 1.5:
            x, y = start[0] + way[0] * at, start[1] + way[1] * at
            canvas.overlay(sprite, x - sprite.width // 2, y - sprite.height // 2)


@lru_cache(maxsize=2)
def dot(style: Style) -> Image.Image:
    """A part of the way of a shot that met nobody."""
    pen = Pen(22, units=22, style=style)
    pen.circle(11, 11, 8, WHITE, INK, 3)
    return pen.sprite()


@lru_cache(maxsize=128)
def line(dx: int, dy: int, reach: int, harm: bool, style: Style) -> Image.Image:
    """A piece of a line, cut straight: `reach` px along the row or column, RGBA."""
    width, height = (reach if dx else BROAD), (reach if dy else BROAD)
    if dx and dy:
        width += BROAD  # cut along rows, where the line is broader
    pen = Pen(width, height, width, style)
    long = math.hypot(width, height)
    middle = pen.within(width / 2, height / 2)
    for colour, broad in ((INK, 17.0), (WHITE, 13.0), (DAMAGE if harm else INK, 7.0)):
        middle.shape([(-dx * long, -dy * long), (dx * long, dy * long)], None, colour, broad, closed=False)
    return pen.sprite()


@lru_cache(maxsize=16)
def strike(struck: Struck, style: Style) -> Image.Image:
    """What a shot did, at its end."""
    sheet = Pen(SIGN, units=SIGN, style=style)
    pen = sheet.within(SIGN / 2, SIGN / 2)
    if struck == "burnt":
        gunfire.burst(pen.within(0, 0, 0.62))
    elif struck == "nothing":
        pen.circle(0, 0, 14, None, INK, 9)
        pen.circle(0, 0, 14, None, WHITE, 5)
        pen.circle(0, 0, 5, WHITE, INK, 3)
    elif struck == "shield":
        pen.shape(gunfire.burst_points(0, 0, 31, 9), GOLD_LIGHT, INK, 4)
        icons.shield(pen.within(0, 0, 0.36))
        pen.path("M 4 -16 L -5 -3 L 5 3 L -3 17", None, DAMAGE, 5)
    else:
        pen.circle(0, 0, 24, STEEL_LIGHT, INK, 5)
        pen.path("M -10 -10 L 10 10 M 10 -10 L -10 10", None, INK, 8)
    return sheet.sprite()
