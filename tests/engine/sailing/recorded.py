"""Chance of an engine whose draws an independent model makes again."""

from __future__ import annotations

from collections import deque
from collections.abc import MutableSequence
from random import Random
from typing import Any


class Recorded:
    """Chance of the engine, whose draws wait for the model."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.waiting: deque[tuple[int, int]] = deque()
        """Each as its bound and what came."""

    def randrange(self, stop: int, /) -> int:
        value = self.rng.randrange(stop)
        self.waiting.append((stop, value))
        return value

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        raise AssertionError("the model knows nothing that is shuffled")

    def again(self, stop: int) -> int:
        """The same draw for the model. Raises AssertionError where the engine didn't draw it."""
        assert self.waiting, f"the model draws one of {stop} more"
        bound, value = self.waiting.popleft()
        assert bound == stop, f"the engine drew one of {bound}, the model one of {stop}"
        return value
