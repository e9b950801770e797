"""What benchmarks share: a calibrating loop of the same run, since machines differ, and a shared one by the minute."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest

LOOP = 100_000


def python_loop() -> int:
    """What calibrates: plain Python."""
    return sum(i * i for i in range(LOOP))


def calibrated() -> float:
    """Seconds that the calibrating loop takes now."""
    start = time.perf_counter()
    python_loop()
    return time.perf_counter() - start


@pytest.fixture
def note(benchmark: Any) -> Callable[..., None]:
    """`note(times, **limits)`: put quantiles of these seconds into ``extra_info``, in µs and in calibrating loops.

    `loops`: seconds of the loop between those times, where they were measured over minutes; else it runs afterwards.
    """

    def record(times: list[float], target_us: float, quantile: float = 0.5, loops: list[float] | None = None) -> None:
        loops = loops or [calibrated() for _ in range(9)]
        ordered = sorted(times)
        found = ordered[min(len(ordered) - 1, int(len(ordered) * quantile))]
        benchmark.extra_info.update(
            quantile=quantile,
            us=round(found * 1e6, 1),
            target_us=target_us,
            loop_us=round(median(loops) * 1e6),
            in_loops=round(found / median(loops), 5),
            samples=len(ordered),
        )

    return record
