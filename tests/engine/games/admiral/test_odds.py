"""Odds, against every roll there is (AD-31, AD-32, AD-41, AD-44)."""

from itertools import product

import pytest

from engine.games.admiral.boarding import points
from engine.games.admiral.odds import POINTS, at_least, salvo, struggle


def hit(die, steps, hard):
    """AD-31 by its letter."""
    if hard:
        return die in (2, 4, 6)
    return die != 2 if steps == 1 else die not in (1, 2)


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize(("near", "far"), [(1, 0), (0, 1), (3, 0), (0, 5), (2, 3), (4, 7)])
def test_ad32_a_salvo_hits_as_often_as_one_die_says(near, far, hard):
    rolls = [near * hit(die, 1, hard) + far * hit(die, 2, hard) for die in range(1, 7)]
    found = salvo(near, far, hard)
    assert found == pytest.approx([rolls.count(hits) / 6 for hits in range(near + far + 1)])
    for hits in range(near + far + 2):
        assert at_least(near, far, hard, hits) == pytest.approx(sum(roll >= hits for roll in rolls) / 6)


def test_ad41_a_die_is_worth_none_one_or_two_points():
    assert [points([die], 0) for die in range(1, 7)] == [0, 0, 1, 1, 2, 2]
    assert sum(POINTS) == 6


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (4, 1), (2, 3)])
def test_ad41_ad44_a_struggle_goes_as_often_as_the_dice_say(attackers, defenders):
    rolls = [
        points(dice[:attackers], 0) - points(dice[attackers:], 0)
        for dice in product(range(1, 7), repeat=attackers + defenders)
    ]
    for lead in range(-9, 10):
        found = struggle(attackers, defenders, lead)
        assert found.won == pytest.approx(sum(roll + lead > 0 for roll in rolls) / len(rolls))
        assert found.equal == pytest.approx(sum(roll + lead == 0 for roll in rolls) / len(rolls))
        assert sum(found) == pytest.approx(1)
