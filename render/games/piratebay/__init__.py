"""Pictures of Pirate Bay: the sea with its islands or a window of it, below it wind, treasures left and strips."""

from __future__ import annotations

from collections.abc import Sequence

import engine.game
from engine.games.piratebay.view import View
from render.board import sea_board, sea_size
from render.canvas import Canvas
from render.drawing import Marks, Picture
from render.games.piratebay.board import base, draw_board
from render.games.piratebay.figures import FIGURES, figure
from render.games.piratebay.legend import LEGEND
from render.games.piratebay.look import COLS, ROWS, STARK, USUAL, WHOLE, fresh_turn, palette
from render.games.piratebay.strips import draw_foot, foot
from render.owners import SEATS
from render.sailing.look import Sheet
from render.sailing.wind import put_vanes
from render.style import Style
from render.window import Sea, Window

__all__ = ["FIGURES", "LEGEND", "draw", "figure", "sea"]


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """A picture for each window that the marks ask for, else the whole sea; wind and strips are on the first alone."""
    assert isinstance(view, View)
    style = STARK if contrast else USUAL
    windows = (marks.windows if marks else ()) or (WHOLE,)
    return [_picture(view, names, marks, window, number, style, colours) for number, window in enumerate(windows)]


def _picture(
    view: View,
    names: tuple[str, ...],
    marks: Marks | None,
    window: Window,
    number: int,
    style: Style,
    colours: Sequence[int],
) -> Picture:
    board = sea_board(window)
    width, sea_tall = sea_size(board)
    tall = sea_tall + (0 if number else foot(view, width))
    canvas = Canvas(palette(style), base(board, tall, style))
    sheet = Sheet(canvas, board, style)
    draw_board(sheet, view, marks, colours)
    if number:
        put_vanes(sheet, view.wind)
    else:
        draw_foot(canvas, view, names, colours, sea_tall, style)
    return Picture(f"piratebay-{number}.png", canvas.png(), width, tall)


def sea(view: engine.game.View) -> Sea:
    """The sea with its ships, and where something happened last; it is shown whole, for its islands."""
    assert isinstance(view, View)
    last = fresh_turn(view)
    news = [track.cells[-1] for track in view.tracks if track.turn == last]
    news += [shot.target for shot in view.shots if shot.turn == last]
    news += [fight.cell for fight in view.fights if fight.turn == last]
    news += [wreck.cell for wreck in view.wrecks if wreck.turn == last]
    news += [find.cell for find in view.finds if find.turn == last]
    news += [haul.cell for haul in view.hauls if haul.turn == last]
    return Sea(
        COLS,
        ROWS,
        {ship.id: (ship.cell,) for ship in view.ships},
        tuple(dict.fromkeys(news)),
        {ship.id: ship.seat for ship in view.ships},
        tuple(islet.land for islet in view.islets),
    )
