"""The end of a turn and of the game (TQ-4, TQ-10 to TQ-12, TQ-15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.foreign import plain
from bot.speaker import Speaker
from engine.game import IllegalAction
from engine.games import tranquility
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.values import Key, Number, Seat
from tests.engine.games.tranquility.positions import act, build, cards, said, tokens, told

FULL = " ".join(f"{CELLS[at].token}:{2 * at + 1}" for at in range(36))
NEARLY = FULL.removesuffix(" F6:71")


def test_the_hand_is_refilled_from_the_own_pile():
    """TQ-4: to five, after the action."""
    state = build("", ("5 6 7 f1 f2", "1 2 3 4 8"), piles=("70 71 72", "50 51"))
    state, events = act(state, "discard f1 f2")
    assert state.sailors[0].hand == cards("5 6 7 70 71")
    assert state.sailors[0].pile == cards("72")
    assert state.sailors[1].pile == cards("50 51")
    assert told(events) == ["discarded", "drew"]
    assert told(events, 0) == ["discarded", "drew-own"]
    assert [value.token for value in said(events, "drew-own")["cards"]] == ["70", "71"]
    assert said(events, "drew")["count"] == Number(2)


def test_an_empty_pile_is_no_loss():
    """TQ-4"""
    state = build("", ("5 6 7 f1 f2", "1 2"), piles=(0, 0))
    state, events = act(state, "discard f1 f2")
    assert state.sailors[0].hand == cards("5 6 7")
    assert told(events) == ["discarded"]
    assert tranquility.outcome(state) is None


def test_a_finish_needs_a_full_field_and_a_start():
    """TQ-10: and wins for all, at once."""
    assert "f1" not in tokens(build(NEARLY, ("f1 2 4 6 8", "10 12"), start=True))
    assert "f1" not in tokens(build(FULL, ("f1 2 4 6 8", "10 12")))
    with pytest.raises(IllegalAction, match="finish"):
        tranquility.choose(build(FULL, ("f1 2 4 6 8", "10 12")), 0, (CARDS[81],))
    state = build(FULL, ("f1 f2 4 6 8", "10 12"), start=True)
    assert tokens(state) == ["f1", "discard"]
    state, events = act(state, "f1")
    assert told(events) == ["won"]
    assert state.finish
    outcome = tranquility.outcome(state)
    assert outcome is not None
    assert (outcome.teams, outcome.places) == (((0, 1),), ((0, 1),))
    assert outcome.how.id == "tranquility-how-won"
    assert not tranquility.pending(state)
    assert tranquility.view(state, None).over == "won"


@pytest.mark.parametrize(
    ("lacks", "hands", "how"),
    [
        ("only a Finish is missing", ("2 4 6 8 10", "12 14"), {"start": True}),
        ("only a Finish is missing", ("f1 2 4 6 8", "12 14"), {"start": True}),  # who holds one gives no sign of it
        ("a Start and a Finish are missing", ("2 4 6 8 10", "12 14"), {}),
        ("but the monsters must be played first", ("2 4 6 8 10", "12 m1"), {"start": True, "monsters": 1}),
        ("but islands lie wrong side up", ("2 4 6 8 10", "12 14"), {"start": True, "mode": "sun"}),
    ],
)
def test_a_full_field_says_what_is_missing(lacks: str, hands: tuple[str, str], how: dict[str, Any]):
    """TQ-10, TQ-21, TQ-32: to everybody, and to who has nothing to lay beside what he can do."""
    state = build(FULL, hands, **how)
    speaker = Speaker("en", "tranquility", (plain("Ann"), plain("Bob")))
    about = speaker.tell(tranquility.pending(state)[0].about)
    assert about.startswith("turn 10, all cells are filled")
    assert about.endswith(lacks)
    why = tranquility.hooks.remarks(state, 0, ()).get(Key("discard"), ())
    assert [speaker.tell(told).endswith(lacks) for told in why] == ([] if "f1" in hands[0] else [True])


def test_before_the_field_is_full_nothing_of_the_kind_is_said():
    """TQ-10, TQ-31: the arch leaves cells empty all the time."""
    for state in (build(NEARLY, ("2 4", "6 8"), start=True), build("", ("2 4", "6 8"), mode="arch")):
        assert tranquility.pending(state)[0].about.id == "tranquility-about-turn"


def test_finishes_may_be_discarded():
    """TQ-10"""
    state, _ = act(build("", ("f1 f2 4 6 8", "10 12")), "discard f1 f2")
    assert set(cards("f1 f2")) < set(state.sailors[0].discards)


def test_who_cannot_move_loses_for_all():
    """TQ-11: checked at the start of a turn: one card left that can't be laid."""
    state = build("A1:20", ("5 6 7", "1"), piles=(0, 0))
    state, events = act(state, "discard 5 6")
    assert told(events)[-1] == "lost"
    outcome = tranquility.outcome(state)
    assert outcome is not None
    assert (outcome.teams, outcome.places) == (((0, 1),), ((), (0, 1)))
    assert outcome.how.args == (("seat", Seat(1)),)
    facts = [(fact.id.removeprefix("tranquility-fact-"), *fact.args) for fact in outcome.facts]
    assert facts[0] == ("islands", ("n", Number(1)), ("cells", Number(36)))
    assert facts[1:3] == [("paid", ("n", Number(0))), ("left", ("n", Number(2)))]
    held = [("hand", ("seat", Seat(seat)), ("cards", (CARDS[card],))) for seat, card in ((0, 7), (1, 1))]
    assert facts[3:] == held, "after the end no hand is a secret, and it says why"


def test_one_card_is_no_loss_where_it_may_be_laid():
    """TQ-11: ruling: at cost 0, or a Start or a Finish that may be laid."""
    for field, hand, start in (("A1:20", "60", False), (FULL, "f1", True), ("", "60", True)):
        state, events = act(build(field, ("4 6 8", hand), piles=(0, 0), start=start), "discard 4 6")
        assert told(events)[-1] == "can-move"
        assert len(tokens(state)) == 1
    state, events = act(build("A1:20", ("4 6 8", "21"), piles=(0, 0)), "discard 4 6")
    assert told(events)[-1] == "can-move"  # not beside it, but elsewhere
    state, events = act(build(NEARLY, ("4 6 8", "72"), piles=(0, 0)), "discard 4 6")
    assert told(events)[-1] == "lost"
    hand = "30 31 32 33 34", "s1", "40 41 42 43 44"
    state, events = act(build("", hand, piles=(0, 0, 0)), "discard 30 31")
    assert told(events)[-1] == "can-move"
    assert tokens(state) == ["s1"]


def test_no_card_left_is_a_loss():
    """TQ-11"""
    state, events = act(build("", ("4 6 8", ""), piles=(0, 0)), "discard 4 6")
    assert told(events)[-1] == "lost"
    outcome = tranquility.outcome(state)
    assert outcome is not None
    assert [fact.id for fact in outcome.facts[3:]] == ["tranquility-fact-hand", "tranquility-fact-no-hand"]


def test_a_field_that_cannot_be_completed_is_not_lost():
    """TQ-12: 5 on A1 and 6 on C1 leave nothing for B1."""
    state = build("A1:5", ("6 40 41 42 43", "1 2"))
    state, _ = act(state, "6@C1")
    assert tranquility.outcome(state) is None


def test_hands_are_refilled_from_the_mover_on():
    """TQ-15: then the next seat's turn begins; who is no longer able to move then has lost."""
    state = build("", ("5 6 7", "1 2 8", "3 4"), piles=(9, 9, 9), mover=1)
    state, events = act(state, "discard 1 2")
    seats = [dict(event.public.args)["seat"] for event in events if event.public.id.endswith("drew")]
    assert seats == [Seat(1), Seat(2), Seat(0)]
    assert told(events)[-1] == "drew"
    assert state.mover == 2
    assert state.turn == 11
