"""Frames around the ships that count together, on the board of a game whose points are counted (SL-51, SL-52)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.sealords.counting import counted, seen
from engine.games.sealords.view import SealordsView
from render.canvas import Canvas
from render.games.sealords.look import CELL, corner
from render.plates import ringed
from render.sprites import Pen
from render.style import Style


def draw_scored(canvas: Canvas, view: SealordsView, style: Style) -> None:
    """Lays a frame around each combination of both fleets; none before the end, or where nothing is counted."""
    for cells in combinations(view):
        places = [corner(cell) for cell in cells]
        left, top = (min(place[i] for place in places) for i in (0, 1))
        across = len(cells) if places[0][1] == places[-1][1] else 1
        canvas.overlay(frame(across, len(cells) // across, style), left, top)


def combinations(view: SealordsView) -> list[tuple[int, ...]]:
    """The cells of each combination that has scored."""
    if not view.over or view.out:
        return []
    return [found.cells for seat in (0, 1) for found in counted(seen(view, seat)).combinations]


@lru_cache(maxsize=32)
def frame(columns: int, rows: int, style: Style) -> Image.Image:
    """A frame around so many cells; RGBA."""
    width, height = columns * CELL, rows * CELL
    pen = Pen(width, height, width, style)
    ringed(pen, (0, 0, width, height))
    return pen.sprite()
