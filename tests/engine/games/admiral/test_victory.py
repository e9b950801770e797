"""How battles end (AD-43, AD-64, AD-66, AD-69)."""

import pytest
from msgspec.structs import replace

from engine.games.admiral.state import NOBODY, Over, Share
from engine.games.admiral.victory import ended, quiet_round, scores
from engine.sailing.telling import Log
from tests.engine.games.admiral.positions import at, fort, position, ship, told

FLEETS = ship("g1", "B3"), ship("g2", "W3")


def end(state):
    """The end of a position, and who has won."""
    log = Log(None)
    after = ended(state, log)
    return (after.over.how, after.over.winners) if after.over else None


def test_ad64_ad66_enough_pearls_in_own_live_forts_win_captured_ones_too():
    for seat, expected in ((0, ("pearls", (0,))), (1, ("pearls", (1,))), (NOBODY, None)):
        forts = fort("A1", seat, pearls=1), fort("X14", seat, pearls=1)
        assert end(position(*FLEETS, forts=forts, sea_pearls=((at("L7"), 1),))) == expected
    one = fort("A1", 0, pearls=1), fort("X14", 1, pearls=1)
    assert end(position(*FLEETS, forts=one, sea_pearls=((at("L7"), 1),))) is None
    assert end(position(ship("g1", "B3", pearls=2), FLEETS[1], forts=one)) is None


def test_ad66_the_most_win_when_none_is_left_outside_forts():
    forts = fort("A1", 0, pearls=1), fort("X14", 1)
    assert end(position(*FLEETS, forts=forts)) == ("most", (0,))
    assert end(position(FLEETS[0], ship("g2", "W3", pearls=1), forts=forts)) is None


@pytest.mark.parametrize(
    ("landed", "winners"), [((5, 9), (0,)), ((9, 5), (1,)), ((-1, 9), (1,)), ((-1, -1), (0, 1)), ((7, -1), (0,))]
)
def test_ad64_of_equals_who_unloaded_his_last_one_first_wins(landed, winners):
    forts = fort("A1", 0, pearls=1), fort("X14", 1, pearls=1)
    assert end(position(*FLEETS, forts=forts, landed=landed)) == ("most", winners)


def test_ad64_none_outside_forts_and_none_in_an_owned_one_goes_on():
    assert end(position(*FLEETS, forts=(fort("A1", NOBODY, pearls=3), fort("X14", 1)))) is None
    assert end(position(*FLEETS)) is None


def test_ad66_the_last_with_ships_wins():
    assert end(position(ship("g1", "B3"), ship("g2", "W3", 5))) is None
    gone = replace(FLEETS[1], strength=0)
    assert end(position(FLEETS[0], gone)) == ("last", (0,))
    assert end(position(FLEETS[0], gone, terms={"goal": "afloat"})) == ("last", (0,))
    assert end(position(FLEETS[0], gone, terms={"goal": "arrival"})) is None


def test_ad69_all_last_ships_gone_at_once():
    ships = [replace(one, strength=0) for one in FLEETS]
    assert end(position(*ships)) == ("together", (0, 1))
    forts = fort("A1", 0), fort("X14", 1, pearls=1)
    assert end(position(*ships, forts=forts, sea_pearls=((at("L7"), 2),))) == ("together", (1,))


def test_ad43_nothing_is_tested_before_points_are_shared_out():
    share = Share(seat=0, winner=0, ships=(0, 1), fort=-1, points=1)
    assert end(position(FLEETS[0], replace(FLEETS[1], seat=0), todo=(share,))) is None


def test_ad64_of_more_players_who_has_no_ships_is_out_and_his_forts_are_nobodys():
    state = position(*FLEETS, ship("g3", "L1", 5), forts=(fort("L2", 2),), seats=3)
    state = replace(state, ships=(*state.ships[:2], replace(state.ships[2], strength=0)))
    log = Log(None)
    after = ended(state, log)
    assert (after.over, after.out, after.forts[0].seat) == (None, (2,), NOBODY)
    assert told(log.events) == ["beaten"]


def test_ad64_who_has_no_ships_is_out_before_pearls_are_counted():
    """Pearls in the forts of one who goes out count for nobody."""
    forts = fort("A1", 0), fort("X14", 2, pearls=1)
    state = position(*FLEETS, replace(ship("g3", "L1"), strength=0), forts=forts, seats=3)
    assert end(state) is None
    assert end(replace(state, forts=(fort("A1", 0, pearls=1), forts[1]))) == ("most", (0,))
    last = position(FLEETS[0], replace(FLEETS[1], strength=0), forts=(fort("A1", 0), fort("X14", 1, pearls=2)))
    assert end(last) == ("last", (0,))


def test_ad69_rounds_in_which_nothing_counts_end_the_game():
    forts = fort("A1", 0, pearls=1), fort("X14", 1)
    state = position(*FLEETS, forts=forts, sea_pearls=((at("L7"), 2),), quiet=13)
    assert scores(state) == (1, 0)
    state = quiet_round(state)
    assert (state.quiet, state.over) == (14, None)
    assert quiet_round(replace(state, stirred=True)).quiet == 0
    assert quiet_round(state).over == Over("quiet", (0,))
    assert quiet_round(replace(state, forts=())).over == Over("quiet", (0, 1))
    endless = replace(state, terms=replace(state.terms, quiet=0))
    assert quiet_round(endless).over is None
