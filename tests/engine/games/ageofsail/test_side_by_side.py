"""The engine is held against a second reading of the rules, which knows nothing of it (see `independent`)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine import walk
from engine.games import ageofsail
from engine.games.ageofsail.state import State
from engine.sailing.sea import NUMBERS
from tests.engine.games.ageofsail.independent.battle import NOBODY
from tests.engine.games.ageofsail.independent.board import ALL_CELLS
from tests.engine.games.ageofsail.side_by_side import Pair, play_side_by_side
from tests.engine.sailing.independent.sea import COURSES, name_of
from tests.engine.sailing.positions import at


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


def thick(seed: int) -> Pair:
    """A battle that begins in the thick of it: ships anywhere near a fort, some of them damaged, and any orders."""
    rng = Random(seed)
    pair = Pair(ageofsail, 2 + seed % 3, rng, seen, leaves=0.01)
    battle, fleet = pair.model.battle, []
    west, south = rng.choice((0, 12)), rng.choice((0, 12))
    free = [cell for cell in ALL_CELLS if battle.free(cell) or battle.ship_at(cell)]
    near = [cell for cell in free if west < cell[0] <= west + 8 and south < cell[1] <= south + 8]
    for ship, hull, cell in zip(battle.ships, pair.state.ships, rng.sample(near, len(battle.ships)), strict=True):
        ship.cell, ship.heading, ship.masts = cell, rng.choice(COURSES), rng.randint(1, ship.size)
        fleet.append(replace(hull, cell=at(name_of(cell)), heading=NUMBERS[ship.heading], masts=ship.masts))
    lost = sum(ship.size - ship.masts for ship in fleet)
    pair.state = replace(pair.state, ships=tuple(fleet), lost=lost)
    for seat in range(pair.seats):
        for path in ("orders forts ask", "orders prizes ask", "orders return single", "orders turn no"):
            if rng.random() < 0.5:
                pair.act(seat, path, walk.Freely(ageofsail))
    return pair


def test_so_it_does_in_the_thick_of_it() -> None:
    came: Counter[str] = Counter()
    for seed in range(8):
        came += thick(seed).play()
    assert min(came[kind] for kind in ("stop", "gun", "prize")) >= 5


def test_as37_so_it_does_whenever_somebody_leaves() -> None:
    came: Counter[str] = Counter()
    for seed in (2040, 2049, 2075):
        came += play_side_by_side(ageofsail, 4, seed, seen, leaves=0.03)
    assert {f"leaves in {kind}" for kind in ("arrange", "situation", "turn", "stop", "prize")} <= set(came)
