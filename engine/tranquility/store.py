"""States as JSON and back."""

from __future__ import annotations

from typing import TypeAlias

from engine.stored import Stamp
from engine.tranquility import rivals
from engine.tranquility.invariants import check_voyage, shape
from engine.tranquility.rivals import Duel
from engine.tranquility.state import Voyage

VERSION = 1
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


_STAMP: Stamp[State] = Stamp("Tranquility", VERSION, State, _check_shape)
dump = _STAMP.dump
load = _STAMP.load
