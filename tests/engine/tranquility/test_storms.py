"""Storms and compasses (TQ-22)."""

from __future__ import annotations

import pytest

from engine import tranquility
from engine.flow import open_steps
from engine.tranquility.field import CELLS
from engine.tranquility.state import Cut
from engine.values import Key, Number, Seat
from tests.engine.tranquility.positions import (
    act,
    build,
    cards,
    freely,
    notes,
    question,
    refused,
    said,
    tokens,
    told,
)

MINE = "5 6 7 8 9"
OTHERS = "51 52 53 54 55"


def drawing(storm, *, more="70 71", **how):
    """A position in which P1 draws this storm when he discards 5 and 6."""
    hands = how.pop("hands", (MINE, OTHERS))
    return build(how.pop("field", ""), hands, storms=True, piles=(f"{storm} {more}", *[9] * (len(hands) - 1)), **how)


def about(state):
    return {
        seat: decision.about.id.removeprefix("tranquility-about-")
        for seat, decision in tranquility.pending(state).items()
    }


class TestYellow:
    def test_a_drawn_storm_is_resolved_at_once_and_replaced(self):
        """TQ-22: it is no action, and lies before the player, whose hand limit is three."""
        state, events = act(drawing("storm1"), "discard 5 6")
        assert told(events) == ["discarded", "storm", "yellow", "turn"]
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
        assert told(events) == ["cut", "turn"]
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
        assert told(events)[-3:] == ["yellow", "cut", "turn"]  # 7 alone can go, so nobody is asked
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
        assert told(events) == ["lifted", "drew", "turn"]
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
        state, _ = act(state, "5 6 7 8", 0)
        state, _ = act(state, "51 52 53 54", 1)
        assert about(state) == {0: "storm", 1: "storm"}  # both may use the compass of the Start
        assert tranquility.view(state, None).drawn == "orange"
        state, _ = act(state, "stop", 1)
        assert about(state) == {0: "reef"}  # nobody has a compass any more; yellow has blown
        assert tranquility.view(state, None).players[1].storms == ("yellow",)
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
        """TQ-22: ruling."""
        field = " ".join(f"{CELLS[at].token}:{2 * at + 2}" for at in range(36))
        hands = ("1 3 5 7 9", "11 13 15")
        state, events = act(drawing("storm3", field=field, hands=hands, more="80 79"), "discard 1 3")
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


class TestCompasses:
    def test_a_start_brings_one_for_two(self):
        """TQ-22: ruling: shared with the next player, either may use it; alone it is one's own."""
        state, events = act(build("", ("s1 5 6 7 8", OTHERS, "21 22"), storms=True), "s1")
        assert said(events, "compass-shared")["other"] == Seat(1)
        view = tranquility.view(state, None)
        assert (view.shared, view.supply) == (((0, 1),), 5)
        state, _ = act(build("", ("s1 5 6 7 8",), storms=True), "s1")
        assert tranquility.view(state, None).players[0].compasses == 1
        state, events = act(build("", ("s1 5 6 7 8", OTHERS), storms=True, supply=0), "s1")
        assert "compass-shared" not in told(events)

    def test_six_in_a_row_bring_one(self):
        """TQ-22: for the layer of the last card."""
        field = "A1:12 B1:13 D1:15 E1:16 F1:17"
        state, events = act(build(field, ("14 30 31 32 33", OTHERS), storms=True), "14@C1 30")
        assert "compass" in told(events)
        assert state.sailors[0].compasses == 1
        assert state.supply == 5
        state, events = act(build(field.replace("17", "18"), ("14 30 31 32 33", OTHERS), storms=True), "14@C1 30")
        assert "compass" not in told(events)
        state, events = act(build(field, ("14 30 31 32 33", OTHERS), storms=True, supply=0), "14@C1 30")
        assert "compass" not in told(events)
        assert state.sailors[0].compasses == 0

    def test_six_in_a_row_bring_one_each_time(self):
        """TQ-22: also for whom has one already, for a row that a monster has opened again."""
        field = "A1:12 B1:13 C1:14 D1:15 E1:16 F1:17"
        state = build(field.removesuffix(" F1:17"), ("17 30 31 32 33", OTHERS), storms=True, compasses=(1, 0))
        state, _ = act(state, "17@F1 30")
        assert state.sailors[0].compasses == 2

    def test_the_whole_hand_brings_one(self):
        """TQ-22: ruling: it has to be full, without a monster, while there are compasses."""
        state, events = act(build("", (MINE, OTHERS), storms=True), "hand")
        assert told(events)[:2] == ["discarded", "compass"]
        assert set(cards(MINE)) < set(state.sailors[0].discards)
        assert len(state.sailors[0].hand) == 5
        assert "hand" in tokens(build("", ("5 6 7", OTHERS), storms=True, before=("storm1",)))
        assert "hand" not in tokens(build("", ("5 6 7", OTHERS), storms=True))
        assert "hand" not in tokens(build("", (MINE, OTHERS), storms=True, supply=0))
        assert "hand" not in tokens(build("", ("5 6 7 8 m1", OTHERS), storms=True, monsters=1))
        assert "hand" not in tokens(build("", (MINE, OTHERS)))

    def test_lifting_at_any_time(self):
        """TQ-22: one storm, whoever it lies before, out of turn too; both leave the game."""
        state = build("A1:20", (MINE, OTHERS), storms=True, before=("storm5",), purple="storm3:2", compasses=(0, 1))
        assert tranquility.may(state, 0) is None
        assert tranquility.may(state, 1) is not None
        state, events = freely(state, "lift storm5", 1)
        assert told(events) == ["lifted"]
        assert state.sailors[0].storms == ()
        assert state.away == cards("storm5")
        assert (state.sailors[1].compasses, state.spent, state.supply) == (0, 1, 5)
        assert tranquility.may(state, 1) is None
        assert tranquility.pending(state)[0].number == 9  # the mover's question stays open

    def test_one_of_like_storms_is_as_good_as_another(self):
        state = build(
            "", ("5 6 7", OTHERS), storms=True, before=("storm1 storm2",), purple="storm3:2 storm4:3", compasses=(1, 0)
        )
        asked = tranquility.may(state, 0, (Key("lift"),))
        assert [option.value.token for option in asked.options] == ["storm1", "storm3", "storm4"]  # type: ignore[union-attr]
        assert [option.note.id.removeprefix("tranquility-note-") for option in asked.options] == [
            "lies",
            "lies-row",
            "lies-row",
        ]  # type: ignore[union-attr]

    def test_who_has_two_kinds_says_which(self):
        state = build("", (MINE, OTHERS), storms=True, purple="storm3:2", compasses=(1, 0), shared=(0, 1), start=True)
        after, _ = freely(state, "lift storm3 shared", 0)
        assert (after.shared, after.sailors[0].compasses) == (None, 1)
        after, _ = freely(state, "lift storm3 own", 0)
        assert (after.shared, after.sailors[0].compasses) == ((0, 1), 0)
        after, _ = freely(state, "lift storm3", 1)
        assert after.shared is None


class TestAtADistance:
    def test_a_storm_waits_only_if_somebody_could_stop_it(self):
        """TQ-22: ruling: all who have a compass are asked; one stop is enough."""
        state, _ = act(
            drawing("storm5", compasses=(1, 0), shared=(1, 2), start=True, hands=(MINE, OTHERS, "21 22")), "discard 5 6"
        )
        assert about(state) == {0: "storm", 1: "storm", 2: "storm"}
        assert tranquility.view(state, None).drawn == "orange"
        state, events = act(state, "stop", 1)
        assert told(events)[0] == "stopped"
        assert state.shared is None
        assert state.away == cards("storm5")
        assert state.sailors[0].storms == ()
        assert about(state) == {1: "turn"}

    def test_it_blows_when_all_let_it(self):
        """TQ-22: ruling."""
        state, _ = act(drawing("storm5", compasses=(1, 1)), "discard 5 6")
        state, events = act(state, "blow", 1)
        assert told(events) == ["blow"]
        assert about(state) == {0: "storm"}
        state, events = act(state, "blow", 0)
        assert told(events)[:2] == ["blow", "orange"]
        assert state.sailors[0].storms == cards("storm5")

    def test_a_used_compass_asks_no_longer(self):
        state = drawing("storm5", shared=(0, 1), start=True, purple="storm3:2")
        state, _ = act(state, "discard 5 6")
        assert about(state) == {0: "storm", 1: "storm"}
        state, events = freely(state, "lift storm3", 1)
        assert told(events)[:2] == ["lifted", "orange"]

    def test_which_compass_stops_it(self):
        state = drawing("storm5", compasses=(1, 0), shared=(0, 1), start=True)
        state, _ = act(state, "discard 5 6")
        assert tokens(state, "stop", seat=0) == ["own", "shared"]
        assert [option.final for option in question(state, seat=0).options] == [False, True]
        state, _ = act(state, "stop own", 0)
        assert state.shared == (0, 1)

    def test_before_a_loss_a_compass_may_help(self):
        """TQ-11, TQ-22: ruling: who has one that would give a legal action is asked."""
        state = build(
            "A1:20", (MINE, "60", "21 22"), storms=True, before=("", "storm5"), compasses=(0, 0, 1), purple="storm3:2",
            piles=(0, 0, 0),
        )  # fmt: skip
        state, events = act(state, "discard 5 6")
        assert told(events)[-1] == "stuck"
        assert [card.token for card in said(events, "stuck")["storms"]] == ["storm5"]
        assert about(state) == {2: "rescue"}
        _, events = act(state, "let", 2)
        assert told(events) == ["let", "lost"]
        saved, events = act(state, "lift storm5", 2)
        assert told(events) == ["lifted", "turn"]
        assert about(saved) == {1: "turn"}
        assert "60" in tokens(saved)

    def test_two_compasses_may_be_needed(self):
        state = build(
            "A1:20", (MINE, "60", "21 22"), storms=True, before=("", "storm5 storm6"), compasses=(0, 1, 1),
            piles=(0, 0, 0),
        )  # fmt: skip
        state, _ = act(state, "discard 5 6")
        assert about(state) == {1: "rescue", 2: "rescue"}
        state, events = act(state, "lift storm5", 2)
        assert told(events) == ["lifted", "stuck"]
        state, events = act(state, "lift storm6", 1)
        assert told(events) == ["lifted", "turn"]

    def test_nobody_is_asked_where_it_would_not_help(self):
        state = build("A1:20", (MINE, ""), storms=True, compasses=(1, 0), purple="storm3:2", piles=(0, 0))
        _, events = act(state, "discard 5 6")
        assert told(events)[-1] == "lost"


def test_a_pledge_and_a_storm_may_both_be_open():
    """TQ-8, TQ-22: who has pledged may change that or lift a storm, and says which."""
    state = build("", ("s1 5 6 7 8", OTHERS), storms=True, purple="storm3:2")
    state, _ = act(state, "s1")
    state, _ = act(state, "5 6", 0)
    assert [option.value.token for option in tranquility.may(state, 0).options] == ["pledge", "lift"]  # type: ignore[union-attr]
    changed, _ = freely(state, "pledge 7", 0)
    assert changed.sailors[0].pledge == cards("7")
    lifted, _ = freely(state, "lift storm3", 0)
    assert lifted.purple == ()
    assert lifted.sailors[0].pledge == cards("5 6")


@pytest.mark.parametrize("storm", ["storm1", "storm3", "storm5"])
def test_a_stopped_storm_has_no_effect(storm):
    """TQ-22: a compass may be used on a storm before it takes effect."""
    state, _ = act(drawing(storm, compasses=(0, 1)), "discard 5 6")
    state, _ = act(state, "stop", 1)
    view = tranquility.view(state, None)
    assert (view.players[0].storms, view.purple, view.players[0].hand) == ((), (), 5)
    assert not any(isinstance(step, Cut) for step in open_steps(state.todo))
    assert refused(state, "stop", 1) is not None
