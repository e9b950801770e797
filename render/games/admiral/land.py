"""Islands: shores follow the cells, so that it is seen where ships and shots pass (AD-1, AD-2).

Land is a mask of cells, corners and bars, blurred and cut: corners of a single cell become round, those where two
closed cells meet stay covered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from PIL import Image, ImageDraw, ImageFilter

from engine.values import Cell
from render.board import Board
from render.games.admiral.look import GRASS, SAND, Chart
from render.sailing.geometry import COURSES, beyond
from render.sprites import Point
from render.style import Style
from render.theme import INK

SOFT = 0.11
"""How far shores are blurred, in cells."""
LEVELS = ((84, INK), (112, SAND), (176, GRASS))
"""From which value of the mask on (0 to 255) there is what."""
EDGE = 12
"""Values from none to all of a colour."""
MARGIN = 1
"""Cells around the window that are drawn too: their land reaches into it."""


def put_land(image: Image.Image, board: Board, chart: Chart, style: Style) -> None:
    """Puts all land of a window on an RGB sea."""
    soft = _mask(board, chart)
    for level, colour in LEVELS:
        cut = soft.point([max(0, min(255, (value - level) * 255 // EDGE + 128)) for value in range(256)])
        image.paste(style.dye(colour), (board.left, board.top), cut)


def _mask(board: Board, chart: Chart) -> Image.Image:
    window, side = board.window, board.wide
    cols, rows = window.cols + 2 * MARGIN, window.rows + 2 * MARGIN
    mask = Image.new("L", (cols * side, rows * side), 0)
    draw = ImageDraw.Draw(mask)

    def place(x: float, y: float) -> Point:
        """Where a point lies, in cells from the sea's lower left corner."""
        return (x - window.col + MARGIN) * side, (window.row + window.rows + MARGIN - y) * side

    for shape in shapes(chart):
        draw.polygon([place(*point) for point in shape], fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(SOFT * side))
    left, top = MARGIN * side, MARGIN * side
    return soft.crop((left, top, left + window.cols * side, top + window.rows * side))


def shapes(chart: Chart) -> Iterator[list[Point]]:
    """The outlines of all land, in cells from the sea's lower left corner."""
    closed = frozenset(chart.closed)
    for cell in chart.closed:
        yield _box(cell.col, cell.row, cell.col + 1, cell.row + 1)
    for cell in chart.coastal:
        yield from _coast(cell, closed)
    for one, other in _corners(chart):
        yield _bar(one, other)
    for one, other in chart.covered:
        yield _bar(one, other)


CORNER, STRIP, ISLET = 0.78, 0.3, 0.3
"""Land in a coastal cell: in a corner between closed cells, along a closed cell, amid water; in cells."""
HALF = {False: (0.5, 0.12), True: (0.2, 0.2)}
"""Half the length and breadth of a bar that covers a side, or (True) a corner."""


def _box(left: float, low: float, right: float, high: float) -> list[Point]:
    return [(left, low), (right, low), (right, high), (left, high)]


def _coast(cell: Cell, closed: Collection[Cell]) -> Iterator[list[Point]]:
    """The land of a coastal cell: it joins the closed cells beside it."""
    beside = [beyond(cell, course) in closed for course in COURSES[::2]]
    turned = _turned(cell)
    corners = [turn for turn in range(4) if beside[turn] and beside[(turn + 1) % 4]]
    for turn in corners:
        yield [turned(point, turn) for point in ((0.5, 0.5), (0.5 - CORNER, 0.5), (0.5, 0.5 - CORNER))]
    if corners:
        return
    strips = [turn for turn in range(4) if beside[turn]]
    for turn in strips:
        yield [turned(point, turn) for point in _box(-0.5, 0.5 - STRIP, 0.5, 0.5)]
    if not strips:
        yield [turned((ISLET * x, ISLET * y), 0) for x, y in ((-1, 0), (0, -1), (1, 0), (0, 1))]


def _turned(cell: Cell) -> Callable[[Point, int], Point]:
    """Places points around the middle of a cell, turned by quarters clockwise."""

    def place(point: Point, quarters: int) -> Point:
        x, y = point
        for _ in range(quarters):
            x, y = y, -x
        return cell.col + 0.5 + x, cell.row + 0.5 + y

    return place


def _corners(chart: Chart) -> Iterator[tuple[Cell, Cell]]:
    """The diagonal steps between two closed cells that touch each other with a corner alone."""
    closed = frozenset(chart.closed)
    for cell in chart.closed:
        for dx in (-1, 1):
            east, north = Cell(cell.col + dx, cell.row), Cell(cell.col, cell.row + 1)
            if Cell(cell.col + dx, cell.row + 1) in closed and east not in closed and north not in closed:
                yield east, north


def _bar(one: Cell, other: Cell) -> list[Point]:
    """Land between two cells: along the side that they share, or about their corner."""
    x, y = (one.col + other.col + 1) / 2, (one.row + other.row + 1) / 2
    dx, dy = other.col - one.col, other.row - one.row
    half, thick = HALF[bool(dx and dy)]
    if dx and dy:
        return [(x - half, y), (x, y - half), (x + half, y), (x, y + half)]
    wide, tall = (thick, half) if dx else (half, thick)
    return _box(x - wide, y - tall, x + wide, y + tall)
