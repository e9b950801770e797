"""Forts: fire at who comes into reach, in the own turn, and repair (AS-33, AS-34, AS-35)."""

from itertools import product

import pytest

from engine.games import ageofsail
from engine.games.ageofsail.board import ARMS, CELLS, GROUNDS, SEA
from engine.games.ageofsail.remarks import remarks
from engine.sailing.orders import Orders
from engine.values import Cell, Piece
from tests.engine.games.ageofsail.positions import build, options, play
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice

ASK, HOLD = Orders(forts="ask"), Orders(forts="hold")
HOME = "s2 M17 N"
"""A ship of the fort's owner, out of the way."""


@pytest.mark.parametrize("corner", range(4))
def test_as33_a_cannon_reaches_two_cells_along_row_column_and_diagonal_over_its_own_fort(corner):
    ground = GROUNDS[corner]
    for card in range(ARMS):
        cannon = CELLS[ground.cells[card]]
        expected = {}
        for dx, dy in product((-1, 0, 1), repeat=2):
            for steps in (1, 2):
                col, row = cannon.col + steps * dx, cannon.row + steps * dy
                if (dx or dy) and 0 <= col < 20 and 0 <= row < 20:
                    cell = SEA.index(Cell(col, row))
                    between = SEA.index(Cell(cannon.col + dx, cannon.row + dy)) if steps == 2 else -1
                    if cell not in ground.cells:
                        expected[cell] = -1 if between in ground.cells else between
        assert ground.reach[card] == expected


def test_as33_cannons_fire_on_entry_in_their_order_and_interrupt_the_move():
    state = build("s1 P14 N", HOME, blows="N strong")
    state, events = play(state, "s1 P19", dice=Dice(1, 1, 6))
    assert said(events) == ["sailed", "fort-missed"]  # P17: only R19 reaches it
    assert events[0].reveals
    assert where(state, "s1") == "P17"
    assert options(state) == ["on", "done"]
    assert options(state, "on") == ["P18", "P19", "P20"]
    state, events = play(state, "on P19", dice=Dice(6, 6, 1))
    assert (where(state, "s1"), said(events)) == ("P18", ["sailed", "fort-hit"])  # R20
    state, events = play(state, "on P19", "done", dice=Dice(6, 5, 6))
    assert (where(state, "s1"), said(events)) == ("P19", ["sailed", "fort-hit", "done"])
    assert ship_of(state, "s1").masts == 1


def test_as33_as29_fog_silences_and_ships_in_between_block():
    state = build("s1 Q17 N", HOME, blows="N strong")
    _, events = play(state, "s1 Q18", dice=Dice(1, 1, 6, 1, 1, 6))
    assert [dict(event.public.args)["cell"].token for event in events[1:]] == ["R19", "S20"]
    fog = build("s1 P14 N", HOME, blows="N strong", situation="fog")
    fog, events = play(fog, "s1 P19")
    assert (where(fog, "s1"), said(events)) == ("P19", ["sailed"])
    assert not events[0].reveals
    blocked = build("s1 P14 N", "s2 Q18 N", blows="N strong")  # between P17 and R19
    blocked, events = play(blocked, "s1 P17")
    assert (said(events), events[0].reveals) == (["sailed"], False)


def test_as33_standing_orders_hold_and_nobody_learns_that_they_do():
    held, events = play(build("s1 P14 N", HOME, blows="N strong", orders={1: HOLD}), "s1 P17")
    assert (where(held, "s1"), said(events)) == ("P17", ["sailed"])
    assert events[0].reveals  # as it would if the fort fired
    assert options(held) == ["end"]


def test_as33_ask_me_asks_one_cannon_after_the_other_and_the_mover_waits():
    state = build("s1 Q17 N", HOME, blows="N strong", orders={1: ASK})
    state, events = play(state, "s1 Q18")
    assert said(events) == ["sailed"]
    decision = ageofsail.pending(state)
    assert list(decision) == [1]
    assert decision[1].aside
    asked = [options(state)]
    first = dict(ageofsail.choose(state, 1).ask.args)["cannon"].token
    state, events = play(state, "hold")
    assert said(events) == ["fort-held"]
    asked.append(options(state))
    assert asked[0] == ["fire", "hold", "all", "none"]
    assert first == "R19"


def test_as33_all_fires_all_and_none_holds_all():
    state, _ = play(build("s1 Q17 N", HOME, blows="N strong", orders={1: ASK}), "s1 Q18")
    none, events = play(state, "none")
    assert said(events) == ["fort-held"] * 2
    assert list(ageofsail.pending(none)) == [0]
    assert options(none) == ["end"]  # nobody fired, and nothing lies abeam
    every, events = play(state, "all", dice=Dice(1, 1, 6, 1, 1, 6))
    assert said(events) == ["fort-missed"] * 2
    assert options(every) == ["on", "done"]
    three, _ = play(build("f1 P19 E", "b1 A9 N", HOME, blows="N strong", orders={1: ASK}), "f1 Q19")
    sunk, events = play(three, "all", dice=Dice(6, 6, 1, 6, 6, 1))  # the third has nothing to fire at
    assert (where(sunk, "f1"), said(events)) == ("-", ["fort-hit", "fort-sunk"])


def test_as33_on_entry_for_boarding_they_fire_before_the_fight_and_only_at_the_enterer():
    state = build("s1 P16 N", "f1 J3 N", "b2 P17 N", HOME, blows="N strong")
    state, events = play(state, "s1 P17", dice=Dice(6, 6, 1, 6, 1))
    assert said(events) == ["sailed", "fort-hit", "fight-won"]
    assert ship_of(state, "s1").masts == 2


def test_as33_in_the_own_turn_each_cannon_fires_once_at_any_enemy_in_reach():
    state = build("f1 J10 N", "f3 D2 N", "b2 E1 N", "s2 K17 N", situation="gunners")
    assert options(state) == ["f1", "cannons", "end"]
    assert options(state, "cannons") == ["C1", "B2", "C2"]
    assert options(state, "cannons C1") == ["E1", "D2"]
    assert options(state, "cannons B2") == ["D2"]  # over C2, its own fort
    assert options(state, "cannons C2") == ["D2"]  # E1 isn't in line
    state, events = play(state, "cannons C1 E1", dice=Dice(1, 1, 3))
    assert said(events) == ["fort-sunk"]
    assert state.shots[-1].bonus == 2
    assert options(state, "cannons") == ["B2", "C2"]
    assert [card.fired for card in ageofsail.view(state, 1).forts[0].cards] == [False, True, False, False, False, False]
    state, events = play(state, "cannons C2 D2", "f1 J12", "cannons B2 D2", dice=Dice(1, 1, 6, 1, 2, 6))
    assert options(state) == ["end"]
    assert "cannons" not in options(build("f1 J10 N", "f3 D2 N", situation="fog"))


def test_as33_turned_cards_and_arms_do_not_fire_nor_those_of_who_is_out():
    state = build("f1 J10 N", "f3 D2 N", dead="C1 B2")
    assert options(state, "cannons") == ["C2"]
    free = build("f1 C14 N", "s3 K10 N", "s4 P10 N", seats=4, blows="N strong")
    free, events = play(free, "f1 C17")
    assert said(events) == ["sailed"]  # the fort in the north-west has no ships any more


def test_as34_ships_fire_at_a_live_cannon_abeam_and_it_does_not_answer():
    state = build("s1 Q19 S", HOME, blows="S strong")
    state, events = play(state, "s1 S")
    assert options(state)[0] == "R19"
    state, events = play(state, "R19 2", dice=Dice(6, 1, 1))
    assert said(events) == ["cannon-hit"]
    assert [card.live for card in ageofsail.view(state, 0).forts[1].cards].count(False) == 1
    assert not state.bloody
    assert options(state) == ["on", "done"]  # a turned card is no target
    state, events = play(build("s1 Q20 S", HOME), "s1 S", "R20 1", dice=Dice(1, 2))
    assert said(events)[-1] == "cannon-missed"


def test_as34_arms_are_no_target_and_bar_the_way():
    state = build("f1 S18 E", "b1 A9 N", HOME, dead="R19 S19 T19 R20 S20", blows="N strong")
    assert not {"S19", "T19"} & set(options(state, "f1"))
    assert "E" not in options(state, "f1")


def test_as35_a_ship_beside_its_fort_repairs_and_turns_a_card_over():
    state = build("s1 D3 N masts=1", HOME, dead="B1")
    assert options(state, "s1")[-1] == "repair"
    assert options(state, "s1 repair") == ["A1", "C1", "A2", "B2", "C2"]
    assert options(state, "s1 repair A1") == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    state, events = play(state, "s1 repair A1 S")
    assert said(events) == ["repaired"]
    assert (ship_of(state, "s1").masts, ship_of(state, "s1").heading) == (2, 4)
    assert not ageofsail.view(state, 0).forts[0].cards[ARMS].live
    assert options(state) == ["end"]


@pytest.mark.parametrize(
    ("ship", "dead"),
    [("s1 D3 N", ""), ("s1 E3 N masts=1", ""), ("s1 D3 N masts=1", "A1 B1 C1 A2 B2 C2"), ("s1 Q18 N masts=1", "")],
)
def test_as35_only_damaged_ships_beside_the_own_fort_while_a_card_is_face_up(ship, dead):
    assert "repair" not in options(build(ship, HOME, dead=dead), "s1")


def test_as33_it_is_told_before_how_many_cannons_may_fire_on_the_way():
    state = build("s1 P14 N", HOME, blows="N strong", orders={1: HOLD})
    found = remarks(state, 0, (Piece("s1", 0),))
    told = {cell.token: [line for line in lines if line.id.endswith("forts")] for cell, lines in found.items()}
    assert "P16" not in told
    assert dict(told["P17"][0].args)["n"].value == 1
    assert dict(told["P18"][0].args)["n"].value > 1
