"""The alarm: one run at a time, at the earliest time asked, and no task that waits for time."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.tables.alarm import Alarm


class Loop:
    """Stands in the way of `call_later`: timers go off when a test says so."""

    def __init__(self, monkeypatch):
        self.timers = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", self._call_later)
        self._call_at = loop.call_at

    def _call_later(self, delay, callback, *args):
        timer = self._call_at(asyncio.get_running_loop().time() + 10_000, callback, *args)
        self.timers.append((delay, timer, callback))
        return timer

    @property
    def delays(self):
        return [delay for delay, timer, _ in self.timers if not timer.cancelled()]

    async def fire(self):
        """The earliest timer goes off; what it starts runs as far as it can."""
        live = [entry for entry in self.timers if not entry[1].cancelled()]
        _, timer, callback = min(live, key=lambda entry: entry[0])
        timer.cancel()
        callback()
        await settle()


async def settle():
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def loop(monkeypatch):
    return Loop(monkeypatch)


class Work:
    def __init__(self):
        self.runs = 0
        self.next = None
        self.error = None
        self.gate = None
        self.cancelled = False

    async def __call__(self):
        self.runs += 1
        try:
            if self.gate is not None:
                await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            raise
        if self.error is not None:
            raise self.error
        return self.next


@pytest.fixture
def work():
    return Work()


@pytest.fixture
def alarm(work, house):
    return Alarm(work, house.clock)


async def test_runs_when_asked_and_again_when_the_work_says(alarm, work, loop, house):
    alarm.set(0)
    work.next = house.clock.time + timedelta(hours=2)
    await loop.fire()
    assert (work.runs, loop.delays) == (1, [7200])
    work.next = None
    await loop.fire()
    assert (work.runs, loop.delays) == (2, [])


async def test_nothing_waits_between_runs(alarm, work, loop, house):
    work.next = house.clock.time + timedelta(hours=2)
    before = asyncio.all_tasks()
    alarm.set(0)
    await loop.fire()
    assert asyncio.all_tasks() == before


async def test_earliest_time_counts(alarm, work, loop):
    for delay in (60, 5, 30):
        alarm.set(delay)
    assert min(loop.delays) == 5
    await loop.fire()
    assert (work.runs, loop.delays) == (1, [])


async def test_one_run_at_a_time_and_one_more_for_what_came_meanwhile(alarm, work, loop, house):
    work.gate = asyncio.Event()
    work.next = house.clock.time + timedelta(hours=1)
    alarm.set(0)
    await loop.fire()
    for _ in range(3):
        alarm.set(0)
        await loop.fire()
    assert work.runs == 1
    work.gate.set()
    await settle()
    assert loop.delays == [0]
    await loop.fire()
    assert (work.runs, loop.delays) == (2, [3600])


async def test_time_that_is_past_is_now(alarm, work, loop, house):
    work.next = house.clock.time - timedelta(hours=1)
    alarm.set(0)
    await loop.fire()
    assert loop.delays == [0]


async def test_failures_back_off_and_end(alarm, work, loop):
    work.error = RuntimeError()
    alarm.set(0)
    seen = []
    for _ in range(8):
        await loop.fire()
        seen += loop.delays
    assert seen == [5, 10, 20, 40, 80, 160, 300, 300]
    work.error = None
    await loop.fire()
    assert loop.delays == []
    work.error = RuntimeError()
    alarm.set(0)
    await loop.fire()
    assert loop.delays == [5]


async def test_stop_lets_the_run_in_hand_finish(alarm, work, house):
    work.gate = asyncio.Event()
    alarm.set(0)
    await asyncio.sleep(0.01)
    assert work.runs == 1
    alarm.set(60)
    stop = asyncio.create_task(alarm.stop())
    await asyncio.sleep(0.01)
    assert not stop.done()
    work.next = house.clock.time
    work.gate.set()
    await stop
    assert not work.cancelled
    alarm.set(0)
    await asyncio.sleep(0.01)
    assert work.runs == 1


async def test_stop_does_not_wait_for_ever(alarm, work):
    work.gate = asyncio.Event()
    alarm.set(0)
    await asyncio.sleep(0.01)
    await alarm.stop(grace=0.01)
    assert work.cancelled


async def test_stop_of_an_idle_alarm(alarm, work):
    alarm.set(0)
    await alarm.stop()
    await asyncio.sleep(0.01)
    assert work.runs == 0
