"""Where the rules tell of what is decided, and what there is to learn."""

from __future__ import annotations

from engine.games.ageofsail.options import Options
from engine.sailing.topics import LINES
from engine.topics import Topics

_LINES = {
    **LINES,
    "ageofsail-about-turn": None,
    "ageofsail-about-arrange": "setup",
    "ageofsail-about-teleport": "situations",
    "ageofsail-about-repair": "situations",
    "ageofsail-about-stop": "shots",
    "ageofsail-about-gun": "forts",
    "ageofsail-about-prize": "boarding",
    "ageofsail-about-resume": None,
    "ageofsail-ask-repair-card": "repair",
    "ageofsail-ask-repair-course": "repair",
    "ageofsail-ask-cannon": "forts",
    "ageofsail-ask-cannon-target": "forts",
}
_TOPICS = Topics("turn", _LINES)
_PRINTED, _DOUBLE = Topics("turn", _LINES, "printed"), Topics("turn", _LINES, "double")
ARRIVALS = {
    "situations": frozenset({"ageofsail-event-situation"}),
    "boarding": frozenset({"sailing-event-fight-won", "sailing-event-fight-lost"}),
}
"""The events by which what a lesson is about comes onto the table."""


def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided; what is special is another end, or else a double sea."""
    return _PRINTED if options.printed else _DOUBLE if options.sets > 1 else _TOPICS


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: to sail and to fight, and what comes up: situations, boarding."""
    return ("sailing", "battle", "boarding", *(("situations",) if options.situations else ()))
