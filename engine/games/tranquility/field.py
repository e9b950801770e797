"""The field of 6 by 6 cells, its line, and where an island may lie at what cost (TQ-1, TQ-5, TQ-6).

A field is a tuple of 36 numbers by cell index (bottom row left to right, then the next row up): 0 where nothing lies. A
line is the order of the cells in which numbers rise.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import compress, pairwise
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


SIZE_OF_DECK = 80
"""Islands, numbered from 1."""
OPEN_END = 999
"""What stands for a number after the last place of a line, as 0 does before the first."""


class Laid(NamedTuple):
    """What lies along a line, with an end of the line before and after it: 0 at place -1, `OPEN_END` after the last."""

    numbers: tuple[int, ...]
    """In ascending order."""
    at: tuple[int, ...]
    """The place of each on the line."""


class Stretch(NamedTuple):
    """Empty cells of a line in a row, `first` to `last` (places on the line), between two laid numbers or the ends.

    `below` is 0 and `above` `OPEN_END` at the ends.
    """

    first: int
    last: int
    below: int
    above: int


@lru_cache(maxsize=1 << 7)
def laid(field: Field, line: Line = LINE) -> Laid:
    """The numbers along a line, to be searched for the stretch of a card (many cards are looked up in each field)."""
    along = field if line is LINE else [field[cell] for cell in line]
    return Laid((0, *filter(None, along), OPEN_END), (-1, *compress(LINE, along), len(line)))


def stretches(field: Field, line: Line = LINE) -> list[Stretch]:
    """The empty stretches of a line, in order."""
    numbers, at = laid(field, line)
    ends = zip(pairwise(at), pairwise(numbers), strict=True)
    return [Stretch(before + 1, after - 1, *around) for (before, after), around in ends if after - before > 1]


def stretch(field: Field, number: int, line: Line = LINE) -> Stretch | None:
    """The empty cells where an island of this number fits the order, None where there are none (TQ-5)."""
    numbers, at = laid(field, line)
    after = bisect(numbers, number)
    first, last = at[after - 1] + 1, at[after] - 1
    return Stretch(first, last, numbers[after - 1], numbers[after]) if first <= last else None


def places(field: Field, number: int, line: Line = LINE) -> list[tuple[int, int]]:
    """The empty cells where an island of this number fits the order, each with its cost in cards (TQ-5, TQ-6)."""
    fits = stretch(field, number, line)
    if fits is None:
        return []
    first, last, below, above = fits
    up = number - below if below else 0
    down = above - number if above != OPEN_END else 0
    if first == last:
        return [(line[first], min(up, down) if up and down else up or down)]
    return [(line[first], up), *[(cell, 0) for cell in line[first + 1 : last]], (line[last], down)]


def full(field: Field, line: Line = LINE) -> bool:
    """Whether every cell of the line is filled."""
    return all(field[cell] for cell in line)


class Room(NamedTuple):
    """Empty cells of a line in a row, and how many numbers could still lie there by what lies on the field."""

    cells: int
    numbers: int

    @property
    def lost(self) -> bool:
        """Whether these cells can't all be filled any more (TQ-12)."""
        return self.numbers < self.cells

    @property
    def tight(self) -> bool:
        """Whether at most every third number may be missing: some of these are thrown away or pay for others."""
        return self.cells <= self.numbers and 2 * self.numbers <= 3 * self.cells


def room(field: Field, found: Stretch) -> Room:
    """The room of an empty stretch: numbers that lie on another line of the arch are no longer to be had."""
    top = min(found.above, SIZE_OF_DECK + 1)
    laid_there = sum([found.below < number < top for number in field])
    return Room(found.last - found.first + 1, top - found.below - 1 - laid_there)


def rooms_beside(field: Field, cell: int, lines: tuple[Line, ...]) -> tuple[Room, Room]:
    """What a laid island leaves on the empty cells right before and right after it along its line."""
    line = next(line for line in lines if cell in line)
    at = line.index(cell)
    before = after = Room(0, 0)
    for found in stretches(field, line):
        if found.last == at - 1:
            before = room(field, found)
        elif found.first == at + 1:
            after = room(field, found)
    return before, after
