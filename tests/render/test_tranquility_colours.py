"""Colours of Tranquility: sides and marks are told apart with any sight, text stands out; in both styles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image

from render.accents import CHOICE
from render.games.tranquility import light
from render.games.tranquility.colours import palette
from render.games.tranquility.look import (
    AIR,
    AMBER,
    DIMMED,
    FADED,
    GLOW,
    HILL,
    HINT,
    LANDS,
    NIGHT,
    SAND,
    SPOTS,
    STARK,
    STONE,
    STORMS,
    USUAL,
    WATER,
    shore,
)
from render.style import Style
from render.theme import CARD, GOLD_LIGHT, INK, PAPER, WHITE, contrast
from tests.render.colour import MACHADO, difference

SIGHTS = pytest.mark.parametrize("sight", [None, *MACHADO])
STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
APART = 15
MEANT = [GLOW, AMBER, SAND, NIGHT, *WATER, *AIR, *SPOTS, *LANDS, *STORMS.values()]


def shown(style: Style, colour: str, shade: int | None = None) -> str:
    """A colour as it is in a picture."""
    piece = palette(style).index(Image.new("RGB", (1, 1), style.dye(colour)))
    if shade is not None:
        piece = palette(style).shade(piece, shade)
    pixel = palette(style).rgb(piece).getpixel((0, 0))
    assert isinstance(pixel, tuple)
    red, green, blue = pixel
    return f"#{red:02x}{green:02x}{blue:02x}"


@STYLES
@pytest.mark.parametrize("colour", [INK, PAPER, CHOICE, *MEANT])
def test_colours_that_mean_something_are_exact(style: Style, colour: str) -> None:
    assert difference(shown(style, colour), style.dye(colour)) < 3


@STYLES
@SIGHTS
@pytest.mark.parametrize("shade", [None, DIMMED, FADED], ids=["bright", "dim", "faded"])
def test_sun_and_moon_are_apart_with_any_sight(style: Style, shade: int | None, sight: str | None) -> None:
    assert difference(shown(style, GOLD_LIGHT, shade), shown(style, NIGHT, shade), sight) >= APART


@STYLES
@SIGHTS
def test_marks_stand_out_from_the_water(style: Style, sight: str | None) -> None:
    for ground in WATER:
        for mark in (STORMS["purple"], INK):
            assert difference(shown(style, mark), shown(style, ground), sight) >= APART, (mark, ground)
    # The bright rim lies between two dark ones.
    assert difference(shown(style, CHOICE), shown(style, INK), sight) >= 2 * APART


@STYLES
def test_islands_stand_out_by_their_outline(style: Style) -> None:
    for ground in WATER:
        assert contrast(shown(style, INK), shown(style, ground)) >= 4.5


@STYLES
def test_text_has_enough_contrast(style: Style) -> None:
    least = 4.5 if style is USUAL else 7
    for ground in (*LANDS, SAND, CARD, PAPER, WHITE, GOLD_LIGHT, AMBER, GLOW, STONE, *WATER):
        assert contrast(shown(style, INK), shown(style, ground)) >= least, ground
    for ground in WATER:
        assert contrast(shown(style, HINT), shown(style, ground)) >= least, ground
    assert contrast(shown(style, WHITE), shown(style, NIGHT)) >= least


@STYLES
@pytest.mark.parametrize("shade", [DIMMED, FADED], ids=["dim", "faded"])
def test_shaded_text_keeps_its_contrast(style: Style, shade: int) -> None:
    for ground in (HILL, CARD, GOLD_LIGHT):
        assert contrast(shown(style, INK, shade), shown(style, ground, shade)) >= 4.5, ground
    assert contrast(shown(style, WHITE, shade), shown(style, NIGHT, shade)) >= 4.5


LIGHTS = [light.grown(share / 12) for share in range(13)] + [light.DUSK]


@pytest.mark.parametrize("scene", LIGHTS, ids=[*map(str, range(13)), "lost"])
def test_figures_on_water_can_be_read_in_every_light(scene: light.Light) -> None:
    lit = light.changed(scene)
    for ground in (*WATER, *SPOTS):
        assert contrast(lit[HINT], lit[ground]) >= 4.5, ground


@SIGHTS
def test_islands_stand_out_in_every_light(sight: str | None) -> None:
    """By their fill, or by the outline around it."""
    for scene in LIGHTS[::4] + LIGHTS[-1:]:
        lit = light.changed(scene)
        for land in LANDS:
            for ground in WATER:
                apart = (difference(colour, lit[ground], sight) for colour in (land, shore(land)))
                assert max(apart) >= APART, (land, ground)


def test_islands_differ_in_hue_not_in_weight() -> None:
    """The number tells them apart: none stands out, and tens side by side differ to the usual eye."""
    weights = [contrast(land, "#000000") for land in LANDS]
    assert max(weights) / min(weights) < 1.7
    assert all(difference(one, other) >= 8 for one, other in pairwise(LANDS))


@STYLES
@SIGHTS
def test_the_light_on_cells_stands_out_from_dimmed_ones(style: Style, sight: str | None) -> None:
    for ground in WATER:
        assert difference(shown(style, GLOW), shown(style, ground, DIMMED), sight) >= APART, ground
