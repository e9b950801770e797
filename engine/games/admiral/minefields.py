"""Where mines may lie: plain data, which everybody knows (AD-55, AD-56)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.games.admiral.layout import Layout, board
from engine.sailing.sea import mask

REACH = 3
"""So many king's steps from an own fort a mine lies at most (AD-55)."""
DAMAGE = 3


class Mine(Struct, frozen=True, gc=False, array_like=True):
    """A seat's mines in a cell, `n` of them: since only one of them can ever go off, they are switched together.

    `held`: they don't go off. `waits`: the classes for which they do, by letters in ship order; empty: for all (AD-56).
    """

    seat: int
    cell: int
    n: int = 1
    held: bool = False
    waits: str = ""

    def meets(self, kind: str) -> bool:
        """Whether they go off under a ship of a class."""
        return not self.held and (not self.waits or kind in self.waits)


@lru_cache(maxsize=256)
def fields(layout: Layout, forts: tuple[int, ...], bases: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """By seat, the mask of the cells where it may lay mines: near its forts, `bases`, but not on land, reefs and forts.

    Steps are counted straight over whatever lies between (AD-55).
    """
    found = board(layout)
    lie = found.waters & ~mask(forts)
    return tuple([found.sea.spread(mask(cells), REACH) & lie if cells else 0 for cells in bases])
