"""Storming forts (AD-40, AD-41, AD-43, AD-44)."""

import pytest
from msgspec.structs import replace

from engine.game import IllegalAction
from engine.games.admiral.fire import aims, fort_shots
from engine.games.admiral.orders import USUAL, Orders
from engine.games.admiral.past import Fight
from engine.games.admiral.state import NOBODY, Join, Share, Turn
from engine.games.admiral.store import check
from engine.games.admiral.storming import garrison, storms
from tests.engine.games.admiral.positions import (
    asked,
    at,
    cells,
    does,
    fort,
    named,
    options,
    position,
    ship,
    strengths,
    told,
)

ASKING = (USUAL, Orders(joins="ask", shares="ask", pearls="ask"))


def test_ad40_any_number_of_ships_in_the_port_storm_diagonally_too_and_nobody_else():
    ships = [ship(f"{kind}1", "L8") for kind in "sg"] + [ship(f"b{n}", "L6", seat=0) for n in (1, 3)]
    ships += [ship("f1", "M8"), ship("f3", "J7", seat=0)]
    state = position(*ships, forts=(fort("K7", 1),))
    question = asked(state, "storm fort-k7")
    assert [option.value.token for option in question.options] == ["s1", "g1", "f3", "b1", "b3"]
    assert (question.least, question.most) == (1, 5)


def test_ad44_own_forts_and_ruins_are_not_stormed_ownerless_ones_are():
    for seat, strength, stormed in ((0, 5, False), (1, 0, False), (NOBODY, 5, True), (1, 1, True)):
        assert bool(storms(position(ship("b1", "L8"), forts=(fort("K7", seat, strength),)))) == stormed
    with pytest.raises(IllegalAction) as refused:
        asked(position(ship("b1", "A1"), forts=(fort("K7", 1),)), "storm")
    assert refused.value.reason.id == "admiral-refuse-no-fort-to-storm"


def test_ad43_ad50_ad51_ships_in_a_fight_under_repair_or_at_work_do_not_storm():
    for more in ({"spent": True}, {"task": "repair"}, {"task": "work"}):
        assert not storms(position(ship("b1", "L8", **more), forts=(fort("K7", 1),)))


def test_ad44_a_fort_defends_with_a_die_and_its_strength():
    state = position(ship("s1", "L8"), forts=(fort("K7", 1, 4),))
    state, events = does(state, "storm fort-k7 {s1}", 4, 5)
    assert state.fights == (Fight(9, at("K7"), cells("L8"), (0, 1), (8, 6), True),)
    assert told(events) == ["stormed"]
    assert state.todo[0] == Share(seat=0, number=21, winner=0, ships=(0,), fort=0, points=2)


def test_ad44_a_fort_that_is_taken_is_shared_points_and_fires_from_the_next_round():
    state = position(ship("s1", "L8"), ship("g2", "N7"), forts=(fort("K7", 1, 4, pearls=1, fired=1),))
    state, _ = does(state, "storm fort-k7 {s1}", 4, 5)
    assert options(state, "") == ["usual", "0", "1", "2"]
    state, events = does(state, "1")
    taken = state.forts[0]
    assert (taken.seat, taken.strength, taken.pearls, taken.silent, fort_shots(state, taken)) == (0, 1, 1, True, 0)
    assert (named(state, "s1").strength, named(state, "s1").spent) == (1, True)
    assert told(events) == ["shared"]
    assert not aims(state)
    later = replace(state, forts=(replace(taken, silent=False),))
    assert aims(later)


def test_ad44_a_taken_fort_without_a_point_is_a_ruin():
    state = position(ship("s1", "L8"), forts=(fort("K7", 1, 4, pearls=1),))
    state, _ = does(state, "storm fort-k7 {s1}", 4, 5)
    state, events = does(state, "2")
    assert strengths(state) == {"s1": 2, "fort-k7": 0}
    assert told(events) == ["shared", "fort-given-up", "pearls-gone"]


def test_ad44_equal_points_ruin_the_fort_and_destroy_the_ships_involved():
    state = position(ship("s1", "L8"), ship("b2", "J6"), ship("f2", "K8", 2), forts=(fort("K7", 1, 1, pearls=2),))
    state, events = does(state, "storm fort-k7 {s1}", 1, 1, 1, 3)
    assert state.fights[0].points == (7, 7)
    assert strengths(state) == {"s1": 0, "f2": 0, "b2": 0, "fort-k7": 0}
    assert told(events) == ["fort-razed", "pearls-gone"]
    assert isinstance(state.todo[0], Turn)


def test_ad44_all_of_the_owners_ships_in_the_port_join_by_default_and_nobody_elses():
    state = position(
        ship("s1", "L8"), ship("f2", "L6", 1, task="repair"), ship("b2", "J6", spent=True), ship("b3", "J8"),
        ship("g2", "J9"), forts=(fort("K7", 1, 4),), seats=3,
    )  # fmt: skip
    assert [state.ships[place].id for place in garrison(state, 0)] == ["f2", "b2"]
    state, events = does(state, "storm fort-k7 {s1}", 1, 6, 6, 6)
    assert told(events)[0] == "fort-held"
    assert state.fights[0].points == (7, 4 + 1 + 3 + 6)


def test_ad44_a_defender_who_wins_shares_out_among_fort_and_ships_that_joined_and_attackers_are_destroyed():
    state = position(ship("b1", "L8", 1), ship("f2", "L6"), ship("b2", "J6", 1), forts=(fort("K7", 1, 2),))
    state, events = does(state, "storm fort-k7 {b1}", 1, 1, 1, 1)
    assert state.fights[0].points == (1, 7)
    assert told(events) == ["fort-held", "shared"]
    assert strengths(state) == {"f2": 1, "b1": 0, "b2": 1, "fort-k7": 4}, "the fort counts as five"
    assert named(state, "b1").seat == 0
    assert [named(state, id).spent for id in ("f2", "b2")] == [True, True]
    assert fort_shots(state, state.forts[0]) == 2, "it may still fire in its owner's turn"


def test_ad44_usually_a_fort_that_was_held_gets_the_first_point_and_is_filled_first():
    state = position(ship("b1", "L8", 2), ship("s2", "L6", 1), ship("b2", "J6", 1), forts=(fort("K7", 1, 1),))
    alone, _ = does(state, "storm fort-k7 {b1}", 1, 1, 1, 1)
    assert strengths(alone) == {"s2": 0, "b1": 0, "b2": 0, "fort-k7": 1}, "one point of difference"
    more, _ = does(state, "storm fort-k7 {b1}", 1, 5, 5, 5)
    assert strengths(more) == {"s2": 1, "b1": 0, "b2": 1, "fort-k7": 5}


def test_ad44_a_fort_alone_is_left_with_the_difference_five_at_most():
    state, events = does(position(ship("b1", "L8", 1), forts=(fort("K7", 1),)), "storm fort-k7 {b1}", 1, 1)
    assert strengths(state) == {"b1": 0, "fort-k7": 4}
    state, _ = does(position(ship("b1", "L8", 1), forts=(fort("K7", 1),)), "storm fort-k7 {b1}", 1, 5)
    assert strengths(state) == {"b1": 0, "fort-k7": 5}
    state, events = does(position(ship("b1", "L8", 1), forts=(fort("K7", NOBODY, 3),)), "storm fort-k7 {b1}", 1, 1)
    assert strengths(state) == {"b1": 0, "fort-k7": 2}
    assert told(events) == ["fort-held", "stands"]
    assert state.forts[0].seat == NOBODY


def test_ad44_the_defender_may_order_to_be_asked_who_joins():
    state = position(ship("s1", "L8"), ship("f2", "L6"), ship("b2", "J6"), forts=(fort("K7", 1, 4),), orders=ASKING)
    state, events = does(state, "storm fort-k7 {s1}")
    assert told(events) == ["storming"]
    assert state.todo[0] == Join(seat=1, number=21, fort=0, attackers=(0,))
    question = asked(state, "")
    assert [option.value.token for option in question.options] == ["f2", "b2"]
    assert (question.least, question.most) == (0, 2)
    alone, _ = does(state, "{}", 5, 1)
    assert alone.fights[0].points == (9, 4)
    joined, _ = does(state, "{b2}", 1, 5, 5)
    assert joined.fights[0].points == (7, 4 + 3 + 4)
    assert (joined.todo[0].seat, joined.todo[0].ships) == (1, (2,))
    joined, _ = does(joined, "0")
    assert strengths(joined) == {"s1": 0, "f2": 4, "b2": 0, "fort-k7": 4}


def test_ad44_ships_that_do_not_join_are_not_harmed_and_those_that_joined_a_lost_defence_are_destroyed():
    state = position(ship("s1", "L8"), ship("f2", "L6"), ship("b2", "J6", 1), forts=(fort("K7", 1, 1),), orders=ASKING)
    state, _ = does(state, "storm fort-k7 {s1}")
    state, _ = does(state, "{b2}", 5, 1, 1)
    assert state.todo[0].ships == (0,)
    state, _ = does(state, "usual")
    assert strengths(state) == {"s1": 6, "f2": 4, "b2": 0, "fort-k7": 1}


def under_repair(orders=ASKING):
    """A ship under repair in a fort that is stormed, another of her owner's in its port."""
    return position(
        ship("s1", "L8"), ship("f2", "L6", 2, task="repair"), ship("b2", "J6"), forts=(fort("K7", 1, 4),), orders=orders
    )


def test_ad44_ships_under_repair_in_a_fort_ruined_by_an_assault_are_destroyed_whether_they_joined_or_not():
    state, _ = does(under_repair(), "storm fort-k7 {s1}")
    equal, events = does(state, "{b2}", 1, 1, 1)
    assert strengths(equal) == {"s1": 0, "f2": 0, "b2": 0, "fort-k7": 0}
    assert told(events) == ["fort-razed", "buried"]
    state, _ = does(state, "{}", 6, 1)
    ruined, events = does(state, "5")
    assert strengths(ruined) == {"s1": 5, "f2": 0, "b2": 3, "fort-k7": 0}
    assert told(events) == ["shared", "fort-given-up", "buried"]


def test_ad44_a_defence_that_leaves_the_fort_nothing_destroys_ships_under_repair_in_it():
    state, _ = does(under_repair(), "storm fort-k7 {s1}")
    state, _ = does(state, "{f2,b2}", 1, 1, 1, 1)
    assert state.todo[0].points == 2
    state, _ = does(state, "1 1")
    assert strengths(state) == {"s1": 0, "f2": 0, "b2": 1, "fort-k7": 0}


def test_ad44_in_a_fort_that_is_taken_repairs_only_end():
    state, _ = does(under_repair(), "storm fort-k7 {s1}")
    state, _ = does(state, "{}", 6, 1)
    check(state)
    state, events = does(state, "1")
    assert strengths(state) == {"s1": 1, "f2": 2, "b2": 3, "fort-k7": 4}
    assert (named(state, "f2").task, named(state, "f2").seat) == ("", 1)
    assert told(events) == ["shared", "repair-over"]


def test_ad53_a_worker_in_a_defence_stops_the_work_one_that_stays_away_does_not():
    forts = (fort("K7", 1, 3, workers=(1, 2), since=2),)
    ships = ship("b1", "L8", 1), ship("f2", "L6", task="work"), ship("b2", "J6", task="work")
    ordered = position(ship("s2", "A1"), *ships, forts=forts, orders=ASKING)
    ordered = replace(ordered, forts=(replace(forts[0], workers=(1, 3)),))
    state, _ = does(ordered, "storm fort-k7 {b1}")
    away, _ = does(state, "{}", 1, 1)
    assert (away.forts[0].workers, named(away, "f2").task) == ((1, 3), "work")
    whole, events = does(state, "{}", 1, 6)
    assert (whole.forts[0].strength, whole.forts[0].workers) == (4, (1, 3))
    joined, events = does(state, "{b2}", 1, 1, 1)
    assert told(events) == ["fort-held", "work-over"]
    assert (joined.forts[0].workers, named(joined, "f2").task, named(joined, "b2").task) == ((), "", "")


def test_ad51_work_ends_where_a_defence_leaves_the_fort_undamaged():
    forts = (fort("K7", 1, 4, workers=(0, 2), since=2),)
    ships = ship("b1", "L8", 1), ship("f2", "L6", task="work"), ship("b2", "J6", task="work")
    state = position(*ships, forts=forts, orders=ASKING)
    state, _ = does(state, "storm fort-k7 {b1}")
    state, events = does(state, "{}", 1, 6)
    assert (state.forts[0].strength, state.forts[0].workers, told(events)) == (
        5,
        (),
        ["fort-held", "shared", "work-over"],
    )
    assert [named(state, id).task for id in ("f2", "b2")] == ["", ""]


def test_ad69_a_storming_counts():
    assert does(position(ship("b1", "L8"), forts=(fort("K7", NOBODY),)), "storm fort-k7 {b1}", 1, 1)[0].stirred
