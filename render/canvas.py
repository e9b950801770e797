"""The sheet on which a picture is put together, and the frame of paper and ink that all games share."""

from __future__ import annotations

from PIL import Image

from render.palette import Palette, Stamp

Box = tuple[int, int, int, int]
"""Left, top, right and bottom in px, the last two excluded."""


class Canvas:
    """A picture in the making: indexed pieces are pasted and stamped (cheap), soft sprites laid over them (dearer)."""

    def __init__(self, palette: Palette, base: Image.Image) -> None:
        """Starts from a copy of `base`, an indexed image."""
        self.palette = palette
        self.sheet = base.copy()

    def paste(self, piece: Image.Image, x: int, y: int) -> None:
        """Puts an indexed piece with its upper left corner at (`x`, `y`)."""
        self.sheet.paste(piece, (x, y))

    def stamp(self, stamp: Stamp, x: int, y: int, within: Box | None = None) -> None:
        """Puts a stamp with its upper left corner at (`x`, `y`), cut at the edges of the box `within`."""
        left, top, right, bottom = within or (0, 0, *self.sheet.size)
        piece, mask = stamp
        part = (max(left - x, 0), max(top - y, 0), min(right - x, piece.width), min(bottom - y, piece.height))
        if part[0] >= part[2] or part[1] >= part[3]:
            return
        if part != (0, 0, *piece.size):
            piece, mask = piece.crop(part), mask.crop(part)
        self.sheet.paste(piece, (x + part[0], y + part[1]), mask)

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
