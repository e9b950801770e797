"""A typed move that can't be made is refused with the reason, whoever is named and however far it is right."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine import notation
from engine.games import admiral
from engine.games.admiral.state import Join, Turn
from tests.engine.games.admiral.positions import fort, position, ship, water
from tests.engine.games.admiral.voyages import Winds, begun, play, refused

FOE = ship("g2", "M7")


def seen(*ships: Any, **more: Any):
    return position(*ships, FOE, ship("b4", "X1", seat=1), **more)


def args(state: Any, move: str) -> dict[str, str]:
    """What the refusal of a move says it with."""
    (who,) = admiral.pending(state)
    try:
        notation.read(admiral, state, who, move, lambda path: admiral.hooks.spellings(state, who, path))
    except notation.Unreadable as refusal:
        return {name: value.token for name, value in refusal.reason.args}
    raise AssertionError(move)


def test_ad20_ad55_a_cell_alone_lays_nothing_in_a_turn_and_moves_nobody():
    assert refused(seen(ship("f1", "F7")), "H9") == "cell-alone"


# ---------------------------------------------------------------- fire (AD-30)


@pytest.mark.parametrize("other", [(), (ship("s1", "M9"),)])
def test_ad30_why_just_this_one_does_not_reach_the_target(other):
    """With another who reaches it, and with none."""
    for gun, more, why in (
        (ship("f1", "F7"), {}, "too-far"),
        (ship("f1", "K8"), {}, "not-in-line"),
        (ship("f1", "L7", fired=1), {}, "no-shots"),
        (ship("f1", "L7", spent=True), {}, "spent"),
        (ship("f1", "L7", 2, task="repair"), {"forts": (fort("K8", 0),)}, "repairing"),
        (ship("f1", "L7"), {"wind": "storm"}, "storm-silent"),
        (ship("f1", "J7"), {"layout": water(closed="K7")}, "hidden-land"),
        (ship("f1", "L6"), {"layout": water(covered="L6-NE M7-SW")}, "hidden-land"),
    ):
        for move in ("fire g2 f1", "FIRE G2 {F1}", "fire g2 {f1}"):
            assert refused(seen(gun, *other, **more), move) == why, move


def test_ad30_what_hides_the_target_is_said():
    for by, more in ((ship("b3", "K7"), {}), (ship("b1", "L7"), {}), (None, {"forts": (fort("L7", 1, 0),)})):
        state = seen(ship("f1", "J7"), *([by] if by else []), **more)
        assert refused(state, "fire g2 f1") == "hidden"
        assert args(state, "fire g2 f1") == {"ship": "f1", "target": "g2", "other": by.id if by else "fort-l7"}


def test_ad30_how_far_it_is_and_how_far_she_fires_on_that_course():
    assert args(seen(ship("f1", "I3")), "fire g2 f1") == {"ship": "f1", "target": "g2", "n": "4", "range": "3"}
    assert args(seen(ship("f1", "H7")), "fire g2 f1") == {"ship": "f1", "target": "g2", "n": "5", "range": "4"}


def test_ad30_of_several_who_are_named_the_one_is_told_that_can_not():
    state = seen(ship("s1", "M9"), ship("f1", "F7"))
    assert args(state, "fire g2 s1 f1")["ship"] == "f1"
    assert args(state, "fire g2 {s1, f1}")["ship"] == "f1"
    one = seen(ship("f1", "L7"), ship("b1", "A9"))
    assert args(one, "fire g2 f1 b1")["ship"] == "b1"


def test_ad30_forts_fire_over_ships_in_the_open_sea_but_not_when_just_taken():
    state = seen(ship("b1", "B2"), ship("b3", "L7"), forts=(fort("J7", 0), fort("J9", 0, silent=True)))
    assert refused(state, "fire g2 fort-j9") == "taken-silent"
    state = seen(ship("b1", "L7"), forts=(fort("J7", 0), fort("L6", 1)))  # a port's cell
    assert args(state, "fire g2 fort-j7")["other"] == "b1"
    spent = seen(ship("b1", "L9"), forts=(fort("J7", 0, fired=2),))
    assert refused(spent, "fire g2 fort-j7") == "no-shots"


def test_two_in_one_cell_of_a_port_do_not_fire_at_each_other():
    assert refused(seen(ship("f1", "M7"), forts=(fort("M8", 0),)), "fire g2 f1") == "same-cell"


def test_who_is_no_target_and_who_is_not_ones_own():
    state = seen(ship("s1", "M9"), ship("f1", "F7"), replace(ship("b1", "A1"), strength=0), forts=(fort("X9", 1, 0),))
    assert refused(state, "fire g2 {s1,b4}") == "not-yours"
    assert refused(state, "fire g2 b1") == "sunk"
    two = seen(ship("s1", "M9"), ship("f1", "F7"), ship("b2", "N9"))
    assert refused(two, "fire f1 s1") == "own"
    assert refused(two, "fire g2 b2") == "not-yours"
    assert refused(state, "fire fort-x9 s1") == refused(state, "fire X9 s1") == "ruin"
    assert refused(state, "fire g2 f9") == "unreadable"
    assert refused(state, "fire b4") == "out-of-fire"
    assert refused(seen(ship("f1", "A1")), "fire") == "no-target"


def test_ad32_how_many_shots_there_are():
    state = seen(ship("s1", "M9"), ship("f1", "L7"))
    assert refused(state, "fire g2 s1 4") == refused(state, "fire g2 f1 2") == "shots-left"
    assert refused(state, "fire g2 f1 1") == "needless"
    assert refused(state, "fire g2 {s1,f1} 2") == "all-or-fewer"
    assert refused(state, "fire g2 {s1,f1} fewer 9") == "shots-left"


@pytest.mark.parametrize(
    ("scenario", "move", "why"),
    [
        ("mini1", "fire b2 b1", "no-fire"), ("mini1", "board b2 b1", "no-boarding"),
        ("mini1", "storm A14 b1", "no-boarding"), ("mini1", "b1 repair", "no-repairs"),
        ("mini1", "b1 work b1", "no-repairs"),
    ],
)  # fmt: skip
def test_ad61_what_a_scenario_does_not_know(scenario, move, why):
    state = begun(scenario, seats=2)
    state, _ = play(state, "A1 B2", "L14 K13")
    assert refused(state, move) == why


# ---------------------------------------------------------------- boarding and storming (AD-40)


def test_ad40_why_a_ship_does_not_board():
    state = seen(ship("s1", "L7"), ship("f1", "L8"), ship("b1", "M8", spent=True), forts=(fort("N6", 1), fort("A1", 0)))
    assert refused(state, "board g2 f1") == "boarder-apart"
    assert refused(state, "board g2 {s1,b1}") == refused(state, "board g2 s1 b1") == "spent"
    assert refused(state, "board g2 {s1,b4}") == "not-yours"
    assert refused(state, "board g2 fort-a1") == "ships-only"
    assert refused(state, "board b4 s1") == "boarder-apart"
    assert refused(state, "board b4") == "not-beside"
    assert refused(state, "board fort-n6 s1") == refused(state, "board fort-n6") == "storm-it"
    assert refused(state, "storm g2 s1") == "board-it"
    assert refused(state, "board f1 s1") == "boarder-apart", "the only target may be left out"
    assert refused(seen(ship("s1", "L7"), ship("b2", "K7")), "board s1") == "own"
    assert refused(seen(ship("f1", "A2", 2, task="work"), ship("b1", "L7")), "board g2 f1") == "working"
    assert refused(seen(ship("f1", "A2")), "board g2 f1") == "boarder-apart"


def test_ad40_four_ships_board_at_most():
    port = [ship("s1", "L7"), ship("f1", "N7"), ship("b1", "M8"), ship("b3", "M6", seat=0), ship("b5", "M8", seat=0)]
    state = seen(*port, forts=(fort("N8", 0),))
    assert args(state, "board g2 {s1,f1,b1,b3,b5}") == {"n": "4"}
    assert refused(state, "board g2 {s1,f1,b1,b3,b5}") == "too-many"


def test_ad40_ad44_why_a_ship_does_not_storm_or_join():
    state = seen(
        ship("s1", "L7"), ship("f1", "C8"), ship("b1", "K8", task="work"), forts=(fort("L8", 1), fort("A1", 0))
    )
    assert refused(state, "storm L8 f1") == "apart-port"
    assert refused(state, "storm fort-l8 {s1,b1}") == refused(state, "storm L8 s1 b1") == "working"
    assert refused(state, "storm fort-l8 fort-a1") == "ships-only"
    assert refused(state, "storm A1") == "own"
    assert refused(seen(ship("f1", "C8"), forts=(fort("L8", 1),)), "storm fort-l8 f1") == "apart-port"
    join = Join(seat=1, number=20, fort=0, attackers=(0,))
    asked = replace(seen(ship("s1", "L7"), forts=(fort("L8", 1),)), todo=(join, Turn(seat=0, begun=True)))
    assert refused(asked, "{g2,b4}") == "apart-port"
    assert refused(asked, "{s1}") == "not-yours"


def test_ad42_how_much_a_hull_can_get():
    state = position(ship("b1", "L7"), ship("b3", "M6", seat=0), ship("g2", "M7", 1), ship("b4", "X1", seat=1))
    state, _ = play(state, "board g2 {b1,b3}", chance=Winds(dice=(3, 3, 1)))
    assert refused(state, "9") == "portion"


# ---------------------------------------------------------------- repair, work, pearls


def test_ad50_why_a_ship_is_not_repaired():
    forts = (fort("K8", 0), fort("C3", 0, 0))
    for one, why in (
        (ship("f1", "L7"), "undamaged"), (ship("f1", "M9", 2), "no-repair"), (ship("f1", "C4", 2), "no-repair"),
        (ship("f1", "L7", 2, stopped=True), "repair-stopped"), (ship("f1", "L7", 2, spent=True), "spent"),
        (ship("f1", "L7", 2, task="repair"), "repairing"),
    ):  # fmt: skip
        assert refused(seen(one, forts=forts), "f1 repair") == why
    assert refused(seen(ship("f1", "L7"), forts=forts), "f1 stop") == "nothing-to-stop"


def test_ad51_why_two_ships_do_not_work_on_a_fort():
    forts = (fort("K8", 0, 3), fort("C3", 0))
    state = seen(ship("s1", "L7"), ship("f1", "K7"), ship("b1", "P9"), forts=forts)
    assert refused(state, "s1 work b1") == "no-mate"
    assert refused(state, "s1 work g2") == "not-yours"
    assert refused(state, "s1 work f1 fort-c3") == refused(state, "s1 work f1 C3") == "no-work-on"
    assert refused(state, "s1 work f1 fort-k8") == "needless"
    assert refused(state, "b1 work s1") == "no-work"
    spent = seen(ship("s1", "L7"), ship("f1", "K7", spent=True), ship("b1", "J7"), forts=forts)
    assert refused(spent, "s1 work f1") == refused(spent, "f1 work s1") == "spent"


def test_ad63_why_pearls_are_not_moved():
    state = seen(ship("g1", "L7", pearls=2), ship("b1", "P9"), ship("f1", "K7", spent=True), forts=(fort("K8", 0),))
    assert refused(state, "g1 load") == "hold-full"
    assert refused(state, "b1 load") == "nothing-to-load"
    assert refused(state, "f1 load") == "spent"
    assert refused(state, "b1 unload") == "no-pearls"
    assert refused(state, "g1 unload 3") == "so-many"
    laden = seen(ship("g1", "P9", pearls=1), ship("b1", "L7", pearls=1), forts=(fort("K8", 0),))
    assert refused(laden, "g1 unload") == "nothing-to-unload"
    assert refused(laden, "b1 unload 1") == "needless"
    assert refused(laden, "b1 unload 2") == "so-many"


# ---------------------------------------------------------------- sailing


def test_who_is_commanded_and_where_to():
    state = seen(ship("f1", "L9"), replace(ship("b1", "A1"), strength=0), forts=(fort("K8", 0),))
    assert refused(state, "b1 A2") == refused(state, "B1 A2") == "sunk"
    assert refused(state, "g2 A2") == refused(state, "G2 A2") == "not-yours"
    assert refused(state, "fort-k8 A2") == "ships-only"
    assert refused(state, "drift") == refused(state, "stay") == "no-drift"
    assert refused(state, "f1 fire g2") == refused(state, "f1 board g2") == "word-first"
    assert refused(replace(state, wind=replace(state.wind, force="storm")), "rest") == "stay-later"
    assert refused(begun("skirmish"), "f1 X7") == "off-board"


def test_ad22_who_must_drift_can_not_stay():
    state = position(ship("s1", "J7"), FOE, wind="storm", towards="E", forts=(fort("L8", 1),))
    asked, _ = play(state, "end")
    assert refused(asked, "stay") == refused(asked, "rest") == "no-shelter"


def test_ad61_where_a_ship_does_not_begin():
    assert refused(begun("mini1", seats=2), "A1 E5") == "no-berth"
