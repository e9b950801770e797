"""The simulated Discord's clock, cut off from the real one.

simcord lets a timer of the bot go off by the test's `advance_time` or, if that takes too long, in real time. On a busy
machine "too long" comes in the middle of anything, so here the test's clock is the only one. Discord.py's own short
pauses (a second before it tries a request again) pass by themselves after each action, in no time at all. And each
action takes a moment of that clock, as it takes people: nobody clicks thirty times at the same instant.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import simcord
import simcord.env
from simcord import _runtime, _settlement
from simcord._settlement import _next_virtual_timer, _run_due_virtual_callbacks, _timer_records_waking

PATIENCE = 4.0
"""Seconds of the simulated clock that an action may take by itself: less than any back-off of the bot's own."""
MOMENT = 1.0
"""Seconds of the simulated clock that pass with each action of a person."""
GIVE_UP = 200.0
"""Real seconds after which an action counts as stuck: below a test's own limit, far above what a busy machine needs."""
LOOK = 0.001
"""Real seconds between two looks at whether the bot has come to rest, the fewest that can be waited for. simcord's own
twentieth would be slept through with each action: it waits for a task to end, and what the bot has at rest are tasks
that wait."""
TURNS = 10_000
"""Turns of the loop that what can go on is let go on for before anybody looks: more than any action takes."""


def no_real_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no simulated Discord has timers that go off in real time, or waits longer than it has to."""
    settle = simcord.Env._settle_internal

    async def soon_settled(env: simcord.Env, **how: Any) -> None:
        await _all_gone_on(env)
        await settle(env, **{**how, "idle": LOOK})

    monkeypatch.setattr(simcord.Env, "_settle_internal", soon_settled)
    monkeypatch.setattr(simcord.Env, "_schedule_timer", lambda *_: None)
    # where there are none, none have to be put off
    monkeypatch.setattr(simcord.env, "_virtualize_recognized_waits", lambda *_: None)
    monkeypatch.setattr(_settlement, "_timer_records_waking", _waking)
    # what is scheduled is found again among all that is as the thing that it is, not by all that it holds
    monkeypatch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)


async def _all_gone_on(env: simcord.Env) -> None:
    """Let all that is ready go on until nothing is.

    simcord looks at every task and every timer with each turn of the loop, to see whether the bot has come to rest: it
    can't have while anything is ready.
    """
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(TURNS):
        if not ready:
            _run_due_virtual_callbacks(env._settlement_state(), float("inf"))
        if not ready:
            return
        await asyncio.sleep(0)


def _waking(state: Any, task: Any, waiter: Any) -> list[Any]:
    """Whether timers wake this task: of those that do the first, in most cases one that was told for whom it is.

    simcord looks through all timers, for each task that waits, each time that it looks whether the bot has come to
    rest: where windows are open, and so much waits to be filled in, that took most of the time.
    """
    for record in state.work.callbacks:
        handle, when = record.handle, record.when
        if when is not None and when > state.virtual_time and handle is not None and not handle.cancelled():
            for given in handle._args:
                if given is waiter:
                    return [record]
    return _timer_records_waking(state, task, waiter)  # type: ignore[no-any-return]


def pass_short_pauses(env: simcord.Env) -> None:
    """Let time pass with each action: `MOMENT`, and while a timer is less than `PATIENCE` away."""
    env.settle_timeout = GIVE_UP
    settle = env._settle_internal

    async def settled(**how: Any) -> None:
        await settle(**how)
        if env._advancing:
            return
        assert env._loop is not None
        latest, deadline = env._virtual_time + PATIENCE, env._loop.time() + GIVE_UP
        await env._advance_to(env._virtual_time + MOMENT, deadline)
        while (next := _next_virtual_timer(env._settlement_state())) is not None and next <= latest:
            await env._advance_to(next, deadline)

    env._settle_internal = settled  # type: ignore[method-assign]
