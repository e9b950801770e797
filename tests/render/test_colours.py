"""Colours of Sea Lords: fleets are told apart with any sight, text stands out from its ground; in both styles."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops

from render import accents
from render.accents import CHOICE
from render.games.sealords.fleets import badge
from render.games.sealords.look import BURNT, DIMMED, FADED, HIRED, SEA, STARK, USUAL, VEILED, fleets, palette
from render.sprites import Pen
from render.style import Style
from render.theme import CARD, GOLD_LIGHT, INK, PAPER, PAPER_DARK, WHITE, contrast
from tests.render.colour import MACHADO, ciede2000, difference, linear

SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs from the test data of Sharma, Wu and Dalal 2005."""
SIGHTS = (None, *MACHADO)
STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
APART = 15
YELLOW_AND_WHITE = {accents.CHOICE, accents.LAST}
"""Hardly apart without blue cones; brackets aren't a full rim."""


@pytest.mark.parametrize(("one", "other", "known"), SHARMA)
def test_ciede2000(one: tuple[float, float, float], other: tuple[float, float, float], known: float) -> None:
    assert ciede2000(one, other) == pytest.approx(known, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(known, abs=5e-5)


@pytest.mark.parametrize("sight", MACHADO)
def test_simulated_sight(sight: str) -> None:
    assert difference("#808080", "#808080", sight) == 0
    for row in MACHADO[sight]:
        assert sum(row) == pytest.approx(1, abs=1e-3)  # greys stay grey
    assert linear("#ffffff") == (1, 1, 1)


def test_simulated_sight_confuses_what_it_should() -> None:
    assert difference("#a84c3c", "#6c6c3c") > 25
    assert difference("#a84c3c", "#6c6c3c", "deuteranopia") < 12


def shown(style: Style, colour: str, shade: int | None) -> str:
    """A colour as it is in a picture."""
    piece = palette(style).index(Image.new("RGB", (1, 1), style.dye(colour)))
    if shade is not None:
        piece = palette(style).shade(piece, shade)
    pixel = palette(style).rgb(piece).getpixel((0, 0))
    assert isinstance(pixel, tuple)
    red, green, blue = pixel
    return f"#{red:02x}{green:02x}{blue:02x}"


@STYLES
@pytest.mark.parametrize("shade", [None, VEILED, FADED], ids=["bright", "veiled", "faded"])
@pytest.mark.parametrize("part", ["tile", "badge", "ground"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_owners_are_apart_with_any_sight(style: Style, part: str, shade: int | None, sight: str | None) -> None:
    light, dark = (shown(style, getattr(owner, part), shade) for owner in fleets(style))
    assert difference(light, dark, sight) >= APART


@STYLES
@pytest.mark.parametrize("sight", SIGHTS)
def test_ships_stand_out_from_sea_and_fire(style: Style, sight: str | None) -> None:
    for owner in fleets(style):
        for ground in (*SEA[0], *SEA[1], BURNT):
            assert difference(owner.tile, style.dye(ground), sight) >= APART


@STYLES
@pytest.mark.parametrize("sight", SIGHTS)
def test_accents_are_apart_with_any_sight(style: Style, sight: str | None) -> None:
    meanings = (accents.CHOICE, accents.LAST, accents.DUE, accents.PRICE, accents.DAMAGE)
    for one, other in itertools.combinations(map(style.dye, meanings), 2):
        assert difference(one, other, sight) >= (APART if {one, other} != YELLOW_AND_WHITE else 12)


@STYLES
@pytest.mark.parametrize("sight", SIGHTS)
def test_accents_stand_out_from_their_dark_lines(style: Style, sight: str | None) -> None:
    """Rims, brackets and pennants lie between lines of ink, which stand out from every ground."""
    for accent in (accents.CHOICE, accents.LAST, accents.DUE):
        assert difference(style.dye(accent), style.dye(INK), sight) >= 2 * APART
    assert contrast(style.dye(accents.PRICE), style.dye(WHITE)) >= (4.5 if style is USUAL else 7)


@STYLES
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_rim_of_mercenaries_stands_out_from_their_tiles(style: Style, sight: str | None) -> None:
    for fleet in fleets(style):
        rims = [difference(style.dye(rim), fleet.tile, sight) for rim in (HIRED, INK)]
        assert max(rims) >= APART


@STYLES
@pytest.mark.parametrize("text", ["", "8", "1·4·7"])
def test_badges_are_told_apart_by_shape(style: Style, text: str) -> None:
    light, dark = (badge(owner, text, 58, 46, style=style).getchannel("A") for owner in fleets(style))
    size = (max(light.width, dark.width), max(light.height, dark.height))
    sheets = []
    for shape in (light, dark):
        sheet = Image.new("L", size)
        sheet.paste(shape, ((size[0] - shape.width) // 2, (size[1] - shape.height) // 2))
        sheets.append(sheet)
    histogram = ImageChops.difference(*sheets).histogram()
    assert sum(histogram[128:]) > 0.08 * size[0] * size[1]


def test_patterns_differ_in_the_stark_style() -> None:
    patterns = [owner.pattern for owner in fleets(STARK)]
    assert len(set(patterns)) == 2
    assert all(patterns)


@STYLES
def test_halves_differ_and_a_line_parts_them(style: Style) -> None:
    for sight in SIGHTS:
        assert difference(*(style.dye(SEA[half][0]) for half in (0, 1)), sight) >= 12  # type: ignore[misc]
    assert all(contrast(style.dye(INK), style.dye(SEA[half][0])) >= 4.5 for half in (0, 1))


@STYLES
def test_text_has_enough_contrast(style: Style) -> None:
    least = 4.5 if style is USUAL else 7
    grounds = [style.dye(ground) for ground in (PAPER, PAPER_DARK, CARD, WHITE, CHOICE, GOLD_LIGHT)]
    grounds += [ground for owner in fleets(style) for ground in (owner.badge, owner.ash)]
    for ground in grounds:
        assert contrast(style.dye(INK), ground) >= least, ground
    for owner in fleets(style):
        assert contrast(owner.ink, owner.ground) >= least


@pytest.mark.parametrize("shade", [DIMMED, VEILED, FADED])
def test_shaded_text_keeps_its_contrast_in_the_stark_style(shade: int) -> None:
    ink = shown(STARK, INK, shade)
    grounds = [WHITE, *(owner.badge for owner in fleets(STARK))]
    if shade == DIMMED:
        grounds = [WHITE, SEA[0][0], SEA[1][0]]
    for ground in grounds:
        assert contrast(ink, shown(STARK, ground, shade)) >= 7, ground


@STYLES
def test_strokes_are_bolder_in_the_stark_style(style: Style) -> None:
    pen = Pen(100, style=style)
    pen.shape([(10, 50), (90, 50)], None, INK, 10, closed=False)
    box = pen.sprite().getbbox()
    assert box
    assert (box[3] - box[1] > 11) == (style is STARK)
