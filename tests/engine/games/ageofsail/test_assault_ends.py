"""The ends of an assault, and who leaves it (AS-37, AS-52, AS-71)."""

import pytest
from msgspec.structs import replace

from engine import setups
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.seating import Setup
from tests.engine.games.ageofsail.positions import options, play
from tests.engine.games.ageofsail.sieges import TOWER, ashore, dice, live, siege, started
from tests.engine.sailing.positions import said, where
from tests.engine.sailing.waters import Dice

ALL = frozenset(TOWER.split())


def ended(state):
    """How it ended, and who has won."""
    assert state.over is not None
    outcome = ageofsail.outcome(state)
    assert ageofsail.pending(state) == {}
    assert ageofsail.view(state, None).winners == outcome.places[0]
    return outcome.how.id.removeprefix("ageofsail-how-"), outcome.places


def but(*cells):
    """The fort without these cells."""
    return " ".join(sorted(ALL - set(cells)))


# ends


def test_as52_who_has_neither_ship_nor_party_has_no_turn_but_wins_with_the_others():
    state = siege("f1 H9 N masts=1", "f3 A1 N", seats=3, dead="J8", ashore=("1 J8 3",))
    state, events = play(state, "f1 H10", dice=dice(6, 6, 1))
    assert said(events) == ["sailed", "fort-sunk", "out", "wind"]
    assert list(ageofsail.pending(state)) == [1]
    state, _ = play(state, "end", "end", dice=dice())
    assert ageofsail.view(state, 1).mover == 1
    last = replace(state, forts=(*state.forts[:2], replace(state.forts[2], live=1 << 2)))
    last, _ = play(last, "party J8 J9 3", dice=Dice(1, 1, 1, 1, 1))
    assert ended(last) == ("assault-taken", ((0, 1), (2,)))


def test_as52_attackers_win_when_no_cannon_lives_and_a_party_stands_in_the_fort():
    shot, _ = play(siege("s1 I9 N", dead=but("J9"), ashore=("0 K8 1",)), "s1 N", "J9 1", dice=Dice(6, 1))
    assert ended(shot) == ("assault-taken", ((0,), (1,)))
    stormed, _ = play(siege("s1 A1 N", dead=but("J9"), ashore=("0 J8 1",)), "party J8 J9 1", dice=Dice(1, 1, 6))
    assert ended(stormed) == ("assault-taken", ((0,), (1,)))
    landed, _ = play(siege("s1 I9 N", dead=but()), "s1 N", "land J9 1")
    assert ended(landed) == ("assault-taken", ((0,), (1,)))


def test_as52_attackers_win_together():
    state, _ = play(siege("s1 I9 N", "s3 A1 N", seats=3, dead=but()), "s1 N", "land J9 1")
    assert ended(state) == ("assault-taken", ((0, 1), (2,)))
    assert ageofsail.outcome(state).teams == ((0, 1), (2,))
    sides = ("attacker", "attacker", "defender")
    assert setups.teams(ageofsail, Options(scenario="assault"), Setup(3, None, sides)) == ((0, 1), (2,))


def test_as52_not_yet_without_a_party_or_with_a_cannon_that_lives():
    shot, _ = play(siege("s1 I9 N", dead=but("J9")), "s1 N", "J9 1", dice=Dice(6, 1))
    assert (shot.over, live(shot)) == (None, "")
    landed, _ = play(siege("s1 I9 N", dead=but("K12")), "s1 N", "land J9 1")
    assert landed.over is None


def test_as52_the_defender_wins_when_nobody_is_left():
    state, events = play(siege("f1 H9 N masts=1", printed=True), "f1 H10", dice=Dice(6, 6, 1))
    assert said(events) == ["sailed", "fort-sunk", "out"]
    assert ended(state) == ("assault-held", ((1,), (0,)))


def test_as52_or_when_nobody_is_ashore_and_no_ship_has_two_masts():
    state, _ = play(siege("f1 H9 N", "b1 A1 N"), "f1 H10", dice=Dice(6, 6, 1))
    assert ended(state) == ("assault-spent", ((1,), (0,)))
    fought, _ = play(siege("b1 A1 N", dead="J8", ashore=("0 J8 1",)), "party J8 J9 1", dice=Dice(6, 6, 1))
    assert ended(fought) == ("assault-spent", ((1,), (0,)))


def test_as52_it_goes_on_while_somebody_is_ashore_or_can_land():
    misses = (1, 1, 6) * 2
    ashore_yet, _ = play(siege("f1 H9 N", dead="K8", ashore=("0 K8 1",)), "f1 H10", dice=Dice(6, 6, 1, *misses))
    assert ashore_yet.over is None
    other, _ = play(siege("f1 H9 N", "f2 A1 N"), "f1 H10", dice=Dice(6, 6, 1, *misses))
    assert other.over is None


def test_as71_as_printed_it_goes_on_without_two_masts():
    state, _ = play(siege("f1 H9 N", "b1 A1 N", printed=True), "f1 H10", dice=Dice(6, 6, 1, 1, 1, 6, 1, 1, 6))
    assert state.over is None


@pytest.mark.parametrize("printed", [False, True])
def test_as52_the_defender_wins_after_thirty_rounds(printed):
    state = siege("s1 A1 N", mover=1, round=29, printed=printed)
    state, events = play(state, "end", dice=dice())
    assert said(events) == ["ended", "round-race", "wind"]
    assert state.over is None
    state, events = play(state, "end")
    assert said(events) == ["ended", "ended", "round-race"]
    assert ended(state) == ("assault-rounds", ((1,), (0,)))


# who leaves


def left(state, seat):
    state, events = ageofsail.drop(state, seat)
    if state.over is None:
        ageofsail.check(state)
    return state, said(events)


def test_as37_the_defender_leaves_at_any_time():
    for state in (started(3), play(started(3), "row")[0], siege("s1 I9 N", "s3 A1 N", seats=3)):
        over, told = left(state, 2)
        assert told == ["left"]
        assert ended(over) == ("abandoned", ((0, 1), (2,)))


def test_as37_the_last_attacker_leaves():
    for state in (started(), play(started(), "row")[0], siege("s1 I9 N")):
        over, _ = left(state, 0)
        assert ended(over) == ("abandoned", ((1,), (0,)))


def test_as37_an_attacker_leaves_while_the_fort_is_laid():
    state, told = left(started(3), 0)
    assert told == ["left"]
    assert list(ageofsail.pending(state)) == [2]
    state, _ = play(state, "cross")
    assert list(ageofsail.pending(state)) == [1]
    state, _ = play(state, "rest", dice=dice())
    assert [ship.id for ship in state.ships] == ["s3", "f3", "f4", "f5", "f6", "b3"]
    assert state.mover == 1


def test_as37_an_attacker_leaves_amid_placing():
    """His ships that lie there are gone, and the edge isn't theirs any more."""
    state, _ = play(started(3), "block", "s1 J1 N")
    state, _ = left(state, 0)
    assert list(ageofsail.pending(state)) == [1]
    assert "A10" in options(state, "s3")
    state, _ = play(state, "rest", dice=dice())
    assert where(state, "s1") == "-"
    assert state.mover == 1


def test_as37_the_last_to_place_leaves_and_the_first_turn_begins():
    state, _ = play(started(3), "block", "rest")
    state, _ = left(state, 1)
    assert options(state) == ["wind"]
    state, _ = play(state, "wind", dice=dice())
    assert (state.mover, state.turn) == (0, 1)


def test_as37_his_parties_go_and_their_room_is_free():
    state = siege("s1 A1 N", "s3 I9 N", seats=3, mover=1, dead="J8 J9", ashore=("0 J9 3", "1 J8 1"))
    state, _ = play(state, "s3 N")
    assert options(state, "land") == ["J8"]
    state, told = left(state, 0)
    assert told == ["left"]
    assert ashore(state) == ["1 J8 1/1"]
    assert options(state, "land") == ["J8", "J9"]


def test_as37_amid_his_landing_his_turn_ends():
    state = siege("s1 I9 N", "s3 A1 N", seats=3, dead="J8")
    state, _ = play(state, "s1 N")
    state, _ = left(state, 0)
    assert options(state) == ["wind"]
    assert list(ageofsail.pending(state)) == [1]


def test_as52_it_is_judged_when_an_attacker_leaves():
    state, _ = left(siege("s1 A1 N", "b3 B1 N", seats=3), 0)
    assert ended(state) == ("assault-spent", ((2,), (0, 1)))


def test_as37_it_is_told_how_many_ships_leave_with_their_owner():
    state = siege("f1 H9 N masts=1", "f3 A1 N", seats=3)
    attacker = next(ship.seat for ship in state.ships if ship.masts)
    for seat, ships in ((attacker, 1), (state.role, 0)):
        _, events = ageofsail.drop(state, seat)
        assert dict(events[0].public.args)["n"].value == ships
