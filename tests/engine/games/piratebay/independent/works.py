"""The three works of a turn: explore, load and unload (PB-20 to PB-23)."""

from __future__ import annotations

from tests.engine.games.piratebay.independent.bay import HOLD, NOTHING, ONE, Bay, Load, Ship
from tests.engine.games.piratebay.independent.board import ISLETS, TREASURE_CELLS
from tests.engine.games.piratebay.independent.losing import lose_cargo, send_home
from tests.engine.sailing.independent.sea import Cell, adjacent, distance

AT_ONCE = 3
"""Tiles turned up, or treasures loaded, in a turn (PB-20, PB-21)."""


def may_work(bay: Bay, work: str) -> bool:
    """Whether the turn allows more of this work: no other has begun, and three haven't been done (PB-10)."""
    return not bay.turn.done and bay.turn.work in (None, work) and bay.turn.worked < AT_ONCE


def tiles_near(bay: Bay, ship: Ship) -> set[Cell]:
    """What it could turn up: tiles on adjacent cells, known marks too (PB-20)."""
    return {cell for cell in bay.tiles if adjacent(cell, ship.cell)}


def explore(bay: Bay, ship: Ship, cell: Cell) -> str:
    """Turns a tile up and says what it was (PB-20)."""
    bay.turn.work = "explore"
    bay.turn.worked += 1
    kind = bay.tiles[cell]
    if kind == "mark":
        bay.marks.add(cell)
        lose_cargo(bay, ship)
        send_home(bay, ship)
        return kind
    del bay.tiles[cell]
    if kind in ONE:
        bay.goods[cell] = bay.goods.get(cell, NOTHING) + ONE[kind]
        bay.stir()
    elif kind == "cave":
        ship.trapped = True
        bay.turn.done = True
    return kind


def goods_near(bay: Bay, ship: Ship) -> set[tuple[Cell, str]]:
    """What it could load: treasures on adjacent cells, while there is room in the hold (PB-21)."""
    if ship.cargo.total >= HOLD:
        return set()
    near = {cell: load for cell, load in bay.goods.items() if adjacent(cell, ship.cell)}
    return {(cell, "gold") for cell, load in near.items() if load.gold} | {
        (cell, "cannon") for cell, load in near.items() if load.cannons
    }


def load_treasure(bay: Bay, ship: Ship, cell: Cell, kind: str) -> None:
    """Loads one treasure (PB-21)."""
    bay.turn.work = "load"
    bay.turn.worked += 1
    bay.goods[cell] -= ONE[kind]
    ship.cargo += ONE[kind]


def order_near(bay: Bay, ship: Ship) -> bool:
    """Whether the order lies on its cell or next to it (PB-23)."""
    return isinstance(bay.order, tuple) and distance(bay.order, ship.cell) <= 1


def load_order(bay: Bay, ship: Ship) -> None:
    """Takes the order on board, on top of the three and of the hold (PB-23)."""
    bay.turn.work = "load"
    bay.order = ship.seat


def at_islet(ship: Ship) -> bool:
    """Whether it lies next to its owner's islet (PB-22)."""
    return adjacent(ship.cell, ISLETS[ship.anchor])


def land(bay: Bay, ship: Ship) -> None:
    """All cargo goes ashore on the own islet; then the turn is used up (PB-22)."""
    bay.turn.work = "unload"
    bay.turn.done = True
    bay.stores[ship.seat] += ship.cargo
    ship.cargo = NOTHING
    bay.stir()


def cells_to_unload(ship: Ship) -> set[Cell]:
    """Treasure cells on which it could put cargo: the one without a tile and those with one too (PB-22)."""
    return {cell for cell in TREASURE_CELLS if adjacent(cell, ship.cell)} if ship.cargo else set()


def unload(bay: Bay, ship: Ship, cell: Cell, load: Load) -> None:
    """Puts any part of its cargo on a treasure cell (PB-22)."""
    bay.turn.work = "unload"
    ship.cargo -= load
    bay.goods[cell] = bay.goods.get(cell, NOTHING) + load
