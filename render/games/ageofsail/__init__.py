"""Pictures of Age of Sail: the sea with all ships and forts or a window of it, below it wind, situation and strips."""

from __future__ import annotations

from collections.abc import Sequence

import engine.game
from engine.games.ageofsail.view import View
from render.drawing import Marks, Picture
from render.games.ageofsail.board import base, draw_board
from render.games.ageofsail.figures import FIGURES, figure
from render.games.ageofsail.legend import LEGEND
from render.games.ageofsail.look import STARK, USUAL, WHOLE, fresh_turn, palette
from render.games.ageofsail.strips import draw_foot, foot
from render.owners import SEATS
from render.sailing.pictures import Painter, pictures, seascape
from render.window import Sea

__all__ = ["FIGURES", "LEGEND", "draw", "figure", "sea"]

_PAINTER = Painter("ageofsail", WHOLE, palette, base, draw_board, foot, draw_foot)


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """A picture for each window that the marks ask for, else the whole sea; wind and strips are on the first alone."""
    assert isinstance(view, View)
    return pictures(_PAINTER, view, names, marks, colours, STARK if contrast else USUAL)


def sea(view: engine.game.View) -> Sea:
    """The sea with its ships, and where something happened last."""
    assert isinstance(view, View)
    return seascape(WHOLE, view, fresh_turn(view))
