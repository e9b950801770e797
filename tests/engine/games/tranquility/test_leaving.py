"""A player leaves, and the others go on (TQ-16)."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import tranquility
from engine.games.tranquility.state import Voyage
from engine.seating import Setup
from tests.engine.games.tranquility.positions import about, act, build, cards, question, said, told

HANDS = ("5 6 7 8 9", "51 52 53 54 55", "61 62 63 64 65")


def left(state, seat):
    after, events = tranquility.drop(state, seat)
    tranquility.check(after)
    assert isinstance(after, Voyage)
    assert after.count == state.count + 1
    assert told(events)[0] == "left"
    return after


def test_his_cards_go_under_the_others_piles():
    """TQ-16: the hand, then the pile, a card each in turn from the next seat on; not his discards."""
    state = build("", (HANDS[0], "51 52 53 54 s2", HANDS[2]), piles=("70", "71 72", "73"))
    discards = state.sailors[1].discards
    state = left(state, 1)
    assert [sailor.pile for sailor in state.sailors] == [cards("70 52 54 71"), (), cards("73 51 53 s2 72")]
    assert (state.sailors[1].hand, state.sailors[1].discards) == ((), discards)
    assert tranquility.view(state, 0).players[1].gone
    assert tranquility.pending(state)[0].number == 9  # the mover's question stays
    assert "tranquility-line-gone" in [line.id for line in tranquility.describe(tranquility.view(state, 0))]


def test_his_turn_passes_on():
    """TQ-16"""
    state = left(build("", HANDS, mover=1), 1)
    assert list(tranquility.pending(state)) == [2]
    state, _ = act(state, "discard 61 62")
    assert list(tranquility.pending(state)) == [0]
    state, _ = act(state, "discard 5 6")
    assert list(tranquility.pending(state)) == [2]


def test_his_turn_ends_with_the_refill():
    """TQ-15, TQ-16: before loss is checked, so that a next player with a pile isn't stuck."""
    state = build("A1:20", (HANDS[0], "19", HANDS[2]), piles=(0, 0, 0))
    state, events = tranquility.drop(state, 0)
    tranquility.check(state)
    assert told(events) == ["left", "drew"]
    assert state.sailors[1].hand == cards("5 7 9 19")
    assert list(tranquility.pending(state)) == [1]


def test_the_reef_stays_when_his_turn_ends():
    """TQ-16, TQ-20"""
    state = left(build("", HANDS, reef=2), 0)
    assert state.reef == 2
    assert list(tranquility.pending(state)) == [1]


def test_a_refill_under_way_begins_anew():
    """TQ-15, TQ-16: who was refilled already from an empty pile has one again."""
    hands = (HANDS[0], "19", "61 62")
    state = build("A1:20", hands, storms=True, piles=("70 71", 0, "storm3"), compasses=(0, 0, 1))
    state, _ = act(state, "discard 5 6")
    assert list(tranquility.pending(state)) == [2]  # stops the storm, or not
    assert [len(sailor.hand) for sailor in state.sailors] == [5, 1, 2]
    state = left(state, 0)
    told = [said.id for said in tranquility.describe(tranquility.view(state, None))]
    assert "tranquility-line-turn-left" in told
    state, _ = act(state, "stop", 2)
    assert state.sailors[1].hand == cards("7 9 19 71")
    assert list(tranquility.pending(state)) == [1]


def test_extra_cards_follow_the_seats_still_playing():
    """TQ-8, TQ-16: two draw two each, alone one draws eight."""
    state = left(build("", ("s1 6 7 8 9", *HANDS[1:]), piles=(9, 9, 9)), 2)
    assert [len(sailor.hand) for sailor in act(state, "s1")[0].sailors] == [6, 7, 0]
    state, _ = act(left(state, 1), "s1")
    assert len(state.sailors[0].hand) == 12


def test_a_pledge_round_goes_on_with_the_rest():
    """TQ-16: what he pledged is void."""
    state, _ = act(build("", ("s1 6 7", *HANDS[1:]), piles=(9, 9, 9)), "s1")
    state, _ = act(state, "51 52 53", 1)
    state, events = tranquility.drop(state, 1)  # two and five are left, which all go
    assert said(events, "gathered")["n"].value == 7
    assert list(tranquility.pending(state)) == [2]


def test_what_is_due_stays_where_there_are_enough():
    """TQ-16"""
    state, _ = act(build("", ("s1 6 7 8 9", *HANDS[1:]), piles=(9, 9, 9)), "s1")
    state = left(state, 2)
    assert state.due == 8
    assert sorted(tranquility.pending(state)) == [0, 1]
    state = left(state, 0)  # the mover himself; five are left, which all go
    assert state.due is None
    assert list(tranquility.pending(state)) == [1]


def test_storms_before_him_leave_and_compasses_stay():
    """TQ-16: those of his own go to the next seat, a shared one to its other holder."""
    hands = (HANDS[0], "51 52", HANDS[2])
    state = build("", hands, storms=True, before=("", "storm1"), compasses=(0, 2), shared=(0, 1), start=True)
    state = left(state, 1)
    assert state.away == cards("storm1")
    assert [sailor.compasses for sailor in state.sailors] == [1, 0, 2]
    assert state.shared is None


@pytest.mark.parametrize("said", [None, "blow"])
def test_the_heir_of_a_compass_is_asked(said):
    """TQ-16, TQ-22: about the storm that waits, whatever the leaver may have said; nobody is asked twice."""
    state = build("", (*HANDS, "1 2 3"), storms=True, compasses=(0, 1, 0, 1), piles=("storm5 70 71", 5, 5, 5))
    state, _ = act(state, "discard 5 6")
    if said:
        state, _ = act(state, said, 1)
    numbers = tranquility.pending(state)
    state = left(state, 1)
    assert about(state) == {2: "storm", 3: "storm"}
    assert tranquility.pending(state)[3] == numbers[3]
    state, _ = act(state, "blow", 3)
    assert about(left(state, 3)) == {0: "storm", 2: "storm"}  # P4's goes to P1
    stopped, events = act(state, "stop", 2)
    assert told(events)[0] == "stopped"
    assert stopped.away == cards("storm5")


def test_an_heir_with_a_compass_of_his_own_is_not_asked_twice():
    """TQ-16"""
    state = build("", HANDS, storms=True, compasses=(0, 1, 1), piles=("storm5 70 71", 5, 5))
    state, _ = act(state, "discard 5 6")
    state, _ = act(state, "blow", 2)
    state = left(state, 1)
    assert state.sailors[0].storms == cards("storm5")
    assert state.sailors[2].compasses == 2


def test_the_other_holder_of_a_shared_compass_is_its_heir():
    """TQ-16: who was asked as its holder, and isn't asked anew."""
    state = build("", HANDS, storms=True, shared=(1, 2), start=True, piles=("storm5 70 71", 5, 5))
    state, _ = act(state, "discard 5 6")
    numbers = tranquility.pending(state)
    state = left(state, 1)
    assert (state.shared, state.sailors[2].compasses) == (None, 1)
    assert tranquility.pending(state) == {2: numbers[2]}


def test_what_he_was_asked_lapses():
    """TQ-16"""
    state = build("", HANDS, storms=True, compasses=(0, 1, 1), piles=("storm5 70 71", 5, 5))
    state, _ = act(state, "discard 5 6")
    state, _ = act(state, "blow", 2)
    state = left(state, 1)  # counts as letting it blow
    assert state.sailors[0].storms == cards("storm5")
    state = build("", HANDS, storms=True, piles=("70 storm3 71", 5, 5))
    state, _ = act(state, "discard 5 6")
    state = left(state, 0)  # who has yet to put a purple storm on a row
    assert state.away == cards("storm3")
    assert list(tranquility.pending(state)) == [1]
    state = build("", HANDS, reef=2)
    state, _ = act(state, "discard 5 6")
    state = left(state, 0)
    assert state.reef == 2
    assert list(tranquility.pending(state)) == [1]


def test_a_storm_that_he_drew_leaves():
    """TQ-16: as it has not taken effect; one that is set aside too."""
    state = build("", HANDS, storms=True, compasses=(0, 1), piles=("storm5 70 71", 5, 5))
    state, _ = act(state, "discard 5 6")
    state = left(state, 0)
    assert state.away == cards("storm5")
    assert list(tranquility.pending(state)) == [1]
    state = build("", ("s1 5 6 7 8", HANDS[1]), storms=True, piles=("storm5 70 71 72", "73 storm1 74"))
    state, _ = act(state, "s1")
    state = left(state, 1)
    assert state.away == cards("storm1")


def test_who_could_act_only_with_him_has_lost():
    """TQ-9, TQ-11: a single Start that can no longer be laid."""
    state = build("", ("s1", "51 52 53", "61 62 63 64 65"), piles=(0, 0, 0))
    assert [option.value.token for option in question(state).options] == ["s1"]
    state = left(state, 2)
    assert state.over is not None
    assert (state.over.how, state.over.seat) == ("lost", 0)


def test_a_rescue_is_asked_of_the_heir():
    """TQ-16, TQ-22: and of nobody twice."""
    hands = (HANDS[0], "60", "21 22", "31 32")
    state = build(
        "A1:20", hands, storms=True, before=("", "storm5"), compasses=(0, 0, 1), piles=(0, 0, 0, 0), purple="storm3:2"
    )
    state, _ = act(state, "discard 5 6")
    assert list(tranquility.pending(state)) == [2]
    after = left(state, 2)  # his compass goes to P4
    assert list(tranquility.pending(after)) == [3]
    saved, events = act(after, "lift storm5", 3)
    assert told(events) == ["lifted", "can-move"]
    assert list(tranquility.pending(saved)) == [1]
    numbers = tranquility.pending(state)
    assert tranquility.pending(left(state, 3)) == numbers  # who has no compass changes nothing
    after = left(state, 1)  # who was stuck
    assert after.mover == 2
    assert after.over is None


def test_the_last_one_out_ends_the_game():
    state = left(left(left(build("", HANDS), 0), 2), 1)
    outcome = tranquility.outcome(state)
    assert outcome is not None
    assert outcome.how.id == "tranquility-how-left"
    assert (outcome.teams, outcome.places) == (((0, 1, 2),), ((), (0, 1, 2)))
    assert tranquility.drop(state, 1) == (state, [])
    assert tranquility.view(state, None).over == "left"


def test_while_opening_hands_are_drawn():
    """TQ-2, TQ-16: his Start is never shuffled in; if he was to begin, the next one is."""
    for seed in range(400):
        state = tranquility.new(Setup(3), tranquility.Options(expansions="storms"), Random(seed))
        if isinstance(state, Voyage) and not state.turn:
            (seat,) = tranquility.pending(state)
            assert left(state, state.mover).mover == (state.mover + 1) % 3
            after = left(state, seat)
            while not after.turn:
                asked = min(tranquility.pending(after))
                after, _ = tranquility.apply(after, asked, tranquility.default(after, asked), Random(0))
            tranquility.check(after)
            assert cards(f"s{seat + 1}")[0] in after.away
            return
    raise AssertionError("no storm in an opening hand")
