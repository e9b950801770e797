"""Where the rules tell of what is decided, and what there is to learn."""

from __future__ import annotations

from engine.games.ageofsail.options import Options
from engine.sailing.topics import LINES
from engine.topics import Topics

_LINES = {
    **LINES,
    **{f"ageofsail-about-{id}": None for id in ("turn", "ships", "attack", "cannons")},
    "ageofsail-about-layout": "assault",
    "ageofsail-about-place": "setup",
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
    **{
        f"ageofsail-ask-{id}": "landing"
        for id in ("stop-land", "stop-land-too", "land", "land-masts", "party", "party-to", "party-masts", "turn-party")
    },
    "ageofsail-ask-turn-defender": "assault",
    **{f"ageofsail-ask-{id}": "line" for id in ("form", "form-next", "leave", "leave-where", "line-stop", "line-ship")},
}
_SPECIAL = {leaf: Topics("turn", _LINES, leaf) for leaf in (None, "printed", "double")}
_SCENARIOS = {
    scenario: Topics("turn", {**_LINES, "ageofsail-about-place": scenario}, scenario)
    for scenario in ("pirates", "hunt", "assault")
}
ARRIVALS = {
    "situations": frozenset({"ageofsail-event-situation"}),
    "boarding": frozenset({"sailing-event-fight-won", "sailing-event-fight-lost"}),
}
"""The events by which what a lesson is about comes onto the table."""


def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided; what is special is a scenario, another end, or a double sea."""
    if options.scenario != "battle":
        return _SCENARIOS[options.scenario]
    return _SPECIAL["printed" if options.printed else "double" if options.sets > 1 else None]


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: to sail and to fight, and what comes up: a scenario, lines, boarding, situations."""
    line = ("line",) if options.line else ()
    if options.scenario == "assault":  # first what the defender needs too, who has no ships
        return ("assault", "sailing", *line)
    if options.scenario != "battle":
        return ("sailing", options.scenario, *line)
    return ("sailing", "battle", *line, "boarding", *(("situations",) if options.situations else ()))
