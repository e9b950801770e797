"""Pictures of the double sea of Age of Sail: by halves, with forts at the sides and strips for eight (AS-70)."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from engine.games import ageofsail as game
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.view import View
from engine.seating import Setup
from render.board import sea_board
from render.drawing import Marks, Picture
from render.games import ageofsail
from render.window import Window, overview, private
from tests.playing import random_position
from tests.render.at_sea import at
from tests.render.comparing import changed, opened

NAMES = ("Nakhimov", "Kornilov", "Makarov", "Ushakov", "Senyavin", "Lazarev", "Spiridov", "Greig")
WEST, EAST = Window(0, 0, 21, 20, east=1), Window(19, 0, 21, 20, west=1)
WHOLE = Window(0, 0, 40, 20)


@cache
def opening(seats: int = 8, fleet: int = 1) -> View:
    state = game.new(Setup(seats, 0), Options(sets=2, fleet=fleet), Random(1))
    return game.view(state, None)


@cache
def battle(seats: int, fleet: int, actions: int = 150) -> View:
    options = Options(sets=2, fleet=fleet)
    for seed in range(99):
        position = random_position(game, Random(seed), actions, options)
        if position.seats == seats:
            return game.view(position.state, None)
    raise AssertionError


def halves(view: View, contrast: bool = False) -> list[Picture]:
    return ageofsail.draw(view, NAMES[: view.seats], Marks(windows=(WEST, EAST)), contrast)


def test_a_phone_is_shown_both_halves_each_with_a_column_of_the_other() -> None:
    assert overview(ageofsail.sea(opening())) == (WEST, EAST)
    assert private(ageofsail.sea(opening()), (at("AK18"),))[:2] == (WEST, EAST)


@pytest.mark.parametrize(("seats", "fleet"), [(8, 1), (5, 2), (3, 3), (2, 1)])
@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.usefixtures("as_sent")
def test_pictures_are_small_enough(seats: int, fleet: int, contrast: bool) -> None:
    view = battle(seats, fleet)
    for pictures in (halves(view, contrast), ageofsail.draw(view, NAMES[:seats], None, contrast)):
        for picture in pictures:
            assert picture.width <= 1200
            assert len(picture.data) <= 120_000
    assert len(halves(view)) == 2


def test_the_column_of_the_other_half_is_dimmed_with_what_lies_there() -> None:
    view = opening(6)
    west, east = (sea_board(window) for window in (WEST, EAST))
    lent, own = west.corner(20, 0), east.corner(20, 0)  # U1, of the fort S1:U2
    first, second = (opened(picture).convert("RGB") for picture in halves(view))
    assert first.getpixel((lent[0] + 5, lent[1] + 5)) != second.getpixel((own[0] + 5, own[1] + 5))
    shown = first.getpixel((west.corner(19, 0)[0] + 5, west.corner(19, 0)[1] + 5))
    dimmed = second.getpixel((east.corner(19, 0)[0] + 5, east.corner(19, 0)[1] + 5))
    assert shown != dimmed


@pytest.mark.parametrize("seat", range(8))
def test_each_fort_lies_where_it_is_and_each_seat_has_a_strip(seat: int) -> None:
    view = opening()
    card = view.forts[seat].cards[0]
    forts = list(view.forts)
    forts[seat] = replace(forts[seat], cards=(replace(card, fired=True), *forts[seat].cards[1:]))
    half = 0 if card.cell.col < 20 else 1
    drawn = changed(halves(view)[half], halves(replace(view, forts=tuple(forts)))[half])
    assert drawn
    window = (WEST, EAST)[half]
    left, top, right, bottom = sea_board(window).box(card.cell, card.cell)
    x0, y0, _, _ = drawn
    assert (left <= x0 < right, top <= y0 < bottom) == (True, True)
    sums = tuple(3 * (other == seat) for other in range(8))
    strip = changed(halves(view)[0], halves(replace(view, sums=sums))[0])
    assert strip
    assert strip[1] > sea_board(WEST).bottom
    assert (strip[0] > 780) == (half == 1)


def test_a_dozen_ships_are_counted_by_class() -> None:
    view = opening(3, 3)
    gone = next(ship for ship in view.ships if ship.id == "b2")
    fewer = replace(view, ships=tuple(ship for ship in view.ships if ship != gone))
    one, other = (ageofsail.draw(each, NAMES[:3], Marks(windows=(WHOLE,)))[0] for each in (view, fewer))
    assert changed(one, other)


def test_the_key_knows_all_that_is_shown() -> None:
    for seats, fleet in ((8, 1), (3, 3)):
        words = {id: id for id in ageofsail.LEGEND.symbols(battle(seats, fleet))}
        assert {"ageofsail-symbol-line", "ageofsail-symbol-cannon"} <= set(words)
        assert ageofsail.LEGEND.draw(battle(seats, fleet), words).width <= 1200
