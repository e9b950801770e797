"""Positions of scenarios, built by hand."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.scenarios import SCENARIOS
from engine.games.ageofsail.state import State, Turn
from engine.sailing import wind
from engine.seating import Setup
from tests.engine.sailing.positions import TURN, card, placed


def begun(scenario: str, seats: int = 2, role: int = 0, first: int | None = 0, **more: Any) -> State:
    """A new game of a scenario; `more`: other options."""
    options = Options(scenario=scenario, **more)
    found = SCENARIOS[options.scenario]
    sides = tuple([found.alone if seat == role else found.others for seat in range(seats)])
    return ageofsail.new(Setup(seats, first if found.draws_first else None, sides), options, Random(0))


def race(
    scenario: str,
    *ships: str,
    seats: int = 2,
    role: int = 0,
    mover: int = 0,
    blows: str = "N strong",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """A position in the mover's turn, after the wind, in which only these ships are afloat (see `positions.build`)."""
    state = begun(scenario, seats, role, **(options or {}))
    fleet = sorted([*state.ships, *state.waiting], key=lambda ship: [id for id, _ in _hulls(state)].index(ship.id))
    fleet = placed(tuple([replace(ship, masts=0) for ship in fleet]), ships)
    blown = card(*blows.split())
    turns = tuple([TURN + (seat - mover) % seats - seats * (seat != mover) for seat in range(seats)])
    state = replace(
        state, ships=fleet, waiting=(), mover=mover, wind=blown, winds=wind.FULL & ~(1 << blown), turn=TURN,
        todo=(Turn(seat=mover, number=0),), turns=turns, round=3, lost=sum(ship.size - ship.masts for ship in fleet),
        **more,
    )  # fmt: skip
    out = tuple([seat for seat in range(seats) if not any(s.masts and s.seat == seat for s in state.ships)])
    return replace(state, out=out)


def won(state: State) -> tuple[str, tuple[int, ...]]:
    """How it ended, and who has won."""
    outcome = ageofsail.outcome(state)
    assert outcome is not None
    return outcome.how.id.split("-how-")[1], outcome.places[0]


def _hulls(state: State) -> tuple[tuple[str, int], ...]:
    return SCENARIOS[state.rules.scenario].hulls(state)
