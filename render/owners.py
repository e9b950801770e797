"""How the seats look: tone, badge shape and pattern, so that no piece is known by its colour alone."""

from __future__ import annotations

from typing import Literal

import msgspec

from render.theme import INK


class Paint(msgspec.Struct, frozen=True):
    """The colours of a fleet."""

    hull: str
    trim: str
    sail: str
    shade: str
    flag: str


class Owner(msgspec.Struct, frozen=True):
    """How a seat looks."""

    shape: Literal["circle", "diamond"]
    """Of the badge."""
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
    pattern: Literal["", "dots", "stripes"] = ""
    """Of the water on his tiles."""
    mark: str = INK
    """Colour of the pattern."""


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
STARK_LIGHT = Owner(
    shape="circle",
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
)
STARK_DARK = Owner(
    shape="diamond",
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
)
