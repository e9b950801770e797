"""The map as tables: the sea, and what lies where on it (PB-1)."""

from __future__ import annotations

from engine.games.piratebay.chart import SEA as SEA
from engine.games.piratebay.chart import joined, read_chart
from engine.games.piratebay.data import MAP
from engine.sailing.sea import mask
from engine.values import Answer

CELLS = SEA.cells
INDEX: dict[Answer, int] = {cell: index for index, cell in enumerate(CELLS)}
"""Cells by their values."""
LAND, TREASURES, ISLETS, MERCHANTS, ORDERS = read_chart(joined(MAP.sea))
"""What bars ships for good, as a mask; treasure cells; islets clockwise round the sea, the first in its south-west;
merchants' cells; cells where the order may lie at the start.
"""
TREASURE_MASK = mask(TREASURES)
