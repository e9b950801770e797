"""Storms and compasses (TQ-22)."""

from __future__ import annotations

from engine.games import tranquility
from engine.games.tranquility.field import CELLS
from engine.values import Key, Number, Seat
from tests.engine.games.tranquility.positions import (
    MINE,
    OTHERS,
    about,
    act,
    build,
    cards,
    drawing,
    freely,
    notes,
    question,
    said,
    tokens,
    told,
)


class TestYellow:
    def test_a_drawn_storm_is_resolved_at_once_and_replaced(self):
        """TQ-22: it is no action, and lies before the player, whose hand limit is three."""
        state, events = act(drawing("storm1"), "discard 5 6")
        assert told(events) == ["discarded", "storm", "yellow"]
        assert state.sailors[0].hand == cards("7 8 9")
        assert state.sailors[0].pile == cards("70 71")
        view = tranquility.view(state, 1)
        assert view.players[0].storms == ("yellow",)
        assert (view.players[0].limit, view.players[1].limit) == (3, 5)

    def test_it_cuts_the_hand_of_that_moment(self):
        """TQ-22: down to three, his choice, out of turn if need be; then drawing goes on."""
        state, _ = act(drawing("70 storm1", more="71 72"), "discard 5 6")
        assert about(state) == {0: "cut"}
        asked = question(state)
        assert (asked.least, asked.most, asked.secret) == (1, 1, True)
        state, events = act(state, "8")
        assert told(events) == ["cut"]
        assert state.sailors[0].hand == cards("7 9 70")
        state = build("", (OTHERS, "16 17", "18 19 20"), storms=True, piles=(9, "30 31 storm1 32", "33 34"))
        state, events = act(state, "discard 51 52")  # it is P1's turn, but P2 draws the storm
        assert about(state) == {1: "cut"}
        assert tranquility.view(state, 1).mover == 0
        state, _ = act(state, "16")
        assert len(state.sailors[1].hand) == 3
        assert len(state.sailors[2].hand) == 5

    def test_monsters_stay_above_three(self):
        """TQ-22"""
        state = build("", ("5 6 7 m1 m2", OTHERS), storms=True, monsters=3, piles=("m3 storm1 70", 9))
        state, events = act(state, "discard 5 6")
        assert told(events)[-2:] == ["yellow", "cut"]  # 7 alone can go, so nobody is asked
        assert state.sailors[0].hand == cards("m1 m2 m3")
        state = build("", ("5 6 m1 m2 m3", OTHERS), storms=True, monsters=5, piles=("m4 storm1 70", 9))
        state, events = act(state, "discard")
        assert state.sailors[0].hand == cards("m1 m2 m3 m4")
        assert "cut" not in told(events)

    def test_an_unlaid_start_may_be_cut(self):
        state, _ = act(drawing("s1 storm1"), "discard 5 6")
        assert "s1" in tokens(state)
        state, _ = act(state, "s1")
        assert state.sailors[0].hand == cards("7 8 9")

    def test_each_needs_its_own_compass(self):
        """TQ-22: the limit is three while any yellow lies there; the hand grows at the next refill."""
        state = build("", ("5 6 7", OTHERS), storms=True, before=("storm1 storm2",), compasses=(0, 2), piles=(9, 9))
        state, _ = freely(state, "lift storm1", 1)
        assert tranquility.view(state, 0).players[0].limit == 3
        state, _ = freely(state, "lift storm2", 1)
        assert tranquility.view(state, 0).players[0].limit == 5
        assert len(state.sailors[0].hand) == 3
        state, _ = act(state, "5@A1")
        assert len(state.sailors[0].hand) == 5

    def test_a_cut_is_off_when_the_storm_is_lifted(self):
        state = drawing("70 storm1", more="71 72", compasses=(0, 1))
        state, _ = act(state, "discard 5 6")
        state, _ = act(state, "blow", 1)
        assert about(state) == {0: "cut"}
        state, events = freely(state, "lift storm1", 1)
        assert told(events) == ["lifted", "drew"]
        assert len(state.sailors[0].hand) == 5


class TestYellowStart:
    def test_two_unseen_cards_count(self):
        """TQ-22: once, however many yellows; whatever they are, they count towards the 8."""
        hands = ("s1 5 6", "11 12 13 14 15", "21 22 23 24 25")
        state = build("", hands, storms=True, before=("storm1 storm2",), monsters=1, piles=("m1 storm5 70", 9, 9))
        state, events = act(state, "s1")
        assert told(events) == ["start", "compass-shared", "unseen", "due"]
        assert said(events, "due")["n"] == Number(6)
        assert set(cards("m1 storm5")) < set(state.sailors[0].discards)
        assert state.sailors[0].pile == cards("70")

    def test_they_are_the_first_extra_cards(self):
        """TQ-22: ruling: of two both; alone two, then six are drawn."""
        state = build("", ("s1 5 6", OTHERS), storms=True, before=("storm1",), piles=(9, 9))
        state, _ = act(state, "s1")
        assert [len(sailor.hand) for sailor in state.sailors] == [2, 7]
        assert len(state.sailors[0].pile) == 7
        assert state.due == 6
        state = build("", ("s1 5 6",), storms=True, before=("storm1",), piles=(9,))
        state, _ = act(state, "s1")
        assert len(state.sailors[0].hand) == 8
        assert len(state.sailors[0].pile) == 1
        assert state.due == 6

    def test_they_count_for_whether_a_start_may_be_laid(self):
        """TQ-9, TQ-22"""
        hands = ("s1 5 6", "11 12 13", "21")
        assert tokens(build("", hands, storms=True, before=("storm1",), piles=(2, 0, 0))) == ["s1"]
        assert tokens(build("", hands, storms=True, before=("storm1",), piles=(1, 0, 0))) != ["s1"]
        assert tokens(build("", hands, storms=True, piles=(2, 0, 0))) != ["s1"]

    def test_storms_among_the_extra_cards_wait(self):
        """TQ-22: ruling: set aside, replaced, and resolved in their order after the eight."""
        state = build("", ("s1 5 6 7 8", OTHERS), storms=True, piles=("storm5 70 71 72", "73 storm1 74"), reef=2)
        state, events = act(state, "s1")
        assert told(events)[:3] == ["start", "compass-shared", "aside"]
        assert told(events).count("aside") == 2
        kinds = [type(step).__name__ for step in state.todo]
        assert kinds == ["Pledge", "Pledge", "Gather", "Storm", "Storm", "Reef", "Refill", "EndTurn"]
        assert [len(sailor.hand) for sailor in state.sailors] == [6, 7]
        view = tranquility.view(state, None)
        assert [player.aside for player in view.players] == [("orange",), ("yellow",)]
        assert view.drawn is None
        assert [said.args for said in tranquility.describe(view) if said.id == "tranquility-line-aside"] == [
            (("seat", Seat(0)), ("colours", (Key("orange"),))),
            (("seat", Seat(1)), ("colours", (Key("yellow"),))),
        ]
        state, _ = act(state, "5 6 7 8", 0)
        state, _ = act(state, "51 52 53 54", 1)
        assert about(state) == {0: "storm", 1: "storm"}  # both may use the compass of the Start
        view = tranquility.view(state, None)
        assert view.drawn == "orange"
        assert [player.aside for player in view.players] == [(), ("yellow",)]
        state, _ = act(state, "stop", 1)
        assert about(state) == {0: "reef"}  # nobody has a compass any more; yellow has blown
        player = tranquility.view(state, None).players[1]
        assert (player.storms, player.aside) == (("yellow",), ())
        assert state.sailors[1].hand == cards("55 73 74")


class TestPurple:
    def test_the_drawer_closes_a_row_with_an_empty_cell(self):
        """TQ-22: until a compass lifts it."""
        state, _ = act(drawing("storm3", field="A1:20"), "discard 5 6")
        assert about(state) == {0: "row"}
        assert tranquility.view(state, None).drawn == "purple"
        assert tokens(state) == [f"row-{row}" for row in range(1, 7)]
        assert notes(state)["row-1"] == (5,)
        state, events = act(state, "row-4")
        assert said(events, "purple")["row"] == Number(4)
        assert tranquility.view(state, None).purple == (3,)
        assert not any(token.endswith("4") for token in tokens(state, "53"))

    def test_where_there_is_one_row_only_nobody_is_asked(self):
        field = " ".join(f"{CELLS[at].token}:{2 * at + 2}" for at in range(34))
        hands = ("1 3 5 7 9", "11 13 15")
        state, _ = act(drawing("storm3", field=field, hands=hands, more="80 79"), "discard 1 3")
        assert state.purple == ((103, 5),)

    def test_without_such_a_row_it_has_no_effect(self):
        """TQ-22: ruling: so nobody is asked whether he stops it."""
        field = " ".join(f"{CELLS[at].token}:{2 * at + 2}" for at in range(36))
        hands = ("1 3 5 7 9", "11 13 15")
        state = drawing("storm3", field=field, hands=hands, more="80 79", compasses=(1, 1))
        state, events = act(state, "discard 1 3")
        assert about(state) == {1: "full"}
        assert [sailor.compasses for sailor in state.sailors] == [1, 1]
        assert "purple-none" in told(events)
        assert state.purple == ()
        assert len(state.sailors[0].hand) == 5


class TestOrange:
    def test_islands_only_beside_others(self):
        """TQ-22: ruling: beside as in TQ-6: the previous or the next cell of the line."""
        state = build("F1:30", ("27 33 70 f1 f2", OTHERS), storms=True, before=("storm5",))
        assert tokens(state, "27") == ["E1"]
        assert tokens(state, "33") == ["A2"]
        assert "70" not in tokens(state)
        assert "discard" in tokens(state)
        assert "hand" in tokens(state)

    def test_no_island_on_an_empty_field(self):
        """TQ-22: Start, discarding two and the whole hand stay open."""
        assert tokens(build("", (MINE, OTHERS), storms=True, before=("storm5",))) == ["discard", "hand"]
        assert tokens(build("", ("s1 5 6 7 8", OTHERS), storms=True, before=("storm5",))) == ["s1"]
        assert tokens(build("A1:20", ("m1 60", OTHERS), storms=True, monsters=1, before=("storm5",))) == ["m1"]

    def test_only_for_whom_it_lies_before(self):
        state = build("F1:30", ("27 33 70 f1 f2", OTHERS), storms=True, before=("", "storm5"))
        assert "70" in tokens(state)
