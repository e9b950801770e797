"""A turn: the wind, sailing, stops, shots, and one work at its end (PB-10, AS-3, AS-5, AS-6, AS-10 to AS-17)."""

import pytest

from engine.games import piratebay
from engine.games.piratebay.board import CELLS, ISLETS, LAND, SEA, TREASURES
from engine.sailing import wind
from engine.sailing.orders import Orders
from engine.sailing.sea import NAMES
from tests.engine.games.piratebay.positions import Rolls, asked, build, options, play, read, refused, works
from tests.engine.sailing.positions import at, card, said, ship_of, where


def reach(state):
    return [token for token in options(state) if token[-1].isdigit()]


@pytest.mark.parametrize("strength", ["strong", "medium", "light"])
@pytest.mark.parametrize("blows", ["N", "SE"])
def test_as3_as5_every_course_reaches_its_range_in_order_of_courses_nearest_first(blows, strength):
    state = build("f1 K3 N", blows=f"{blows} {strength}")
    ranges = wind.ranges(card(blows, strength), "printed")
    expected = []
    for course in range(8):
        for cell in SEA.ways[at("K3")][course][: ranges[course]]:
            if LAND >> cell & 1:
                break
            expected.append(CELLS[cell].token)
    assert reach(state) == expected
    assert [token for token in options(state) if token in NAMES] == [name for name in NAMES if name != "N"]
    assert piratebay.view(state, 0).wind.ranges == ranges


def test_pb10_a_turn_begins_with_a_wind_card():
    state, events = play(build("f1 K3 N", blows="N strong"), "end")
    assert said(events) == ["stayed", "wind"]
    assert (state.winds.bit_count(), state.mover, state.turn) == (22, 1, 101)
    state, _ = play(build("f1 K3 N", winds=0), "end")
    assert state.winds.bit_count() == 23  # used up: all 24 again (AS-3)


def test_pb10_ships_sail_on_water_only():
    state = build("f1 D6 N", blows="E strong")
    assert not {"E6", "E7", "E5"} & set(reach(state))
    assert [refused(state, move) for move in ("E6", "G6")] == ["which-work", "barred"]
    assert refused(build("f1 C8 N", blows="W strong"), "A8") == "barred"  # an islet
    assert "G6" in reach(build("f1 J6 N", blows="W strong"))  # through the mouth into the bay
    assert not any(LAND >> at(token) & 1 for token in reach(build("f1 G6 N", blows="E strong")))
    assert all(LAND >> cell & 1 for cell in TREASURES)
    assert all(LAND >> islet.land & 1 and not LAND >> islet.anchor & 1 for islet in ISLETS)


def test_pb10_other_ships_bar_the_way_and_are_boarded():
    state = build("f1 J3 N", "f2 J5 N")
    assert [token for token in reach(state) if token[0] == "J"] == ["J4", "J5"]
    assert refused(state, "J6") == "barred"


def test_pb14_a_merchant_can_not_be_crossed():
    state = build("f1 I7 N")
    assert [token for token in reach(state) if token[0] == "I"] == ["I8", "I9"]
    assert refused(state, "I10") == "barred"
    assert "I10" in reach(build("f1 I7 N", taken="I9"))


def test_as5_the_course_becomes_the_heading_and_stays():
    state, events = play(build("f1 I2 N"), "K4")
    assert (said(events), where(state, "f1"), NAMES[ship_of(state, "f1").heading]) == (["sailed"], "K4", "NE")
    assert not events[0].reveals
    assert asked(state) == (0, "stop")
    assert options(state) == ["on", "end"]
    assert refused(state, "N") == "unreadable"
    assert options(state, "on") == ["L5"]  # M6 is land


def test_as5_the_range_counts_from_the_start_of_the_turn():
    state, _ = play(build("f1 K2 N", blows="N medium"), "K4")
    assert options(state, "on") == ["K5", "K6", "K7"]
    state, events = play(state, "on K6")
    assert said(events) == ["sailed"]
    assert options(state, "on") == ["K7"]
    view = piratebay.view(state, 1)
    assert [[cell.token for cell in track.cells] for track in view.tracks] == [["K2", "K3", "K4", "K5", "K6"]]


def test_as5_she_may_turn_on_the_spot_and_sail_on_then():
    state, events = play(build("f1 K2 N"), "E")
    assert (said(events), where(state, "f1"), NAMES[ship_of(state, "f1").heading]) == (["turned"], "K2", "E")
    assert options(state, "on") == ["L2", "M2", "N2", "O2"]
    assert refused(build("f1 K2 N"), "N") == "heading"


def test_pb10_what_is_out_of_reach_is_refused_with_the_reason():
    state = build("f1 K2 N", blows="N light")
    assert [refused(state, move) for move in ("L4", "K6", "K9")] == ["straight", "range", "range"]
    assert refused(state, "NE9") == "range"
    state, _ = play(state, "K3")
    assert [refused(state, move) for move in ("on L3", "on K9")] == ["straight", "range"]


def test_pb10_who_has_sailed_is_asked_also_where_nothing_is_left_to_do():
    """So that it can be taken back."""
    state, events = play(build("f1 K2 N", blows="N light"), "K5")
    assert (said(events), asked(state), options(state)) == (["sailed"], (0, "stop"), ["end"])


def test_pb10_a_treasure_cell_beside_the_ship_is_no_way_but_a_work_whose_name_is_missing():
    state = build("f1 H4 N", tiles="H5=gold")
    assert [refused(state, move) for move in ("H5", "G5", "H6")] == ["which-work", "which-work", "barred"]
    state, _ = play(state, "W")
    assert [refused(state, move) for move in ("H5", "G4", "H3")] == ["which-work", "on", "abeam"]
    state, _ = play(build("f1 H3 N", tiles="H5=gold"), "H4")
    assert refused(state, "H6") == "abeam", "land bars the way on"


def test_as2_a_cell_may_be_written_by_course_and_distance():
    state = build("f1 K2 N")
    assert read(state, "NW2") == read(state, "I4")
    assert read(state, "N+3") == read(state, "K5")
    state, _ = play(state, "K3")
    assert read(state, "on N+2") == read(state, "on K5")


def test_as10_as13_as16_at_a_stop_a_ship_fires_abeam_and_is_answered():
    state, events = play(build("f1 K2 N", "f2 L4 N", "f3 J4 S", seats=3), "K4")
    assert options(state) == ["J4", "L4", "on", "end"]
    assert options(state, "L4") == ["1", "2"]
    state, events = play(state, "L4 1", dice=Rolls(1, 6, 1, 2, 6))
    assert said(events) == ["shot-missed", "answer-missed"]
    assert options(state, "L4") == ["1"]
    state, events = play(state, "L4 1", dice=Rolls(6, 1))
    assert said(events) == ["shot-hit"]  # her shots on that side are used up
    assert options(state) == ["J4", "on", "end"]
    state, events = play(state, "J4 2", dice=Rolls(6, 6, 1, 1, 1, 6))
    assert said(events) == ["shot-hit", "answer-missed"]
    assert options(state) == ["on", "end"]
    assert refused(state, "J4 1") == "abeam"
    assert [ship_of(state, id).masts for id in ("f1", "f2", "f3")] == [2, 1, 1]


def test_as13_a_target_that_is_not_abeam_turns_and_orders_decide():
    _, events = play(build("f1 K2 N", "f2 L4 E"), "K4", "L4 1", dice=Rolls(1, 6))
    assert said(events) == ["sailed", "shot-missed", "bears"]
    hold = {1: Orders(returning="hold", turn=False)}
    _, events = play(build("f1 K2 N", "f2 L4 E", orders=hold), "K4", "L4 1", dice=Rolls(1, 6))
    assert said(events) == ["sailed", "shot-missed"]
    _, events = play(build("f1 K2 N", "f2 L4 N", orders=hold), "K4", "L4 1", dice=Rolls(1, 6))
    assert said(events) == ["sailed", "shot-missed", "held"]


def test_as10_the_present_heading_is_offered_where_something_lies_abeam():
    state = build("f1 K2 N", "f2 L2 N")
    assert "N" in options(state)
    state, events = play(state, "N")
    assert (said(events), options(state)) == (["stands"], ["L2", "on", "end"])


def test_as17_shots_are_counted_anew_at_the_start_of_each_turn():
    state, _ = play(build("f1 K2 N port=2", "f2 L4 N port=1"), "K4", "L4 2", "end", dice=Rolls(1, 1, 6, 1, 6))
    assert [(ship.port, ship.starboard) for ship in state.ships] == [(0, 0), (0, 0)]


def test_pb10_where_nothing_is_left_to_do_after_a_fight_the_turn_is_over():
    state, _ = play(build("f1 K2 N", "f2 L2 N", "f3 K3 N", seats=3, blows="S strong"), "N")
    assert options(state) == ["L2", "end"]  # dead against the wind
    state, events = play(state, "L2 2", dice=Rolls(6, 6, 1, 1, 1, 6))
    assert said(events) == ["shot-hit", "answer-missed", "wind"]
    assert asked(state) == (1, "turn")


def test_pb10_one_work_ends_the_turn():
    state = build("f1 I4 N", tiles="H5=gold", heaps="H5=1g", holds="0=1c")
    assert works(state) == ["explore", "load", "unload"]
    for move in ("explore", "load H5", "unload H5 0 1"):
        after, events = play(state, move)
        assert (said(events)[-1], asked(after)) == ("wind", (1, "turn"))


def test_pb10_works_are_done_after_sailing_too_and_then_the_turn_is_over():
    state, _ = play(build("f1 I2 N", heaps="H5=2g"), "I4")
    assert options(state) == ["on", "load", "end"]
    state, events = play(state, "load H5")
    assert said(events) == ["loaded"]
    assert options(state) == ["H5", "end"]  # neither on nor another work
    state, events = play(state, "end")
    assert said(events) == ["ended", "wind"]


def test_pb10_only_one_who_has_something_to_do_there_is_asked_for_works():
    assert works(build("f1 I4 N")) == []
    assert refused(build("f1 I4 N"), "explore") == "nothing-to-explore"
    assert refused(build("f1 I4 N"), "load") == "nothing-to-load"
    assert refused(build("f1 I4 N"), "unload") == "empty-hold"
    assert refused(build("f1 K3 N", holds="0=1g"), "unload") == "no-shore"
