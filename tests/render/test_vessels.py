"""Vessels from above: heading, class, masts and owner are to be seen, at every size, within their box."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render import Picture, vessels
from render.canvas import Canvas
from render.palette import Palette, Stamp
from render.style import STARK, USUAL, Style
from render.theme import CARD, PAPER, SEA, WOOD_DARK, rgb
from render.vessels import HEADINGS, PLANS, atlas, box, colours, vessel, vessel_stamp
from tests.render.comparing import assert_like_stored, differing

STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
CELLS = pytest.mark.parametrize("cell", [15, 18, 28, 56, 90])
LOUD = "#ff00ff"
"""A tone that nothing else has."""
STATES = [(places, masts) for places in PLANS for masts in range(places + 1)]


def shares(image: Image.Image, colour: str, reach: int = 40) -> list[tuple[int, int]]:
    """The pixels of about this colour."""
    wanted = rgb(colour)
    width, pixels = image.width, image.get_flattened_data()
    near = {
        pixel
        for pixel in set(pixels)
        if pixel[3] > 200 and max(abs(a - b) for a, b in zip(pixel[:3], wanted, strict=True)) < reach
    }
    return [(i % width, i // width) for i, pixel in enumerate(pixels) if pixel in near]


def middle(pixels: list[tuple[int, int]]) -> tuple[float, float]:
    return sum(x for x, _ in pixels) / len(pixels), sum(y for _, y in pixels) / len(pixels)


def blobs(pixels: list[tuple[int, int]]) -> list[int]:
    """The sizes of the groups of pixels that hang together."""
    left, found = set(pixels), []
    while left:
        edge, size = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            size += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        found.append(size)
    return sorted(found, reverse=True)


@STYLES
@CELLS
def test_nothing_is_drawn_outside_the_box(style: Style, cell: int, monkeypatch: pytest.MonkeyPatch) -> None:
    side = box(cell)
    assert side >= cell
    assert (side - cell) % 2 == 0  # so that it can be centred
    for places in PLANS:
        for masts in (0, places):
            for heading in range(HEADINGS):
                found = vessel(style.owners[4], places, masts, heading, cell, style)
                assert found.size == (side, side)
                with monkeypatch.context() as patch:
                    patch.setattr(vessels, "OVER", 2.0)
                    roomy = vessel(style.owners[4], places, masts, heading, cell, style)
                # With more room around it nothing more is to be seen.
                rim = (roomy.width - side) // 2
                left, top, right, bottom = roomy.getbbox() or (0, 0, 0, 0)
                assert min(left, top) >= rim, (places, masts, heading)
                assert max(right, bottom) <= rim + side, (places, masts, heading)
                assert max(right - left, bottom - top) > 0.5 * cell


@STYLES
@CELLS
def test_the_eight_headings_differ(style: Style, cell: int) -> None:
    for places in PLANS:
        found = [vessel(style.owners[0], places, places, heading, cell, style) for heading in range(HEADINGS)]
        for one, other in combinations(found, 2):
            assert differing(one, other) > 0.12 * cell**2


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_quarter_turn_is_the_turned_picture(turns: int) -> None:
    for heading in (0, 1):
        usual = replace(USUAL.owners[0], pattern="bend")
        first = vessel(usual, 3, 2, heading, 56)
        turned = vessel(usual, 3, 2, heading + 2 * turns, 56)
        assert differing(first.rotate(-90 * turns), turned) < 0.02 * 56**2


@STYLES
@CELLS
@pytest.mark.parametrize("heading", range(HEADINGS))
def test_the_dark_stern_lies_behind(style: Style, cell: int, heading: int) -> None:
    owner = replace(style.owners[0], tone=LOUD, mark=LOUD, hull="#00ff00")
    for places, masts in STATES:
        if not masts:
            continue
        found = vessel(owner, places, masts, heading, cell, style)
        # On bare decks the stumps are dark too: the hull with all sails hides them.
        whole = vessel(owner, places, places, heading, cell, style)
        x, y = middle(shares(whole, style.dye(WOOD_DARK), 70))
        sails = middle(shares(found, LOUD, 90))
        turn = math.degrees(math.atan2(sails[0] - x, y - sails[1]))
        assert abs((turn - 45 * heading + 180) % 360 - 180) < 45 / 2, (places, masts)


@STYLES
@pytest.mark.parametrize("cell", [15, 18, 28, 56, 90])
@pytest.mark.parametrize("heading", range(HEADINGS))
def test_masts_left_can_be_counted(style: Style, cell: int, heading: int) -> None:
    owner = replace(style.owners[0], pattern="plain", tone=LOUD, hull="#c0c0c0")
    for places, masts in STATES:
        found = vessel(owner, places, masts, heading, cell, style)
        sizes = [size for size in blobs(shares(found, LOUD, 130)) if size > 0.012 * cell**2]
        assert len(sizes) == masts, (places, masts)


def test_masts_are_lost_at_the_stern_first() -> None:
    owner = replace(USUAL.owners[0], tone=LOUD)
    heights = [middle(shares(vessel(owner, 3, masts, 0, 86), LOUD))[1] for masts in (1, 2, 3)]
    assert heights == sorted(heights)
    assert heights[0] < 86 / 2


@STYLES
@pytest.mark.parametrize("cell", [15, 18])
def test_class_and_damage_change_the_picture(style: Style, cell: int) -> None:
    for heading in range(HEADINGS):
        found = [vessel(style.owners[1], places, masts, heading, cell, style) for places, masts in STATES]
        for (i, one), (j, other) in combinations(enumerate(found), 2):
            assert differing(one, other) > 0.04 * cell**2, (STATES[i], STATES[j])


@STYLES
def test_longer_hulls_have_more_masts(style: Style) -> None:
    lengths = []
    for places in PLANS:
        _, top, _, bottom = vessel(style.owners[0], places, 0, 0, 86, style, foam=False).getbbox() or (0,) * 4
        lengths.append(bottom - top)
    assert lengths == sorted(lengths)
    assert lengths[0] + 10 < lengths[1] < lengths[2] - 10


@STYLES
@pytest.mark.parametrize("cell", [15, 18])
def test_owners_differ(style: Style, cell: int) -> None:
    for places, masts in ((1, 1), (3, 1), (3, 3)):
        found = [vessel(owner, places, masts, 1, cell, style) for owner in style.owners]
        for one, other in combinations(found, 2):
            assert differing(one, other) > 0.05 * cell**2


def test_without_foam_on_paper() -> None:
    afloat, listed = (vessel(USUAL.owners[1], 3, 0, 0, 56, foam=foam) for foam in (True, False))
    assert len(shares(afloat, "#fffdf6", 12)) > 10
    assert not shares(listed, "#fffdf6", 12)


def test_refusals() -> None:
    with pytest.raises(ValueError, match="4 masts in 3 places"):
        vessel(USUAL.owners[0], 3, 4, 0, 56)
    with pytest.raises(KeyError):
        vessel(USUAL.owners[0], 9, 1, 0, 56)


def fleets_palette(style: Style) -> Palette:
    exact = [style.dye(colour) for colour in (PAPER, *SEA, CARD)] + colours(style)
    return Palette(list(dict.fromkeys(exact)), [atlas(style, ground) for ground in SEA], (style.dim, style.veil), 64)


@STYLES
def test_a_palette_holds_the_colours_of_all_vessels(style: Style) -> None:
    palette = fleets_palette(style)
    for owner in style.owners:
        for colour in (owner.tone, owner.mark, owner.hull):
            near = min(max(abs(a - b) for a, b in zip(rgb(colour), known, strict=True)) for known in palette.colours)
            assert near <= 3, owner


@STYLES
def test_stamps_look_like_the_vessels(style: Style) -> None:
    palette = fleets_palette(style)
    for seat, owner in enumerate(style.owners):
        sprite = vessel(owner, 3, 2, seat, 56, style)
        wanted = Image.new("RGB", sprite.size, style.dye(SEA[0]))
        wanted.paste(sprite, (0, 0), sprite)
        canvas = Canvas(palette, palette.index(Image.new("RGB", sprite.size, style.dye(SEA[0]))))
        canvas.stamp(vessel_stamp(palette, SEA[0], owner, 3, 2, seat, 56, style), 0, 0)
        off = ImageChops.difference(palette.rgb(canvas.sheet), wanted).convert("L").histogram()
        assert sum(off[40:]) < 0.02 * sprite.width**2, owner


def contact(style: Style, cell: int) -> Canvas:
    """All owners, classes and headings, damaged ones among them, on a sea."""
    palette = fleets_palette(style)
    columns = [(places, masts) for places in PLANS for masts in (places, max(1, places - 1))]
    width, height = len(columns) * cell, len(style.owners) * cell
    image = Image.new("RGB", (width, height))
    for col in range(len(columns)):
        for row in range(len(style.owners)):
            image.paste(style.dye(SEA[(col + row) % 2]), (col * cell, row * cell, (col + 1) * cell, (row + 1) * cell))
    canvas = Canvas(palette, palette.index(image))
    over = (box(cell) - cell) // 2
    for row, owner in enumerate(style.owners):
        for col, (places, masts) in enumerate(columns):
            stamp: Stamp = vessel_stamp(
                palette, SEA[(col + row) % 2], owner, places, masts, (row + 3 * col) % HEADINGS, cell, style
            )
            canvas.stamp(stamp, col * cell - over, row * cell - over)
    return canvas


@pytest.mark.parametrize(("name", "style"), [("usual", USUAL), ("stark", STARK)])
def test_reference(name: str, style: Style) -> None:
    canvas = contact(style, 44)
    assert_like_stored(Picture("vessels.png", canvas.png(), *canvas.sheet.size), f"vessels-{name}")
