"""The eight owners: apart by tone with any sight, by badge shape and by sail pattern in the smallest cell."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from render.badges import badge, emblem
from render.owners import OWNERS, STARK_OWNERS
from render.sprites import Pen
from render.style import STARK, USUAL, Style
from render.theme import GOLD, INK, SEA, WHITE, contrast, mix, rgb
from render.vessels import vessel
from tests.render.colour import MACHADO, difference
from tests.render.comparing import differing

SIGHTS = (None, *MACHADO)
STYLES = pytest.mark.parametrize("style", [USUAL, STARK], ids=["usual", "stark"])
APART = 15
SMALLEST = 15
"""Px of the smallest cell in which fleets are shown."""
CLOSE_WHEN_VEILED = {
    "usual": {(1, 2), (1, 6), (1, 7), (2, 7), (5, 7)},
    "stark": set[tuple[int, int]](),
}
"""Pairs of seats whose veiled tones somebody can't tell apart: shape and pattern do it."""


def alike(tones: list[str]) -> set[tuple[int, int]]:
    """The pairs of tones that aren't apart with every sight."""
    return {
        (i, j)
        for (i, one), (j, other) in combinations(enumerate(tones), 2)
        if min(difference(one, other, sight) for sight in SIGHTS) < APART
    }


@STYLES
def test_there_are_eight_in_both_styles(style: Style) -> None:
    assert len(style.owners) == 8
    for part in ("shape", "pattern", "tone"):
        assert len({getattr(owner, part) for owner in style.owners}) == 8
    for usual, stark in zip(OWNERS, STARK_OWNERS, strict=True):
        assert (usual.shape, usual.pattern) == (stark.shape, stark.pattern)


@STYLES
def test_tones_are_apart_with_any_sight(style: Style) -> None:
    assert not alike([owner.tone for owner in style.owners])


@STYLES
@pytest.mark.parametrize("sight", SIGHTS)
def test_tones_stand_out_from_the_sea(style: Style, sight: str | None) -> None:
    for owner in style.owners:
        for sea in SEA:
            assert difference(owner.tone, style.dye(sea), sight) >= APART, owner


@pytest.mark.parametrize(("name", "style"), [("usual", USUAL), ("stark", STARK)])
def test_veiled_tones_are_apart_or_shape_and_pattern_tell(name: str, style: Style) -> None:
    found = alike([mix(owner.tone, *style.veil) for owner in style.owners])
    assert found == CLOSE_WHEN_VEILED[name]
    for i, j in found:
        one, other = style.owners[i], style.owners[j]
        assert one.shape != other.shape
        assert one.pattern != other.pattern


@STYLES
def test_shapes_differ_in_the_smallest_cell(style: Style) -> None:
    alone = replace(style.owners[0], tone=GOLD)
    badges = [badge(replace(alone, shape=owner.shape), "", SMALLEST, 10, style=style) for owner in style.owners]
    for one, other in combinations(badges, 2):
        assert differing(one, other) >= 0.1 * SMALLEST**2


@STYLES
@pytest.mark.parametrize("heading", range(8))
@pytest.mark.parametrize(("places", "masts", "least"), [(1, 1, 4), (2, 1, 4), (3, 3, 9)])
def test_patterns_differ_in_the_smallest_cell(style: Style, heading: int, places: int, masts: int, least: int) -> None:
    alone = replace(style.owners[0], tone="#c08040", mark=WHITE)
    vessels = [
        vessel(replace(alone, pattern=owner.pattern), places, masts, heading, SMALLEST, style) for owner in style.owners
    ]
    for (i, one), (j, other) in combinations(enumerate(vessels), 2):
        assert differing(one, other) >= least, (style.owners[i].pattern, style.owners[j].pattern)


@STYLES
def test_what_stands_on_a_badge_can_be_read(style: Style) -> None:
    for owner in style.owners:
        assert contrast(owner.mark, owner.tone) >= (4.5 if style is USUAL else 7), owner
        blank, marked = (
            badge(replace(owner, mark=mark), "8", 58, 44, style=style) for mark in (owner.tone, owner.mark)
        )
        plain = (*rgb(owner.tone), 255)
        written = ground = 0
        for before, after in zip(blank.get_flattened_data(), marked.get_flattened_data(), strict=True):
            if before != after:
                written += 1
                ground += before == plain
        assert written > 300
        assert ground == written  # all within the line around it


@STYLES
def test_badges_grow_sideways_with_their_text(style: Style) -> None:
    for owner in style.owners:
        sizes = [badge(owner, text, 48, 34, style=style).size for text in ("8", "18", "1·4·7")]
        assert all(one[0] < other[0] and one[1] == other[1] for one, other in pairwise(sizes)), owner


def test_badges_take_another_fill_with_ink_on_it() -> None:
    red = OWNERS[3]
    pale = badge(red, "8", 58, 44, "#ffd0d0").convert("RGB")
    colours = {colour for _, colour in pale.getcolors(10_000) or []}
    assert (255, 208, 208) in colours
    assert Image.new("RGB", (1, 1), INK).getpixel((0, 0)) in colours
    assert Image.new("RGB", (1, 1), red.tone).getpixel((0, 0)) not in colours


@STYLES
def test_emblems_fill_about_the_same_room(style: Style) -> None:
    areas = []
    for owner in style.owners:
        pen = Pen(100, units=120, style=style)
        emblem(pen.within(60, 60), owner)
        image = pen.sprite().getchannel("A")
        left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
        assert min(left, top, 100 - right, 100 - bottom) >= 1, owner  # none is cut
        areas.append(sum(image.histogram()[128:]))
    assert max(areas) < 1.5 * min(areas)
