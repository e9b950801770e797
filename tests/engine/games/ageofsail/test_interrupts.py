"""Moves that others interrupt, through all that may come in any order (AS-15, AS-29, AS-32, AS-33, AS-37).

Cannons that hold, miss or hit, a boarding on the way, hulls that are divided, somebody who leaves while one is asked.
"""

import pytest

from engine.games import ageofsail
from engine.sailing.orders import Orders
from tests.engine.games.ageofsail.positions import begun, build, options, play
from tests.engine.sailing.positions import said, ship_of, where
from tests.engine.sailing.waters import Dice

ASK = Orders(forts="ask", prizes="ask")
OTHER, OWNER = 1, 2
"""Of three seats the mover is the first, the last one has the fort in the north-east."""
GUNS = {"Q17": ["S19"], "Q18": ["R19", "S20"], "Q19": ["R19", "S19", "R20"], "P17": ["R19"], "P18": ["R20"]}
"""The cannons of that fort which reach a cell, in their order."""
REST = ("b1 J3 N", "s2 J17 N", "b3 M10 N")
WON, LOST = (6, 1), (1, 6)


def at_sea(*ships, **more):
    return build(*ships, *REST, seats=3, orders=dict.fromkeys(range(3), ASK), options=None, **more)


def waited(state):
    """Who is waited for, and whether beside the mover's turn."""
    return {seat: decision.aside for seat, decision in ageofsail.pending(state).items()}


def without(state, seat):
    """The state after a seat has left, held against the invariants and read back."""
    state, _ = ageofsail.drop(state, seat)
    ageofsail.check(state)
    assert ageofsail.load(ageofsail.dump(state)) == state
    return state


def answers(state, guns, masts, following=lambda left: ((),)):
    """All that the first of these cannons may do: whether it fired, the masts left, and the state that follows.

    `following`: the dice that may be rolled at once after it, by the masts left.
    """
    ask = dict(ageofsail.choose(state, OWNER).ask.args)
    assert (ask["cannon"].token, waited(state)) == (guns[0], {OWNER: True})
    assert options(state) == ["fire", "hold", "all", "none"][: 4 if len(guns) > 1 else 2]
    for answer, dice, left in (("hold", (), masts), ("fire", (1, 1, 6), masts), ("fire", (6, 6, 1), masts - 1)):
        for more in following(left):
            after, events = play(state, answer, dice=Dice(*dice, *more))
            outcome = "held" if not dice else "missed" if left == masts else "hit" if left else "sunk"
            assert said(events)[0] == f"fort-{outcome}"
            yield bool(dice), left, after


def leaving(state, cell, goal, fired):
    """Somebody leaves while a cannon's owner is asked about the ship on `cell` (AS-37)."""
    assert waited(without(state, OTHER)) == {OWNER: True}
    gone = without(state, 0)
    assert (waited(gone), options(gone)) == ({OTHER: False}, ["wind"])
    silent = without(state, OWNER)
    assert waited(silent) == {0: False}
    assert where(silent, "s1") == (cell if fired else goal)


def sunk(state):
    assert (where(state, "s1"), waited(state), options(state)) == ("-", {0: False}, ["b1", "end"])
    return 1


def passing(state, cell, guns, masts, fired):
    """She sails along the fort to Q19; `guns` may still fire at her here. Returns how many ends it can have."""
    if not masts:
        return sunk(state)
    if guns:
        leaving(state, cell, "Q19", fired)
        return sum(
            passing(after, cell, guns[1:], left, fired or fires) for fires, left, after in answers(state, guns, masts)
        )
    if cell == "Q19":
        assert (where(state, "s1"), waited(state), options(state)) == ("Q19", {0: False}, ["R19", "on", "done"])
        return 1
    if fired:
        assert (where(state, "s1"), waited(state), options(state)) == (cell, {0: False}, ["on", "done"])
        state, _ = play(state, "on Q19")
    cell = f"Q{int(cell[1:]) + 1}"
    assert where(state, "s1") == cell
    return passing(state, cell, GUNS[cell], masts, False)


def test_as33_cannons_fire_in_every_order_at_who_sails_through_their_reach():
    state, events = play(at_sea("s1 Q16 N"), "s1 Q19")
    assert said(events) == ["sailed"]
    assert passing(state, "Q17", GUNS["Q17"], 3, False) > 300


def test_as33_all_and_none_do_what_one_by_one_does():
    state, _ = play(at_sea("s1 P19 E"), "s1 Q19")
    for together, single, dice in (("none", "hold", ()), ("all", "fire", (1, 1, 6)), ("all", "fire", (6, 6, 1))):
        for before in range(3):
            first, _ = play(state, *["hold"] * before, dice=Dice())
            left = 3 - before
            if left == 1:
                together = single  # the last one is asked by itself
            one, told = play(first, together, dice=Dice(*dice * left))
            two, also = play(first, *[single] * left, dice=Dice(*dice * left))
            assert said(told) == said(also)
            assert ageofsail.view(one, None) == ageofsail.view(two, None)


def boarding(state, cell, guns, masts, fired, target):
    """She sails to board `target` on Q18, whose owner may be another than the fort's. Returns how many ends."""
    if not masts:
        assert ship_of(state, target).masts == 2
        return sunk(state)
    if not guns:  # on Q17: on Q18 the fight follows at once
        if fired:
            assert (options(state), options(state, "on")) == (["on", "done"], ["Q18"])
            state, _ = play(state, "on Q18")
        return boarding(state, "Q18", GUNS["Q18"], masts, False, target)
    last = cell == "Q18" and len(guns) == 1
    fights = (lambda left: (WON * 2, LOST * left) if left else ((),)) if last else (lambda left: ((),))
    ends = 0
    for fires, left, after in answers(state, guns, masts, fights):
        if last and left:
            ends += divided(after, left, target)
        else:
            ends += boarding(after, cell, guns[1:], left, fired or fires, target)
    return ends


def divided(state, masts, target):
    """The fight is over; the winner is asked what he keeps, and may leave instead."""
    won, owner = ship_of(state, "s1").masts > 0, ship_of(state, target).seat
    assert (ship_of(state, "s1").masts, ship_of(state, target).masts) == ((masts, 0) if won else (0, 2))
    assert waited(state) == ({0: False} if won else {owner: True})
    kinds = ["own", "prize", "both"] if not won or masts > 1 else ["own", "prize"]
    assert options(state) == kinds
    for kind in kinds:
        after, _ = play(state, kind if kind != "both" else f"both 1 {target} Q17")
        assert waited(after) == {0: False}
        assert options(after) == ["b1", "end"]  # neither boarder nor prize does anything more (AS-32)
        seats = {ship_of(after, id).seat for id in ("s1", target) if ship_of(after, id).masts}
        assert seats == {0 if won else owner}
    winner = 0 if won else owner
    for seat in (0, OTHER, OWNER):
        gone = without(state, seat)
        if seat != winner:
            assert waited(gone) == waited(state)
        else:  # nothing is kept
            assert (where(gone, "s1"), where(gone, target)) == ("-", "-")
            assert waited(gone) == ({OTHER: False} if won else {0: False})
    return len(kinds)


@pytest.mark.parametrize("target", ["f5", "f3"])
def test_as15_as33_cannons_in_every_order_before_a_boarding_and_at_the_enterer_alone(target):
    state, _ = play(at_sea("s1 Q16 N", f"{target} Q18 E"), "s1 Q18")
    assert boarding(state, "Q17", GUNS["Q17"], 3, False, target) > 100


def entered():
    """The ship of the line has come to Q18 to board another's frigate there, and the fort's owner is asked."""
    state, _ = play(at_sea("s1 Q16 N", "f3 Q18 E"), "s1 Q18")
    return play(state, "hold")[0]


def test_as37_who_is_boarded_leaves_before_the_fight_and_there_is_none():
    gone = without(entered(), OTHER)
    assert waited(gone) == {OWNER: True}
    gone, events = play(gone, "none")
    assert (said(events), where(gone, "s1"), waited(gone)) == (["fort-held"] * 2, "Q18", {0: False})


def test_as37_the_fort_s_owner_leaves_before_a_fight_that_then_waits_for_the_mover():
    waiting = without(entered(), OWNER)
    assert (waited(waiting), options(waiting)) == ({0: False}, ["on"])
    fought, events = play(waiting, "on", dice=Dice(*WON * 2))
    assert said(events) == ["resumed", "fight-won"]
    assert waited(fought) == {0: False}


def test_as37_two_leave_before_a_fight():
    state = build("s1 Q16 N", "f3 Q18 E", *REST, "s4 C10 N", seats=4, orders=dict.fromkeys(range(4), ASK))
    state, _ = play(state, "s1 Q18", "hold")
    for answer, dice, goes_on in (("hold", Dice(), ["b1", "end"]), ("fire", Dice(1, 1, 6), ["on", "done"])):
        asked, _ = play(state, answer, dice=dice)
        waiting = without(asked, OWNER)
        assert options(waiting) == ["on"]
        boarded, events = play(without(waiting, OTHER), "on")
        assert (said(events), where(boarded, "s1")) == (["resumed"], "Q18")
        assert options(boarded) == goes_on  # as if the other had left first (AS-16)
    gone = without(waiting, 0)
    assert (where(gone, "s1"), where(gone, "f3"), waited(gone)) == ("-", "Q18", {OTHER: False})


def drifting(state, cell, masts):
    """She drifts through two cells in reach of a cannon each, and what the mover is asked afterwards."""
    ends = 0
    for _, left, after in answers(state, GUNS[cell], masts):
        if not left:
            ends += sunk(after)
        elif cell == "P17":
            assert where(after, "s1") == "P18"
            ends += drifting(after, "P18", left)
        else:
            assert (where(after, "s1"), waited(after), options(after)) == ("P18", {0: False}, ["s1", "b1", "end"])
            ends += 1
    return ends


@pytest.mark.parametrize(("masts", "ends"), [(3, 9), (1, 7)])
def test_as29_as33_a_storm_is_interrupted_likewise_and_goes_on(masts, ends):
    fleet = (f"s1 P16 N masts={masts}", *REST)
    state, events = begun("storm", *fleet, seats=3, draws=[(0, 2)], orders=dict.fromkeys(range(3), ASK))
    assert said(events)[-1] == "drifted"
    assert drifting(state, "P17", masts) == ends
