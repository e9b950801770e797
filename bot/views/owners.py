"""How the eight owners are told apart in messages: a sign beside the name and a colour, those of the pictures."""

from __future__ import annotations

from render.owners import OWNERS, Shape

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

MARKS = tuple(SIGNS[owner.shape] for owner in OWNERS)
"""The sign of each colour."""
ACCENTS = tuple(int(owner.tone.removeprefix("#"), 16) for owner in OWNERS)
"""The colour that a message has at its rim for each of them."""
