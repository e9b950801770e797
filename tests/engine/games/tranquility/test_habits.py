"""What is done for a seat that lets its time run out."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine import autopilot, notation, walk
from engine.games import tranquility
from engine.games.tranquility.cards import COLOURS
from engine.games.tranquility.field import CELLS
from tests.engine.games.tranquility.endgames import endgame
from tests.engine.games.tranquility.positions import AT, act, build, freely
from tests.playing import Position, random_move, usual_move
from tests.trying import examples

HANDS = ("5 6 7 8 9", "51 52 53 54 55", "61 62 63 64 65")


def habit(state, seat=None):
    if seat is None:
        (seat,) = tranquility.pending(state)
    path = autopilot.action(tranquility, state, seat).path  # type: ignore[arg-type]
    return notation.write(tranquility, state, seat, path, public=False)  # type: ignore[arg-type]


def free_habit(state, seat):
    action = tranquility.default(state, seat)
    assert seat not in tranquility.pending(state)
    if action is None:
        return None
    return notation.write(walk.Freely(tranquility), state, seat, action.path, public=False)  # type: ignore[arg-type]


def without_purple(state):
    """The same, both purple storms having left the game instead of lying among the discards."""
    first = state.sailors[0]
    discards = tuple(card for card in first.discards if COLOURS.get(card) != "purple")
    return replace(state, sailors=(replace(first, discards=discards), *state.sailors[1:]), away=(103, 104))


def test_a_start_and_a_finish_are_laid():
    assert habit(build("", ("s1 5 6 7 8", HANDS[1]))) == "s1"
    full = " ".join(f"{CELLS[at].token}:{2 * at + 1}" for at in range(36))
    assert habit(build(full, ("f1 2 4 6 8", "10 12"), start=True)) == "f1"


def test_the_cheapest_useful_island_is_laid_where_it_spreads_best():
    assert habit(build("", ("40 f1 f2 f3 f4", HANDS[1]))) == "40@F3"
    assert habit(build("A1:20 C1:24", ("22 f1 f2 f3 f4", HANDS[1]), start=True)) == "22@B1 {f2,f3}"


def test_without_one_the_least_useful_two_go():
    """Islands that fit nowhere before a dead Start, and that before the only Finish; of two Finishes one is kept."""
    hands = ("f1 f2 s2 6 7", "f1 f2 s2 6", "f1 f2 s2")
    found = [habit(build("A1:20 C1:24", (hand, HANDS[1]), start=True, piles=(9, 9))) for hand in hands]
    assert found == ["discard {6,7}", "discard {6,f2}", "discard {f2,s2}"]


def test_what_one_threw_away_is_not_waited_for():
    """TQ-13: a seat remembers its own discards, but not those that it never saw (TQ-22)."""
    state = build("", ("40 f1 f2 f3 f4", HANDS[1]), storms=True)
    assert habit(state) == "40@F3"
    me, other = state.sailors
    low = tuple(card for card in me.pile if card < 40)
    pile = tuple(card for card in me.pile if card > 40)
    known = replace(state, sailors=(replace(me, pile=pile, discards=low), other))
    assert AT[habit(known)[3:]] < AT["F3"]
    unseen = replace(state, sailors=(replace(me, pile=pile, discards=low, unseen=len(low)), other))
    assert habit(unseen) == "40@F3"


def test_a_pledge_brings_the_eight_nearer_and_stands():
    """TQ-8: in silence, by numbers alone (TQ-14)."""
    state, _ = act(build("", ("s1 6 7 8 9", *HANDS[1:])), "s1")
    rounds = 0
    while state.due is not None:
        seat = max(tranquility.pending(state))
        before = len(state.sailors[seat].pledge or ())
        action = autopilot.action(tranquility, state, seat)
        assert len(action.path[0].values) > before  # type: ignore[union-attr]
        state, _ = tranquility.apply(state, seat, action, Random(0))
        for other in {0, 1, 2} - set(tranquility.pending(state)):
            assert free_habit(state, other) is None
        rounds += 1
    assert rounds <= 6


def test_each_pledges_its_part_so_that_the_last_one_is_asked_too():
    """TQ-8: whoever answers first leaves something to the others."""
    hands = ("s1 6 7 8 9", "21 22 23 24", "31 32 33 34", "41 42 43 44", "51 52 53 54")
    state, _ = act(build("", hands, piles=(5,) * 5), "s1")
    given = []
    for seat in (4, 3, 2, 1, 0):
        action = autopilot.action(tranquility, state, seat)
        given.append(len(action.path[0].values))  # type: ignore[union-attr]
        state, _ = tranquility.apply(state, seat, action, Random(0))
    assert (sorted(given), state.due) == ([1, 1, 2, 2, 2], None)


def test_storms_are_stopped_if_compasses_are_left_for_worse_ones():
    """TQ-22: the two purple ones always; the yellow ones are the least evil. What was lifted comes no more."""
    for storm, compasses, answer in (
        ("storm3", 1, "stop"),
        ("storm5", 2, "blow"),
        ("storm5", 3, "stop"),
        ("storm1", 4, "blow"),
        ("storm1", 5, "stop"),
    ):
        state = build("", HANDS, storms=True, compasses=(0, compasses), piles=(f"{storm} 70 71", 5, 5))
        assert habit(act(state, "discard 5 6")[0]) == answer
    state = build("", HANDS, storms=True, compasses=(0, 1), piles=("storm5 70 71", 5, 5))
    assert habit(act(without_purple(state), "discard 5 6")[0]) == "stop"


def test_a_rescue_is_not_refused():
    """TQ-11, TQ-22"""
    hands = (HANDS[0], "60", "21 22")
    state = build(
        "A1:20", hands, storms=True, before=("", "storm5"), compasses=(0, 0, 1), purple="storm3:2", piles=(0, 0, 0)
    )
    assert habit(act(state, "discard 5 6")[0]) == "lift storm5"


def test_storms_are_lifted_unasked_the_purple_ones_first():
    """TQ-22: with a compass of one's own before a shared one; the last is kept for the other purple one as long as that
    may come. Who owes something does that.
    """
    hands = ("5 6 7", *HANDS[1:])
    state = build(
        "",
        hands,
        storms=True,
        start=True,
        before=("storm1", "storm5"),
        purple="storm3:2",
        compasses=(0, 1),
        shared=(0, 1),
    )
    assert free_habit(state, 2) is None
    assert free_habit(state, 1) == "lift storm3 own"
    assert habit(state) == "5@B1"
    state, _ = freely(state, "lift storm3 own", 1)
    assert free_habit(state, 1) is None
    assert free_habit(without_purple(state), 1) == "lift storm5"
    state = build("", hands, storms=True, before=("storm1",), compasses=(1, 1))
    assert free_habit(state, 1) is None


def test_the_whole_hand_goes_for_a_compass_that_is_needed():
    """TQ-22: for a purple storm, and not where there are compasses for all that lie."""
    hands = ("18 19 20 22 23", *HANDS[1:])
    state = build("A1:17 B1:21", hands, storms=True, purple="storm3:1", start=True)
    assert habit(state) == "hand"
    state = build("A1:17 B1:21", hands, storms=True, purple="storm3:1", start=True, compasses=(0, 1))
    assert habit(state) == "discard {18,19}"
    state = build("A1:17 B1:21 C1:24", hands, storms=True, before=("storm5",), start=True)
    assert habit(state) == "discard {18,19}"


def test_the_fullest_row_is_closed():
    state, _ = act(build("A2:20 B2:30", HANDS, reef=0), "discard 5 6")
    assert habit(state) == "row-2"


def test_sun_and_moon_are_kept_in_mind():
    """TQ-32"""
    assert habit(build("", ("40 f1 f2 f3 f4", HANDS[1]), mode="sun", moon=True)) == "40@F3"
    assert habit(build("", ("40 f1 f2 f3 f4", HANDS[1]), mode="sun")) == "40@A4"
    full = " ".join(f"{CELLS[at].token}:{2 * at + 1}" for at in range(36))
    below = " ".join(CELLS[at].token for at in range(17))
    assert habit(build(full, ("f1 2 4 6 8", "10 12"), mode="sun", start=True, moons=below)) == "turn 2@F3"


def test_a_monster_attacks_at_once_what_is_in_the_way():
    """TQ-21: 70 leaves ten numbers for 26 cells, unless it can't be reached (TQ-19)."""
    hands = ("35 m1 f1 f2", HANDS[1])
    assert habit(build("A1:2 D2:70", hands, monsters=1)) == "m1@D2"
    assert habit(build("A1:2 D2:70", hands, monsters=1, reef=1)) == "m1@A1"


@examples(100)
@given(seed=st.integers(0, 2**32))
def test_in_the_last_turns_too_it_uses_only_what_its_seat_knows(seed: int) -> None:
    """TQ-11, TQ-22: storms that wait, rescues, hands of one card."""
    rng = Random(seed)
    state = endgame(rng)
    position = Position(state, len(state.sailors))
    while tranquility.pending(position.state):
        for seat in range(position.seats):
            other = tranquility.redeal(position.state, seat, rng)
            assert tranquility.default(other, seat) == tranquility.default(position.state, seat)
        play = random_move if rng.random() < 0.3 else usual_move
        seat, action = play(tranquility, position, rng)  # type: ignore[arg-type]
        position = position._replace(state=tranquility.apply(position.state, seat, action, rng)[0])
