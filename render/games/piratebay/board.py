"""The sea: a window of it with everything that lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.games.piratebay.view import Hold, View
from engine.sailing.view import Ship
from engine.values import Cell, Key
from render.board import Board, sea_sheet
from render.drawing import Marks
from render.games.piratebay import events as own
from render.games.piratebay.cargo import cargo
from render.games.piratebay.land import islands, put_land
from render.games.piratebay.look import WHOLE, fresh_turn, palette
from render.games.piratebay.outlook import put_outlook
from render.games.piratebay.places import put_places
from render.sailing import choices, events, ships
from render.sailing.choices import Chosen, chosen
from render.sailing.geometry import heading
from render.sailing.look import Sheet
from render.sailing.waves import put_waves
from render.style import Style
from render.theme import SEA

SAILING = ("turn", "stop")
"""What is being decided while a ship sails (`View.asked`)."""
WORKS = ("explore", "load", "unload")
"""What a ship does instead, as keys say it."""


@lru_cache(maxsize=32)
def base(map: str, board: Board, tall: int, style: Style) -> Image.Image:
    """Paper, frame, coordinates, water and land, indexed."""
    image = sea_sheet(board, tall, WHOLE, SEA, style)
    cells, land = list(board.window.cells()), islands(map)
    put_waves(image, board, (cell for cell in cells if cell not in land), style)
    for cell in cells:
        if cell in land:
            put_land(image, board.corner(cell.col, cell.row), map, cell, board.wide, style)
    return palette(style).index(image)


def draw_board(sheet: Sheet, view: View, marks: Marks | None, colours: Sequence[int]) -> None:
    """Draws what lies in the window; the sheet bears its empty map."""
    points = chosen(marks)
    last = fresh_turn(view)
    ship = sailing(view, points) if points.any else None
    # Where somebody chooses among cells that are shown large, what was is not in the way of what may be.
    told = not (points.opened and sheet.large)
    if told:
        own.put_rays(sheet, view, last)
    put_places(sheet, view, colours)
    if points.opened:
        choices.dim(sheet, points, [ship.cell] if ship else _mover(view))
    if told:
        events.put_wakes(sheet, [track for track in view.tracks if track.how != "home"], last)
        own.put_ways_home(sheet, view, last)
    taken = {other.cell for other in view.ships}
    events.put_wrecks(sheet, view.wrecks, taken, colours)
    if told:
        own.put_finds(sheet, view, last)
    if ship and points.opened:
        _put_ways(sheet, view, ship, points)
    choices.put_rims(sheet, points, [ship.cell] if ship else ())
    moved = None if points.any else events.last_mover(view, last)
    if moved:
        sheet.put(choices.brackets(sheet.brush), moved.cell)
    for other in view.ships:
        shots = sheet.large and bool(ship or other.port or other.starboard)
        ships.put_ship(sheet, other, sheet.style.owners[colours[other.seat]], shots)
        _put_cargo(sheet, view, other)
    if told:
        events.put_shots(sheet, view.shots, last)
        events.put_fights(sheet, view.fights, last)
        own.put_hauls(sheet, view, last)
        own.put_spoils(sheet, view, last)
    if ship:
        _put_signs(sheet, view, points, ship)
    for acting in view.ships:
        if acting.seat == view.mover and not view.over:
            sheet.put(ships.pennant(heading(acting.heading), sheet.brush), acting.cell)


def sailing(view: View, points: Chosen) -> Ship | None:
    """The ship of the mover, while it is decided where she sails and whom she attacks."""
    works = any(isinstance(answer, Key) and answer.id in WORKS for answer in points.answers)
    if view.asked not in SAILING or works:
        return None
    return next((ship for ship in view.ships if ship.seat == view.mover), None)


def _mover(view: View) -> list[Cell]:
    return [ship.cell for ship in view.ships if ship.seat == view.mover]


def _put_cargo(sheet: Sheet, view: View, ship: Ship) -> None:
    hold = view.holds[ship.seat]
    order, trapped = view.order_of == ship.seat, ship.seat in view.trapped
    if hold != Hold(0, 0) or order or trapped:
        x, y = sheet.board.corner(ship.cell.col, ship.cell.row)
        half = sheet.board.wide // 2
        found = cargo(hold, order, trapped, heading(ship.heading), sheet.brush)
        sheet.canvas.stamp(found, x - half, y - half, sheet.sea)


def _stops(view: View, points: Chosen) -> list[Cell]:
    """The cells that a ship may sail to."""
    return choices.stops(points, islands(view.map))


def _put_ways(sheet: Sheet, view: View, ship: Ship, points: Chosen) -> None:
    """Arrows on the cells that a ship may sail to, and what she could do there."""
    taken = {other.cell for other in view.ships} | {trader.cell for trader in view.merchants}
    stops = [stop for stop in _stops(view, points) if stop not in taken]
    choices.put_ways(sheet, ship.cell, stops, taken)
    if sheet.large:
        put_outlook(sheet, view, ship, stops)


def _put_signs(sheet: Sheet, view: View, points: Chosen, ship: Ship) -> None:
    """Swords at whom a ship may board, merchants among them, and arrows to whom she could fire at from her stops."""
    bound = view.asked == "stop" or choices.settled(ship, points)
    foes = [other.cell for other in view.ships if other.seat != ship.seat]
    choices.put_swords(sheet, ship, foes, points, bound)
    choices.put_swords(sheet, ship, [trader.cell for trader in view.merchants], points, False)
    if sheet.large:
        choices.put_aims(sheet, ship, (ship.cell, *_stops(view, points)), foes, points, bound)
