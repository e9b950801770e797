"""What exchanges of fire and boardings come to: by exact odds (AS-10 to AS-16, AS-32)."""

import pytest

from engine.games.ageofsail.exchange import NOTHING, boarding, exchange, kept, worth
from engine.sailing import odds

LINE, FRIGATE, BRIG = (3, 3), (2, 2), (1, 1)
PLAIN = {"bonus": 0, "guard": 0, "shield": 0}


def test_a_ship_is_worth_more_with_each_mast_and_nothing_without():
    """AS-4"""
    assert worth(3, 0) == 0 < worth(1, 1) < worth(2, 1) < worth(3, 1) < worth(3, 2) < worth(3, 3)


def test_what_can_not_be_answered_is_fired_at_with_all():
    """AS-13: neither abeam nor able to turn."""
    found = exchange(BRIG, 1, FRIGATE, ready=0, turned=0, **PLAIN)
    assert found.shots == 1
    assert found.worth == pytest.approx(odds.hit(1) * (worth(2, 2) - worth(2, 1)))


def test_one_does_not_fire_where_more_comes_back():
    """AS-13: a brig at the broadside of a ship of the line."""
    assert exchange(BRIG, 1, LINE, ready=3, turned=0, **PLAIN) == NOTHING


def test_the_last_mast_is_fired_at_with_a_salvo():
    """AS-11, AS-12: who sinks isn't answered."""
    found = exchange(LINE, 3, (3, 1), ready=3, turned=0, **PLAIN)
    assert found.shots >= 2
    assert found.worth > odds.hit(3) * worth(3, 1) * 0.9


def test_a_target_turns_before_she_fires():
    """AS-13: so the first shot at one who doesn't bear is free."""
    free, turns, bears = (
        exchange(LINE, 3, LINE, ready, turned, **PLAIN).worth for ready, turned in ((0, 0), (0, 3), (3, 0))
    )
    assert free > turns > bears


@pytest.mark.parametrize("masts", [2, 3])
def test_the_larger_crew_had_better_board(masts):
    """AS-15"""
    assert boarding((3, masts), BRIG, 0, 0) > 0 > boarding(BRIG, (3, masts), 0, 0)


def test_what_one_wins_by_boarding_the_other_loses():
    """AS-15, AS-32: it is the same fight for both."""
    for own in (LINE, FRIGATE, (3, 1)):
        for other in (LINE, BRIG, (2, 1)):
            assert boarding(own, other, 0, 0) == pytest.approx(-boarding(other, own, 0, 0))


def test_masts_are_divided_where_two_hulls_are_worth_more():
    """AS-32"""
    assert kept(1, own=2, prize=3) == worth(3, 1)
    assert kept(3, own=3, prize=3) == worth(3, 2) + worth(3, 1)
