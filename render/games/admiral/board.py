"""The sea: a window of it with everything that lies on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from PIL import Image

from engine.games.admiral.view import Fort, Ship, View
from engine.values import Cell
from render.board import Board, sea_sheet
from render.drawing import Marks
from render.games.admiral import blasts, events, mines, news, outlook, places
from render.games.admiral.fleet import put_ships
from render.games.admiral.land import put_land
from render.games.admiral.look import Chart, fresh_turn, palette, pieces
from render.sailing import choices
from render.sailing.choices import Chosen, chosen
from render.sailing.look import Sheet
from render.sailing.waves import put_waves
from render.style import Style
from render.theme import SEA

LAYING = ("reefs", "mines")
"""What is asked before anybody may fire."""


@lru_cache(maxsize=32)
def base(chart: Chart, board: Board, tall: int, style: Style) -> Image.Image:
    """Paper, frame, coordinates, water and land, indexed."""
    image = sea_sheet(board, tall, chart.whole, SEA, style)
    put_map(image, board, chart, style)
    return palette(style).index(image)


def put_map(image: Image.Image, board: Board, chart: Chart, style: Style) -> None:
    """Puts what never changes on an RGB sea."""
    land = {*chart.closed, *chart.coastal, *chart.reefs}
    put_waves(image, board, (cell for cell in board.window.cells() if cell not in land), style)
    places.put_ports(image, board, chart, style)
    put_land(image, board, chart, style)
    places.put_reefs(image, board, chart, style)


def draw_board(sheet: Sheet, view: View, marks: Marks | None, colours: Sequence[int], *, history: bool = True) -> None:
    """Draws what lies in the window, with `history` what has happened too; the sheet bears its empty map."""
    points = chosen(marks)
    last = fresh_turn(view)
    # Where somebody chooses among cells that are shown large, what was is not in the way of what may be.
    told = history and not (points.opened and sheet.large)
    taken = {ship.cell for ship in view.ships}
    if sheet.board.window.cols * sheet.board.window.rows > 1:  # else they would cover much of the only cell
        places.put_bounds(sheet, view, colours)
    places.put_goals(sheet, view, colours)
    shots = points.any and view.asked not in LAYING
    places.put_forts(sheet, view, colours, shots)
    mines.put_spent(sheet, view)
    ship = outlook.sailing(view, points)
    stops = [cell for cell in choices.stops(points) if cell != ship.cell] if ship and points.opened else []
    places.put_pearls(sheet, view, taken.union(stops))
    mines.put_mines(sheet, view, colours, aside=False)
    if told:
        events.put_wrecks(sheet, view, taken, colours)
    if points.opened:
        choices.dim(sheet, points, _bright(view, points))
    if told:
        events.put_wakes(sheet, view, last)
    if ship:
        choices.put_ways(sheet, ship.cell, stops, ())
    mines.put_perils(sheet, outlook.perils(view, stops))
    named, offers = _named(view, points), outlook.offered(view, marks)
    choices.put_rims(sheet, points, ())
    outlook.put_rims(sheet, view, named, offers)
    moved = None if points.any else events.last_mover(view, last)
    if moved:
        sheet.put(choices.brackets(sheet.brush), moved.cell)
    blasts.put_rings(sheet, view, points, last if told else -1)
    if told:
        events.put_salvos(sheet, view, last)
    put_ships(sheet, view, colours, shots, points.ships)
    mines.put_mines(sheet, view, colours, aside=True)
    _put_laid(sheet, view, points, taken)
    outlook.put_drifts(sheet, view)
    blasts.put_harms(sheet, view, points)
    if told:
        events.put_results(sheet, view, last)
        events.put_fights(sheet, view, last)
        news.put_news(sheet, view, last)
        blasts.put_news(sheet, view, last)
    outlook.put_attack(sheet, view, points, offers)


def _put_laid(sheet: Sheet, view: View, points: Chosen, taken: Collection[Cell]) -> None:
    """The reefs or mines that somebody has chosen cells for (AD-55, AD-62)."""
    cells = [answer for answer in points.answers if isinstance(answer, Cell)]
    if view.asked == "mines":
        mines.put_laid(sheet, cells, taken)
    elif view.asked == "reefs":
        for cell in cells:
            sheet.put(places.laid(sheet.brush), cell)


def _named(view: View, points: Chosen) -> list[Ship | Fort]:
    """The ships and forts that have been named."""
    named = points.ships
    return [one for one in pieces(view) if one.id in named]


def _bright(view: View, points: Chosen) -> list[Cell]:
    """What isn't dimmed besides what may be chosen: what has been named, else the mover's ships."""
    named = _named(view, points)
    return [one.cell for one in named or [ship for ship in view.ships if ship.seat == view.mover]]
