"""Combinations and the final score (SL-50 to SL-55)."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import sealords
from engine.games.sealords.data import SCORES
from engine.games.sealords.result import score
from engine.games.sealords.scoring import best_cut, count, stretches
from engine.values import Number
from tests.trying import examples

X = tuple(range(1, 10))


def alone(*numbers):
    """Points of one line by itself."""
    return best_cut([{number: 0} for number in numbers]).worth


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 4, 5, 5, 5), 3),
        ((3, 4, 5, 5, 5, 6, 7), 4),
        ((1, 2, 3, 4, 4, 4), 5),
        ((3, 3, 3, 3), 5),
        ((2, 4, 3), 0),
        ((4, 3, 2), 2),
    ],
)
def test_sl50_vectors_of_the_rules(numbers, points):
    assert alone(*numbers) == points


@pytest.mark.parametrize(
    ("numbers", "points"),
    [((5, 5), 0), ((5, 5, 5), 3), ((5,) * 4, 5), ((5,) * 5, 5), ((5,) * 6, 6), ((5,) * 7, 8)],
)
def test_sl51_equal_numbers_in_threes_and_fours(numbers, points):
    assert alone(*numbers) == points


@pytest.mark.parametrize(
    ("numbers", "points"),
    [((1, 2), 0), ((1, 2, 3), 2), ((4, 3, 2, 1), 3), ((1, 2, 3, 4, 5), 4), ((9, 8, 7, 6, 5, 4), 5),
     ((1, 2, 3, 4, 5, 6, 7), 6), ((8, 9, 1), 0), ((2, 1, 9), 0), ((1, 2, 3, 2, 1), 2), ((1, 2, 3, 3, 2, 1), 4)],
)  # fmt: skip
def test_sl52_runs_up_and_down_without_wrap(numbers, points):
    assert alone(*numbers) == points


def test_sl50_a_row_and_a_column_share_a_ship(position):
    state = position("C1:L3 D1:L4 E1:L5 C2:L3 C3:L3")
    assert score(state, 0).points == 5
    assert [said.id for said in score(state, 0).breakdown] == ["sealords-score-run", "sealords-score-equal"]


def test_sl50_only_own_battle_ships_in_unbroken_stretches(position):
    assert score(position("A1:L3 B1:L3 C1:L3*"), 0).points == 0
    assert score(position("A1:L3 B1:L3 C1:D3"), 0).points == 0
    assert score(position("A1:L3 B1:L3 D1:L3"), 0).points == 0
    assert score(position("A2:L3 B3:L3 C4:L3"), 0).points == 1  # a diagonal is no line; one ship is in the enemy half
    assert score(position("D2:L3 D3:L4 D4:L5"), 0).points == 2 + 1  # the middle line does not matter


def test_sl53_the_booklets_example():
    """X between 3 3 in one line and 5 and 7 in the other: three points for X = 3, never both."""
    fleet = {21: (3,), 22: (3,), 23: X, 16: (5,), 30: (7,)}
    counted = count(fleet)
    assert sum(found.points for found in counted.combinations) == 3
    assert counted.numbers[23] == 3


def test_sl53_the_number_holds_for_all_its_lines(position):
    """SL-53: the number holds for all its lines."""
    state = position("A1:L4 B1:L4 C1:Lm07 C2:L7 C3:L7", market=("m07",))
    result = score(state, 0)
    assert result.points == 3  # m07 is 4 or 7, not both
    assert [said.id for said in result.breakdown] == ["sealords-score-equal", "sealords-score-number"]
    numbers = {said.id: dict(said.args) for said in result.breakdown}
    assert numbers["sealords-score-number"]["number"] in (Number(4), Number(7))


def test_sl53_m12_is_part_of_the_choice(position):
    # Two runs of 3 (4 points) beat three equal numbers (3) until each equal combination is worth one or two more.
    line = [{1: 0}, {2: 0}, {3: 0}, {3: 0}, {3: 0}, {4: 0}, {5: 0}]
    assert [best_cut(line, bonus).worth for bonus in (0, 1, 2)] == [4, 4, 5]
    # The X makes 3 3 3 or 4 5 6 7: equal points, but the equal numbers bring one more.
    ships = "A1:L3 B1:L3 C1:Lm12 C2:L5 C3:L6 C4:L7"
    result = score(position(ships, market=("m12",)), 0)
    assert result.points == 3 + 1 + 2 + 1  # equal, m12, the run 5 6 7 and the enemy half
    assert "sealords-score-combinations" in [said.id for said in result.breakdown]


def test_sl54_ships_in_the_enemy_half(position):
    """SL-54: ships in the enemy half."""
    assert score(position("A4:L2 C5:L4 D4:L6* E1:L8 F4:Lm01"), 0).points == 3
    assert score(position("A3:D2 C1:D4 D4:D6"), 1).points == 2


def test_sl54_m10_counts_its_orthogonal_neighbours(position):
    ships = "D3:Lm10 D2:L2 C3:L4 E3:L9* D1:L6 C2:L8 E2:D1"
    assert score(position(ships, market=("m10",)), 0).points == 2
    assert score(position("D3:Lm10 D2:Lm01", market=("m10", "m01")), 0).points == 1


def test_sl54_m11_counts_shields_and_mercenaries(position):
    state = position("A1:L2+2 C1:L4 D3:Lm11+1 F1:Lm01 G6:D2+1", market=("m11", "m01"))
    assert score(state, 0).points == 3 + 2  # tokens, and one for each mercenary
    assert score(state, 1).points == 0


def test_sl54_m12_counts_equal_combinations(position):
    ships = "A1:L3 B1:L3 C1:L3 E1:L5 E2:L5 E3:L5 G1:L7 G2:L8 G3:L9 A3:Lm12"
    state = position(ships, market=("m12",))
    assert score(state, 0).points == 3 + 3 + 2 + 2


def test_sl54_tokens_and_mines(position):
    state = position(vp=(7, 0), taken=(2, 1))
    assert score(state, 0).points == 3
    assert score(state, 1).points == -2
    lines = {said.id: dict(said.args)["points"] for said in score(state, 0).breakdown}
    assert lines == {"sealords-score-vp": Number(7), "sealords-score-mines": Number(-4)}


def over(state, with_state):
    from engine.games.sealords.state import Over

    return with_state(state, todo=(), over=Over("scored"))


def test_sl55_most_points_then_most_coins_then_a_draw(position, with_state):
    result = sealords.outcome(over(position(vp=(3, 5)), with_state))
    assert (result.places, result.how.id) == (((1,), (0,)), "sealords-how-points")
    result = sealords.outcome(over(position(vp=(3, 3), coins=(2, 1)), with_state))
    assert (result.places, result.how.id) == (((0,), (1,)), "sealords-how-coins")
    result = sealords.outcome(over(position(vp=(3, 3), coins=(2, 2)), with_state))
    assert (result.places, result.how.id) == (((0, 1),), "sealords-how-draw")
    assert [score.points for score in result.scores] == [3, 3]


def naive_line(numbers, equal_bonus):
    """The best cut of a stretch of known numbers, by trying every first piece."""
    if not numbers:
        return 0
    best = naive_line(numbers[1:], equal_bonus)
    for length in range(3, len(numbers) + 1):
        piece = numbers[:length]
        worth = 0
        if len(set(piece)) == 1 and length in SCORES.equal:
            worth = SCORES.equal[length] + equal_bonus
        elif {b - a for a, b in pairwise(piece)} in ({1}, {-1}):
            worth = SCORES.run[length]
        if worth:
            best = max(best, worth + naive_line(numbers[length:], equal_bonus))
    return best


def naive(fleet, equal_bonus):
    """The highest total, by trying every number of every mercenary."""
    rows, columns = stretches(fleet)
    best = 0
    for numbers in product(*fleet.values()):
        chosen = dict(zip(fleet, numbers, strict=True))
        worth = sum(naive_line([chosen[cell] for cell in s], equal_bonus) for s in (*rows, *columns))
        best = max(best, worth)
    return best


@st.composite
def fleets(draw):
    """Fleets of few numbers, so that combinations abound, with up to three mercenaries."""
    rng = Random(draw(st.integers(0, 2**32)))
    width, height = rng.randint(1, 6), rng.randint(1, 5)
    low = rng.randint(1, 7)
    fleet = {}
    for row in range(height):
        for column in range(width):
            if rng.random() < 0.85:
                fleet[row * 7 + column] = (rng.randint(low, min(9, low + 2)),)
    for cell in rng.sample(sorted(fleet), min(len(fleet), rng.randint(0, 3))):
        size = rng.choice((2, 2, 3, 4))
        fleet[cell] = tuple(sorted(rng.sample(range(1, 10), size)))
    return fleet


@examples(200)
@given(fleet=fleets(), equal_bonus=st.integers(0, 1))
def test_sl53_the_highest_total_is_found(fleet, equal_bonus):
    counted = count(fleet, equal_bonus)
    worth = sum(found.points + equal_bonus * (found.kind == "equal") for found in counted.combinations)
    assert worth == naive(fleet, equal_bonus)
    assert count(fleet, equal_bonus) == counted
    assert all(counted.numbers[cell] in choices for cell, choices in fleet.items())
    rows, columns = stretches(fleet)
    for lines in (rows, columns):
        used = [cell for found in counted.combinations if any(set(found.cells) <= set(s) for s in lines)
                and is_line(found.cells, lines is rows) for cell in found.cells]  # fmt: skip
        assert len(used) == len(set(used))  # a ship belongs to one combination of its row and one of its column
    for found in counted.combinations:
        assert found.numbers == tuple(counted.numbers[cell] for cell in found.cells)
        assert naive_line(found.numbers, 0) == found.points


def is_line(cells, row):
    return (cells[1] - cells[0] == 1) == row


def test_a_full_board_with_three_free_mercenaries_is_counted_quickly():
    rng = Random(1)
    slowest = 0.0
    for _ in range(40):
        fleet = {cell: (rng.randint(1, 9),) for cell in range(42)}
        for cell in rng.sample(range(42), 3):
            fleet[cell] = X
        times = []
        for _ in range(3):
            began = process_time()
            count(fleet)
            times.append(process_time() - began)
        slowest = max(slowest, min(times))
    assert slowest < 0.02  # 2 ms and less on an idle machine; a broken search takes a hundred times as long
