"""Chance for thinking ahead: so cheap to begin anew that every plan can meet the same dice."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from engine.chance import Chance

SEEDS = 1 << 62
_MASK = (1 << 64) - 1


class Dice:
    """Chance from a number: a linear congruential generator of 64 bits, of which the upper half is used.

    Good enough for guesses at what might come; what really comes is drawn elsewhere (`engine.chance`).
    """

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        self._at = seed

    def randrange(self, stop: int, /) -> int:
        self._at = self._at * 6364136223846793005 + 1442695040888963407 & _MASK
        return (self._at >> 32) * stop >> 32

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]


def seeds(number: int, chance: Chance) -> tuple[int, ...]:
    """So many beginnings of `Dice`."""
    return tuple([chance.randrange(SEEDS) for _ in range(number)])


def slip(sd: float, chance: Chance) -> float:
    """An error around 0, normal enough, with this standard deviation."""
    return sd * (sum([chance.randrange(1 << 16) for _ in range(12)]) / (1 << 16) - 6)
