"""Boarding: the fight, cargo, the winner's choice of it, and where both lie then (PB-10 to PB-13, PB-23)."""

import pytest

from engine.games import piratebay
from engine.sailing.orders import Orders
from engine.sailing.sea import NAMES
from tests.engine.games.piratebay.positions import Rolls, asked, build, cargo, left, options, play, works
from tests.engine.sailing.positions import said, ship_of, where

ASK = Orders(prizes="ask")
WON, LOST = (6, 1, 6, 1), (1, 6, 1, 6)
"""What is rolled when the boarder, or the other, wins with both masts."""


def boarded(dice=WON, **more):
    """The mover's f1 sails from J3 to J5, where f2 lies, and fights her."""
    return play(build("f1 J3 N", "f2 J5 E", **more), "J5", dice=Rolls(*dice))


def test_pb10_the_winner_of_a_boarding_stays_in_the_target_s_cell_and_may_work():
    state, events = boarded(heaps="H5=1g0c", holds="1=0g1c")
    assert said(events) == ["sailed", "fight-won", "robbed", "home", "wind"]  # H5 is out of reach
    state, events = play(build("f1 I3 N", "f2 I5 E", heaps="H5=1g"), "I5", dice=Rolls(*WON))
    assert (where(state, "f1"), where(state, "f2")) == ("I5", "M19")
    assert asked(state) == (0, "stop")
    assert options(state) == ["load", "end"]


def test_pb10_after_a_boarding_she_neither_sails_on_nor_fires():
    state = build("f1 I3 N", "f2 I5 E", "f3 J5 N", seats=3, heaps="H5=1g")
    state, _ = play(state, "I5", dice=Rolls(*WON))
    assert options(state) == ["load", "end"]


def test_pb10_where_nothing_can_be_done_the_turn_is_over_after_a_boarding():
    state, events = boarded()
    assert said(events) == ["sailed", "fight-won", "home", "wind"]
    assert asked(state) == (1, "turn")


def test_pb10_a_boarder_who_lost_does_nothing_more():
    state, events = play(build("f1 I3 N", "f2 I5 E", heaps="H5=1g"), "I5", dice=Rolls(*LOST))
    assert said(events) == ["sailed", "fight-lost", "home", "wind"]
    assert (where(state, "f1"), where(state, "f2"), asked(state)) == ("B8", "I5", (1, "turn"))


def test_as15_the_dice_of_a_boarding_take_masts_off_until_one_side_has_none():
    state, events = boarded((3, 3, 1, 6, 6, 1, 5, 4), holds="1=1c")
    fight = dict(events[1].public.args)
    assert [die.value for die in fight["dice"]] == [3, 1, 6, 5]
    assert [die.value for die in fight["defence"]] == [3, 6, 1, 4]
    assert [ship_of(state, id).masts for id in ("f1", "f2")] == [1, 2]


def test_pb11_the_loser_is_at_her_anchor_again_with_both_masts_heading_away_from_the_islet():
    state, events = boarded()
    ship = ship_of(state, "f2")
    assert (where(state, "f2"), ship.masts, NAMES[ship.heading]) == ("M19", 2, "S")
    assert dict(events[2].public.args)["cell"].token == "M19"
    track = piratebay.view(state, None).tracks[-1]
    assert (track.ship, track.how, [cell.token for cell in track.cells]) == ("f2", "home", ["J5", "M19"])
    state, _ = boarded(LOST)
    ship = ship_of(state, "f1")
    assert (where(state, "f1"), ship.masts, NAMES[ship.heading]) == ("B8", 2, "E")


def test_pb12_the_cargo_of_the_beaten_goes_to_the_winner():
    state, events = boarded(holds="0=1g 1=1g2c")
    assert said(events) == ["sailed", "fight-won", "robbed", "home", "wind"]
    robbed = dict(events[2].public.args)
    assert (robbed["seat"].token, robbed["owner"].token) == ("P1", "P2")
    assert (robbed["gold"].value, robbed["cannons"].value) == (1, 2)
    assert state.holds == (cargo("2g2c"), cargo(""))
    haul = piratebay.view(state, None).hauls[-1]
    assert (haul.what, haul.seat, haul.cell.token, haul.gold, haul.cannons) == ("robbed", 0, "J5", 1, 2)


def test_pb12_so_it_does_when_the_boarder_loses():
    state, events = boarded(LOST, holds="0=1g 1=1g2c")
    assert said(events) == ["sailed", "fight-lost", "robbed", "home", "wind"]
    assert state.holds == (cargo(""), cargo("2g2c"))


def test_pb12_the_mover_chooses_what_to_keep_from_both():
    state, events = boarded(holds="0=1g2c 1=2g2c")
    assert said(events) == ["sailed", "fight-won", "robbed", "home"]
    assert asked(state) == (0, "cargo")
    assert not piratebay.pending(state)[0].aside
    assert options(state) == ["3", "2", "1", "0"]
    state, events = play(state, "1")
    assert said(events) == ["kept", "wind"]
    kept = dict(events[0].public.args)
    assert [kept[name].value for name in ("gold", "cannons", "goldlost", "cannonslost")] == [1, 3, 2, 1]
    assert state.holds[0] == cargo("1g3c")


def test_pb12_four_at_most_are_kept_and_the_hold_is_filled():
    state, _ = boarded(holds="0=3g 1=2g1c")
    assert options(state) == ["4", "3"]


@pytest.mark.parametrize(("keep", "holds", "lost"), [("3", "3g1c", "3c"), ("0", "4c", "3g")])
def test_pb12_what_is_not_kept_leaves_the_game(keep, holds, lost):
    state, _ = boarded(holds="0=1g2c 1=2g2c")
    before = state.lost
    state, _ = play(state, keep)
    assert (state.holds[0], state.lost - before) == (cargo(holds), cargo(lost))


def test_pb10_pb12_whoever_has_chosen_his_cargo_may_work_yet():
    state, _ = play(build("f1 I3 N", "f2 I5 E", heaps="H5=1g", holds="0=2g 1=1g2c"), "I5", dice=Rolls(*WON))
    state, events = play(state, "3")
    assert said(events) == ["kept"]
    assert (asked(state), works(state)) == ((0, "stop"), ["unload"])


def test_pb21_nothing_is_asked_where_all_goes_into_the_hold_or_nothing_can_be_chosen():
    state, events = boarded(holds="0=2g 1=2g")
    assert (said(events)[2:], state.holds[0]) == (["robbed", "home", "wind"], cargo("4g"))
    state, events = boarded(holds="0=3g 1=3g")
    assert (said(events)[2:], state.holds[0]) == (["robbed", "home", "kept", "wind"], cargo("4g"))
    state, events = boarded(holds="0=3c 1=3c")
    assert (said(events)[2:], state.holds[0]) == (["robbed", "home", "kept", "wind"], cargo("4c"))


def test_pb12_a_winner_who_is_not_to_move_keeps_the_most_valuable():
    """By his standing orders, which come to light by it; where there was no choice, nothing does (AS-17)."""
    for orders in (Orders(), ASK):
        _, events = boarded(LOST, holds="0=2c 1=4c", orders={1: orders})
        assert [event.reveals for event in events if said([event]) == ["kept"]] == [False]
    state, events = boarded(LOST, holds="0=1g2c 1=2g2c")
    assert [event.reveals for event in events if said([event]) == ["kept"]] == [True]
    assert said(events) == ["sailed", "fight-lost", "robbed", "home", "kept", "wind"]
    assert state.holds == (cargo(""), cargo("3g1c"))


def test_pb12_or_is_asked_if_that_is_his_standing_order():
    state, events = boarded(LOST, holds="0=1g2c 1=2g2c", orders={1: ASK})
    assert said(events) == ["sailed", "fight-lost", "robbed", "home"]
    assert asked(state) == (1, "cargo")
    assert piratebay.pending(state)[1].aside
    assert piratebay.view(state, None).mover == 0
    state, events = play(state, "0")
    assert (said(events), state.holds[1]) == (["kept", "wind"], cargo("4c"))
    assert asked(state) == (1, "turn")


def test_pb28_who_is_asked_for_cargo_leaves_and_all_of_it_is_lost():
    state, _ = boarded(LOST, holds="0=1g2c 1=2g2c", orders={1: ASK}, seats=3)
    before = state.lost
    state, told = left(state, 1)
    assert (told, state.lost - before) == (["left", "lost-cargo"], cargo("3g4c"))
    assert asked(state) == (2, "resume")
    state, _ = boarded(holds="0=1g2c 1=2g2c", seats=3)
    state, told = left(state, 0)
    assert (told, asked(state)) == (["left", "lost-cargo"], (1, "resume"))


def test_pb28_the_mover_leaves_while_another_is_asked():
    state, _ = boarded(LOST, holds="0=1g2c 1=2g2c", orders={1: ASK}, seats=3)
    state, told = left(state, 0)
    assert (told, asked(state)) == (["left"], (1, "cargo"))
    state, events = play(state, "3")
    assert (said(events), asked(state)) == (["kept", "wind"], (1, "turn"))


@pytest.mark.parametrize("dice", [WON, LOST])
def test_pb23_the_order_goes_to_who_wins_a_boarding_whoever_began_it(dice):
    winner, loser = (0, 1) if dice == WON else (1, 0)
    weak = [(die - 1) if place % 2 == (dice == WON) and die > 1 else die for place, die in enumerate(dice)]
    state, events = boarded(weak, order=loser)
    assert state.order_of == winner
    assert said(events)[2:] == ["order-won", "home", "wind"]
    haul = piratebay.view(state, None).hauls[-1]
    assert (haul.what, haul.seat, haul.order) == ("robbed", winner, True)
    state, events = boarded(dice, order=winner)
    assert state.order_of == winner
    assert "order-won" not in said(events)


def test_as14_pb23_the_holder_of_the_order_adds_one_to_each_die_of_a_boarding():
    state, events = boarded((3, 3, 1, 2, 2, 2), order=0)  # 4 to 3, 2 to 2 again, 3 to 2
    assert said(events)[1] == "fight-won"
    assert (dict(events[1].public.args)["bonus"].value, ship_of(state, "f1").masts) == (1, 2)
    _, events = boarded((3, 3, 2, 1, 2, 2), order=1)
    assert said(events)[1] == "fight-lost"
    assert dict(events[1].public.args)["guard"].value == 1


def test_pb11_who_wins_on_the_loser_s_anchor_stays_and_the_loser_waits_beside_it():
    state, events = play(build("f1 M17 N", holds="1=1g"), "M19", dice=Rolls(*WON))
    assert said(events) == ["sailed", "fight-won", "robbed", "waits", "wind"]
    assert (where(state, "f1"), where(state, "f2")) == ("M19", "N20")


def test_pb13_a_boarding_on_the_own_anchor_cell_gives_the_masts_back_after_the_fight_is_won():
    state = build("f1 B6 N masts=1", "f2 B8 N", holds="1=1g")
    state, events = play(state, "B8", dice=Rolls(*WON))
    assert said(events) == ["sailed", "fight-won", "mended", "robbed", "home"]
    assert (where(state, "f1"), ship_of(state, "f1").masts) == ("B8", 2)
    assert works(state) == ["unload"]
    lost, events = play(build("f1 B6 N masts=1", "f2 B8 N"), "B8", dice=Rolls(1, 6))
    assert said(events) == ["sailed", "fight-lost", "waits", "wind"]
    assert (where(lost, "f1"), where(lost, "f2")) == ("B9", "B8")


def test_pb13_masts_are_back_before_a_fight_where_the_anchor_was_on_the_way():
    state = build("f1 B6 N masts=1", "f2 B10 N")
    state, events = play(state, "B10", dice=Rolls(1, 6, 6, 1, 6, 1))
    assert said(events) == ["sailed", "mended", "fight-won", "home", "wind"]
    assert ship_of(state, "f1").masts == 1
