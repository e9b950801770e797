"""An alarm: work that is done at the earliest time asked for, one run at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import structlog

_log = structlog.get_logger(__name__)

REST = 5.0
"""Seconds until a run that failed is tried again; doubled with each failure."""
LONGEST_REST = 300.0


class Alarm:
    """Runs `work` when asked; what it returns is when it is to run again.

    Nothing waits in between: the event loop's own timer starts a task per run. Between two runs every `set` has a timer
    of its own and the first to go off stops the others, so no two clocks are ever compared (tests move one of them).
    """

    def __init__(self, work: Callable[[], Awaitable[datetime | None]], now: Callable[[], datetime]) -> None:
        self._work = work
        self._now = now
        self._timers: list[asyncio.TimerHandle] = []
        self._run: asyncio.Task[None] | None = None
        self._again = False
        self._failures = 0
        self._stopped = False

    def set(self, delay: float) -> None:
        """Run in `delay` seconds, or earlier if that was asked."""
        if not self._stopped:
            self._timers.append(asyncio.get_running_loop().call_later(max(delay, 0.0), self._fire))

    async def stop(self, grace: float = 5.0) -> None:
        """Start nothing more and let the run in hand finish; after `grace` seconds it is cancelled."""
        self._stopped = True
        self._quiet()
        if self._run is not None and not self._run.done():
            await asyncio.wait({self._run}, timeout=grace)
            self._run.cancel()
            await asyncio.wait({self._run})

    def _quiet(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _fire(self) -> None:
        self._quiet()
        if self._run is not None and not self._run.done():
            self._again = True
            return
        self._run = asyncio.get_running_loop().create_task(self._round(), name="alarm")

    async def _round(self) -> None:
        self._again = False
        try:
            next = await self._work()
        except Exception as error:
            _log.exception("round failed", error=type(error).__name__)
            self.set(min(REST * 2**self._failures, LONGEST_REST))
            self._failures += 1
            return
        self._failures = 0
        if self._again:
            self.set(0)
        elif next is not None:
            self.set((next - self._now()).total_seconds())
