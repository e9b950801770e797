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
LATE_US = 20_000.0


def test_the_event_loop_is_hardly_late(benchmark: Any, note: Callable[..., None]) -> None:
    """The worker is another process, of low priority: what it takes must not be felt by those who click."""
    lateness: list[float] = []
    game = registry.get("sealords")
    state = game.new(Setup(2, 0), game.Options(), Seeded("bench"))
    world = game.dump(game.redeal(state, 0, Seeded("world")))

    async def think() -> None:
        worker = Worker()
        try:
            first = worker.submit(thinking.think, "sealords", world, 0, "easy", "first")
            assert first is not None
            await first  # the process has begun
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
    if benchmark.enabled:
        assert benchmark.extra_info["us"] <= LATE_US
