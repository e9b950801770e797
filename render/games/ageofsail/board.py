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
from render.games.ageofsail import ashore, forts, lines
from render.games.ageofsail.geometry import foes, reaches, targets
from render.games.ageofsail.look import PART, SEAM, fresh_turn, palette
from render.owners import Owner
from render.palette import Stamp
from render.sailing import choices, events, ships
from render.sailing.choices import Chosen, chosen
from render.sailing.geometry import course_to, heading
from render.sailing.look import Brush, Sheet
from render.sailing.waves import put_waves
from render.style import Style
from render.theme import SEA
from render.window import Window

SAILING = ("turn", "stop")
"""What is being decided while a ship sails (`View.asked`)."""


@lru_cache(maxsize=32)
def base(whole: Window, board: Board, tall: int, style: Style) -> Image.Image:
    """Paper, frame, coordinates and empty sea of a board that is a part of the whole, indexed."""
    image = sea_sheet(board, tall, whole, SEA, style)
    window = board.window
    put_waves(image, board, board.window.cells(), style)
    seam = style.dye(SEAM)
    for at in range(PART, whole.cols, PART):
        if window.col < at < window.col + window.cols:
            x = board.corner(at, 0)[0]
            image.paste(seam, (x - 1, board.top, x + 1, board.bottom))
    for at in range(PART, whole.rows, PART):
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
    ashore.put_goals(sheet, view.goals, points.opened)
    if points.opened:
        choices.dim(sheet, points, _bright(view, points))
    if view.field:
        ashore.put_field(sheet, *view.field)
    _put_forts(sheet, view, colours)
    if view.laid and view.role is not None:
        ashore.put_laid(sheet, view.laid, sheet.style.owners[colours[view.role]])
    # Where somebody chooses among cells that are shown large, what was is not in the way of what may be.
    told = not (points.opened and sheet.large)
    if told:
        lines.put_lines(sheet, view, colours)
        events.put_wakes(sheet, view.tracks, last)
    taken = {other.cell for other in view.ships}
    events.put_wrecks(sheet, view.wrecks, taken, colours)
    if ship and points.opened:
        choices.put_ways(sheet, ship.cell, _stops(view, points), taken)
    named = _named(view, points, ship.id if ship else None)
    choices.put_rims(sheet, points.without(view.laid), named)
    if not told and view.lines:
        # Lanes lie on the rims of the cells around, and below those of the ships that have been named.
        lines.put_lines(sheet, view, colours)
        choices.put_rims(sheet, Chosen(points.answers, frozenset(), points.picked), named)
    moved = None if points.any else events.last_mover(view, last)
    if moved:
        sheet.put(choices.brackets(sheet.brush), _head(view, moved).cell)
    for other in view.ships:
        shots = sheet.large and (points.any or bool(other.port or other.starboard))
        ships.put_ship(sheet, other, sheet.style.owners[colours[other.seat]], shots)
    if told:
        events.put_shots(sheet, view.shots, last)
        events.put_fights(sheet, view.fights, last)
    ashore.put_parties(sheet, view, colours)  # above the shots of the turn, which cross the fort
    if told:
        ashore.put_struggles(sheet, view, last)
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


def _bright(view: View, points: Chosen) -> list[Cell]:
    """Where the ships lie that have been named, and the one that acts, with those that sail in a line with her."""
    found = _named(view, points, view.active)
    acting = [id for id in (*points.ships, view.active) if id is not None]
    followers = {other for id in acting for other in lines.of(view, id)}
    return found + [ship.cell for ship in view.ships if ship.id in followers]


def _head(view: View, ship: Ship) -> Ship:
    """The first ship of her line, else herself."""
    line = lines.of(view, ship.id)
    return next((other for other in view.ships if line and other.id == line[0]), ship)


def _stops(view: View, points: Chosen) -> list[Cell]:
    """The cells that a ship may sail to; those of forts are chosen for something else."""
    return choices.stops(points, {card.cell for fort in view.forts for card in fort.cards})


def _put_forts(sheet: Sheet, view: View, colours: Sequence[int]) -> None:
    for fort in view.forts:
        owner = None if fort.seat is None else sheet.style.owners[colours[fort.seat]]
        silent = fort.seat in view.out
        # Only a fort that is laid freely, or is nobody's, is drawn as one piece.
        cells = {card.cell for card in fort.cards} if view.scenario != "battle" else ()
        for card in filter(lambda card: sheet.board.window.holds(card.cell), fort.cards):
            joined = forts.sides(card.cell, cells)
            piece = forts.tile(owner, forts.kind(card), sheet.board.wide, silent, sheet.style, joined)
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
    line = lines.of(view, ship.id)
    under_way = view.active is not None and (ship.id == view.active or view.active in line)
    bound = choices.settled(ship, points) or under_way
    against = foes(view, ship.seat)
    enemies = [other.cell for other in view.ships if other.seat in against]
    if line and under_way:
        # What others of the line fire at may be chosen too; she boards straight ahead alone.
        enemies = [cell for cell in enemies if course_to(ship.cell, cell) == ship.heading]
    choices.put_swords(sheet, ship, enemies, points, bound)
    if sheet.large:
        _put_aims(sheet, view, points, ship, bound)


def _put_aims(sheet: Sheet, view: View, points: Chosen, ship: Ship, bound: bool) -> None:
    """Arrows to what a ship could fire at. At a stop of a line each that may fire has hers, until somebody acts."""
    aimed, stops = targets(view, ship.seat), _stops(view, points)
    if view.firing is None or points.ships:
        choices.put_aims(sheet, ship, (ship.cell, *stops), aimed, points, bound)
        return
    choices.put_aims(sheet, ship, stops, aimed, points, bound)
    if all(answer == ship.cell for answer in points.answers):
        for other in view.ships:
            if other.id in view.firing:
                choices.put_aims(sheet, other, (other.cell,), aimed, points.without((ship.cell,)), True)
