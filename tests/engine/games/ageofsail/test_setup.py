"""The data files, and the set-up of a battle (AS-1, AS-4, AS-7, AS-8, AS-29, AS-30)."""

import subprocess
import sys

import pytest

from engine.datafiles import DataError, parse
from engine.games import ageofsail
from engine.games.ageofsail.board import board_of
from engine.games.ageofsail.data import FOLDER, SITUATION_CARDS, Cards, Layout
from engine.games.ageofsail.options import Options
from engine.sailing.sea import NAMES
from engine.seating import Setup
from tests.engine.games.ageofsail.positions import Draws, options, play
from tests.engine.sailing.positions import said, ship_of, where
from tests.faults import faults_of

BOARD = (FOLDER / "board-single.toml").read_text()
SITUATIONS = (FOLDER / "situations.toml").read_text()
SEAS = (
    "import engine.registry; from engine.games.ageofsail.board import board_of; print(board_of.cache_info().currsize)"
)


def test_no_sea_is_made_before_somebody_plays_on_it():
    """The tables of one take longer than all else that the game does to be loaded."""
    ran = subprocess.run([sys.executable, "-c", SEAS], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout == "0\n"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('arms = "T1"', 'arms = "T2"', "two things lie on one cell"),
        ('"C2"]', '"C9"]', "next to its fort"),
        ('"B18", "A19"', '"D18", "A19"', "turned by half"),
        ('"C17", "C18"', '"C18", "C17"', "turned by half"),
        ('heading = "SW"', 'heading = "S"', "turned by half"),
        ('cannons = ["B1", "C1", "A2", "B2", "C2"]', 'cannons = ["C1", "B1", "A2", "B2", "C2"]', "by row"),
        ('"C2"]', '"C2", "D2"]', "at most 5"),
        ('arms = "A1"', 'arms = "A0"', "no cell"),
        ('"B3"]', '"C3"]', "two things lie on one cell"),
        ('"B3"]', '"E5"]', "next to its fort"),
        ('"B3"]', '"B3", "D1"]', "at most 4"),
        ("width = 20", "width = 19", "outside"),
        ('heading = "NE"', 'heading = "NNE"', "no course"),
        ("width = 20", "wide = 20", "width"),
        ('["A1", "A20", "T20", "T1"]', '["A1", "T20", "A20", "T1"]', "in their order"),
        ('["A1", "A20", "T20", "T1"]', '["A1", "A20", "T20"]', "3 places"),
        ("[2, 3, 4]", "[2, 3, 5]", "aren’t for"),
        ("[2, 3, 4]", "[2, 3, 3]", "once"),
    ],
)
def test_a_faulty_board_is_refused(old, new, why):
    assert old in BOARD
    assert why in " ".join(faults_of(lambda name, text: parse(name, text, Layout), "b", BOARD.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [("copies = 6", "copies = 5", "24 cards"), ('"fog"', '"mist"', "card"), ('"fog"', '"calm"', "in this order")],
)
def test_a_faulty_situation_deck_is_refused(old, new, why):
    with pytest.raises(DataError, match=why):
        parse("situations.toml", SITUATIONS.replace(old, new, 1), Cards)


def test_as29_the_situation_deck():
    counted = {kind: SITUATION_CARDS.count(kind) for kind in SITUATION_CARDS}
    assert counted == {
        "storm": 3, "teleport": 6, "repair": 3, "fair": 3, "calm": 2, "gunners": 2, "fog": 2, "shift": 2, "quiet": 1,
    }  # fmt: skip


def test_as30_forts_of_five_cannons_and_arms_in_the_board_s_corner():
    board = board_of("single")
    cells = [[board.cells[cell].token for cell in ground.cells] for ground in board.grounds]
    assert cells == [
        ["B1", "C1", "A2", "B2", "C2", "A1"], ["A18", "B18", "A19", "B19", "B20", "A20"],
        ["R19", "S19", "T19", "R20", "S20", "T20"], ["S1", "S2", "T2", "S3", "T3", "T1"],
    ]  # fmt: skip


def test_as7_as30_fleets_lie_next_to_their_forts_heading_for_the_centre():
    state = ageofsail.new(Setup(4, 0), Options(), Draws())
    fleet = [(ship.id, ship.seat, ship.masts, where(state, ship.id), NAMES[ship.heading]) for ship in state.ships]
    assert fleet == [
        ("s1", 0, 3, "D3", "NE"), ("f1", 0, 2, "C3", "NE"), ("f2", 0, 2, "D2", "NE"), ("b1", 0, 1, "B3", "NE"),
        ("s2", 1, 3, "C17", "SE"), ("f3", 1, 2, "C18", "SE"), ("f4", 1, 2, "B17", "SE"), ("b2", 1, 1, "C19", "SE"),
        ("s3", 2, 3, "Q18", "SW"), ("f5", 2, 2, "R18", "SW"), ("f6", 2, 2, "Q19", "SW"), ("b3", 2, 1, "S18", "SW"),
        ("s4", 3, 3, "R4", "NW"), ("f7", 3, 2, "R3", "NW"), ("f8", 3, 2, "S4", "NW"), ("b4", 3, 1, "R2", "NW"),
    ]  # fmt: skip
    ageofsail.check(state)


def test_as30_two_take_opposite_corners_and_as8_one_begins_by_die():
    state = ageofsail.new(Setup(2), Options(), Draws((1, 2)))
    assert [fort.site for fort in state.forts] == [0, 2]
    assert (state.first, state.mover) == (1, 1)
    assert ageofsail.hooks.draws_first(Options())


@pytest.mark.parametrize(
    ("draws", "corners"),
    [((0, 0), (0, 2, 3)), ((0, 1), (0, 1, 3)), ((0, 2), (0, 1, 2)), ((3, 0), (3, 1, 2)), ((2, 2), (2, 3, 0))],
)
def test_as7_three_have_corners_by_lot_clockwise(draws, corners):
    state = ageofsail.new(Setup(3), Options(), Draws((draws[0], 4), (draws[1], 3), (2, 3)))
    assert tuple(fort.site for fort in state.forts) == corners
    assert state.mover == 2
    ageofsail.check(state)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    assert ageofsail.seats(Options()) == {2, 3, 4}
    with pytest.raises(ValueError, match="no battle"):
        ageofsail.new(Setup(seats, 0), Options(), Draws())


def test_as7_ships_are_arranged_next_to_the_fort_in_the_first_turn():
    state = ageofsail.new(Setup(2, 0), Options(situations=False), Draws())
    assert options(state) == ["s1", "f1", "f2", "b1", "wind"]
    assert options(state, "b1") == ["D1", "A3", "B3"]
    assert options(state, "b1 B3") == ["N", "E", "SE", "S", "SW", "W", "NW"]
    assert options(state, "b1 D1") == list(NAMES)
    state, events = play(state, "b1 D1 E", "f1 A3 N", "f1 A3 S", "s1 C3 N")
    assert said(events) == ["arranged"] * 4
    assert not any(event.reveals for event in events)
    assert where(state, "b1") == "D1"
    assert NAMES[ship_of(state, "f1").heading] == "S"
    assert ageofsail.view(state, 0).wind is None
    state, events = play(state, "wind", dice=Draws((0, 24)))
    assert said(events) == ["wind"]
    assert [where(state, id) for id in ("s1", "f1", "f2", "b1")] == ["C3", "A3", "D2", "D1"]


def test_as7_it_is_done_once_by_each_before_the_wind():
    state = ageofsail.new(Setup(2, 1), Options(situations=False), Draws())
    state, _ = play(state, "wind", "end", dice=Draws((3, 24)))
    assert ageofsail.view(state, 0).asked == "arrange"
    state, _ = play(state, "wind", "end", dice=Draws((3, 23), (3, 22)))
    assert (state.mover, ageofsail.view(state, 0).asked) == (1, "turn")
