"""Where the rules tell of what is decided, and what there is to learn."""

from __future__ import annotations

from engine.games.sealords.options import Options
from engine.topics import Topics

TURN, SHOTS, MINES, MERCENARIES, ADVANCED = "turn", "shots", "mines", "mercenaries", "advanced"
_TOPICS = Topics(
    TURN,
    {
        "sealords-about-turn": None,
        "sealords-about-turn-laid": MERCENARIES,
        "sealords-about-shot_orthogonal": SHOTS,
        "sealords-about-shot_diagonal": SHOTS,
        "sealords-about-shot_horizontal": SHOTS,
        "sealords-about-repair": SHOTS,
        "sealords-about-shield": SHOTS,
        "sealords-about-mine": MINES,
        "sealords-about-clear": MINES,
        "sealords-about-sweep": MINES,
        "sealords-about-decoys": MINES,
        "sealords-about-recruit": MERCENARIES,
        "sealords-about-layout": ADVANCED,
        "sealords-about-change": ADVANCED,
        "sealords-ask-cell": "laying",
        "sealords-ask-end": TURN,
    },
)


def topics(options: Options) -> Topics:
    """Which leaf of the rules tells of what is decided: the same in all variants."""
    return _TOPICS


def lessons(options: Options, seats: int) -> tuple[str, ...]:
    """What there is to learn: the game, and before it how to lay out a sea where the players do (SL-40)."""
    return ("layout", "fleets") if options.advanced else ("fleets",)
