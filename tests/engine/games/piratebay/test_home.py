"""Ships that are sunk, where they lie then, and masts regained (PB-11 to PB-13, PB-23)."""

import pytest

from engine.games import piratebay
from engine.games.piratebay.board import CELLS, ISLETS, MERCHANTS, bay
from engine.games.piratebay.home import berths
from engine.games.piratebay.options import Options
from engine.sailing.sea import NAMES
from tests.engine.games.piratebay.positions import Rolls, asked, build, cargo, left, options, play, works
from tests.engine.sailing.positions import at, said, ship_of, where


def shot(*dice, move="L4 2", **more):
    """The mover's f1 stops on K4 and fires at f2, who has one mast, on L4."""
    masts = more.pop("masts", 1)
    state, _ = play(build("f1 K2 N masts=2", f"f2 L4 N masts={masts}", **more), "K4")
    return play(state, move, dice=Rolls(*dice))


def test_pb11_a_ship_whose_masts_are_gone_is_at_her_anchor_again_with_both():
    state, events = shot(6, 6, 1)
    assert said(events) == ["shot-sunk", "home"]
    ship = ship_of(state, "f2")
    assert (where(state, "f2"), ship.masts, NAMES[ship.heading]) == ("M19", 2, "S")
    view = piratebay.view(state, None)
    assert (view.home, view.out) == ((1,), ())
    assert [one.acted for one in view.ships] == [False, True]
    assert [(wreck.ship, wreck.cell.token) for wreck in view.wrecks] == [("f2", "L4")]
    assert (view.tracks[-1].how, [cell.token for cell in view.tracks[-1].cells]) == ("home", ["L4", "M19"])


def test_pb11_she_acts_again_from_her_owner_s_next_turn():
    state, _ = shot(6, 6, 1)
    state, _ = play(state, "end")
    assert (asked(state), piratebay.view(state, None).home) == ((1, "turn"), ())
    assert len(options(state)) > 10


def test_pb11_she_answers_no_fire_until_the_turn_is_over():
    """The mover has sunk her beside himself: she lies on her anchor, abeam of him again."""
    state, _ = play(build("f1 N19 N", "f2 O19 N masts=1", blows="S strong"), "N")
    state, events = play(state, "O19 1", dice=Rolls(6, 1))
    assert said(events) == ["shot-sunk", "home"]
    assert where(state, "f2") == "M19"
    state, events = play(state, "M19 2", dice=Rolls(1, 1, 6))
    assert said(events) == ["shot-missed", "wind"]  # no answer, nor a turn
    assert NAMES[ship_of(state, "f2").heading] == "S"


def test_pb11_and_does_so_once_it_is():
    state = build("f1 N19 N", "f2 M19 S", blows="S strong")
    _, events = play(state, "N", "M19 1", dice=Rolls(1, 6, 1, 1, 6))
    assert said(events) == ["stands", "shot-missed", "answer-missed"]


def test_pb10_pb11_a_mover_who_is_sunk_by_an_answer_does_nothing_more():
    state = build("f1 K2 N masts=1", "f2 L4 N", holds="0=1g", heaps="M5=1g")
    state, events = play(state, "K4", "L4 1", dice=Rolls(1, 6, 6, 6, 1))
    assert said(events) == ["sailed", "shot-missed", "answer-sunk", "sunk-cargo", "home", "wind"]
    assert (where(state, "f1"), asked(state)) == ("B8", (1, "turn"))


def test_pb12_sunk_by_guns_her_cargo_leaves_the_game():
    state = build("f1 K2 N", "f2 L4 N masts=1", holds="0=1g 1=2g1c")
    before = state.lost
    state, events = play(state, "K4", "L4 2", dice=Rolls(6, 6, 1))
    assert said(events) == ["sailed", "shot-sunk", "sunk-cargo", "home"]
    assert (state.holds, state.lost - before) == ((cargo("1g"), cargo("")), cargo("2g1c"))
    haul = piratebay.view(state, None).hauls[-1]
    assert (haul.what, haul.seat, haul.cell.token, haul.gold, haul.cannons) == ("sunk", 1, "L4", 2, 1)
    assert piratebay.view(state, None).lost == (state.lost.gold, state.lost.cannons)


def test_pb12_a_mast_alone_costs_no_cargo():
    state, events = shot(6, 6, 1, 1, 1, 6, masts=2, holds="1=1g")
    assert said(events) == ["shot-hit", "answer-missed"]
    assert (ship_of(state, "f2").masts, state.holds[1]) == (1, cargo("1g"))


def test_pb23_the_order_goes_to_who_sinks_its_holder_by_guns():
    state, events = shot(6, 6, 1, order=1)
    assert said(events) == ["shot-sunk", "order-won", "home"]
    assert (state.order_of, state.order_at) == (0, -1)


def test_pb23_by_an_answer_too():
    state = build("f1 K2 N masts=1", "f2 L4 N", order=0)
    state, events = play(state, "K4", "L4 1", dice=Rolls(1, 6, 6, 6, 1))
    assert said(events) == ["sailed", "shot-missed", "answer-sunk", "order-won", "home", "wind"]
    assert state.order_of == 1


def test_as14_pb23_the_order_adds_one_to_each_die_of_its_holder():
    _, events = shot(2, 2, 5, 1, 1, 3, masts=2, order=0)  # 4 and 2 more against 5; 2 against 3 and 1 more
    assert said(events) == ["shot-hit", "answer-missed"]
    told = [dict(event.public.args) for event in events]
    assert [[one[name].value for name in ("bonus", "defence", "guard")] for one in told] == [[2, 5, 0], [0, 3, 1]]


def test_as14_pb23_so_it_does_for_who_is_fired_at():
    _, events = shot(3, 3, 6, 1, 1, 3, masts=2, order=1)  # 6 against 7; 2 and 2 more against 3
    assert said(events) == ["shot-missed", "answer-hit"]
    told = [dict(event.public.args) for event in events]
    assert [[one[name].value for name in ("bonus", "defence", "guard")] for one in told] == [[0, 6, 1], [2, 3, 0]]


def test_pb11_she_waits_on_the_nearest_water_cell_clockwise_from_n_where_the_anchor_is_taken():
    state = build("f1 K2 N", "f2 L4 N masts=1", "f3 M19 N", seats=3)
    state, _ = play(state, "K4")
    state, events = play(state, "L4 2", dice=Rolls(6, 6, 1))
    assert said(events) == ["shot-sunk", "waits"]
    ship = ship_of(state, "f2")
    assert (where(state, "f2"), ship.masts, NAMES[ship.heading]) == ("N20", 2, "S")  # M20, to the N, is the islet


def test_pb11_ships_that_wait_there_already_are_passed_over():
    state = build("f1 K2 N", "f2 L4 N masts=1", "f3 M19 N", "f4 N20 N", "f5 N19 N", seats=5)
    state, _ = play(state, "K4", "L4 2", dice=Rolls(6, 6, 1))
    assert where(state, "f2") == "N18"


@pytest.mark.parametrize(
    ("anchor", "order"),
    [
        ("M19", ["M19", "N20", "N19", "N18", "M18", "L18", "L19", "L20"]),
        ("B8", ["B8", "B9", "C9", "C8", "C7", "B7", "A7", "A9"]),
        ("H2", ["H2", "H3", "I3", "I2", "I1", "G1", "G2", "G3"]),
    ],
)
def test_pb11_the_waiting_cells_in_order(anchor, order):
    islet = next(number for number, islet in enumerate(ISLETS) if islet.anchor == at(anchor))
    cells = berths(bay(""), islet)
    assert [CELLS[cell].token for cell in cells[:8]] == order
    assert not set(cells) & set(MERCHANTS)
    assert len(set(cells)) == len(cells)


def test_pb11_steps_over_water_count_not_the_distance():
    """From B8 the inside of the island is far: its mouth lies on the other side."""
    (islet,) = [number for number, islet in enumerate(ISLETS) if islet.anchor == at("B8")]
    cells = [CELLS[cell].token for cell in berths(bay(""), islet)]
    assert cells.index("F7") > cells.index("J7")  # 4 columns off, and the way is longer


def test_pb13_a_ship_that_enters_her_anchor_cell_regains_all_masts():
    state, events = play(build("f1 B5 N masts=1"), "B8")
    assert said(events) == ["sailed", "mended"]
    assert ship_of(state, "f1").masts == 2
    assert not any(event.reveals for event in events)


def test_pb13_in_passing_too():
    state, events = play(build("f1 B5 N masts=1"), "B9")
    assert (said(events), ship_of(state, "f1").masts) == (["sailed", "mended"], 2)


def test_pb13_not_on_another_s_anchor_nor_beside_it_nor_without_need():
    for cell, into in (("B4", "B7"), ("B10", "B13")):
        state, events = play(build(f"f1 {cell} N masts=1"), into)
        assert (said(events), ship_of(state, "f1").masts) == (["sailed"], 1)
    assert said(play(build("f1 B5 N"), "B8")[1]) == ["sailed"]


def test_pb13_one_hit_while_lying_there_must_leave_and_return():
    state, events = play(build("f1 B8 N masts=1"), "E")
    assert (said(events), ship_of(state, "f1").masts) == (["turned"], 1)
    state, _ = play(build("f1 B8 N masts=1"), "B9")
    assert ship_of(state, "f1").masts == 1


def test_pb11_nobody_is_eliminated():
    state, _ = shot(6, 6, 1)
    assert state.out == ()
    assert state.over is None
    assert piratebay.view(state, 0).order == (0, 1)


def test_pb11_being_sent_home_ends_a_trap():
    state, _ = shot(6, 6, 1, trapped=(1,))
    assert state.trapped == ()
    state, events = play(state, "end")
    assert said(events) == ["ended", "wind"]
    state, _ = shot(6, 6, 1, 1, 1, 6, masts=2, trapped=(1,))
    assert state.trapped == (1,)


def test_pb27_a_ship_sent_home_in_the_first_turn_of_a_watch_acts_in_the_second():
    state = build("f1 K2 N masts=1", "f2 L4 N", options=Options(watch="two"))
    state, events = play(state, "K4", "L4 1", dice=Rolls(1, 6, 6, 6, 1))
    assert said(events)[-2:] == ["home", "wind"]
    assert (asked(state), state.glass, works(state)) == ((0, "turn"), 2, [])
    assert len(options(state)) > 10
    assert piratebay.view(state, None).home == ()


def test_pb28_the_anchor_of_who_left_is_free():
    state = build("f1 B5 N", seats=3, anchors="H2 B8 M19")
    state, _ = left(state, 1)
    state, events = play(state, "B8")
    assert (said(events), where(state, "f1"), where(state, "f2")) == (["sailed"], "B8", "-")
