"""The pictures of a game that sails: the sea or a window of it each, and below the first one what else there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

import engine.game
from engine.sailing.view import View, Wind
from engine.values import Cell
from render.board import Board, sea_board, sea_size
from render.canvas import Canvas
from render.drawing import Marks, Picture
from render.palette import Palette
from render.sailing.choices import chosen
from render.sailing.insets import depth
from render.sailing.look import DIMMED, Sheet
from render.sailing.wind import put_vanes
from render.style import Style
from render.window import Sea, Window

V = TypeVar("V", bound=engine.game.View)


class Painter(NamedTuple, Generic[V]):
    """What a game draws in its own way: `base` the empty map, `board` all that lies on it, and `draw_foot` what is
    below it, whose height `foot` tells for a width. `wind`: that of a view. `insets`: which parts of the sea are shown
    larger below it, and where in the picture; `put_inset` draws one.
    """

    id: str
    whole: Window
    palette: Callable[[Style], Palette]
    base: Callable[[Board, int, Style], Image.Image]
    board: Callable[[Sheet, V, Marks | None, Sequence[int]], None]
    foot: Callable[[V, int], int]
    draw_foot: Callable[[Canvas, V, Sequence[str], Sequence[int], int, Style], None]
    wind: Callable[[V], Wind | None] = attrgetter("wind")
    insets: Callable[[V, Board], Sequence[Board]] = lambda view, board: ()
    put_inset: Callable[[Sheet, V, Marks | None, Sequence[int]], None] = lambda sheet, view, marks, colours: None


def pictures(
    painter: Painter[V], view: V, names: tuple[str, ...], marks: Marks | None, colours: Sequence[int], style: Style
) -> list[Picture]:
    """A picture for each window that the marks ask for, else the whole sea; wind and strips are on the first alone."""
    windows = (marks.windows if marks else ()) or (painter.whole,)
    found = []
    for number, window in enumerate(windows):
        board = sea_board(window)
        width, sea_tall = sea_size(board)
        larger = () if number else painter.insets(view, board)
        sea_tall = max(sea_tall, depth(larger))
        tall = sea_tall + (0 if number else painter.foot(view, width))
        canvas = Canvas(painter.palette(style), painter.base(board, tall, style))
        sheet = Sheet(canvas, board, style)
        painter.board(sheet, view, marks, colours)
        if not chosen(marks).opened:
            board.dim_lent(canvas, DIMMED)
        for inset in larger:
            painter.put_inset(Sheet(canvas, inset, style), view, marks, colours)
        if number:
            put_vanes(sheet, painter.wind(view))
        else:
            painter.draw_foot(canvas, view, names, colours, sea_tall, style)
        found.append(Picture(f"{painter.id}-{number}.png", canvas.png(), width, tall))
    return found


def seascape(whole: Window, view: View, last: int, more: Iterable[Cell] = (), held: tuple[Cell, ...] = ()) -> Sea:
    """The sea with its ships, and where something happened in the turn `last`; `more`: where else, `held`: as `Sea`."""
    # what sent a ship home is news, not where she lies then: a close-up could seldom hold both
    news = [track.cells[-1] for track in view.tracks if track.turn == last and track.how != "home"]
    news += [shot.target for shot in view.shots if shot.turn == last]
    news += [fight.cell for fight in view.fights if fight.turn == last]
    news += [wreck.cell for wreck in view.wrecks if wreck.turn == last]
    return Sea(
        whole.cols,
        whole.rows,
        {ship.id: (ship.cell,) for ship in view.ships},
        tuple(dict.fromkeys([*news, *more])),
        {ship.id: ship.seat for ship in view.ships},
        held,
    )
