"""Waves on an empty sea."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.values import Cell
from render.board import Board
from render.sailing.look import CREST
from render.sprites import Pen
from render.style import Style


def put_waves(image: Image.Image, board: Board, cells: Iterable[Cell], style: Style) -> None:
    """Scatters waves over an RGB sea; there are none in a style without ornaments."""
    if not style.ornate:
        return
    pen = Pen(board.wide, units=100, style=style)
    pen.path("M 18 60 Q 27 46 36 58 Q 45 70 54 56", None, CREST, 5)
    wave = pen.sprite()
    for cell in cells:
        if not (cell.col * 7 + cell.row * 5 + cell.col * cell.row * 3) % 11:
            image.paste(wave, board.corner(cell.col, cell.row), wave)
