"""The last turns of a game: an open turn always has a legal action (TQ-11, TQ-15, TQ-16, TQ-22)."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.game import Choice
from engine.games import tranquility
from tests.engine.games.tranquility.endgames import endgame
from tests.engine.games.tranquility.positions import about, build, freely, tokens, told
from tests.engine.test_contract import assert_all_are_asked_something
from tests.playing import Position, random_move
from tests.trying import examples

LEAVING = 0.05
"""How often somebody leaves in place of a move."""


@examples(500)
@given(seed=st.integers(0, 2**32))
def test_every_question_of_the_last_turns_has_an_answer(seed: int) -> None:
    """TQ-15"""
    rng = Random(seed)
    state = endgame(rng)
    seats = len(state.sailors)
    while tranquility.pending(state):
        assert_all_are_asked_something(tranquility, state, seats, rng)  # type: ignore[arg-type]
        if rng.random() < LEAVING:
            state, _ = tranquility.drop(
                state, rng.choice([seat for seat in range(seats) if not state.sailors[seat].gone])
            )
        else:
            seat, action = random_move(tranquility, Position(state, seats), rng)  # type: ignore[arg-type]
            state, _ = tranquility.apply(state, seat, action, rng)
        tranquility.check(state)
        assert tranquility.load(tranquility.dump(state)) == state
    assert tranquility.outcome(state) is not None


def lone_start(hand: str = "s1", **how):
    """Eight cards are there only with the two that P2 would discard unseen under his yellow storm (TQ-9)."""
    hands = (hand, "11 12 13", "21 22 23")
    return build("A1:20", hands, storms=True, before=("", "storm1"), piles=(0, 2, 0), **how)


def test_a_lifted_yellow_storm_can_lose_the_game():
    """TQ-15: loss is looked at again when a free action takes the last legal action away."""
    state = lone_start(compasses=(0, 0, 1))
    assert tokens(state) == ["s1"]
    state, events = freely(state, "lift storm1", 2)
    assert told(events) == ["lifted", "lost"]
    assert (state.over.how, state.over.seat) == ("lost", 0)


def test_a_lifted_yellow_storm_can_call_for_a_rescue():
    """TQ-15, TQ-22: the monster could attack if its row were open."""
    state = lone_start("s1 m1", monsters=1, purple="storm3:1", compasses=(0, 0, 2))
    assert tokens(state) == ["s1"]
    state, events = freely(state, "lift storm1", 2)
    assert told(events) == ["lifted", "stuck"]
    assert about(state) == {2: "rescue"}
    question = tranquility.choose(state, 2)
    assert isinstance(question, Choice)
    assert [option.value.token for option in question.options] == ["lift", "let"]


def test_a_lifted_yellow_storm_leaves_other_actions():
    """TQ-9: where there is more in the hand the Start is a card like any other."""
    state, events = freely(lone_start("s1 60", compasses=(0, 0, 1)), "lift storm1", 2)
    assert told(events) == ["lifted"]
    assert tokens(state) == ["60", "discard"]
