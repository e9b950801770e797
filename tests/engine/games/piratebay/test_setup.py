"""The set-up: what lies where, who gets which islet, who begins (PB-1 to PB-4)."""

from collections import Counter
from random import Random

import pytest
from pydantic import ValidationError

from engine.games import piratebay
from engine.games.piratebay.board import CELLS, ISLETS, MERCHANTS, ORDERS, TREASURES
from engine.games.piratebay.options import Options
from engine.games.piratebay.tiles import BAG, NONE_DOWN
from engine.sailing.sea import NAMES
from engine.seating import Setup
from tests.engine.games.piratebay.positions import Rolls, asked, left, options, play, refused
from tests.engine.sailing.positions import said, where

CHOOSE = Options(islets="choose")


class Watched(Random):
    """Chance that remembers what was drawn from it: numbers to be drawn from, and how much was shuffled."""

    def __init__(self, seed):
        super().__init__(seed)
        self.drawn, self.mixed = [], []

    def randrange(self, *args):
        self.drawn.append(args[0])
        return super().randrange(*args)

    def shuffle(self, x):
        self.mixed.append(len(x))
        self.drawn, before = [], self.drawn
        super().shuffle(x)
        self.drawn = before


def new(seats=4, options=None, first=None, chance=None):
    return piratebay.new(Setup(seats, first), options or Options(), chance or Random(1))


def test_pb2_39_green_tiles_on_40_treasure_cells():
    state = new()
    assert len(state.tiles) == len(TREASURES) == 40
    assert Counter(state.tiles) == {"c": 20, "g": 10, "e": 5, "k": 2, "m": 2, NONE_DOWN: 1}
    assert sorted(state.tiles) == sorted(BAG)
    view = piratebay.view(state, 0)
    assert len(view.down) == 39
    assert (view.marks, view.heaps, view.finds) == ((), (), ())


def test_pb2_which_cell_stays_free_is_drawn_too():
    free = {new(chance=Random(seed)).tiles.index(NONE_DOWN) for seed in range(60)}
    assert len(free) > 20


def test_pb2_four_merchants_three_of_them_with_gold():
    states = [new(chance=Random(seed)) for seed in range(30)]
    assert {sum(merchant.gold for merchant in state.merchants) for state in states} == {3}
    assert len({[merchant.gold for merchant in state.merchants].index(False) for state in states}) == 4
    view = piratebay.view(states[0], 0)
    assert [merchant.cell for merchant in view.merchants] == [CELLS[cell] for cell in MERCHANTS]
    assert {(merchant.gold, merchant.cannons) for merchant in view.merchants} == {(0, 0)}


def test_pb2_the_order_lies_on_one_of_four_cells_by_lot():
    assert {new(chance=Random(seed)).order_at for seed in range(40)} == set(ORDERS)
    assert piratebay.view(new(), 0).order_of is None


def test_pb2_all_is_drawn_face_down_whoever_plays():
    chance = Watched(3)
    new(chance=chance)
    assert chance.mixed == [40, 4, 8]
    assert chance.drawn == [4, 4, 24]  # who begins, the order's island, the wind


@pytest.mark.parametrize("seats", range(2, 9))
def test_pb3_each_has_an_islet_by_lot_and_a_frigate_on_its_anchor_cell(seats):
    state = new(seats)
    assert len(set(state.islets)) == seats
    for seat, (ship, islet) in enumerate(zip(state.ships, state.islets, strict=True)):
        assert (ship.id, ship.seat, ship.masts, ship.cell) == (f"f{seat + 1}", seat, 2, ISLETS[islet].anchor)
    view = piratebay.view(state, 0)
    assert [islet.seat for islet in view.islets if islet.seat is not None] == [
        seat for islet in range(8) for seat in range(seats) if state.islets[seat] == islet
    ]
    assert {new(2, chance=Random(seed)).islets[0] for seed in range(80)} == set(range(8))
    piratebay.check(state)


def test_pb4_ships_head_away_from_their_islets():
    state = new(8)
    away = {CELLS[islet.anchor].token: NAMES[islet.heading] for islet in ISLETS}
    assert away == {
        "B8": "E", "B13": "E", "H2": "N", "M2": "N", "H19": "S", "M19": "S", "S8": "W", "S13": "W",
    }  # fmt: skip
    assert {where(state, ship.id): NAMES[ship.heading] for ship in state.ships} == away


def test_pb4_the_first_player_is_drawn_then_seat_order():
    firsts = {new(chance=Random(seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert piratebay.hooks.draws_first(Options())
    state = new(first=2)
    assert piratebay.view(state, 0).order == (2, 3, 0, 1)
    movers = [state.mover]
    for _ in range(4):
        state, _ = play(state, "end")
        movers.append(state.mover)
    assert movers == [2, 3, 0, 1, 2]


def test_pb10_the_first_turn_begins_with_a_wind_card():
    state = new(first=1)
    assert asked(state) == (1, "turn")
    assert (state.turn, state.winds.bit_count()) == (1, 23)


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats):
    assert piratebay.seats(Options()) == set(range(2, 9))
    with pytest.raises(ValueError, match="no game"):
        new(seats)


def test_pb3_islets_are_chosen_in_seat_order_if_one_wants_that():
    state = new(3, CHOOSE, first=1)
    assert (state.turn, asked(state)) == (0, (0, "islet"))
    assert options(state) == ["H2", "B8", "B13", "H19", "M19", "S13", "S8", "M2"]
    view = piratebay.view(state, None)
    assert (view.ships, view.wind, view.order, view.mover) == ((), None, (1, 2, 0), 0)
    state, events = play(state, "B8")
    assert (said(events), asked(state)) == (["islet"], (1, "islet"))
    assert not any(event.reveals for event in events)
    assert "B8" not in options(state)
    assert refused(state, "B8") == refused(state, "C9") == "no-islet"
    state, _ = play(state, "M2")
    state, events = play(state, "S13")
    assert said(events) == ["islet", "wind"]
    assert asked(state) == (1, "turn")
    assert [where(state, id) for id in ("f1", "f2", "f3")] == ["B8", "M2", "S13"]
    assert piratebay.view(state, 0).turn == 1


def test_pb3_pb28_somebody_leaves_while_islets_are_chosen():
    state, _ = play(new(4, CHOOSE, first=0), "B8")
    state, told = left(state, 1)  # it was his turn
    assert (told, asked(state)) == (["left"], (2, "islet"))
    state, told = left(state, 0)  # his islet is free again
    assert (told, asked(state)) == (["left"], (2, "islet"))
    assert "B8" in options(state)
    state, events = play(state, "B8", "M2")
    assert said(events) == ["islet", "islet", "wind"]
    assert asked(state) == (2, "turn")  # who would have begun has left


def test_pb3_pb28_the_last_to_choose_leaves_and_the_first_draws_the_wind():
    state, _ = play(new(3, CHOOSE, first=1), "B8", "M2")
    state, told = left(state, 2)
    assert (told, asked(state)) == (["left"], (1, "resume"))
    state, events = play(state, "wind", dice=Rolls())
    assert (said(events), asked(state)) == (["resumed", "wind"], (1, "turn"))


def test_pb3_pb28_all_but_one_leave_before_the_game_has_begun():
    state, _ = left(new(3, CHOOSE), 0, 2)
    assert piratebay.outcome(state).places == ((1,), (2,), (0,))


@pytest.mark.parametrize("field", [{"islets": "draft"}, {"length": "short"}, {"watch": "three"}, {"wind": "brisk"}])
def test_as3_there_are_no_other_options(field):
    """The brisk wind isn't for Pirate Bay."""
    with pytest.raises(ValidationError):
        Options(**field)


def test_pb27_as_many_turns_in_a_row_as_suit_the_number_of_players():
    assert [Options().turns(seats) for seats in range(2, 9)] == [1, 1, 1, 2, 2, 2, 2]
    assert [Options(watch="one").turns(seats) for seats in (2, 8)] == [1, 1]
    assert [Options(watch="two").turns(seats) for seats in (2, 8)] == [2, 2]
    assert [piratebay.view(new(seats), 0).watch for seats in (4, 5)] == [1, 2]
