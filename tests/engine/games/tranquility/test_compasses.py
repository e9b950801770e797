"""Compasses, and storms at a distance (TQ-22)."""

from __future__ import annotations

import pytest

from engine.flow import open_steps
from engine.games import tranquility
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.state import Cut
from engine.values import Key, Seat
from tests.engine.games.tranquility.positions import (
    MINE,
    OTHERS,
    about,
    act,
    build,
    cards,
    drawing,
    freely,
    question,
    refused,
    said,
    tokens,
    told,
)


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
        assert tokens(state, "lift", seat=2) == ["storm5"]
        assert about(state) == {2: "rescue"}
        _, events = act(state, "let", 2)
        assert told(events) == ["let", "lost"]
        saved, events = act(state, "lift storm5", 2)
        assert told(events) == ["lifted", "can-move"]
        assert about(saved) == {1: "turn"}
        assert "60" in tokens(saved)

    def test_what_would_help_is_told_to_those_who_are_asked_alone(self):
        """TQ-11, TQ-13, TQ-22: whatever the mover's last card is, all others see and are told the same."""
        upper = " ".join(f"{CELLS[at].token}:{40 + at}" for at in range(12, 36))
        told_to_all, helpful = set(), set()
        for last in range(1, 81):
            if last in (5, 6, 7, 8, 9, 20, 21, 22) or 52 <= last <= 75:
                continue
            state = build(
                f"A2:20 {upper}", (MINE, str(last), "21 22"), storms=True, before=("", "storm1"), compasses=(1, 0, 1),
                purple="storm3:1 storm4:2", piles=(0, 0, 0),
            )  # fmt: skip
            state, events = act(state, "discard 5 6")
            if told(events)[-1] != "stuck":
                assert told(events)[-1] == "lost"
                continue
            helpful.add(tuple(tokens(state, "lift", seat=0)))
            assert helpful >= {tuple(tokens(state, "lift", seat=2))}
            for seat in (0, 2, None):
                view = tranquility.view(state, seat)
                lines = tuple(event.line_for(seat) for event in events)
                told_to_all.add((seat, lines, view, *tranquility.describe(view), *tranquility.pending(state).items()))
        assert helpful == {("storm3",), ("storm4",)}
        assert len(told_to_all) == 3

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
        assert told(events) == ["lifted", "can-move"]

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
