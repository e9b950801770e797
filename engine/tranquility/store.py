"""States as JSON and back."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.tranquility import rivals
from engine.tranquility.invariants import check_voyage, shape
from engine.tranquility.rivals import Duel
from engine.tranquility.state import Voyage

VERSION = 1
"""Version of the rules and of the stored state."""

State: TypeAlias = Voyage | Duel


class _Stored(msgspec.Struct, frozen=True):
    version: int
    state: msgspec.Raw


class _Stamped(msgspec.Struct, frozen=True):
    version: int
    state: State


_ENCODER = msgspec.json.Encoder(order="deterministic")
_HEAD = msgspec.json.Decoder(_Stored)
_STATE: msgspec.json.Decoder[State] = msgspec.json.Decoder(State)


def dump(state: State) -> bytes:
    """The state as JSON, stamped with the version; equal states give equal bytes."""
    return _ENCODER.encode(_Stamped(VERSION, state))


def load(data: bytes) -> State:
    """The state back. Raises ValueError for what no version of the game has written."""
    try:
        stored = _HEAD.decode(data)
        if stored.version != VERSION:
            raise ValueError(f"a state of version {stored.version}; this is version {VERSION}")
        state = _STATE.decode(stored.state)
        if isinstance(state, Voyage):
            shape(state)
        else:
            rivals.check_shape(state)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ValueError(f"no state of Tranquility: {error}") from None
    except AssertionError as error:
        raise ValueError(f"no possible state of Tranquility: {error}") from None
    return state


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken."""
    if isinstance(state, Voyage):
        check_voyage(state)
    else:
        rivals.check(state)
