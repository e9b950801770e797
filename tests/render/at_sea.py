"""What positions of sailing games are put together from by hand, for tests of pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.sailing.view import Ship, View, Wind
from engine.values import Cell, read_cell
from render import Marks
from render.sailing.geometry import COURSES, beyond
from render.window import Sea, Window, private

BESIDE = Window(0, 0, 7, 7)
"""The first of two windows where only the second is looked at: soon drawn, with what lies below the first one."""


def at(name: str) -> Cell:
    cell = read_cell(name)
    assert cell is not None
    return cell


def cells(names: str) -> tuple[Cell, ...]:
    return tuple(at(name) for name in names.split())


def wind(towards: str = "NE", strength: str = "medium", by_angle: tuple[int, ...] = (5, 4, 3, 1, 0)) -> Wind:
    to = COURSES.index(towards)
    return Wind(towards, strength, tuple(by_angle[min((i - to) % 8, (to - i) % 8)] for i in range(8)))


def reach(view: View, moved: Ship, bars: Collection[Cell], enters: Collection[Cell]) -> Iterator[Cell]:
    """Where a ship may sail to: none of the cells that bar the way, of those that she `enters` the first."""
    assert view.wind
    for course, far in zip(COURSES, view.wind.ranges, strict=True):
        for i in range(1, far + 1):
            cell = beyond(moved.cell, course, i)
            if cell in bars or not (0 <= cell.col < 20 and 0 <= cell.row < 20):
                break
            yield cell
            if cell in enters:
                break


def windowed(sea: Sea, marks: Marks) -> Marks:
    """The marks with the windows that the house would show."""
    return Marks(marks.cells, marks.chosen, private(sea, sea.places(marks.chosen), marks.cells, sea.news))
