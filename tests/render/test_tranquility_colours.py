"""Colours of Tranquility: sides and marks are told apart with any sight, text stands out; in both styles."""

from __future__ import annotations

import pytest
from PIL import Image

from render.accents import CHOICE
from render.games.tranquility.colours import palette
from render.games.tranquility.look import (
    COURSE,
    DIMMED,
    FADED,
    HILL,
    HINT,
    NIGHT,
    SAND,
    STARK,
    STONE,
    STORMS,
    USUAL,
    WATER,
)
from render.style import Style
from render.theme import CARD, GOLD_LIGHT, INK, PAPER, RED, WHITE, contrast
from tests.render.colour import MACHADO, difference

SIGHTS = pytest.mark.parametrize("sight", [None, *MACHADO])
STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
APART = 15


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
@pytest.mark.parametrize("colour", [INK, PAPER, RED, CHOICE, HILL, SAND, NIGHT, *WATER, *STORMS.values()])
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
    for ground in WATER[:6]:
        for mark in (RED, STORMS["purple"], INK):
            assert difference(shown(style, mark), shown(style, ground), sight) >= APART, (mark, ground)
    # The bright rim lies between two dark ones.
    assert difference(shown(style, CHOICE), shown(style, INK), sight) >= 2 * APART
    assert difference(shown(style, CHOICE), shown(style, RED), sight) >= APART


@STYLES
def test_islands_stand_out_by_their_outline(style: Style) -> None:
    for ground in WATER[:6]:
        assert contrast(shown(style, INK), shown(style, ground)) >= 4.5


@STYLES
def test_text_has_enough_contrast(style: Style) -> None:
    least = 4.5 if style is USUAL else 7
    for ground in (HILL, SAND, CARD, PAPER, WHITE, GOLD_LIGHT, STONE, *WATER):
        assert contrast(shown(style, INK), shown(style, ground)) >= least, ground
    for ground in WATER[:6]:
        assert contrast(shown(style, HINT), shown(style, ground)) >= least, ground
    assert contrast(shown(style, WHITE), shown(style, NIGHT)) >= least
    assert contrast(shown(style, RED), shown(style, WHITE)) >= least


@STYLES
@pytest.mark.parametrize("shade", [DIMMED, FADED], ids=["dim", "faded"])
def test_shaded_text_keeps_its_contrast(style: Style, shade: int) -> None:
    for ground in (HILL, CARD, GOLD_LIGHT):
        assert contrast(shown(style, INK, shade), shown(style, ground, shade)) >= 4.5, ground
    assert contrast(shown(style, WHITE, shade), shown(style, NIGHT, shade)) >= 4.5


@STYLES
def test_the_line_is_to_be_seen_and_stays_quiet(style: Style) -> None:
    for ground in WATER[:6]:
        found = contrast(shown(style, COURSE), shown(style, ground))
        assert 2 <= found < contrast(shown(style, INK), shown(style, ground))
