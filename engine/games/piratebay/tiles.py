"""The tiles on treasure cells: a letter each, as a position holds them (PB-2)."""

from __future__ import annotations

from engine.games.piratebay.data import CARDS, TILES

GOLD_TILE, CANNON_TILE, EMPTY, CAVE, MARK = "gcekm"
NONE_DOWN = "."
"""Nothing lies face down there."""
_LETTERS = {"gold": GOLD_TILE, "cannon": CANNON_TILE, "empty": EMPTY, "cave": CAVE, "mark": MARK}
BAG = "".join([_LETTERS[kind] for kind in TILES]) + NONE_DOWN
"""What is laid out: a tile for each treasure cell but one."""
GOLDEN = CARDS.count("gold")
"""How many merchants carry gold."""
