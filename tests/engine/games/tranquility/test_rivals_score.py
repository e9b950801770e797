"""What a duel is worth, who wins it, and what is done for who is out of time (TQ-33)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.games.tranquility import rivals
from engine.games.tranquility.rivals.state import Over
from engine.seating import Setup
from tests.engine.games.tranquility.rivals_positions import OPTIONS, args, play, position, question, tokens


def ended(laid, *, moons=(), discards):
    """A finished game with these islands, every other card discarded but one in each hand."""
    left = [card for card in range(1, 81) if card not in laid.values()]
    # the row and the pile are as they were when somebody left: only what lies out counts
    kept = len(left) - sum(discards)
    state = position(laid, tuple(left[-5:]), tuple(left[-10:-5]), row=tuple(left[-15:-10]), pile=tuple(left[-kept:-15]),
                     moons=moons, discards=discards)  # fmt: skip
    return replace(state, todo=(), over=Over("scored"))


def breakdown(state, seat):
    return [(said.id.removeprefix("tranquility-score-rivals-"), args(said)) for said in scores(state)[seat].breakdown]


def scores(state):
    return rivals.outcome(state).scores


def points(state):
    return [score.points for score in scores(state)]


def test_tq33_two_an_island_and_one_less_a_discard():
    state = ended({1: 1, 5: 20, 9: 30}, moons=(9,), discards=(3, 1))
    assert points(state) == [2 * 2 - 3, 2 - 1]
    assert breakdown(state, 0) == [
        ("islands", {"points": "4", "n": "2"}),
        ("discards", {"points": "-3", "n": "3"}),
    ]


def test_tq33_a_stretch_of_three_or_more_scores_its_length():
    state = ended({1: 10, 2: 11, 3: 12, 5: 20, 6: 21}, discards=(0, 0))
    assert points(state) == [2 * 5 + 3, 0]
    assert breakdown(state, 0)[1] == ("run", {"points": "3", "first": "10", "last": "12", "cells": "A1 B1 C1"})
    assert breakdown(state, 1) == []


def test_tq33_the_longest_stretch_counts_once_and_row_ends_do_not_break_it():
    state = ended({cell: cell + 9 for cell in range(4, 10)}, discards=(0, 0))
    assert points(state) == [2 * 6 + 6, 0]
    assert breakdown(state, 0)[1][1]["cells"] == "D1 E1 F1 A2 B2 C2"


@pytest.mark.parametrize(
    ("laid", "moons"),
    [
        ({1: 10, 2: 11, 4: 13}, ()),  # an empty cell between
        ({1: 10, 2: 11, 3: 13}, ()),  # a number left out
        ({1: 10, 2: 11, 3: 12}, (2,)),  # one is the other's
        ({1: 10, 7: 16, 13: 22}, ()),  # one above the other
    ],
)
def test_tq33_what_is_no_stretch(laid, moons):
    state = ended(laid, moons=moons, discards=(0, 0))
    assert points(state) == [2 * (3 - len(moons)), 2 * len(moons)]


def test_tq33_a_stretch_ends_where_the_others_begins():
    laid = {cell: cell for cell in range(1, 8)}
    state = ended(laid, moons=(4, 5, 6, 7), discards=(0, 0))
    assert points(state) == [2 * 3 + 3, 2 * 4 + 4]
    assert rivals.outcome(state).places == ((1,), (0,))
    assert rivals.outcome(state).how.id == "tranquility-how-rivals-points"


def test_tq33_a_tie_goes_to_who_has_laid_more():
    state = ended({1: 1, 5: 20, 9: 30}, moons=(9,), discards=(2, 0))
    assert points(state) == [2, 2]
    assert rivals.outcome(state).places == ((0,), (1,))
    assert rivals.outcome(state).how.id == "tranquility-how-rivals-islands"


def test_tq33_still_tied_it_is_a_draw():
    state = ended({1: 1, 9: 30}, moons=(9,), discards=(1, 1))
    assert rivals.outcome(state).places == ((0, 1),)
    assert rivals.outcome(state).how.id == "tranquility-how-rivals-draw"


def counted(state, seat):
    """A seat's points, slowly: every stretch of cells is looked at, and those in a longer one are left out."""
    mine = [
        bool(number) and (state.moons >> cell & 1) == (seat != state.sun) for cell, number in enumerate(state.field)
    ]
    good = {
        (first, end)
        for first in range(36)
        for end in range(first + 3, 37)
        if all(mine[first:end])
        and list(state.field[first:end]) == [state.field[first] + more for more in range(end - first)]
    }
    longest = [(a, b) for a, b in good if not any((c, d) != (a, b) and c <= a and b <= d for c, d in good)]
    return 2 * sum(mine) + sum(b - a for a, b in longest) - len(state.rivals[seat].discards)


@pytest.mark.parametrize("seed", range(30))
def test_tq33_scores_are_those_of_a_slow_count(seed):
    """Both play as if out of time, or one at random: the former make stretches."""
    rng = Random(seed)
    state = rivals.new(Setup(2), OPTIONS, rng)
    while pending := rivals.pending(state):
        (seat,) = pending
        sensible = rng.random() < 0.9
        action = rivals.default(state, seat) if sensible else walk.random_action(rivals, state, seat, rng)
        state, _ = rivals.apply(state, seat, action, rng)
    assert points(state) == [counted(state, 0), counted(state, 1)]
    for score in scores(state):
        assert sum(dict(said.args)["points"].value for said in score.breakdown) == score.points
    islands = [sum(map(bool, state.field)) - state.moons.bit_count(), state.moons.bit_count()]
    for worth in (points(state), islands if state.sun == 0 else islands[::-1]):
        if worth[0] != worth[1]:
            assert rivals.outcome(state).places[0] == (int(worth[1] > worth[0]),)
            break


@pytest.mark.parametrize("seed", range(10))
def test_tq33_scores_of_any_owners(seed):
    rng = Random(seed)
    laid = {cell: cell + 5 + (cell > 20) for cell in range(1, 37) if rng.random() < 0.9}
    state = ended(laid, moons=tuple(cell for cell in laid if rng.random() < 0.3), discards=(4, 9))
    assert points(state) == [counted(state, 0), counted(state, 1)]


def test_out_of_time_the_island_that_scores_most_is_laid():
    state = position({1: 10, 2: 11, 20: 50}, (12, 13, 30, 70, 80))
    after, _ = rivals.apply(state, 0, rivals.default(state, 0), Random(0))
    assert after.field[2] == 12  # 2 and 3 for the stretch, less 1
    other = position({1: 10, 2: 11, 20: 50}, (12, 13, 30, 70, 80), moons=(2,))
    after, _ = rivals.apply(other, 0, rivals.default(other, 0), Random(0))
    assert after.rivals[0].discards == ()


def test_out_of_time_the_cards_with_the_fewest_places_pay():
    state = position({1: 10, 2: 11, 20: 50}, (9, 12, 30, 70, 80))
    after, _ = rivals.apply(state, 0, rivals.default(state, 0), Random(0))
    assert after.field[2] == 12
    assert after.rivals[0].discards == (9,)


def test_out_of_time_two_are_discarded_where_no_island_is_worth_it():
    state = position({cell: cell for cell in range(1, 36)}, (39, 40, 41, 42, 43), (74, 75, 76, 77, 78))
    assert tokens(question(state))[:1] == ["39"]  # for all other cards
    after, _ = rivals.apply(state, 0, rivals.default(state, 0), Random(0))
    assert len(after.rivals[0].discards) == 2


def test_out_of_time_no_mercy_is_asked_or_given():
    state = position({1: 1, 2: 40, 3: 47}, (2, 3, 4, 5, 6))
    assert rivals.default(state, 0).path[0].token == "discard"
    state, _ = play(state, "show")
    assert [answer.token for answer in rivals.default(state, 1).path] == ["decline"]


def test_the_default_beats_chance():
    won = 0
    for seed in range(20):
        rng = Random(seed)
        state = rivals.new(Setup(2), OPTIONS, rng)
        while pending := rivals.pending(state):
            (seat,) = pending
            action = rivals.default(state, 0) if seat == 0 else walk.random_action(rivals, state, 1, rng)
            state, _ = rivals.apply(state, seat, action, rng)
        won += rivals.outcome(state).places[0] == (0,)
    assert won >= 17
