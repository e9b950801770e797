"""Odds of salvos, boardings and stormings, exact (AD-31, AD-32, AD-41, AD-44)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

DIE = 6
POINTS = (0, 0, 1, 1, 2, 2)
"""The points of a die in a boarding or storming, by its face (AD-41)."""


def shot_hits(die: int, adjacent: bool, hard: bool) -> bool:
    """Whether a shot hits with this roll (AD-31). `hard`: even rolls hit, at any distance."""
    if hard:
        return die % 2 == 0
    return die != 2 if adjacent else die > 2


def salvo_hits(die: int, near: int, far: int, hard: bool) -> int:
    """How many shots of a salvo hit with this roll: so many are adjacent, so many at a distance (AD-32)."""
    return near * shot_hits(die, True, hard) + far * shot_hits(die, False, hard)


@lru_cache(maxsize=1 << 10)
def salvo(near: int, far: int, hard: bool) -> tuple[float, ...]:
    """How likely it is that exactly 0, 1, 2 … shots of a salvo hit (AD-32)."""
    counts = [0] * (near + far + 1)
    for die in range(1, DIE + 1):
        counts[salvo_hits(die, near, far, hard)] += 1
    return tuple([count / DIE for count in counts])


def at_least(near: int, far: int, hard: bool, hits: int) -> float:
    """How likely at least so many shots of a salvo hit: its target is destroyed by as many as it has strength left."""
    return sum(salvo(near, far, hard)[hits:])


class Struggle(NamedTuple):
    """How likely the attacker wins, both go down, the defender wins (AD-41)."""

    won: float
    equal: float
    lost: float


@lru_cache(maxsize=1 << 12)
def struggle(attackers: int, defenders: int, lead: int) -> Struggle:
    """The odds of a boarding or storming: so many dice on each side (a fort has one too), and `lead`, by how much the
    attackers' strength exceeds the defenders' (AD-41, AD-44).
    """
    won, equal = 0, 0
    for ours, often in enumerate(_sums(attackers)):
        for theirs, as_often in enumerate(_sums(defenders)):
            margin = ours - theirs + lead
            won += often * as_often * (margin > 0)
            equal += often * as_often * (margin == 0)
    total: int = 3 ** (attackers + defenders)
    return Struggle(won / total, equal / total, (total - won - equal) / total)


@lru_cache(maxsize=64)
def _sums(dice: int) -> tuple[int, ...]:
    """In how many of ``3 ** dice`` cases so many dice have 0, 1, 2 … points together: each has 0, 1 or 2 as often."""
    counts: tuple[int, ...] = (1,)
    for _ in range(dice):
        wider = (0, 0, *counts, 0, 0)
        counts = tuple([sum(wider[at : at + 3]) for at in range(len(counts) + 2)])
    return counts
