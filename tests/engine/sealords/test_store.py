"""Stored states, and what `check` finds."""

from __future__ import annotations

import msgspec
import pytest

from engine import sealords
from engine.sealords.data import SHIELDS
from engine.sealords.state import Effect, Over, Ship, Take, Turn, with_fleet, with_ship


def test_a_state_in_the_middle_of_its_effects_comes_back(position, play):
    state, _ = play(position("A1:L4 B1:L2* B2:D3+1 G4:Lm01", sea="C1:H", hand=(1, 2, 2), mines="C1"), "1@C1 ship-first")
    assert [type(step) for step in state.todo] == [Effect, Effect, Take, Turn]
    assert sealords.load(sealords.dump(state)) == state


def test_a_finished_game_comes_back(position):
    state, _ = sealords.drop(position(), 1)
    assert sealords.load(sealords.dump(state)).over == Over("resigned", 1)


def changed(state, **fields):
    stored = msgspec.json.decode(sealords.dump(state))
    stored["state"].update(fields)
    return msgspec.json.encode(stored)


@pytest.mark.parametrize(
    "fields",
    [
        {"sea": "V" * 41}, {"sea": "X" * 42}, {"ships": [None] * 41}, {"mover": 2}, {"first": -1},
        {"market": ["m99"], "owners": [None]}, {"owners": [None]}, {"battle": [1, 0]}, {"burning": 1},
        {"plain": 1 << 42}, {"decoys": -1}, {"todo": []}, {"todo": [{"type": "turn", "seat": 1}]},
        {"todo": [{"type": "who", "seat": 0}]}, {"over": {"how": "won", "loser": 1}}, {"fleets": []},
    ],
)  # fmt: skip
def test_impossible_states_are_refused(position, fields):
    state = position()
    assert sealords.load(changed(state)) == state
    with pytest.raises(ValueError, match="Sea Lords"):
        sealords.load(changed(state, **fields))


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
