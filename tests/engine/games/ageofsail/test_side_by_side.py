"""The engine is held against a second reading of the rules, which knows nothing of it (see `independent`)."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.state import State
from engine.seating import Setup
from tests.engine.games.ageofsail.asking import find
from tests.engine.games.ageofsail.composing import in_order, named_cells
from tests.engine.games.ageofsail.independent.battle import NOBODY
from tests.engine.games.ageofsail.independent.layout import CANNONS, is_layout, next_cells
from tests.engine.games.ageofsail.side_by_side import play_side_by_side
from tests.engine.games.ageofsail.thick import thick
from tests.engine.sailing.independent.sea import COURSES, name_of


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


MORE = int(os.environ.get("SIDE_BY_SIDE", "1"))
"""So many times the games are played: set it for a long run."""


@pytest.mark.parametrize("seed", range(6 * MORE))
def test_the_engine_plays_as_the_model_does(seed: int) -> None:
    play_side_by_side(ageofsail, 2 + seed % 3, seed, seen)


SIZES = ((8, 1), (4, 2))
"""Seats and fleets of battles on the double sea."""


@pytest.mark.parametrize(("seats", "fleet"), SIZES)
def test_as70_so_it_does_on_the_double_sea(seats: int, fleet: int) -> None:
    for seed in range(MORE):
        play_side_by_side(ageofsail, seats, 70 + seats + 10 * seed, seen, kind={"sets": 2, "fleet": fleet})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", ["pirates", "hunt"])
def test_as50_as51_so_it_does_in_a_race(scenario: str, seats: int) -> None:
    """From the start, and from the thick of it with lines (AS-40)."""
    for seed in range(MORE):
        play_side_by_side(ageofsail, seats, seed, seen, kind={"scenario": scenario})
        thick(seats, seed, seen, {"scenario": scenario, "line": True}).play()


@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as52_so_it_does_in_an_assault(seats: int, printed: bool) -> None:
    """From the start, and from the thick of it, with parties ashore (AS-71: as printed)."""
    came: Counter[str] = Counter()
    for seed in range(MORE):
        came += play_side_by_side(ageofsail, seats, seed, seen, kind={"scenario": "assault", "printed": printed})
        for line in (False, True):
            came += thick(seats, seed, seen, {"scenario": "assault", "printed": printed, "line": line}).play()
    assert came["lay"] == 3 * MORE


def test_as52_every_fort_can_be_laid() -> None:
    """Whatever it looks like, there is an order of its cells in which the engine lets them be laid."""
    rng = Random(52)
    state = ageofsail.new(Setup(2, None, ("defender", "attacker")), ageofsail.Options(scenario="assault"), rng)
    for _ in range(20):
        laid: list[tuple[int, int]] = []
        while len(laid) < CANNONS:
            laid.append(rng.choice(next_cells(laid)))
        assert is_layout(laid)
        action = find(ageofsail, state, 0, " ".join(map(name_of, in_order(laid))))
        after, _ = ageofsail.apply(state, 0, action, rng)
        (fort,) = ageofsail.view(after, None).forts
        assert sorted(named_cells(card.cell for card in fort.cards)) == sorted(laid)


def test_as38_as71_so_it_does_with_the_order() -> None:
    """Who has won before holds it, by the option or as printed."""
    for seed in range(3 * MORE):
        kind = {"printed": True} if seed % 3 == 2 else {"order": "winner", "printed": False}
        thick(2 + seed % 3, seed, seen, kind).play()


def test_as40_as41_as42_so_it_does_with_lines() -> None:
    came: Counter[str] = Counter()
    for seed in range(3 * MORE):
        came += thick(2 + seed % 3, seed, seen, {"line": True}).play()
    came += play_side_by_side(ageofsail, 2, 40, seen, kind={"line": True})
    assert min(came[f"turn {word}"] for word in ("form", "line", "leave")) >= 5


def test_as40_as70_so_it_does_with_lines_of_many_ships() -> None:
    """On the double sea, with fleets of eight."""
    for seed in range(MORE):
        came = thick(2, seed, seen, {"line": True, "sets": 2, "fleet": 2}).play()
        assert came["turn form"]


def test_so_it_does_in_the_thick_of_it() -> None:
    came: Counter[str] = Counter()
    for seed in range(8 * MORE):
        came += thick(2 + seed % 3, seed, seen).play()
    assert min(came[kind] for kind in ("stop", "gun", "prize")) >= 5


def test_as37_so_it_does_whenever_somebody_leaves() -> None:
    came: Counter[str] = Counter()
    for seed in (2017, 2018, 2035):
        came += play_side_by_side(ageofsail, 4, seed, seen, leaves=0.03)
    assert {f"leaves in {kind}" for kind in ("arrange", "situation", "turn", "stop", "prize")} <= set(came)


def test_as37_as50_as52_so_it_does_whenever_somebody_leaves_a_scenario() -> None:
    came: Counter[str] = Counter()
    for seed in range(14, 14 + 4 * MORE):
        for scenario in ("pirates", "hunt", "assault"):
            came += play_side_by_side(ageofsail, 4, seed, seen, leaves=0.06, kind={"scenario": scenario})
    assert {f"leaves in {kind}" for kind in ("fort", "place", "turn")} <= set(came)
