"""Drawing sprites: small pictures made once at four times their size, reduced, and kept.

A `Pen` draws in its own units (100 across unless told otherwise), so that one description serves every size.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageColor, ImageDraw

from render.style import USUAL, Style
from render.text import font

SCALE = 4
LARGE = 80_000
"""Pixels from which on half the scale will do: the shapes are large, and the sheet would take long."""

Point = tuple[float, float]


@lru_cache(maxsize=1024)
def outline(data: str) -> tuple[tuple[tuple[Point, ...], bool], ...]:
    """The lines of a path written as in SVG (absolute M L H V Q C Z): its points, and whether it is closed."""
    tokens = data.replace(",", " ").split()
    lines: list[tuple[list[Point], bool]] = []
    at = 0

    def take(count: int) -> list[float]:
        nonlocal at
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        return numbers

    command = "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        if command == "Z":
            lines[-1] = (lines[-1][0], True)
            continue
        if command == "M":
            x, y = take(2)
            lines.append(([(x, y)], False))
            command = "L"
            continue
        points = lines[-1][0]
        x0, y0 = points[-1]
        if command == "L":
            x, y = take(2)
            points.append((x, y))
        elif command == "H":
            points.append((take(1)[0], y0))
        elif command == "V":
            points.append((x0, take(1)[0]))
        elif command == "Q":
            ax, ay, x, y = take(4)
            for i in range(1, 13):
                t = i / 12
                u = 1 - t
                points.append((u * u * x0 + 2 * u * t * ax + t * t * x, u * u * y0 + 2 * u * t * ay + t * t * y))
        elif command == "C":
            ax, ay, bx, by, x, y = take(6)
            for i in range(1, 17):
                t = i / 16
                u = 1 - t
                a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
                points.append((a * x0 + b * ax + c * bx + d * x, a * y0 + b * ay + c * by + d * y))
        else:
            raise ValueError(f"unknown command {command} in {data!r}")
    return tuple((tuple(points), closed) for points, closed in lines)


def ring(x: float, y: float, radius: float, points: int = 64, turn: float = 0) -> tuple[Point, ...]:
    """Points of a circle, or of a regular polygon standing on its tip."""
    angles = (math.radians(turn) + math.tau * i / points for i in range(points))
    return tuple((x + radius * math.sin(a), y - radius * math.cos(a)) for a in angles)


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float) -> tuple[Point, ...]:
    """Points of a rectangle with round corners."""
    points: list[Point] = []
    corners = ((x1 - radius, y0 + radius, 0), (x1 - radius, y1 - radius, 90), (x0 + radius, y1 - radius, 180))
    for x, y, start in (*corners, (x0 + radius, y0 + radius, 270)):
        for i in range(13):
            a = math.radians(start + 90 * i / 12)
            points.append((x + radius * math.sin(a), y - radius * math.cos(a)))
    return tuple(points)


class Pen:
    """A transparent sheet of `width` by `height` px to draw a sprite on; `units` of the drawing span the width.

    Colours and the width of strokes are those of the usual style: the pen turns them into those of its own.
    """

    def __init__(self, width: int, height: int | None = None, units: float = 100, style: Style = USUAL) -> None:
        self.style = style
        height = height or width
        self._fine = SCALE if width * height < LARGE else SCALE // 2
        # colours multiplied by their alpha, as they have to be where they are reduced
        self._sheet = Image.new("RGBa", (width * self._fine, height * self._fine), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)
        self._scale = width * self._fine / units
        self._turn, self._cos, self._sin = 0.0, 1.0, 0.0
        self._shift = (0.0, 0.0)

    def within(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Pen:
        """A pen on the same sheet whose origin is (`x`, `y`), with smaller or larger units, turned by degrees."""
        pen = Pen.__new__(Pen)
        pen.style, pen._sheet, pen._draw, pen._fine = self.style, self._sheet, self._draw, self._fine
        pen._shift = self._place((x, y))
        pen._scale, pen._turn = self._scale * scale, self._turn + turn
        angle = math.radians(pen._turn)
        pen._cos, pen._sin = math.cos(angle), math.sin(angle)
        return pen

    def _place(self, point: Point) -> Point:
        x, y = point[0] * self._scale, point[1] * self._scale
        left, top = self._shift
        return (left + x * self._cos - y * self._sin, top + x * self._sin + y * self._cos)

    def shape(
        self,
        points: Sequence[Point],
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0,
        closed: bool = True,
    ) -> None:
        """A polygon or line through `points`; the stroke is `width` units thick with round joints and ends."""
        placed = [self._place(point) for point in points]
        if fill and len(placed) > 2:
            self._draw.polygon(placed, fill=self._ink(fill))
        if stroke:
            thick = max(1, round(width * self._scale * self.style.bold))
            ink = self._ink(stroke)
            line = [*placed, placed[0]] if closed else placed
            self._draw.line(line, fill=ink, width=thick)
            if thick > 2:
                r = thick / 2
                for x, y in line:
                    self._draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def path(self, data: str, fill: str | None = None, stroke: str | None = None, width: float = 0) -> None:
        """A path written as in SVG."""
        for points, closed in outline(data):
            self.shape(points, fill, stroke, width, closed)

    def body(self, data: str, fill: str, stroke: str, width: float) -> None:
        """A path whose stroke runs around it and covers nothing of it."""
        self.path(data, fill, stroke, width)
        self.path(data, fill)

    def paths(self, parts: Iterable[str], fill: str, stroke: str, width: float) -> None:
        """Several paths as one body: the stroke runs around all of them, not between them."""
        listed = list(parts)
        for data in listed:
            self.path(data, stroke, stroke, width)
        for data in listed:
            self.path(data, fill)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0,
    ) -> None:
        """A circle."""
        self.shape(ring(x, y, radius), fill, stroke, width)

    def box(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle with round corners."""
        self.shape(rounded(x0, y0, x1, y1, radius), fill, stroke, width)

    def text(self, x: float, y: float, text: str, size: float, colour: str, weight: int = 800) -> None:
        """Text centred on (`x`, `y`); it isn't turned."""
        px, py = self._place((x, y))
        thick = round(size * self._scale)
        self._draw.text((px, py + thick * 0.35), text, fill=self._ink(colour), font=font(thick, weight), anchor="ms")

    def sprite(self) -> Image.Image:
        """What has been drawn, reduced: an RGBA image that nobody changes any more."""
        return self._sheet.reduce(self._fine).convert("RGBA")

    def _ink(self, colour: str) -> tuple[int, ...]:
        red, green, blue, *alpha = ImageColor.getrgb(self.style.dye(colour))
        share = alpha[0] if alpha else 255
        return (*(round(part * share / 255) for part in (red, green, blue)), share)
