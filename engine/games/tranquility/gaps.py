"""The empty stretches of the field as everybody sees them: which numbers still fit, and on how many cells (TQ-12).

What is among the discards nobody knows, so only what lies on the field counts.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.tranquility.field import LINE, PILLARS, SIZE_OF_DECK, VAULT, Line, Room, room, stretches
from engine.games.tranquility.lay import LOWER
from engine.games.tranquility.view import View


class Gap(NamedTuple):
    """Empty cells in a row along a line, by index, and the lowest and highest number that could lie there.

    Where there is none, `low` is above `high`.
    """

    cells: tuple[int, ...]
    low: int
    high: int
    room: Room


def lines(mode: str) -> tuple[Line, ...]:
    """The lines in which numbers rise: one, or three in the arch."""
    return (*PILLARS, VAULT) if mode == "arch" else (LINE,)


def gaps(view: View) -> list[Gap]:
    """All gaps of the field in the order of the lines; none of a line on which nothing lies yet."""
    numbers = tuple([place.number if place else 0 for place in view.field])
    laid = frozenset(numbers)
    found = []
    for course in lines(view.mode):
        if not any(numbers[cell] for cell in course):
            continue
        for stretch in stretches(numbers, course):
            low, high = stretch.below + 1, min(stretch.above, SIZE_OF_DECK + 1) - 1
            # those on another line of the arch are gone
            while low in laid:
                low += 1
            while high in laid:
                high -= 1
            cells = course[stretch.first : stretch.last + 1]
            found.append(Gap(cells, low, high, room(numbers, stretch)))
    return found


def wrong_sides(view: View) -> frozenset[int]:
    """The islands that lie wrong side up: in the end the lower rows show the moon, the upper ones the sun (TQ-32)."""
    if view.mode != "sun":
        return frozenset()
    return frozenset([cell for cell, place in enumerate(view.field) if place and place.moon != bool(LOWER >> cell & 1)])
