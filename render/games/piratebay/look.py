"""Measures and colours of Pirate Bay's pictures, and the palette that is made from everything in them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.games.piratebay.view import View
from render import theme
from render.games.piratebay.signs import BACK, SIGNS
from render.palette import Palette
from render.sailing import look
from render.sailing.look import last_turn, sea_palette
from render.style import Style
from render.window import Window

WHOLE = Window(0, 0, 20, 20)

GRASS, GRASS_DARK, SAND = "#c3d29b", "#a9bd7e", "#f3e3b4"
"""Of islands, what grows or was dug there, and their beaches."""

USUAL = look.USUAL
STARK = msgspec.structs.replace(
    look.STARK, dyes=look.STARK.dyes | {GRASS: "#d2ee9c", GRASS_DARK: "#9cba62", SAND: "#fff2c0", BACK: "#00502f"}
)


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style."""
    own = (GRASS, GRASS_DARK, SAND, BACK, theme.GOLD_DARK, theme.WOOD_LIGHT)
    return sea_palette(style, own, SIGNS, (GRASS,))


def fresh_turn(view: View) -> int:
    """The turn in which something happened last; 0 before anything has."""
    return last_turn((*view.tracks, *view.shots, *view.fights, *view.wrecks, *view.finds, *view.hauls))
