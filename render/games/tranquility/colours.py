"""The palette of all pictures of Tranquility."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import accents, theme
from render.games.tranquility.islands import Land, island
from render.games.tranquility.look import (
    COURSE,
    HILL,
    HILL_DARK,
    NIGHT,
    NIGHT_LIGHT,
    ROCK,
    SAND,
    STONE,
    STONE_DARK,
    STORMS,
    USUAL,
    WATER,
)
from render.palette import Palette, sheet
from render.style import Style


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style."""
    exact = [
        theme.PAPER, *WATER, theme.INK, theme.CARD, theme.WHITE, theme.RED, accents.CHOICE, SAND, HILL, HILL_DARK,
        COURSE, NIGHT, NIGHT_LIGHT, ROCK, theme.PAPER_DARK, theme.GOLD, theme.GOLD_LIGHT, theme.GOLD_DARK,
        theme.STEEL, theme.STEEL_LIGHT, theme.STEEL_DARK, STONE, STONE_DARK, *STORMS.values(),
        accents.DUE, accents.PRICE,
    ]  # fmt: skip
    dyed = [style.dye(colour) for colour in exact] + [owner.tone for owner in style.owners]
    return Palette(list(dict.fromkeys(dyed)), _atlas(style), (style.dim, style.faded))


def _atlas(style: Style) -> list[Image.Image]:
    """One picture a ground, with what lies on it most often."""
    lands = [island(Land(number, moon), style) for number in (3, 17, 46) for moon in (None, False, True)]
    return [sheet(lands, style.dye(ground)) for ground in (WATER[0], WATER[2], WATER[4], theme.CARD)]
