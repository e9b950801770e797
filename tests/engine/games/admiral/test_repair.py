"""Repair of ships, work on forts (AD-50 to AD-53)."""

import pytest
from msgspec.structs import replace

from engine.game import IllegalAction
from engine.games.admiral import repair
from engine.games.admiral.boarding import boards
from engine.games.admiral.fire import aims
from engine.games.admiral.state import NOBODY, with_ship
from engine.sailing.telling import Log
from tests.engine.games.admiral.positions import (
    asked,
    at,
    does,
    fort,
    named,
    options,
    place,
    position,
    ship,
    strengths,
    told,
)

HOME = (fort("K7", 0),)


def keys(state, id):
    """What a ship can do for herself."""
    return [option.value.token for option in repair.ship_keys(state, place(state, id))]


def ended(state, seat=0, turns=2):
    """After the end of so many turns, that of the seat among them, and what is told."""
    log = Log(None)
    return repair.turn_ended(replace(state, mover=seat), log), told(log.events)


def later(state):
    """The owner's next turn."""
    return replace(state, turn=state.turn + 2)


@pytest.mark.parametrize(
    ("more", "forts", "offered"),
    [
        ({}, HOME, True),
        ({"moved": True, "fired": 1}, HOME, True),
        ({"spent": True}, HOME, False),
        ({"stopped": True}, HOME, False),
        ({}, (fort("K7", 1),), False),
        ({}, (fort("K7", 0, 0),), False),
        ({}, (fort("K7", NOBODY),), False),
        ({}, (fort("K9", 0),), False),
        ({}, (fort("K7", 1), fort("M7", 0)), True),
        ({"strength": 4}, HOME, False),
    ],
)
def test_ad50_a_damaged_ship_is_repaired_in_the_port_of_an_own_live_fort(more, forts, offered):
    state = position(ship("f1", "L6", **{"strength": 2, **more}), forts=forts)
    assert ("repair" in keys(state, "f1")) == offered
    if not offered:
        with pytest.raises(IllegalAction):
            asked(state, "f1 repair")


def test_ad60_without_repair_nothing_is_offered():
    ships = ship("f1", "L6", 2), ship("b1", "L8")
    assert not keys(position(*ships, forts=(fort("K7", 0, 2),), terms={"repair": False}), "f1")


def test_ad50_from_the_owners_next_turn_one_damage_is_off_at_the_end_of_each():
    state, events = does(position(ship("f1", "L6", 2), forts=HOME), "f1 repair")
    assert told(events) == ["repairs"]
    assert ended(state) == (state, [])
    assert ended(later(state), seat=1) == (replace(later(state), mover=1), [])
    once, events = ended(later(state))
    assert (named(once, "f1").strength, named(once, "f1").task) == (3, "repair")
    assert events == ["mended"]
    assert [(mark.what, mark.n) for mark in once.marks] == [("mended", 1)]
    whole, _ = ended(later(once))
    assert (named(whole, "f1").strength, named(whole, "f1").task) == (4, ""), "it ends with the last damage"
    assert ended(later(whole))[0].ships == whole.ships


def test_ad50_under_repair_she_neither_fires_nor_boards_nor_begins_work():
    state = position(
        ship("f1", "L6", 2, task="repair"), ship("b1", "L8"), ship("g2", "L5"), forts=(fort("K7", 0, 3, fired=2),)
    )
    assert not aims(state)
    assert not boards(state)
    assert keys(state, "f1") == ["stop"]
    assert keys(state, "b1") == []


def test_ad50_a_repair_that_is_stopped_takes_nothing_off_and_can_not_begin_again_in_this_turn():
    state, _ = does(position(ship("f1", "L6", 2), ship("g2", "L5"), forts=HOME), "f1 repair")
    state, events = does(later(state), "f1 stop")
    assert told(events) == ["repair-stopped"]
    assert keys(state, "f1") == []
    assert (named(state, "f1").stopped, named(state, "f1").moved) == (True, False)
    assert place(state, "f1") in [gun.place for gun in aims(state)[place(state, "g2")]], "she may fire"
    assert ended(state)[1] == []
    with pytest.raises(IllegalAction) as refused:
        asked(state, "f1 stop")
    assert refused.value.reason.id == "admiral-refuse-nothing-to-stop"


# ---------------------------------------------------------------- forts


def working(strength=3, seat=0, **more):
    """Two ships in a fort's port, and a third of another seat."""
    return position(
        ship("f1", "L6"),
        ship("b1", "J8", **more),
        ship("b2", "J6"),
        ship("g2", "K9"),
        forts=(fort("K7", seat, strength),),
    )


def test_ad51_two_own_ships_in_the_port_of_the_own_damaged_fort_work_on_it():
    state = working()
    assert keys(state, "f1") == ["work"]
    assert options(state, "f1 work") == ["b1"]
    state, events = does(state, "f1 work b1")
    assert told(events) == ["works"]
    assert [state.ships[one].id for one in state.forts[0].workers] == ["f1", "b1"]
    assert [named(state, id).task for id in ("f1", "b1")] == ["work", "work"]
    beside = replace(state, ships=(replace(state.ships[0], cell=at("L5")), *state.ships[1:]))
    assert place(state, "f1") in [gun.place for gun in aims(beside)[0]], "they may fire"
    assert not boards(beside)


@pytest.mark.parametrize(
    "state",
    [
        working(5),
        working(seat=1),
        working(seat=NOBODY),
        working(task="repair"),
        working(spent=True),
        position(ship("f1", "L6"), ship("b1", "J9"), forts=(fort("K7", 0, 3),)),
        position(ship("f1", "L6"), ship("b1", "J8"), forts=(fort("K7", 0, 3, stopped=True),)),
        position(
            ship("f1", "L6"), ship("b1", "J8"), ship("g1", "J7", task="work"), ship("g3", "J7", seat=0, task="work"),
            forts=(fort("K7", 0, 3, workers=(0, 1)),),
        ),
    ],
)  # fmt: skip
def test_ad51_otherwise_there_is_no_work(state):
    assert "work" not in keys(state, "f1")
    with pytest.raises(IllegalAction):
        asked(state, "f1 work b1")


def test_ad51_one_damage_is_off_the_fort_at_the_end_of_the_owners_turns_from_the_next_one_on():
    state, _ = does(working(3), "f1 work b1")
    assert ended(state)[1] == []
    assert ended(later(state), seat=1)[1] == []
    once, events = ended(later(state))
    assert (once.forts[0].strength, events) == (4, ["built"])
    whole, _ = ended(later(once))
    assert (whole.forts[0].strength, whole.forts[0].workers) == (5, ())
    assert [named(whole, id).task for id in ("f1", "b1")] == ["", ""]


def test_ad51_others_are_repaired_in_it_meanwhile_and_it_fires():
    state = position(
        ship("f1", "L6"), ship("b1", "J8"), ship("g1", "L7", 2), ship("g2", "K9"), forts=(fort("K7", 0, 3),)
    )
    state, _ = does(state, "f1 work b1")
    assert keys(state, "g1") == ["repair"]
    assert ~0 in [gun.place for gun in aims(state)[1]]


@pytest.mark.parametrize("owner", [0, 1, NOBODY])
def test_ad52_a_ruin_is_rebuilt_by_anybody_and_then_his(owner):
    state, events = does(working(0, owner), "b1 work f1")
    assert told(events) == ["rebuilds"]
    for _ in range(2):
        state, events = ended(later(state))
        assert events == ["rebuilding"]
        assert state.forts[0].strength == 0
    state, events = ended(later(state))
    assert events == ["rebuilt"]
    rebuilt = state.forts[0]
    assert (rebuilt.seat, rebuilt.strength, rebuilt.rebuilt, rebuilt.workers) == (0, 3, 0, ()), "two damage remain"
    assert [named(state, id).task for id in ("f1", "b1")] == ["", ""]
    assert state.marks[-1].what == "rebuilt"


def test_ad52_interrupted_all_damage_is_back():
    state, _ = does(working(0), "f1 work b1")
    state, _ = ended(later(state))
    state, _ = ended(later(state))
    assert state.forts[0].rebuilt == 2
    state, events = does(later(state), "b1 stop")
    assert told(events) == ["work-over"]
    assert (state.forts[0].rebuilt, state.forts[0].workers, state.forts[0].stopped) == (0, (), True)


def test_ad43_ad50_who_was_in_a_fight_does_not_stop_a_repair_in_this_round_it_goes_on():
    state = position(ship("f1", "L6", 2, task="repair", since=5, spent=True), forts=HOME)
    assert keys(state, "f1") == []
    with pytest.raises(IllegalAction) as refused:
        asked(state, "f1 stop")
    assert refused.value.reason.id == "admiral-refuse-spent"
    assert strengths(ended(state)[0])["f1"] == 3


def test_ad53_one_ships_flag_stops_the_work_and_both_are_free_again():
    state, _ = does(working(3), "f1 work b1")
    state, _ = does(later(state), "b1 stop")
    assert [(named(state, id).task, named(state, id).stopped) for id in ("f1", "b1")] == [("", False)] * 2
    assert keys(state, "f1") == [], "no restart in this turn"
    assert ended(state)[1] == []


def test_ad53_a_worker_that_is_lost_stops_it_too():
    state, _ = does(working(3), "f1 work b1")
    weak = replace(named(state, "f1"), strength=1)
    theirs = replace(with_ship(state, place(state, "f1"), weak), mover=1)
    after, events = does(theirs, "fire f1 {b2}", 6)
    assert strengths(after)["f1"] == 0
    assert told(events) == ["destroyed", "work-over"]
    assert (after.forts[0].workers, named(after, "b1").task) == ((), "")


def test_ad51_where_both_ships_lie_in_two_ports_the_fort_is_asked():
    state = position(ship("f1", "L7"), ship("b1", "L6"), forts=(fort("K7", 0, 3), fort("M7", 0, 2)))
    assert options(state, "f1 work b1") == ["fort-k7", "fort-m7"]
    state, _ = does(state, "f1 work b1 fort-m7")
    assert [one.workers for one in state.forts] == [(), (0, 1)]
