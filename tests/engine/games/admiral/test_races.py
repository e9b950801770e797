"""Mini-games 1 to 3 (AD-61), each to its ends, and by the letter (AD-70)."""

import pytest
from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral.scenario import SCENARIOS
from engine.games.admiral.state import State, Turn
from tests.engine.games.admiral.positions import named, told
from tests.engine.games.admiral.voyages import Winds, begun, cell, options, play, refused, where

PLACES = ("A1 B2", "L14 K13", "A14 B13", "L1 K2")


def raced(scenario: str, seats: int, *winds: str, **given) -> State:
    """A race in its first round, everybody in the middle cell of a port; no turn passes by itself."""
    state = begun(scenario, seats=seats, **given)
    state = replace(state, terms=replace(state.terms, automatic=False, doldrums=False))
    fleet = len(SCENARIOS[scenario].ship)
    places = [f"{place} {place.split()[1]}" if fleet == 2 else place for place in PLACES[:seats]]
    return play(state, *places, chance=Winds(*winds))[0]


def moved(state: State, **cells: str) -> State:
    """The state with ships elsewhere."""
    ships = [replace(one, cell=cell(state.layout, cells[one.id])) if one.id in cells else one for one in state.ships]
    return replace(state, ships=tuple(ships))


def end(state: State):
    return state.over and (state.over.how, state.over.winners)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ad61_in_turn_order_each_chooses_a_free_fort_and_puts_his_ships_in_its_port(seats):
    state = begun("mini3", seats=seats)
    assert options(state) == ["fort-a1", "fort-a14", "fort-l1", "fort-l14"]
    assert options(state, "fort-l14") == ["K13", "L13", "K14"]
    state, events = play(state, "L14 K13 K13")
    assert told(events)[:1] == ["placed"]
    if seats > 1:
        assert "fort-l14" not in options(state)
        state, _ = play(state, *["A1 A2 B1", "A14 A13 B13", "L1 L2 K1"][: seats - 1])
    assert state.round == 1
    assert [where(state, id) for id in ("f1", "b1")] == ["K13", "K13"]
    assert [state.forts[goal].id for goal in state.goals] == ["fort-a1", "fort-l14", "fort-l1", "fort-a14"][:seats]


def test_ad61_a_fort_is_chosen_once():
    state, _ = play(begun("mini1", seats=2), "A1 B2")
    assert refused(state, "A1") in ("fort-taken", "no-such-move")


def test_ad61_layout_and_terms():
    for id, least, racers in (("mini1", 3, "b"), ("mini2", 3, "b"), ("mini3", 0, "b")):
        filed, terms = SCENARIOS[id], begun(id, seats=1).terms
        assert filed.players == (1, 2, 3, 4)
        assert set(filed.reefs) == {"D4", "I4", "D11", "I11", "B7", "K8"}
        assert {fort.at: fort.goal for fort in filed.fort} == {"A1": "L14", "L14": "A1", "A14": "L1", "L1": "A14"}
        assert (terms.least, terms.racers, terms.rounds, terms.quiet) == (least, racers, 60, 0)
        assert (terms.fire, terms.board, terms.repair) == (False, False, False)
    assert begun("mini1", seats=1).terms.force == (0, 24, 0)


def test_ad61_who_ends_a_move_in_the_opposite_corner_s_port_wins():
    state = moved(raced("mini1", 1, "E fresh"), b1="H13")
    state, events = play(state, "b1 K13")
    assert told(events) == ["sailed", "arrived"]
    assert end(state) == ("arrived", (0,))
    assert admiral.outcome(state).places == ((0,),)


def test_ad61_passing_does_not_count():
    state = moved(raced("mini1", 1, "N fresh"), b1="K9")
    forts = (*state.forts[:3], replace(state.forts[3], cell=cell(state.layout, "L12"), id="fort-l12"))
    state, events = play(replace(state, forts=forts), "b1 K14")
    assert told(events) == ["sailed"]


def test_ad61_whoever_arrives_in_the_same_round_shares_the_win():
    state, _ = play(moved(raced("mini1", 2, "E fresh"), b1="H13", b2="E2"), "b1 K13")
    assert state.over is None
    assert state.arrived == (0,)
    state = replace(state, wind=replace(state.wind, towards=6))
    state, _ = play(state, "end", "b2 B2")
    assert end(state) == ("arrived", (0, 1))
    assert admiral.outcome(state).places == ((0, 1),)


def test_ad61_the_round_is_played_to_its_end():
    state = moved(raced("mini1", 2, "N fresh"), b1="K10")
    state, _ = play(state, "b1 K13", "end", "end")
    assert end(state) == ("arrived", (0,))
    last = moved(raced("mini1", 2, "N fresh"), b2="A6")
    last, _ = play(replace(last, wind=replace(last.wind, towards=4)), "end", "b2 A2")
    assert end(last) == ("arrived", (1,))  # nobody comes after him


def test_ad70_by_the_letter_the_first_to_arrive_wins_alone():
    state = moved(raced("mini1", 2, "N fresh", printed=True), b1="K10")
    state, _ = play(state, "b1 K13")
    assert end(state) == ("arrived", (0,))


def test_ad61_reefs_hurt_a_sunk_ship_is_out_and_the_others_go_on():
    state = moved(raced("mini2", 3, "N storm"), b1="D3")
    state = replace(state, ships=tuple([replace(one, strength=2) if one.id == "b1" else one for one in state.ships]))
    state, events = play(state, "b1 D3")
    assert told(events)[:2] == ["wrecked", "out"]
    assert (state.out, state.mover, state.over) == ((0,), 1, None)
    assert admiral.view(state, None).out == (0,)


def test_ad61_a_drift_into_the_goal_s_port_counts_and_she_may_stop_there():
    state = moved(raced("mini2", 1, "N storm"), b1="K12")
    assert options(state, "b1") == ["K13", "K14"]
    state, events = play(state, "b1 K13")
    assert told(events) == ["drifted", "arrived"]


def test_ad61_frigates_block_and_do_not_arrive():
    state = moved(raced("mini3", 2, "N fresh"), f1="K10", b1="K9", f2="H3", b2="H4")
    assert refused(state, "b1 K11") == "barred"
    state, _ = play(state, "f1 K13")
    assert state.arrived == ()


def test_ad61_the_brig_sunk_her_frigate_is_removed():
    state = moved(raced("mini3", 2, "N storm"), b1="D3", f1="G3")
    weak = tuple([replace(one, strength=1) if one.id == "b1" else one for one in state.ships])
    state, _ = play(replace(state, ships=weak), "b1 D3")
    assert where(state, "f1") == "-"
    assert state.out == (0,)


def test_ad61_all_out_nobody_wins():
    state = moved(raced("mini2", 2, "N storm"), b1="D3", b2="I3")
    weak = tuple([replace(one, strength=1) for one in state.ships])
    state, _ = play(replace(state, ships=weak), "b1 D3", "b2 I3")
    assert end(state) == ("sunk", ())
    assert admiral.outcome(state).places == ((), (1,), (0,))


@pytest.mark.parametrize(("seats", "places"), [(1, ((), (0,))), (2, ((0, 1),)), (4, ((0, 1, 2, 3),))])
def test_ad61_ad69_a_race_ends_as_a_draw_after_60_rounds(seats, places):
    state = replace(raced("mini1", seats), round=60, turn=60 * seats)
    while state.over is None:
        assert isinstance(state.todo[0], Turn)
        state, _ = play(state, "end")
    assert end(state) == ("rounds", ())
    assert admiral.outcome(state).places == places


def test_ad61_any_distance_in_mini_game_3():
    state = raced("mini3", 1, "N fresh")
    assert {"B3", "B4"} <= set(options(state, "b1"))
    assert named(state, "b1").strength == 3
