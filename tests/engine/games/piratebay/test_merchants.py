"""Merchants: a roll decides (PB-14, PB-23)."""

import pytest

from engine.games import piratebay
from engine.games.piratebay.board import MERCHANTS
from tests.engine.games.piratebay.positions import Rolls, asked, build, cargo, options, play
from tests.engine.sailing.positions import at, said, where


def attack(pips, **more):
    """The mover's f1 sails from I7 into the merchant's cell I9."""
    return play(build("f1 I7 N", **more), "I9", dice=Rolls(pips))


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("order", ["F6", 0, 1])
def test_pb14_3_to_6_take_her_and_the_order_adds_one(pips, order):
    state, events = attack(pips, order=order)
    takes = pips + (order == 0) >= 3
    assert said(events)[:2] == ["sailed", "merchant-gold" if takes else "merchant-lost"]
    told = dict(events[1].public.args)
    assert [told[name].value for name in ("die", "bonus")] == [pips, int(order == 0)]
    assert state.merchants[0].taken == takes
    assert events[1].reveals
    assert state.holds[0] == (cargo("1g") if takes else cargo(""))
    assert where(state, "f1") == ("I9" if takes else "B8")


def test_pb14_the_card_goes_and_the_cell_is_open_water():
    state, events = attack(3)
    assert (said(events), asked(state)) == (["sailed", "merchant-gold"], (0, "stop"))
    view = piratebay.view(state, 1)
    assert [merchant.cell.token for merchant in view.merchants] == ["L9", "I12", "L12"]
    assert [(find.what, find.cell.token, find.seat) for find in view.finds] == [("merchant-gold", "I9", 0)]
    crossed = build("f1 I7 N", taken="I9")
    assert {"I9", "I10", "I11"} <= set(options(crossed))
    assert said(play(crossed, "I9")[1]) == ["sailed"]


def test_pb14_an_empty_chest_is_nothing():
    state, events = attack(6, empty="I9")
    assert said(events) == ["sailed", "merchant-empty", "wind"]
    assert (state.merchants[0].taken, state.holds[0]) == (True, cargo(""))
    assert [find.what for find in piratebay.view(state, None).finds] == ["merchant-empty"]


def test_pb14_1_and_2_send_her_home_and_put_all_her_cargo_on_the_card():
    state, events = attack(2, holds="0=2g1c", fallen="I9=1c", order=1)
    assert said(events) == ["sailed", "merchant-lost", "home", "wind"]
    assert (where(state, "f1"), state.ships[0].masts) == ("B8", 2)
    assert (state.holds[0], state.merchants[0].cargo) == (cargo(""), cargo("2g2c"))
    merchant = piratebay.view(state, None).merchants[0]
    assert (merchant.gold, merchant.cannons) == (2, 2)
    told = dict(events[1].public.args)
    assert (told["gold"].value, told["cannons"].value) == (2, 1)
    assert asked(state) == (1, "turn")


def test_pb14_the_taker_gets_the_cargo_of_earlier_losers_too():
    state, events = attack(4, holds="0=1c", fallen="I9=1g1c")
    assert (said(events)[1], state.holds[0]) == ("merchant-gold", cargo("2g2c"))
    state, events = attack(4, holds="0=1c", fallen="I9=1g1c", empty="I9")
    assert (said(events)[1], state.holds[0]) == ("merchant-empty", cargo("1g2c"))


def test_pb14_the_taker_keeps_any_four_and_the_rest_leaves_the_game():
    state, events = attack(4, holds="0=3c", fallen="I9=1g1c")
    assert said(events) == ["sailed", "merchant-gold"]
    assert (asked(state), options(state)) == ((0, "cargo"), ["2", "1", "0"])
    before = state.lost
    state, events = play(state, "1")
    assert (said(events), state.holds[0], state.lost - before) == (["kept"], cargo("1g3c"), cargo("1g1c"))
    assert asked(state) == (0, "stop")


def test_pb10_pb14_the_move_ends_but_a_work_may_follow():
    """She neither sails on nor fires at M9; the gold may go ashore on M8."""
    state, events = play(build("f1 L7 N", "f2 M9 N", order="L10"), "L9", dice=Rolls(3))
    assert said(events) == ["sailed", "merchant-gold"]
    assert options(state) == ["load", "unload", "end"]
    state, events = play(state, "load")
    assert (said(events), state.order_of) == (["order-taken", "wind"], 0)
    _, events = play(build("f1 L7 N", order="L10"), "L9", dice=Rolls(2))
    assert said(events) == ["sailed", "merchant-lost", "home", "wind"]


def test_pb23_who_is_sent_home_by_a_merchant_keeps_the_order():
    state, events = attack(1, order=0)
    assert (said(events), state.order_of) == (["sailed", "merchant-lost", "home", "wind"], 0)


def test_pb14_masts_are_regained_at_home():
    state, _ = play(build("f1 I7 N masts=1"), "I9", dice=Rolls(1))
    assert state.ships[0].masts == 2
    state, _ = play(build("f1 I7 N masts=1"), "I9", dice=Rolls(6))
    assert state.ships[0].masts == 1


def test_pb1_the_merchants_cells():
    assert tuple(map(at, ("I9", "L9", "I12", "L12"))) == MERCHANTS
    assert [merchant.cell.token for merchant in piratebay.view(build(), 0).merchants] == ["I9", "L9", "I12", "L12"]
