"""Boarding and prizes (AS-15, AS-32)."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.sailing import odds
from engine.sailing.boarding import Division, fight, free_around, kept, most_for_prize, usual
from engine.sailing.ships import mustered
from tests.engine.sailing.waters import HERE, SEA, Dice, ship


def test_as15_a_boarding_goes_on_until_one_side_has_no_mast():
    fought = fight(Dice(6, 1, 2, 2, 1, 3, 5, 4), 2, 2)
    assert fought == (((6, 1), (2, 2), (1, 3), (5, 4)), 1, 0)
    assert fight(Dice(1, 2), 1, 3)[1:] == (0, 3)
    assert fight(Dice(1, 2, 1, 1), 1, 1, bonus=(1, 0))[0] == ((2, 2), (2, 1))  # AS-14


@pytest.mark.parametrize(("boarder", "defender"), list(product((1, 2, 3), repeat=2)))
def test_as15_odds_of_boardings(boarder, defender):
    def chance(one, two):
        return float(one > 0) if not one or not two else (chance(one, two - 1) + chance(one - 1, two)) / 2

    assert odds.boarding(boarder, defender) == pytest.approx(chance(boarder, defender))


def test_as32_one_hull_takes_no_more_masts_than_its_class():
    brig, liner = ship(size=1, masts=0), ship()
    assert kept(liner, brig, prize=True) == Division(0, 1)
    assert kept(liner, brig, prize=False) == Division(3, 0)
    assert [most_for_prize(replace(liner, masts=masts), ship(size=2)) for masts in (1, 2, 3)] == [0, 1, 2]
    assert most_for_prize(liner, brig) == 1


def test_as32_free_cells_are_taken_clockwise_from_north():
    taken = mustered((ship(), ship(cell=HERE + 20), ship(cell=HERE + 1))).taken
    assert free_around(SEA, HERE, taken) == (HERE + 21, HERE - 19, HERE - 20, HERE - 21, HERE - 1, HERE + 19)
    assert free_around(SEA, 0, 0) == (20, 21, 1)


def test_as32_what_is_usual():
    liner, frigate, brig = ship(), ship(size=2), ship(size=1)
    assert usual(liner, brig, (7, 9)) == Division(2, 1, cell=7)
    assert usual(liner, brig, ()) == Division(3, 0)
    assert usual(brig, liner, (7,)) == Division(0, 1)  # the larger hull
    assert usual(frigate, replace(frigate, masts=0), ()) == Division(2, 0)  # equal: his own
    assert usual(replace(frigate, masts=1), liner, (7,)) == Division(0, 1)
