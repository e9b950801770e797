"""Where a ship can sail: straight ahead on one course, as far as the wind carries and nothing bars (AS-5, AS-6)."""

from __future__ import annotations

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


def ways(sea: Sea, cell: int, ranges: tuple[int, ...], taken: int, enemies: int) -> list[Way]:
    """What can be reached on each course."""
    found: list[Way] = []
    for course, (range, ray) in enumerate(zip(ranges, sea.masks[cell], strict=True)):
        if range and ray & taken:
            found.append(way(sea, cell, course, range, taken, enemies))
        else:  # nothing on this course stops her but the edge
            found.append((min(range, len(sea.ways[cell][course])), -1))
    return found
