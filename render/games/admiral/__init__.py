"""Pictures of Admiral: the sea with islands, forts and ships or a window of it, below it ports, wind, strips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

import engine.game
from engine.games.admiral.view import View
from render.drawing import Marks, Picture
from render.drawing import wordless as words
from render.games.admiral.blasts import around, due
from render.games.admiral.board import base, draw_board
from render.games.admiral.figures import FIGURES, figure
from render.games.admiral.harbours import harbours, put_harbour
from render.games.admiral.legend import LEGEND
from render.games.admiral.look import STARK, USUAL, Chart, chart, fresh_turn, palette, pieces
from render.games.admiral.strips import afloat, draw_foot, foot, usual
from render.owners import SEATS
from render.sailing.pictures import Painter, pictures
from render.window import Sea

__all__ = ["FIGURES", "LEGEND", "TURNABLE", "draw", "figure", "sea", "words"]

TURNABLE = False


@lru_cache(maxsize=16)
def _painter(found: Chart) -> Painter[View]:
    return Painter(
        "admiral",
        found.whole,
        palette,
        partial(base, found),
        draw_board,
        foot,
        draw_foot,
        lambda view: usual(view.wind, afloat(view)) if view.wind else None,
        harbours,
        partial(put_harbour, found),
    )


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """A picture for each window that the marks ask for, else the whole sea; wind and strips are on the first alone."""
    assert isinstance(view, View)
    return pictures(_painter(chart(view)), view, names, marks, colours, STARK if contrast else USUAL)


def sea(view: engine.game.View) -> Sea:
    """The sea with its ships and forts, and where something happened last."""
    assert isinstance(view, View)
    last = fresh_turn(view)
    news = [track.cells[-1] for track in view.tracks if track.turn == last]
    news += [salvo.target for salvo in view.salvos if salvo.turn == last]
    news += [fight.cell for fight in view.fights if fight.turn == last]
    news += [mark.cell for mark in view.marks if mark.turn == last]
    found = pieces(view)
    return Sea(
        view.width,
        view.height,
        {one.id: (one.cell,) for one in found},
        tuple(dict.fromkeys(news)),
        {one.id: one.seat for one in found if one.seat is not None},
        about={blast.ship: around(view, blast.cell) for blast in view.blasts if blast.ship in due(view)},
    )
