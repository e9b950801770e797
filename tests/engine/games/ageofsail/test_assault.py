"""The assault: set-up, the turns of both sides, what is stored, and the default (AS-52, AS-71)."""

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine import hooked, notation, setups
from engine.game import IllegalAction
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.sailing.orders import Orders
from engine.seating import Setup
from tests.engine.games.ageofsail.positions import Draws, options, play
from tests.engine.games.ageofsail.sieges import dice, siege, started
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice
from tests.playing import random_move, random_start

# set-up


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (2, ["s1 s2 s3 f1 f2 f3 f4 f5 f6 b1 b2 b3"]),
        (3, ["s1 s2 f1 f2 b1 b2", "s3 f3 f4 f5 f6 b3"]),
        (4, ["s1 f1 f2 b1", "s2 f3 f4 b2", "s3 f5 f6 b3"]),
    ],
)
def test_as52_attackers_share_the_ships_evenly(seats, shares):
    state, _ = play(started(seats), "block")
    for seat, share in enumerate(shares):
        assert [ship.id for ship in state.waiting if ship.seat == seat] == share.split()
    assert [ship.id for ship in ageofsail.view(state, None).waiting if ship.seat == 0] == shares[0].split()


def test_as52_the_defender_is_drawn_by_lot_where_nobody_chose_a_side():
    for role in range(3):
        state = ageofsail.new(Setup(3, None), Options(scenario="assault"), Draws((role, 3)))
        assert (state.role, state.mover, list(ageofsail.pending(state))) == (role, role, [role])
    assert not setups.draws_first(ageofsail, Options(scenario="assault"))
    with pytest.raises(ValueError, match="assault of 5"):
        ageofsail.new(Setup(5, None), Options(scenario="assault"), Dice())


def test_as52_attackers_put_their_ships_on_one_edge_row_in_seat_order():
    state, _ = play(started(3), "block")
    assert list(ageofsail.pending(state)) == [0]
    edge = set(options(state, "s1"))
    assert len(edge) == 4 * 19
    assert {"A1", "A20", "T1", "T20", "J1", "A10"} <= edge
    assert len(options(state, "s1 A1")) == 8
    state, _ = play(state, "s1 A1 N")
    assert set(options(state, "s2")) == {f"{column}1" for column in "BCDEFGHIJKLMNOPQRST"} | {
        f"A{row}" for row in range(2, 21)
    }
    state, _ = play(state, "b1 A5 E")
    assert set(options(state, "s2")) == {f"A{row}" for row in range(2, 21)} - {"A5"}
    with pytest.raises(IllegalAction):
        play(state, "s2 B1 N")
    state, events = play(state, "rest")
    assert said(events) == ["placed"] * 4
    assert list(ageofsail.pending(state)) == [1]
    assert set(options(state, "s3")) <= {f"A{row}" for row in range(2, 21)}
    state, events = play(state, "rest", dice=dice())
    assert said(events) == ["placed"] * 6 + ["wind"]
    assert {where(state, ship.id)[0] for ship in state.ships} == {"A"}
    assert (list(ageofsail.pending(state)), state.turn, state.round) == ([0], 1, 1)


def test_as52_the_first_to_move_is_the_attacker_after_the_defender():
    sides = ("attacker", "defender", "attacker")
    state = ageofsail.new(Setup(3, None, sides), Options(scenario="assault"), Dice())
    state, _ = play(state, "block", "rest", "rest", dice=dice())
    assert ageofsail.view(state, None).order == (2, 0, 1)
    state, _ = play(state, "end", dice=dice())
    assert ageofsail.view(state, None).mover == 0
    state, events = play(state, "end", dice=dice())
    assert said(events) == ["ended", "ended", "round-race", "wind"]  # the defender has nothing to fire at
    assert (ageofsail.view(state, None).mover, state.round) == (2, 2)


def test_where_a_ship_is_put_is_seen_before():
    state, _ = play(started(), "block")
    path = notation.read(ageofsail, state, 0, "s1 J1 NE")
    for length, heading in ((2, "N"), (3, "NE")):
        seen = hooked.preview(ageofsail, state, 0, path[:length])
        assert [(ship.id, ship.cell.token, ship.heading) for ship in seen.ships] == [("s1", "J1", heading)]
        assert len(seen.waiting) == 11
    assert hooked.preview(ageofsail, state, 0, path[:1]) == ageofsail.view(state, 0)


# turns


def test_as52_attackers_do_not_fight_each_other():
    state = siege("s1 C3 N", "s3 D3 N", "f3 C5 N", seats=3)
    assert "C5" not in options(state, "s1")
    assert "C4" in options(state, "s1")
    assert "N" not in options(state, "s1")


def test_as52_the_defender_s_turn_is_cannon_fire_only_without_wind():
    state = siege("s1 I9 N", "f1 H8 N", mover=1)
    assert ageofsail.view(state, 1).wind is None
    assert ageofsail.choose(state, 1).ask.id == "ageofsail-ask-turn-defender"
    assert options(state) == ["cannons", "end"]
    assert "J9" in options(state, "cannons")
    state, events = play(state, "cannons J9 I9", dice=Dice(6, 6, 1))
    assert said(events) == ["fort-hit"]
    assert "J9" not in options(state, "cannons")


def test_as52_the_turn_of_a_defender_who_can_fire_at_nobody_is_over_by_itself():
    state, events = play(siege("s1 A1 N"), "end", dice=dice())
    assert said(events) == ["ended", "ended", "round-race", "wind"]
    assert ageofsail.pending(state).keys() == {0}
    state, events = play(siege("s1 J6 N", "f1 A1 N", mover=1), "cannons J8 J6", dice=Random(3))
    assert said(events)[1:] == ["ended", "round-race", "wind"]  # he has no other in reach


def test_as52_each_cannon_fires_once_a_round_in_all():
    """Whether at a ship that comes into its reach or in its owner's turn: J8 alone reaches J6 and L6."""
    state = siege("s1 J5 N", "s2 L5 N", "f1 A1 N")
    state, events = play(state, "s1 J6", dice=Dice(1, 1, 6))
    assert said(events) == ["sailed", "fort-missed"]
    state, _ = play(state, "done")
    state, events = play(state, "s2 L6")
    assert said(events) == ["sailed"]
    assert fired(state) == ["J8"]
    state, events = play(state, "end", dice=dice())
    assert said(events) == ["ended", "ended", "round-race", "wind"]  # nor in his own turn
    assert fired(state) == []


def fired(state):
    """The cells of the cannons that have fired."""
    return [card.cell.token for card in ageofsail.view(state, None).forts[0].cards if card.fired]


def test_as52_in_the_turns_of_several_attackers_it_is_one_round():
    state = siege("s1 J5 N", "s3 L5 N", seats=3)
    state, _ = play(state, "s1 J6", "done", dice=Dice(1, 1, 6))
    state, _ = play(state, "end", dice=dice())
    assert fired(state) == ["J8"]
    state, events = play(state, "s3 L6")
    assert said(events) == ["sailed"]


def test_as71_as_printed_they_fire_at_each_entry_and_in_their_own_turn():
    state = siege("s1 J5 N", "s2 L5 N", "f1 A1 N", printed=True)
    for move in ("s1 J6", "s2 L6"):
        state, events = play(state, move, dice=Dice(1, 1, 6))
        assert said(events) == ["sailed", "fort-missed"]
        state, _ = play(state, "done")
    state, _ = play(state, "end")
    assert options(state, "cannons") == ["J8"]
    _, events = play(state, "cannons J8 J6", dice=Random(3))
    assert said(events)[1:] == ["ended", "round-race", "wind"]


def test_as52_a_cannon_that_held_its_fire_may_fire_yet():
    ask = {1: Orders(forts="ask")}
    state = siege("s1 J5 N", "f1 A1 N", orders=ask)
    state, _ = play(state, "s1 J6")
    assert list(ageofsail.pending(state)) == [1]
    state, _ = play(state, "hold", "end")
    assert options(state, "cannons") == ["J8"]


def test_as52_nobody_repairs_idles_or_is_out_without_ships():
    state = siege("s1 I9 N masts=1", "f1 A1 N", mover=0)
    assert "repair" not in options(state, "s1")
    state, events = play(state, "end")
    assert said(events) == ["ended"]
    assert ship_of(state, "s1").masts == 1
    assert list(ageofsail.pending(state)) == [1]


def test_as52_a_party_alone_has_a_turn():
    state = siege("s3 A1 N", seats=3, dead="J8 K8", ashore=("0 J8 1",))
    assert options(state) == ["party", "end"]
    assert ageofsail.view(state, 0).wind.ranges[0] == 6


# what is stored


def damaged(state, change):
    plain = msgspec.json.decode(ageofsail.dump(state))
    change(plain["state"])
    return msgspec.json.encode(plain)


def split(state, *parties):
    state["ashore"] = list(parties)


FAULTS = {
    "ten cannons": lambda state: state["laid"].pop(),
    "the fort lies in its field": lambda state: state["laid"].__setitem__(9, 399),
    "a fort is joined": lambda state: state["laid"].__setitem__(9, state["laid"][9] + 2),
    "the fort is laid first": lambda state: state.update(laid=[]),
    "the defender has the fort": lambda state: state["forts"].reverse(),
    "of each seat one party": lambda state: split(state, [0, 149, 1, 0], [0, 149, 1, 0]),
    "a party has masts": lambda state: split(state, [0, 149, 3, -1]),
    "attackers' parties": lambda state: state["ashore"][0].__setitem__(0, 1),
    "no cannon lives": lambda state: state["forts"][1].__setitem__(1, 1023),
    "three masts at most": lambda state: (split(state, [0, 149, 4, 0]), state.update(lost=state["lost"] - 2)),
    "masts are conserved": lambda state: state["ashore"][0].__setitem__(2, 1),
    "fights are noted": lambda state: state["storms"].append([100, 0, 0, 2, [], True]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_state_is_refused(fault):
    state = siege("s1 I9 N", "s2 A1 N", dead="J8 K8", ashore=("0 J8 2",))
    assert ageofsail.load(ageofsail.dump(state)) == state
    with pytest.raises(ValueError, match=fault):
        ageofsail.load(damaged(state, FAULTS[fault]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_invariants_and_come_back(seats):
    """By chance and by the default in turn, so that something happens; now and then somebody leaves."""
    told = Counter()
    for seed in range(8):
        rng = Random(10 * seed + seats)
        while (position := random_start(ageofsail, rng, Options(scenario="assault", printed=seed == 3))).seats != seats:
            pass
        while owing := ageofsail.pending(position.state):
            state, seat = position.state, min(owing)
            if rng.random() < 0.001:
                state, events = ageofsail.drop(state, rng.randrange(seats))
            else:
                action = ageofsail.default(state, seat)
                if rng.random() < 0.2:
                    seat, action = random_move(ageofsail, position, rng)
                state, events = ageofsail.apply(state, seat, action, rng)
            told.update(event.public.id.removeprefix("ageofsail-event-") for event in events if event.public)
            ageofsail.check(state)
            assert ageofsail.load(ageofsail.dump(state)) == state
            position = position._replace(state=state)
        assert position.state.round <= 30
        assert ageofsail.outcome(position.state) is not None
    assert {"laid", "placed", "landed", "party-won", "party-lost", "cannon-hit", "fort-sunk"} <= set(told)


# the default


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_lays_places_lands_and_storms(seats):
    """The attackers come as far as the fort, and either side wins now and then."""
    told, how = Counter(), Counter()
    for seed in range(6):
        rng = Random(seed)
        state = started(seats)
        while owing := ageofsail.pending(state):
            seat = min(owing)
            state, events = ageofsail.apply(state, seat, ageofsail.default(state, seat), rng)
            told.update(event.public.id.removeprefix("ageofsail-event-") for event in events)
        how[state.over.how] += 1
    assert {"laid", "placed", "landed", "party-won", "cannon-hit", "fort-hit"} <= set(told)
    assert how["assault-rounds"] < 6


def test_the_default_knows_what_everybody_sees():
    state = siege("s1 I9 N", "f1 H6 N", "b1 A1 N", dead="J8", ashore=("0 J8 2",))
    for orders in (Orders(forts="hold"), Orders(forts="ask"), Orders()):
        other = replace(state, orders=(state.orders[0], orders))
        assert ageofsail.default(other, 0) == ageofsail.default(state, 0)
