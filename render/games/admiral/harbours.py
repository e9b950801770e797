"""Ports enlarged below a sea whose cells are too small for two ships in one: of each the part where something lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from engine.games.admiral.view import Fort, View
from engine.values import Cell
from render.board import LARGEST, Board, sea_size
from render.drawing import Marks
from render.games.admiral.board import draw_board, put_map
from render.games.admiral.look import Chart, palette
from render.sailing.geometry import COURSES, beyond
from render.sailing.insets import HEAD, MOST, frame, insets
from render.sailing.look import Sheet
from render.style import Style
from render.window import Window

MANY = 2
"""More ports are shown with cells of `ROOMY` px, where there is room for that, else only what the sea doesn't show
well: cells that two ships share.
"""
ROOMY = 96


def harbours(view: View, board: Board) -> tuple[Board, ...]:
    """Where below a sea the ports are shown larger in which there are ships or pearls, the fullest first.

    Of many ports only the parts in which two ships share a cell.
    """
    if board.wide >= LARGEST:
        return ()
    found = []
    shown = [fort for fort in view.forts if board.window.holds(fort.cell)]
    for fort in shown:
        ships = lying(view, fort)
        if ships or fort.pearls:
            found.append((len(ships), around((fort.cell, *ships))))
    found.sort(key=lambda one: -one[0])
    most = MOST if len(found) <= MANY else ROOMY
    whole = insets([window for _, window in found], *sea_size(board), most)
    if len(found) > MANY and not (len(whole) == len(found) and whole[0].wide == ROOMY):
        shared = [[cell for cell in set(ships) if ships.count(cell) > 1] for ships in map(partial(lying, view), shown)]
        found = sorted(((len(cells), around(cells)) for cells in shared if cells), key=lambda one: -one[0])
        return insets([window for _, window in found], *sea_size(board))
    return whole


def lying(view: View, fort: Fort) -> list[Cell]:
    """Where ships lie in a port, once for each (AD-4)."""
    port = [beyond(fort.cell, course) for course in COURSES]
    return [ship.cell for ship in view.ships if ship.cell in port]


def around(cells: Sequence[Cell]) -> Window:
    """The smallest part of the sea that holds all of these."""
    cols, rows = [cell.col for cell in cells], [cell.row for cell in cells]
    return Window(min(cols), min(rows), max(cols) - min(cols) + 1, max(rows) - min(rows) + 1)


def put_harbour(chart: Chart, sheet: Sheet, view: View, marks: Marks | None, colours: Sequence[int]) -> None:
    """Puts a port with all that lies in it on a sheet whose board it is; what has happened is seen on the sea."""
    board = sheet.board
    cell, window = board.wide, board.window
    ground = _ground(chart, Board(window, cell, cell, HEAD, HEAD), sheet.style)
    sheet.canvas.paste(ground, board.left - HEAD, board.top - HEAD)
    draw_board(sheet, view, marks, colours, history=False)


@lru_cache(maxsize=64)
def _ground(chart: Chart, board: Board, style: Style) -> Image.Image:
    """A port in its frame without what changes, indexed."""
    image = frame(board, style)
    put_map(image, board, chart, style)
    return palette(style).index(image)
