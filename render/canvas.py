"""The sheet on which a picture is put together, and the frame of paper and ink that all games share."""

from __future__ import annotations

from PIL import Image

from render.palette import Palette


class Canvas:
    """A picture in the making: indexed pieces are pasted (cheap), sprites with soft edges laid over them (dearer)."""

    def __init__(self, palette: Palette, base: Image.Image) -> None:
        """Starts from a copy of `base`, an indexed image."""
        self.palette = palette
        self.sheet = base.copy()

    def paste(self, piece: Image.Image, x: int, y: int) -> None:
        """Puts an indexed piece with its upper left corner at (`x`, `y`)."""
        self.sheet.paste(piece, (x, y))

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
