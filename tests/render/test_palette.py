"""The fixed palette: exact colours, shades, files."""

from __future__ import annotations

import io
from collections.abc import Sequence
from random import Random

import pytest
from PIL import Image, ImageChops

from render.canvas import Canvas
from render.games.sealords.look import DIMMED, SEA, USUAL, fleets, palette
from render.palette import COLOURS, EDGES, ENTRIES, LIMIT, SHADED, Palette
from render.theme import GOLD, INK, PAPER, RED, mix, rgb

pytestmark = pytest.mark.usefixtures("as_sent")


def test_colours_that_mean_something_are_exact() -> None:
    found = palette()
    assert len(found.colours) <= COLOURS + EDGES, "few, as the file grows with them"
    exact = [INK, PAPER, RED, GOLD, *(shade for shades in SEA for shade in shades)]
    exact += [colour for owner in fleets(USUAL) for colour in (owner.tile, owner.badge, owner.ground)]
    for colour in exact:
        piece = found.index(Image.new("RGB", (2, 2), colour))
        shown = found.rgb(piece).getpixel((0, 0))
        assert isinstance(shown, tuple)
        assert max(abs(a - b) for a, b in zip(shown, rgb(colour), strict=True)) <= 3, colour


def test_what_is_shaded_already_stays_as_it_is() -> None:
    """A fort that is silent lies in a column that belongs to the other half."""
    small = Palette(["#000000", "#ffffff"], [ATLAS], (("#000000", 0.5), ("#ffffff", 0.3)))
    piece = small.index(Image.new("RGB", (3, 3), "#ffffff"))
    for first in (0, 1):
        once = small.shade(piece, first)
        assert [small.shade(once, second).tobytes() for second in (0, 1)] == [once.tobytes()] * 2


def test_shades() -> None:
    small = Palette([RED, "#ffffff"], [Image.new("RGB", (4, 4), GOLD)], [("#000000", 0.5)])
    piece = small.shade(small.index(Image.new("RGB", (3, 3), "#ffffff")), 0)
    assert small.rgb(piece).getpixel((1, 1)) == (128, 128, 128)
    assert palette().shade(Image.new("L", (1, 1)), DIMMED).getpixel((0, 0)) != 0


ATLAS = Image.radial_gradient("L").convert("RGB")


def many(count: int) -> list[str]:
    """So many colours that differ."""
    return [f"#{i * 37 % 256:02x}{i * 91 % 256:02x}{255 - i * 59 % 256:02x}" for i in range(count)]


def shown(palette: Palette, colours: list[str], shade: int | None = None) -> list[tuple[int, ...]]:
    """The colours as they are in a picture."""
    piece = palette.index(Image.frombytes("RGB", (len(colours), 1), bytes(part for c in colours for part in rgb(c))))
    image = palette.rgb(piece if shade is None else palette.shade(piece, shade))
    return list(image.get_flattened_data())


def off(found: tuple[int, ...], wanted: Sequence[float]) -> float:
    """By how much a colour is wrong in the channel where it is worst."""
    return max(abs(a - b) for a, b in zip(found, wanted, strict=True))


def entries(palette: Palette) -> int:
    """How many entries its files have."""
    file = Image.open(io.BytesIO(palette.encode(Image.new("L", (2, 2)))))
    return len(file.getpalette() or []) // 3


@pytest.mark.parametrize("count", [40, 48, 90, 160])
def test_many_colours_are_exact(count: int) -> None:
    shades = (("#000000", 0.5), ("#ffffff", 0.3))
    palette = Palette(many(count), [ATLAS], shades)
    assert len(palette.colours) >= min(count + EDGES, ENTRIES)
    assert entries(palette) <= ENTRIES
    bright, dark = (shown(palette, many(count), shade) for shade in (None, 0))
    for wanted, found, shaded in zip(map(rgb, many(count)), bright, dark, strict=True):
        assert off(found, wanted) <= 3
        assert off(shaded, [part / 2 for part in wanted]) <= 64


@pytest.mark.parametrize("shades", [0, 1, 3])
@pytest.mark.parametrize("count", [250, 256, 300, 1000])
def test_too_many_colours_become_the_nearest(count: int, shades: int) -> None:
    palette = Palette(many(count), [ATLAS], [("#204060", 0.4)] * shades, size=ENTRIES)
    assert len(palette.colours) <= ENTRIES - SHADED * shades
    assert entries(palette) <= ENTRIES
    for i, (wanted, found) in enumerate(zip(map(rgb, many(count)), shown(palette, many(count)), strict=True)):
        assert off(found, wanted) <= (3 if i < 100 else 60)
    for shade in range(shades):
        for wanted, found in zip(many(count), shown(palette, many(count), shade), strict=True):
            assert off(found, rgb(mix(wanted, "#204060", 0.4))) <= 90


def test_a_palette_takes_the_size_that_it_is_given() -> None:
    small, large = (Palette(many(20), [ATLAS], size=size) for size in (COLOURS, 88))
    assert len(small.colours) <= COLOURS < len(large.colours) <= 88
    assert small.colours[:20] == large.colours[:20]


def test_stamps_are_cut_at_their_outline_and_at_a_box() -> None:
    palette = Palette([PAPER, RED, INK, GOLD], [ATLAS])
    dot = Image.new("RGBA", (10, 10))
    dot.paste((*rgb(RED), 255), (0, 0, 10, 5))
    dot.paste((*rgb(INK), 40), (0, 5, 10, 10))  # too faint to belong to it
    stamp = palette.stamp(dot, GOLD)
    canvas = Canvas(palette, palette.index(Image.new("RGB", (40, 40), PAPER)))
    canvas.stamp(stamp, 10, 10)
    canvas.stamp(stamp, 30, 30, (32, 0, 36, 33))
    for outside in ((-5, -5), (35, 38), (90, 0), (0, -20)):
        canvas.stamp(stamp, *outside)
    canvas.stamp(stamp, 0, 20, (50, 50, 60, 60))
    found = ImageChops.difference(palette.rgb(canvas.sheet), Image.new("RGB", (40, 40), PAPER))
    red = {(x, y) for x in range(40) for y in range(40) if found.getpixel((x, y)) != (0, 0, 0)}
    wanted = {(x, y) for x in range(10, 20) for y in range(10, 15)}
    wanted |= {(x, y) for x in range(32, 36) for y in range(30, 33)}
    wanted |= {(x, y) for x in range(35, 40) for y in range(38, 40)}
    assert red == wanted


def test_encode() -> None:
    found = palette()
    piece = found.index(Image.new("RGB", (30, 20), GOLD))
    image = Image.open(io.BytesIO(found.encode(piece)))
    assert (image.mode, image.size) == ("P", (30, 20))
    assert piece.mode == "L"


def test_large_files_are_compressed_harder() -> None:
    palette = Palette(many(40), [ATLAS])
    rng = Random(1)
    words = [bytes(rng.randrange(40) for _ in range(rng.randint(3, 9))) for _ in range(500)]
    piece = Image.frombytes("L", (500, 1200), b"".join(rng.choices(words, k=250_000))[: 500 * 1200])
    first, hardest = (palette.encode(piece, (level,)) for level in (3, 6))
    assert len(hardest) < len(first)
    assert len(first) > LIMIT
    assert palette.encode(piece) == hardest
    small = piece.crop((0, 0, 500, 300))
    assert palette.encode(small) == palette.encode(small, (3,))


def test_overlays_are_cut_at_the_edges() -> None:
    canvas = Canvas(palette(), palette().index(Image.new("RGB", (20, 20), PAPER)))
    dot = Image.new("RGBA", (10, 10), RED)
    for place in ((-5, -5), (15, 15), (50, 0), (0, -10)):
        canvas.overlay(dot, *place)
    shown = palette().rgb(canvas.sheet)
    assert shown.getpixel((2, 2)) == rgb(RED)
    assert shown.getpixel((17, 17)) == rgb(RED)
    assert shown.getpixel((10, 10)) == rgb(PAPER)


def test_another_light_changes_named_colours_and_no_index() -> None:
    """Exact colours and, in the shades that are asked for, their shaded selves; everything else stays."""
    blue, ink, rose = "#4080c0", "#101010", "#f0a0a0"
    usual = Palette([blue, ink], [Image.new("RGB", (1, 1), ink)], (("#000000", 0.5), ("#ffffff", 0.5)))
    lit = usual.relit({blue: rose}, (0,))
    piece = usual.index(Image.new("RGB", (1, 1), blue))
    assert lit.index(Image.new("RGB", (1, 1), blue)).tobytes() == piece.tobytes()

    def seen(of: Palette, indexed: Image.Image) -> object:
        return of.rgb(indexed).getpixel((0, 0))

    assert seen(usual, piece) == rgb(blue)
    assert seen(lit, piece) == rgb(rose)
    assert seen(lit, usual.index(Image.new("RGB", (1, 1), ink))) == rgb(ink)
    dark, pale = (usual.shade(piece, number) for number in (0, 1))
    assert seen(lit, dark) == (120, 80, 80)
    assert seen(lit, pale) == seen(usual, pale)
    assert Image.open(io.BytesIO(lit.encode(piece))).convert("RGB").getpixel((0, 0)) == rgb(rose)
