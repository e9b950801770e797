"""A player leaves (AD-13)."""

from msgspec.structs import replace

from engine.flow import UNASKED
from engine.games.admiral.leaving import left
from engine.games.admiral.orders import USUAL, Orders
from engine.games.admiral.state import NOBODY, Drift, Join, Pearls, Share, Turn
from engine.games.admiral.victory import ended
from engine.sailing.telling import Log
from tests.engine.games.admiral.positions import at, does, fort, position, ship, strengths, told

FLEETS = ship("s1", "L8"), ship("g2", "A5", pearls=1), ship("f3", "B3", 1, task="repair", seat=1)


def test_ad13_ships_are_removed_where_they_lie_and_forts_are_nobodys():
    state = position(
        *FLEETS, forts=(fort("A2", 1, 3, pearls=1), fort("X1", 1, 0)), orders=(USUAL, Orders(shares="ask"))
    )
    log = Log(None)
    after = left(state, 1, log)
    assert strengths(after) == {"s1": 7, "g2": 0, "f3": 0, "fort-a2": 3, "fort-x1": 0}
    assert [one.seat for one in after.forts] == [NOBODY, NOBODY]
    assert (after.out, after.orders, after.sea_pearls) == ((1,), (USUAL, USUAL), ((at("A5"), 1),))
    assert told(log.events) == ["left", "pearls-dropped"]
    assert ended(after, log).over.winners == (0,), "one side is left"
    assert after.forts[0].pearls == 1


def test_ad13_what_waits_for_who_leaves_lapses_and_his_turn_ends():
    todo = Drift(seat=1), Turn(seat=1, begun=True)
    state = position(*FLEETS, ship("b3", "X9"), mover=1, todo=todo, seats=3)
    assert left(state, 1, Log(None)).todo == todo[1:]
    assert left(state, 0, Log(None)).todo == (Drift(), todo[1]), "other ships may come next now"


def test_ad13_a_defender_who_leaves_defends_with_nobody():
    join = Join(seat=1, number=20, fort=0, attackers=(0,))
    state = position(*FLEETS, forts=(fort("K7", 1),), todo=(join, Turn(seat=0)), seats=3)
    after = left(state, 1, Log(None))
    assert after.todo[0] == replace(join, seat=None, number=UNASKED)
    assert left(state, 0, Log(None)).todo == (Turn(seat=0),)


def test_ad13_what_he_has_to_share_out_is_shared_out_as_usual_before():
    state = position(ship("s1", "L8", 3, pearls=1), ship("g3", "X1"), forts=(fort("K7", 1, 1),), seats=3)
    state, _ = does(state, "storm fort-k7 {s1}", 5, 1)
    assert isinstance(state.todo[0], Share)
    after = left(state, 0, Log(None))
    assert after.todo == state.todo[1:]
    assert (after.forts[0].seat, after.forts[0].strength) == (NOBODY, 1)
    theirs = position(*FLEETS, todo=(Pearls(seat=1, winner=1, ships=(1,)), Turn(seat=0)), seats=3)
    assert left(theirs, 1, Log(None)).todo == (Turn(seat=0),)
    assert left(theirs, 0, Log(None)).todo == theirs.todo


def test_ad13_work_of_who_leaves_stops_and_that_of_others_on_his_ruin_goes_on():
    ships = ship("f1", "L6", task="work"), ship("b1", "J8", task="work")
    ruin = fort("K7", 1, 0, workers=(0, 1), rebuilt=1)
    state = position(*ships, ship("g2", "A1"), ship("g3", "X1"), forts=(ruin,), seats=3)
    state = replace(state, forts=(replace(ruin, workers=(2, 3)),))
    assert [one.id for one in state.ships] == ["g2", "g3", "f1", "b1"]
    assert left(state, 1, Log(None)).forts[0] == replace(state.forts[0], seat=NOBODY)
    stopped = left(state, 0, Log(None)).forts[0]
    assert (stopped.workers, stopped.rebuilt, stopped.seat) == ((), 0, 1)
