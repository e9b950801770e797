"""A sea as tables: rays, courses as numbers, and sets of cells as masks (bit n is cell n), shared by all states.

Courses are numbers here: 0 is N, and so on clockwise to 7, NW. To turn clockwise by 45 degrees is to add 1 modulo 8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress, count
from typing import TypeVar

from engine.grid import COURSES as COURSE_VALUES
from engine.grid import STEPS, Grid
from engine.values import Answer

T = TypeVar("T")
COURSES = tuple(COURSE_VALUES.values())
"""The eight courses as values, by their numbers (AS-2)."""
COURSE_AT: dict[Answer, int] = {course: number for number, course in enumerate(COURSES)}
"""The number of each of these values."""
NAMES = tuple(COURSE_VALUES)
NUMBERS = {name: number for number, name in enumerate(NAMES)}


class Sea(Grid):
    """A grid with what ships ask of it: masks and steps of rays, cells at a distance (AS-1, AS-2)."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.strides = tuple([dy * width + dx for dx, dy in STEPS.values()])
        """How much a step on each course adds to a cell's index."""
        self.ways = tuple([tuple([self.rays[name][cell] for name in NAMES]) for cell in range(self.size)])
        """`ways[cell][course]`: the cells from `cell` (left out) to the edge, nearest first."""
        self.masks = tuple([tuple([mask(ray) for ray in rays]) for rays in self.ways])
        """`masks[cell][course]`: the same as a mask."""
        self.beside = tuple([tuple([ray[0] if ray else -1 for ray in rays]) for rays in self.ways])
        """`beside[cell][course]`: the adjacent cell on that course, -1 beyond the edge."""
        self.around = tuple([mask(cell for cell in cells if cell >= 0) for cells in self.beside])
        """`around[cell]`: mask of the adjacent cells (AS-2)."""
        self.straight = tuple(
            [
                {there: (course, steps) for course, ray in enumerate(rays) for steps, there in enumerate(ray, start=1)}
                for rays in self.ways
            ]
        )
        """`straight[cell]`: for each cell that lies straight ahead on a course, which course and how many steps."""
        self.apart = self._apart()
        """`apart[cell][other]`: the distance of two cells in king's steps (AS-2)."""
        self.everywhere = (1 << self.size) - 1
        rows = [mask(range(row * width, (row + 1) * width)) for row in (0, height - 1)]
        columns = [mask(range(col, self.size, width)) for col in (0, width - 1)]
        self.edges = (*rows, *columns)
        """Masks of the rows and columns along the edge: the southern, northern, western, eastern one."""
        self.edge = mask(cell for cell, cells in enumerate(self.beside) if -1 in cells)
        """Mask of all these."""
        self._western = mask(range(0, self.size, width))

    def bearing(self, cell: int, other: int) -> int:
        """The course from a cell to another that lies straight ahead on it."""
        return self.straight[cell][other][0]

    def free_steps(self, cell: int, course: int, taken: int) -> tuple[int, int]:
        """How many cells lie free from `cell` on a course, and which stops the way: -1 the edge, else a taken cell."""
        blocked = self.masks[cell][course] & taken
        if not blocked:
            return len(self.ways[cell][course]), -1
        stride = self.strides[course]
        nearest = (blocked & -blocked if stride > 0 else blocked).bit_length() - 1
        return (nearest - cell) // stride - 1, nearest

    def _apart(self) -> tuple[bytes, ...]:
        width, height = range(self.width), range(self.height)
        cols = [[abs(col - other) for _ in height for other in width] for col in width]
        rows = [[abs(row - other) for other in height for _ in width] for row in height]
        return tuple([bytes(map(max, cols[col], rows[row])) for row in height for col in width])

    def within(self, cells: Iterable[int], steps: int) -> int:
        """Mask of all cells at most so many king's steps from any of these, these included."""
        return self.spread(mask(cells), steps)

    def spread(self, cells: int, steps: int) -> int:
        """The same for a mask."""
        west, everywhere = self._western, self.everywhere
        for _ in range(steps):
            cells |= (cells & ~west) >> 1 | cells << 1 & ~west & everywhere
            cells |= cells << self.width & everywhere | cells >> self.width
        return cells


def mask(cells: Iterable[int]) -> int:
    """These cells as a mask."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def bits(cells: int) -> Iterator[int]:
    """The cells of a mask, ascending."""
    # a few are found one by one sooner than in the text of a mask of 800 cells
    return _one_by_one(cells) if cells.bit_count() <= FEW else compress(count(), _selectors(cells))


def picked(values: Iterable[T], cells: int) -> Iterator[T]:
    """Of values, one for each cell from the first on, those of the cells of a mask."""
    return compress(values, _selectors(cells))


def _one_by_one(cells: int) -> Iterator[int]:
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def _selectors(cells: int) -> bytes:
    """For each cell of a mask up to its last one 1 or 0."""
    return f"{cells:b}".encode().translate(_DIGITS)[::-1]


FEW = 16
_DIGITS = bytes.maketrans(b"01", b"\0\1")
