"""Where the rules tell of what is decided, and what there is to learn."""

from __future__ import annotations

from engine.games.admiral.options import Options
from engine.games.admiral.setup import mines
from engine.topics import Topics

_LINES: dict[str, str | None] = {
    "sailing-ask-free": "orders",
    "sailing-ask-orders": "orders",
    **{f"admiral-ask-orders-{kind}": "orders" for kind in ("defence", "sharing", "stowing", "idle")},
    "admiral-about-fort": "start",
    "admiral-about-reefs": "shoals",
    "admiral-about-mines": "mines",
    "admiral-about-turn": None,
    "admiral-about-drift": "storms",
    "admiral-about-join": "forts",
    "admiral-about-share": "boarding",
    "admiral-about-pearls": "boarding",
    "admiral-about-resume": None,
    "admiral-ask-ship": "sailing",
    "admiral-ask-fire": "fire",
    "admiral-ask-shooters": "fire",
    "admiral-ask-board": "boarding",
    "admiral-ask-storm": "forts",
    **{
        f"admiral-ask-{id}": "mines" for id in ("mine", "which-mine", "which-mine-or-anew", "switch", "wait", "sail-on")
    },
    "admiral-ask-fireship": "fireships",
    "admiral-ask-explode": "fireships",
    "admiral-ask-give": "teams",
    "admiral-ask-give-whom": "teams",
}
_TOPICS, _PRINTED = Topics("turn", _LINES), Topics("turn", _LINES, "printed")
_SPECIAL = {
    special: Topics("turn", _LINES, leaf)
    for special, leaf in (
        ("arrival", "races"),
        ("pearls", None),
        ("afloat", "end"),
        ("shoals", "shoals"),
        ("teams", "teams"),
    )
}
ARRIVALS = {
    "fireships": frozenset({"admiral-event-fireship"}),
    "storms": frozenset({"admiral-event-drifted", "admiral-event-struck", "admiral-event-wrecked"}),
    "boarding": frozenset({"admiral-event-boarded", "admiral-event-beaten-off", "admiral-event-all-lost"}),
}
"""The events by which what a lesson is about comes onto the table."""


def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided; what is special is what is played for, or the letter."""
    filed = options.usual
    if options.printed:
        return _PRINTED
    return _SPECIAL["teams" if filed.teams else "shoals" if filed.homeless else filed.goal]


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: to lay reefs or mines, to sail, to fight, to carry pearls, and what comes up: storms,
    boarding, fireships.
    """
    filed = options.usual
    mined = ("mines",) if mines(options, seats) else ()
    # of what is laid before the first turn one tip is given, at the first question
    laid = ("reefs",) if filed.reefs_each and options.reefs == "players" else mined
    fights = ("battle",) if "fire" in filed.actions else ()
    pearls = ("pearls",) if filed.goal == "pearls" else ()
    races = ("race",) if filed.goal == "arrival" else ()
    teams = ("teams",) if filed.teams else ()
    homes = ("homes",) if filed.homeless else ()
    storms = ("storms",) if filed.storms and (filed.wind is None or filed.wind.storm) else ()
    boarding = ("boarding",) if "board" in filed.actions else ()
    fireships = ("fireships",) if "fireship" in filed.actions else ()
    return (*laid, "sailing", *races, *teams, *fights, *pearls, *storms, *homes, *boarding, *fireships)
