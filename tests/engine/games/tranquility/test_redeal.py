"""Dealing anew: never the very state again, else the tests of secrecy would hold a state against itself."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games import tranquility
from engine.games.tranquility.compass import LIFT
from engine.games.tranquility.field import CELLS
from engine.games.tranquility.state import Launch, Rescue, Voyage
from tests.engine.games.tranquility.endgames import endgame
from tests.engine.games.tranquility.positions import OTHERS, act, build
from tests.playing import Position, random_move, random_start
from tests.trying import examples

Deal = tuple[Voyage, Voyage]


def same_worlds(deals: Deal, viewer: int | None, recall: bool) -> bool:
    """Whether two positions give a seat the same worlds."""
    return all(
        tranquility.redeal(deals[0], viewer, Random(seed), recall)
        == tranquility.redeal(deals[1], viewer, Random(seed), recall)
        for seed in range(20)
    )


@examples(200)
@given(seed=st.integers(0, 2**32))
def test_other_cards_are_dealt_in_the_last_turns(seed: int) -> None:
    """TQ-11: what is asked tells whether the mover's last card can be played."""
    rng = Random(seed)
    state = endgame(rng)
    for viewer in (None, *range(len(state.sailors))):
        dealt = tranquility.redeal(state, viewer, rng, recall=False)
        tranquility.check(dealt)
        assert dealt != state
        assert tranquility.view(dealt, viewer) == tranquility.view(state, viewer)


@examples(200)
@given(seed=st.integers(0, 2**32), recall=st.booleans())
def test_the_last_turns_give_worlds_by_what_is_known(seed: int, recall: bool) -> None:
    """TQ-11, TQ-22: also where a mover is stuck, and those who are asked know which storms would help."""
    rng = Random(seed)
    position = Position(endgame(rng), 0)
    position = position._replace(seats=len(position.state.sailors))
    while tranquility.pending(position.state):
        state = position.state
        for viewer in (None, *range(position.seats)):
            dealt = tranquility.redeal(state, viewer, rng, recall)
            tranquility.check(dealt)
            assert tranquility.pending(dealt) == tranquility.pending(state)
            if viewer in tranquility.pending(state):
                assert tranquility.choose(dealt, viewer) == tranquility.choose(state, viewer)
            world = tranquility.redeal(state, viewer, Random(seed), recall)
            assert world == tranquility.redeal(dealt, viewer, Random(seed), recall)
        seat, action = random_move(tranquility, position, rng)
        position = position._replace(state=tranquility.apply(state, seat, action, rng)[0])


def test_all_else_is_dealt_where_the_mover_can_have_but_one_card() -> None:
    """TQ-11: the only gap is for 21, in the middle of three cells."""
    cells = [CELLS[index].token for index in range(36) if index not in (20, 21, 22)]
    numbers = [*range(1, 21), *range(22, 35)]
    field = " ".join(f"{cell}:{number}" for cell, number in zip(cells, numbers, strict=True))
    state = build(field, ("21", "60 61"), start=True)
    for seed in range(300):
        dealt = tranquility.redeal(state, None, Random(seed))
        tranquility.check(dealt)
        assert isinstance(dealt, Voyage)
        assert dealt.sailors[0].hand == (21,)
        assert dealt != state


def rescue(last: int) -> Voyage:
    """P2 is stuck with a last card, and P1 is asked, who holds two compasses.

    30 could be laid without the orange storm, 60 only where the purple one lies, too.
    """
    state = build(
        "A1:20 A6:40", ("5 6", str(last), "1 2 3"), storms=True, piles=(0, 0, 0), start=True, purple="storm3:6",
        before=("", "storm5"), compasses=(2, 0, 0),
    )  # fmt: skip
    return act(state, "discard")[0]


def test_tq22_which_storms_would_help_is_known_to_those_alone_who_are_asked() -> None:
    deals = rescue(30), rescue(60)
    assert [step.storms for state in deals for step in state.todo if isinstance(step, Rescue)] == [(105,), (103, 105)]
    for viewer in (2, None):
        assert same_worlds(deals, viewer, recall=True)
    assert not same_worlds(deals, 0, recall=True)
    for state in deals:
        for seed in range(20):
            world = tranquility.redeal(state, 0, Random(seed))
            assert tranquility.choose(world, 0, (LIFT,)) == tranquility.choose(state, 0, (LIFT,))


def unseen() -> Voyage:
    """P1, who is under yellow, has laid his Start: 72 and 73 of his pile went away unseen; the eight are due."""
    state = build(
        "", ("s1 5 6", OTHERS, "1 2 3"), storms=True, monsters=3, piles=("72 73 70 71", "storm4 m1 4 7 8", 9),
        before=("storm1",),
    )  # fmt: skip
    return act(state, "s1")[0]


def swapped(state: Voyage, one: int, other: int) -> Voyage:
    """The position with two cards in each other's places."""
    to = {one: other, other: one}
    sailors = [
        replace(
            sailor,
            hand=tuple(sorted(to.get(card, card) for card in sailor.hand)),
            pile=tuple(to.get(card, card) for card in sailor.pile),
            discards=tuple(to.get(card, card) for card in sailor.discards),
        )
        for sailor in state.sailors
    ]
    return replace(state, sailors=tuple(sailors))


@pytest.mark.parametrize("recall", [False, True])
def test_tq22_what_was_discarded_unseen_is_known_to_nobody(recall: bool) -> None:
    """Islands, a storm or a monster: nothing tells, not even its owner."""
    state = unseen()
    assert (state.sailors[0].unseen, state.sailors[0].discards[:2]) == (2, (72, 73))
    for other in (104, 91):
        for viewer in (0, 1, 2, None):
            assert same_worlds((state, swapped(state, 72, other)), viewer, recall)


def test_a_seat_recalls_what_it_threw_away_itself() -> None:
    """TQ-13, TQ-22: but not what it discarded unseen, nor what others threw away."""
    state = unseen()
    state, _ = act(state, "5 6", 0)
    state, _ = act(state, "51 52 53", 1)
    state, _ = act(state, "1", 2)
    thrown = state.sailors[0].discards[state.sailors[0].unseen :]
    assert set(thrown) >= {5, 6}
    assert not set(thrown) & {72, 73}
    moved = {"unseen": 0, "others": 0}
    for seed in range(50):
        dealt = tranquility.redeal(state, 0, Random(seed))
        assert isinstance(dealt, Voyage)
        assert dealt.sailors[0].discards[2:] == thrown
        moved["unseen"] += dealt.sailors[0].discards[:2] != state.sailors[0].discards[:2]
        moved["others"] += dealt.sailors[1].discards != state.sailors[1].discards
        forgotten = tranquility.redeal(state, 0, Random(seed), recall=False)
        assert forgotten.sailors[0].discards[2:] != thrown
    assert min(moved.values()) > 40


def test_tq2_where_a_start_is_shuffled_in_is_known_to_nobody() -> None:
    for seed in range(400):
        options = tranquility.Options(expansions="storms")
        state = random_start(tranquility, Random(seed), options).state
        if not isinstance(state.todo[-1], Launch):
            continue
        *above, launch = state.todo
        deeper = replace(launch, depths=tuple(depth + 1 for depth in launch.depths))
        other = replace(state, todo=(*above, deeper))
        assert same_worlds((state, other), 0, recall=True)
        return
    raise AssertionError("no storm comes up in an opening hand")
