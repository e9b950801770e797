"""Frames around the ships that count together, each with its points, on the board of a game whose points are counted
(SL-51, SL-52)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.sealords.counting import counted, seen
from engine.games.sealords.scoring import Combination
from engine.games.sealords.view import SealordsView
from render.canvas import Canvas
from render.games.sealords.look import CELL, corner
from render.icons import star
from render.plates import ringed
from render.sprites import Pen
from render.style import Style
from render.theme import GOLD_LIGHT, INK

PLATE = (58, 36)
"""Width and height of a combination's points."""


def draw_scored(canvas: Canvas, view: SealordsView, style: Style, turned: bool = False) -> None:
    """Lays a frame around each combination of both fleets; none before the end, or where nothing is counted.

    Its points are on its edge, where it ends: on the right, or below.
    """
    found = combinations(view)
    boxes = [_box(combination, turned) for combination in found]
    for left, top, across, down in boxes:
        canvas.overlay(frame(across, down, style), left, top)
    for combination, (left, top, across, down) in zip(found, boxes, strict=True):
        label = points(combination.points, style)
        x, y = left + across * CELL, top + down * CELL
        if down == 1:
            canvas.overlay(label, x - label.width - 4, y - label.height // 2 - 4)
        else:
            canvas.overlay(label, x - CELL // 2 - label.width // 2, y - label.height // 2 - 4)


def _box(combination: Combination, turned: bool) -> tuple[int, int, int, int]:
    """The upper left corner of a combination in the picture, and how many cells it is wide and high."""
    places = [corner(cell, turned) for cell in combination.cells]
    left, top = (min(place[i] for place in places) for i in (0, 1))
    across = len(places) if places[0][1] == places[-1][1] else 1
    return left, top, across, len(places) // across


def combinations(view: SealordsView) -> list[Combination]:
    """Each combination that has scored."""
    if not view.over or view.out:
        return []
    return [found for seat in (0, 1) for found in counted(seen(view, seat)).combinations]


@lru_cache(maxsize=32)
def frame(columns: int, rows: int, style: Style) -> Image.Image:
    """A frame around so many cells; RGBA."""
    width, height = columns * CELL, rows * CELL
    pen = Pen(width, height, width, style)
    ringed(pen, (0, 0, width, height))
    return pen.sprite()


@lru_cache(maxsize=32)
def points(count: int, style: Style) -> Image.Image:
    """What a combination has scored; RGBA."""
    wide, tall = PLATE
    pen = Pen(wide, tall, wide, style)
    pen.box(2, 2, wide - 2, tall - 2, 11, GOLD_LIGHT, INK, 3.5)
    star(pen.within(19, tall / 2, 0.25))
    pen.text(wide - 19, tall / 2, str(count), 27, INK)
    return pen.sprite()
