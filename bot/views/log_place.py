"""Where a page of the log is, and how the buttons that lead there name it.

Pages aren't counted, for that the whole log would be read: each is found from the row beside it. The numbers of rows
would betray how many stand between them that the reader may not notice, so that the buttons have them sealed.
"""

from __future__ import annotations

import hashlib
import re
from typing import Literal, NamedTuple

from bot.views.tap import whole

HALF = 16
"""Bits of half a sealed number."""
ROUNDS = 4


class Place(NamedTuple):
    """A page: the first or the last of all, the one that ends `before` the row `seq`, or that begins `from` it.

    `part`: which piece of that row (from 0), where it is too long for one page.
    """

    way: Literal["first", "last", "before", "from"]
    seq: int = 0
    part: int = 0


FIRST = Place("first")
LAST = Place("last")
NOWHERE = Place("before", 0)
"""Where a button that is off leads."""


def named(place: Place, seed: str) -> tuple[int, str]:
    """The number and the rest of a custom id that leads to a page, at the table with this seed."""
    if place.way in ("first", "last"):
        return 0, place.way
    return place.part, f"{place.way}.{_mixed(place.seq, seed, *range(ROUNDS))}"


def place_of(which: int, rest: str, seed: str) -> Place:
    """The page that a custom id leads to; the last one where it is of a release that counted the pages, or foreign."""
    if rest == "first":
        return FIRST
    known = re.fullmatch(r"(before|from)\.([0-9]{1,18})", rest)
    if known is None or (number := whole(known[2])) >> 2 * HALF:
        return LAST
    way: Literal["before", "from"] = "before" if known[1] == "before" else "from"
    return Place(way, _mixed(number, seed, *reversed(range(ROUNDS))), which)


def _mixed(number: int, seed: str, *rounds: int) -> int:
    """A number of two halves as another, by a Feistel network keyed with the seed; the rounds backwards undo it."""
    left, right = number >> HALF, number & ((1 << HALF) - 1)
    for step in rounds:
        digest = hashlib.sha256(f"log/{seed}/{step}/{right}".encode()).digest()
        left, right = right, left ^ int.from_bytes(digest[: HALF // 8])
    return right << HALF | left
