"""Boards of square cells, whole or a window: where the cells lie in a picture, coordinates, and the frame of a sea.

Columns are counted from the left, rows from the lowest, both from 0, as in `engine.values.Cell`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec
from PIL import Image

from engine.values import Cell, column_letters
from render.canvas import Canvas
from render.sprites import Pen, Point
from render.style import Style
from render.text import font, write
from render.theme import CARD, INK, PAPER
from render.window import Window

WIDEST = 1200
"""Width in px that a picture of a large board may have."""
LARGEST = 86
"""Cells are never larger, so that all close-ups share one set of sprites."""
EDGE, BAND = 1, 39
"""Paper around the frame of a sea, and the frame's width, which bears the coordinates."""
LETTERS = 30
"""Size of coordinates, where there is room."""
TOOTH = (14.0, 11.0)
"""Half the width, and the depth, of a tooth of the frame's torn edge."""


class Board(msgspec.Struct, frozen=True):
    """Where the cells of a window of a board lie in a picture, in px.

    `wide`, `tall`: of a cell. `left`, `top`: the corner of its upper left cell. `lane`: between two rows. `turned`: it
    is seen from the other side, its last column on the left and its lowest row on top.
    """

    window: Window
    wide: int
    tall: int
    left: int
    top: int
    lane: int = 0
    turned: bool = False

    @property
    def right(self) -> int:
        """The right edge of its cells."""
        return self.left + self.window.cols * self.wide

    @property
    def bottom(self) -> int:
        """The lower edge of its cells."""
        return self.top + self.window.rows * (self.tall + self.lane) - self.lane

    def corner(self, col: int, row: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        before, below = col - self.window.col, row - self.window.row
        if self.turned:
            before, below = self.window.cols - 1 - before, self.window.rows - 1 - below
        above = self.window.rows - 1 - below
        return self.left + before * self.wide, self.top + above * (self.tall + self.lane)

    def middle(self, col: int, row: int) -> tuple[int, int]:
        """The middle of a cell."""
        x, y = self.corner(col, row)
        return x + self.wide // 2, y + self.tall // 2

    def box(self, first: Cell, last: Cell) -> tuple[int, int, int, int]:
        """The box of the cells from the lower left to the upper right one: left, top, right, bottom."""
        left, bottom = self.corner(first.col, first.row)
        right, top = self.corner(last.col, last.row)
        if self.turned:
            left, right, top, bottom = right, left, bottom, top
        return left, top, right + self.wide, bottom + self.tall

    def dim(self, canvas: Canvas, bright: Iterable[Cell], number: int) -> None:
        """Puts all cells that are shown in shade `number` of the palette but the bright ones."""
        area = (self.left, self.top, self.right, self.bottom)
        before = canvas.sheet.crop(area)
        canvas.paste(canvas.palette.shade(before, number), self.left, self.top)
        for cell in filter(self.window.holds, bright):
            left, top, right, bottom = self.box(cell, cell)
            inner = (left - self.left, top - self.top, right - self.left, bottom - self.top)
            canvas.paste(before.crop(inner), left, top)

    def dim_lent(self, canvas: Canvas, number: int) -> None:
        """Puts the columns that belong to the part beside this one in shade `number`."""
        west = self.left + self.window.west * self.wide
        east = self.right - self.window.east * self.wide
        for left, right in ((self.left, west), (east, self.right)):
            if left < right:
                box = (left, self.top, right, self.bottom)
                canvas.paste(canvas.palette.shade(canvas.sheet.crop(box), number), left, self.top)


def columns(image: Image.Image, board: Board, y: float, size: int, colour: str) -> None:
    """Writes the letters of all columns at the height `y`."""
    for col in range(board.window.col, board.window.col + board.window.cols):
        write(image, board.corner(col, 0)[0] + board.wide / 2, y, column_letters(col), size, colour, 700)


def rows(image: Image.Image, board: Board, x: float, size: int, colour: str, shown: Iterable[int]) -> None:
    """Writes the numbers of the rows in `shown` (from 0) at `x`."""
    for row in shown:
        write(image, x, board.corner(0, row)[1] + board.tall / 2, str(row + 1), size, colour, 700)


# ---------------------------------------------------------------- seas


def sea_board(window: Window, top: int = 0) -> Board:
    """A window of a sea as wide as a picture may be, its frame `top` px from the picture's upper edge."""
    cell = min(LARGEST, (WIDEST - 2 * (EDGE + BAND)) // window.cols)
    return Board(window, cell, cell, EDGE + BAND, top + EDGE + BAND)


def sea_size(board: Board) -> tuple[int, int]:
    """Width and height in px that a sea takes with its frame and the paper around it."""
    return board.right + BAND + EDGE, board.bottom - board.top + 2 * (BAND + EDGE)


def draw_sea(image: Image.Image, board: Board, whole: Window, shades: tuple[str, str], style: Style) -> None:
    """Draws frame, coordinates and empty cells, of two `shades` in turns, on an RGB image.

    Where the sea goes on beyond the window, the edge of the frame is torn.
    """
    window = board.window
    for x, y, side in _frame(_at_origin(board), _torn(window, whole), shades[0], style):
        image.paste(side, (x, y + board.top - BAND - EDGE))
    for cell in window.cells():
        image.paste(style.dye(shades[(cell.col + cell.row) % 2]), board.box(cell, cell))
    _coordinates(image, board, style)


class _Torn(NamedTuple):
    """The sides at which a sea goes on."""

    west: bool
    east: bool
    south: bool
    north: bool


def _torn(window: Window, whole: Window) -> _Torn:
    return _Torn(
        window.col > whole.col,
        window.col + window.cols < whole.col + whole.cols,
        window.row > whole.row,
        window.row + window.rows < whole.row + whole.rows,
    )


def _at_origin(board: Board) -> Board:
    """A board of the same size at the top of a picture, as if its window were the first: all such have one frame."""
    window = msgspec.structs.replace(board.window, col=0, row=0, west=0, east=0)
    return msgspec.structs.replace(board, window=window, top=BAND + EDGE)


@lru_cache(maxsize=32)
def _frame(board: Board, torn: _Torn, shade: str, style: Style) -> tuple[tuple[int, int, Image.Image], ...]:
    """The sides of a frame without coordinates, each with its corner: most of the sheet is sea, and needs no pen."""
    size = sea_size(board)
    low = board.bottom
    sides = ((0, 0, size[0], board.top), (0, low, *size), (0, 0, board.left, size[1]), (board.right, 0, *size))
    teeth, found = _teeth(board, torn), []
    for x0, y0, x1, y1 in sides:
        pen = Pen(x1 - x0, y1 - y0, x1 - x0, style)
        frame = pen.within(-x0, -y0)
        frame.box(EDGE + 1.5, EDGE + 1.5, size[0] - EDGE - 1.5, size[1] - EDGE - 1.5, 14, CARD, INK, 3)
        frame.box(board.left - 3, board.top - 3, board.right + 3, low + 3, 1, INK)
        for tooth in teeth:
            frame.shape(tooth, shade, INK, 6)
        for tooth in teeth:
            frame.shape(tooth, shade)
        sprite = pen.sprite()
        side = Image.new("RGB", sprite.size, style.dye(PAPER))
        side.paste(sprite, (0, 0), sprite)
        found.append((x0, y0, side))
    return tuple(found)


def _teeth(board: Board, torn: _Torn) -> list[list[Point]]:
    """The teeth of the torn edges, at the corners of cells, where no coordinate is."""
    half, deep = TOOTH
    x0, x1, y0, y1 = board.left, board.right, board.top, board.bottom
    found: list[list[Point]] = []
    for i in range(1, board.window.rows):
        y = y0 + i * (board.tall + board.lane)
        if torn.west:
            found.append([(x0, y - half), (x0 - deep, y), (x0, y + half)])
        if torn.east:
            found.append([(x1, y - half), (x1 + deep, y), (x1, y + half)])
    for i in range(1, board.window.cols):
        x = x0 + i * board.wide
        if torn.south:
            found.append([(x - half, y1), (x, y1 + deep), (x + half, y1)])
        if torn.north:
            found.append([(x - half, y0), (x, y0 - deep), (x + half, y0)])
    return found


def _coordinates(image: Image.Image, board: Board, style: Style) -> None:
    window = board.window
    shown = range(window.row, window.row + window.rows)
    letter = _largest([column_letters(window.col + i) for i in range(window.cols)], board.wide - 6, LETTERS)
    figure = _largest([str(row + 1) for row in shown], BAND - 6, min(LETTERS, board.tall - 4))
    for y in (board.top - BAND / 2 - 1, board.bottom + BAND / 2 + 1):
        columns(image, board, y, letter, style.dye(INK))
    for x in (board.left - BAND / 2, board.right + BAND / 2):
        rows(image, board, x, figure, style.dye(INK), shown)


def _largest(texts: Iterable[str], room: float, size: int) -> int:
    """The largest size up to `size` in which all texts are at most `room` px wide."""
    widest = max(texts, key=font(size, 700).getlength)
    while font(size, 700).getlength(widest) > room:
        size -= 1
    return size


def sea_sheet(board: Board, tall: int, whole: Window, shades: tuple[str, str], style: Style) -> Image.Image:
    """A sea on paper, `tall` px high, in RGB: what a game puts its land and waves on, and indexes once."""
    image = Image.new("RGB", (sea_size(board)[0], tall), style.dye(PAPER))
    draw_sea(image, board, whole, shades, style)
    return image
