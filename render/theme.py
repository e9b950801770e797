"""The house's colours: paper and ink around every board, and what things are made of (marks: `render.accents`)."""

from __future__ import annotations

from PIL import ImageColor

INK = "#14293d"
PAPER = "#e9dfc9"
PAPER_DARK = "#d8c9a8"
CARD = "#f8f2e3"
WHITE = "#fffdf6"

RED = "#c8382b"
RED_DARK = "#8f2219"
GOLD = "#f2b53a"
GOLD_LIGHT = "#fbd877"
GOLD_DARK = "#c98a1c"
GREEN = "#2f9163"
GREEN_LIGHT = "#5fbd8c"
STEEL = "#b9c7d3"
STEEL_LIGHT = "#e4ecf2"
STEEL_DARK = "#6f8496"
FLAME = "#e8641c"
EMBER = "#f6a52c"
WOOD = "#9c5f31"
WOOD_DARK = "#6c3d1c"
WOOD_LIGHT = "#c58a50"
SEA = ("#9fcfdb", "#95c6d4")
"""Where fleets sail, by parity of the cell."""


def rgb(colour: str) -> tuple[int, int, int]:
    """The colour's red, green and blue, 0 to 255."""
    return ImageColor.getrgb(colour)[:3]


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with `share` (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(rgb(colour), rgb(other), strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def contrast(colour: str, other: str) -> float:
    """The contrast of two colours after WCAG 2, 1 to 21.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    low, high = sorted((_luminance(colour), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
