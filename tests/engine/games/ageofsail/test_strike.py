"""What a ship may do to another in a turn, by how they lie to each other (AS-5, AS-10, AS-15)."""

from random import Random

import pytest

from engine.games.ageofsail.strike import BOARD, FACE, RAKE, gain, openings, strike
from engine.sailing.wind import CALM, ranges

N, E = 0, 2
FLEET = (2, 2)


def test_in_a_calm_she_fires_at_what_is_adjacent_and_boards_nobody():
    """AS-29: a ship that lies east of her bears if she heads N, and doesn't if she heads E."""
    assert openings(CALM, 1, 0, N) == FACE
    assert openings(CALM, 1, 0, E) == RAKE
    assert openings(CALM, 2, 0, N) == 0


def test_she_boards_straight_ahead_within_her_range():
    """AS-5, AS-15"""
    reach = (3,) * 8
    assert openings(reach, 0, 3, N) & BOARD
    assert not openings(reach, 0, 4, N) & BOARD
    assert not openings(reach, 1, 3, N) & BOARD


def test_she_fires_from_abeam_of_where_she_stops():
    """AS-10: to fire at one four cells north and one east she sails north four cells."""
    reach = (4, *[0] * 7)
    assert openings(reach, 1, 4, N) == FACE
    assert openings(reach, 1, 4, E) == RAKE
    assert openings(reach, 1, 5, N) == 0


def test_nearer_ships_are_in_more_danger():
    near, far = (strike("printed", 0, north, N, FLEET, FLEET) for north in (2, 6))
    assert near > far >= 0
    assert strike("printed", 0, 12, N, FLEET, FLEET) == 0


def test_brisk_winds_carry_farther():
    """AS-3"""
    assert strike("brisk", 0, 8, N, (3, 3), (1, 1)) > strike("printed", 0, 8, N, (3, 3), (1, 1)) == 0


@pytest.mark.parametrize("seed", range(3))
def test_what_may_be_done_grows_with_the_range(seed):
    rng = Random(seed)
    for _ in range(50):
        east, north, heading, card = rng.randrange(-5, 6), rng.randrange(1, 6), rng.randrange(8), rng.randrange(24)
        narrow = openings(ranges(card, "printed"), east, north, heading)
        assert narrow & openings(ranges(card, "printed", 1), east, north, heading) == narrow


def test_nothing_is_gained_where_nothing_can_be_done():
    assert gain(0, (3, 3), (1, 1)) == 0
    assert gain(BOARD, (1, 1), (3, 3)) == 0
