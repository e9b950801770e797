"""The two fleets: what Sea Lords shows of an owner beside the shape of his badge."""

from __future__ import annotations

from typing import Literal

import msgspec
from PIL import Image

from render import badges
from render.owners import OWNERS, STARK_OWNERS, Owner
from render.ships import Paint
from render.style import USUAL, Style
from render.theme import INK


class Fleet(msgspec.Struct, frozen=True):
    """The colours of a fleet."""

    owner: Owner
    tile: str
    water: str
    edge: str
    badge: str
    """Lies on the tile, and bears numbers in ink."""
    ash: str
    """The badge of a burning ship."""
    ground: str
    """Ground of the player's strip and of the frame around his side of the board."""
    ink: str
    """Ink on that ground."""
    paint: Paint
    pattern: Literal["", "dots", "stripes"] = ""
    """Of the water on his tiles."""
    mark: str = INK
    """Colour of the pattern."""


FLEETS = (
    Fleet(
        owner=OWNERS[0],
        tile="#faecc8",
        water="#ecd195",
        edge=INK,
        badge="#f0ad3c",
        ash="#c39f6a",
        ground="#f8f2e3",
        ink=INK,
        paint=Paint("#a4622f", "#f0ad3c", "#fffdf6", "#e6d3a6", "#f0ad3c"),
    ),
    Fleet(
        owner=OWNERS[1],
        tile="#35659f",
        water="#244c80",
        edge="#0f2138",
        badge="#b9daf5",
        ash="#9fb0bf",
        ground="#1d3557",
        ink="#f4f8fc",
        paint=Paint("#7c4429", "#b9daf5", "#e6f2fb", "#a9cbe8", "#b9daf5"),
    ),
)
STARK_FLEETS = (
    Fleet(
        owner=STARK_OWNERS[0],
        tile="#ffdf3d",
        water="#ffdf3d",
        edge="#000000",
        badge="#ffffff",
        ash="#ffffff",
        ground="#ffffff",
        ink="#000000",
        paint=Paint("#b05a14", "#ffffff", "#ffffff", "#e8e8e8", "#ffffff"),
        pattern="dots",
        mark="#000000",
    ),
    Fleet(
        owner=STARK_OWNERS[1],
        tile="#001a52",
        water="#001a52",
        edge="#000000",
        badge="#74d4ff",
        ash="#74d4ff",
        ground="#000000",
        ink="#ffffff",
        paint=Paint("#c8702a", "#74d4ff", "#ffffff", "#cfe8f4", "#74d4ff"),
        pattern="stripes",
        mark="#74d4ff",
    ),
)


def badge(
    fleet: Fleet, text: str, size: int, figure: int, fill: str | None = None, style: Style = USUAL
) -> Image.Image:
    """The badge of a fleet's owner in the fleet's colour, or in `fill`; see `render.badges`."""
    return badges.badge(fleet.owner, text, size, figure, fill or fleet.badge, style)
