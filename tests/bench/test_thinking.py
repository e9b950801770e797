"""How late the event loop is while the bot thinks in its worker."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from bot.tables import thinking
from bot.tables.worker import Worker
from engine import registry
from engine.chance import Seeded
from engine.seating import Setup
from tests.bench.amount import much

TICK = 0.005
"""Seconds between two looks at the clock."""
BEGINNING = 0.3
"""Seconds in which the worker's process is begun."""
LATE_US = 20_000.0


def test_the_event_loop_is_hardly_late(benchmark: Any, note: Callable[..., None]) -> None:
    """The worker is another process, of low priority, begun by a thread: what it takes must not be felt by those who
    click.
    """
    beginning: list[float] = []
    lateness: list[float] = []
    game = registry.get("sealords")
    state = game.new(Setup(2, 0), game.Options(), Seeded("bench"))
    world = game.dump(game.redeal(state, 0, Seeded("world")))

    async def think() -> None:
        worker = Worker()
        try:
            begun = time.perf_counter()
            while time.perf_counter() < begun + BEGINNING:
                start = time.perf_counter()
                if not beginning:
                    first = worker.submit(thinking.think, "sealords", world, 0, "easy", "first")
                await asyncio.sleep(TICK)
                beginning.append(time.perf_counter() - start - TICK)
            assert first is not None
            await first
            for number in range(much(benchmark, 40)):
                thought = worker.submit(thinking.think, "sealords", world, 0, "hard", str(number))
                assert thought is not None
                while not thought.done():
                    start = time.perf_counter()
                    await asyncio.sleep(TICK)
                    lateness.append(time.perf_counter() - start - TICK)
        finally:
            worker.stop()

    benchmark.pedantic(lambda: asyncio.run(think()))
    assert lateness, "it took no time at all"
    note(lateness, LATE_US, 0.95)
    benchmark.extra_info["us_while_it_begins"] = round(max(beginning) * 1e6, 1)
    if benchmark.enabled:
        assert benchmark.extra_info["us"] <= LATE_US
        assert benchmark.extra_info["us_while_it_begins"] <= LATE_US
