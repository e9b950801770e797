"""Shots, what answers them, boardings, and what is told of them (AS-10 to AS-17)."""

import pytest
from msgspec.structs import replace

from engine.game import Action, IllegalAction
from engine.sailing import remarks
from engine.sailing.broadside import answer, choose_shots, fire, targets
from engine.sailing.grapple import board
from engine.sailing.orders import Orders
from engine.sailing.ships import PORT, STARBOARD, mustered
from engine.sailing.telling import NUMBERS, Log
from tests.engine.sailing.waters import CHART, HERE, SEA, Dice, afloat, ship, told

LINER = ship()
FRIGATE = ship(size=2, cell=HERE + 1, id="f2", seat=1)
BRIG = ship(size=1, cell=HERE - 1, id="b2", seat=2)


def test_as10_as11_targets_are_others_ships_abeam_on_sides_with_shots_left():
    ships = mustered((LINER, FRIGATE, BRIG))
    assert list(targets(SEA, ships, LINER)) == [(PORT, HERE - 1, 2), (STARBOARD, HERE + 1, 1)]
    assert list(targets(SEA, ships, replace(LINER, port=3))) == [(STARBOARD, HERE + 1, 1)]
    assert list(targets(SEA, mustered((LINER, replace(FRIGATE, seat=0))), LINER)) == []
    assert list(targets(SEA, mustered((LINER, replace(FRIGATE, masts=0))), LINER)) == []
    assert next(targets(SEA, mustered(ships[:2]), LINER, lambda cell: cell == HERE - 1)) == (PORT, HERE - 1, -1)


def test_as11_a_target_and_as_many_shots_as_are_left():
    cell = CHART.cells[HERE + 1]
    found = list(targets(SEA, mustered((LINER, FRIGATE)), LINER))
    question = choose_shots(CHART, replace(LINER, starboard=1), found, (cell,))
    assert [option.value for option in question.options] == [NUMBERS[1], NUMBERS[2]]
    assert choose_shots(CHART, LINER, found, (cell, NUMBERS[3])) == Action((cell, NUMBERS[3]))
    for path in ((cell, NUMBERS[4]), (cell, NUMBERS[0]), (CHART.cells[HERE - 1],)):
        with pytest.raises(IllegalAction):
            choose_shots(CHART, LINER, found, path)


def test_as12_as14_a_salvo_is_told_and_noted_with_what_is_added_on_both_sides():
    log = Log(Dice(1, 2, 4, 2, 3, 4))  # three and two against four and one: rolled again
    state, hit = fire(SEA, afloat(LINER, FRIGATE), 0, 1, 2, log, bonus=1, guard=1)
    assert hit
    assert (state.ships[0].starboard, state.ships[1].masts) == (2, 2), "the mast is the game's to take off"
    ((id, said),) = told(log)
    assert (id, said["dice"], said["bonus"]) == ("shot-hit", (2, 3), 2)
    assert (said["defence"], said["guard"], said["again"], said["left"]) == (4, 1, 1, 1)
    assert [(shot.dice, shot.bonus, shot.defence, shot.hit) for shot in state.shots] == [((2, 3), 2, 5, True)]


def test_as13_as14_the_answer_has_what_is_added_for_its_own_side():
    log = Log(Dice(2, 2, 3))
    state, hit = answer(SEA, afloat(LINER, FRIGATE), 1, 0, log, bonus=1)
    assert hit
    assert (state.ships[1].port, state.ships[0].masts) == (2, 3)
    assert told(log)[0][0] == "answer-hit"
    assert told(log)[0][1]["bonus"] == 2


def test_as13_as17_a_target_holds_turns_or_does_nothing():
    hold = (Orders(), Orders(returning="hold"))
    log = Log(Dice())
    assert answer(SEA, afloat(LINER, FRIGATE, orders=hold), 1, 0, log)[1] is False
    state, hit = answer(SEA, afloat(LINER, replace(FRIGATE, heading=2)), 1, 0, log)
    assert (state.ships[1].heading, hit) == (4, False)  # both sides have as many shots: the turn clockwise
    assert [id for id, _ in told(log)] == ["held", "bears"]
    assert all(event.reveals for event in log.events)  # either tells of orders
    for still in (replace(FRIGATE, masts=0), replace(FRIGATE, barred=True), replace(FRIGATE, port=2)):
        state = afloat(LINER, still)
        assert answer(SEA, state, 1, 0, log) == (state, False)


def test_as12_a_hit_on_the_last_mast_sinks():
    log = Log(Dice(6, 1))
    fire(SEA, afloat(LINER, replace(FRIGATE, masts=1)), 0, 1, 1, log)
    assert told(log)[0][0] == "shot-sunk"


def test_as14_as15_a_boarding_leaves_the_masts_and_is_told_with_the_dice_as_they_fell():
    log = Log(Dice(3, 3, 1, 6, 5, 1))  # +1 for the boarder
    there = replace(LINER, cell=FRIGATE.cell)
    state, end = board(CHART, afloat(there, FRIGATE), 0, 1, log, bonus=1)
    assert (end.boarder, end.defender) == (2, 0)
    assert [ship.masts for ship in state.ships] == [2, 0]
    ((id, said),) = told(log)
    assert (id, said["dice"], said["defence"], said["left"]) == ("fight-won", (3, 1, 5), (3, 6, 1), 2)
    assert (said["bonus"], said["guard"]) == (1, 0)
    (fought,) = state.fights
    assert (fought.cell, fought.seats, fought.ships, fought.winner) == (FRIGATE.cell, (0, 1), ("s1", "f2"), 0)
    assert fought.dice == ((4, 3), (2, 6), (6, 1))


def test_as12_as14_odds_are_said_with_what_is_added():
    def odds_of(line):
        return dict(line.args)["odds"]

    assert odds_of(remarks.hits(1)) == NUMBERS[50]
    assert odds_of(remarks.hits(1, 1)).value > 50 > odds_of(remarks.hits(1, 0, 1)).value
    assert [chance.value for chance in odds_of(remarks.shot_odds(LINER, PORT))] == [50, 90, 99]
    assert odds_of(remarks.back(SEA, LINER, FRIGATE)) == NUMBERS[90]
    assert odds_of(remarks.back(SEA, LINER, replace(FRIGATE, port=1), 1)).value > 50
    assert remarks.back(SEA, LINER, replace(FRIGATE, heading=2)).id == "sailing-remark-back-turns"
    for still in (None, replace(FRIGATE, barred=True), replace(FRIGATE, port=2)):
        assert remarks.back(SEA, LINER, still).id == "sailing-remark-back-none"
    assert odds_of(remarks.boarding(LINER, LINER)) == NUMBERS[50]
    assert odds_of(remarks.boarding(LINER, LINER, 0, 1)).value < 50
    assert dict(remarks.abeam(CHART, replace(LINER, starboard=2), STARBOARD, FRIGATE).args)["shots"] == NUMBERS[1]
