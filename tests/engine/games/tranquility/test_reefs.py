"""Closed rows and the reef (TQ-19, TQ-20)."""

from __future__ import annotations

from engine.games import tranquility
from engine.games.tranquility.asking import DISCARD, ROW_KEYS
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.trial import is_final
from engine.values import Picks
from tests.engine.games.tranquility.positions import act, build, cards, notes, question, refused, said, tokens, told


def filled(rows, *extra):
    """Whole rows from the bottom, every number even."""
    cells = [f"{CELLS[at].token}:{2 * at + 2}" for at in range(6 * rows)]
    return " ".join([*cells, *extra])


def test_no_card_is_played_in_a_closed_row():
    """TQ-19: neither an island nor a monster; its cards still count for order and cost."""
    state = build("F1:20", ("22 30 m1 f1 f2", "1 2"), reef=0, monsters=1)
    assert not {"A1", "E1"} & set(tokens(state, "30"))
    assert notes(state, "22")["A2"] == (2,)
    assert refused(state, "30@B1") is not None
    assert "m1" not in tokens(state)  # the only island lies in the closed row
    assert "m1" in tokens(build("F1:20", ("22 30 m1 f1 f2", "1 2"), reef=1, monsters=1))
    state = build("A2:20", ("10 30 f1 f2 f3", "1 2"), reef=1)
    assert refused(state, "30@B2").id == "tranquility-refuse-closed"
    assert refused(state, "30@A1").id == "tranquility-refuse-cell"


def test_several_causes_may_close_one_row():
    """TQ-19"""
    state = build("", ("10 30 f1 f2 f3", "1 2"), reef=1, purple="storm3:2 storm4:5", storms=True)
    rows = {token[1] for token in tokens(state, "30")}
    assert rows == {"1", "3", "4", "6"}
    view = tranquility.view(state, 0)
    assert (view.reef, view.purple) == (1, (1, 4))


def test_the_mover_moves_the_reef_at_the_end_of_his_turn():
    """TQ-20: to another row with an empty cell, before hands are refilled."""
    state = build(filled(2), ("60 61 62 63 64", "1 3"), reef=3, piles=(9, 9))
    state, events = act(state, "discard 60 61")
    assert told(events) == ["discarded"]
    assert len(state.sailors[0].hand) == 3
    assert tranquility.pending(state)[0].about.id == "tranquility-about-reef"
    assert tokens(state) == ["row-3", "row-5", "row-6", "discard"]
    assert notes(state)["row-3"] == (6,)
    after, events = act(state, "row-5")
    assert after.reef == 4
    assert told(events) == ["reef-moved", "drew", "drew"]
    assert said(events, "reef-moved")["row"].value == 5


def test_the_name_of_the_row_is_not_asked_twice():
    """TQ-20: it is one click on a button that names it; two cards are asked once more, like all that is for good."""
    state = build(filled(2), ("60 61 62 63 64", "1 3"), reef=3, piles=(9, 9))
    state, _ = act(state, "discard 60 61")
    assert [option.confirms for option in question(state).options] == [True, True, True, False]
    assert not is_final(tranquility, state, 0, (ROW_KEYS[4],))
    assert is_final(tranquility, state, 0, (DISCARD, Picks((CARDS[62], CARDS[63]))))


def test_or_discards_two_cards_instead():
    """TQ-20: monsters are no such cards."""
    state, _ = act(build("", ("60 61 62 63 64", "1 3"), reef=3), "discard 60 61")
    assert not question(state).options[-1].final
    after, events = act(state, "discard 62 64")
    assert after.reef == 3
    assert set(cards("62 64")) < set(after.sailors[0].discards)
    assert told(events)[:2] == ["discarded", "reef-stays"]
    assert said(events, "reef-stays")["row"].value == 4
    assert question(state).ask.id == "tranquility-ask-reef"
    state, _ = act(build("", ("60 61 62 m1 m2", "1 3"), reef=3, monsters=2), "discard 60 61")
    assert "discard" not in tokens(state)
    assert question(state).ask.id == "tranquility-ask-reef-only", "what can't be done isn't offered in words either"
    state, _ = act(build("", ("60 61 62 63", "1 3"), reef=3, piles=(9, 9)), "discard 60 61")
    assert question(state).options[-1].final  # nothing to choose
    after, _ = act(state, "discard")
    assert set(cards("62 63")) < set(after.sailors[0].discards)


def test_it_leaves_with_the_fourth_full_row():
    """TQ-20: for good, the moment that row is full, so that it isn't moved any more."""
    field = filled(3) + " " + filled(4).split(" ", 18)[18].removesuffix(" F4:48")
    state = build(field, ("47 60 61 62 63", "1 3"), reef=5)
    assert "F4" in tokens(state, "47")
    state, events = act(state, "47@F4 60")
    assert "reef-gone" in told(events)
    assert state.reef is None
    assert state.mover == 1
    assert tranquility.outcome(state) is None


def test_a_third_full_row_is_not_enough():
    """TQ-20"""
    field = filled(2) + " " + filled(3).split(" ", 12)[12].removesuffix(" F3:36")
    state, events = act(build(field, ("35 60 61 62 63", "1 3"), reef=5), "35@F3 60")
    assert told(events) == ["laid"]
    assert state.reef == 5
    assert tokens(state)[:2] == ["row-4", "row-5"]


def test_a_start_comes_before_the_reef():
    """TQ-15: the eight, then the reef step of the mover, then the refill."""
    state, _ = act(build("", ("s1 60 61 62 63", "1 3 5 7 9"), reef=5), "s1")
    kinds = [type(step).__name__ for step in state.todo]
    assert kinds == ["Pledge", "Pledge", "Gather", "Reef", "Refill", "EndTurn"]
