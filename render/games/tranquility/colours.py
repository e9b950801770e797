"""The palette of all pictures of Tranquility, and the light of each."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import accents, theme
from render.games.tranquility import light
from render.games.tranquility.islands import Land, island
from render.games.tranquility.look import (
    AIR,
    AMBER,
    COURSE,
    DIMMED,
    GLOW,
    GLOW_CORE,
    HILL_DARK,
    HINT,
    LANDS,
    NIGHT,
    NIGHT_LIGHT,
    ROCK,
    SAND,
    SPOTS,
    STONE,
    STONE_DARK,
    STORMS,
    USUAL,
    WATER,
    shore,
    slope,
)
from render.palette import Palette, sheet
from render.style import Style

SIZE = 140
"""Colours of the palette without shades."""
ALIKE = 10
"""Shaded water is to stay smooth (`render.palette.ALIKE`)."""


@lru_cache(maxsize=2)
def palette(style: Style = USUAL) -> Palette:
    """The fixed palette of all pictures of this game in a style, in the light in which pieces are drawn."""
    lands = [colour for land in LANDS for colour in (land, shore(land), slope(land))]
    exact = [
        *WATER, *AIR, *SPOTS, HINT, *light.SOFT, theme.PAPER, theme.INK, theme.CARD, theme.WHITE, accents.CHOICE,
        accents.LAST, GLOW, GLOW_CORE, AMBER, *lands, SAND, HILL_DARK, COURSE, NIGHT, NIGHT_LIGHT, ROCK,
        theme.PAPER_DARK, theme.GOLD, theme.GOLD_LIGHT, theme.GOLD_DARK, theme.STEEL, theme.STEEL_LIGHT,
        theme.STEEL_DARK, STONE, STONE_DARK, *STORMS.values(), accents.DUE, accents.PRICE,
    ]  # fmt: skip
    dyed = [style.dye(colour) for colour in exact] + [owner.tone for owner in style.owners]
    return Palette(list(dict.fromkeys(dyed)), _atlas(style), (style.dim, style.faded), SIZE, ALIKE)


@lru_cache(maxsize=64)
def lit(scene: light.Light, style: Style) -> Palette:
    """The palette in a light; in the stark style there is none but the usual."""
    return palette(style).relit(light.changed(scene), (DIMMED,)) if style.ornate else palette(style)


def _atlas(style: Style) -> list[Image.Image]:
    """One picture a ground, with what lies on it most often."""
    lands = [island(Land(number, moon), style) for number in (3, 17, 46, 72) for moon in (None, False, True)]
    return [sheet(lands, style.dye(ground)) for ground in (WATER[2], WATER[9], WATER[16], theme.CARD)]
