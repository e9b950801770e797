"""How a seat is told apart in messages: a sign beside the name and a colour, those of its pieces on the pictures."""

from __future__ import annotations

from bot.tables.model import SeatRow
from render.owners import OWNERS, Owner, Shape

SIGNS: dict[Shape, str] = {
    "circle": "🟡",
    "diamond": "🔷",
    "square": "🟩",
    "triangle": "🔺",
    "hexagon": "⚪",
    "heart": "💜",
    "spade": "♠️",
    "flower": "🌸",
}
"""The sign of each badge's shape, told apart by shape or tone as on the pictures."""


def owner_of(row: SeatRow) -> Owner:
    """How the pieces of a seat look."""
    return OWNERS[row.seat]


def mark_of(row: SeatRow) -> str:
    """The sign of a seat."""
    return SIGNS[owner_of(row).shape]


def colour_of(row: SeatRow) -> int:
    """The tone of a seat as Discord takes colours."""
    return int(owner_of(row).tone.removeprefix("#"), 16)
