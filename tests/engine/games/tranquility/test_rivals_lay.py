"""Where islands may lie in a duel, and what they cost (TQ-1, TQ-5, TQ-6, TQ-33)."""

from random import Random

import pytest

from engine import walk
from engine.game import IllegalAction
from engine.games.tranquility import rivals
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, EMPTY, places
from engine.games.tranquility.rivals.lay import places as duel_places
from engine.seating import Setup
from engine.values import Key
from tests.engine.games.tranquility.rivals_positions import OPTIONS, costs, play, position, question, tokens


def test_tq6_5_after_3_costs_2():
    assert costs(position({2: 3}, (5, 50, 51, 52, 53)), 5)[3] == 2


def test_tq5_18_after_20_is_illegal():
    assert costs(position({10: 20}, (18, 50, 51, 52, 53)), 18) == {8: 0, 9: 2}


def test_tq6_45_on_12_then_47_on_13_costs_2_as_row_ends_do_not_matter():
    assert costs(position({12: 45}, (47, 1, 2, 3, 4)), 47)[13] == 2


def test_tq6_the_smaller_difference_counts_46_between_45_and_49_costs_1():
    assert costs(position({12: 45, 14: 49}, (46, 1, 2, 3, 4)), 46) == {13: 1}
    assert costs(position({12: 45, 14: 49}, (48, 1, 2, 3, 4)), 48) == {13: 1}


def test_tq6_a_cell_above_is_no_neighbour():
    """20 on 1, then a higher number on 7 costs nothing; 60 there is too high for the rest of the field (TQ-33)."""
    state = position({1: 20}, (50, 60, 2, 3, 4))
    assert costs(state, 50)[7] == 0
    assert 7 not in costs(state, 60)
    assert (6, 0) in places((20, *EMPTY[1:]), 60)  # the cooperative game lets it be


def test_tq6_the_first_card_costs_nothing_anywhere():
    cells = costs(position({}, (40, 1, 2, 3, 4)), 40)
    assert set(cells.values()) == {0}
    assert set(cells) == set(range(1, 37))


def test_tq6_what_cannot_be_paid_cannot_be_laid():
    """A difference of 5 with 5 in hand is illegal, of 4 it takes all other cards."""
    state = position({10: 25}, (29, 30, 1, 2, 3))
    assert 11 not in costs(state, 30)
    assert costs(state, 29)[11] == 4


def test_tq5_25_on_cell_10_then_30_on_cell_8_is_illegal():
    assert min(costs(position({10: 25}, (30, 1, 2, 3, 4)), 30)) > 10


def test_tq6_islands_of_both_count():
    """TQ-33: a neighbour costs the same whoever laid it."""
    assert costs(position({10: 25}, (27, 1, 2, 3, 4)), 27)[11] == 2
    assert costs(position({10: 25}, (27, 1, 2, 3, 4), moons=(10,)), 27)[11] == 2


@pytest.mark.parametrize(("number", "cell"), [(80, 30), (75, 30), (80, 35), (1, 2), (2, 3)])
def test_tq33_what_leaves_too_few_numbers_is_illegal_here_and_legal_in_the_cooperative_game(number, cell):
    assert cell - 1 not in [spot.cell for spot in duel_places(EMPTY, number)]
    assert cell - 1 in [at for at, _ in places(EMPTY, number)]


@pytest.mark.parametrize(("number", "cell"), [(74, 30), (79, 35), (80, 36), (1, 1), (2, 2)])
def test_tq33_what_leaves_just_enough_is_legal(number, cell):
    assert cell - 1 in [spot.cell for spot in duel_places(EMPTY, number)]


def test_tq33_discarded_numbers_do_not_count_against_it():
    """5 and 7 around a gap with 6 out of the game is legal."""
    state = position({3: 5}, (7, 60, 61, 62, 63), row=(), pile=(), other=(40, 41))
    assert 6 in state.rivals[1].discards
    assert costs(state, 7)[5] == 0


def can_be_filled(field):
    """Whether the numbers 1 to 80 could fill the gaps of a field: each cell in turn takes the least one left."""
    left = 1
    for number in field:
        if number and number < left:
            return False
        left = (number or left) + 1
    return left <= 81


def dearest(field, cell, number):
    """The cost of a cell by its neighbours, slowly."""
    beside = [field[at] for at in (cell - 1, cell + 1) if 0 <= at < 36 and field[at]]
    return min((abs(number - other) for other in beside), default=0)


@pytest.mark.parametrize("seed", range(12))
def test_tq33_what_can_be_laid_is_exactly_what_leaves_a_field_that_can_be_filled(seed):
    rng = Random(seed)
    state = rivals.new(Setup(2), OPTIONS, rng)
    while pending := rivals.pending(state):
        (seat,) = pending
        for number in rng.sample([n for n in range(1, 81) if n not in state.field], 3):
            expected = {
                cell: dearest(state.field, cell, number)
                for cell in range(36)
                if not state.field[cell] and can_be_filled((*state.field[:cell], number, *state.field[cell + 1 :]))
            }
            assert {spot.cell: spot.cost for spot in duel_places(state.field, number)} == expected
        state, _ = rivals.apply(state, seat, walk.random_action(rivals, state, seat, rng), rng)


def test_notes_say_how_many_places_a_card_has_and_what_the_cheapest_costs():
    state = position({1: 1, 3: 4}, (2, 3, 40, 41, 42))
    notes = {option.value.token: option.note for option in question(state).options if option.note}
    said = {token: [value.value for _, value in note.args] for token, note in notes.items()}
    assert said["2"] == [1, 1, 0]
    assert said["3"] == [1, 1, 0]
    assert said["40"] == [32, 0, 1]
    assert {note.id for note in notes.values()} == {"tranquility-note-card"}


def test_final_is_the_answer_after_which_nothing_is_asked():
    """Cost 0, or all other cards; where there is a choice of payment that comes last."""
    state = position({10: 25}, (26, 29, 1, 2, 3))
    final = {option.value: option.final for option in question(state, CARDS[29]).options}
    assert final[CELLS[10]]  # costs all four
    assert final[CELLS[11]]  # costs nothing
    assert not {option.value: option.final for option in question(state, CARDS[26]).options}[CELLS[10]]
    payment = question(state, CARDS[26], CELLS[10])
    assert (payment.least, payment.most, payment.secret) == (1, 1, True)
    assert tokens(payment) == ["1", "2", "3", "29"]
    assert payment.subject == (CARDS[26], CELLS[10])


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ((CARDS[70],), "tranquility-refuse-not-in-hand"),
        ((CARDS[1],), "tranquility-refuse-no-place"),
        ((CARDS[28], CELLS[9]), "tranquility-refuse-taken"),
        ((CARDS[28], CELLS[8]), "tranquility-refuse-cell"),
        ((CARDS[79], CELLS[20]), "tranquility-refuse-rivals-complete"),
        ((Key("show"),), "tranquility-refuse-rivals-show"),
        ((Key("agree"),), "refuse-no-such-move"),
        ((CARDS[28], CARDS[79]), "refuse-no-such-move"),
        ((Key("discard"), CARDS[79]), "refuse-no-such-move"),
    ],
)
def test_refusals_say_why(path, reason):
    state = position({1: 3, 10: 25}, (1, 28, 30, 31, 79), other=(70, 71, 72, 73, 74))
    with pytest.raises(IllegalAction) as refused:
        rivals.choose(state, 0, path)
    assert refused.value.reason.id == reason


def test_a_laid_island_bears_its_owner():
    """TQ-33: the owner of a cell is public."""
    state, events = play(position({10: 25}, (26, 30, 1, 2, 3), mover=1), "26@E2 1")
    assert state.field[10] == 26
    place = rivals.view(state, None).field[10]
    assert (place.number, place.moon) == (26, True)
    assert [value.token for _, value in events[0].public.args] == ["P2", "26", "E2", "1"]
    assert state.rivals[1].discards == (1,)
