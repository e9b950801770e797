"""Owners: a badge shape beside the tile's tone, so that no piece is known by its colour alone."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from render.ships import Paint
from render.sprites import Pen
from render.text import font
from render.theme import INK


class Owner(msgspec.Struct, frozen=True):
    """How a seat looks. `shape`: ``circle`` or ``diamond``."""

    shape: str
    tile: str
    water: str
    edge: str
    badge: str
    ash: str
    """The badge of a burning ship."""
    ground: str
    """Ground of the player's strip and of the frame around his side of the board."""
    ink: str
    """Ink on that ground."""
    paint: Paint


LIGHT = Owner(
    shape="circle",
    tile="#faecc8",
    water="#ecd195",
    edge=INK,
    badge="#f0ad3c",
    ash="#c39f6a",
    ground="#f8f2e3",
    ink=INK,
    paint=Paint("#a4622f", "#f0ad3c", "#fffdf6", "#e6d3a6", "#f0ad3c"),
)
DARK = Owner(
    shape="diamond",
    tile="#35659f",
    water="#244c80",
    edge="#0f2138",
    badge="#b9daf5",
    ash="#9fb0bf",
    ground="#1d3557",
    ink="#f4f8fc",
    paint=Paint("#7c4429", "#b9daf5", "#e6f2fb", "#a9cbe8", "#b9daf5"),
)
OWNERS = (LIGHT, DARK)


def _outline(pen: Pen, owner: Owner, half: float, reach: float, fill: str, stroke: str, width: float) -> None:
    """The badge's shape around the origin: `half` the height, `reach` more to each side."""
    if owner.shape == "circle":
        pen.box(-half - reach, -half, half + reach, half, half - 0.01, fill, stroke, width)
    else:
        tip = half * 1.16
        points = [(-reach, -tip), (reach, -tip), (reach + tip, 0), (reach, tip), (-reach, tip), (-reach - tip, 0)]
        pen.shape(points, fill, stroke, width)


@lru_cache(maxsize=512)
def badge(owner: Owner, text: str, size: int, figure: int, fill: str | None = None) -> Image.Image:
    """An owner's badge, `size` px high (a diamond is a little higher), with a text of `figure` px in it.

    It grows sideways with the text: a pill or a long lozenge. `fill` replaces the owner's colour.
    """
    reach = max(0.0, (font(figure, 800).getlength(text) - figure * 0.62) / 2)
    half = size / 2 - 2
    width, height = round(2 * (half * 1.2 + reach) + 8), round(2.4 * half + 8)
    pen = Pen(width, height, units=width)
    middle = pen.within(width / 2, height / 2)
    _outline(middle, owner, half, reach, fill or owner.badge, INK, 4)
    _outline(middle, owner, half, reach, fill or owner.badge, INK, 0)
    if text:
        middle.text(0, 0, text, figure, INK, 800)
    return pen.sprite()
