"""What is done for a seat whose time is up, and how it fares."""

from random import Random
from statistics import median

import pytest

from engine import autopilot, walk
from engine.games import piratebay
from engine.games.piratebay.board import ISLETS, SEA, bay
from engine.games.piratebay.options import Options
from engine.games.piratebay.worth import leagues
from engine.sailing.orders import Orders
from engine.seating import Setup
from engine.tokens import write_path
from tests.engine.games.piratebay.positions import Rolls, build, left, play
from tests.engine.sailing.positions import at, ship_of, where

HALF = Options(length="half")


def does(state, seat=0):
    return write_path(piratebay.default(state, seat).path)


def after(state, moves=1, chance=None):
    """The position after so many moves by default of whoever is asked."""
    for _ in range(moves):
        state, _ = play(state, does(state, min(piratebay.pending(state))), dice=chance or Random(1))
    return state


def test_nobody_does_anything_without_owing_it():
    state = build("f1 K3 N")
    assert piratebay.default(state, 1) is None
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seats"):
            piratebay.default(state, seat)


def test_it_answers_whatever_is_asked():
    state = piratebay.new(Setup(3, 0), Options(islets="choose"), Random(1))
    assert does(state) == "H2"
    state, _ = left(build(seats=3), 0)
    assert does(state, 1) == "wind"
    for asker, dice in ((0, (6, 1, 6, 1)), (1, (1, 6, 1, 6))):
        orders = {1: Orders(prizes="ask")}
        state = build("f1 J3 N", "f2 J5 E", holds="0=1g2c 1=2g2c", orders=orders)
        state, _ = play(state, "J5", dice=Rolls(*dice))
        assert does(state, asker) == "3"  # the most valuable


def test_pb20_it_explores_what_is_near():
    state = build("f1 F4 E", tiles="E5=gold F5=cannon G5=gold E6=gold")
    assert does(state) == "explore E5"
    state, _ = play(state, "explore E5")
    assert does(state) == "F5"
    state = build("f1 I2 N", tiles="G5=gold H5=gold G8=gold H8=gold", taken="I9 L9 I12 L12")
    state = after(state)
    assert where(state, "f1") in ("I4", "H4", "G4")
    assert does(state).startswith("explore")


def test_pb20_it_never_turns_up_a_known_mark():
    assert does(build("f1 F4 E", tiles="E5=mark", known="E5", blows="N light")).split()[0] != "explore"
    state = build("f1 F4 E", tiles="E5=mark F5=gold G5=gold", known="E5")
    assert does(state) == "explore F5"
    state, _ = play(state, "explore F5", "G5")
    assert piratebay.view(state, None).asked == "explore"
    assert does(state) == "end"


def test_pb21_pb23_it_loads_what_lies_there_the_best_first():
    assert does(build("f1 F4 E", heaps="E5=1g F5=2c")) == "load all"
    assert does(build("f1 F4 E", heaps="E5=3c F5=1g3c")) == "load F5 gold"
    assert does(build("f1 F6 E", heaps="E5=4c", order="F6")) == "load order"
    state, _ = play(build("f1 F4 E", heaps="E5=3c F5=1g3c"), "load F5 gold")
    assert does(state) == "E5 cannon"


@pytest.mark.parametrize("cell", ["F4", "K10", "Q10"])
def test_pb22_it_goes_home_when_full_and_unloads(cell):
    state = build(f"f1 {cell} E", holds="0=2g2c", heaps="G5=4g")
    home = leagues(bay(""), ISLETS[state.islets[0]].land)
    before = home[ship_of(state, "f1").cell]
    assert home[ship_of(after(state), "f1").cell] < before
    assert does(build("f1 B8 E", holds="0=3c", heaps="E5=4g")) == "unload"


def test_pb13_it_goes_to_its_anchor_when_hurt():
    state = build("f1 F3 E masts=1", blows="W medium")
    anchor = at("B8")
    state = after(state)
    assert SEA.apart[ship_of(state, "f1").cell][anchor] < SEA.apart[at("F3")][anchor]


def test_pb12_it_robs_who_is_weaker_and_laden():
    assert does(build("f1 J3 N", "f2 J5 E masts=1", holds="1=3g")) == "J5"
    for weak in (
        build("f1 J3 N masts=1", "f2 J5 E", holds="0=3g 1=1c"),
        build("f1 J3 N", "f2 J5 E", holds="0=3g"),
    ):
        assert does(weak) != "J5"


def test_as12_it_fires_where_it_is_worth_it():
    state, _ = play(build("f1 K2 N", "f2 L4 E masts=1", holds="1=3g"), "K4")
    assert does(state) == "L4 2"
    state, _ = play(build("f1 K2 N masts=1", "f2 L4 N", holds="0=3g"), "K4")
    assert not does(state).startswith("L4")


def test_pb14_it_takes_merchants_with_an_empty_hold_only():
    assert does(build("f1 I7 N")) == "I9"
    assert does(build("f1 I7 N", holds="0=2g1c")) != "I9"


def test_it_does_not_idle_where_something_is_to_be_fetched():
    state = build("f1 B3 E", tiles="P13=gold", taken="I9 L9 I12 L12", blows="E strong")
    goal = leagues(bay(""), at("P13"))
    assert goal[ship_of(after(state), "f1").cell] < goal[at("B3")]


def game(seed, by, options=HALF):
    rng = Random(seed)
    state = piratebay.new(Setup(len(by)), options, rng)
    while waiting := piratebay.pending(state):
        seat = min(waiting)
        state, _ = piratebay.apply(
            state,
            seat,
            autopilot.action(piratebay, state, seat)
            if by[seat] == "default"
            else walk.random_action(piratebay, state, seat, rng),
            rng,
        )
    piratebay.check(state)
    return state, piratebay.outcome(state).places[0]


def test_it_beats_chance():
    won = sum(game(seed, ("default", "random"))[1] == (0,) for seed in range(6))
    won += sum(game(seed, ("random", "default"))[1] == (1,) for seed in range(6))
    assert won == 12


@pytest.mark.parametrize(
    ("seats", "options", "least", "most"), [(2, HALF, 30, 70), (4, HALF, 35, 75), (8, Options(), 50, 100)]
)
def test_among_itself_it_fetches_all_in_time(seats, options, least, most):
    games = [game(seed, ("default",) * seats, options)[0] for seed in range(6)]
    assert {state.over.how for state in games} == {options.length.replace("full", "all")}
    assert least <= median(state.turn for state in games) <= most
    assert max(state.lost.total for state in games) <= 12
