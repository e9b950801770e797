"""What opponents think of positions: held against the rules' own count of points."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.games import sealords
from engine.games.sealords.counting import counted, standing
from engine.games.sealords.data import RIVAL, Rival, Weights
from engine.games.sealords.state import Over
from engine.games.sealords.stretches import ENEMY, HIRED, stretch
from engine.games.sealords.worth import DECIDED, WON, codes, lines, value
from engine.games.sealords.worth import counted as things
from tests.playing import usual_position

POINTS = list(Weights.model_fields).index("points")


def test_points_are_those_of_the_rules() -> None:
    """SL-50 to SL-54; habits hire nobody where they needn't, so each number is sure."""
    for seed in range(20):
        state, _ = usual_position(sealords, Random(seed), 20 + 3 * seed, sealords.Options())
        for seat in (0, 1):
            if not any(ship is not None and ship.card for ship in state.ships):
                assert things(state, seat)[POINTS] == counted(standing(state, seat)).score.points


@pytest.mark.parametrize("card", ["m10", "m11", "m12"])
def test_points_of_mercenaries_that_score_are_counted(position, card: str) -> None:
    """SL-54: by neighbours, by shields, by combinations of equal numbers."""
    state = position(f"A1:L4 B1:L4 C1:L4 D1:L{card} A2:L1+2", hand=(2, 6, 7), market=(card, "m01", "m03", "m05", "m07"))
    assert things(state, 0)[POINTS] == counted(standing(state, 0)).score.points


def test_a_mercenary_counts_as_what_suits_its_line() -> None:
    """SL-53: m01 bears 1 and 5."""
    assert stretch(bytes((3, 4, HIRED["m01"], 0, 0, 0, 0)), 0).points == 2
    assert stretch(bytes((2, 4, HIRED["m01"], 0, 0, 0, 0)), 0).points == 0


def test_a_line_tells_what_each_ship_holds_and_what_each_number_would_add() -> None:
    found = stretch(bytes((4, 5, 6, 0, 8, 8, ENEMY)), 0)
    assert found.points == 2
    assert found.losses == (2, 2, 2, 0, 0, 0, 0)
    gains = {number: found.gains[3 * 10 + number] for number in range(1, 10)}
    assert gains == {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 2, 8: 3, 9: 0}  # 7 makes a run of five
    assert found.potential == pytest.approx(5 / 9)


def test_nothing_is_gained_beyond_the_other_s_ships() -> None:
    assert stretch(bytes((8, ENEMY, 8, 0, 0, 0, 0)), 0).pairs == 0
    assert stretch(bytes((8, 0, 8, 0, 0, 0, 0)), 0).pairs > 0


def test_gains_of_both_directions_are_added(position) -> None:
    own = lines(codes(position("A1:L5 B1:L6 C2:L7 C3:L7"), 0)[0])
    assert own.gain(2, 7) == 2 + 3
    assert own.loss(0) == 0


def test_what_one_has_the_other_lacks(position) -> None:
    state = position("A1:L5 B1:L6 C1:L7 G6:D3", coins=(2, 0), vp=(0, 3))
    assert value(state, 0) == pytest.approx(-value(state, 1))
    assert value(state, 0) > value(position("A1:L5 B1:L6 G6:D3", coins=(2, 0), vp=(0, 3)), 0)


def test_after_the_last_turn_only_points_count(position) -> None:
    """SL-12, SL-54: coins and what might be built on are worth nothing any more."""
    state = position("A1:L5 B1:L6 D1:L9", coins=(5, 0), turn=16, mover=1, laid=True)
    assert state.fleets[0].turns == 16
    assert value(state, 0) == pytest.approx(value(position("A1:L5 B1:L6 D1:L9", turn=16, mover=1, laid=True), 0))


def test_an_end_is_worth_the_true_difference_and_falling_out_more(position) -> None:
    state = position("A1:L5 B1:L5 C1:L5", vp=(0, 1))
    assert value(replace(state, over=Over("scored")), 0) == 2 + WON
    assert value(replace(state, over=Over("scored")), 1) == -2 - WON
    assert value(replace(state, over=Over("stranded", 0)), 0) == -DECIDED
    assert value(replace(state, over=Over("resigned", 0)), 1) == DECIDED


def test_each_thing_counted_has_a_weight() -> None:
    assert set(Weights.model_fields) == {name for name, _ in RIVAL.weights}
    assert RIVAL.weights.points == (1, 0)
    with pytest.raises(ValueError, match="wind"):
        Rival.model_validate({**RIVAL.model_dump(), "wind": 1})
