"""What to look up about what is decided, and what there is to learn."""

from __future__ import annotations

from engine.games.piratebay.options import Options
from engine.sailing.topics import LINES
from engine.topics import Topics

_LINES: dict[str, str | None] = {
    **LINES,
    "piratebay-about-islet": "start",
    "piratebay-about-turn": None,
    "piratebay-about-stop": "shots",
    "piratebay-about-explore": "exploring",
    "piratebay-about-load": "cargo",
    "piratebay-about-unload": "cargo",
    "piratebay-about-cargo": "boarding",
    "piratebay-about-resume": None,
    "piratebay-ask-explore": "exploring",
    "piratebay-ask-load": "cargo",
    "piratebay-ask-unload": "cargo",
    "piratebay-ask-kind": "cargo",
    "piratebay-ask-unload-gold": "cargo",
    "piratebay-ask-unload-cannons": "cargo",
}
_TOPICS, _WATCHES = Topics("turn", _LINES), Topics("turn", _LINES, "watch")
ARRIVALS = {
    "robbery": frozenset({"sailing-event-fight-won", "sailing-event-fight-lost"}),
    "merchants": frozenset(
        {"piratebay-event-merchant-gold", "piratebay-event-merchant-empty", "piratebay-event-merchant-lost"}
    ),
}
"""The events by which what a lesson is about comes onto the table."""


def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided; with two turns in a row that is what is special."""
    return _WATCHES if options.watch == "two" else _TOPICS


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: to sail, to fetch treasure, and what comes up: boarding, merchants."""
    return ("sailing", "treasure", "robbery", "merchants")
