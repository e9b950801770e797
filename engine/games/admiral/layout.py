"""The board of a game: land, covered sides and corners, reefs (AD-1, AD-2). A game keeps its own.

`Layout` is the data; `board` makes of it the tables that the rules ask, once for all games on it.
"""

from __future__ import annotations

import msgspec


class Layout(msgspec.Struct, frozen=True, cache_hash=True):
    """A board. Cells are numbers, ``row * width + col``.

    `covered`: a cell and a course by which no ship and no shot leaves it, beside those that follow from closed cells
    (AD-2); both directions are listed.
    """

    width: int
    height: int
    closed: tuple[int, ...]
    """Cells with more land than water."""
    coastal: tuple[int, ...]
    """Cells with some land, more water."""
    covered: tuple[tuple[int, int], ...]
    reefs: tuple[int, ...]
