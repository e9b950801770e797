"""States as JSON and back."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.games.tranquility import rivals
from engine.games.tranquility.invariants import check_voyage, shape
from engine.games.tranquility.lay import can_act
from engine.games.tranquility.rescue import revised
from engine.games.tranquility.resolve import settled
from engine.games.tranquility.rivals import Duel
from engine.games.tranquility.state import Log, Turn, Voyage
from engine.stored import Stamp

VERSION = 3
"""Version of the rules and of the stored state."""

State: TypeAlias = Voyage | Duel


def _check_shape(state: State) -> None:
    if isinstance(state, Voyage):
        shape(state)
    else:
        rivals.check(state)


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken."""
    if isinstance(state, Voyage):
        check_voyage(state)
    else:
        rivals.check(state)


def _with_unseen(data: Any) -> Any:
    """Version 1 didn't say which discards nobody had seen: of a Start laid in a game with storms, any of them."""
    if data["type"] == "voyage":
        doubtful = data["supply"] is not None and data["start"] != 0
        for sailor in data["sailors"]:
            sailor["unseen"] = len(sailor["discards"]) if doubtful else 0
    return data


def _with_sides(data: Any) -> Any:
    """Until version 2 the sun of a duel was always the first seat."""
    if data["type"] == "duel":
        data["sun"] = 0
    return data


_STAMP: Stamp[State] = Stamp("Tranquility", VERSION, State, _check_shape, {1: _with_unseen, 2: _with_sides})
dump = _STAMP.dump


def load(data: bytes) -> State:
    """The state back, never with a question that has no answer. Raises ValueError for what no version has written.

    Earlier releases left a turn open whose last legal action had gone with a yellow storm: it is lost now, or a rescue
    is asked for (TQ-15, TQ-22).
    """
    state = _STAMP.load(data)
    if not isinstance(state, Voyage) or len(state.todo) != 1 or not isinstance(state.todo[0], Turn):
        return state
    if can_act(state, state.mover):
        return state
    log = Log()
    return settled(revised(state, log), log)
