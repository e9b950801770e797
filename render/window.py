"""Which part of a board is shown, where a phone can't show all of it readably at once.

All functions are pure. What they give depends on the outermost cells of what is asked for alone, so a window stands
still while things move within it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from engine.values import Answer, Cell, Picks, Piece

LEAST, MOST = 9, 13
"""Cells a side of a close-up. Parts of up to `MOST` columns are drawn as large as close-ups."""
TALL = 14
"""A board of up to `MOST` columns and so many rows is always shown whole: its cells are as large as in close-ups."""
HALVED = 24
"""A board with more columns is shown in halves: on a phone its cells would be too small."""
STEP = 3
"""The part where all pieces are moves by so many cells, so that it seldom moves."""
WIDER, TALLER, ALIKE = MOST + 2, MOST + 4, 0.6
"""A close-up that shares so much of itself with an overview as large becomes one with it, of so many columns and rows.

More rows make nothing smaller on a phone.
"""
JOINED = ((MOST, TALLER), (WIDER, WIDER), (WIDER, TALLER))
"""The sizes that it may have, the best first."""


class Window(msgspec.Struct, frozen=True):
    """A part of a board, or all of it: the columns from `col` and the rows from `row` (both from 0).

    `west`, `east`: so many of its columns at that side belong to the part beside it; they are shown dimmed.
    """

    col: int
    row: int
    cols: int
    rows: int
    west: int = 0
    east: int = 0

    def holds(self, cell: Cell) -> bool:
        """Whether a cell lies in it."""
        return 0 <= cell.col - self.col < self.cols and 0 <= cell.row - self.row < self.rows

    def covers(self, other: Window) -> bool:
        """Whether all of another one lies in it."""
        first, last = Cell(other.col, other.row), Cell(other.col + other.cols - 1, other.row + other.rows - 1)
        return self.holds(first) and self.holds(last)

    def cells(self) -> Iterator[Cell]:
        """All its cells, row by row from the lowest."""
        for row in range(self.row, self.row + self.rows):
            for col in range(self.col, self.col + self.cols):
                yield Cell(col, row)

    def lent(self) -> Iterator[Cell]:
        """The cells that belong to the part beside it."""
        for cell in self.cells():
            if not self.west <= cell.col - self.col < self.cols - self.east:
                yield cell

    @property
    def name(self) -> str:
        """Its first and its last cell.

        >>> Window(0, 0, 13, 10).name
        'A1–M10'
        """
        return f"{Cell(self.col, self.row).token}–{Cell(self.col + self.cols - 1, self.row + self.rows - 1).token}"


class Sea(msgspec.Struct, frozen=True):
    """A board too large for a phone, as somebody sees it: enough to choose windows by."""

    cols: int
    rows: int
    pieces: Mapping[str, tuple[Cell, ...]] = {}
    """Where each piece stands, by its id: what people look for, so ships rather than land."""
    news: tuple[Cell, ...] = ()
    """Where something has just happened."""
    owners: Mapping[str, int] = {}
    """Of pieces that belong to a seat, whose they are."""
    held: tuple[Cell, ...] = ()
    """What else belongs to every overview: land that matters to all."""
    forts: tuple[tuple[Cell, ...], ...] = ()
    """Land that a close-up shows whole and in the middle while somebody chooses on it."""
    about: Mapping[str, tuple[Cell, ...]] = {}
    """What is looked at together with a piece that is named: the cells that a fireship hits."""

    @property
    def whole(self) -> Window:
        """All of it."""
        return Window(0, 0, self.cols, self.rows)

    def places(self, answers: Iterable[Answer]) -> tuple[Cell, ...]:
        """The cells that answers name, those where the pieces stand that they name, and what is looked at with them."""
        found: list[Cell] = []
        for answer in answers:
            if isinstance(answer, Cell):
                found.append(answer)
            elif isinstance(answer, Piece):
                found += (*self.pieces.get(answer.id, ()), *self.about.get(answer.id, ()))
            elif isinstance(answer, Picks):
                found += self.places(answer.values)
        return tuple(found)


def overview(sea: Sea) -> tuple[Window, ...]:
    """What everybody is shown: the part where all pieces and the last events are, if that is small enough, else all.

    All of a wide board is two halves, each with a column of the other.
    """
    if sea.cols <= MOST and sea.rows <= TALL:
        return (sea.whole,)
    busy = _busy(sea)
    if busy and _fit(busy):
        return (_part(sea, busy),)
    if sea.cols <= HALVED:
        return (sea.whole,)
    half = -(-sea.cols // 2)
    return (
        Window(0, 0, half + 1, sea.rows, east=1),
        Window(half - 1, 0, sea.cols - half + 1, sea.rows, west=1),
    )


def close_up(sea: Sea, *wanted: Iterable[Cell], before: Window | None = None) -> Window | None:
    """The part of `LEAST` to `MOST` cells a side round what is wanted; None where there is nothing to look closer at.

    `wanted` are groups of cells, the most important first (chosen, offered, just happened). As many groups are held as
    fit together, with one cell around if there is room, and of the next one what lies about its middle. It is None if
    the first doesn't fit. `before`, a close-up that is shown already, is kept while it holds them; but where they are
    on a fort the close-up is of that.
    """
    if sea.cols <= MOST and sea.rows <= TALL:
        return None
    if asked := _on_fort(sea, wanted):
        wanted, before = asked, None
    held: list[Cell] = []
    rest: list[Cell] = []
    for group in map(list, wanted):
        if held and group and not _fit(held + group):
            rest = group
            break
        held += group
    if not held or not _fit(held):
        return None
    if before and all(map(before.holds, held)):
        return before
    near = _round(sea, held, rest)
    return near if any(map(near.holds, rest)) else _round(sea, held)


def _round(sea: Sea, held: list[Cell], rest: Sequence[Cell] = ()) -> Window:
    """The close-up of what it must hold; with a `rest` as large as may be and as near to its middle as it can be."""
    spans = []
    for (low, high), size, axis in zip(_reach(held), (sea.cols, sea.rows), ("col", "row"), strict=True):
        if rest:
            length = min(MOST, size)
            middle = sum(getattr(cell, axis) for cell in rest) // len(rest)
            start = max(high - length + 1, min(low, middle - length // 2))
        else:
            length = min(max(LEAST, min(high - low + 3, MOST)), size)
            start = (low + high + 1 - length) // 2
        spans.append((max(0, min(start, size - length)), length))
    (col, cols), (row, rows) = spans
    return Window(col, row, cols, rows)


def private(sea: Sea, *wanted: Iterable[Cell], before: Window | None = None) -> tuple[Window, ...]:
    """What somebody is shown who chooses or looks at his own: the overview, then a close-up of what is wanted.

    The close-up is left out where the overview shows the same as large, or can do so when it is moved or a little
    wider. Arguments as for `close_up`.
    """
    shown = overview(sea)
    wanted = tuple(map(tuple, wanted))
    near = close_up(sea, *wanted, before=before)
    if near is None or any(window.cols <= MOST and window.covers(near) for window in shown):
        return shown
    busy = _busy(sea)
    if busy and _fit(busy):
        groups = _on_fort(sea, wanted) or wanted
        return _joined(sea, shown[0], near, [cell for group in groups for cell in group if near.holds(cell)])
    return (*shown, near)


def _joined(sea: Sea, part: Window, near: Window, wanted: list[Cell]) -> tuple[Window, ...]:
    """The part where all pieces are and a close-up of what is wanted, or one picture of both if they are much alike."""
    if all(map(part.holds, wanted)):
        return (part,)
    both = _busy(sea) + wanted
    if _fit(both):
        return (_part(sea, both),)
    if sum(map(part.holds, near.cells())) >= ALIKE * near.cols * near.rows:
        for cols, rows in JOINED:
            if _fit(both, cols, rows):
                return (_part(sea, both, cols, rows),)
    return part, near


def _on_fort(sea: Sea, wanted: Sequence[Iterable[Cell]]) -> tuple[list[Cell], ...]:
    """A fort with the first of what is wanted, then the rest, if it is about that; () if not, or they don't fit.

    It is if some of the first lies on the fort, or all of another group. Last events ask nothing, and come last.
    """
    groups = list(filter(None, map(list, wanted)))
    if groups and groups[-1] == [*sea.news]:
        groups.pop()
    if not groups:
        return ()
    first, *rest = groups
    for fort in sea.forts:
        about = any(cell in fort for cell in first) or any(all(cell in fort for cell in group) for group in rest)
        if about and _fit([*fort, *first]):
            return [*fort, *first], *rest
    return ()


def _busy(sea: Sea) -> list[Cell]:
    """What every overview shows."""
    return [cell for cells in sea.pieces.values() for cell in cells] + [*sea.news, *sea.held]


def _part(sea: Sea, busy: Sequence[Cell], cols: int = MOST, rows: int = MOST) -> Window:
    """The part of so many columns and rows that holds them all."""
    (west, east), (south, north) = _reach(busy)
    col, cols = _snapped(west, east, sea.cols, cols)
    row, rows = _snapped(south, north, sea.rows, rows)
    return Window(col, row, cols, rows)


def parts(sea: Sea) -> tuple[Window, ...]:
    """A menu of parts to look closer at, from the lower left; neighbours share a cell's width on each side.

    None where a close-up would show no more than the whole.
    """
    if sea.cols <= MOST and sea.rows <= TALL:
        return ()
    across, up = _cuts(sea.cols), _cuts(sea.rows)
    return tuple(Window(col, row, cols, rows) for row, rows in up for col, cols in across)


def _reach(cells: Iterable[Cell]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The outermost columns and rows."""
    cols, rows = [cell.col for cell in cells], [cell.row for cell in cells]
    return (min(cols), max(cols)), (min(rows), max(rows))


def _fit(cells: Iterable[Cell], cols: int = MOST, rows: int = MOST) -> bool:
    """Whether a part of so many columns and rows can hold them all."""
    return all(high - low < most for (low, high), most in zip(_reach(cells), (cols, rows), strict=True))


def _snapped(low: int, high: int, size: int, most: int) -> tuple[int, int]:
    """Where a part of `most` of `size` cells begins that holds `low` to `high`, and its length."""
    length = min(most, size)
    last = size - length
    start = max(0, min((low + high + 1 - length) // 2, last))
    fits = [at for at in (*range(0, last, STEP), last) if at <= low and high < at + length]
    return min(fits, key=lambda at: abs(at - start), default=start), length


def _cuts(size: int) -> tuple[tuple[int, int], ...]:
    """Where the parts of a side begin and how long they are: the fewest, as even as can be."""
    count = 1
    while True:
        edges = [size * i // count for i in range(count + 1)]
        spans = [(max(0, low - 1), min(size, high + 1)) for low, high in pairwise(edges)]
        if all(high - low <= MOST for low, high in spans):
            return tuple((low, high - low) for low, high in spans)
        count += 1
