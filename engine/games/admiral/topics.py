"""Where the rules tell of what is decided, and what there is to learn."""

from __future__ import annotations

from engine.games.admiral.options import Options
from engine.topics import Topics

_LINES: dict[str, str | None] = {
    "sailing-ask-free": "orders",
    "sailing-ask-orders": "orders",
    **{f"admiral-ask-orders-{kind}": "orders" for kind in ("defence", "sharing", "stowing", "idle")},
    "admiral-about-fort": "start",
    "admiral-about-reefs": "barred",
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
    **{f"admiral-ask-{id}": "mines" for id in ("fireship", "explode", "which-mine", "switch", "wait", "sail-on")},
    "admiral-ask-give": "forts",
}
_TOPICS, _PRINTED = Topics("turn", _LINES), Topics("turn", _LINES, "printed")
_SPECIAL = {
    goal: Topics("turn", _LINES, leaf) for goal, leaf in (("arrival", "races"), ("pearls", None), ("afloat", "end"))
}
ARRIVALS = {
    "storms": frozenset({"admiral-event-drifted", "admiral-event-struck", "admiral-event-wrecked"}),
    "boarding": frozenset({"admiral-event-boarded", "admiral-event-beaten-off", "admiral-event-all-lost"}),
}
"""The events by which what a lesson is about comes onto the table."""


def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided; what is special is what is played for, or the letter."""
    return _PRINTED if options.printed else _SPECIAL[options.usual.goal]


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: to sail, to fight, to carry pearls, and what comes up: storms, boarding."""
    filed = options.usual
    fights = ("battle",) if "fire" in filed.actions else ()
    pearls = ("pearls",) if filed.goal == "pearls" else ()
    races = ("race",) if filed.goal == "arrival" else ()
    storms = ("storms",) if filed.storms and (filed.wind is None or filed.wind.storm) else ()
    boarding = ("boarding",) if "board" in filed.actions else ()
    return ("sailing", *races, *fights, *pearls, *storms, *boarding)
