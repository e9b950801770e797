"""The set-up (PB-2 to PB-4)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.engine.games.piratebay.independent.bay import (
    NOTHING,
    TILES,
    Bay,
    Draws,
    Layout,
    Merchant,
    Orders,
    Ship,
    check_layout,
)
from tests.engine.games.piratebay.independent.board import ISLETS, MERCHANT_CELLS, ORDER_CELLS, TREASURE_CELLS, away
from tests.engine.games.piratebay.independent.wind import all_winds
from tests.engine.sailing.independent.sea import Cell

BIG_TABLE = 5
"""From so many players on a watch has two turns unless it is said otherwise (PB-27)."""


def random_layout(seats: int, rng: Random, choose: bool = False) -> Layout:
    """A set-up by lot; `choose`: but for the islets."""
    kinds = [kind for kind, number in TILES.items() for _ in range(number)]
    cells = rng.sample(sorted(TREASURE_CELLS), len(kinds))
    chests = rng.sample([True, True, True, False], 4)
    return Layout(
        tiles=dict(zip(cells, kinds, strict=True)),
        merchants=dict(zip(MERCHANT_CELLS, chests, strict=True)),
        order=rng.choice(ORDER_CELLS),
        first=rng.randrange(seats),
        islets=None if choose else rng.sample(sorted(ISLETS), seats),
    )


def set_up(seats: int, options: Mapping[str, Any], layout: Layout, draws: Draws) -> Bay:
    """The table before the first turn, or before the first islet is chosen. Raises ValueError for what can't be."""
    if not 2 <= seats <= 8:
        raise ValueError(f"not for {seats}")
    check_layout(layout, seats)
    bay = Bay(
        seats=seats,
        half=options.get("length", "full") == "half",
        watch=options.get("watch", 2 if seats >= BIG_TABLE else 1),
        draws=draws,
        first=layout.first,
        choosing=0 if layout.islets is None else None,
        living=list(range(seats)),
        ships={},
        stores=[NOTHING] * seats,
        tiles=dict(layout.tiles),
        marks=set(),
        goods={},
        merchants={cell: Merchant(gold) for cell, gold in layout.merchants.items()},
        order=layout.order,
        orders={seat: Orders() for seat in range(seats)},
        deck=all_winds(),
        quiet=[0] * seats,
    )
    for seat, anchor in enumerate(layout.islets or []):
        launch(bay, seat, anchor)
    return bay


def launch(bay: Bay, seat: int, anchor: Cell) -> None:
    """A player's frigate on the anchor cell of his islet, heading away from it (PB-3, PB-4)."""
    bay.ships[seat] = Ship(seat, anchor, anchor, away(anchor))


def free_islets(bay: Bay) -> set[Cell]:
    """The anchors of the islets that nobody has."""
    return set(ISLETS) - {ship.anchor for ship in bay.ships.values()}
