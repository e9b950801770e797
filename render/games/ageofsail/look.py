"""Measures and colours of Age of Sail's pictures, and the palette that is made from everything in them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.games.ageofsail.view import View
from render.games.ageofsail import signs
from render.palette import Palette
from render.sailing import look
from render.sailing.look import last_turn, sea_palette
from render.style import Style
from render.theme import SEA, mix
from render.window import Window

PART = 10
"""Columns and rows of one of the sea's parts (AS-1)."""
WHOLE = Window(0, 0, 2 * PART, 2 * PART)
"""The sea of one set, on which the figures of the rules lie."""

SEAM = mix(SEA[1], "#2c4a5e", 0.4)
"""The lines between the parts of the sea."""
STONE, STONE_DARK = signs.STONE, signs.STONE_DARK

USUAL = look.USUAL
STARK = msgspec.structs.replace(
    look.STARK, dyes=look.STARK.dyes | {SEAM: "#404040", STONE: "#ffffff", STONE_DARK: "#707070"}
)


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style."""
    return sea_palette(style, (SEAM, STONE, STONE_DARK), (*signs.SITUATIONS.values(), *signs.FIGURES))


def whole(view: View) -> Window:
    """All of the sea (AS-1, AS-70)."""
    return Window(0, 0, view.cols, view.rows)


def fresh_turn(view: View) -> int:
    """The turn in which something happened last; 0 before anything has."""
    return last_turn((*view.tracks, *view.shots, *view.fights, *view.wrecks, *view.struggles))
