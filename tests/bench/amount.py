"""How much of something a benchmark does, a little where nothing is measured, for then it must only work; and what it
takes of the processor.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
LITTLE = 4


def much(benchmark: Any, number: int) -> int:
    """So much, or a little."""
    return number if benchmark.enabled else min(number, LITTLE)


def some(benchmark: Any, samples: Iterable[T]) -> list[T]:
    """All of these, or a few."""
    return list(samples if benchmark.enabled else islice(samples, LITTLE))


def cpu(run: Callable[[], Any]) -> float:
    """Seconds of the processor that a run takes: it goes on for long enough for others to come between."""
    start = time.process_time()
    run()
    return time.process_time() - start
