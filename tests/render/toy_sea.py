"""A drawing of a game that there isn't: a sea of any size on which coloured blocks sail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from engine.values import Cell
from render import Marks, Picture, Sea, Window, accents, style, theme
from render.board import Board, sea_board, sea_sheet, sea_size
from render.canvas import Canvas
from render.marks import brackets, pointed, rim
from render.owners import SEATS
from render.palette import Palette, Stamp, sheet
from render.sprites import Pen
from render.style import Style
from render.text import write

SHADES = ("#9fcfdb", "#95c6d4")
COLOURS = ("#f2b02e", "#1c4494", "#088058", "#d00808", "#fffdf6", "#bc80ff", "#33343c", "#ff4494")
FOOT = 96
"""Height of what lies below the board."""
STYLES = (
    msgspec.structs.replace(style.USUAL, dim=("#5b7486", 0.42)),
    msgspec.structs.replace(style.STARK, dyes=style.STARK.dyes | {SHADES[0]: "#ffffff", SHADES[1]: "#e4f0f8"}),
)


class ToyView(msgspec.Struct, frozen=True):
    """Ships by their ids: whose, and where."""

    cols: int
    rows: int
    ships: Mapping[str, tuple[int, Cell]]
    last: tuple[Cell, ...] = ()
    viewer: int | None = None
    turn: int = 1


class ToyDrawing:
    """Fits `render.drawing.Drawing`."""

    FIGURES: Mapping[str, object] = {}
    LEGEND = None

    def sea(self, view: object) -> Sea:
        assert isinstance(view, ToyView)
        places = {id: (cell,) for id, (_, cell) in view.ships.items()}
        return Sea(view.cols, view.rows, places, view.last, {id: seat for id, (seat, _) in view.ships.items()})

    def draw(
        self,
        view: object,
        names: tuple[str, ...],
        marks: Marks | None = None,
        contrast: bool = False,
        colours: Sequence[int] = SEATS,
    ) -> list[Picture]:
        assert isinstance(view, ToyView)
        look = STYLES[contrast]
        whole = self.sea(view).whole
        windows = (marks.windows if marks else ()) or (whole,)
        found = []
        for number, window in enumerate(windows):
            board = sea_board(window)
            width, tall = sea_size(board)
            tall += 0 if number else FOOT
            canvas = Canvas(palette(look), _base(board, tall, whole, look))
            _draw(canvas, board, view, marks, colours, look)
            found.append(Picture(f"toy-{number}", canvas.png(), width, tall))
        return found

    def figure(self, name: str) -> Picture:
        raise KeyError(name)


def _draw(
    canvas: Canvas, board: Board, view: ToyView, marks: Marks | None, colours: Sequence[int], look: Style
) -> None:
    window = board.window
    points = pointed(marks, view.cols)
    taken = {cell for _, cell in view.ships.values()}
    if points.opened:
        bright = (cell for cell in window.cells() if cell in taken or not points.dim(cell.row * view.cols + cell.col))
        board.dim(canvas, bright, 0)
    sea = (board.left, board.top, board.right, board.bottom)
    big = board.wide > 70
    for seat, cell in view.ships.values():
        if window.holds(cell):
            x, y = board.middle(cell.col, cell.row)
            stamp = ship(colours[seat], board.wide, look)
            canvas.stamp(stamp, x - stamp.piece.width // 2, y - stamp.piece.height // 2, sea)
    for cell in window.cells():
        index = cell.row * view.cols + cell.col
        if index in points.picked or (big and index in points.opened):
            canvas.stamp(mark(index in points.picked, board.wide, look), *board.corner(cell.col, cell.row), sea)
        elif cell in view.last:
            canvas.stamp(fresh(board.wide, look), *board.corner(cell.col, cell.row), sea)
    if not points.opened:
        board.dim_lent(canvas, 0)


@lru_cache(maxsize=4)
def palette(look: Style) -> Palette:
    """The palette of the toy's pictures."""
    exact = [theme.PAPER, *SHADES, theme.INK, theme.CARD, theme.WHITE, accents.CHOICE, accents.DUE, *COLOURS]
    dyed = list(dict.fromkeys(look.dye(colour) for colour in exact))
    return Palette(dyed, [sheet([_ship(seat, 56, look) for seat in range(8)], look.dye(SHADES[0]))], (look.dim,))


@lru_cache(maxsize=16)
def _base(board: Board, tall: int, whole: Window, look: Style) -> Image.Image:
    image = sea_sheet(board, tall, whole, SHADES, look)
    if tall > sea_size(board)[1]:
        write(image, image.width / 2, tall - FOOT / 2, "below the board", 30, look.dye(theme.INK))
    return palette(look).index(image)


@lru_cache(maxsize=64)
def _ship(seat: int, cell: int, look: Style) -> Image.Image:
    pen = Pen(round(cell * 1.12), units=112, style=look)
    pen.path("M 56 8 L 84 48 V 100 H 28 V 48 Z", COLOURS[seat], theme.INK, 7)
    pen.path("M 56 8 L 84 48 V 100 H 28 V 48 Z", COLOURS[seat])
    return pen.sprite()


@lru_cache(maxsize=64)
def ship(seat: int, cell: int, look: Style) -> Stamp:
    """A block with a bow, a little larger than its cell."""
    return palette(look).stamp(_ship(seat, cell, look), look.dye(SHADES[0]))


@lru_cache(maxsize=16)
def mark(chosen: bool, cell: int, look: Style) -> Stamp:
    """The rim of a cell."""
    return palette(look).stamp(rim(chosen, cell, cell, look), look.dye(SHADES[0]))


@lru_cache(maxsize=16)
def fresh(cell: int, look: Style) -> Stamp:
    """The brackets of a cell."""
    return palette(look).stamp(brackets(cell, cell, look), look.dye(SHADES[0]))


def fleets(cols: int, rows: int, part: tuple[int, int] = (0, 0)) -> ToyView:
    """Eight owners with four ships each, from `part` (a column and a row) on."""
    room = (cols - part[0], rows - part[1])
    ships = {}
    for i in range(32):
        cell = Cell(part[0] + (i * 7 + i // 8 * 3) % room[0], part[1] + (i * 5 + i // 4) % room[1])
        ships[f"s{i}"] = (i % 8, cell)
    return ToyView(cols, rows, ships, (ships["s3"][1],))


def sailing(view: ToyView, id: str) -> Marks:
    """Marks while a ship of a view chooses where to sail: up to five cells in all directions."""
    cell = view.ships[id][1]
    taken = {other for _, other in view.ships.values()}
    cells = [
        Cell(cell.col + dx * far, cell.row + dy * far)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        for far in range(1, 6 if dx + dy else 4)
    ]
    sea = Window(0, 0, view.cols, view.rows)
    return Marks(tuple(c for c in dict.fromkeys(cells) if sea.holds(c) and c not in taken), (cell,))
