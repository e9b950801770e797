"""A fixed palette: pictures are put together from indices, so that nothing is left to quantise in the end."""

from __future__ import annotations

import copy
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.theme import rgb

ENTRIES = 256
"""What an indexed PNG holds, shaded colours included."""
COLOURS = 48
"""Usual size of a palette: with flat colours and soft edges more is not seen, and makes larger files."""
EDGES = 3
"""So many colours are learnt for soft edges, however many must be exact."""
SHADED = 24
"""So many entries each shade may count on, however many colours there are."""
BOX = 4
"""Pillow looks colours up in boxes of so many levels: a second colour in a box could replace an exact one."""
ALIKE = 14
"""Shaded colours that differ by less in every channel become one, unless a palette has another measure."""
LIMIT = 120_000
"""Bytes of a file above which slower compression is worth its time (hardly ever)."""

CUT = 90
"""From this opacity on (0 to 255) a pixel of a sprite belongs to its stamp."""

Colour = tuple[int, ...]


class Stamp(NamedTuple):
    """An indexed piece of any outline: a mask of mode ``1`` says which of its pixels are pasted."""

    piece: Image.Image
    mask: Image.Image


def _apart(one: Colour, other: Colour) -> int:
    """How far two colours differ in the channel in which they differ most."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


class Palette:
    """The colours of all pictures of a game: those that must be exact, and for the rest the commonest of an atlas.

    There are `size` of them, more where the exact ones need it. Each of `shades` (a colour and its share) adds all of
    them once more, blended with that colour: `shade` turns a piece into its dimmed self without looking colours up
    again. All together have room in a PNG's `ENTRIES`: what is too much is shown by the nearest colour that there is,
    exact ones in the order of their listing, shaded ones by being merged more coarsely.

    An indexed image is one of mode ``L`` whose values are indices here: pasting it copies bytes and never touches a
    palette (two threads may paste from the same one). It becomes a real palette image when it is encoded.
    """

    def __init__(
        self,
        exact: Sequence[str],
        atlas: Iterable[Image.Image],
        shades: Sequence[tuple[str, float]] = (),
        size: int = COLOURS,
        alike: int = ALIKE,
    ) -> None:
        room = ENTRIES - SHADED * len(shades)
        colours: list[Colour] = []
        self._add([rgb(colour) for colour in exact], colours, room - EDGES)
        size = min(max(size, len(colours) + EDGES), room)
        self._add(_learnt(list(atlas), exact[0], size - len(colours)), colours, size)
        self.colours: tuple[Colour, ...] = tuple(colours)
        self._flat = [part for colour in self.colours for part in colour]
        # Unused entries repeat the first colour: black there would be a colour to choose.
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self._flat + list(self.colours[0]) * (ENTRIES - len(self.colours)))
        self._image.load()
        self._blends = [(rgb(name), share) for name, share in shades]
        self._shades = [
            self._add_shade(*blend, (ENTRIES - len(self._flat) // 3) // (len(shades) - i), alike)
            for i, blend in enumerate(self._blends)
        ]

    @staticmethod
    def _add(more: Iterable[Colour], colours: list[Colour], size: int) -> None:
        """Adds what has a box of its own, until there are `size` colours."""
        for colour in more:
            if len(colours) < size and all(_apart(colour, known) >= BOX for known in colours):
                colours.append(colour)

    def _add_shade(self, towards: Colour, share: float, room: int, alike: int) -> list[int]:
        """Adds a shade's colours, at most `room`; returns its index for each index, for a shaded one that itself."""
        first = len(self._flat) // 3
        shaded = [_blended(colour, towards, share) for colour in self.colours]
        # Shaded colours lie close together; those that nobody tells apart become one, which makes smaller files.
        table, blended = _merged(shaded, alike)
        while len(blended) > room:
            alike += ALIKE
            table, blended = _merged(shaded, alike)
        self._flat += [part for colour in blended for part in colour]
        return [first + i for i in table] + list(range(len(table), ENTRIES))

    def relit(self, changed: Mapping[str, str], shades: Sequence[int] = ()) -> Palette:
        """The same palette in another light: the exact colours in `changed` look otherwise, also in these `shades`.

        Indices are the same, so pieces of one go into pictures of the other; images are indexed as before.
        """
        swapped: dict[Colour, Colour] = {rgb(colour): rgb(other) for colour, other in changed.items()}
        lit = copy.copy(self)
        lit.colours = tuple(swapped.get(colour, colour) for colour in self.colours)
        lit._flat = [part for colour in lit.colours for part in colour] + self._flat[len(self.colours) * 3 :]
        for number in shades:
            # what stands for several is the first of them
            for colour, at in reversed(list(zip(lit.colours, self._shades[number], strict=False))):
                lit._flat[at * 3 : at * 3 + 3] = _blended(colour, *self._blends[number])
        return lit

    def index(self, image: Image.Image) -> Image.Image:
        """An RGB image as an indexed one, each pixel the nearest colour."""
        found = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    def stamp(self, sprite: Image.Image, ground: str) -> Stamp:
        """An RGBA sprite as a stamp, its soft edges blended with the colour of the ground that it mostly lies on."""
        image = Image.new("RGB", sprite.size, ground)
        image.paste(sprite, (0, 0), sprite)
        mask = sprite.getchannel("A").point([255 if value >= CUT else 0 for value in range(256)], "1")
        return Stamp(self.index(image), mask)

    def shade(self, indexed: Image.Image, number: int) -> Image.Image:
        """An indexed image in shade `number` (from 0); what is shaded already stays as it is."""
        return indexed.point(self._shades[number])

    def paletted(self, indexed: Image.Image) -> Image.Image:
        """A palette image of its own from an indexed one."""
        image = indexed.copy()
        image.putpalette(self._flat)
        return image

    def rgb(self, indexed: Image.Image) -> Image.Image:
        """The colours of an indexed image."""
        return self.paletted(indexed).convert("RGB")

    def encode(self, indexed: Image.Image, levels: Sequence[int] = (3, 6)) -> bytes:
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


def _blended(colour: Colour, towards: Colour, share: float) -> Colour:
    return tuple(round(a + (b - a) * share) for a, b in zip(colour, towards, strict=True))


def _learnt(atlas: Sequence[Image.Image], ground: str, count: int) -> list[Colour]:
    """The `count` commonest colours of some images, roughly."""
    board = Image.new("RGB", (max(i.width for i in atlas), sum(i.height for i in atlas)), ground)
    top = 0
    for image in atlas:
        board.paste(image, (0, top))
        top += image.height
    flat = board.quantize(count, Image.Quantize.MEDIANCUT).getpalette() or []
    return [tuple(flat[i : i + 3]) for i in range(0, len(flat), 3)]


def _merged(colours: Sequence[Colour], alike: int) -> tuple[list[int], list[Colour]]:
    """For each colour the index of the one that stands for it, and those that do: the first of those less apart."""
    kept: list[Colour] = []
    table = []
    for colour in colours:
        near = next((i for i, known in enumerate(kept) if _apart(colour, known) < alike), len(kept))
        if near == len(kept):
            kept.append(colour)
        table.append(near)
    return table, kept


def sheet(sprites: Sequence[Image.Image], ground: str) -> Image.Image:
    """Sprites side by side on a ground: a part of an atlas, for a palette to learn from."""
    found = Image.new("RGB", (sum(s.width for s in sprites), max(s.height for s in sprites)), ground)
    left = 0
    for sprite in sprites:
        found.paste(sprite, (left, 0), sprite)
        left += sprite.width
    return found
