"""The sheet on which a picture is put together, and the frame of paper and ink that all games share."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.palette import Palette

SEEN = 90
"""From this alpha on (0 to 255) a stamp covers what lies below."""


class Stamp(NamedTuple):
    """An indexed piece and a mask of one bit: of any shape, and as cheap as pasting."""

    piece: Image.Image
    mask: Image.Image


def stamp_of(palette: Palette, sprite: Image.Image, ground: str) -> Stamp:
    """A stamp made of an RGBA sprite that lies on `ground` most often: its soft edge is mixed with that."""
    image = Image.new("RGB", sprite.size, ground)
    image.paste(sprite, (0, 0), sprite)
    mask = sprite.getchannel("A").point([255 if value >= SEEN else 0 for value in range(256)])
    return Stamp(palette.index(image), mask.convert("1"))


class Canvas:
    """A picture in the making: indexed pieces are pasted and stamped (cheap), sprites with soft edges laid over them
    (dearer)."""

    def __init__(self, palette: Palette, base: Image.Image) -> None:
        """Starts from a copy of `base`, an indexed image."""
        self.palette = palette
        self.sheet = base.copy()

    def paste(self, piece: Image.Image, x: int, y: int) -> None:
        """Puts an indexed piece with its upper left corner at (`x`, `y`)."""
        self.sheet.paste(piece, (x, y))

    def stamp(self, stamp: Stamp, x: int, y: int, box: tuple[int, int, int, int]) -> None:
        """Stamps with the upper left corner at (`x`, `y`), cut at the edges of `box`."""
        cut = (max(x, box[0]), max(y, box[1]), min(x + stamp.piece.width, box[2]), min(y + stamp.piece.height, box[3]))
        if cut[0] >= cut[2] or cut[1] >= cut[3]:
            return
        part = (cut[0] - x, cut[1] - y, cut[2] - x, cut[3] - y)
        self.sheet.paste(stamp.piece.crop(part), cut[:2], stamp.mask.crop(part))

    def overlay(self, sprite: Image.Image, x: int, y: int) -> None:
        """Lays an RGBA sprite over what is there, cut at the edges of the sheet."""
        box = (max(x, 0), max(y, 0), min(x + sprite.width, self.sheet.width), min(y + sprite.height, self.sheet.height))
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        ground = self.palette.rgb(self.sheet.crop(box))
        ground.paste(sprite, (x - box[0], y - box[1]), sprite)
        self.sheet.paste(self.palette.index(ground), box[:2])

    def png(self) -> bytes:
        """The picture as a PNG file."""
        return self.palette.encode(self.sheet)


def put(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Lays an RGBA sprite on an RGB image, centred on (`x`, `y`)."""
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
