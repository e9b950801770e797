"""What opponents think of doing: legal, nothing worth a thought left out, the best first."""

from __future__ import annotations

from random import Random

from engine import walk
from engine.chance import Seeded
from engine.game import Action
from engine.games import sealords
from engine.games.sealords.ideas import ideas
from engine.games.sealords.state import Effect, State, Turn
from engine.games.sealords.turn import END
from engine.values import Picks
from tests.playing import random_position


def thought_of(state: State, most: int | None = None) -> list[str]:
    (seat,) = sealords.pending(state)
    found = ideas(state, seat, most, Seeded("ideas"))
    return [" ".join(getattr(answer, "token", str(answer)) for answer in action.path) for action in found]


def test_all_that_is_thought_of_is_legal_and_there_is_something_where_a_turn_cannot_end() -> None:
    kinds = set()
    for seed in range(60):
        state, _ = random_position(sealords, Random(seed), 5 + 2 * seed, sealords.Options())
        (seat,) = sealords.pending(state)
        step = state.todo[0]
        kinds.add(step.kind if isinstance(step, Effect) else type(step).__name__)
        found = ideas(state, seat, None, Seeded("ideas"))
        assert found or (isinstance(step, Turn) and step.laid)
        assert len(set(found)) == len(found)
        for action in found:
            assert isinstance(walk.check_path(sealords, state, seat, action.path), Action)
        assert ideas(state, seat, 3, Seeded("ideas")) == found[:3]
    assert {"Turn", "mine", "shield", "shot_orthogonal"} <= kinds


def test_every_ship_and_mercenary_is_thought_of_on_every_cell(position) -> None:
    """SL-10, SL-11: all actions of a turn but its end."""
    state = position("A1:L4 B2:D7 C1:L5", hand=(2, 3, 9), coins=(5, 0), mines="B1 D1")
    legal = {action for action in walk.legal(sealords, state, 0) if action.path != (END,)}
    assert set(ideas(state, 0, None, Seeded("ideas"))) == legal


def test_a_combination_comes_to_mind_first(position) -> None:
    assert thought_of(position("A1:L5 B1:L6", hand=(1, 7, 8)), most=1) == ["7 C1"]
    mined = position("A1:L6 B1:L5", hand=(1, 4, 8), mines="C1", sea="C1:R")
    assert thought_of(mined, most=1) != ["4 C1"]


def test_only_shots_that_do_something_are_thought_of(position, play) -> None:
    """SL-33: at the ship on which most hangs first."""
    state, _ = play(position("A3:D2 D1:D5 D2:D6 D3:D7", hand=(3, 2, 2), sea="A1:H", extra=(13, 0)), "3@A1")
    assert thought_of(state) == ["E", "N"]


def test_mines_are_laid_where_they_cost_the_other_most(position, play) -> None:
    """SL-35"""
    state, _ = play(position("G6:D5 F6:D6 A1:L4", sea="B1:M", hand=(2, 2, 4)), "2@B1")
    assert thought_of(state)[0] == "E6"
    assert len(thought_of(state)) == 6


def test_of_many_mines_those_in_ones_own_way_are_swept(position, play) -> None:
    """SL-6 (m04), SL-32"""
    state, _ = play(position(coins=(3, 0), mines="A6 B6 C6 D1 E1 F1", market=("m04",)), "m04@B1")
    (seat,) = sealords.pending(state)
    swept = ideas(state, seat, 1, Seeded("ideas"))[0].path[0]
    assert isinstance(swept, Picks)
    assert {value.token for value in swept.values if hasattr(value, "token")} == {"D1", "E1", "F1"}


def test_decoys_are_thought_of_however_many_there_is_room_for(position, play) -> None:
    """SL-36: three tokens, one of them the fake; fewer where the supply is short."""
    for left in (14, 1, 0):
        state, _ = play(position(coins=(3, 0), market=("m05",), mines_left=left, shields=7), "m05@B1")
        if isinstance(state.todo[0], Effect):
            found = ideas(state, 0, None, Seeded("ideas"))
            assert found
            assert all(isinstance(sealords.choose(state, 0, action.path), Action) for action in found)
