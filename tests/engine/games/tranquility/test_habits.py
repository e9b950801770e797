"""What is done for a seat that lets its time run out."""

from __future__ import annotations

from random import Random

from engine import notation
from engine.games import tranquility
from engine.games.tranquility.field import CELLS
from tests.engine.games.tranquility.positions import act, build

HANDS = ("5 6 7 8 9", "51 52 53 54 55", "61 62 63 64 65")


def habit(state, seat=None):
    if seat is None:
        (seat,) = tranquility.pending(state)
    return notation.write(tranquility, state, seat, tranquility.default(state, seat).path, public=False)  # type: ignore[arg-type]


def test_a_start_and_a_finish_are_laid():
    assert habit(build("", ("s1 5 6 7 8", HANDS[1]))) == "s1"
    full = " ".join(f"{CELLS[at].token}:{2 * at + 1}" for at in range(36))
    assert habit(build(full, ("f1 2 4 6 8", "10 12"), start=True)) == "f1"


def test_the_cheapest_useful_island_is_laid_where_it_spreads_best():
    assert habit(build("", ("40 f1 f2 f3 f4", HANDS[1]))) == "40@F3"
    assert habit(build("A1:20 C1:24", ("22 f1 f2 f3 f4", HANDS[1]), start=True)) == "22@B1 {f2,f3}"


def test_without_one_the_least_useful_two_go():
    state = build("A1:20 C1:24", ("5 6 40 f1 s2", HANDS[1]), start=True, piles=(9, 9))
    assert habit(build("A1:20", ("5 6 f1 s2", HANDS[1]), start=True, piles=(9, 9))) == "discard {5,s2}"
    assert habit(state).startswith("40@")


def test_a_pledge_brings_the_eight_nearer():
    state, _ = act(build("", ("s1 6 7 8 9", *HANDS[1:])), "s1")
    rounds = 0
    while state.due is not None:
        seat = max(tranquility.pending(state))
        before = len(state.sailors[seat].pledge or ())
        action = tranquility.default(state, seat)
        assert len(action.path[0].values) > before  # type: ignore[union-attr]
        state, _ = tranquility.apply(state, seat, action, Random(0))
        rounds += 1
    assert rounds <= 6


def test_storms_blow_and_rescues_are_not_refused():
    state = build("", HANDS, storms=True, compasses=(0, 1), piles=("storm5 70 71", 5, 5))
    assert habit(act(state, "discard 5 6")[0]) == "blow"
    hands = (HANDS[0], "60", "21 22")
    state = build(
        "A1:20", hands, storms=True, before=("", "storm5"), compasses=(0, 0, 1), purple="storm3:2", piles=(0, 0, 0)
    )
    assert habit(act(state, "discard 5 6")[0]) == "lift storm5"


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


def test_a_monster_is_played_when_nothing_else_is_cheap():
    state = build("A1:20 C1:24", ("22 m1 f1 f2", HANDS[1]), monsters=1, start=True)
    assert habit(state) == "22@B1"
    state = build("A1:20", ("5 6 f1 m1", HANDS[1]), start=True, monsters=1, piles=(9, 9))
    assert habit(state) == "m1@A1"
