"""What a drawing of the sea must be, so that the game can be played on it (PB-1, PB-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from engine.datafiles import Fault
from engine.games.piratebay.chart import (
    AFLOAT,
    ANCHOR,
    ISLET,
    LETTERS,
    MERCHANT,
    ORDER,
    PARTS,
    SEA,
    SIZE,
    TREASURE,
    first_part,
    joined,
    places,
    turned,
)
from engine.sailing.sea import bits, mask
from engine.tomllines import Place
from engine.values import Cell, Line, Number, Value

COUNTS = {TREASURE: 40, ISLET: 8, ANCHOR: 8, MERCHANT: 4, ORDER: 4}
"""How many cells there are of what is counted (PB-1)."""
WORDS = {TREASURE: "treasures", ISLET: "islets", ANCHOR: "anchors", MERCHANT: "merchants", ORDER: "orders"}
"""What that is, in the ids of lines."""


def faults(rows: Sequence[str]) -> list[Fault]:
    """All that is wrong with a drawing, given in rows from north to south; places are those of rows."""
    found = list(_form(rows))
    if found:
        return found  # no cell can be named for certain
    drawing = joined(rows)
    checks: list[Callable[[str], Iterator[Fault]]] = [_counts, _parts, _islets, _reach]
    return [fault for check in checks for fault in check(drawing)]


@lru_cache(maxsize=64)
def is_sound(drawing: str) -> bool:
    """Whether nothing is wrong with a drawing, joined as `joined` does it."""
    return not faults([drawing[at : at + SIZE] for at in range(len(drawing) - SIZE, -1, -SIZE)])


def _form(rows: Sequence[str]) -> Iterator[Fault]:
    if len(rows) != SIZE:
        yield _wrong((), "rows", n=Number(SIZE), there=Number(len(rows)))
    for number, row in enumerate(rows):
        if len(row) != SIZE:
            yield _wrong((number,), "cells", n=Number(SIZE), there=Number(len(row)))
        for col, letter in enumerate(row[:SIZE]):
            if letter not in LETTERS:
                yield _wrong((number,), "letter", cell=Cell(col, SIZE - 1 - number))


def _counts(drawing: str) -> Iterator[Fault]:
    for letter, count in COUNTS.items():
        if (there := drawing.count(letter)) != count:
            yield _wrong((), f"count-{WORDS[letter]}", n=Number(count), there=Number(there))


def _parts(drawing: str) -> Iterator[Fault]:
    """Each cell against the three that it becomes when the sea is turned; the odd one out is at fault."""
    for first in first_part():
        cells = [turned(first, quarters) for quarters in range(PARTS)]
        ((letter, _),) = Counter([drawing[cell] for cell in cells]).most_common(1)  # of equals the first
        model = next(cell for cell in cells if drawing[cell] == letter)
        for cell in cells:
            if drawing[cell] != letter:
                yield _at(cell, "quarter", model=SEA.cells[model])


def _islets(drawing: str) -> Iterator[Fault]:
    for letter, other, what in (
        (ISLET, ANCHOR, "anchors"),
        (ANCHOR, ISLET, "islets"),
    ):
        for cell in places(drawing, letter):
            there = sum(drawing[beside] == other for beside in bits(SEA.around[cell]))
            if there != 1:
                yield _at(cell, what, there=Number(there))
    for anchor in places(drawing, ANCHOR):
        for beside in bits(SEA.around[anchor]):
            if drawing[beside] == TREASURE:
                yield _at(anchor, "near-treasure", treasure=SEA.cells[beside])


def _reach(drawing: str) -> Iterator[Fault]:
    """Ships get about on water in steps to all sides; merchants bar the way."""
    water = mask(cell for cell, letter in enumerate(drawing) if letter in AFLOAT)
    anchors = places(drawing, ANCHOR)
    if not anchors:
        return
    # the sea is what most anchors lie on: if one is cut off, that one is told
    sea = max([_joined_water(anchor, water) for anchor in anchors], key=lambda near: (near & mask(anchors)).bit_count())
    for anchor in anchors:
        if not sea >> anchor & 1:
            yield _at(anchor, "far-anchor")
    for cell in places(drawing, TREASURE):
        if not SEA.around[cell] & water:
            yield _at(cell, "dry-treasure")
        elif not SEA.around[cell] & sea:
            yield _at(cell, "far-treasure")
    for cell in places(drawing, MERCHANT):
        if not SEA.around[cell] & sea:
            yield _at(cell, "far-merchant")
    for cell in places(drawing, ORDER):
        if not sea >> cell & 1:
            yield _at(cell, "far-order")


def _joined_water(start: int, water: int) -> int:
    """All water that a ship can get to from a cell, as a mask."""
    found = new = 1 << start
    while new:
        new = SEA.within(bits(new), 1) & water & ~found
        found |= new
    return found


def _at(cell: int, what: str, **args: Value) -> Fault:
    return _wrong((SIZE - 1 - SEA.cells[cell].row,), what, cell=SEA.cells[cell], **args)


def _wrong(place: Place, what: str, **args: Value) -> Fault:
    return Fault(place, Line(f"piratebay-fault-{what}", tuple(args.items())))
