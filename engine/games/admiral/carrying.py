"""The state after something, with what has been worked out of the one before and still holds."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.admiral.ships import Muster
from engine.games.admiral.state import State, Todo, bars
from engine.sailing.tracks import Track


def with_todo(state: State, todo: tuple[Todo, ...]) -> State:
    """The state with other steps to do, and with all that has been worked out of it: none of that depends on them."""
    after = replace(state, todo=todo)
    after.__dict__.update(state.__dict__)
    return after


def counted(state: State, todo: tuple[Todo, ...]) -> State:
    """The same for one more action."""
    after = replace(state, count=state.count + 1, todo=todo)
    after.__dict__.update(state.__dict__)
    return after


def with_moved(state: State, ships: Muster, tracks: tuple[Track, ...]) -> State:
    """The state after a ship of the mover's has gone elsewhere, with all that doesn't depend on where his ships lie."""
    after, harbour = replace(state, ships=ships, tracks=tracks), state.harbour
    after.__dict__.update(
        board=state.board, harbour=harbour, barred=bars(harbour, ships), lures=state.lures, own=state.own,
        foes=state.foes, aimed=state.aimed, undecided=state.undecided, stormy=state.stormy, muster=ships,
    )  # fmt: skip
    if state.bases:
        after.__dict__["perils"] = state.perils
    return after


def in_place(state: State, **changes: Any) -> State:
    """The state with changes, to the ships too, by which nothing comes to lie elsewhere, is lost or lands."""
    after = replace(state, **changes)
    after.__dict__.update(
        board=state.board, harbour=state.harbour, lures=state.lures, barred=state.barred, undecided=state.undecided
    )
    return after
