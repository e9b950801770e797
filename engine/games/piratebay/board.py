"""The maps as tables: the sea, and what lies where on it (PB-1)."""

from __future__ import annotations

from functools import lru_cache

from engine.game import Option
from engine.games.piratebay.asking import note
from engine.games.piratebay.chart import SEA as SEA
from engine.games.piratebay.chart import joined, landmarks
from engine.games.piratebay.data import MAP
from engine.sailing.asking import Chart
from engine.sailing.sea import mask

CHART = Chart(SEA)
CELLS, INDEX = CHART.cells, CHART.index


class Bay:
    """What lies on a map. It is computed once, and all states on it share it."""

    def __init__(self, drawing: str) -> None:
        self.land, self.treasures, self.islets, self.merchants, self.orders = landmarks(drawing)
        """What bars ships for good, as a mask; treasure cells; islets clockwise round the sea, the first in its
        south-west; merchants' cells; cells where the order may lie at the start.
        """
        self.treasure_mask = mask(self.treasures)
        self.shores = tuple(
            [
                tuple([place for place, land in enumerate(self.treasures) if SEA.around[cell] >> land & 1])
                for cell in range(SEA.size)
            ]
        )
        """By cell, the treasure cells beside it, by their places among all."""
        self.trader_at = {cell: place for place, cell in enumerate(self.merchants)}
        self.tiles = tuple([Option(CELLS[cell], confirms=True) for cell in self.treasures])
        """To explore is to turn up: whoever has chosen that and then names a tile isn't asked once more, but for a
        known mark (PB-20).
        """
        self.marks = tuple([Option(CELLS[cell], note("mark")) for cell in self.treasures])


@lru_cache(maxsize=64)
def bay(drawing: str) -> Bay:
    """The map of a drawing, see `chart`; "": the game's own."""
    return Bay(drawing or joined(MAP.sea))


LAND, TREASURES, ISLETS = bay("").land, bay("").treasures, bay("").islets
MERCHANTS, ORDERS = bay("").merchants, bay("").orders
"""What lies on the game's own map."""
