"""What is said of options besides their notes, how a choice looks before it is made, and the position in words."""

from functools import partial
from random import Random

import pytest

from engine import hooked, setups
from engine.games import piratebay
from engine.games.piratebay.board import CELLS
from engine.sailing.orders import Orders
from engine.values import Course, Key, Line, Number
from tests.engine.games.piratebay.positions import Rolls, build, play
from tests.engine.sailing.positions import at, plain, remarked

ON = Key("on")


def cell(token):
    return CELLS[at(token)]


told = partial(remarked, piratebay)


def notes(state, seat=0):
    """By token, the notes of the options of the first question."""
    found = piratebay.choose(state, seat)
    return {option.value.token: option.note and brief_note(option.note) for option in found.options}


def brief_note(line: Line) -> tuple[object, ...]:
    return (line.id.split("-note-")[1], *[plain(value) for _, value in line.args])


def test_pb20_pb21_pb22_of_each_cell_what_a_stop_there_would_allow():
    state = build("f1 I2 N", heaps="H5=1g1c", tiles="H5=gold", order="J4")
    found = told(state)
    assert found["I4"] == [("load", 3), ("explore", 1)]  # the order among what is loaded
    assert found["J3"] == [("load", 1)]
    assert found["I3"] == [("load", 1)]
    assert told(build("f1 I2 N", heaps="H5=5g", holds="0=2g"))["I4"] == [("load", 2)]
    assert told(build("f1 I2 N", heaps="H5=5g"))["I4"] == [("load", 3)]
    assert told(build("f1 B5 N", holds="0=1g"))["B7"] == [("home",)]


def test_pb13_where_masts_are_regained():
    found = told(build("f1 B5 N masts=1", holds="0=1g"))
    assert found["B8"] == [("home",), ("mends",)]
    assert ("mends",) in found["B9"]  # in passing too
    assert ("mends",) not in found["B7"]
    assert ("mends",) not in told(build("f1 B5 N", holds="0=1g"))["B8"]


@pytest.mark.parametrize(("order", "odds"), [("F6", 67), (0, 83)])
def test_pb14_a_merchant_with_its_odds(order, odds):
    assert told(build("f1 I7 N", order=order))["I9"] == [("merchant", odds)]
    assert notes(build("f1 I7 N", fallen="I9=1g2c"))["I9"] == ("merchant", 1, 2)


def test_as15_a_boarding_with_its_odds():
    assert told(build("f1 J3 N", "f2 J5 W"))["J5"] == [("fight", 50)]
    assert told(build("f1 J3 N masts=1", "f2 J5 W"))["J5"] == [("fight", 25)]
    assert told(build("f1 J3 N", "f2 J5 W masts=1", order=1))["J5"] == [("fight", 54)]


def test_pb13_a_boarding_beyond_the_own_anchor_is_fought_with_all_masts():
    state = build("f1 B6 N masts=1", "f2 B10 N")
    assert told(state)["B10"] == [("fight", 50)]


def test_as10_what_lies_abeam_of_each_cell_and_heading_with_its_odds():
    state = build("f1 K2 N", "f2 L4 W", "f3 J2 N", seats=3)
    found = told(state)
    assert found["K4"] == [("abeam", "f2", "L4", 2, 90)]
    assert found["N"] == [("abeam", "f3", "J2", 2, 90)]
    assert not {"K3", "K5", "E"} & set(found)


def test_as13_at_a_stop_each_target_with_its_odds_and_what_may_come_back():
    state, _ = play(build("f1 K2 N", "f2 L4 N port=1", "f3 J4 E", seats=3), "K4")
    assert told(state) == {"L4": [("odds", (50, 90)), ("back", 1, 50)], "J4": [("odds", (50, 90)), ("back-turns",)]}
    assert told(state, cell("L4")) == {"1": [("hit", 50)], "2": [("hit", 90)]}


def test_pb11_who_was_sent_home_answers_nothing():
    state = build("f1 N19 N", "f2 M19 S barred", blows="S strong")
    state, _ = play(state, "N")
    assert told(state)["M19"] == [("odds", (50, 90)), ("back-none",)]


def test_as14_pb23_the_order_changes_the_odds():
    state, _ = play(build("f1 K2 N", "f2 L4 N", order=0), "K4")
    assert told(state) == {"L4": [("odds", (68, 98)), ("back", 2, 82)]}
    state, _ = play(build("f1 K2 N", "f2 L4 N", order=1), "K4")
    assert told(state)["L4"][1] == ("back", 2, 98)


def test_a_way_on_is_told_like_the_first():
    state, _ = play(build("f1 I2 N", heaps="H5=1g"), "I3")
    assert told(state, ON)["I4"] == [("load", 1)]


def test_as17_nothing_is_said_of_what_is_asked_beside():
    state = build("f1 J3 N", "f2 J5 E", holds="0=1g2c 1=2g2c", orders={1: Orders(prizes="ask")})
    state, _ = play(state, "J5", dice=Rolls(1, 6, 1, 6))
    assert told(state, seat=1) == told(state, seat=0) == {}
    assert notes(state, 1)["3"] == ("keeps", 3, 1)


def test_pb20_pb22_notes_of_works():
    state = build("f1 F6 N", tiles="E5=gold F5=gold", heaps="E5=2g", holds="0=1c", order="F6")
    found = notes(state)
    assert (found["explore"], found["load"], found["unload"]) == (("explore", 2), ("load", 3), ("unload", 1))
    assert notes(build("f1 B8 E", holds="0=1c"))["unload"] == ("ashore", 1)


def seen(state, *path, seat=0):
    view = hooked.preview(piratebay, state, seat, path)
    return {ship.id: (ship.cell.token, ship.heading) for ship in view.ships}


def test_a_ship_is_seen_where_she_would_sail_and_nothing_is_done():
    state = build("f1 I7 N", "f2 K9 W")
    assert seen(state)["f1"] == ("I7", "N")
    assert seen(state, cell("J8"))["f1"] == ("J8", "NE")
    assert seen(state, Course("SE"))["f1"] == ("I7", "SE")
    assert seen(state, cell("I9"))["f1"] == seen(state, cell("K9"))["f1"] == ("I7", "N")  # fights are seen when done
    assert hooked.preview(piratebay, state, 0, (cell("J8"),)).tracks == ()
    state, _ = play(state, "I8")
    assert seen(state, ON, cell("I9"))["f1"] == ("I8", "N")
    state, _ = play(build("f1 K2 N", "f2 L4 N"), "K4")
    assert seen(state, ON, cell("K5"))["f1"] == ("K5", "N")
    assert seen(state, cell("L4"), Number(1))["f1"] == ("K4", "N")


def test_pb3_islets_are_chosen_without_a_ship():
    options = piratebay.Options(islets="choose")
    state = piratebay.new(setups.usual_setup(piratebay, options, 2, 0), options, _Any())
    assert seen(state, cell("B8")) == {}
    assert told(state) == {}


class _Any(Rolls):
    def shuffle(self, x, /):
        pass


def said(view):
    """The position in words: by the last words of their ids, lines with what stands in them."""
    lines = piratebay.describe(view)
    return [(line.id.split("-line-")[1], {name: plain(value) for name, value in line.args}) for line in lines]


def test_the_position_in_words():
    state = build(
        "f1 K3 N masts=1 port=2", trapped=(1,), tiles="E5=gold E6=mark", known="E6", heaps="H5=1g2c G5=1c",
        holds="0=1g", stores="1=2g1c", fallen="I9=1c L9=2g", taken="L12", calm=(3, 2), order=1,
    )  # fmt: skip
    lines = said(piratebay.view(state, 0))
    ids = [id for id, _ in lines]
    assert ids == [
        "wind", "left", "calm", "seat", "seat", "order-of", "merchants", "heaps", "marks", "down", "orders",
    ]  # fmt: skip
    assert lines[1:3] == [("left", {"n": 12, "end": 0}), ("calm", {"n": 2, "end": 15})]
    assert lines[3][1] == {
        "seat": "P1", "points": 0, "cell": "K3", "course": "N", "masts": 1, "n": 2, "port": 0, "starboard": 2,
        "gold": 1, "cannons": 0, "anchor": "B8", "goldlanded": 0, "cannonslanded": 0, "trapped": 0,
    }  # fmt: skip
    other = lines[4][1]
    assert (other["seat"], other["points"], other["anchor"], other["trapped"]) == ("P2", 8, "M19", 1)
    assert (other["goldlanded"], other["cannonslanded"], other["gold"], other["n"]) == (2, 1, 0, 0)
    assert lines[6][1] == {
        "cells": ("I9", "L9", "I12"), "gold": 2, "goldcells": ("L9", "L9"), "cannons": 1, "cannoncells": ("I9",),
    }  # fmt: skip
    assert lines[7][1] == {"gold": 1, "goldcells": ("H5",), "cannons": 3, "cannoncells": ("G5", "H5", "H5")}
    assert lines[8:10] == [("marks", {"cells": ("E6",), "n": 1}), ("down", {"cells": ("E5", "P16"), "n": 2})]
    assert "orders" not in [id for id, _ in said(piratebay.view(state, None))]
    lines = said(piratebay.view(build(seats=3, out=(1,), holds="0=1g", taken="I9 L9 I12 L12"), 0))
    assert [id for id, _ in lines] == ["wind", "left", "seat", "seat", "out", "order-at", "down", "orders"]


def test_pb3_the_position_in_words_while_islets_are_chosen():
    options = piratebay.Options(islets="choose")
    state = piratebay.new(setups.usual_setup(piratebay, options, 2, 0), options, Random(1))
    assert [id for id, _ in said(piratebay.view(state, None))][:3] == ["left", "no-islet", "no-islet"]


def test_standing_orders_are_told_as_long_as_there_is_a_game():
    state = build("f1 B8 E", holds="0=1g", taken="I9 L9 I12 L12")
    assert [line.id for line in hooked.ordered(piratebay, piratebay.view(state, 0))] == ["piratebay-line-orders"]
    state, _ = play(state, "unload")
    assert not hooked.ordered(piratebay, piratebay.view(state, 0))
    assert hooked.scores(piratebay, piratebay.view(state, 1)) == (2, 0)
