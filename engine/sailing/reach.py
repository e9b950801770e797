"""Where a ship can sail: straight ahead on one course, as far as the wind carries and nothing bars (AS-5, AS-6)."""

from __future__ import annotations

from typing import NamedTuple

from engine.sailing.sea import Sea


class Way(NamedTuple):
    """What a ship can reach on a course: `free` cells, and after them `target`, the cell of an enemy whom she can board
    there (-1: none).
    """

    free: int
    target: int


NOWHERE = Way(0, -1)


def way(sea: Sea, cell: int, course: int, range: int, taken: int, enemies: int) -> Way:
    """What can be reached from a cell within a range. `taken`: where forts and ships are; `enemies`: whom one may
    board (AS-15).
    """
    if not range:
        return NOWHERE
    free, stop = sea.free_steps(cell, course, taken)
    if free >= range:
        return Way(range, -1)
    return Way(free, stop if stop >= 0 and enemies >> stop & 1 else -1)


def ways(sea: Sea, cell: int, ranges: tuple[int, ...], taken: int, enemies: int) -> list[Way]:
    """What can be reached on each course."""
    return [way(sea, cell, course, range, taken, enemies) for course, range in enumerate(ranges)]
