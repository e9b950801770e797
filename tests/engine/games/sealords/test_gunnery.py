"""Shots and shields (SL-33, SL-34)."""

import pytest


def test_sl33_the_first_enemy_battle_ship_is_set_alight(position, play, options, ids, at):
    state = position("A2:L4 A3:D5* A4:D6 A5:D7 C1:D4", hand=(3, 2, 2), mines="B1")
    state, _ = play(state, "3@A1")
    notes = options(state)
    assert list(notes) == ["N", "E", "S", "W"]
    assert notes["N"].id == "sealords-note-shot-burnt"
    assert notes["S"].id == "sealords-note-shot-nothing"
    north, events = play(state, "N")  # over an own and a burning ship
    assert ids(events) == ["shot-burnt"]
    assert north.ships[at["A4"]].burning
    assert not north.ships[at["A5"]].burning
    assert not north.battle[1] >> at["A4"] & 1
    east, _ = play(state, "E")  # over a mine
    assert east.ships[at["C1"]].burning
    assert east.plain == state.plain


def test_sl33_a_shot_may_be_aimed_where_it_hits_nothing(position, play, ids):
    state, events = play(position("A4:D6", hand=(3, 2, 2)), "3@A1", "E")
    assert ids(events)[-1] == "shot-nothing"
    assert not state.burning


def test_sl33_a_shot_that_can_change_nothing_is_not_asked(position, play, ids):
    _, events = play(position("A4:Dm01 B1:L4 B2:D4", hand=(3, 2, 2)), "3@A1")
    assert ids(events) == ["laid", "vp", "idle"]


def test_sl33_a_mercenary_ends_the_shot_and_keeps_its_shields(position, play, ids, at):
    state = position("A3:Dm01+1 A5:D6 C1:D4", hand=(3, 2, 2))
    state, events = play(state, "3@A1", "N")
    assert ids(events)[-1] == "shot-mercenary"
    assert state.ships[at["A3"]].shields == 1
    assert not state.ships[at["A5"]].burning


def test_sl33_a_shield_is_shot_off_first(position, play, ids, at):
    state = position("A3:D5+2", hand=(3, 2, 2))
    assert state.shields == 5
    state, events = play(state, "3@A1", "N")
    assert ids(events)[-1] == "shot-shield"
    assert state.ships[at["A3"]].shields == 1
    assert state.shields == 6
    assert not state.burning


def test_sl33_a_burning_ship_cannot_be_hit_again(position, play, ids):
    _, events = play(position("A3:D5*", hand=(3, 2, 2)), "3@A1")
    assert ids(events) == ["laid", "vp", "idle"]


def test_sl33_diagonal_cells_shoot_diagonally(position, play, options, at):
    state = position("D4:D5 F2:D6 E2:D7", sea="E1:D", hand=(2, 4, 6))
    state, _ = play(state, "2@E1")
    assert list(options(state)) == ["NE", "SE", "SW", "NW"]
    assert options(state)["NE"].id == "sealords-note-shot-burnt"
    state, _ = play(state, "NE")
    assert state.ships[at["F2"]].burning


def test_sl33_m06_fires_into_the_four_neighbouring_cells(position, play, ids, at):
    state = position("D2:L4 E3:D5 D4:D6+1 C3:D7* B3:D8 D3:D9*", coins=(3, 0), market=("m06",))
    state, events = play(state, "m06@D3")
    assert sorted(ids(events)) == ["discarded", "hired", "shot-burnt", "shot-shield"]
    assert state.ships[at["E3"]].burning
    assert state.ships[at["D4"]].shields == 0
    assert not state.ships[at["B3"]].burning  # two cells away, behind a burning ship


@pytest.mark.parametrize(("card", "courses"), [("m07", ["E", "W"]), ("m08", ["NE", "SE", "SW", "NW"])])
def test_sl33_each_shot_of_a_pair_has_its_own_direction(position, play, options, card, courses):
    state = position("A1:D5 E1:D6 F3:D2 B3:D3", coins=(4, 0), market=(card,))
    state, _ = play(state, f"{card}@D1")
    assert list(options(state)) == courses
    state, _ = play(state, courses[0])
    assert list(options(state)) == courses


def test_sl33_the_second_shot_passes_the_ship_just_set_alight(position, play, at):
    state = position("E1:D5 F1:D6", coins=(4, 0), market=("m07",))
    state, _ = play(state, "m07@D1", "E", "E")
    assert state.ships[at["E1"]].burning
    assert state.ships[at["F1"]].burning


def test_sl34_shields_lie_on_a_ship_and_protect_that_ship_alone(position, play, at):
    state = position("A4:D5+1 C1:D6", hand=(3, 2, 2))
    state, _ = play(state, "3@A1", "E")
    assert state.ships[at["C1"]].burning
    assert state.ships[at["A4"]].shields == 1
    assert state.shields == 6


def test_sl34_shields_of_a_discarded_ship_go_to_the_supply(position):
    from engine.games.sealords.state import Ship, with_discarded

    state = position("A1:L4+2")
    assert with_discarded(state, Ship(0, 4, None, 2)).shields == state.shields + 2
