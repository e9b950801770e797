"""What a ship may do to another in a turn: by how they lie to each other, and by the wind (AS-5, AS-10, AS-15).

Nothing that lies between them is looked at, and shots are counted as at the start of a turn.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.ageofsail.exchange import boarding, exchange
from engine.grid import STEPS
from engine.sailing.wind import CARDS, Ranges, Winds, ranges

BOARD, RAKE, FACE = 1, 2, 4
"""She can be boarded; fired at from where she doesn't bear; from where she does."""
_STEPS = tuple(STEPS.values())
_BROADSIDES = (2, 6)


@lru_cache(maxsize=1 << 13)
def _ways(east: int, north: int, heading: int) -> tuple[tuple[int, int, int], ...]:
    """All that a ship could do to one with this heading that lies so far to the east and north: on which course she
    sails, how many steps, and what she can do there.
    """
    found = []
    for course, (dx, dy) in enumerate(_STEPS):
        steps = _steps(east, north, dx, dy)
        if steps > 0:
            found.append((course, steps, BOARD))
        for side in _BROADSIDES:
            bearing = (course + side) % 8
            beside = _STEPS[bearing]
            steps = _steps(east - beside[0], north - beside[1], dx, dy)
            if steps >= 0:
                found.append((course, steps, FACE if (bearing + 4 - heading) % 8 in _BROADSIDES else RAKE))
    return tuple(found)


def openings(reach: Ranges, east: int, north: int, heading: int) -> int:
    """What of it a ship with these ranges can do: some of `BOARD`, `RAKE` and `FACE`."""
    found = 0
    for course, steps, can in _ways(east, north, heading):
        if steps <= reach[course]:
            found |= can
    return found


def _steps(east: int, north: int, dx: int, dy: int) -> int:
    """How many steps on a course lead so far; -1 where none do."""
    steps = max(abs(east), abs(north))
    return steps if (dx * steps, dy * steps) == (east, north) else -1


@lru_cache(maxsize=1 << 14)
def _chances(winds: Winds, east: int, north: int, heading: int) -> tuple[tuple[int, float], ...]:
    """The same in a wind still to be drawn: each with how likely it is, none left out."""
    found: dict[int, float] = {}
    for card in range(CARDS):
        can = openings(ranges(card, winds), east, north, heading)
        if can:
            found[can] = found.get(can, 0.0) + 1 / CARDS
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def gain(can: int, own: tuple[int, int], other: tuple[int, int], medal: int = 0, guard: int = 0) -> float:
    """What one ship gains at best of another where she can do this; both by their sizes and masts. `medal`, `guard`:
    what is added to each die of the one, of the other.
    """
    best = 0.0
    size = other[0]
    if can & BOARD:
        best = boarding(own, other, medal, guard)
    if can & RAKE:
        best = max(best, exchange(own, own[0], other, 0, size, medal, guard, medal).worth)
    elif can & FACE:
        best = max(best, exchange(own, own[0], other, size, 0, medal, guard, medal).worth)
    return max(best, 0.0)


@lru_cache(maxsize=1 << 17)
def strike(
    winds: Winds, east: int, north: int, heading: int, own: tuple[int, int], other: tuple[int, int], medal: int = 0,
    guard: int = 0,
) -> float:  # fmt: skip
    """What a ship gains in her next turn of another with this heading, so far away, on average over all winds."""
    return sum([odds * gain(can, own, other, medal, guard) for can, odds in _chances(winds, east, north, heading)])
