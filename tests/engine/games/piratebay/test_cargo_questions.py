"""Questions of cargo that come one after another, or in the midst of a turn."""

from __future__ import annotations

from engine.games import piratebay
from engine.games.piratebay.state import NOTHING, Cargo
from engine.sailing.orders import Orders
from tests.engine.games.piratebay.positions import Rolls, asked, build, left, play


def test_pb10_who_has_chosen_what_to_keep_of_a_boarding_may_still_unload() -> None:
    """PB-12: the choice comes before the work, and doesn't end the turn."""
    state = build("f1 G9 W", "f2 F9 E", holds="0=2g1c 1=1g1c")
    state, _ = play(state, "F9", dice=Rolls(6, 1, 6, 1))
    assert asked(state) == (0, "cargo")
    state, _ = play(state, "3")
    assert asked(state) == (0, "stop")
    state, _ = play(state, "unload F8 3 0")
    assert state.holds == (Cargo(0, 1), NOTHING)


def test_pb12_a_defender_who_has_won_chooses_and_then_the_next_turn_begins() -> None:
    state = build("f1 G9 W", "f2 F9 E", holds="0=1g2c 1=2g0c", orders={1: Orders(prizes="ask")})
    state, _ = play(state, "F9", dice=Rolls(1, 6, 1, 6))
    assert asked(state) == (1, "cargo")
    state, _ = play(state, "2")
    assert asked(state) == (1, "turn")
    assert state.holds == (NOTHING, Cargo(2, 2))


def test_pb23_the_order_is_loaded_after_three_treasures() -> None:
    state = build("f1 F6 N", heaps="E5=1g0c E6=0g1c F5=1g0c G5=0g1c", order="F6")
    state, _ = play(state, "load E5 gold", "E6 cannon", "F5 gold")
    assert asked(state) == (0, "load")
    state, _ = play(state, "order")
    assert state.order_of == 0
    assert asked(state) == (1, "turn")


def test_pb28_the_game_may_end_while_cargo_is_chosen() -> None:
    """PB-12: what would have been kept is nobody's concern then."""
    state = build("f1 G9 W", "f2 F9 E", holds="0=2g1c 1=1g1c", heaps="N16=0g2c")
    state, _ = play(state, "F9", dice=Rolls(6, 1, 6, 1))
    state, _ = left(state, 1)
    assert piratebay.view(state, None).winners == (0,)
