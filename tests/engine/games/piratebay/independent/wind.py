"""Wind cards, and how far they let a ship sail (AS-3, AS-14)."""

from __future__ import annotations

from tests.engine.sailing.independent.sea import COURSES, angle

Wind = tuple[str, str]
"""Where it blows to, and how strong."""

RANGES = {"strong": (6, 5, 4, 2, 0), "medium": (5, 4, 3, 1, 0), "light": (3, 2, 2, 1, 0)}
"""Cells by the angle between course and wind: 0, 45, 90, 135, 180 degrees. Never `brisk` in this game (AS-3)."""

DEAD_AGAINST = 4


def all_winds() -> list[Wind]:
    """The 24 cards."""
    return [(towards, strength) for towards in COURSES for strength in ("strong", "medium", "light")]


def wind_range(wind: Wind, course: str, bonus: int) -> int:
    """How many cells a ship may sail on this course; dead against the wind the order's `bonus` doesn't help."""
    towards, strength = wind
    off = angle(course, towards)
    return 0 if off == DEAD_AGAINST else RANGES[strength][off] + bonus
