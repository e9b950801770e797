"""Where the rules tell of what is decided, and what there is to learn."""

from __future__ import annotations

from functools import lru_cache

from engine.games.tranquility.options import REMOVED, Options
from engine.topics import Topics

START, REEFS, MONSTERS, STORMS, COMPASSES, SUN, RIVALS = (
    "start", "reefs", "monsters", "storms", "compasses", "sun", "rivals",
)  # fmt: skip
_LINES = {
    "tranquility-about-turn": None,
    "tranquility-about-full": "end",
    "tranquility-about-pledge": START,
    "tranquility-about-alone": START,
    "tranquility-about-reef": REEFS,
    "tranquility-about-row": STORMS,
    "tranquility-about-cut": STORMS,
    "tranquility-about-storm": COMPASSES,
    "tranquility-about-rescue": COMPASSES,
    "tranquility-about-rivals-mercy": RIVALS,
    "tranquility-about-rivals-declined": RIVALS,
    "tranquility-ask-start": START,
    "tranquility-ask-prey": MONSTERS,
    "tranquility-ask-turned-card": SUN,
    "tranquility-ask-turned-cell": SUN,
    "tranquility-ask-compass": COMPASSES,
    "tranquility-ask-lift": COMPASSES,
}


ARRIVALS = {
    MONSTERS: frozenset({"tranquility-event-monsters-drawn"}),
    STORMS: frozenset({"tranquility-event-storm", "tranquility-event-aside"}),
}
"""The events by which what a lesson is about comes onto the table."""


@lru_cache(maxsize=16)
def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided; some variants have turns of their own."""
    own = options.mode if options.mode in ("arch", SUN, RIVALS) else None
    return Topics(own or "turn", _LINES, own or _added(options))


def _added(options: Options) -> str | None:
    """The first leaf on what is added to the usual game, or taken from it."""
    if options.mode in REMOVED:
        return "fewer"
    added = ((REEFS, options.reefs), (MONSTERS, options.monsters > 0), (STORMS, options.storms))
    return next((leaf for leaf, on in added if on), None)


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: the voyage with all that is added to it, or another game on the same field."""
    mode, alone = options.mode, seats == 1
    if mode == RIVALS:
        return (RIVALS,)
    found = ["arch" if mode == "arch" else "voyage"]
    if mode in REMOVED:
        found.append("fewer")
    played = (
        (SUN, mode == SUN),
        (REEFS, options.reefs),
        (MONSTERS, options.monsters > 0),
        (STORMS, options.storms),
        ("crew", not alone),
        ("alone", alone and mode != "arch"),
    )
    return (*found, *(lesson for lesson, on in played if on))
