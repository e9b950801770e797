"""Computer opponents of Age of Sail: what they see, and that they play well enough."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.chance import Seeded
from engine.game import Level
from engine.games import ageofsail
from engine.games.ageofsail.data import RIVAL
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.position import value
from engine.games.ageofsail.rival import EFFORTS, levels, think
from engine.games.ageofsail.state import Over, State
from engine.seating import Setup
from engine.tokens import write_path
from tests.engine.games.ageofsail.positions import build
from tests.playing import usual_position
from tests.rivalry import played

LEVELS: list[Level] = ["easy", "medium", "hard"]


def does(state: State, level: Level = "medium", seat: int = 0) -> list[str]:
    return [write_path(action.path) for action in think(state, seat, level, Seeded("think"))]


def test_there_are_three_levels() -> None:
    assert levels(Options(), 2) == tuple(LEVELS) == tuple(EFFORTS)
    assert levels(Options(sets=2, fleet=2, line=True, printed=True), 5) == tuple(LEVELS)
    for scenario in ("pirates", "hunt", "assault"):
        assert levels(Options(scenario=scenario), 3) == tuple(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_who_owes_nothing_does_nothing(level: Level) -> None:
    state = build("s1 J10 N", "s2 C9 N")
    assert does(state, level, seat=1) == []


@pytest.mark.parametrize("level", LEVELS)
def test_ships_are_arranged_as_by_habit(level: Level) -> None:
    """AS-7"""
    state = ageofsail.new(Setup(2, 0), Options(), Random(1))
    assert does(state, level) == ["wind"]


def test_a_ship_with_one_mast_is_boarded_by_a_larger_crew() -> None:
    """AS-15; in fog nobody fires (AS-29)."""
    state = build(
        "s1 J10 N", "s2 J13 N masts=1", "f1 S3 N acted", "b2 A17 N", blows="N strong", situation="fog"
    )  # fmt: skip
    assert does(state, "hard") == ["s1@J13"]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_nobody_sails_into_a_stronger_one(level: Level) -> None:
    """AS-13, AS-15"""
    state = build("b1 J10 N", "s2 J14 E", blows="N strong")
    assert "@J14" not in " ".join(does(state, level))


def test_orders_of_others_change_nothing() -> None:
    """AS-17: nobody knows them, and nearly all leave them as they are."""
    for seed in range(3):
        state, _ = usual_position(ageofsail, Random(seed), 30, Options())
        (seat,) = ageofsail.pending(state)
        other = replace(state, orders=ageofsail.redeal(state, seat, Random(5)).orders)
        assert does(state, "medium", seat) == does(other, "medium", seat)


def test_a_position_is_worth_most_when_it_is_won() -> None:
    """AS-37"""
    state = build("s1 J10 N", "b2 C9 N")
    won = build("b1 J10 N", over=Over("last"))
    assert value(won, 0) > value(state, 0) > value(state, 1) > value(won, 1)


def test_what_an_enemy_loses_is_a_gain_of_all_others() -> None:
    """AS-37"""

    def worth(own: int, other: int) -> float:
        return value(build(f"s1 C17 N masts={own}", f"s2 Q17 N masts={other}", "s3 Q4 N", "s4 C4 N", seats=4), 0)

    assert worth(4, 3) - worth(4, 4) == pytest.approx(RIVAL.mast / 3)
    assert worth(4, 4) - worth(3, 4) > RIVAL.mast


@pytest.mark.parametrize("ends", [18, 20])
def test_masts_at_sea_count_more_before_the_last_round_ends(ends: int) -> None:
    """AS-39"""
    at_sea, by_fort = (value(build(f"s1 {cell} N", "s2 Q17 N", round=ends), 0) for cell in ("J10", "D3"))
    assert at_sea > by_fort + (1 if ends == 20 else 0)


def test_medium_beats_who_plays_by_habit() -> None:
    """Three of five in longer runs (tests/bench): four of these six."""
    assert played(ageofsail, "medium", "default", games=6) >= 4
