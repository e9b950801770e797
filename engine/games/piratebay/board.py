"""The map as tables: the sea, and what lies where on it (PB-1)."""

from __future__ import annotations

from engine.games.piratebay.chart import SEA as SEA
from engine.games.piratebay.chart import joined, landmarks
from engine.games.piratebay.data import MAP
from engine.sailing.asking import Chart
from engine.sailing.sea import mask

CHART = Chart(SEA)
CELLS, INDEX = CHART.cells, CHART.index
LAND, TREASURES, ISLETS, MERCHANTS, ORDERS = landmarks(joined(MAP.sea))
"""What bars ships for good, as a mask; treasure cells; islets clockwise round the sea, the first in its south-west;
merchants' cells; cells where the order may lie at the start.
"""
TREASURE_MASK = mask(TREASURES)
