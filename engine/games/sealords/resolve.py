"""One action carried out: what it does itself, then all unfinished business that needs no person."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Step, settle
from engine.games.sealords.change import act_change
from engine.games.sealords.effects import HANDLERS, resolve_effect, resolve_take
from engine.games.sealords.layout import act_layout
from engine.games.sealords.state import Change, Effect, Layout, Log, State, Take, Turn
from engine.games.sealords.stranding import pointless, stranded
from engine.games.sealords.turn import act_turn
from engine.values import Path


def resolve(state: State, log: Log) -> State | None:
    """The state after the step on top of `todo`; None when it waits for its seat."""
    step = state.todo[0]
    if isinstance(step, Effect):  # the most frequent first
        if step.seat is None and pointless(state, step):
            return replace(state, todo=state.todo[1:])
        return resolve_effect(state, step, log)
    if isinstance(step, Turn):
        return stranded(state, step, log)
    return resolve_take(state, step, log) if isinstance(step, Take) else None


def perform(state: State, step: Step, path: Path, log: Log) -> State:
    """The state after a finished action that answers the open `step`; the path is known to be legal."""
    count = state.count + 1
    if isinstance(step, Effect):
        state = HANDLERS[step.kind].act(replace(state, count=count, todo=state.todo[1:]), step, path, log)
    elif isinstance(step, Turn):
        state = act_turn(replace(state, count=count), step, path, log)
    elif isinstance(step, Layout):
        state = act_layout(replace(state, count=count), step, path, log)
    else:
        assert isinstance(step, Change)
        state = act_change(replace(state, count=count), path, log)
    return settle(state, lambda state: resolve(state, log))
