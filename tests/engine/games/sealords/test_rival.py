"""Computer opponents of Sea Lords: what they see, and that they play well enough."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import Seeded
from engine.game import Level
from engine.games import sealords
from engine.games.sealords.effects import burning
from engine.games.sealords.rival import EFFORTS, levels, think
from engine.seating import Setup
from tests.playing import usual_position
from tests.rivalry import played

LEVELS: list[Level] = ["easy", "medium", "hard"]


def turn(state, level: Level = "medium") -> list[str]:
    (seat,) = sealords.pending(state)
    done = think(state, seat, level, Seeded("think"))
    return [" ".join(answer.token for answer in action.path) for action in done]


def test_there_are_three_levels_each_of_more_work() -> None:
    assert levels(sealords.Options(), 2) == tuple(LEVELS) == tuple(EFFORTS)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_run_is_completed_and_the_turn_ended(position, level: Level) -> None:
    """SL-52"""
    state = position("A1:L4 B1:L5 C1:L6 E1:L8 F1:L9", hand=(1, 2, 7), turn=16)
    assert turn(state, level) == ["7 D1", "end"]


def test_a_ship_on_which_most_hangs_is_shot_at(position) -> None:
    """SL-33"""
    state = position("A6:D5 B6:D6 C6:D7 C4:L2 E6:D1 E4:L2", hand=(3, 3, 3), turn=16, sea="A1:H")
    for action in think(state, 0, "medium", Seeded("think"))[:-1]:
        state, _ = sealords.apply(state, 0, action, Random(1))
    assert burning(state, 1) & 0b111 << 35


def test_a_mercenary_that_scores_is_hired_in_the_last_turn(position) -> None:
    """SL-11, SL-54: m12 bears any number."""
    state = position("A1:L4 B1:L4 D1:L4", hand=(1, 2, 9), turn=16, coins=(5, 0), market=("m12",))
    assert any(said.startswith("m12 C1") for said in turn(state))


def test_a_game_is_not_lost_by_a_mercenary(position) -> None:
    """SL-13: who leaves no cell for the ship that is due has lost."""
    wall = " ".join(f"{column}1:L{n} {column}2:D{n}" for column, n in zip("BCDEFG", range(2, 8), strict=True))
    state = position(f"{wall} A2:D1", hand=(2, 4, 8), coins=(5, 0), market=("m10",), turn=16)
    assert turn(state)[0].endswith("A1")
    assert not turn(state)[0].startswith("m10")


def test_the_sea_is_laid_out_and_kept() -> None:
    """SL-40"""
    state = sealords.new(Setup(2), sealords.Options(advanced=True), Random(1))
    rng = Random(2)
    for expected in ("random", "random", "keep"):
        seat = min(sealords.pending(state))
        (action,) = think(state, seat, "hard", Seeded("think"))
        assert action.path[0].token == expected
        state, _ = sealords.apply(state, seat, action, rng)
    assert think(state, 1 - state.mover, "hard", Seeded("think")) == ()


def test_medium_beats_who_plays_by_habit() -> None:
    """Nine of ten in longer runs (tests/bench): seven of these eight."""
    assert played(sealords, "medium", "default", games=8) >= 7


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: Level) -> None:
    """SL-36 to SL-38: worlds dealt alike of positions that a seat can't tell apart give the same turn."""
    for seed in range(1 if level == "hard" else 3):
        state, _ = usual_position(sealords, Random(seed), 30, sealords.Options())
        (seat,) = sealords.pending(state)
        other = sealords.redeal(state, seat, Random(99))
        assert other != state
        turns = [
            think(sealords.redeal(at, seat, Seeded("world")), seat, level, Seeded("think")) for at in (state, other)
        ]
        assert turns[0] == turns[1]
