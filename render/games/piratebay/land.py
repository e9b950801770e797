"""Land: a tile for each cell, with a beach where water begins."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.games.piratebay.board import CELLS, bay
from engine.sailing.sea import bits
from engine.values import Cell
from render.games.piratebay.look import GRASS, GRASS_DARK, SAND, WHOLE
from render.sailing.geometry import COURSES, beyond
from render.sprites import Pen, Point
from render.style import Style
from render.theme import INK


@lru_cache(maxsize=64)
def islands(map: str) -> frozenset[Cell]:
    """All cells of a map that are land for good (PB-1)."""
    return frozenset(CELLS[cell] for cell in bits(bay(map).land))


@lru_cache(maxsize=64)
def treasures(map: str) -> frozenset[Cell]:
    """Those where treasures lie."""
    return frozenset(CELLS[cell] for cell in bay(map).treasures)


SHORE, BEACH, MEADOW = 2.5, 6.0, 12.0
"""How far from a cell's edge on the water side the ink, the sand and the grass begin."""
CAPE = 26.0
"""How round corners are."""


def put_land(image: Image.Image, at: tuple[int, int], map: str, cell: Cell, side: int, style: Style) -> None:
    """Puts a land cell of a map on an RGB sea, its upper left corner at `at`."""
    # land that meets the edge of the sea goes on beyond it
    near = tuple(_land(map, beyond(cell, course)) for course in COURSES)
    found = tile(near, side, style)
    image.paste(found, at, found)


def _land(map: str, cell: Cell) -> bool:
    return cell in islands(map) or not WHOLE.holds(cell)


@lru_cache(maxsize=128)
def tile(near: tuple[bool, ...], side: int, style: Style) -> Image.Image:
    """A cell of land, RGBA; `near`: on which of the eight courses there is land too, from north clockwise."""
    pen = Pen(side, units=100, style=style)
    for inset, colour in ((SHORE, INK), (BEACH, SAND), (MEADOW, GRASS)):
        pen.shape(_coast(near, inset), colour)
    if style.ornate:
        for x, y in ((24, 70), (74, 30)):
            pen.path(f"M {x - 6} {y} L {x - 3} {y - 9} M {x + 6} {y} L {x + 3} {y - 9}", None, GRASS_DARK, 4)
    return pen.sprite()


def _coast(near: tuple[bool, ...], inset: float) -> list[Point]:
    """The outline of a cell's land, `inset` from the edges that water touches."""
    found: list[Point] = []
    for turn in range(4):
        before, corner, after = near[2 * turn], near[2 * turn + 1], near[(2 * turn + 2) % 8]
        # as if it were the corner in the north-east: the northern edge is before it, the eastern one after it
        top = 0.0 if before else inset
        right = 100.0 if after else 100 - inset
        points: list[Point] = [(right, top)]
        if not before and not after:
            bend = CAPE - inset
            points = [
                (right - bend + bend * math.sin(a), top + bend - bend * math.cos(a))
                for a in (math.radians(90 * i / 8) for i in range(9))
            ]
        elif before and after and not corner:
            points = [
                (100 - inset * math.cos(a), inset * math.sin(a)) for a in (math.radians(90 * i / 8) for i in range(9))
            ]
        found += [_turned(point, turn) for point in points]
    return found


def _turned(point: Point, quarters: int) -> Point:
    """A point of a cell, turned about its middle."""
    x, y = point
    for _ in range(quarters):
        x, y = 100 - y, x
    return x, y
