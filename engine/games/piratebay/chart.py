"""A drawing of the sea, a character a cell, and what it shows (PB-1).

A drawing is written in rows from north to south. Here it is one text, read from the south-west, so that a character's
place in it is its cell's index in `SEA`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.sailing.sea import Sea, bits, mask

SIZE = 20
SEA = Sea(SIZE, SIZE)
PARTS = 4
"""The quarters of the sea, from the south-west clockwise: each is the one before turned by 90 degrees."""

WATER, ORDER, ANCHOR = ".", "o", "a"
TREASURE, OTHER, ISLET, MERCHANT = "X", "#", "P", "M"
AFLOAT = frozenset([WATER, ORDER, ANCHOR])
"""What ships sail on."""
LETTERS = (WATER, TREASURE, OTHER, ISLET, ANCHOR, MERCHANT, ORDER)


class Islet(NamedTuple):
    """A pirates' islet: its cell and its anchor's, and the course from the one to the other, the heading at the start
    (PB-3, PB-4).
    """

    land: int
    anchor: int
    heading: int


class Landmarks(NamedTuple):
    """What a drawing shows. `land` is the mask of all that bars ships for good; cells ascend, islets go clockwise round
    the sea from the south.
    """

    land: int
    treasures: tuple[int, ...]
    islets: tuple[Islet, ...]
    merchants: tuple[int, ...]
    orders: tuple[int, ...]


def joined(rows: Sequence[str]) -> str:
    """The rows of a drawing as one text."""
    return "".join(reversed(rows))


def places(drawing: str, letter: str) -> tuple[int, ...]:
    """The cells that have this character, ascending."""
    return tuple([cell for cell, there in enumerate(drawing) if there == letter])


def turned(cell: int, quarters: int) -> int:
    """The cell turned about the centre, by so many quarters clockwise."""
    for _ in range(quarters):
        row, col = divmod(cell, SIZE)
        cell = (SIZE - 1 - col) * SIZE + row
    return cell


def first_part() -> tuple[int, ...]:
    """The cells of the quarter in the south-west."""
    half = range(SIZE // 2)
    return tuple([row * SIZE + col for row in half for col in half])


def landmarks(drawing: str) -> Landmarks:
    """What a drawing shows that has no faults (see `soundness`)."""
    treasures, islets = places(drawing, TREASURE), places(drawing, ISLET)
    land = mask((*treasures, *islets, *places(drawing, OTHER)))
    return Landmarks(land, treasures, _moored(drawing, islets), places(drawing, MERCHANT), places(drawing, ORDER))


def _moored(drawing: str, islets: Sequence[int]) -> tuple[Islet, ...]:
    first = sorted(set(islets).intersection(first_part()), key=_clockwise)
    found = []
    for land in [turned(cell, quarters) for quarters in range(PARTS) for cell in first]:
        (anchor,) = [cell for cell in bits(SEA.around[land]) if drawing[cell] == ANCHOR]
        found.append(Islet(land, anchor, SEA.bearing(land, anchor)))
    return tuple(found)


def _clockwise(cell: int) -> tuple[Fraction, int]:
    """The order of the first part's cells: by the angle from the south about the centre, the outer first."""
    row, col = divmod(cell, SIZE)
    west, south = SIZE - 1 - 2 * col, SIZE - 1 - 2 * row
    return Fraction(west, south), -west
