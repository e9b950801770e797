"""The wind of a turn is drawn and told (AS-3)."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from engine.sailing import wind
from engine.sailing.afloat import Afloat
from engine.sailing.sea import COURSES
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Key

S = TypeVar("S", bound=Afloat)


def drawn(state: S, log: Log, full: int = wind.FULL, **more: Any) -> S:
    """The state with a wind card drawn, from a deck that is `full` when shuffled. `more`: what else changes with it."""
    card, left = wind.draw(state.winds, full, log.chance)
    return replace(state, wind=card % wind.CARDS, winds=left, **more)


def tell_wind(state: Afloat, ranges: wind.Ranges, log: Log, id: str = "sailing-event-wind") -> None:
    """It is told which wind the mover has, and how far he sails by it at most."""
    card = state.wind
    assert card is not None
    log.tell(
        id, reveals=True, seat=SEATS[state.mover], towards=COURSES[wind.towards(card)],
        strength=Key(wind.strength(card)), range=NUMBERS[max(ranges)],
    )  # fmt: skip
