"""Owners' badges: a shape beside the tile's tone, with a ship's number in it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.owners import Owner
from render.sprites import Pen
from render.style import USUAL, Style
from render.text import font
from render.theme import INK


def _outline(pen: Pen, owner: Owner, half: float, reach: float, fill: str, stroke: str, width: float) -> None:
    """The badge's shape around the origin: `half` the height, `reach` more to each side."""
    if owner.shape == "circle":
        pen.box(-half - reach, -half, half + reach, half, half - 0.01, fill, stroke, width)
    else:
        tip = half * 1.16
        points = [(-reach, -tip), (reach, -tip), (reach + tip, 0), (reach, tip), (-reach, tip), (-reach - tip, 0)]
        pen.shape(points, fill, stroke, width)


@lru_cache(maxsize=512)
def badge(
    owner: Owner, text: str, size: int, figure: int, fill: str | None = None, style: Style = USUAL
) -> Image.Image:
    """An owner's badge, `size` px high (a diamond is a little higher), with a text of `figure` px in it.

    It grows sideways with the text: a pill or a long lozenge. `fill` replaces the owner's colour.
    """
    reach = max(0.0, (font(figure, 800).getlength(text) - figure * 0.62) / 2)
    half = size / 2 - 2
    width, height = round(2 * (half * 1.2 + reach) + 8), round(2.4 * half + 8)
    pen = Pen(width, height, width, style)
    middle = pen.within(width / 2, height / 2)
    _outline(middle, owner, half, reach, fill or owner.badge, INK, 4)
    _outline(middle, owner, half, reach, fill or owner.badge, INK, 0)
    if text:
        middle.text(0, 0, text, figure, INK, 800)
    return pen.sprite()
