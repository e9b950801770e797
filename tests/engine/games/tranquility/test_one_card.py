"""Cards that are paid, given or discarded: final if nobody can take it back, like any other answer."""

from __future__ import annotations

from engine.games import tranquility
from engine.games.tranquility.cards import CARDS
from engine.games.tranquility.field import CELLS
from engine.trial import is_final
from engine.values import Key, Picks
from engine.walk import Freely
from tests.engine.games.tranquility import rivals_positions
from tests.engine.games.tranquility.positions import OTHERS, about, act, build, drawing
from tests.playing import finals


def final(state, *said, seat=None):
    """Whether the answers to a question are final."""
    if seat is None:
        (seat,) = tranquility.pending(state)
    path = tuple(next(value for value in (*CARDS.values(), *CELLS) if value.token == token) for token in said)
    return set(finals(tranquility, state, seat, path).values())


def test_to_pay_with_several():
    """TQ-6: picked from a menu, and asked once more like one alone."""
    state = build("A1:20 D1:40", ("22 6 7 8 9", "1 2 3"))
    path = (CARDS[22], CELLS[1], Picks((CARDS[6], CARDS[7])))
    assert is_final(tranquility, state, 0, path)


def test_to_pay_with():
    """TQ-6: with a reef to be moved the turn goes on, unless the reef leaves."""
    assert final(build("A1:20 D1:40", ("21 6 7 8 9", "1 2 3")), "21", "B1") == {True}
    assert final(build("A1:20 D1:40", ("21 6 7 8 9", "1 2 3"), reef=4), "21", "B1") == {False}
    rows = " ".join(f"{CELLS[at].token}:{at + 1}" for at in range(23))
    assert final(build(rows, ("24 70 71 72 73", "80"), reef=5), "24", "F4") == {True}


def test_a_rival_pays_with_one():
    """TQ-33: there a turn has but one action."""
    state = rivals_positions.position({1: 20}, (21, 40, 41, 42, 43))
    assert set(finals(tranquility, state, 0, (CARDS[21], CELLS[1])).values()) == {True}


def test_to_cut():
    """TQ-22"""
    state, _ = act(drawing("70 storm1", more="71 72"), "discard 5 6")
    assert about(state) == {0: "cut"}
    assert final(state) == {True}
    hands = ("s1 5 6 7", OTHERS)
    state = build("", hands, storms=True, piles=("storm1 70 71 72", "73 74 75"), reef=2)
    state, _ = act(state, "s1")
    state, _ = act(state, "5", 0)
    state, _ = act(state, "51 52 53 54 55 73 74", 1)
    while "storm" in about(state).values():
        state, _ = act(state, "blow", min(about(state)))
    assert about(state) == {0: "cut"}
    assert final(state) == {False}  # he moves the reef yet


def test_to_pledge():
    """TQ-8: the last card that is missing completes the eight; before that a pledge can be changed."""
    state = build("", ("s1 20 40 60 80", "2 21 41 61 79", "3"))
    state, _ = act(state, "s1")
    assert final(state, seat=2) == {False}
    state, _ = act(state, "20 40 60", 0)
    state, _ = act(state, "2 21 41 61", 1)
    assert final(state, seat=2) == {True}
    assert not is_final(Freely(tranquility), state, 1, (Key("pledge"), Picks((CARDS[2], CARDS[21], CARDS[41]))))
    state = build("", ("s1 20 40 60 80", "2 21 41 61 79", "3"))
    state, _ = act(state, "s1")
    given, _ = act(state, "3", 2)
    assert not is_final(Freely(tranquility), given, 2, (Key("pledge"), Picks(())))  # to give none after all
    state, _ = act(state, "{}", 2)
    state, _ = act(state, "20 40 60", 0)
    state, _ = act(state, "2 21 41 61", 1)  # too few: P1, P2 and P3 are asked anew
    state, _ = act(state, "{}", 2)
    assert set(finals(Freely(tranquility), state, 2, (Key("pledge"),)).values()) == {True}
