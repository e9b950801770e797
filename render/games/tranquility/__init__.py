"""Pictures of Tranquility: the field between what all share and the crew; privately with the viewer's hand below."""

from __future__ import annotations

from collections.abc import Sequence

import engine.game
from engine.games.tranquility.view import View
from render.canvas import Canvas
from render.drawing import Marks, Picture
from render.drawing import fits as sea
from render.drawing import wordless as words
from render.games.tranquility import crew, hand
from render.games.tranquility.colours import lit
from render.games.tranquility.field import draw_field
from render.games.tranquility.figures import FIGURES, figure
from render.games.tranquility.frame import base
from render.games.tranquility.legend import LEGEND
from render.games.tranquility.look import CREW_TOP, GAP, MARGIN, STARK, USUAL, WIDTH
from render.games.tranquility.sky import draw_sky, scene_light
from render.owners import SEATS

__all__ = ["FIGURES", "LEGEND", "TURNABLE", "draw", "figure", "sea", "words"]

TURNABLE = False


def draw(
    view: engine.game.View,
    names: tuple[str, ...],
    marks: Marks | None = None,
    contrast: bool = False,
    colours: Sequence[int] = SEATS,
) -> list[Picture]:
    """One picture: what this viewer may see, `WIDTH` px wide. `contrast`: in the stark style.

    Seats have the emblems of their `colours`, but rivals those of sun and moon.
    """
    assert isinstance(view, View)
    style = STARK if contrast else USUAL
    low = CREW_TOP + crew.height(len(view.players), view.mode)
    cards = hand.height(view)
    tall = low + (GAP + cards if cards else 0) + MARGIN
    canvas = Canvas(lit(scene_light(view), style), base(tall, view.mode, style))
    draw_sky(canvas, view, style)
    draw_field(canvas, view, marks, style)
    crew.draw_crew(canvas, view, names, colours, style)
    hand.draw_hands(canvas, view, marks, low + GAP, style)
    name = "tranquility.png" if view.viewer is None else "tranquility-private.png"
    return [Picture(name, canvas.png(), WIDTH, tall)]
