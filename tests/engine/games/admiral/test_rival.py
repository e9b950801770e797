"""Computer opponents of Admiral: what they see, that all they do is legal, and that they play well enough."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import Seeded
from engine.game import Level
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.rival import EFFORTS, levels, think
from engine.games.admiral.stakes import winning
from engine.games.admiral.sweeps import still, sweep
from engine.tokens import write_path
from tests.engine.games.admiral.positions import at, fort, position, ship, water
from tests.engine.test_think import follow
from tests.playing import usual_position, varied_options
from tests.rivalry import played

LEVELS: list[Level] = ["easy", "medium", "hard"]
FORTS = (fort("A1", 0), fort("X14", 1))


def does(state, level: Level = "medium"):
    """What is done first, as it is typed."""
    return write_path(think(state, state.mover, level, Seeded("think"))[0].path)


def test_there_are_three_levels_each_of_more_work_but_in_races() -> None:
    """AD-61: races are sailed by habit."""
    assert levels(Options(), 2) == levels(Options(scenario="shoals"), 6) == tuple(LEVELS) == tuple(EFFORTS)
    assert levels(Options(scenario="mini3"), 4) == ()


@pytest.mark.parametrize("seed", range(12))
def test_what_is_thought_of_is_legal_and_the_same_in_all_worlds_that_look_alike(seed: int) -> None:
    """AD-55: what one world says of others' mines and orders changes nothing."""
    rng = Random(f"rival/{seed}")
    options = varied_options(admiral, rng)
    state, seats = usual_position(admiral, rng, rng.randrange(10, 120), options)
    level = next(iter(levels(options, seats)[1:]), None)
    for seat in admiral.pending(state):
        worlds = [admiral.redeal(state, seat, Seeded(f"world/{n}")) for n in range(2)]
        done, again = [think(world, seat, level, Seeded("think")) for world in worlds]
        assert done == again
        follow(admiral, state, seat, done)


def test_ad41_a_prize_is_taken_that_can_hardly_be_lost() -> None:
    state = position(ship("s1", "E5"), ship("f1", "F6"), ship("b2", "E6", 1), forts=FORTS, terms={"fire": False})
    assert does(state).startswith("board b2")


def test_ad32_who_can_be_sunk_is_fired_at() -> None:
    state = position(ship("s1", "E5"), ship("b2", "H5", 1), ship("s2", "X12"), forts=FORTS)
    assert any(
        write_path(action.path).startswith("fire b2") for action in think(state, state.mover, "hard", Seeded("think"))
    )


def test_whoever_is_nearly_lost_is_worth_more_afloat_than_sunk() -> None:
    """Far from repair, and near to who hunts her."""
    state = position(ship("s1", "E5"), ship("b2", "H5", 1), ship("s2", "X12"), forts=FORTS)
    without = position(ship("s1", "E5"), ship("s2", "X12"), forts=FORTS)
    assert winning(state, 1) > winning(without, 1) == 0.5
    assert winning(state, 0) < winning(without, 0) == 0.5


def test_of_several_each_wins_as_likely_as_the_others_at_the_same_strength() -> None:
    corners = ("A1", "A14", "X1", "X14")
    forts = tuple([fort(cell, seat) for seat, cell in enumerate(corners)])
    ships = [ship(f"b{seat + 1}", cell) for seat, cell in enumerate(("B2", "B13", "W2", "W13"))]
    state = position(*ships, forts=forts, seats=4)
    assert [winning(state, seat) for seat in range(4)] == pytest.approx([0.25] * 4)


def test_ad63_pearls_are_loaded_and_landed_by_habit() -> None:
    state = position(ship("b1", "B1", pearls=1), ship("b2", "X12"), forts=FORTS)
    assert does(state, "hard") == "b1 unload"


@pytest.mark.parametrize("level", LEVELS)
def test_ad64_the_last_pearl_is_not_landed_where_others_win_by_that(level: Level) -> None:
    forts = (fort("A1", 0), fort("X14", 1, pearls=2))
    state = position(ship("b1", "B1", pearls=1), ship("b2", "X12"), forts=forts, terms={"goal": "pearls", "pearls": 4})
    assert does(state, level) != "b1 unload"


def test_ad21_a_ship_is_feared_where_most_winds_bring_her() -> None:
    sea = water()
    here = sweep(sea, "f", at("L7"), None)
    assert here.often >> at("L8") & 1
    assert here.seldom & here.often == here.often
    assert not here.seldom >> at("X14") & 1
    assert still(sea, "fort", at("L7")).boards == 0


def test_easy_is_played_by_habit_and_medium_beats_it() -> None:
    assert EFFORTS["easy"] is None
    assert played(admiral, "medium", "easy", 6, 8, Options(scenario="skirmish")) >= 3
