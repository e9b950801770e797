"""Comparing a picture with a stored one, within what another version of FreeType or Pillow may do to soft edges.

After a change that is meant: look at the new pictures, and store them with

    FLOTILLA_UPDATE_REFERENCES=1 pytest tests/render
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import Picture
from render.board import sea_board
from render.theme import SEA, rgb
from render.window import Window
from tests.render.at_sea import at

FOLDER = Path(__file__).parent / "references"
MEAN = 1.0
"""Mean difference of a channel, 0 to 255."""
PEAK = 60
"""Largest difference after blurring: no icon may be missing, however small its share of the picture."""


def opened(found: Picture) -> Image.Image:
    """The picture's file, read."""
    image = Image.open(io.BytesIO(found.data))
    image.load()
    return image


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ."""
    return ImageChops.difference(opened(one).convert("RGB"), opened(other).convert("RGB")).getbbox()


def shares(found: Picture, window: Window, name: str, colour: str) -> int:
    """How many pixels of a cell have a colour in the picture of a window of a sea."""
    cell = at(name)
    part = opened(found).convert("RGB").crop(sea_board(window).box(cell, cell))
    wanted = rgb(colour)
    return sum(
        count
        for count, pixel in part.getcolors(part.width * part.height) or ()
        if max(abs(a - b) for a, b in zip(pixel, wanted, strict=True)) < 12  # type: ignore[arg-type]
    )


def apart(one: Picture, other: Picture, window: Window, name: str) -> int:
    """How many pixels of a cell differ in two pictures of a window of a sea."""
    box = sea_board(window).box(at(name), at(name))
    found = ImageChops.difference(*(opened(each).convert("RGB").crop(box) for each in (one, other)))
    return sum(found.convert("L").histogram()[24:])


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels of two RGBA sprites differ clearly on the sea, the sprites centred on each other."""
    size = (max(one.width, other.width), max(one.height, other.height))
    sheets = []
    for sprite in (one, other):
        sheet = Image.new("RGB", size, SEA[0])
        sheet.paste(sprite, ((size[0] - sprite.width) // 2, (size[1] - sprite.height) // 2), sprite)
        sheets.append(sheet)
    channels = ImageChops.difference(*sheets).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(most.histogram()[48:])


def assert_like_stored(found: Picture, name: str) -> None:
    """The picture looks like the stored one of this name."""
    file = FOLDER / f"{name}.png"
    if os.environ.get("FLOTILLA_UPDATE_REFERENCES"):
        file.write_bytes(found.data)
    stored = Image.open(file).convert("RGB")
    drawn = opened(found).convert("RGB")
    assert drawn.size == stored.size
    difference = ImageChops.difference(drawn, stored)
    assert max(ImageStat.Stat(difference).mean) <= MEAN
    blurred = ImageChops.difference(*(image.filter(ImageFilter.BoxBlur(3)) for image in (drawn, stored)))
    assert max(high for _, high in blurred.getextrema()) <= PEAK
