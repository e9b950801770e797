"""The eight owners of all games, told apart by tone, by badge shape and by sail pattern: none by its colour alone.

Seats take them in this order. The first five shapes are those of the signs beside names in messages too.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from render.theme import GOLD, INK, RED, STEEL, WHITE, WOOD, WOOD_DARK

Shape = Literal["circle", "diamond", "square", "triangle", "hexagon", "heart", "spade", "flower"]
Pattern = Literal["plain", "stripe", "bend", "wedge", "disc", "dots", "halves", "stripes"]


class Owner(msgspec.Struct, frozen=True):
    """How the pieces of a seat look."""

    shape: Shape
    """Of the badge."""
    pattern: Pattern
    """Of the sails."""
    tone: str
    """Of badge and sails."""
    mark: str
    """Of the sails' pattern, and of what stands on the badge."""
    hull: str


OWNERS = (
    Owner("circle", "plain", GOLD, INK, WOOD_DARK),
    Owner("diamond", "stripe", "#1c4494", "#b9daf5", "#6ca4f0"),
    Owner("square", "bend", "#088058", WHITE, WHITE),
    Owner("triangle", "wedge", "#d00808", WHITE, WOOD),
    Owner("hexagon", "disc", WHITE, RED, STEEL),
    Owner("heart", "dots", "#bc80ff", "#2e1060", "#7a4cc8"),
    Owner("spade", "halves", "#33343c", WHITE, "#33343c"),
    Owner("flower", "stripes", "#ff4494", "#4d0626", "#7a1048"),
)
"""In the usual style. Chosen so that any two tones, and each and the sea, are apart with any sight."""

SEATS = tuple(range(len(OWNERS)))
"""The owner that each seat is where nobody has chosen another one."""

STARK_OWNERS = tuple(
    msgspec.structs.replace(owner, tone=tone, mark=mark, hull=hull)
    for owner, (tone, mark, hull) in zip(
        OWNERS,
        (
            ("#f2d410", "#000000", "#600000"),
            ("#00007a", "#c8e4ff", "#6ca4f0"),
            ("#045b58", "#ffffff", "#ffffff"),
            ("#b00000", "#ffffff", "#b05a14"),
            ("#ffffff", "#b00000", "#d4d4d4"),
            ("#9484ff", "#000000", "#4a2aa0"),
            ("#000000", "#ffffff", "#000000"),
            ("#fd6e8b", "#2a0010", "#600020"),
        ),
        strict=True,
    )
)
"""The same for the stark style."""
