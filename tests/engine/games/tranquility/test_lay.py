"""The field, its line, and what an island costs (TQ-1, TQ-5 to TQ-7, TQ-13)."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.games import tranquility
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS, LINE
from engine.games.tranquility.view import Spot
from engine.values import Key
from tests.engine.games.tranquility.positions import AT, act, build, cards, notes, question, refused, said, tokens, told


def spots(state, card):
    return next(found.spots for found in tranquility.view(state, state.mover).hand if found.card == card)


def barred(state, *path):
    with pytest.raises(IllegalAction) as refusal:
        tranquility.choose(state, state.mover, path)
    return refusal.value.reason.id


def test_the_line_runs_along_the_rows_from_the_bottom():
    """TQ-1: bottom row left to right, then the next row up."""
    assert [CELLS[cell].token for cell in LINE[:8]] == ["A1", "B1", "C1", "D1", "E1", "F1", "A2", "B2"]
    assert CELLS[LINE[-1]].token == "F6"
    state = build("F1:20", ("22 3 4 5 6", "1 2"))
    assert Spot(AT["A2"], 2) in spots(state, 22)  # A2 follows F1
    assert Spot(AT["F2"], 0) in spots(state, 22)  # above is no neighbour


def test_start_and_finish_are_no_neighbours():
    """TQ-1: beside the frame nothing is paid."""
    state = build("", ("1 80 5 6 7", "2 3"), start=True)
    assert Spot(AT["A1"], 0) in spots(state, 1)
    assert Spot(AT["F6"], 0) in spots(state, 80)


def test_numbers_rise_along_the_line():
    """TQ-5: above every earlier number, below every later one."""
    state = build("C1:20", ("18 25 3 4 5", "1 2"))
    assert tokens(state, "18") == ["A1", "B1"]
    assert refused(state, "18@D1").id == "tranquility-refuse-cell"
    assert refused(state, "18@C1").id == "tranquility-refuse-taken"
    state = build("D2:25", ("30 3 4 5 6", "1 2"))  # 25 on cell 10, then 30 on cell 8
    assert refused(state, "30@B2").id == "tranquility-refuse-cell"


@pytest.mark.parametrize(
    ("field", "card", "cell", "cost"),
    [
        ("A1:3", "5", "B1", 2),
        ("F2:45", "47", "A3", 2),  # 45 on 12, 47 on 13
        ("C3:45 E3:49", "46", "D3", 1),
        ("A1:20", "60", "A2", 0),  # 20 on 1, then 60 on 7
        ("", "33", "C3", 0),
        ("", "33", "A1", 0),
        ("B1:9", "6", "A1", 3),
        ("A1:9 C1:20", "13", "B1", 4),
    ],
)
def test_an_island_costs_the_difference_to_its_neighbour(field, card, cell, cost):
    """TQ-6: the smaller difference to the previous and the next cell, 0 where both are empty."""
    state = build(field, (f"{card} f1 f2 f3 f4", "1 2"))
    assert notes(state, card)[cell] == (cost,)
    before = len(state.sailors[0].discards)
    move = f"{card}@{cell}" + "".join(f" f{i + 1}" for i in range(cost) if cost < 4)
    after, events = act(state, move)
    assert after.field[AT[cell]] == int(card)
    assert len(after.sailors[0].discards) == before + cost
    assert after.paid == cost
    assert said(events, "laid")["paid"].value == cost


def test_what_cannot_be_paid_cannot_be_laid():
    """TQ-6: the others of the hand pay, never the pile: a difference of 5 with 5 in hand is too much."""
    state = build("A1:20", ("25 f1 f2 f3 f4", "1 2"))
    assert "B1" not in tokens(state, "25")
    assert "C1" in tokens(state, "25")
    state = build("A1:20", ("24 f1 f2 f3 f4", "1 2"))
    assert "B1" in tokens(state, "24")
    state = build("A1:20", ("24 f1 f2", "1 2"), piles=(30, 30))
    assert "B1" not in tokens(state, "24")
    state = build(" ".join(f"{CELLS[at].token}:{at + 1}" for at in range(35)), ("40 f1 f2 f3", "78 79"), piles=(9, 9))
    assert "40" not in tokens(state)
    assert barred(state, CARDS[40]) == "tranquility-refuse-no-place"


def test_the_player_picks_what_he_discards():
    """TQ-6: any cards of the hand but the one that is laid, in secret."""
    state = build("A1:20", ("22 7 8 f1 f2", "1 2"))
    asked = question(state, "22", "B1")
    assert (asked.least, asked.most, asked.secret) == (2, 2, True)
    assert [option.value.token for option in asked.options] == ["7", "8", "f1", "f2"]
    after, _ = act(state, "22@B1 8 f2")
    assert set(cards("7 f1")) < set(after.sailors[0].hand)
    assert set(cards("8 f2")) < set(after.sailors[0].discards)


def test_what_leaves_no_choice_is_not_asked():
    state = build("A1:20", ("22 7 8", "1 2"), piles=(0, 9))
    after, _ = act(state, "22@B1")
    assert after.sailors[0].hand == ()
    assert question(state, "22").options[0].final
    assert not question(build("A1:20", ("22 7 8 9", "1 2")), "22").options[0].final


def test_two_cards_may_be_discarded():
    """TQ-7: with two cards at least, instead of laying."""
    state = build("", ("5 6 7 f1 f2", "1 2"))
    after, events = act(state, "discard 6 f1")
    assert set(cards("6 f1")) < set(after.sailors[0].discards)
    assert not set(cards("6 f1")) & set(after.sailors[0].hand)
    assert told(events)[0] == "discarded"
    assert "discard" not in tokens(build("", ("5", "1 2"), piles=(0, 9)))
    assert barred(build("", ("5", "1 2"), piles=(0, 9)), Key("discard")) == "tranquility-refuse-discard"


def test_notes_say_how_many_cells_and_the_least_cost():
    state = build("A1:20 C1:24", ("22 70 f1 f2 f3", "1 2"))
    assert notes(state)["22"] == (1, 2, 0)
    assert notes(state)["70"] == (32, 0, 1)  # E1 to F6, all free; D1 would cost too much
    assert notes(build("A1:20", ("22 f1 f2 f3 f4", "1 2")))["22"] == (35, 0, 0)
    assert refused(state, "71@D1").id == "tranquility-refuse-not-in-hand"
