"""The board: 42 cells with what the last turn and a choice mark on them, and what crosses cells."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.sealords.sea import under
from engine.games.sealords.view import LastView, SealordsView
from engine.values import Answer, Cell, Course, Piece
from render.accents import CHOICE
from render.canvas import Canvas
from render.drawing import Marks
from render.games.sealords.cells import PLAIN, Look, cell_piece
from render.games.sealords.look import CELL, COLS, INNER, MARGIN, ROWS, SEA_TOP, corner, half, palette
from render.games.sealords.shots import draw_shot
from render.marks import pointed
from render.sprites import Pen
from render.style import Style
from render.theme import GOLD, INK


def draw_board(canvas: Canvas, view: SealordsView, marks: Marks | None, style: Style, line: bool = True) -> None:
    """Lays cells, shots and chosen courses on a canvas of the whole picture; `line`: that between the halves too."""
    points = pointed(marks, COLS)
    last = view.last or LastView(0)
    sets = [set(cells) for cells in (last.laid, last.mined, last.cleared, last.repaired, last.shielded)]
    everywhere = points.picked.union(*sets)
    for i, cell in enumerate(view.cells):
        look = PLAIN
        if points.opened or i in everywhere:
            seen = (i in cells for cells in (*sets, points.opened, points.picked))
            look = Look(points.dim(i), *seen)
        row, col = divmod(i, COLS)
        piece = cell_piece(cell, half(i), (row + col) % 2, (row + col % 2) % 3, look, style)
        canvas.paste(piece, *corner(i))
    if line:
        canvas.paste(middle(style), MARGIN + 6, SEA_TOP + ROWS * CELL // 2 - 5)
    # The chosen board last: its bright edge lies over its neighbours' edges.
    edges = [
        (seat == view.viewer and Piece(laid.board) in points.answers, under(seat, half, place))
        for seat, half in enumerate(view.halves)
        for place, laid in enumerate(half)
    ]
    for bright, cells in sorted(edges):
        draw_edge(canvas, cells, style, bright)
    # While a choice is made the shots of the turn before would only be in the way.
    for shot in () if points.opened else last.shots:
        ship = view.cells[shot.end].ship
        # The ship that it struck lies there no more: the burst would be on the one laid over it.
        covered = shot.end in last.laid and ship is not None and ship.owner == last.seat and not ship.burning
        draw_shot(canvas, shot, style, covered)
    _courses(canvas, points.answers, last, style)


def draw_edge(canvas: Canvas, cells: tuple[int, ...], style: Style, chosen: bool = False) -> None:
    """Lays the edge of a board of the sea around its cells."""
    corners = [corner(cell) for cell in cells]
    left, top = (min(place[i] for place in corners) for i in (0, 1))
    columns = len({cell % COLS for cell in cells})
    canvas.overlay(_edge(columns, len(cells) // columns, chosen, style), left, top)


@lru_cache(maxsize=8)
def _edge(columns: int, rows: int, chosen: bool, style: Style) -> Image.Image:
    width, height = columns * CELL, rows * CELL
    pen = Pen(width, height, width, style)
    pen.box(4, 4, width - 4, height - 4, 16, None, INK, 8)
    if chosen:
        pen.box(9, 9, width - 9, height - 9, 14, None, INK, 18)
        pen.box(9, 9, width - 9, height - 9, 14, None, CHOICE, 11)
    return pen.sprite()


def _courses(canvas: Canvas, chosen: tuple[Answer, ...], last: LastView, style: Style) -> None:
    """Directions chosen so far, as shots that haven't struck yet."""
    origin = last.laid[-1] if last.laid else None
    for answer in chosen:
        if isinstance(answer, Cell):
            origin = answer.row * COLS + answer.col
        elif isinstance(answer, Course) and origin is not None:
            canvas.overlay(*_arrow(answer, origin, style))


def _arrow(course: Course, origin: int, style: Style) -> tuple[Image.Image, int, int]:
    turn = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}[course.name]
    x, y = corner(origin)
    return _arrow_sprite(turn, style), x - CELL // 2, y - CELL // 2


@lru_cache(maxsize=16)
def _arrow_sprite(turn: int, style: Style) -> Image.Image:
    pen = Pen(2 * CELL, units=2 * CELL, style=style).within(CELL, CELL, turn=turn)
    body = "M -9 -44 V -92 H -26 L 0 -128 L 26 -92 H 9 V -44 Z"
    pen.body(body, GOLD, INK, 7)
    return pen.sprite()


@lru_cache(maxsize=2)
def middle(style: Style) -> Image.Image:
    """The line between the halves, indexed."""
    image = Image.new("RGB", (INNER - 12, 10), style.dye(INK))
    for x in range(14, image.width, 28):
        image.paste(style.dye(GOLD), (x, 4, x + 14, 6))
    return palette(style).index(image)
