"""States as JSON, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from engine import tranquility
from tests.engine.tranquility.positions import act, build

HANDS = ("s1 6 7 8 9", "51 52 53 54 55")


def stored():
    state, _ = act(build("", HANDS, storms=True, purple="storm3:2", before=("storm5",), monsters=2), "s1")
    state, _ = act(state, "6 7", 0)
    return state


def test_a_state_comes_back():
    state = stored()
    assert tranquility.load(tranquility.dump(state)) == state
    data = msgspec.json.decode(tranquility.dump(state))
    assert data["version"] == tranquility.version
    assert data["state"]["type"] == "voyage"


@pytest.mark.parametrize(
    "change",
    [
        {"field": [0] * 35}, {"field": [99] * 36}, {"sailors": []}, {"mover": 5}, {"reef": 6}, {"laid": 40},
        {"purple": [[1, 1]]}, {"purple": [[103, 7]]}, {"shared": [0, 9]}, {"supply": 9}, {"turn": -1}, {"paid": 500},
        {"over": {"how": "lost", "seat": 7}}, {"due": 1}, {"type": "raft"}, {"mode": "rivals"},
        {"todo": [{"type": "turn", "seat": 8}]}, {"todo": [{"type": "prompt", "seat": 0, "card": 3}]},
    ],
)  # fmt: skip
def test_a_broken_state_is_refused(change):
    data = msgspec.json.decode(tranquility.dump(stored()))
    data["state"].update(change)
    with pytest.raises(ValueError, match="state of Tranquility"):
        tranquility.load(msgspec.json.encode(data))


@pytest.mark.parametrize("change", [{"hand": [3, 700]}, {"storms": [7]}, {"compasses": -1}, {"pile": [120]}])
def test_a_broken_player_is_refused(change):
    data = msgspec.json.decode(tranquility.dump(stored()))
    data["state"]["sailors"][1].update(change)
    with pytest.raises(ValueError, match="state of Tranquility"):
        tranquility.load(msgspec.json.encode(data))


def test_cards_are_all_accounted_for():
    state = stored()
    lost = msgspec.structs.replace(state.sailors[1], hand=state.sailors[1].hand[1:])
    with pytest.raises(AssertionError, match="every card"):
        tranquility.check(msgspec.structs.replace(state, sailors=(state.sailors[0], lost)))
