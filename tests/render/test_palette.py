"""The fixed palette: exact colours, shades, files."""

from __future__ import annotations

import io

from PIL import Image

from render.canvas import Canvas
from render.games.sealords.look import DIMMED, SEA, palette
from render.palette import COLOURS, Palette
from render.style import USUAL
from render.theme import GOLD, INK, PAPER, RED, rgb


def test_colours_that_mean_something_are_exact() -> None:
    found = palette()
    assert len(found.colours) <= COLOURS
    exact = [INK, PAPER, RED, GOLD, *(shade for shades in SEA for shade in shades)]
    exact += [colour for owner in USUAL.owners for colour in (owner.tile, owner.badge, owner.ground)]
    for colour in exact:
        piece = found.index(Image.new("RGB", (2, 2), colour))
        shown = found.rgb(piece).getpixel((0, 0))
        assert isinstance(shown, tuple)
        assert max(abs(a - b) for a, b in zip(shown, rgb(colour), strict=True)) <= 3, colour


def test_shades() -> None:
    small = Palette([RED, "#ffffff"], [Image.new("RGB", (4, 4), GOLD)], [("#000000", 0.5)])
    piece = small.shade(small.index(Image.new("RGB", (3, 3), "#ffffff")), 0)
    assert small.rgb(piece).getpixel((1, 1)) == (128, 128, 128)
    assert palette().shade(Image.new("L", (1, 1)), DIMMED).getpixel((0, 0)) != 0


def test_encode() -> None:
    found = palette()
    piece = found.index(Image.new("RGB", (30, 20), GOLD))
    image = Image.open(io.BytesIO(found.encode(piece)))
    assert (image.mode, image.size) == ("P", (30, 20))
    assert piece.mode == "L"


def test_overlays_are_cut_at_the_edges() -> None:
    canvas = Canvas(palette(), palette().index(Image.new("RGB", (20, 20), PAPER)))
    dot = Image.new("RGBA", (10, 10), RED)
    for place in ((-5, -5), (15, 15), (50, 0), (0, -10)):
        canvas.overlay(dot, *place)
    shown = palette().rgb(canvas.sheet)
    assert shown.getpixel((2, 2)) == rgb(RED)
    assert shown.getpixel((17, 17)) == rgb(RED)
    assert shown.getpixel((10, 10)) == rgb(PAPER)
