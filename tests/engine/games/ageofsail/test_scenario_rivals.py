"""Computer opponents in races and assaults of Age of Sail (AS-50 to AS-52)."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import Seeded
from engine.game import Action, Level
from engine.games import ageofsail
from engine.games.ageofsail.assailing import chosen, may_wait
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.racers import Racers
from engine.games.ageofsail.rival import think
from engine.games.ageofsail.state import State
from engine.games.ageofsail.strongholds import FORTS, in_order
from engine.tokens import write_path
from tests.engine.games.ageofsail.races import begun, race
from tests.engine.games.ageofsail.sieges import siege, started
from tests.engine.sailing.positions import ship_of
from tests.playing import usual_position
from tests.rivalry import played

BETTER: list[Level] = ["medium", "hard"]


def does(state: State, level: Level = "medium", seat: int = 0) -> list[str]:
    return [write_path(action.path) for action in think(state, seat, level, Seeded("think"))]


@pytest.mark.parametrize("scenario", ["pirates", "hunt", "assault"])
def test_the_weakest_plays_scenarios_by_habit(scenario: str) -> None:
    for seed in range(5):
        state, _ = usual_position(ageofsail, Random(seed), 5 * seed, Options(scenario=scenario))
        for seat in ageofsail.pending(state):
            assert think(state, seat, "easy", Seeded("think")) == (ageofsail.default(state, seat),)


@pytest.mark.parametrize("level", BETTER)
def test_a_merchant_who_can_sails_to_the_fort(level: Level) -> None:
    """AS-50"""
    state = race("pirates", "s1 D6 S", "b1 T20 S", "b2 S20 S", blows="S strong")
    (done, *_) = think(state, 0, level, Seeded("think"))
    state, _ = ageofsail.apply(state, 0, done, Random(1))
    assert state.over is not None
    assert state.over.winners == (0,)


@pytest.mark.parametrize("level", BETTER)
def test_a_hunter_boards_the_pirate_before_he_is_there(level: Level) -> None:
    """AS-51"""
    state = race("hunt", "f1 D6 SW masts=1", "f2 D12 S", mover=1, blows="S strong")
    assert does(state, level, seat=1) == ["f2@D6"]


def test_pirates_lie_where_the_ship_can_not_strike_and_they_can() -> None:
    """AS-50"""

    def worth(cell: str) -> float:
        state = race("pirates", "s1 J10 SW", f"b1 {cell} S", mover=1)
        return Racers(state, 1).place(ship_of(state, "b1"))

    assert worth("J11") < worth("T20") < worth("H19")


def test_a_merchant_keeps_away_from_pirates_the_more_the_fewer_masts_she_has() -> None:
    """AS-50"""
    costs = []
    for masts in (3, 2, 1):
        near, alone = (Racers(race("pirates", f"s1 J10 SW masts={masts}", f"b1 {cell} S"), 0) for cell in ("J7", "T20"))
        ship = near.quarry
        costs.append(alone.place(ship) - near.place(ship))
    assert 0 < costs[0] < costs[1] < costs[2]


def test_strongholds_may_be_laid_out() -> None:
    """AS-52"""
    state = started()
    board = state.rules.board
    for fort in FORTS:
        path = tuple([board.cells[cell] for cell in in_order(board.sea, fort.cells)])
        assert isinstance(ageofsail.choose(state, 1, path), Action)
    after, _ = ageofsail.apply(state, 1, think(state, 1, "medium", Seeded("think"))[0], Random(1))
    assert after.laid in [tuple(sorted(fort.cells)) for fort in FORTS]


def test_attackers_wait_only_until_one_of_them_has_come_in() -> None:
    """AS-52"""
    ships = ("s1 G4 N", "f1 J4 N", "f2 M4 N")
    assert may_wait(siege(*ships), 0)
    assert not may_wait(siege(*ships, fired="J8"), 0)
    assert not may_wait(siege(*ships, dead="J8"), 0)
    assert not may_wait(siege(*ships, mover=1), 1)
    assert not may_wait(siege("s1 G4 N acted", "f1 J4 N"), 0)


def test_attackers_think_of_their_turn_up_to_what_is_fired_at() -> None:
    """AS-52"""
    state = siege("s1 J4 N", "s2 G4 N", "f1 A1 N", "f2 M4 N")
    plan = chosen(state, 0, 1, Seeded("think"))
    assert len(plan) > 1
    for number, action in enumerate(plan, start=1):
        state, events = ageofsail.apply(state, 0, action, Random(1))
        assert number == len(plan) or not any(event.reveals for event in events)


def test_what_is_begun_goes_on_by_habit() -> None:
    """AS-52"""
    state = siege("s1 J7 E", "f1 J4 N", fired="J8 K8")
    assert does(state, "hard") == [write_path(ageofsail.default(state, 0).path)]


def test_a_line_is_sailed_by_habit() -> None:
    """AS-40, AS-51"""
    state = race("hunt", "f1 T20 SW", "f2 J10 N", "f3 J9 N", mover=1, options={"line": True}, lines=((1, 2),))
    assert len(does(state, "hard", seat=1)) == 1


def test_pirates_are_put_on_the_sea_at_all_levels() -> None:
    """AS-50"""
    state = begun("pirates")
    assert {tuple(does(state, level, seat=1)) for level in BETTER} == {("rest",)}


@pytest.mark.parametrize("scenario", ["pirates", "hunt", "assault"])
def test_orders_of_others_change_nothing(scenario: str) -> None:
    """AS-17"""
    state, _ = usual_position(ageofsail, Random(3), 6, Options(scenario=scenario))
    (seat,) = ageofsail.pending(state)
    other = ageofsail.redeal(state, seat, Random(5))
    assert does(state, "medium", seat) == does(other, "medium", seat)


def test_medium_beats_who_plays_a_race_by_habit() -> None:
    """Three of five in longer runs (tests/bench): eight of these twelve."""
    assert played(ageofsail, "medium", "default", games=12, options=Options(scenario="hunt")) >= 8
