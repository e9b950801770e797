"""Sea Monsters (TQ-21)."""

from __future__ import annotations

from engine.games import tranquility
from engine.games.tranquility.field import CELLS
from tests.engine.games.tranquility.positions import act, build, cards, question, said, tokens, told

FULL = " ".join(f"{CELLS[at].token}:{2 * at + 1}" for at in range(36))


def test_a_monster_takes_a_laid_island_with_it():
    """TQ-21: as an action, at no cost; both are discarded."""
    state = build("A1:20 C3:45", ("22 m1 m3 f1 f2", "1 2"), monsters=3)
    assert [token for token in tokens(state) if token.startswith("m")] == ["m1"]  # one is as good as another
    assert tokens(state, "m1") == ["A1", "C3"]
    state, events = act(state, "m1@C3")
    assert state.field.count(0) == 35
    assert set(cards("45 m1")) < set(state.sailors[0].discards)
    assert said(events, "attacked")["card"].token == "45"
    assert len(state.sailors[0].hand) == 5
    assert tranquility.view(state, 1).laid is None


def test_without_an_island_there_is_nothing_to_attack():
    assert "m1" not in tokens(build("", ("22 m1 m3 f1 f2", "1 2"), monsters=3))


def test_a_monster_is_discarded_in_no_other_way():
    """TQ-21: nor does it pay a cost; it counts towards the hand."""
    state = build("A1:20", ("22 m1 m2 5 6", "1 2"), monsters=3)
    assert tokens(state, "discard") == ["22", "5", "6"] or tokens(state, "discard") == ["5", "6", "22"]
    after, _ = act(state, "22@B1")  # the two others that can pay are not chosen
    assert set(cards("5 6")) < set(after.sailors[0].discards)
    assert set(cards("m1 m2")) < set(after.sailors[0].hand)
    assert len(after.sailors[0].hand) == 5
    assert "B1" not in tokens(build("A1:20", ("23 m1 m2 5 6", "1 2"), monsters=3), "23")


def test_how_many_a_hand_holds_is_public():
    """TQ-21: ruling: so a draw of them is told."""
    state = build("", ("5 6 7 8 9", "1 2 3 4 m3"), monsters=3, piles=("m1 m2", 9))
    assert [player.monsters for player in tranquility.view(state, None).players] == [0, 1]
    state, events = act(state, "discard 5 6")
    assert told(events) == ["discarded", "drew", "monsters-drawn"]
    assert told(events, 0) == ["discarded", "drew", "drawn-own"]
    assert said(events, "monsters-drawn")["count"].value == 2
    assert tranquility.view(state, None).players[0].monsters == 2


def test_no_finish_while_anybody_holds_a_monster():
    """TQ-21"""
    assert "f1" in tokens(build(FULL, ("f1 2 4 6 8", "10 12"), monsters=3, start=True))
    assert "f1" not in tokens(build(FULL, ("f1 2 4 6 8", "10 m1"), monsters=3, start=True))
    assert "f1" not in tokens(build(FULL, ("f1 2 4 6 m1", "10 12"), monsters=3, start=True))


def test_one_monster_left_is_no_loss_where_it_may_attack():
    """TQ-11, TQ-21"""
    hands = ("5 6 7 8 9", "m1")
    _, events = act(build("A1:20", hands, monsters=3, piles=(0, 0)), "discard 5 6")
    assert told(events)[-1] == "can-move"
    _, events = act(build("", hands, monsters=3, piles=(0, 0)), "discard 5 6")
    assert told(events)[-1] == "lost"
    assert question(build("A1:20", ("m1 5", "1 2"), monsters=3, piles=(0, 0)), "m1").options[0].final
