"""The line through the cells: along each row, at its end back through the lane, up to the next row."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from render.games.tranquility.look import COURSE, LANE, SHORE, TALL, WIDE, corner
from render.sprites import Pen, Point, outline

LEVEL = 76
"""Of the line in a cell: the waterline of its island."""
DASH, STEP = 9.0, WIDE / 8
"""Length of a dash, and from one to the next: a cell's width holds a whole number of them."""
STROKE = 4.0


def dashes(points: list[Point]) -> Iterator[list[Point]]:
    """A polyline cut into dashes."""
    travelled = 0.0
    dash: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        at = 0.0
        while at < length:
            phase = (travelled + at) % STEP
            drawn = phase < DASH
            stop = min(length, at + ((DASH if drawn else STEP) - phase) + 1e-9)
            if drawn:
                dash += [(x0 + (x1 - x0) * way / length, y0 + (y1 - y0) * way / length) for way in (at, stop)]
            if stop < length and drawn:
                yield dash
                dash = []
            at = stop
        travelled += length
    if len(dash) > 1:
        yield dash


def draw_path(pen: Pen, data: str) -> None:
    """A dashed line along a path written as in SVG."""
    for points, _ in outline(data):
        for dash in dashes(list(points)):
            pen.shape(dash, None, COURSE, STROKE, closed=False)


def chevron(pen: Pen, x: float, y: float, left: bool = False) -> None:
    """A small arrowhead in which way the line runs."""
    way = -1 if left else 1
    pen.shape([(x - 5 * way, y - 7), (x + 5 * way, y), (x - 5 * way, y + 7)], None, COURSE, STROKE, closed=False)


def draw_turn(pen: Pen, last: int, first: int) -> None:
    """From the last cell of a row back to the first one of the next, in the picture's units."""
    right, low = corner(last)[0] + WIDE, corner(last)[1] + LEVEL
    left, high = corner(first)[0], corner(first)[1] + LEVEL
    lane = corner(first)[1] + TALL + LANE / 2
    out = SHORE / 2
    draw_path(
        pen,
        f"M {right} {low} Q {right + out} {low} {right + out} {low - 14} V {lane + 10} "
        f"Q {right + out} {lane} {right} {lane} H {left} "
        f"Q {left - out} {lane} {left - out} {lane - 10} V {high + 12} Q {left - out} {high} {left} {high}",
    )
    steps = (right - left) // WIDE
    for i in range(steps):
        chevron(pen, left + (i + 0.5) * WIDE, lane, left=True)


def draw_begin(pen: Pen, first: int, from_slot: bool) -> None:
    """Into the first cell: from the Start's slot, or from a dot where there is none."""
    left, top = corner(first)
    level, out = top + LEVEL, SHORE / 2
    if from_slot:
        draw_path(pen, f"M {left - out} {top + TALL + 6} V {level + 14} Q {left - out} {level} {left} {level}")
    else:
        pen.circle(left - out, level, 7, COURSE)
        draw_path(pen, f"M {left - out + 9} {level} H {left}")


def draw_end(pen: Pen, last: int, into_slot: bool) -> None:
    """Out of the last cell: up to the Finish's slot, or to a bar where there is none."""
    right, top = corner(last)[0] + WIDE, corner(last)[1]
    level, out = top + LEVEL, SHORE / 2
    if into_slot:
        draw_path(pen, f"M {right} {level} Q {right + out} {level} {right + out} {level - 14} V {top - 6}")
    else:
        draw_path(pen, f"M {right} {level} H {right + out - 6}")
        pen.path(f"M {right + out} {level - 12} V {level + 12}", None, COURSE, STROKE + 3)


def draw_line(pen: Pen, line: tuple[int, ...], start: bool, finish: bool) -> None:
    """All turns of a line of cells, its beginning and its end. Along the rows the cells draw it themselves."""
    draw_begin(pen, line[0], start)
    for cell, following in pairwise(line):
        if following // 6 != cell // 6:
            draw_turn(pen, cell, following)
    draw_end(pen, line[-1], finish)
