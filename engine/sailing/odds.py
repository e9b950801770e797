"""Odds of shots and boardings, exact (AS-12, AS-14, AS-15)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from engine.sailing.gunnery import DIE

_FACES = range(1, DIE + 1)


@lru_cache(maxsize=64)
def hit(shots: int, bonus: int = 0, guard: int = 0) -> float:
    """How likely so many shots joined hit. `bonus` is added to each of their dice, `guard` to the defender's."""
    won = lost = 0
    for dice in product(_FACES, repeat=shots):
        total = sum(dice) + bonus * shots
        for defence in _FACES:
            won += total > defence + guard
            lost += total < defence + guard
    return won / (won + lost)


@lru_cache(maxsize=256)
def boarding(boarder: int, defender: int, bonus: int = 0, guard: int = 0) -> float:
    """How likely a boarder of so many masts beats a defender. `bonus`, `guard`: added to each die of one, the other."""
    if not boarder or not defender:
        return float(boarder > 0)
    strike = hit(1, bonus, guard)
    won = boarding(boarder, defender - 1, bonus, guard)
    return strike * won + (1 - strike) * boarding(boarder - 1, defender, bonus, guard)


def percent(odds: float) -> int:
    """Odds as people read them: certain or impossible only where it is."""
    whole = round(100 * odds)
    return 99 if whole == 100 > 100 * odds else 1 if whole == 0 < odds else whole
