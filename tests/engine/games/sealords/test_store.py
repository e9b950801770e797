"""Stored states, and what `check` finds."""

from __future__ import annotations

import msgspec
import pytest

from engine.games import sealords
from engine.games.sealords.data import SHIELDS
from engine.games.sealords.state import Effect, Over, Ship, Take, Turn, with_fleet, with_ship
from engine.options import load_options


def test_a_state_in_the_middle_of_its_effects_comes_back(position, play):
    state, _ = play(position("A1:L4 B1:L2* B2:D3+1 G4:Lm01", sea="C1:H", hand=(1, 2, 2), mines="C1"), "1@C1 ship-first")
    assert [type(step) for step in state.todo] == [Effect, Effect, Take, Turn]
    assert sealords.load(sealords.dump(state)) == state


def test_a_finished_game_comes_back(position):
    state, _ = sealords.drop(position(), 1)
    assert sealords.load(sealords.dump(state)).over == Over("resigned", 1)


def changed(state, fields):
    """A stored state with other values in some places, such as ``fleets.0.hand``."""
    stored = msgspec.json.decode(sealords.dump(state))
    for place, value in fields.items():
        *way, last = (int(name) if name.isdecimal() else name for name in place.split("."))
        at = stored["state"]
        for name in way:
            at = at[name]
        at[last] = value
    return msgspec.json.encode(stored)


TURN = {"type": "turn", "seat": 0, "number": 0, "laid": True}
LAST = {"seat": 0, "laid": [0], "shots": [], "mined": [], "cleared": [], "repaired": [], "shielded": []}


def asked(kind, cell=0, **more):
    """A question about an effect, above the turn."""
    return {"todo": [{"type": "effect", "seat": 0, "number": 0, "kind": kind, "cell": cell, **more}, TURN]}


@pytest.mark.parametrize(
    "fields",
    [
        {"sea": "V" * 41}, {"sea": "X" * 42}, {"sea": "?" * 42}, {"ships": [None] * 41}, {"mover": 2}, {"first": -1},
        {"layer": 2}, {"count": -1},
        # the market
        {"market": ["m99"], "owners": [None]}, {"owners": [None]}, {"market.1": "m01"}, {"owners.0": 2},
        {"owners.0": 1}, {"owners.0": None},
        # ships
        {"ships.1": [0, 0, "m91", 0, False]}, {"ships.0": [0, 0, "m91", 0, False]}, {"ships.0": [2, 4, None, 0, False]},
        {"ships.0": [0, 10, None, 0, False]}, {"ships.0": [0, 0, None, 0, False]}, {"ships.0": [0, 4, "m03", 0, False]},
        {"ships.0": [0, 4, None, -1, False], "shields": 8}, {"ships.0": [0, 4, None, 0, True]}, {"ships.0": None},
        {"ships.1": [0, 0, "m03", 0, True], "battle": [1, 0], "burning": 2}, {"battle": [1, 0]}, {"burning": 4},
        # mines
        {"plain": 1 << 42}, {"decoys": -1}, {"plain": 1}, {"mines": 13}, {"aside": 3}, {"fake": 42}, {"fake": -1},
        # what each has beside the sea
        {"fleets": []}, {"fleets.0.hand": []}, {"fleets.0.hand.0": 11}, {"fleets.0.coins": 30}, {"fleets.1.vp": -1},
        {"fleets.1.turns": 17}, {"fleets.0.turns": 0}, {"fleets.0.turns": -1}, {"mover": 1}, {"first": 1},
        # the last turn
        {"last": {**LAST, "laid": [42]}}, {"last": {**LAST, "mined": [-1]}}, {"last": {**LAST, "seat": 2}},
        {"last": {**LAST, "shots": [{"start": 0, "end": 42, "struck": "burnt"}]}},
        # what is to be done
        {"todo": []}, {"todo": [{"type": "turn", "seat": 1}]}, {"todo": [{"type": "who", "seat": 0}]},
        {"todo.0.number": 1}, {"todo.0.number": -1},
        {"todo": [TURN, TURN]}, {"todo": [{"type": "take", "seat": 0, "number": 0, "cell": 0}, TURN]},
        {"todo": [{"type": "change", "seat": 0, "number": 0}]}, {"todo": [{"type": "layout", "seat": 0, "number": 0}]},
        # questions that have no answer, or a single one
        asked("vp"), asked("clear"), asked("sweep"), asked("repair"), asked("shot_diagonal"),
        asked("recruit", card="m91"), asked("mine", 42), asked("mine", 2), asked("mine", -1),
        # the end
        {"over": {"how": "won", "loser": 1}}, {"over": {"how": "scored"}},
        {"over": {"how": "scored", "loser": 1}, "todo": []}, {"over": {"how": "stranded"}, "todo": []},
        {"over": {"how": "resigned", "loser": 2}, "todo": []},
        {"halves": [[["strip"], ["square1"], ["square2"]], []]},
    ],
)  # fmt: skip
def test_impossible_states_are_refused(position, fields):
    state = position("A1:L4 B1:Lm01 C1:D5", reserve=(3, 5))
    assert sealords.load(changed(state, {})) == state
    for laid in ("mine", "recruit"):  # what is refused below is not that something is asked
        assert sealords.load(changed(state, asked(laid))).todo[0].kind == laid
    with pytest.raises(ValueError, match="Sea Lords"):
        sealords.load(changed(state, fields))


def test_who_is_stuck_is_no_stored_question(position):
    """SL-13: he has lost."""
    wall = " ".join(f"{c}1:L{n} {c}2:D{n}" for c, n in zip("ABCDEFG", range(1, 8), strict=True))
    state = position(wall, hand=(8, 8, 9), coins=(4, 0), market=("m09",))
    assert sealords.load(sealords.dump(state)) == state  # he may still buy
    with pytest.raises(ValueError, match="can't lay"):
        sealords.load(changed(state, {"fleets.0.coins": 3}))


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"shields": SHIELDS + 1}, "seven shields"),
        ({"shields": SHIELDS - 1}, "seven shields"),
        ({"gift": True}, "seven shields"),
        ({"mines": 13}, "fourteen mines"),
        ({"plain": 1}, "no ship lies on a mine"),
        ({"plain": 1 << 20}, "fourteen mines"),
        ({"plain": 1 << 20, "decoys": 1 << 20, "mines": 13}, "one mine at most"),
        ({"fake": 20}, "one of the decoys"),
        ({"decoys": 1 << 20, "mines": 13}, "somebody laid"),
        ({"battle": (3, 0)}, "masks agree"),
        ({"owners": (0, None, None, None, None)}, "those bought"),
        ({"todo": ()}, "something to do"),
        ({"todo": (Turn(seat=1),)}, "turn lies at the bottom"),
        ({"todo": (Turn(seat=0), Turn(seat=0))}, "one turn only"),
        ({"todo": (Effect(kind="vp", cell=0), Turn(seat=0))}, "mover is waited for"),
        (
            {"todo": (Effect(kind="vp", cell=0, seat=0), Effect(kind="vp", cell=0, seat=0), Turn(seat=0))},
            "one question",
        ),
        ({"todo": (Effect(kind="vp", cell=42, seat=0), Turn(seat=0))}, "have cells"),
        ({"over": Over("scored")}, "nothing is left"),
    ],
)
def test_check_finds_what_is_broken(position, with_state, fields, what):
    state = position("A1:L4")
    sealords.check(state)
    with pytest.raises(AssertionError, match=what):
        sealords.check(with_state(state, **fields))


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"hand": (2, 4)}, "27 ships"),
        ({"hand": (4, 2, 6)}, "sorted"),
        ({"coins": 22}, "no more tokens"),
        ({"vp": -1}, "nothing negative"),
        ({"turns": 17}, "sixteen turns"),
        ({"mines": 1}, "fourteen mines"),
    ],
)
def test_check_looks_at_the_fleets_too(position, with_state, fields, what):
    state = position()
    with pytest.raises(AssertionError, match=what):
        sealords.check(with_fleet(state, 0, with_state(state.fleets[0], **fields)))


@pytest.mark.parametrize(
    ("ship", "what"),
    [
        (Ship(0, 0), "has a number"),
        (Ship(0, 3, "m01"), "has a number"),
        (Ship(0, 3, None, 1, True), "burning ship"),
        (Ship(0, 0, "m01", 0, True), "burning ship"),
        (Ship(0, 0, "m12"), "those bought"),
        (Ship(0, 3), "27 ships"),
    ],
)
def test_check_looks_at_the_ships(position, ship, what):
    with pytest.raises(AssertionError, match=what):
        sealords.check(with_ship(position(), 5, ship))


def test_options_of_version_1_are_read_without_who_begins():
    for text, board in (('{"first":"opponent","board":"reefs","advanced":false}', "reefs"), ("{}", "random")):
        assert load_options(sealords, text, 1) == sealords.Options(board=board)
    with pytest.raises(ValueError, match="first"):
        load_options(sealords, '{"first":"opponent"}', 2)
