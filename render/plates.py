"""What the figures for the rules are put together from: small pictures on paper, all of one width."""

from __future__ import annotations

from PIL import Image

from render.icons import star
from render.sprites import Pen
from render.theme import CARD, GOLD, INK, PAPER

WIDE = 720
RIM = 16
"""Paper around a figure."""
GAP = 8


def paper(tall: int) -> Image.Image:
    """An empty figure of this height."""
    return Image.new("RGB", (WIDE, tall), PAPER)


def framed(inside: Image.Image, wide: int = WIDE - 2 * RIM) -> Image.Image:
    """A part of the board on paper, with a frame, in the middle, so `wide`."""
    tall = round(inside.height * wide / inside.width)
    image, left = paper(tall + 2 * RIM), (WIDE - wide) // 2
    image.paste(INK, (left - 5, RIM - 5, left + wide + 5, RIM + tall + 5))
    image.paste(inside.resize((wide, tall), Image.Resampling.LANCZOS), (left, RIM))
    return image


def lined_up(pieces: list[Image.Image], columns: int) -> Image.Image:
    """Pieces of one size in rows on paper, each row in the middle."""
    width, height = pieces[0].size
    rows = [pieces[i : i + columns] for i in range(0, len(pieces), columns)]
    image = paper(2 * RIM + len(rows) * (height + GAP) - GAP)
    for i, row in enumerate(rows):
        left = (WIDE - len(row) * (width + GAP) + GAP) // 2
        for j, piece in enumerate(row):
            image.paste(piece, (left + j * (width + GAP), RIM + i * (height + GAP)))
    return image


def step(kind: str) -> Image.Image:
    """A sign between two pieces: ``>`` for what comes of it, ``/`` for one of two."""
    pen = Pen(44, units=100)
    pen.path("M 18 12 L 74 50 L 18 88 Z" if kind == ">" else "M 62 8 L 38 92", INK if kind == ">" else None, INK, 10)
    return pen.sprite()


def ringed(pen: Pen, box: tuple[int, int, int, int]) -> None:
    """A golden line around pieces that count together, just inside of `box`."""
    for colour, width in ((INK, 11), (GOLD, 6)):
        pen.box(box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4, 16, None, colour, width)


def points(count: int) -> Image.Image:
    """How many points something counts."""
    pen = Pen(124, 84, 124)
    pen.box(5, 5, 119, 79, 20, CARD, INK, 6)
    star(pen.within(40, 42, 0.52))
    pen.text(86, 43, str(count), 54, INK)
    return pen.sprite()
