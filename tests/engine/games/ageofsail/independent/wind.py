"""Wind cards and how far a ship may sail (AS-3, AS-5, AS-29)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle
from tests.engine.sailing.independent.sea import COURSES, angle

PRINTED = {"strong": (6, 5, 4, 2, 0), "medium": (5, 4, 3, 1, 0), "light": (3, 2, 2, 1, 0)}
BRISK = {"strong": (8, 7, 5, 3, 0), "medium": (6, 5, 4, 2, 0), "light": (4, 3, 3, 2, 0)}
"""Cells by the angle between course and wind: 0, 45, 90, 135, 180 degrees (AS-3)."""

DEAD_AGAINST = 4


def all_winds() -> list[tuple[str, str]]:
    """The 24 cards: where the wind blows to, and how strong (AS-3)."""
    return [(towards, strength) for towards in COURSES for strength in ("strong", "medium", "light")]


def draw_wind(battle: Battle) -> None:
    """Draws the wind; a second card of a turn replaces the first (AS-3, AS-29)."""
    if not battle.wind_deck:
        battle.wind_deck = all_winds()
    battle.wind = battle.wind_deck.pop(battle.draw(len(battle.wind_deck)))


def reach(battle: Battle, course: str) -> int:
    """How many cells the mover's ships may sail on this course in this turn.

    A fair wind adds 1, but not dead against it; in a calm nothing moves (AS-3, AS-29).
    """
    if battle.wind is None or battle.situation == "calm":
        return 0
    towards, strength = battle.wind
    off = angle(course, towards)
    if off == DEAD_AGAINST:
        return 0
    table = BRISK if battle.brisk else PRINTED
    return table[strength][off] + (1 if battle.situation == "fair" else 0)
