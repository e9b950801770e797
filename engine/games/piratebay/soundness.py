"""What a drawing of the sea must be, so that the game can be played on it (PB-1, PB-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

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
from engine.values import column_letters

COUNTS = {TREASURE: 40, ISLET: 8, ANCHOR: 8, MERCHANT: 4, ORDER: 4}
"""How many cells there are of what is counted (PB-1)."""
NAMES = {
    TREASURE: "treasure cells", ISLET: "islets", ANCHOR: "anchors", MERCHANT: "merchants",
    ORDER: "cells for the order",
}  # fmt: skip


def faults(rows: Sequence[str]) -> list[Fault]:
    """All that is wrong with a drawing, given in rows from north to south; places are those of rows."""
    found = list(_form(rows))
    if found:
        return found  # no cell can be named for certain
    drawing = joined(rows)
    checks: list[Callable[[str], Iterator[Fault]]] = [_counts, _parts, _islets, _reach]
    return [fault for check in checks for fault in check(drawing)]


def _form(rows: Sequence[str]) -> Iterator[Fault]:
    if len(rows) != SIZE:
        yield Fault((), f"the sea has {SIZE} rows, not {len(rows)}")
    for number, row in enumerate(rows):
        if len(row) != SIZE:
            yield Fault((number,), f"a row has {SIZE} cells, not {len(row)}")
        for col, letter in enumerate(row):
            if letter not in LETTERS:
                what = f"column {column_letters(col)}: {letter!r} means nothing, a cell is one of {' '.join(LETTERS)}"
                yield Fault((number,), what)


def _counts(drawing: str) -> Iterator[Fault]:
    for letter, count in COUNTS.items():
        if (there := drawing.count(letter)) != count:
            yield Fault((), f"there are {count} {NAMES[letter]} ({letter}), not {there}")


def _parts(drawing: str) -> Iterator[Fault]:
    """Each cell against the three that it becomes when the sea is turned; the odd one out is at fault."""
    for first in first_part():
        cells = [turned(first, quarters) for quarters in range(PARTS)]
        ((letter, _),) = Counter([drawing[cell] for cell in cells]).most_common(1)  # of equals the first
        model = next(cell for cell in cells if drawing[cell] == letter)
        for cell in cells:
            if drawing[cell] != letter:
                yield _at(cell, f"{drawing[cell]!r}, where another quarter has {letter!r} ({_name(model)})")


def _islets(drawing: str) -> Iterator[Fault]:
    for letter, other, what in (
        (ISLET, ANCHOR, f"an islet has one anchor ({ANCHOR}) beside it"),
        (ANCHOR, ISLET, f"an anchor has one islet ({ISLET}) beside it"),
    ):
        for cell in places(drawing, letter):
            there = sum(drawing[beside] == other for beside in bits(SEA.around[cell]))
            if there != 1:
                yield _at(cell, f"{what}, not {there}")
    for anchor in places(drawing, ANCHOR):
        for beside in bits(SEA.around[anchor]):
            if drawing[beside] == TREASURE:
                yield _at(anchor, f"an anchor lies beside a treasure cell, {_name(beside)}")


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
            yield _at(anchor, "no ship gets from this anchor to the others")
    for cell in places(drawing, TREASURE):
        if not SEA.around[cell] & water:
            yield _at(cell, "a treasure cell without water beside it")
        elif not SEA.around[cell] & sea:
            yield _at(cell, "no ship gets next to this treasure cell")
    for cell in places(drawing, MERCHANT):
        if not SEA.around[cell] & sea:
            yield _at(cell, "no ship gets next to this merchant")
    for cell in places(drawing, ORDER):
        if not sea >> cell & 1:
            yield _at(cell, "no ship gets to the order here")


def _joined_water(start: int, water: int) -> int:
    """All water that a ship can get to from a cell, as a mask."""
    found = new = 1 << start
    while new:
        new = SEA.within(bits(new), 1) & water & ~found
        found |= new
    return found


def _at(cell: int, what: str) -> Fault:
    return Fault((SIZE - 1 - SEA.cells[cell].row,), f"{_name(cell)}: {what}")


def _name(cell: int) -> str:
    return SEA.cells[cell].token
