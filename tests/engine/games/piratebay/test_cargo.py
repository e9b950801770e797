"""Loading, unloading and the order (PB-21 to PB-23)."""

import pytest

from engine.games import piratebay
from engine.values import Number, Seat
from tests.engine.games.piratebay.positions import Rolls, asked, build, cargo, options, play, refused, tile, works
from tests.engine.sailing.positions import said, ship_of

AT = "f1 F4 E"
"""Beside E5, F5 and G5."""


def heap(state, token):
    return state.heaps[tile(token)]


def test_pb21_treasures_face_up_on_the_cells_around_the_ship_are_loaded():
    state = build(AT, heaps="E5=1g F5=1g1c H5=1g", tiles="G5=gold")
    assert options(state, "load") == ["E5", "F5", "all"]
    assert refused(state, "load H5") == refused(state, "load G5") == "no-heap"
    state, events = play(state, "load E5")
    assert said(events) == ["loaded"]
    assert not events[0].reveals
    assert (state.holds[0], heap(state, "E5")) == (cargo("1g"), cargo(""))
    haul = piratebay.view(state, None).hauls[-1]
    assert (haul.what, haul.cell.token, haul.gold, haul.cannons, haul.order) == ("loaded", "E5", 1, 0, False)


def test_pb21_the_kind_is_asked_where_both_lie_on_a_cell():
    state = build(AT, heaps="F5=1g1c")
    assert options(state, "load F5") == ["gold", "cannon"]
    assert refused(state, "load F5") == "unfinished"
    assert play(state, "load F5 gold")[0].holds[0] == cargo("1g")
    state, _ = play(state, "load F5 cannon")
    assert (state.holds[0], heap(state, "F5")) == (cargo("1c"), cargo("1g"))


def test_pb21_three_at_most():
    state, _ = play(build(AT, heaps="E5=2g F5=2c"), "load E5", "E5", "F5")
    assert state.holds[0] == cargo("2g1c")
    assert asked(state) == (1, "turn")


def test_pb21_four_fit_into_a_hold():
    state, _ = play(build(AT, heaps="E5=3g", holds="0=2c"), "load E5")
    assert options(state) == ["E5", "end"]
    state, events = play(state, "E5")
    assert (state.holds[0], said(events), asked(state)) == (cargo("2g2c"), ["loaded", "wind"], (1, "turn"))
    full = build(AT, heaps="E5=3g", holds="0=4c")
    assert works(full) == ["unload"]
    assert refused(full, "load E5") == "nothing-to-load"


def test_pb21_one_may_end_before():
    state, _ = play(build(AT, heaps="E5=2g"), "load E5")
    assert (asked(state), options(state)) == ((0, "load"), ["E5", "end"])
    state, events = play(state, "end")
    assert (said(events), asked(state)) == (["ended", "wind"], (1, "turn"))


def test_pb21_all_at_once_where_it_fits():
    state, events = play(build(AT, heaps="E5=1g F5=1g1c"), "load all")
    assert said(events) == ["loaded-all", "wind"]
    assert dict(events[0].public.args) == {"seat": Seat(0), "gold": Number(2), "cannons": Number(1)}
    assert state.holds[0] == cargo("2g1c")
    hauls = [(haul.what, haul.cell.token, haul.gold, haul.cannons) for haul in piratebay.view(state, None).hauls]
    assert hauls == [("loaded", "E5", 1, 0), ("loaded", "F5", 1, 1)]
    assert "all" not in options(build(AT, heaps="E5=2g F5=1g1c"), "load")  # four pieces
    assert "all" not in options(build(AT, heaps="E5=1g F5=1g1c", holds="0=2c"), "load")
    assert "all" not in options(build(AT, heaps="E5=1g"), "load")  # that is E5
    state, _ = play(build(AT, heaps="E5=2g1c F5=1g"), "load E5 gold")
    assert "all" not in options(state)
    state, events = play(build(AT, heaps="E5=2g1c"), "load E5 gold", "all")
    assert (state.holds[0], said(events)) == (cargo("2g1c"), ["loaded", "loaded", "wind"])


@pytest.mark.parametrize("cell", ["F6", "G6", "G7", "F7"])
def test_pb23_the_order_is_picked_up_on_its_cell_or_next_to_it(cell):
    state, events = play(build(f"f1 {cell} E", order="F6"), "load")
    assert said(events) == ["order-taken", "wind"]
    assert (state.order_at, state.order_of) == (-1, 0)
    view = piratebay.view(state, 1)
    assert (view.order_at, view.order_of, view.scores) == (None, 0, (3, 0))
    assert (view.hauls[-1].what, view.hauls[-1].order) == ("loaded", True)
    assert works(build("f1 H6 E", order="F6")) == []


def test_pb23_on_top_of_three_and_with_a_full_hold():
    state, _ = play(build("f1 F6 E", heaps="E5=3g F5=1g", order="F6"), "load E5", "E5", "E5")
    assert (asked(state), options(state)) == ((0, "load"), ["order", "end"])
    state, events = play(state, "order")
    assert (said(events), state.holds[0], state.order_of) == (["order-taken", "wind"], cargo("3g"), 0)
    state, _ = play(build("f1 F6 E", heaps="E5=1g", holds="0=4c", order="F6"), "load")
    assert (state.order_of, state.holds[0]) == (0, cargo("4c"))
    state, events = play(build("f1 F6 E", heaps="E5=3g", order="F6"), "load all")
    assert said(events) == ["loaded", "order-taken", "wind"]
    state, _ = play(build("f1 F6 E", heaps="E5=3g", order="F6"), "load order")
    assert options(state) == ["E5", "all", "end"]


def test_pb23_it_is_no_cargo():
    state = build("f1 B7 E", order=0)
    assert works(state) == []  # nothing to unload
    state, _ = play(build("f1 B7 E", order=0, holds="0=1g"), "unload")
    assert (state.order_of, state.stores[0]) == (0, cargo("1g"))


def test_as14_pb23_its_holder_at_the_start_of_a_turn_has_one_more_range_but_dead_against_the_wind():
    plain, more = (piratebay.view(build("f1 K3 N", order=order), 0).wind.ranges for order in (1, 0))
    assert [two - one for one, two in zip(plain, more, strict=True)] == [1, 1, 1, 1, 0, 1, 1, 1]
    state, _ = play(build("f1 K3 N", order=1), "end")
    assert state.swift


def test_pb23_for_that_whole_turn_and_not_before_the_next():
    state = build("f1 F6 E", order="F6")
    state, _ = play(state, "load")
    assert not state.swift
    state, _ = play(state, "end")
    assert (state.mover, state.swift) == (0, True)
    won = build("f1 K3 N", "f2 L3 N masts=1", order=1)
    from_there = piratebay.view(won, 0).wind.ranges
    after, _ = play(won, "N", "L3 2", dice=Rolls(6, 6, 1))
    assert (after.order_of, piratebay.view(after, 0).wind.ranges) == (0, from_there)


@pytest.mark.parametrize("cell", ["A7", "B7", "B8", "B9", "A9"])
def test_pb22_next_to_the_own_islet_all_cargo_goes_ashore(cell):
    state, events = play(build(f"f1 {cell} E", holds="0=2g1c", stores="0=1c"), "unload")
    assert said(events) == ["landed", "wind"]
    assert (state.holds[0], state.stores[0]) == (cargo(""), cargo("2g2c"))
    view = piratebay.view(state, 1)
    assert view.scores == (6, 0)
    assert (view.hauls[-1].what, view.hauls[-1].cell.token) == ("landed", "A8")
    assert (view.stores[0].gold, view.stores[0].cannons) == (2, 2)


def test_pb22_not_next_to_another_s_islet_nor_two_cells_off():
    assert works(build("f1 B12 E", holds="0=1g")) == []
    assert works(build("f1 C8 E", holds="0=1g")) == []
    assert refused(build("f1 C8 E", holds="0=1g"), "unload") == "no-shore"


def test_pb22_next_to_a_treasure_cell_any_part_of_it():
    state = build(AT, holds="0=2g1c")
    assert options(state, "unload") == ["E5", "F5", "G5"]
    assert options(state, "unload F5") == ["0", "1", "2"]
    assert options(state, "unload F5 0") == ["1"]
    assert options(state, "unload F5 1") == ["0", "1"]
    state, events = play(state, "unload F5 1 1")
    assert (said(events), state.holds[0], heap(state, "F5")) == (["unloaded"], cargo("1g"), cargo("1g1c"))
    assert not events[0].reveals
    assert (asked(state), options(state)) == ((0, "unload"), ["E5", "F5", "G5", "end"])
    state, events = play(state, "E5")  # one gold chest: nothing to choose
    assert (said(events), heap(state, "E5"), asked(state)) == (["unloaded", "wind"], cargo("1g"), (1, "turn"))
    state, events = play(build(AT, holds="0=2g1c"), "unload F5 1 1", "end")
    assert (said(events)[1:], state.holds[0]) == (["ended", "wind"], cargo("1g"))


def test_pb22_any_number_on_a_cell():
    state, events = play(build(AT, holds="0=2g2c", heaps="F5=3g3c"), "unload F5 2 2")
    assert (said(events), heap(state, "F5")) == (["unloaded", "wind"], cargo("5g5c"))
    haul = piratebay.view(state, None).hauls[-1]
    assert (haul.what, haul.cell.token, haul.gold, haul.cannons) == ("unloaded", "F5", 2, 2)


def test_pb22_beside_a_face_down_tile_too():
    state, _ = play(build(AT, holds="0=1g", tiles="F5=cannon"), "unload F5")
    view = piratebay.view(state, 1)
    assert "F5" in [cell.token for cell in view.down]
    assert [(one.cell.token, one.gold, one.cannons) for one in view.heaps] == [("F5", 1, 0)]
    state, _ = play(state, "end")
    state, events = play(state, "explore F5")
    assert (said(events)[0], heap(state, "F5")) == ("cannon", cargo("1g1c"))


def test_pb20_pb22_what_lies_beside_a_mark_stays():
    state, events = play(build(AT, tiles="E5=mark", heaps="E5=1g"), "explore E5")
    assert (said(events), heap(state, "E5")) == (["mark", "home", "wind"], cargo("1g"))


@pytest.mark.parametrize(
    ("move", "why"),
    [("unload H5", "no-shore-there"), ("unload F5 3", "unreadable"), ("unload F5 0 0", "unreadable")],
)
def test_pb22_what_can_not_be_unloaded_is_refused(move, why):
    assert refused(build(AT, holds="0=2g1c"), move) == why


def test_pb22_what_is_ashore_is_safe_for_good():
    state = build("f1 B5 N masts=1", "f2 C5 N", mover=1, stores="0=2g", blows="S strong")
    state, _ = play(state, "N", "B5 2", dice=Rolls(6, 6, 1))
    assert (ship_of(state, "f1").masts, state.stores[0]) == (2, cargo("2g"))
