"""One action carried out: what it does itself, then all unfinished business that needs no person."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Step, replace_step, settle
from engine.tranquility.act import act_turn
from engine.tranquility.start import act_pledge, resolve_gather
from engine.tranquility.state import EndTurn, Gather, Launch, Log, Pledge, Refill, Turn, Voyage
from engine.tranquility.tide import ending, resolve_end, resolve_launch, resolve_refill
from engine.values import Path


def resolve(state: Voyage, log: Log) -> Voyage | None:
    """The state after the step on top of `todo`; None when it waits for its seat."""
    step = state.todo[0]
    if isinstance(step, Turn | Pledge):
        return None
    if isinstance(step, Refill):
        return resolve_refill(state, step, log)
    if isinstance(step, EndTurn):
        return resolve_end(state, log)
    if isinstance(step, Gather):
        return resolve_gather(state, log)
    assert isinstance(step, Launch)
    return resolve_launch(state, step, log)


def settled(state: Voyage, log: Log) -> Voyage:
    """The state after all business that needs no person."""
    return settle(state, lambda state: resolve(state, log))


def perform(state: Voyage, step: Step, path: Path, log: Log) -> Voyage:
    """The state after a finished action that answers the open `step`; the path is known to be legal."""
    seat = step.seat
    assert seat is not None
    if isinstance(step, Turn):
        state = act_turn(replace(state, count=state.count + 1, todo=ending(state)), seat, path, log)
    else:
        assert isinstance(step, Pledge)
        state = replace(state, count=state.count + 1, todo=replace_step(state.todo, step))
        state = act_pledge(state, seat, path, log)
    return settled(state, log)
