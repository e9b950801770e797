"""What is said of options besides their notes, and how a choice looks before it is made (AS-12, AS-13, AS-33)."""

from functools import partial
from random import Random

import pytest

from engine import hooked, setups, walk
from engine.games import ageofsail
from engine.games.ageofsail.board import board_of
from engine.sailing.orders import Orders
from engine.seating import Setup
from engine.values import Cell, Course, Key, Number, Piece
from tests.engine.games.ageofsail.positions import build, play
from tests.engine.games.ageofsail.sieges import siege
from tests.engine.sailing.positions import at, plain, remarked
from tests.engine.sailing.waters import Dice

CELLS = board_of("single").cells

F1 = Piece("f1", 0)


told = partial(remarked, ageofsail)


def test_what_lies_abeam_of_each_cell_and_heading_with_its_odds():
    state = build("f1 J10 N", "f3 K12 W", "s2 I10 N", blows="N strong")
    found = told(state, F1)
    assert found["J12"] == [("abeam", "f3", "K12", 2, 90)]
    assert found["N"] == [("abeam", "s2", "I10", 2, 90)]
    assert found["S"] == [("abeam", "s2", "I10", 2, 90)]
    assert not {"J11", "J13", "E", "NE"} & set(found)


def test_cannons_abeam_and_on_the_way():
    found = told(build("f1 Q16 N", "s2 M17 N", blows="N strong"), F1)
    assert found["Q17"] == [("forts", "P2", 1)]  # S19
    assert found["Q19"] == [("forts", "P2", 6), ("abeam-cannon", "P2", "R19", 2, 90)]  # S19; R19, S20; R19, S19, R20


def test_a_boarding_with_its_odds():
    found = told(build("f1 J10 N masts=1", "f3 J12 W", "s2 I9 N", blows="N strong"), F1)
    assert found["J12"] == [("fight", 25)]
    assert found["I9"] == [("fight", 12)]


def test_at_a_stop_each_target_with_its_odds_and_what_may_come_back():
    fleet = ("s1 J10 N", "f3 K10 N port=1", "b2 I10 E")
    state, _ = play(build(*fleet), "s1 N")
    assert told(state) == {
        "K10": [("odds", (50, 90, 99)), ("back", 1, 50)],
        "I10": [("odds", (50, 90, 99)), ("back-turns",)],
    }
    assert told(state, CELLS[at("K10")]) == {"1": [("hit", 50)], "2": [("hit", 90)], "3": [("hit", 99)]}
    state, _ = play(build("s1 J10 N starboard=2", "f3 K10 N port=2", "b2 I10 E port=1 starboard=1"), "s1 N")
    assert told(state) == {
        "K10": [("odds", (50,)), ("back-none",)], "I10": [("odds", (50, 90, 99)), ("back-none",)],
    }  # fmt: skip


def test_keen_gunners_have_better_odds():
    state, _ = play(build("s1 J10 N", "b2 K10 E barred", "f3 A17 N", situation="gunners"), "s1 N")
    assert told(state) == {"K10": [("odds", (68, 98, 100)), ("back-none",)]}


def test_the_odds_of_cannons():
    state = build("f1 J10 N", "f3 D2 N")
    assert told(state, Key("cannons"), Cell(2, 0)) == {"D2": [("hit", 90)]}
    state, _ = play(build("s1 P14 N", "s2 M17 N", blows="N strong", orders={1: Orders(forts="ask")}), "s1 P17")
    assert told(state, seat=1) == {"fire": [("hit", 90)]}
    assert told(state, seat=0) == {}


def test_a_way_on_is_told_like_the_first():
    state, _ = play(build("f1 J10 N", "f3 K12 W", "b2 I10 E", blows="N strong"), "f1 N")
    assert told(state, Key("on"))["J12"] == [("abeam", "f3", "K12", 2, 90)]


def seen(state, *path, seat=0):
    view = hooked.preview(ageofsail, state, seat, path)
    return {ship.id: (ship.cell.token, ship.heading) for ship in view.ships}


def test_a_ship_is_seen_where_she_would_sail_and_nothing_is_done():
    state = build("f1 J10 N", "f3 K13 W", "s2 I9 N", blows="N strong")
    assert seen(state, F1)["f1"] == ("J10", "N")
    assert seen(state, F1, Cell(12, 12))["f1"] == ("M13", "NE")
    assert seen(state, F1, Course("SE"))["f1"] == ("J10", "SE")
    assert seen(state, F1, CELLS[at("I9")])["f1"] == ("J10", "N")  # a boarding is seen when it is done
    assert ageofsail.view(state, 0).ships == ageofsail.view(state, 1).ships
    assert hooked.preview(ageofsail, state, 0, (F1, Cell(12, 12))).tracks == ()


def test_so_are_ships_that_are_arranged_put_elsewhere_or_repaired_and_those_that_sail_on():
    state = ageofsail.new(setups.usual_setup(ageofsail, ageofsail.Options(), 2, 0), ageofsail.Options(), Dice())
    assert seen(state, Piece("b1", 0), CELLS[at("D1")])["b1"] == ("D1", "NE")
    assert seen(state, Piece("b1", 0), CELLS[at("D1")], Course("W"))["b1"] == ("D1", "W")
    state = build("s1 D3 N masts=1", "s2 M17 N")
    assert seen(state, Piece("s1", 0), Key("repair"), CELLS[at("B1")], Course("E"))["s1"] == ("D3", "E")
    state, _ = play(build("f1 J10 N", "b2 I10 E", "s2 M17 N", blows="N strong"), "f1 N")
    assert seen(state, Key("on"), CELLS[at("J13")])["f1"] == ("J13", "N")
    assert seen(state, CELLS[at("I10")], Number(2))["f1"] == ("J10", "N")
    state, _ = play(build("s1 Q19 S", "s2 M17 N", blows="S strong"), "s1 S")
    assert seen(state, CELLS[at("R19")])["s1"] == ("Q19", "S")  # who fires at a cannon doesn't sail into the fort


def test_the_position_in_words():
    state = build("f1 J10 N masts=1 port=1", "f3 K13 W", situation="fair", dead="B1 A1", sums=(5, 3))
    lines = ageofsail.describe(ageofsail.view(state, 0))
    ids = [line.id.split("-line-")[1] for line in lines]
    assert ids == ["wind", "situation", "orders", "round", "fleet", "ship", "fort", "fleet", "ship", "fort"]
    words = [tuple(plain(value) for _, value in line.args) for line in lines]
    assert words[0] == ("N", "strong", (7, 6, 5, 3, 0, 3, 5, 6))
    assert words[2] == ("return-largest", "turn-yes", "forts-always", "prizes-usual")
    assert words[4] == ("P1", 1, 5, 1)
    assert words[5] == ("P1", "f1", "J10", "N", 1, 2, 1, 1, 2)
    assert words[6] == (4, ("C1", "A2", "B2", "C2"), 0)
    assert "orders" not in [line.id.split("-")[2] for line in ageofsail.describe(ageofsail.view(state, None))]


def test_standing_orders_are_told_as_long_as_there_is_a_battle():
    state = build("f1 J10 N", "b2 J11 E", blows="N strong")
    assert hooked.ordered(ageofsail, ageofsail.view(state, 0))
    state, _ = play(state, "f1 J11", dice=Dice(6, 1))
    assert state.over is not None
    assert not hooked.ordered(ageofsail, ageofsail.view(state, 0))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_positions_of_two_in_words_are_short_enough_for_alt_text(language):
    """Of a description of 1,024 characters nobody misses a ship, whoever moves."""
    from bot.speaker import Speaker

    speaker = Speaker(language, "ageofsail", ("Horatia of Copenhagen", "Barbarossa"))
    rng = Random(1)
    state = ageofsail.new(Setup(2, 0), ageofsail.Options(), rng)
    while pending := ageofsail.pending(state):
        lines = ageofsail.describe(ageofsail.view(state, 0))
        ships = [at for at, said in enumerate(lines) if said.id == "sailing-line-ship"]
        assert len("\n".join(speaker.tell(said) for said in lines[: ships[-1] + 1])) <= 1024
        seat = min(pending)
        state, _ = ageofsail.apply(state, seat, walk.random_action(ageofsail, state, seat, rng), rng)


FULL = (
    "s1 H8 N port=2", "f1 H9 NE port=1", "f2 H10 SW", "b1 H11 W starboard=1", "s2 L8 NW", "f3 L9 NW", "f4 L10 NE",
    "b2 L11 SE", "s3 J13 E masts=2", "f5 K13 SW", "f6 I13 SE masts=1", "b3 J7 N",
)  # fmt: skip
"""All the attackers' ships, round the fort."""


def test_as52_in_an_assault_the_fort_and_who_is_ashore_come_first_then_who_moves():
    ashore = ("0 J8 2", "0 K8 1", "0 K9 1 spent", "1 J9 1")
    state = siege(*FULL, seats=4, mover=1, dead="J8 K8 J9 K9", ashore=ashore)
    lines = ageofsail.describe(ageofsail.view(state, None))
    ids = [line.id.split("-line-")[1] for line in lines]
    fleet = ["fleet-printed", *["ship-brief"] * 4]
    assert ids == ["round-race", "role-assault", "fort-laid", "party", "party", "party", "wind", *fleet * 3]
    told = [tuple(plain(value) for _, value in line.args) for line in lines if line.id.endswith("-party")]
    assert told == [("P1", ("J8",), 2, 1), ("P1", ("K8", "K9"), 1, 2), ("P2", ("J9",), 1, 1)]
    seats = [dict(line.args)["seat"].index for line in lines if line.id.endswith("-fleet-printed")]
    assert seats == [1, 2, 0]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("seat", [0, 3, None])
def test_as52_a_full_assault_of_four_is_short_enough_for_alt_text(language, seat):
    from bot.speaker import Speaker

    speaker = Speaker(language, "ageofsail", ("Nakhimov", "Kornilov", "Ushakov", "Senyavin"))
    state = siege(*FULL, seats=4, dead="J8 K8 J9", ashore=("0 J8 2", "1 K8 1", "2 J9 1 spent"))
    lines = ageofsail.describe(ageofsail.view(state, seat))
    assert len([line for line in lines if line.id == "sailing-line-ship-brief"]) == len(FULL)
    assert len("\n".join(speaker.tell(line) for line in lines)) <= 1020
