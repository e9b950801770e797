"""One action carried out: what it does itself, then all unfinished business that needs no person."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.flow import Step, replace_step, settle
from engine.games.tranquility.act import act_turn
from engine.games.tranquility.reefs import act_reef
from engine.games.tranquility.rescue import act_rescue, lost
from engine.games.tranquility.start import act_pledge, resolve_gather
from engine.games.tranquility.state import (
    Cut,
    EndTurn,
    Gather,
    Launch,
    Log,
    Pledge,
    Prompt,
    Reef,
    Refill,
    Rescue,
    Row,
    Storm,
    Stuck,
    Turn,
    Voyage,
    popped,
)
from engine.games.tranquility.storms import act_cut, act_prompt, act_row, resolve_cut, resolve_storm
from engine.games.tranquility.tide import ending, resolve_end, resolve_launch, resolve_refill
from engine.values import Path


def resolve(log: Log, state: Voyage) -> Voyage | None:
    """The state after the step on top of `todo`; None when it waits for its seat."""
    step = state.todo[0]
    if isinstance(step, Turn):  # the most frequent first
        return None
    if isinstance(step, Refill):
        return resolve_refill(state, step, log)
    if isinstance(step, EndTurn):
        return resolve_end(state, log)
    if isinstance(step, Reef):
        return None if state.reef is not None else popped(state)  # it left with the fourth full row (TQ-20)
    if isinstance(step, Storm):
        return resolve_storm(state, step, log)
    if isinstance(step, Cut):
        assert step.seat is not None
        return resolve_cut(state, step.seat, log)
    if isinstance(step, Gather):
        return resolve_gather(state, log)
    if isinstance(step, Stuck):
        return lost(state, log)
    return resolve_launch(state, step, log) if isinstance(step, Launch) else None


def settled(state: Voyage, log: Log) -> Voyage:
    """The state after all business that needs no person."""
    return settle(state, partial(resolve, log))


def perform(state: Voyage, step: Step, path: Path, log: Log) -> Voyage:
    """The state after a finished action that answers the open `step`; the path is known to be legal."""
    seat = step.seat
    assert seat is not None
    if isinstance(step, Turn):
        state = act_turn(replace(state, count=state.count + 1, todo=ending(state)), seat, path, log)
        return settled(state, log)
    state = replace(state, count=state.count + 1, todo=replace_step(state.todo, step))
    if isinstance(step, Pledge):
        state = act_pledge(state, seat, path, log)
    elif isinstance(step, Reef):
        state = act_reef(state, seat, path, log)
    elif isinstance(step, Prompt):
        state = act_prompt(state, step, path, log)
    elif isinstance(step, Cut):
        state = act_cut(state, seat, path, log)
    elif isinstance(step, Row):
        state = act_row(state, step, path, log)
    else:
        assert isinstance(step, Rescue)
        state = act_rescue(state, step, path, log)
    return settled(state, log)
