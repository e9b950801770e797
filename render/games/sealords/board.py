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
from render.games.sealords.cells import Look, cell_stamp, dim, rim_stamp
from render.games.sealords.look import CELL, COLS, MARGIN, ROWS, corner, half
from render.games.sealords.shots import draw_shot
from render.games.sealords.water import MIDDLE, middle
from render.marks import Pointed, pointed
from render.sprites import Pen
from render.style import Style
from render.theme import INK

SIDES = ((0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0))
"""Sides of a cell by degrees from north, and the way there: columns, rows."""
WAYS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BROAD = "M -9 -44 V -92 H -26 L 0 -128 L 26 -92 H 9 V -44 Z"
SMALL = "M -7 -56 V -76 H -22 L 0 -106 L 22 -76 H 7 V -56 Z"
"""Arrows that lead north from a ship: a direction that has been chosen, and one that may be."""
CORNER = 24
"""How much farther out they begin on a diagonal."""


def draw_board(
    canvas: Canvas, view: SealordsView, marks: Marks | None, style: Style, line: bool = True, turned: bool = False
) -> None:
    """Lays what is on the cells, shots and chosen courses on a canvas of the whole picture, with its sea.

    `line`: that between the halves too; `turned`: with dark's half below.
    """
    points = pointed(marks, COLS)
    last = view.last or LastView(0)
    if line:
        canvas.paste(middle(style), MARGIN + 6, MIDDLE)
    _cells(canvas, view, points, last, style, turned)
    # The chosen board last: its bright edge lies over its neighbours' edges.
    edges = [
        (seat == view.viewer and Piece(laid.board) in points.answers, under(seat, half, place))
        for seat, half in enumerate(view.halves)
        for place, laid in enumerate(half)
    ]
    for bright, cells in sorted(edges):
        draw_edge(canvas, cells, style, bright, turned)
    # While a choice is made the shots of the turn before would only be in the way.
    # When the points are counted they would cross what has scored.
    for shot in () if points.opened or (view.over and not view.out) else last.shots:
        ship = view.cells[shot.end].ship
        # The ship that it struck lies there no more: the burst would be on the one laid over it.
        covered = shot.end in last.laid and ship is not None and ship.owner == last.seat and not ship.burning
        draw_shot(canvas, shot, style, covered, turned)
    offered = tuple(path[-1] for path, _ in marks.options if isinstance(path[-1], Course)) if marks else ()
    _courses(canvas, points.answers, offered, last, style, turned)


def _cells(canvas: Canvas, view: SealordsView, points: Pointed, last: LastView, style: Style, turned: bool) -> None:
    """What lies on each cell, in the shade where nothing can be done, with the marks of a choice."""
    sets = [set(cells) for cells in (last.laid, last.mined, last.cleared, last.repaired, last.shielded)]
    for i, cell in enumerate(view.cells):
        place = corner(i, turned)
        canvas.stamp(cell_stamp(cell, half(i), Look(*(i in cells for cells in sets)), style), *place)
        if cell.effect is None or points.dim(i):
            dim(canvas, cell, *place)
    for i in (*sorted(points.opened), *sorted(points.picked)):
        chosen = i in points.picked
        joined = () if chosen else tuple(_joined(i, points, turned))
        canvas.stamp(rim_stamp(chosen, joined, half(i), style), *corner(i, turned))


def _joined(cell: int, points: Pointed, turned: bool) -> list[int]:
    """The sides of a cell in the picture behind which the next cell may be chosen too: one light for all of them."""
    row, col = divmod(cell, COLS)
    found = []
    for side, across, up in SIDES:
        there = (row + up) * COLS + col + across
        if 0 <= row + up < ROWS and 0 <= col + across < COLS and there in points.opened and there not in points.picked:
            found.append((side + 180 * turned) % 360)
    return sorted(found)


def draw_edge(canvas: Canvas, cells: tuple[int, ...], style: Style, chosen: bool = False, turned: bool = False) -> None:
    """Lays the edge of a board of the sea around its cells."""
    corners = [corner(cell, turned) for cell in cells]
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


def _courses(
    canvas: Canvas,
    chosen: tuple[Answer, ...],
    offered: tuple[Course, ...],
    last: LastView,
    style: Style,
    turned: bool,
) -> None:
    """Directions chosen so far, as shots that haven't struck yet, and smaller those that may be chosen."""
    origin = last.laid[-1] if last.laid else None
    for answer in chosen:
        if isinstance(answer, Cell):
            origin = answer.row * COLS + answer.col
        elif isinstance(answer, Course) and origin is not None:
            canvas.overlay(*_arrows((answer,), origin, True, style, turned))
    if offered and origin is not None:
        canvas.overlay(*_arrows(offered, origin, False, style, turned))


def _arrows(
    courses: tuple[Course, ...], origin: int, chosen: bool, style: Style, turned: bool
) -> tuple[Image.Image, int, int]:
    turns = tuple((WAYS.index(course.name) * 45 + 180 * turned) % 360 for course in courses)
    x, y = corner(origin, turned)
    return _arrows_sprite(turns, chosen, style), x - CELL // 2, y - CELL // 2


@lru_cache(maxsize=32)
def _arrows_sprite(turns: tuple[int, ...], chosen: bool, style: Style) -> Image.Image:
    sheet = Pen(2 * CELL, units=2 * CELL, style=style)
    for turn in turns:
        # Diagonally the ship's corner is farther away, and its number lies in one.
        away = CORNER if turn % 90 else 0
        pen = sheet.within(CELL, CELL, turn=turn).within(0, -away)
        pen.body(BROAD if chosen else SMALL, CHOICE, INK, 7 if chosen else 5)
    return sheet.sprite()
