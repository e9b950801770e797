"""The engine is held against a second reading of the rules, which knows nothing of it (see `independent`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.state import State
from tests.engine.games.ageofsail.independent.battle import NOBODY
from tests.engine.games.ageofsail.side_by_side import play_side_by_side
from tests.engine.games.ageofsail.thick import thick
from tests.engine.sailing.independent.sea import COURSES


def seen(state: State, seats: int) -> dict[str, Any]:
    """What a spectator sees, as the model tells it."""
    view = ageofsail.view(state, None)
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
        "waiting": sorted(ship.id for ship in view.waiting),
        "lines": sorted(map(list, view.lines)),
        "forts": {
            NOBODY if fort.seat is None else fort.seat: {
                "up": sorted(card.cell.token for card in fort.cards if card.live),
                "fired": sorted(card.cell.token for card in fort.cards if card.fired),
            }
            for fort in view.forts
        },
        "situation": view.situation,
        "mover": state.mover,
        "turn": view.turn,
        "round": view.round,
        "out": sorted(view.out),
        "role": view.role,
        "order": view.order_of,
    }
    if view.scenario == "battle":
        found |= {"quiet": view.quiet, "wind": told_wind(view)}
    else:
        found["rounds"] = view.rounds
    if view.sums:
        found["sums"] = list(view.sums)
    assert all(ageofsail.view(state, seat).ships == view.ships for seat in range(seats))
    return found


def told_wind(view: Any) -> dict[str, Any] | None:
    """The wind of a view, with the ranges of the mover's ships."""
    wind = view.wind
    return wind and {
        "towards": wind.towards,
        "strength": wind.strength,
        "ranges": dict(zip(COURSES, wind.ranges, strict=True)),
    }


@pytest.mark.parametrize("seed", range(12))
def test_the_engine_plays_as_the_model_does(seed: int) -> None:
    play_side_by_side(ageofsail, 2 + seed % 3, seed, seen)


SIZES = ((8, 1), (7, 1), (4, 2))
"""Seats and fleets of battles on the double sea."""


@pytest.mark.parametrize(("seats", "fleet"), SIZES)
def test_as70_so_it_does_on_the_double_sea(seats: int, fleet: int) -> None:
    play_side_by_side(ageofsail, seats, 70 + seats, seen, kind={"sets": 2, "fleet": fleet})


def test_so_it_does_in_the_thick_of_it() -> None:
    came: Counter[str] = Counter()
    for seed in range(8):
        came += thick(2 + seed % 3, seed, seen).play()
    assert min(came[kind] for kind in ("stop", "gun", "prize")) >= 5


def test_as37_so_it_does_whenever_somebody_leaves() -> None:
    came: Counter[str] = Counter()
    for seed in (2040, 2049, 2075):
        came += play_side_by_side(ageofsail, 4, seed, seen, leaves=0.03)
    assert {f"leaves in {kind}" for kind in ("arrange", "situation", "turn", "stop", "prize")} <= set(came)
