"""The engine is held against a second reading of the rules, which knows nothing of it (see `independent`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.state import State
from tests.engine.games.ageofsail.side_by_side import play_side_by_side

COURSES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def seen(state: State, seats: int) -> dict[str, Any]:
    """What a spectator sees, as the model tells it."""
    view = ageofsail.view(state, None)
    wind = view.wind
    found: dict[str, Any] = {
        "ships": {
            ship.id: {
                "seat": ship.seat,
                "masts": ship.masts,
                "cell": ship.cell.token,
                "heading": ship.heading,
                "used": {"port": ship.port, "starboard": ship.starboard},
            }
            for ship in view.ships
        },
        "forts": {
            fort.seat: {
                "up": sorted(card.cell.token for card in fort.cards if card.live),
                "fired": sorted(card.cell.token for card in fort.cards if card.fired),
            }
            for fort in view.forts
        },
        "situation": view.situation,
        "mover": state.mover,
        "turn": view.turn,
        "round": view.round,
        "quiet": view.quiet,
        "out": sorted(view.out),
        "wind": wind
        and {
            "towards": wind.towards,
            "strength": wind.strength,
            "ranges": dict(zip(COURSES, wind.ranges, strict=True)),
        },
    }
    if view.sums:
        found["sums"] = list(view.sums)
    assert all(ageofsail.view(state, seat).ships == view.ships for seat in range(seats))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_plays_as_the_model_does(seed: int) -> None:
    play_side_by_side(ageofsail, 2 + seed % 3, seed, seen)


def test_as37_so_it_does_whenever_somebody_leaves() -> None:
    came: Counter[str] = Counter()
    for seed in (2040, 2049, 2075):
        came += play_side_by_side(ageofsail, 4, seed, seen, leaves=0.03)
    assert {f"leaves in {kind}" for kind in ("arrange", "situation", "turn", "stop", "prize")} <= set(came)
