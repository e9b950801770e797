"""Pictures of a duel: the sea or parts of it, with its shots, and privately the viewer's own ships and mine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

import engine.game
from engine.values import Cell
from render import accents, theme
from render.badges import badge
from render.board import Board, sea_board, sea_sheet, sea_size
from render.canvas import Canvas
from render.drawing import Marks, Picture
from render.drawing import wordless as words
from render.marks import pointed, rim
from render.owners import SEATS
from render.palette import Palette, sheet
from render.sprites import Pen
from render.style import STARK, USUAL, Style
from render.text import fit, write
from render.window import Sea, Window
from tests.toys.duel.sight import View
from tests.toys.duel.state import GONE, SEA, SUNK

__all__ = ["FIGURES", "LEGEND", "TURNABLE", "draw", "figure", "sea", "words"]

FIGURES: dict[str, object] = {}
LEGEND = None
TURNABLE = False
SHADES = ("#9fcfdb", "#95c6d4")
STRIP = 44
"""Height of the line above the sea that tells how many ships each fleet has."""
NEWS = 1
"""So many of the last shots are news."""


def figure(name: str) -> Picture:
    """There are none."""
    raise KeyError(name)


def sea(view: engine.game.View) -> Sea:
    """The whole sea, with the viewer's ships and the last shot."""
    assert isinstance(view, View)
    ships = {str(number + 1): (SEA.cells[at],) for number, at in enumerate(view.own) if at != SUNK}
    return Sea(SEA.width, SEA.height, ships, tuple(SEA.cells[at] for _, at in view.shots[-NEWS:]))


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """A picture for each window, the fleets on the first. `contrast`: in the stark style."""
    assert isinstance(view, View)
    style, whole = STARK if contrast else USUAL, sea(view).whole
    found = []
    for number, window in enumerate((marks.windows if marks else ()) or (whole,)):
        board = sea_board(window, 0 if number else STRIP)
        width, tall = sea_size(board)
        tall += 0 if number else STRIP
        canvas = Canvas(_palette(style), _base(board, tall, whole, style))
        if not number:
            canvas.paste(_palette(style).index(_strip(view, names, colours, width, style)), 0, 0)
        _draw_sea(canvas, board, view, marks, colours, style)
        private = "" if view.viewer is None else "-private"
        found.append(Picture(f"duel{private}-{number + 1}.png", canvas.png(), width, tall))
    return found


def _strip(view: View, names: tuple[str, ...], colours: Sequence[int], width: int, style: Style) -> Image.Image:
    image = Image.new("RGB", (width, STRIP), style.dye(theme.PAPER))
    for seat, fleet in enumerate(view.fleets):
        left = seat * width // 4
        mark = badge(style.owners[colours[seat]], str(fleet.left), 34, 22, style=style)
        image.paste(mark, (left + 4, (STRIP - mark.height) // 2), mark)
        (name, *_), size = fit(names[seat], width // 4 - 70, (22,), 18, lines=1)
        write(image, left + 56, STRIP / 2, name, size, style.dye(theme.INK), anchor="lm")
    return image


def _draw_sea(
    canvas: Canvas, board: Board, view: View, marks: Marks | None, colours: Sequence[int], style: Style
) -> None:
    window, points = board.window, pointed(marks, SEA.width)
    if points.opened:
        board.dim(canvas, (cell for cell in window.cells() if not points.dim(SEA.index(cell))), 0)
    for seat, at in view.shots:
        _put(canvas, board, SEA.cells[at], _splash(colours[seat], board.wide, style))
    for number, at in enumerate(view.own):
        if at != SUNK:
            size = board.wide - 8
            own = style.owners[colours[view.viewer or 0]]
            _put(canvas, board, SEA.cells[at], badge(own, str(number + 1), size, size // 2))
    if view.mine != GONE:
        _put(canvas, board, SEA.cells[view.mine], _mine(board.wide, style))
    for cell in window.cells():
        if SEA.index(cell) in points.picked:
            _put(canvas, board, cell, rim(True, board.wide, board.wide, style))


def _put(canvas: Canvas, board: Board, cell: Cell, sprite: Image.Image) -> None:
    if board.window.holds(cell):
        x, y = board.middle(cell.col, cell.row)
        canvas.overlay(sprite, x - sprite.width // 2, y - sprite.height // 2)


@lru_cache(maxsize=64)
def _splash(owner: int, size: int, style: Style) -> Image.Image:
    pen = Pen(size, units=100, style=style)
    for width, colour in ((22, theme.INK), (12, style.owners[owner].tone)):
        pen.path("M 25 25 L 75 75", None, colour, width)
        pen.path("M 25 75 L 75 25", None, colour, width)
    return pen.sprite()


@lru_cache(maxsize=16)
def _mine(size: int, style: Style) -> Image.Image:
    pen = Pen(size, units=100, style=style)
    pen.box(24, 24, 76, 76, 25.9, accents.DAMAGE, theme.INK, 8)
    return pen.sprite()


@lru_cache(maxsize=2)
def _palette(style: Style) -> Palette:
    seats = [owner.tone for owner in style.owners]
    exact = [theme.PAPER, *SHADES, theme.INK, theme.CARD, theme.WHITE, accents.CHOICE, accents.DAMAGE, *seats]
    learnt = sheet([_splash(owner, 40, style) for owner in SEATS], style.dye(SHADES[0]))
    return Palette(list(dict.fromkeys(style.dye(colour) for colour in exact)), [learnt], (style.dim,))


@lru_cache(maxsize=16)
def _base(board: Board, tall: int, whole: Window, style: Style) -> Image.Image:
    """Frame, coordinates and water."""
    return _palette(style).index(sea_sheet(board, tall, whole, SHADES, style))
