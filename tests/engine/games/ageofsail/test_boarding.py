"""Boarding and prizes in a battle (AS-15, AS-32)."""

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.board import board_of
from engine.sailing.orders import Orders
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.sailing.positions import at, said, ship_of, where
from tests.engine.sailing.waters import Dice

SEA = board_of("single").sea

ASK = Orders(prizes="ask")
REST = ("b1 A9 N", "b2 T9 N")


def won(*more, **fields):
    """The line ship s1 has beaten the frigate f3 on J12 and lost one mast."""
    state = build("s1 J10 N", "f3 J12 E", *REST, *more, **fields)
    return play(state, "s1 J12", dice=Dice(6, 1, 3, 3, 1, 2, 6, 5))


def test_as15_sailing_into_an_enemy_s_cell_is_a_fight_to_the_end():
    state, events = won()
    assert said(events) == ["sailed", "fight-won"]
    args = dict(events[-1].public.args)
    assert [die.value for die in args["dice"]] == [6, 3, 1, 6]
    assert [die.value for die in args["defence"]] == [1, 3, 2, 5]
    assert state.bloody
    assert (ship_of(state, "s1").masts, ship_of(state, "f3").masts) == (2, 0)
    view = ageofsail.view(state, 1)
    assert view.asked == "prize"
    assert [(fight.cell.token, fight.winner, fight.ships) for fight in view.fights] == [("J12", 0, ("s1", "f3"))]


def test_as32_the_attacker_chooses_own_prize_or_both():
    state, _ = won()
    assert options(state) == ["own", "prize", "both"]
    assert options(state, "both") == ["1"]
    assert options(state, "both 1") == ["s1", "f3"]
    assert options(state, "both 1 f3") == ["J13", "K13", "K12", "K11", "J11", "I11", "I12", "I13"]


def test_as32_own_hull():
    state, events = play(won()[0], "own")
    assert said(events) == ["prize-own"]
    assert (where(state, "s1"), ship_of(state, "s1").masts, where(state, "f3")) == ("J12", 2, "-")
    assert options(state) == ["b1", "end"]
    assert [wreck.ship for wreck in ageofsail.view(state, 0).wrecks] == ["f3"]


def test_as32_the_prize_with_no_more_masts_than_it_takes():
    state = build("s1 J10 N", "b2 J12 E", "f1 A9 N", "f3 T9 N")
    state, _ = play(state, "s1 J12", dice=Dice(6, 1))
    assert options(state, "both") == ["1"]
    before = state.lost
    state, events = play(state, "prize")
    assert said(events) == ["prize-hull"]
    assert (where(state, "s1"), ship_of(state, "b2").masts, ship_of(state, "b2").seat) == ("-", 1, 0)
    assert state.lost == before + 2


@pytest.mark.parametrize(("mover", "stays"), [("s1", "f3"), ("f3", "s1")])
def test_as32_both_and_one_of_them_moves(mover, stays):
    state, events = play(won()[0], f"both 1 {mover} K11")
    assert said(events) == ["prize-both"]
    assert (where(state, mover), where(state, stays)) == ("K11", "J12")
    assert [ship_of(state, id).masts for id in ("s1", "f3")] == [1, 1]
    assert ship_of(state, "f3").seat == 0
    assert options(state) == ["b1", "end"]  # boarder and prize don't act
    assert ageofsail.view(state, 0).tracks[-1].how == "moved"


def test_as32_one_mast_or_no_free_cell_keeps_one_hull():
    state = build("b1 J10 N", "f3 J12 E masts=1", "f1 A9 N", "b2 T9 N")
    state, _ = play(state, "b1 J12", dice=Dice(6, 1))
    assert options(state) == ["own", "prize"]
    around = ("f1 J11 N", "f2 K12 N", "b1 I12 N", "s2 J13 N", "f4 K13 N", "b2 I13 N")
    state = build("s1 I11 NE", "f3 J12 E", *around)
    state, _ = play(state, "s1 J12", dice=Dice(6, 1, 6, 1))
    assert options(state, "both 1 f3") == ["K11", "I11"]


def lost(orders=None, *more):
    """The frigate f1 has boarded the frigate f3 on J12 in vain; f3 has both masts."""
    fleet = more or ("b1 A9 N", "b2 T9 N")
    state = build("f1 J10 N", "f3 J12 E", *fleet, orders={1: orders or Orders()})
    return play(state, "f1 J12", dice=Dice(1, 6, 1, 6))


def test_as32_a_defender_who_won_does_what_is_usual():
    state, events = lost()
    assert said(events) == ["sailed", "fight-lost", "prize-both"]
    assert (where(state, "f1"), where(state, "f3")) == ("J13", "J12")
    assert [(ship_of(state, id).seat, ship_of(state, id).masts) for id in ("f1", "f3")] == [(1, 1), (1, 1)]
    assert options(state) == ["b1", "end"]


def test_as32_a_defender_may_be_asked():
    state, events = lost(ASK)
    assert said(events) == ["sailed", "fight-lost"]
    decision = ageofsail.pending(state)
    assert list(decision) == [1]
    assert decision[1].aside
    state, events = play(state, "prize")
    assert (where(state, "f3"), ship_of(state, "f1").seat) == ("-", 1)
    assert list(ageofsail.pending(state)) == [0]


def test_as32_a_prize_neither_answers_nor_turns_and_a_defending_winner_s_own_ship_answers():
    state, _ = lost(None, "s1 K10 N", "b2 T9 N")
    assert (where(state, "f1"), where(state, "f3")) == ("J13", "J12")
    _, events = play(state, "s1 K13", "J13 1", dice=Dice(1, 6))
    assert said(events) == ["sailed", "shot-missed"]
    _, events = play(state, "s1 K12", "J12 1", dice=Dice(1, 6))
    assert said(events) == ["sailed", "shot-missed", "bears"]


def test_as6_ships_share_no_cell_afterwards():
    state, _ = play(won()[0], "both 1 s1 J13")
    afloat = [ship.cell for ship in state.ships if ship.masts]
    assert len(set(afloat)) == len(afloat)
    assert state.muster.taken.bit_count() == len(afloat)
    assert at("J13") in SEA.ways[at("J12")][0]
