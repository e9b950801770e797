"""Whose turn it is: messages wait in lanes, one for each place, and waiting for one place holds up no other.

A busy channel makes its own messages wait, in the order in which they came. The few slots for messages in hand are for
those that make headway: who has had one for a moment is waiting for its place and gives it to another.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Coroutine, Iterable
from datetime import datetime, timedelta
from typing import Any

from bot.tables.messages import CARD, OPENING, Job, JobKey, Lane

AT_ONCE = 8
"""How many messages are in hand at the same time."""
HEADWAY = 1.0
"""Seconds after which a message in hand is taken to wait for its place."""
HEAD_START = 2.0
"""Seconds that private messages wait for their table's card, so that they can link to it."""
OF_A_LANE = 2
"""How many of those may be of one lane, so that one that hangs doesn't stop its place; only one opens a channel."""
OPENED, OPENED_IN = 5, timedelta(seconds=10)
"""So many channels for private messages are opened in such a time."""
FIRST_PAUSE, LONGEST_PAUSE = timedelta(minutes=1), timedelta(hours=1)
"""For how long none is opened after a complaint; doubled with each one."""


class Lanes:
    """The jobs that wait and those in hand, few of a lane at a time. `run` does one and never raises."""

    def __init__(self, run: Callable[[Job], Coroutine[Any, Any, None]]) -> None:
        self._run = run
        self._waiting: dict[JobKey, Job] = {}
        self._tasks: dict[JobKey, asyncio.Task[None]] = {}
        self._taken: Counter[Lane] = Counter()
        self._slots: dict[JobKey, asyncio.TimerHandle] = {}
        self._ahead: dict[int, asyncio.TimerHandle] = {}
        self._news: asyncio.Future[None] | None = None

    @property
    def running(self) -> bool:
        """Whether anything is in hand."""
        return bool(self._tasks)

    def waits(self, lane: Lane) -> bool:
        """Whether a job waits for its turn in this lane."""
        return any(job.lane == lane for job in self._waiting.values())

    def has(self, key: JobKey) -> bool:
        """Whether this job waits or is in hand."""
        return key in self._waiting or key in self._tasks

    def fill(self, jobs: Iterable[Job], table: int | None) -> None:
        """These are all the jobs (of a table, or of all) that there are now; who waits already keeps his turn."""
        now = {job.key: job for job in jobs}
        for key, job in list(self._waiting.items()):
            if table is None or job.table == table:
                if key in now:
                    self._waiting[key] = now[key]
                else:
                    del self._waiting[key]
                    self._end_head_start(key)
        for key, job in now.items():
            if key not in self._waiting:
                self._waiting[key] = job
                if key == (job.table, CARD, None) and key not in self._tasks:
                    self._ahead[job.table] = _later(HEAD_START, self._end_head_start, key)

    def start(self, first: Collection[JobKey], closed: Collection[Lane]) -> None:
        """Take in hand what can be: what is `first` before the rest, nothing in a `closed` lane."""
        for key in first:
            if key in self._waiting:
                self._try(self._waiting[key], closed)
        for job in list(self._waiting.values()):
            if len(self._slots) >= AT_ONCE:
                break
            self._try(job, closed)

    async def wait(self) -> None:
        """Until something in hand is done, or `poke`."""
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        await asyncio.wait({*self._tasks.values(), self._news}, return_when=asyncio.FIRST_COMPLETED)

    def poke(self) -> None:
        """Let those who wait look again."""
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
        self._news = None

    def cancel(self) -> None:
        """Give up what is in hand."""
        for task in self._tasks.values():
            task.cancel()

    def _try(self, job: Job, closed: Collection[Lane]) -> None:
        linked = job.target != CARD and job.leftover is None and job.table in self._ahead
        full = self._taken[job.lane] >= (1 if job.lane == OPENING else OF_A_LANE)
        if linked or full or job.key in self._tasks or job.lane in closed:
            return
        del self._waiting[job.key]
        self._taken[job.lane] += 1
        self._slots[job.key] = _later(HEADWAY, self._free, job.key)
        task = asyncio.get_running_loop().create_task(self._run(job), name=f"show table {job.table}")
        self._tasks[job.key] = task
        task.add_done_callback(lambda _: self._done(job))

    def _done(self, job: Job) -> None:
        del self._tasks[job.key]
        self._taken -= Counter([job.lane])
        self._free(job.key)
        self._end_head_start(job.key)
        self.poke()

    def _free(self, key: JobKey) -> None:
        """Give a slot back."""
        if (timer := self._slots.pop(key, None)) is not None:
            timer.cancel()
            self.poke()

    def _end_head_start(self, key: JobKey) -> None:
        """If this is a card, the private messages of its table wait for it no longer."""
        table, target, leftover = key
        if target == CARD and leftover is None and (timer := self._ahead.pop(table, None)) is not None:
            timer.cancel()
            self.poke()


class Openings:
    """How fast channels for private messages are opened: a few at once, then slowly, not at all after a complaint."""

    def __init__(self) -> None:
        self._times: deque[datetime] = deque(maxlen=OPENED)
        self._pause: datetime | None = None
        self._complaints = 0

    def next(self, now: datetime) -> datetime:
        """When the next one may be opened; `now` if it may now."""
        times = [now]
        if len(self._times) == OPENED:
            times.append(self._times[0] + OPENED_IN)
        if self._pause is not None:
            times.append(self._pause)
        latest = max(times)
        return latest if latest <= now + LONGEST_PAUSE else now  # beyond that the clock was set back meanwhile

    def begin(self, now: datetime) -> None:
        """One is being opened."""
        self._times.append(now)

    def opened(self) -> None:
        """It went well."""
        self._complaints = 0

    def crowded(self, now: datetime) -> datetime:
        """Discord complains; until when none is opened."""
        self._pause = now + min(FIRST_PAUSE * 2**self._complaints, LONGEST_PAUSE)
        self._complaints = min(self._complaints + 1, 10)
        return self._pause


def _later(delay: float, call: Callable[[JobKey], None], key: JobKey) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(delay, call, key)
