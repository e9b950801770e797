"""The field of 6 by 6 cells, its line, and where an island may lie at what cost (TQ-1, TQ-5, TQ-6).

A field is a tuple of 36 numbers by cell index (bottom row left to right, then the next row up): 0 where nothing lies. A
line is the order of the cells in which numbers rise.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.grid import Grid

GRID = Grid(6, 6)
CELLS = GRID.cells
SIZE = GRID.size
INDEX = {cell: index for index, cell in enumerate(CELLS)}
EMPTY = (0,) * SIZE
ROWS = tuple(tuple(range(row * 6, row * 6 + 6)) for row in range(6))
ROW_OF = tuple(index // 6 for index in range(SIZE))

LINE = tuple(range(SIZE))
"""The whole field, the line of all modes but the arch."""
PILLARS = tuple(tuple(row * 6 + col for row in range(3) for col in (left, left + 1)) for left in (0, 4))
"""The arch's two pillars, each a line of its own (TQ-31)."""
VAULT = tuple(range(18, SIZE))
GAP = frozenset(row * 6 + col for row in range(3) for col in (2, 3))
"""The cells that the arch lacks (TQ-31)."""

Field = tuple[int, ...]
Line = tuple[int, ...]


class Stretch(NamedTuple):
    """Empty cells of a line in a row, `first` to `last` (places on the line), between two laid numbers or the ends.

    `below` is 0 and `above` 999 at the ends.
    """

    first: int
    last: int
    below: int
    above: int


@lru_cache(maxsize=4096)
def stretches(field: Field, line: Line = LINE) -> tuple[Stretch, ...]:
    """The empty stretches of a line, in order."""
    found = []
    below, first = 0, 0
    for place, cell in enumerate(line):
        number = field[cell]
        if number:
            if place > first:
                found.append(Stretch(first, place - 1, below, number))
            below, first = number, place + 1
    if first < len(line):
        found.append(Stretch(first, len(line) - 1, below, 999))
    return tuple(found)


def places(field: Field, number: int, line: Line = LINE) -> list[tuple[int, int]]:
    """The empty cells where an island of this number fits the order, each with its cost in cards (TQ-5, TQ-6)."""
    for first, last, below, above in stretches(field, line):
        if below < number < above:
            found = [(line[place], 0) for place in range(first, last + 1)]
            up = number - below if below else 0
            down = above - number if above != 999 else 0
            if first == last:
                found[0] = (line[first], min(up, down) if up and down else up or down)
            else:
                found[0] = (line[first], up)
                found[-1] = (line[last], down)
            return found
        if above > number:
            break
    return []


def full(field: Field, line: Line = LINE) -> bool:
    """Whether every cell of the line is filled."""
    return all(field[cell] for cell in line)
