"""What exchanges of fire and boardings come to, in masts, where everybody answers as is usual: exact, and remembered
(AS-10 to AS-17, AS-32).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.ageofsail.data import RIVAL
from engine.sailing.odds import hit


@lru_cache(maxsize=64)
def worth(size: int, masts: int) -> float:
    """What a ship of a class with so many masts is worth."""
    return RIVAL.afloat + RIVAL.gun * size + RIVAL.mast * masts if masts else 0.0


class Exchange(NamedTuple):
    """What an attacker gains at best by firing on, and with how many shots he begins (0: he had better not)."""

    worth: float
    shots: int


NOTHING = Exchange(0.0, 0)


@lru_cache(maxsize=1 << 15)
def exchange(
    own: tuple[int, int],
    left: int,
    other: tuple[int, int],
    ready: int,
    turned: int,
    bonus: int,
    guard: int,
    shield: int,
) -> Exchange:
    """Fire of a ship with so many shots `left` at another; both by their sizes and masts.

    The target answers with `ready` shots joined, or else turns and has `turned` ones from then on (AS-13). `bonus` is
    added to each die of the attacker's shots, `guard` to each of the target's, `shield` to the attacker's in defence.
    """
    best = NOTHING
    aim, crew = other
    for shots in range(1, left + 1):
        hits = hit(shots, bonus, guard)
        total = 0.0
        for taken, odds in ((1, hits), (0, 1 - hits)):
            gain = worth(aim, crew) - worth(aim, crew - taken)
            if crew > taken:
                gain += _answered(own, left - shots, (aim, crew - taken), ready, turned, bonus, guard, shield)
            total += odds * gain
        if total > best.worth:
            best = Exchange(total, shots)
    return best


def _answered(
    own: tuple[int, int],
    left: int,
    other: tuple[int, int],
    ready: int,
    turned: int,
    bonus: int,
    guard: int,
    shield: int,
) -> float:
    """What comes of it for the attacker once the target, still afloat, answers."""
    if not ready:
        return exchange(own, left, other, turned, 0, bonus, guard, shield).worth
    size, masts = own
    back = hit(ready, guard, shield)
    lost = worth(size, masts) - worth(size, masts - 1)
    hurt = exchange((size, masts - 1), left, other, 0, 0, bonus, guard, shield).worth if masts > 1 else 0.0
    return back * (hurt - lost) + (1 - back) * exchange(own, left, other, 0, 0, bonus, guard, shield).worth


@lru_cache(maxsize=256)
def kept(masts: int, own: int, prize: int) -> float:
    """What the winner of a boarding with so many masts has at best of hulls of two sizes (AS-32)."""
    both = [worth(own, masts - crew) + worth(prize, crew) for crew in range(1, min(masts - 1, prize) + 1)]
    return max(worth(own, masts), worth(prize, min(masts, prize)), *both)


@lru_cache(maxsize=1 << 10)
def boarding(own: tuple[int, int], other: tuple[int, int], bonus: int, guard: int) -> float:
    """What a ship gains on average by boarding another; both by their sizes and masts. `bonus`, `guard`: what is added
    to each die of the one, of the other.
    """
    (size, masts), (aim, crew) = own, other
    total = 0.0
    for left, odds in _left(masts, crew, hit(1, bonus, guard)):
        if left > 0:
            total += odds * (kept(left, size, aim) + worth(aim, crew))
        else:
            total += odds * (worth(aim, crew) - kept(-left, aim, size))
    return total - worth(size, masts)


@lru_cache(maxsize=256)
def _left(masts: int, crew: int, strike: float) -> tuple[tuple[int, float], ...]:
    """With how many masts a boarding ends, the defender's as negative numbers, and how likely each is."""
    if not masts or not crew:
        return ((masts - crew, 1.0),)
    found: dict[int, float] = {}
    for ways, odds in ((_left(masts, crew - 1, strike), strike), (_left(masts - 1, crew, strike), 1 - strike)):
        for left, more in ways:
            found[left] = found.get(left, 0.0) + odds * more
    return tuple(found.items())
