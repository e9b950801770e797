"""The sea: a window of it with everything that lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.ageofsail.view import View
from engine.sailing.view import Ship
from engine.values import Cell, Piece
from render.badges import emblem
from render.board import Board, sea_sheet
from render.drawing import Marks
from render.games.ageofsail import forts
from render.games.ageofsail.geometry import reaches, targets
from render.games.ageofsail.look import COLS, PART, SEAM, WHOLE, fresh_turn, palette
from render.owners import Owner
from render.palette import Stamp
from render.sailing import choices, events, ships
from render.sailing.choices import Chosen, chosen
from render.sailing.geometry import heading
from render.sailing.look import Brush, Sheet
from render.sailing.waves import put_waves
from render.style import Style
from render.theme import SEA

SAILING = ("turn", "stop")
"""What is being decided while a ship sails (`View.asked`)."""


@lru_cache(maxsize=32)
def base(board: Board, tall: int, style: Style) -> Image.Image:
    """Paper, frame, coordinates and empty sea, indexed."""
    image = sea_sheet(board, tall, WHOLE, SEA, style)
    window = board.window
    put_waves(image, board, board.window.cells(), style)
    seam = style.dye(SEAM)
    for at in range(PART, COLS, PART):
        if window.col < at < window.col + window.cols:
            x = board.corner(at, 0)[0]
            image.paste(seam, (x - 1, board.top, x + 1, board.bottom))
        if window.row < at < window.row + window.rows:
            y = board.corner(0, at - 1)[1]
            image.paste(seam, (board.left, y - 1, board.right, y + 1))
    return palette(style).index(image)


def draw_board(sheet: Sheet, view: View, marks: Marks | None, colours: Sequence[int]) -> None:
    """Draws what lies in the window; the sheet bears its empty sea."""
    points = chosen(marks)
    last = fresh_turn(view)
    ship = sailing(view, points) if points.any else None
    if ship and sheet.large:
        _put_reach(sheet, view, ship, colours)
    if points.opened:
        choices.dim(sheet, points, _named(view, points, view.active))
    _put_forts(sheet, view, colours)
    # Where somebody chooses among cells that are shown large, what was is not in the way of what may be.
    told = not (points.opened and sheet.large)
    if told:
        events.put_wakes(sheet, view.tracks, last)
    taken = {other.cell for other in view.ships}
    events.put_wrecks(sheet, view.wrecks, taken, colours)
    if ship and points.opened:
        choices.put_ways(sheet, ship, _stops(view, points), taken)
    choices.put_rims(sheet, points, _named(view, points, ship.id if ship else None))
    moved = None if points.any else events.last_mover(view, last)
    if moved:
        sheet.put(choices.brackets(sheet.brush), moved.cell)
    for other in view.ships:
        shots = sheet.large and (points.any or bool(other.port or other.starboard))
        ships.put_ship(sheet, other, sheet.style.owners[colours[other.seat]], shots)
    if told:
        events.put_shots(sheet, view.shots, last)
        events.put_fights(sheet, view.fights, last)
    if ship:
        _put_signs(sheet, view, points, ship)
    active = next((other for other in view.ships if other.id == view.active), None)
    if active:
        sheet.put(ships.pennant(heading(active.heading), sheet.brush), active.cell)


def sailing(view: View, points: Chosen) -> Ship | None:
    """The ship that somebody moves now: the chosen one, or the one whose activation is under way."""
    if view.asked not in SAILING:
        return None
    named = next((answer.id for answer in points.answers if isinstance(answer, Piece)), view.active)
    return next((ship for ship in view.ships if ship.id == named and ship.seat == view.mover), None)


def _named(view: View, points: Chosen, more: str | None) -> list[Cell]:
    """Where the ships lie that have been named, and one more."""
    named = points.ships
    return [ship.cell for ship in view.ships if ship.id in named or ship.id == more]


def _stops(view: View, points: Chosen) -> list[Cell]:
    """The cells that a ship may sail to; those of forts are chosen for something else."""
    return choices.stops(points, {card.cell for fort in view.forts for card in fort.cards})


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
                sheet.put(covered(sheet.style.owners[colours[seat]], i, sheet.brush), cell)


@lru_cache(maxsize=128)
def covered(owner: Owner, place: int, brush: Brush) -> Stamp:
    """The badge of who would fire there, at the lower left of a cell."""
    return brush.stamp(covered_sprite(owner, place, brush))


def covered_sprite(owner: Owner, place: int, brush: Brush) -> Image.Image:
    """The same, RGBA."""
    pen = brush.pen()
    emblem(pen.within(21 + 29 * place, 79, 0.27), owner, line=14)
    return pen.sprite()


def _put_signs(sheet: Sheet, view: View, points: Chosen, ship: Ship) -> None:
    """Swords at enemies whom a ship may board, arrows from where she may stop to those whom she could fire at."""
    bound = choices.settled(ship, points) or ship.id == view.active
    foes = [other.cell for other in view.ships if other.seat != ship.seat]
    choices.put_swords(sheet, ship, foes, points, bound)
    if sheet.large:
        choices.put_aims(sheet, ship, _stops(view, points), targets(view, ship.seat), points, bound)
