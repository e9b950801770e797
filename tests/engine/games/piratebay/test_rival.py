"""Computer opponents: what they weigh, and that they go by nothing that is hidden."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.cli.playout import play as played
from engine.chance import Seeded
from engine.game import Action
from engine.games import piratebay
from engine.games.piratebay import rival
from engine.games.piratebay.board import SEA, bay
from engine.games.piratebay.options import Options
from engine.games.piratebay.outlook import Outlook, stops
from engine.games.piratebay.passage import near, turns
from engine.games.piratebay.perils import Perils
from engine.games.piratebay.rival import LEVELS
from engine.games.piratebay.state import Cargo, Turn
from engine.sailing.sea import COURSES
from engine.setups import usual_setup
from engine.tokens import write_path
from engine.values import Cell
from tests.engine.games.piratebay.positions import build
from tests.playing import random_position, usual_position, varied_options
from tests.rivalry import played as won_of

BAY = bay("")


def at(text):
    return SEA.cells.index(Cell("ABCDEFGHIJKLMNOPQRST".index(text[0]), int(text[1:]) - 1))


@pytest.fixture
def hasty(monkeypatch):
    """The hardest plays out in two worlds: much quicker, and the same otherwise."""
    monkeypatch.setattr(rival, "WORLDS", 2)


def does(state, level="hard", seat=0):
    return write_path(piratebay.hooks.think(state, seat, level, Random(1))[0].path)


def test_turns_are_at_least_one_and_more_the_farther_it_is():
    home = near(BAY, BAY.islets[0].land)
    found = turns(BAY, home)
    assert all(found[cell] == 1 for cell in home)
    assert all(turn >= 1 for turn in found)
    assert found[at("H4")] < found[at("J10")] < found[at("J19")]


def test_turns_are_the_same_from_all_sides_of_the_sea():
    """The quarters are one, turned (PB-1)."""
    south, west = turns(BAY, frozenset([at("I3")])), turns(BAY, frozenset([at("C12")]))
    assert south[at("I6")] == west[at("F12")]
    assert south[at("B8")] == west[at("H19")]


def test_each_treasure_cell_is_beside_a_stop():
    assert {place for cell in stops(BAY) for place in BAY.shores[cell]} == set(range(len(BAY.treasures)))


def test_cargo_is_worth_more_the_nearer_home_it_is():
    outlook = Outlook(build("f1 J3 N"), 0)
    far, close = (outlook.value(at(cell), Cargo(2, 2), outlook.trove) for cell in ("D4", "B9"))
    assert far < close


def test_a_turn_is_worth_less_when_little_is_left():
    rich, poor = (
        Outlook(build("f1 J3 N", tiles=tiles, known="O16 P16"), 0) for tiles in ("E5=gold F5=gold G5=gold", "E5=cannon")
    )
    assert rich.turn > poor.turn


def test_who_thinks_of_others_counts_on_less_of_her_cargo_the_more_there_are():
    two, three = build("f1 J3 N"), build("f1 J3 N", seats=3)
    alone, few, many = Outlook(two, 0, careful=False), Outlook(two, 0), Outlook(three, 0)
    assert alone.safe[at("D4")] == 1 > few.safe[at("D4")] > many.safe[at("D4")]


def test_pb27_what_is_turned_up_stays_for_the_second_turn_of_a_watch():
    found = [Outlook(replace(build("f1 J3 N", "f2 J10 E"), watch=2, glass=glass), 0).stays_now for glass in (1, 2)]
    assert found[0] == 1 > found[1]


def test_pb27_others_do_nothing_between_two_turns_of_a_watch():
    state = replace(build("f1 J3 N", "f2 J5 E", holds="0=4g"), watch=2)
    ship = state.ships[0]
    risks = []
    for glass in (1, 2):
        now = replace(state, glass=glass)
        risks.append(Perils(now, Outlook(now, 0), careful=True).at(ship, Cargo(4, 0)))
    assert risks[0] == 0 > risks[1]


def test_pb22_cargo_beside_the_own_islet_is_landed():
    for level in ("medium", "hard"):
        assert does(build("f1 B9 N", holds="0=2g2c"), level) == "unload"


def test_pb20_a_laden_ship_does_not_look_for_marks():
    """Two of five tiles that nobody knows are marks, and all would be lost."""
    tiles = "E5=gold F5=gold G5=gold"
    assert not does(build("f1 F4 E", tiles=tiles, holds="0=2g1c")).startswith("explore")
    assert does(build("f1 F4 E", tiles=tiles, known="O16 P16")).startswith("explore")


def test_pb12_who_has_nothing_to_lose_boards_who_is_laden():
    assert does(build("f1 J3 N", "f2 J5 E", holds="1=4g")) == "J5"
    assert does(build("f1 J3 N", "f2 J5 E", holds="0=4g")) != "J5"


@pytest.mark.parametrize("level", LEVELS)
def test_it_goes_by_nothing_that_is_hidden(level):
    """In all worlds that its seat can't tell apart it does the same: hidden tiles are counted by their odds (PB-2)."""
    for seed in range(6):
        state, _ = usual_position(piratebay, Random(seed), 20 * seed, Options())
        seat = state.mover
        worlds = [piratebay.redeal(state, seat, Seeded(f"world/{number}")) for number in range(3)]
        done = [piratebay.hooks.think(world, seat, level, Seeded("think")) for world in worlds]
        assert done[0] == done[1] == done[2]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_what_it_does_is_legal_in_random_positions_with_all_options(level, hasty):
    for seed in range(40):
        rng = Random(seed)
        state, _ = random_position(piratebay, rng, 6 * seed, varied_options(piratebay, rng))
        for seat in piratebay.pending(state):
            world = piratebay.redeal(state, seat, Seeded("world"))
            (action,) = piratebay.hooks.think(world, seat, level, Seeded("think"))
            piratebay.apply(state, seat, action, Random(1))


def test_a_game_of_all_levels_with_two_turns_in_a_row_comes_to_its_end(hasty):
    options = Options(length="half", watch="two")
    by = ("hard", "medium", "easy")
    *_, last = played(piratebay, usual_setup(piratebay, options, 3), options, Random(1), lambda: 0.0, by)
    assert piratebay.outcome(last.state) is not None


def test_medium_is_better_than_habit():
    assert won_of(piratebay, "medium", "default", 10) >= 6


@pytest.mark.parametrize(
    ("seats", "watch", "all_stays"), [(2, "auto", True), (4, "auto", True), (4, "two", True), (6, "auto", False)]
)
def test_among_many_what_is_far_may_be_gone_before_one_comes(seats, watch, all_stays):
    options = Options(watch=watch)
    state = piratebay.new(usual_setup(piratebay, options, seats), options, Seeded("many"))
    assert (Outlook(state, state.mover).lasts == 1) is all_stays


def test_pb27_the_first_of_two_turns_is_played_out_until_the_second_and_nothing_hidden_is_gone_by():
    options = Options(watch="two")
    state, _ = usual_position(piratebay, Random(3), 30, options)
    while not isinstance(state.todo[0], Turn) or state.glass > 1:
        state, _ = piratebay.apply(state, state.mover, piratebay.default(state, state.mover), Random(1))
    worlds = [piratebay.redeal(state, state.mover, Seeded(f"world/{number}")) for number in range(3)]
    done = [piratebay.hooks.think(world, state.mover, "hard", Seeded("think")) for world in worlds]
    assert done[0] == done[1] == done[2]


def test_pb27_who_is_laden_is_fired_at_in_the_first_turn_and_boarded_in_the_second():
    """One mast is boarded with 3 to 1, two evenly; medium looks no turn further."""
    state = replace(build("f1 J3 N", "f2 K3 N", holds="1=4g"), watch=2)
    assert does(state, "medium") == "K3"
    assert does(state) == "S"
    turned, _ = piratebay.apply(state, 0, Action((COURSES[4],)), Random(1))
    assert does(turned) == "K3 2"
