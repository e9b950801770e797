"""The sea: a window of it with everything that lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.ageofsail.view import Ship, View
from engine.values import Cell, Course, Piece
from render import gunfire
from render.accents import DAMAGE
from render.badges import emblem
from render.board import Board, sea_sheet
from render.drawing import Marks
from render.games.ageofsail import events, fleet, forts
from render.games.ageofsail.geometry import abeam, beyond, broadsides, course_to, heading, reaches
from render.games.ageofsail.look import COLS, CREST, DIMMED, PART, SEAM, WHOLE, Sheet, fresh_turn, palette, stamped
from render.games.ageofsail.wind import vane
from render.marks import Pointed, brackets, pointed, rim
from render.owners import Owner
from render.palette import Stamp
from render.sprites import Pen
from render.style import Style
from render.theme import INK, SEA, WHITE

SAILING = ("turn", "stop")
"""What is being decided while a ship sails (`View.asked`)."""


@lru_cache(maxsize=32)
def base(board: Board, tall: int, style: Style) -> Image.Image:
    """Paper, frame, coordinates and empty sea, indexed."""
    image = sea_sheet(board, tall, WHOLE, SEA, style)
    window = board.window
    if style.ornate:
        wave = _wave(board.wide, style)
        for cell in window.cells():
            if not (cell.col * 7 + cell.row * 5 + cell.col * cell.row * 3) % 11:
                image.paste(wave, board.corner(cell.col, cell.row), wave)
    seam = style.dye(SEAM)
    for at in range(PART, COLS, PART):
        if window.col < at < window.col + window.cols:
            x = board.corner(at, 0)[0]
            image.paste(seam, (x - 1, board.top, x + 1, board.bottom))
        if window.row < at < window.row + window.rows:
            y = board.corner(0, at - 1)[1]
            image.paste(seam, (board.left, y - 1, board.right, y + 1))
    return palette(style).index(image)


def _wave(cell: int, style: Style) -> Image.Image:
    pen = Pen(cell, units=100, style=style)
    pen.path("M 18 60 Q 27 46 36 58 Q 45 70 54 56", None, CREST, 5)
    return pen.sprite()


def draw_board(sheet: Sheet, view: View, marks: Marks | None, colours: Sequence[int]) -> None:
    """Draws what lies in the window; the sheet bears its empty sea."""
    points = pointed(marks, COLS)
    choosing = bool(points.opened or points.answers)
    ship = sailing(view, points) if choosing else None
    if ship and sheet.large:
        _put_reach(sheet, view, ship, colours)
    if points.opened:
        _dim(sheet, view, points)
    _put_forts(sheet, view, colours)
    # Where somebody chooses among cells that are shown large, what was is not in the way of what may be.
    told = not (points.opened and sheet.large)
    if told:
        events.put_wakes(sheet, view)
    events.put_wrecks(sheet, view, colours)
    if ship and points.opened:
        _put_ways(sheet, view, ship, points)
    _put_rims(sheet, view, points, ship)
    moved = None if choosing else last_mover(view)
    if moved:
        sheet.put(_brackets(sheet.board.wide, sheet.style), moved.cell)
    for other in view.ships:
        fleet.put_ship(sheet, other, colours, sheet.large and (choosing or bool(other.port or other.starboard)))
    if told:
        events.put_shots(sheet, view)
        events.put_fights(sheet, view)
    if ship:
        _put_signs(sheet, view, points, ship)
    active = next((other for other in view.ships if other.id == view.active), None)
    if active:
        sheet.put(fleet.pennant(heading(active.heading), sheet.board.wide, sheet.style), active.cell)


def put_vanes(sheet: Sheet, view: View) -> None:
    """The wind in the upper corners of a close-up's frame, where there is no rose."""
    if view.wind:
        found = vane(view.wind.towards, view.wind.strength, sheet.style)
        for x in (sheet.board.left - found.piece.width - 1, sheet.board.right + 1):
            sheet.canvas.stamp(found, x, sheet.board.top - found.piece.height - 1)


def sailing(view: View, points: Pointed) -> Ship | None:
    """The ship that somebody moves now: the chosen one, or the one whose activation is under way."""
    if view.asked not in SAILING:
        return None
    named = [answer.id for answer in points.answers if isinstance(answer, Piece)]
    wanted = named[0] if named else view.active
    return next((ship for ship in view.ships if ship.id == wanted and ship.seat == view.mover), None)


def last_mover(view: View) -> Ship | None:
    """The ship that moved last."""
    last = fresh_turn(view)
    moved = [track.ship for track in view.tracks if track.turn == last]
    return next((ship for ship in view.ships if moved and ship.id == moved[-1]), None)


def _bound(view: View, ship: Ship, points: Pointed) -> bool:
    """Whether a ship's heading is settled: her activation is under way, or it has been chosen, as a preview shows."""
    courses = any(isinstance(answer, Course) for answer in points.answers)
    sailed = not points.opened and _index(ship.cell) in points.picked
    return courses or sailed or ship.id == view.active


def _index(cell: Cell) -> int:
    return cell.row * COLS + cell.col


def _stops(view: View, points: Pointed) -> list[Cell]:
    """The cells that a ship may sail to; those of forts are chosen for something else."""
    cards = {card.cell for fort in view.forts for card in fort.cards}
    cells = (Cell(at % COLS, at // COLS) for at in sorted(points.opened | points.picked))
    return [cell for cell in cells if cell not in cards]


def _dim(sheet: Sheet, view: View, points: Pointed) -> None:
    named = {answer.id for answer in points.answers if isinstance(answer, Piece)}
    own = {_index(ship.cell) for ship in view.ships if ship.id in named or ship.id == view.active}
    bright = [cell for cell in sheet.board.window.cells() if not points.dim(at := _index(cell)) or at in own]
    sheet.board.dim(sheet.canvas, bright, DIMMED)


def _put_forts(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    for fort in view.forts:
        owner = sheet.style.owners[colours[fort.seat]]
        for card in filter(lambda card: sheet.board.window.holds(card.cell), fort.cards):
            piece = forts.tile(owner, forts.kind(card), sheet.board.wide, fort.seat in view.out, sheet.style)
            sheet.canvas.paste(piece, *sheet.board.corner(card.cell.col, card.cell.row))


# ---------------------------------------------------------------- what may be chosen


def _put_reach(sheet: Sheet, view: View, ship: Ship, colours: Sequence[int]) -> None:
    """Whose fort would fire at a ship in which cell."""
    for cell, seats in reaches(view, ship).items():
        if sheet.board.window.holds(cell):
            for i, seat in enumerate(seats):
                sheet.put(covered(sheet.style.owners[colours[seat]], i, sheet.board.wide, sheet.style), cell)


@lru_cache(maxsize=128)
def covered(owner: Owner, place: int, cell: int, style: Style) -> Stamp:
    """The badge of who would fire there, at the lower left of a cell."""
    return stamped(covered_sprite(owner, place, cell, style), style)


def covered_sprite(owner: Owner, place: int, cell: int, style: Style) -> Image.Image:
    """The same, RGBA."""
    pen = Pen(cell, units=100, style=style)
    emblem(pen.within(21 + 29 * place, 79, 0.27), owner, line=14)
    return pen.sprite()


def _put_ways(sheet: Sheet, view: View, ship: Ship, points: Pointed) -> None:
    """Arrows on the cells that a ship may sail to, in the direction in which she would."""
    taken = {other.cell for other in view.ships}
    for stop in _stops(view, points):
        course = course_to(ship.cell, stop)
        if course and stop not in taken:
            sheet.put(way(heading(course), sheet.board.wide, sheet.style), stop)


ARROW = "M 0 -30 L 21 -2 L 7 -2 L 7 28 L -7 28 L -7 -2 L -21 -2 Z"
"""Longer than wide, so that a phone shows which way it goes."""


@lru_cache(maxsize=64)
def way(turned: int, cell: int, style: Style) -> Stamp:
    """A cell to sail to on this heading."""
    pen = Pen(cell, units=100, style=style)
    drawn = pen.within(50, 50, 1, 45 * turned)
    drawn.path(ARROW, WHITE, INK, 6)
    drawn.path(ARROW, WHITE)
    return stamped(pen.sprite(), style)


def _put_rims(sheet: Sheet, view: View, points: Pointed, ship: Ship | None) -> None:
    """Round what may be chosen and what has been, below the ships: they are larger than their cells."""
    named = {answer.id for answer in points.answers if isinstance(answer, Piece)} | ({ship.id} if ship else set())
    chosen = points.picked | {_index(other.cell) for other in view.ships if other.id in named}
    for cell in sheet.board.window.cells():
        at = _index(cell)
        if at in chosen or (sheet.large and at in points.opened):
            sheet.put(_rim(at in chosen, sheet.board.wide, sheet.style), cell)


def _put_signs(sheet: Sheet, view: View, points: Pointed, ship: Ship) -> None:
    """Swords at enemies whom a ship may board, arrows from where she may stop to those whom she could fire at."""
    abreast = {beyond(ship.cell, side) for side in abeam(ship.heading)} if _bound(view, ship, points) else set()
    for other in view.ships:
        if other.seat != ship.seat and _index(other.cell) in points.opened and other.cell not in abreast:
            sheet.put(boarding(sheet.board.wide, sheet.style), other.cell)
    if sheet.large:
        # Once a stop or a target has been chosen, the other ones don't matter.
        picked = points.picked - {_index(ship.cell)}
        stops = (ship.cell, *_stops(view, points))
        for stop, target in broadsides(view, ship, stops, not _bound(view, ship, points)):
            if not picked or _index(stop) in picked or _index(target) in picked:
                arrow = aim(target.col - stop.col, target.row - stop.row, sheet.board.wide, sheet.style)
                sheet.put_between(arrow, stop, target)


@lru_cache(maxsize=32)
def _rim(chosen: bool, cell: int, style: Style) -> Stamp:
    return stamped(rim(chosen, cell, cell, style), style)


@lru_cache(maxsize=16)
def _brackets(cell: int, style: Style) -> Stamp:
    return stamped(brackets(cell, cell, style), style)


@lru_cache(maxsize=16)
def boarding(cell: int, style: Style) -> Stamp:
    """An enemy who may be boarded."""
    return stamped(boarding_sprite(cell, style), style)


def boarding_sprite(cell: int, style: Style) -> Image.Image:
    """The same, RGBA."""
    pen = Pen(cell, units=100, style=style)
    gunfire.swords(pen.within(75, 25, 0.46))
    return pen.sprite()


@lru_cache(maxsize=64)
def aim(dx: int, dy: int, cell: int, style: Style) -> Stamp:
    """An arrow from a stop to what a ship could fire at from there."""
    return stamped(aim_sprite(dx, dy, cell, style), style)


def aim_sprite(dx: int, dy: int, cell: int, style: Style) -> Image.Image:
    """The same, RGBA, the middle of both cells in its middle."""
    pen = Pen(3 * cell, units=300, style=style)
    length = 100 * (2**0.5 if dx and dy else 1)
    way = pen.within(150 - 50 * dx, 150 + 50 * dy, 1, 45 * _turn(dx, dy))
    near, far = 31.0, length - 22
    shaft = f"M 0 {-near} V {-far + 14}"
    for colour, width in ((WHITE, 17.0), (DAMAGE, 9.0)):
        way.path(shaft, None, colour, width)
        way.path(f"M -15 {24 - far} L 0 {-far} L 15 {24 - far} Z", colour, colour if colour == WHITE else None, 9)
    return pen.sprite()


def _turn(dx: int, dy: int) -> int:
    course = course_to(Cell(1, 1), Cell(1 + dx, 1 + dy))
    assert course
    return heading(course)
