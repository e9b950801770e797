"""Wind cards and how far a ship may sail (AS-3, AS-5, AS-29)."""

from __future__ import annotations

from tests.engine.games.ageofsail.independent.battle import Battle, Ship
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
        battle.wind_deck = all_winds() * battle.sets
    battle.wind = battle.wind_deck.pop(battle.draw(len(battle.wind_deck)))


def reach(battle: Battle, course: str, ship: Ship | None = None) -> int:
    """How many cells the mover's ships, or this one of them, may sail on this course in this turn.

    Doubling comes first; a fair wind, the order and others add 1 each, but not dead against it; in a calm nothing moves
    (AS-3, AS-14, AS-29).
    """
    if battle.wind is None or battle.situation == "calm":
        return 0
    towards, strength = battle.wind
    off = angle(course, towards)
    if off == DEAD_AGAINST:
        return 0
    table = BRISK if battle.brisk else PRINTED
    more = (battle.situation == "fair") + (battle.mover == battle.order)
    if ship is None:
        return table[strength][off] + more
    return table[strength][off] * battle.factor(ship) + more + battle.bonus(ship)
