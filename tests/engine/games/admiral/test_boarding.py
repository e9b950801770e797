"""Boarding, and what a winner shares out (AD-40 to AD-43)."""

import pytest
from msgspec.structs import replace

from engine.game import IllegalAction
from engine.games.admiral.boarding import boards, points
from engine.games.admiral.orders import USUAL, Orders
from engine.games.admiral.past import Fight
from engine.games.admiral.state import Pearls, Share, Turn
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
    water,
)

AROUND = ("L8", "M7", "L6", "K7")
CORNERS = ("K8", "M8", "M6", "K6")


def test_ad40_a_ship_is_boarded_from_beside_and_not_from_a_corner():
    for name in (*AROUND, *CORNERS, "L9"):
        assert bool(boards(position(ship("b1", name), ship("g2", "L7")))) == (name in AROUND)


def test_ad40_up_to_four_ships_board():
    forts = (fort("M8", 0),)
    ships = [ship(id, cell) for id, cell in zip(("s1", "g1", "f1", "b1"), AROUND, strict=True)]
    state = position(*ships, ship("b3", "L8", seat=0), ship("g2", "L7"), forts=forts)
    question = asked(state, "board g2")
    assert [option.value.token for option in question.options] == ["s1", "g1", "f1", "b1", "b3"]
    assert (question.least, question.most) == (1, 4)
    with pytest.raises(IllegalAction):
        asked(state, "board g2 {s1,g1,f1,b1,b3}")


def test_ad43_ad50_ad51_ships_in_a_fight_under_repair_or_at_work_do_not_board():
    for more in ({"spent": True}, {"task": "repair"}, {"task": "work"}):
        state = position(ship("b1", "L8", **more), ship("g2", "L7"))
        assert not boards(state)
        with pytest.raises(IllegalAction) as refused:
            asked(state, "board")
        assert refused.value.reason.id == "admiral-refuse-nobody-to-board"
    assert boards(position(ship("b1", "L8", moved=True, fired=1, stopped=True), ship("g2", "L7")))


def test_ad4_ships_in_one_cell_of_a_port_do_not_board_each_other():
    assert not boards(position(ship("b1", "L7"), ship("g2", "L7"), forts=(fort("M8", 0),)))


def test_ad60_without_boarding_there_is_nobody_to_board():
    assert not boards(position(ship("b1", "L8"), ship("g2", "L7"), terms={"board": False}))


def booklet():
    """§8.3: a brig undamaged and a frigate with two damage board a ship of the line with five."""
    return position(ship("b1", "L8"), ship("f1", "K7", 2), ship("s2", "L7", 2))


def test_ad41_the_booklets_example_is_seven_points_against_four():
    assert points((1, 6), 3 + 2) == 7
    assert points((5,), 7 - 5) == 4
    state, events = does(booklet(), "board s2 {f1,b1}", 1, 6, 5)
    assert told(events) == ["boarded"]
    assert state.fights == (Fight(9, at("L7"), cells("K7 L8"), (0, 1), (7, 4), False),)
    assert state.todo[0] == Share(seat=0, number=21, winner=0, ships=(0, 1, 2), fort=-1, points=3)
    assert events[0].reveals


def test_ad42_the_booklets_example_shares_out_three():
    state, _ = does(booklet(), "board s2 {f1,b1}", 1, 6, 5)
    one_each, events = does(state, "1 1")
    assert strengths(one_each) == {"s2": 1, "f1": 1, "b1": 1}
    assert told(events) == ["shared"]
    chosen, events = does(state, "2 1")
    assert strengths(chosen) == {"s2": 2, "f1": 1, "b1": 0}
    assert told(events) == ["shared"]
    assert [named(chosen, id).seat for id in ("s2", "f1")] == [0, 0]
    assert [(mark.what, mark.cell) for mark in chosen.marks] == [("captured", at("L7")), ("sunk", at("L8"))]
    usual, _ = does(state, "usual")
    assert strengths(usual) == {"s2": 1, "f1": 1, "b1": 1}


def test_ad42_what_is_asked_lets_all_be_placed_and_nothing_more():
    state, _ = does(position(ship("b1", "L8"), ship("f2", "L7", 1)), "board f2 {b1}", 6, 1)
    assert state.todo[0].points == 4
    assert options(state, "") == ["usual", "1", "2", "3", "4"], "a brig takes three at most"
    with pytest.raises(IllegalAction):
        asked(state, "0")
    with pytest.raises(IllegalAction):
        asked(state, "1 3")
    state, _ = does(state, "1")
    assert strengths(state) == {"f2": 1, "b1": 3}


def test_ad42_what_can_not_be_placed_is_lost_and_nothing_is_asked():
    ships = ship("s1", "L8"), ship("f1", "K7"), ship("b1", "M7"), ship("b2", "L7", 1)
    state, events = does(position(*ships), "board b2 {s1,f1,b1}", 6, 6, 6, 1)
    assert state.fights[0].points == (20, 1)
    assert strengths(state) == {"s1": 7, "f1": 4, "b1": 3, "b2": 3}, "17 of 19 points"
    assert told(events) == ["boarded", "shared"]
    assert isinstance(state.todo[0], Turn)


def test_ad41_equal_points_destroy_all_ships_involved():
    state, events = does(position(ship("b1", "L8"), ship("b2", "L7"), ship("g1", "A1")), "board b2 {b1}", 3, 4)
    assert strengths(state) == {"g1": 5, "b1": 0, "b2": 0}
    assert told(events) == ["all-lost"]
    assert state.fights[0].points == (4, 4)
    assert isinstance(state.todo[0], Turn)


def test_ad42_ad43_a_defender_who_wins_has_the_boarders_and_shares_out_as_usual():
    state, events = does(position(ship("b1", "L8", 1), ship("s2", "L7"), ship("g1", "A1")), "board s2 {b1}", 1, 6)
    assert told(events) == ["beaten-off", "shared"]
    assert strengths(state) == {"s2": 7, "g1": 5, "b1": 1}
    assert [named(state, id).seat for id in ("s2", "b1")] == [1, 1]
    assert [named(state, id).spent for id in ("s2", "b1")] == [True, True]
    assert events[1].reveals, "his standing orders come to light"


def test_ad42_ad43_a_defender_may_order_to_be_asked():
    state = position(ship("b1", "L8", 2), ship("f2", "L7"), orders=(USUAL, Orders(shares="ask")))
    state, events = does(state, "board f2 {b1}", 1, 6)
    assert told(events) == ["beaten-off"]
    assert (state.todo[0].seat, state.todo[0].aside) == (1, True)
    state, _ = does(state, "4")
    assert strengths(state) == {"f2": 4, "b1": 0}


def test_ad43_ships_in_a_fight_do_nothing_more_and_are_boarded_again():
    state, _ = does(booklet(), "board s2 {f1,b1}", 1, 6, 5)
    state, _ = does(state, "1 1")
    assert all(named(state, id).spent for id in ("s2", "f1", "b1"))
    theirs = replace(state, mover=1, ships=(*state.ships, ship("g2", "L6")))
    assert [theirs.ships[target].id for target in boards(theirs)] == ["s2"]


def test_ad43_ad53_a_captured_ships_repair_ends_and_a_workers_boarding_stops_the_work():
    state = position(
        ship("g2", "L7", 2, task="work"), ship("f1", "L6"), ship("b1", "K7"), ship("b2", "N9", task="work"),
        forts=(fort("M8", 1, 3, workers=(0, 3), since=3),),
    )  # fmt: skip
    state, events = does(state, "board g2 {f1,b1}", 6, 6, 1)
    assert told(events) == ["boarded", "work-over"]
    assert [named(state, id).task for id in ("g2", "b2")] == ["", ""]
    assert state.forts[0].workers == ()
    repaired = position(ship("b1", "L8"), ship("b2", "L7", 1, task="repair"), forts=(fort("M8", 1),))
    state, _ = does(repaired, "board b2 {b1}", 6, 1)
    assert (named(state, "b2").task, named(state, "b2").seat) == ("", 0)


def test_ad50_a_ship_under_repair_that_beats_off_boarders_stays_so():
    state = position(ship("b1", "L8", 1), ship("s2", "L7", 5, task="repair"), forts=(fort("M8", 1),))
    state, _ = does(state, "board s2 {b1}", 1, 6)
    assert (named(state, "s2").task, named(state, "s2").spent) == ("repair", True)


def test_ad50_a_repair_ends_where_sharing_out_leaves_no_damage():
    state = position(ship("b1", "L8", 1), ship("b2", "L7", 2, task="repair"), forts=(fort("M8", 1),))
    state = replace(state, orders=(USUAL, Orders(shares="ask")))
    state, _ = does(state, "board b2 {b1}", 1, 6)
    assert state.todo[0].points == 3
    whole, _ = does(state, "0")
    assert (named(whole, "b2").strength, named(whole, "b2").task) == (3, "")
    hurt, _ = does(state, "1")
    assert (named(hurt, "b2").strength, named(hurt, "b2").task) == (2, "repair")


def test_ad69_a_boarding_counts_whatever_comes_of_it():
    assert does(position(ship("b1", "L8"), ship("b2", "L7")), "board b2 {b1}", 3, 4)[0].stirred


# ---------------------------------------------------------------- pearls


def test_ad42_ad43_pearls_are_moved_at_once_among_the_ships_involved():
    state = position(ship("s1", "L8", pearls=1, fresh=1), ship("g2", "L7", 1, pearls=1))
    state, _ = does(state, "board g2 {s1}", 1, 1)
    state, events = does(state, "4")
    assert strengths(state) == {"s1": 4, "g2": 2}
    assert state.todo[0] == Pearls(seat=0, number=22, winner=0, ships=(0, 1))
    moved, events = does(state, "2")
    assert [(one.pearls, one.fresh) for one in moved.ships] == [(2, 1), (0, 0)]
    assert told(events) == ["stowed"]
    other, _ = does(state, "0")
    assert [(one.pearls, one.fresh) for one in other.ships] == [(0, 0), (2, 1)]
    stay, events = does(state, "usual")
    assert [(one.pearls, one.fresh) for one in stay.ships] == [(1, 1), (1, 0)]
    assert told(events) == ["stowed"]


def test_ad42_pearls_from_the_sea_are_moved_first():
    state = position(ship("s1", "L8"), ship("g2", "L7", 1, pearls=2, fresh=1))
    state, _ = does(state, "board g2 {s1}", 1, 1)
    state, _ = does(state, "4")
    state, _ = does(state, "1")
    assert [(one.pearls, one.fresh) for one in state.ships] == [(1, 1), (1, 0)]


def test_ad43_pearls_of_a_lost_hull_go_to_the_first_with_room():
    state = position(ship("f1", "L8", pearls=1), ship("b1", "K7"), ship("b2", "L7", 1, pearls=1, fresh=1))
    state, _ = does(state, "board b2 {f1,b1}", 1, 1, 6)
    assert state.todo[0].points == 4
    state, events = does(state, "2 2")
    assert strengths(state) == {"f1": 2, "b1": 2, "b2": 0}
    assert [(one.pearls, one.fresh) for one in state.ships] == [(1, 0), (1, 1), (0, 0)]
    assert told(events) == ["shared", "stowed"], "there is no choice"


def test_ad43_ad63_pearls_that_fit_nowhere_are_sunk_where_their_hull_lay():
    both = ship("b1", "L8", pearls=1), ship("b2", "L7", 1, pearls=1)
    state, _ = does(position(*both), "board b2 {b1}", 1, 1)
    gone, events = does(state, "0")
    assert strengths(gone) == {"b1": 0, "b2": 2}
    assert told(events) == ["shared", "pearls-gone"]
    assert sum(one.pearls for one in gone.ships) == 1
    state, _ = does(position(*both, layout=water(coastal="L8")), "board b2 {b1}", 1, 1)
    dropped, events = does(state, "0")
    assert told(events) == ["shared", "pearls-dropped"]
    assert dropped.sea_pearls == ((at("L8"), 1),)


def test_ad43_ad63_all_lost_drop_their_pearls_each_in_its_cell():
    state, events = does(position(ship("b1", "A8", pearls=1), ship("b2", "B8", pearls=1)), "board b2 {b1}", 3, 4)
    assert told(events) == ["all-lost", "pearls-dropped", "pearls-gone"]
    assert state.sea_pearls == ((at("A8"), 1),)
