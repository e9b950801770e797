"""What shape a fort may have that is laid out: joined by sides, with no water enclosed (AS-52)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.sailing.sea import Sea, bits, mask

SIDES = (0, 2, 4, 6)
"""The courses by which cells share a side."""


def _split(ring: int) -> bool:
    """Whether a cell parts the water round it, if the courses of this mask have fort there.

    Water goes by sides: from one side of the cell to the next it needs the corner between them too.
    """
    parts = 0
    for side in SIDES:
        before, corner = (side - 2) % 8, (side - 1) % 8
        parts += not ring >> side & 1 and bool(ring >> before & 1 or ring >> corner & 1)
    return parts > 1


_SPLITS = tuple([_split(ring) for ring in range(1 << 8)])
"""By what is fort round a cell, as a mask of courses, whether fort on it too would enclose water.

What lies round the cell says it all: water that is parted there can't come together elsewhere, as the fort is joined.
"""


def joins(sea: Sea, laid: int, cell: int) -> bool:
    """Whether a cell shares a side with one of the fort (a mask)."""
    beside = sea.beside[cell]
    return any(beside[side] >= 0 and laid >> beside[side] & 1 for side in SIDES)


def encloses(sea: Sea, laid: int, cell: int) -> bool:
    """Whether fort on a cell as well would enclose water, where the fort (a mask) is joined and encloses none."""
    ring = 0
    for course, there in enumerate(sea.beside[cell]):
        if there >= 0 and laid >> there & 1:
            ring |= 1 << course
    return _SPLITS[ring]


def growths(sea: Sea, laid: Iterable[int], field: int) -> list[int]:
    """The cells of a field (a mask) by which a fort may grow, ascending."""
    cells = tuple(laid)
    whole, found = 0, 0
    for cell in cells:
        whole |= 1 << cell
        for side in SIDES:
            there = sea.beside[cell][side]
            if there >= 0:
                found |= 1 << there
    found &= field & ~whole
    return [cell for cell in bits(found) if not encloses(sea, whole, cell)]


class Sized(Protocol):
    """What has so many columns and rows: a sea, or the layout by which it is made."""

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...


def is_joined(sea: Sized, cells: Iterable[int]) -> bool:
    """Whether one can go over all of them by sides."""
    fort = mask(cells)
    return _reached(sea, fort & -fort, fort) == fort


def is_open(sea: Sized, cells: Iterable[int]) -> bool:
    """Whether all the water round these cells can be reached from the edge by side steps."""
    width, size = sea.width, sea.width * sea.height
    rows = [*range(width), *range(size - width, size)]
    edge = mask([*rows, *range(0, size, width), *range(width - 1, size, width)])
    water = ((1 << size) - 1) & ~mask(cells)
    return _reached(sea, edge & water, water) == water


def _reached(sea: Sized, start: int, within: int) -> int:
    """Mask of the cells to which one comes from these by sides without leaving those `within`."""
    width = sea.width
    western = mask(range(0, width * sea.height, width))
    eastern = western << width - 1
    found, more = start, start
    while more:
        more = more << width | more >> width | (more & ~western) >> 1 | (more & ~eastern) << 1
        more &= within & ~found
        found |= more
    return found
