"""Pirate hunt: a pirate on the way to the fort, and the frigates that hunt him (AS-51, AS-71)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.games import ageofsail
from engine.values import Course
from tests.engine.games.ageofsail.positions import options, play
from tests.engine.games.ageofsail.races import begun, race, won
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice


def hunt(*ships, **more):
    return race("hunt", *ships, **more)


@pytest.mark.parametrize(("seats", "owners"), [(2, [0, 1, 1, 1]), (3, [1, 0, 2]), (4, [2, 0, 1, 3])])
def test_as51_the_pirate_lies_opposite_the_fort_and_the_hunters_in_the_other_corners(seats, owners):
    state = begun("hunt", seats, role=owners[0])
    lie = [("T20", 5), ("A20", 3), ("T1", 7), ("D3", 1)]
    assert [(where(state, ship.id), ship.heading) for ship in state.ships] == lie[: len(owners)]
    assert [ship.seat for ship in state.ships] == owners
    assert {ship.size for ship in state.ships} == {2}
    assert state.turn == 1
    told = [line.id for line in ageofsail.hooks.opened(state, None)]
    assert told == ["sailing-event-wind"]  # nobody does anything before


def test_as51_where_three_frigates_start_the_pirate_sails_a_cell_farther_to_the_end():
    def reach(*ships, **more):
        """How far west he sails from T10."""
        found = options(hunt("f1 T10 N", *ships, blows="W light", **more), "f1")
        return sum(cell.endswith("10") and cell != "T10" for cell in found)

    assert reach("f2 A20 N", seats=3) == 3
    assert reach("f2 A20 N", seats=2) == 4
    assert reach("f2 A20 N", seats=4) == 4  # two of the three are sunk by now
    assert reach("f2 A20 N", seats=2, options={"printed": True}) == 3  # AS-71
    state = hunt("f1 T10 N", "f2 A10 N", mover=1, blows="E light")
    assert sum(cell.endswith("10") for cell in options(state, "f2")) == 3  # hunters don't
    state = hunt("f1 D10 N", "f2 A20 N", blows="E strong")
    assert not [cell for cell in options(state, "f1") if cell in ("C10", "B10", "A10")]  # dead against the wind


def test_as51_hunters_do_not_fight_each_other():
    state = hunt("f1 T20 N", "f2 J10 N", "f3 K10 N", "f4 J12 N", seats=4, mover=1, blows="N strong")
    found = options(state, "f2")
    assert "J11" in found
    assert "J12" not in found  # he can't board a friend, nor pass her
    assert "N" not in found  # nothing to fire at abeam
    assert [option.value for option in ageofsail.choose(state, 1).options if isinstance(option.value, Course)] == []
    state = hunt("f1 K10 N", "f2 J10 N", "f3 J12 N", seats=4, mover=1)
    after, _ = play(state, "f2 N", "K10 2", dice=Dice(1, 1, 6, 6, 6, 1))  # he misses and is hit
    assert ship_of(after, "f2").masts == 1


def test_as51_the_pirate_wins_beside_the_fort_in_mid_move_too():
    after, events = play(hunt("f1 F3 N", "f2 A20 N", blows="W strong"), "f1 A3")
    assert said(events) == ["sailed", "reached"]
    assert where(after, "f1") == "D3"
    assert won(after) == ("hunt-reached", (0,))


def test_as51_a_hunter_in_that_cell_has_to_be_boarded_first():
    state = hunt("f1 F3 N", "f2 D3 N", "f3 T1 N", blows="W strong")
    after, events = play(state, "f1 D3", dice=Dice(6, 1, 6, 1))
    assert said(events) == ["sailed", "fight-won", "prize-own", "reached"]
    assert won(after) == ("hunt-reached", (0,))
    after, events = play(state, "f1 D3", dice=Dice(1, 6, 1, 6))
    assert won(after) == ("hunt-boarded", (1,))


def test_as51_the_hunter_wins_who_sinks_him():
    state = hunt("f1 K10 N masts=1", "f2 J10 N", "f3 A20 N", seats=3, role=0, mover=1)
    after, events = play(state, "f2 N", "K10 1", dice=Dice(6, 1))
    assert said(events)[-1] == "out"
    assert won(after) == ("hunt-sunk", (1,))
    assert ageofsail.outcome(after).places == ((1,), (2,), (0,))


def test_as51_by_an_answer_too():
    state = hunt("f1 K10 N masts=1", "f2 J10 N", "f3 A20 N", seats=3)
    after, events = play(state, "f1 N", "J10 1", dice=Dice(1, 6, 6, 6, 1))
    assert "answer-sunk" in said(events)
    assert won(after) == ("hunt-sunk", (1,))


@pytest.mark.parametrize(
    ("mover", "blows", "move", "dice"), [(1, "E strong", "f2 K10", (6, 1)), (0, "W strong", "f1 J10", (1, 6))]
)
def test_as51_who_beats_him_in_a_boarding_wins_whoever_began_it(mover, blows, move, dice):
    state = hunt("f1 K10 N masts=1", "f2 J10 N", "f3 A20 N", seats=3, mover=mover, blows=blows)
    after, _ = play(state, move, dice=Dice(*dice))
    assert won(after) == ("hunt-boarded", (1,))


def test_as51_after_a_boarding_one_hull_is_sunk_and_nobody_is_asked():
    state = hunt("f1 J10 N", "f2 J12 N masts=1", "f3 T2 N", seats=3)
    after, events = play(state, "f1 J12", dice=Dice(6, 1))
    assert said(events) == ["sailed", "fight-won", "prize-own", "out"]
    assert (where(after, "f1"), where(after, "f2")) == ("J12", "-")
    assert ship_of(after, "f1").acted
    assert after.over is None


def test_as51_he_wins_when_no_hunter_is_left():
    state = hunt("f1 J10 N", "f2 K10 N masts=1", seats=2)
    after, _ = play(state, "f1 N", "K10 1", dice=Dice(6, 1))
    assert won(after) == ("hunt-alone", (0,))


def test_as51_after_60_rounds_it_is_a_draw_of_those_who_are_there():
    state = replace(hunt("f1 T20 N", "f2 A20 N", seats=4, mover=1), round=60, first=0)
    assert state.out == (2, 3)
    after, _ = play(state, "end")
    outcome = ageofsail.outcome(after)
    assert outcome.how.id == "ageofsail-how-hunt-draw"
    assert outcome.places == ((), (0, 1), (3,), (2,))


def test_as37_as51_who_leaves():
    state = hunt("f1 J10 N", "f2 A20 N", "f3 T1 N", "f4 D4 N", seats=4)
    assert won(ageofsail.drop(state, 0)[0]) == ("abandoned", (1, 2, 3))
    state, _ = ageofsail.drop(ageofsail.drop(state, 2)[0], 1)
    assert state.over is None
    ageofsail.check(state)
    assert won(ageofsail.drop(state, 3)[0]) == ("hunt-alone", (0,))


def test_as51_random_hunts_end_and_keep_the_invariants():
    how = set()
    for seed in range(30):
        rng = Random(seed)
        seats = 2 + seed % 3
        state = begun("hunt", seats, role=seed % seats, first=None, printed=seed % 4 == 0)
        while ageofsail.pending(state):
            (seat,) = ageofsail.pending(state)
            state, _ = ageofsail.apply(state, seat, ageofsail.default(state, seat), rng)
            ageofsail.check(state)
            assert ageofsail.load(ageofsail.dump(state)) == state
        how.add(state.over.how)
    assert {"hunt-reached", "hunt-sunk", "hunt-boarded"} <= how
