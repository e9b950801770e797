"""States as JSON, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from engine.games import tranquility
from engine.games.tranquility.compass import without_storms
from tests.engine.games.tranquility.positions import about, act, build, tokens
from tests.engine.games.tranquility.test_endgames import lone_start

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
        {"over": {"how": "lost", "seat": 7}}, {"over": {"how": "won"}}, {"due": 1}, {"due": None}, {"count": -1},
        {"start": 0}, {"finish": 81}, {"moons": 1}, {"moon": True}, {"spent": 3}, {"mode": "arch"}, {"mode": "sun"},
        {"monsters": 6}, {"type": "raft"}, {"mode": "rivals"},
        {"todo": [{"type": "turn", "seat": 8}]}, {"todo": [{"type": "prompt", "seat": 0, "card": 3}]},
    ],
)  # fmt: skip
def test_a_broken_state_is_refused(change):
    data = msgspec.json.decode(tranquility.dump(stored()))
    data["state"].update(change)
    with pytest.raises(ValueError, match="state of Tranquility"):
        tranquility.load(msgspec.json.encode(data))


@pytest.mark.parametrize(
    "change",
    [
        {"hand": [3, 700]},
        {"storms": [7]},
        {"compasses": -1},
        {"pile": [120]},
        {"unseen": -1},
        {"unseen": 90},
        {"pledge": [6]},
        {"pledge": [55, 51]},
        {"gone": True},
        {"hand": [55, 51, 52, 53, 54]},
    ],
)
def test_a_broken_player_is_refused(change):
    data = msgspec.json.decode(tranquility.dump(stored()))
    data["state"]["sailors"][1].update(change)
    with pytest.raises(ValueError, match="state of Tranquility"):
        tranquility.load(msgspec.json.encode(data))


TURN, END, GATHER = {"type": "turn", "seat": 0}, {"type": "end"}, {"type": "gather"}
REFILL, PLEDGE = {"type": "refill", "left": [0, 1]}, {"type": "pledge", "seat": 1}
REEF, CUT, ROW = {"type": "reef", "seat": 0}, {"type": "cut", "seat": 1}, {"type": "row", "seat": 1, "card": 103}
STORM, PROMPT = {"type": "storm", "card": 103, "drawer": 0}, {"type": "prompt", "seat": 0, "card": 103}


@pytest.mark.parametrize(
    "todo",
    [
        [],
        [END],
        [REFILL, END],
        [PLEDGE, GATHER, END],
        [PLEDGE, REFILL, END],
        [PLEDGE, PLEDGE, GATHER, REFILL, END],
        [PLEDGE, GATHER, REFILL, TURN],
        [PLEDGE, GATHER, REFILL, {**END, "seat": 0}],
        [{**PLEDGE, "number": 90}, GATHER, REFILL, END],
        [GATHER, PLEDGE, REFILL, END],
        [PLEDGE, GATHER, {**REFILL, "left": [7]}, END],
        [PLEDGE, GATHER, REFILL, {"type": "launch", "starts": [], "depths": []}],
        [REEF, REFILL, END],
        [PLEDGE, GATHER, REEF, REFILL, END],
        [CUT, REFILL, END],
        [ROW, REFILL, END],
        [PROMPT, REFILL, END],
        [PROMPT, STORM, REFILL, END],
        [{"type": "rescue", "seat": 0, "storms": [103]}, TURN],
        [{"type": "stuck"}, TURN],
        [{"type": "rescue", "seat": 0, "storms": []}, {"type": "stuck"}, TURN],
    ],
)
def test_broken_business_is_refused(todo):
    data = msgspec.json.decode(tranquility.dump(stored()))
    assert [step["type"] for step in data["state"]["todo"]] == ["pledge", "gather", "refill", "end"]
    data["state"]["todo"] = todo
    with pytest.raises(ValueError, match="state of Tranquility"):
        tranquility.load(msgspec.json.encode(data))


@pytest.mark.parametrize("laid", [True, False])
def test_version_1_did_not_say_what_was_discarded_unseen(laid):
    """TQ-22: once a Start has been laid in a game with storms, it may have been any card of the discards."""
    state = build("", (HANDS[0].replace("s1", "20"), HANDS[1]), storms=True, piles=(20, 13), start=laid)
    data = msgspec.json.decode(tranquility.dump(state))
    data["version"] = 1
    for sailor in data["state"]["sailors"]:
        del sailor["unseen"]
    loaded = tranquility.load(msgspec.json.encode(data))
    thrown = [len(sailor.discards) for sailor in state.sailors]
    assert thrown[0] > 0
    assert [sailor.unseen for sailor in loaded.sailors] == (thrown if laid else [0, 0])


def test_cards_are_all_accounted_for():
    state = stored()
    lost = msgspec.structs.replace(state.sailors[1], hand=state.sailors[1].hand[1:])
    with pytest.raises(AssertionError, match="every card"):
        tranquility.check(msgspec.structs.replace(state, sailors=(state.sailors[0], lost)))


def lifted(state):
    """The state as release 2152c3b left it when a compass had lifted the yellow storm: nothing else was looked at."""
    (storm,) = state.sailors[1].storms
    state = without_storms(state, (storm,))
    last = state.sailors[2]
    sailors = (*state.sailors[:2], msgspec.structs.replace(last, compasses=last.compasses - 1))
    spent, away = state.spent + 1, (*state.away, storm)
    return msgspec.structs.replace(state, count=state.count + 1, sailors=sailors, spent=spent, away=away)


def test_a_stored_turn_without_an_action_is_lost():
    """TQ-15"""
    state = tranquility.load(tranquility.dump(lifted(lone_start(compasses=(0, 0, 1)))))
    tranquility.check(state)
    assert tranquility.pending(state) == {}
    assert (state.over.how, state.over.seat) == ("lost", 0)
    assert tranquility.load(tranquility.dump(state)) == state


def test_a_stored_turn_without_an_action_calls_for_a_rescue():
    """TQ-15, TQ-22"""
    before = lifted(lone_start("s1 m1", monsters=1, purple="storm3:1", compasses=(0, 0, 2)))
    state = tranquility.load(tranquility.dump(before))
    tranquility.check(state)
    assert about(state) == {2: "rescue"}
    assert tranquility.pending(state)[2].number == state.count == before.count
    assert tokens(state, seat=2) == ["lift", "let"]
    assert tranquility.load(tranquility.dump(state)) == state
    state, _ = act(state, "lift storm3", 2)
    assert about(state) == {0: "turn"}
    assert tokens(state) == ["m1"]


def test_a_stored_turn_with_an_action_stays_as_it_is():
    """TQ-9"""
    state = lifted(lone_start("s1 60", compasses=(0, 0, 1)))
    assert tranquility.load(tranquility.dump(state)) == state
