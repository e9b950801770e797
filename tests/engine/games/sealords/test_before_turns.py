"""States before the first turn of the advanced variant (SL-40)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.games import sealords
from engine.games.sealords.sea import at_random
from engine.games.sealords.state import Change, Layout
from engine.games.sealords.view import BoardView

BY_HAND = "by-hand square1-front 1 strip-back 0 square2-back 3"
HALF = (BoardView("square1", "front", 1), BoardView("strip", "back", 0), BoardView("square2", "back", 3))


@pytest.mark.parametrize("done", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_sl40_a_seat_may_resign_before_the_first_turn(begun, done, seat, act):
    state = begun
    for owner in range(done):
        state, _ = act(state, owner, BY_HAND)
    over, events = sealords.drop(state, seat)
    sealords.check(over)
    assert events
    assert sealords.load(sealords.dump(over)) == over
    assert sealords.outcome(over).places == ((1 - seat,), (seat,))
    for viewer in (0, 1, None):  # what was hidden stays so
        assert sealords.view(over, viewer).cells == sealords.view(state, viewer).cells
        assert sealords.describe(sealords.view(over, viewer))[0].id == "sealords-line-out"


def test_sl40_states_before_the_first_turn_come_back(begun, act, laid):
    states = [begun, act(begun, 1, BY_HAND)[0], laid(begun, "random", BY_HAND)]
    assert [type(state.todo[0]) for state in states] == [Layout, Layout, Change]
    for state in states:
        assert sealords.load(sealords.dump(state)) == state


@pytest.mark.parametrize(
    "fields",
    [
        {"halves": [[], []]}, {"halves": [[["strip", "front", 0]], []]}, {"market": ["m01"], "owners": [None]},
        {"halves": [[["strip", "front", 1], ["square1", "front", 0], ["square2", "front", 0]], []]},
        {"halves": [[["what", "front", 0], ["square1", "front", 0], ["square2", "front", 0]], []]},
        {"sea": "V" * 42}, {"mover": 1}, {"todo": [{"type": "turn", "seat": 0}]},
        {"todo": [{"type": "change", "seat": 0}]},
        {"todo": [{"type": "layout", "seat": 1}, {"type": "change", "seat": 0}]},
    ],
)  # fmt: skip
def test_impossible_states_before_the_first_turn_are_refused(begun, fields, act):
    state, _ = act(begun, 0, BY_HAND)
    stored = msgspec.json.decode(sealords.dump(state))
    stored["state"].update(fields)
    with pytest.raises(ValueError, match="Sea Lords"):
        sealords.load(msgspec.json.encode(stored))


def test_check_finds_what_is_broken_before_the_first_turn(begun, laid):
    state = laid(begun, BY_HAND, "reefs")
    sealords.check(state)
    fleet = replace(state.fleets[0], coins=1)
    for broken in (
        replace(state, sea=state.sea[::-1]),
        replace(state, todo=(Change(seat=1),)),
        replace(state, todo=(*state.todo, *state.todo)),
        replace(state, fleets=(fleet, state.fleets[1])),
        replace(state, gift=True),
        replace(state, halves=(at_random(Random(5)), state.halves[1])),
    ):
        with pytest.raises(AssertionError):
            sealords.check(broken)
