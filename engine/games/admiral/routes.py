"""Which cells reefs and islands may take without cutting off a port or a pearl (AD-62)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.admiral.layout import Board, Layout, board, harbour
from engine.once import once
from engine.sailing.sea import bits, mask


class Routes:
    """The water of a board as ships sail it, by legal steps on all courses. Sets of cells are masks."""

    def __init__(self, found: Board, forts: int, kept: int, coastal: int) -> None:
        """`kept`: the cells of ports and pearls, of which none may be cut off from those that it is joined to."""
        self._sea, self._forts = found.sea, forts
        self._gates = found.gates
        self.free = found.waters & ~(coastal | forts | kept)
        """The cells in the open sea where a reef may lie but for what it would cut off: not in ports, on no pearl."""
        self.groups: list[int] = []
        """Of those the masks of all that are joined."""
        rest = kept & found.waters
        while rest:
            group = self._joined(rest & -rest, 0) & rest
            self.groups.append(group)
            rest &= ~group

    def _joined(self, start: int, laid: int) -> int:
        """All water that ships can get to from some, with reefs on these cells."""
        barred, reached, new = self._forts | laid, start, start
        while new:
            onward = 0
            for cell in bits(new):
                onward |= self._gates[cell]
            new = onward & ~barred & ~reached
            reached |= new
        return reached

    def joins(self, kept: int, laid: int = 0) -> bool:
        """Whether ships get from each of these cells to all others, with reefs on the cells `laid`."""
        return not kept & ~self._joined(kept & -kept, laid)

    def open(self, cell: int, laid: int) -> bool:
        """Whether a reef on this cell, besides those laid, cuts nothing off."""
        return self._round_about(cell, laid) or all(self.joins(group, laid | 1 << cell) for group in self.groups)

    def _round_about(self, cell: int, laid: int) -> bool:
        """Whether ships get between all cells around one without going over it or farther away: mostly they do."""
        around = self._gates[cell] & ~(self._forts | laid)
        reached = new = around & -around
        while new:
            onward = 0
            for there in bits(new):
                onward |= self._gates[there]
            new = onward & around & ~reached
            reached |= new
        return reached == around

    @once
    def _easy(self) -> int:
        """The free cells of which that holds with nothing laid: only reefs beside them can change it."""
        return mask(cell for cell in bits(self.free) if self._round_about(cell, 0))

    def reefs(self, laid: int = 0) -> list[int]:
        """The cells on which another reef may be laid besides those `laid`."""
        easy = self._easy & ~self._sea.spread(laid, 1)
        return [cell for cell in bits(self.free & ~laid) if easy >> cell & 1 or self.open(cell, laid)]


def routes(layout: Layout, forts: tuple[int, ...], pearls: Iterable[int]) -> Routes:
    """The routes between the ports of these forts and these cells with pearls."""
    return _routes(layout, forts, mask(pearls))


@lru_cache(maxsize=64)
def _routes(layout: Layout, forts: tuple[int, ...], pearls: int) -> Routes:
    ports = harbour(layout, forts)
    return Routes(board(layout), ports.forts, ports.ports | pearls, mask(layout.coastal))
