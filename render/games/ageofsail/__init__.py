"""Pictures of Age of Sail: the sea with all ships and forts or a window of it, below it wind, situation and strips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from msgspec.structs import replace

import engine.game
from engine.games.ageofsail.view import View
from engine.values import Cell
from render.drawing import Marks, Picture
from render.drawing import wordless as words
from render.games.ageofsail.board import base, draw_board
from render.games.ageofsail.figures import FIGURES, figure
from render.games.ageofsail.legend import LEGEND
from render.games.ageofsail.look import STARK, USUAL, fresh_turn, palette, whole
from render.games.ageofsail.strips import draw_foot, foot
from render.owners import SEATS
from render.sailing.pictures import Painter, pictures, seascape
from render.window import Sea, Window

__all__ = ["FIGURES", "LEGEND", "TURNABLE", "draw", "figure", "sea", "words"]

TURNABLE = False


@cache
def _painter(sea: Window) -> Painter[View]:
    return Painter("ageofsail", sea, palette, partial(base, sea), draw_board, foot, draw_foot)


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """A picture for each window that the marks ask for, else the whole sea; wind and strips are on the first alone."""
    assert isinstance(view, View)
    return pictures(_painter(whole(view)), view, names, marks, colours, STARK if contrast else USUAL)


def sea(view: engine.game.View) -> Sea:
    """The sea with its ships, and where something happened last."""
    assert isinstance(view, View)
    last = fresh_turn(view)
    fought = [fight.cell for fight in view.struggles if fight.turn == last]
    seen = seascape(whole(view), view, last, [*fought, *view.laid], tuple(_held(view)))
    # The fort of an assault lies amid the sea, and masts go over all of it (AS-52).
    return replace(seen, forts=_laid(view)) if view.scenario == "assault" else seen


def _laid(view: View) -> tuple[tuple[Cell, ...], ...]:
    """The cells of the fort that the defender has laid, or is laying."""
    cells = [tuple(card.cell for card in fort.cards) for fort in view.forts]
    return tuple(filter(None, [*cells, view.laid]))


def _held(view: View) -> list[Cell]:
    """What every overview of a scenario shows: its one fort, where that may be laid, and all edges while ships are put
    there.
    """
    if view.scenario == "battle":
        return []
    edges = [Cell(0, 0), Cell(view.cols - 1, view.rows - 1)] if view.asked == "place" else []
    return [card.cell for fort in view.forts for card in fort.cards] + [*(view.field or ()), *edges]
