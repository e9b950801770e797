"""Where a ship can sail: straight ahead on one course, as far as the wind carries and nothing bars (AS-5, AS-6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.sailing.sea import Sea

Way: TypeAlias = tuple[int, int]
"""What a ship can reach on a course: so many free cells, and after them the cell of an enemy whom she can board there
(-1: none).
"""


def way(sea: Sea, cell: int, course: int, range: int, taken: int, enemies: int) -> Way:
    """What can be reached from a cell within a range. `taken`: where forts and ships are; `enemies`: whom one may
    board (AS-15).
    """
    if not range:
        return 0, -1
    free, stop = sea.free_steps(cell, course, taken)
    if free >= range:
        return range, -1
    return free, stop if stop >= 0 and enemies >> stop & 1 else -1


def near(sea: Sea, cell: int, steps: int) -> int:
    """Mask of the cells at most so many king's steps from a cell, itself included: nothing beyond them stops a ship
    that sails no farther.
    """
    columns, rows = _bands(sea, steps)
    row, column = divmod(cell, sea.width)
    return columns[column] & rows[row]


@lru_cache(maxsize=1 << 8)
def _bands(sea: Sea, steps: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each column, and for each row, the mask of those at most so many steps to either side of it."""
    south, _, west, _ = sea.edges
    columns = [_band(west, 1, column, steps, sea.width) for column in range(sea.width)]
    return tuple(columns), tuple([_band(south, sea.width, row, steps, sea.height) for row in range(sea.height)])


def _band(first: int, stride: int, at: int, steps: int, count: int) -> int:
    return sum([first << stride * other for other in range(max(0, at - steps), min(count, at + steps + 1))])
