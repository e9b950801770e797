"""A fixed palette: pictures are put together from indices, so that nothing is left to quantise in the end."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image

from render.theme import rgb

COLOURS = 48
"""Size of a palette: with flat colours and soft edges more is not seen, and makes larger files."""
ALIKE = 14
"""Shaded colours that differ by less in every channel become one."""
LIMIT = 120_000
"""Bytes of a file above which slower compression is worth its time (hardly ever)."""


class Palette:
    """At most `COLOURS` colours: those that must be exact, and for the rest the commonest of an atlas of all sprites.

    Each of `shades` (a colour and its share) adds all of them once more, blended with that colour: `shade` turns a
    piece into its dimmed self without looking colours up again.

    An indexed image is one of mode ``L`` whose values are indices here: pasting it copies bytes and never touches a
    palette (two threads may paste from the same one). It becomes a real palette image when it is encoded.
    """

    def __init__(
        self, exact: Sequence[str], atlas: Iterable[Image.Image], shades: Sequence[tuple[str, float]] = ()
    ) -> None:
        images = list(atlas)
        sheet = Image.new("RGB", (max(i.width for i in images), sum(i.height for i in images)), exact[0])
        top = 0
        for image in images:
            sheet.paste(image, (0, top))
            top += image.height
        colours = [rgb(colour) for colour in exact]
        learnt = sheet.quantize(COLOURS - len(colours), Image.Quantize.MEDIANCUT).getpalette() or []
        for i in range(0, len(learnt), 3):
            colour = (learnt[i], learnt[i + 1], learnt[i + 2])
            # Pillow looks colours up in boxes of 4 levels: a second colour in the same box could replace an exact one.
            if all(max(abs(a - b) for a, b in zip(colour, known, strict=True)) > 3 for known in colours):
                colours.append(colour)
        self.colours: tuple[tuple[int, int, int], ...] = tuple(colours[:COLOURS])
        flat = [part for colour in self.colours for part in colour]
        self._flat = list(flat)
        self._shades = [self._add_shade(rgb(name), share) for name, share in shades]
        # Unused entries repeat the first colour: black there would be a colour to choose.
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(flat + list(self.colours[0]) * (256 - len(self.colours)))
        self._image.load()

    def _add_shade(self, towards: tuple[int, ...], share: float) -> list[int]:
        """Adds a shade's colours; returns its index for each index."""
        first = len(self._flat) // 3
        blended: list[tuple[int, ...]] = []
        table = []
        for colour in self.colours:
            shaded = tuple(round(a + (b - a) * share) for a, b in zip(colour, towards, strict=True))
            # Shaded colours lie close together; those that nobody tells apart become one, which makes smaller files.
            near = [known for known in blended if max(abs(a - b) for a, b in zip(shaded, known, strict=True)) < ALIKE]
            if not near:
                blended.append(shaded)
            table.append(first + blended.index(near[0] if near else shaded))
        self._flat += [part for colour in blended for part in colour]
        return table + [0] * (256 - len(table))

    def index(self, image: Image.Image) -> Image.Image:
        """An RGB image as an indexed one, each pixel the nearest colour."""
        found = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    def shade(self, indexed: Image.Image, number: int) -> Image.Image:
        """An indexed image, not shaded yet, in shade `number` (from 0)."""
        return indexed.point(self._shades[number])

    def paletted(self, indexed: Image.Image) -> Image.Image:
        """A palette image of its own from an indexed one."""
        image = indexed.copy()
        image.putpalette(self._flat)
        return image

    def rgb(self, indexed: Image.Image) -> Image.Image:
        """The colours of an indexed image."""
        return self.paletted(indexed).convert("RGB")

    def encode(self, indexed: Image.Image, levels: Sequence[int] = (3, 4, 6)) -> bytes:
        """An indexed image as a PNG file, compressed at the first of `levels` that makes it small enough."""
        data = b""
        for level in levels:
            data = self._png(indexed, level)
            if len(data) <= LIMIT:
                break
        return data

    def _png(self, indexed: Image.Image, level: int) -> bytes:
        # By hand: a fifth faster than Pillow, which takes the lines one by one.
        width, height = indexed.size
        lines = Image.new("L", (width + 1, height))  # each line begins with the number of its filter: none
        lines.paste(indexed, (1, 0))
        header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
        chunks = (
            (b"IHDR", header),
            (b"PLTE", bytes(self._flat)),
            (b"IDAT", zlib.compress(lines.tobytes(), level)),
            (b"IEND", b""),
        )
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
            for name, data in chunks
        )


def sheet(sprites: Sequence[Image.Image], ground: str) -> Image.Image:
    """Sprites side by side on a ground: a part of an atlas, for a palette to learn from."""
    found = Image.new("RGB", (sum(s.width for s in sprites), max(s.height for s in sprites)), ground)
    left = 0
    for sprite in sprites:
        found.paste(sprite, (left, 0), sprite)
        left += sprite.width
    return found
