"""Chance: every shuffle, draw and die of a game comes from here."""

from __future__ import annotations

import hashlib
import random
from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """The part of `random.Random` that engines use; playouts pass a `random.Random` itself."""

    def randrange(self, stop: int, /) -> int: ...

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


class Seeded:
    """Chance of a real game: each draw is derived from a secret seed and a counter.

    A game is replayed exactly from its options, seed and actions, and `count` is all that has to be stored.
    """

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count

    def _next(self) -> random.Random:
        rng = random.Random(f"{self.seed}/{self.count}")
        self.count += 1
        return rng

    def randrange(self, stop: int, /) -> int:
        return self._next().randrange(stop)

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        self._next().shuffle(x)


def commitment(seed: str) -> str:
    """SHA-256 of the seed in hex: shown at the start, so that the seed shown at the end can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


def shuffled(items: Sequence[T], chance: Chance) -> tuple[T, ...]:
    """The items in random order, as a new tuple."""
    order = list(items)
    chance.shuffle(order)
    return tuple(order)
