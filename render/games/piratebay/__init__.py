"""Pictures of Pirate Bay: the sea with its islands or a window of it, below it wind, treasures left and strips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import engine.game
from engine.games.piratebay.view import View
from render.drawing import Marks, Picture
from render.drawing import wordless as words
from render.games.piratebay.board import base, draw_board
from render.games.piratebay.figures import FIGURES, figure
from render.games.piratebay.legend import LEGEND
from render.games.piratebay.look import STARK, USUAL, WHOLE, fresh_turn, palette
from render.games.piratebay.strips import draw_foot, foot
from render.owners import SEATS
from render.sailing.pictures import Painter, pictures, seascape
from render.window import Sea

__all__ = ["FIGURES", "LEGEND", "TURNABLE", "draw", "figure", "sea", "words"]

TURNABLE = False


def _painter(map: str) -> Painter[View]:
    return Painter("piratebay", WHOLE, palette, partial(base, map), draw_board, foot, draw_foot)


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """A picture for each window that the marks ask for, else the whole sea; wind and strips are on the first alone."""
    assert isinstance(view, View)
    return pictures(_painter(view.map), view, names, marks, colours, STARK if contrast else USUAL)


def sea(view: engine.game.View) -> Sea:
    """The sea with its ships, and where something happened last; it is shown whole, for its islands."""
    assert isinstance(view, View)
    last = fresh_turn(view)
    more = [find.cell for find in view.finds if find.turn == last]
    more += [haul.cell for haul in view.hauls if haul.turn == last]
    return seascape(WHOLE, view, last, more, tuple(islet.land for islet in view.islets))
