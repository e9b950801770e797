"""The way of a ship, boarding and merchants (AS-5, AS-6, AS-15, PB-10, PB-13, PB-14)."""

from __future__ import annotations

from tests.engine.games.piratebay.independent.bay import MASTS, NOTHING, Bay, Load, Ship
from tests.engine.games.piratebay.independent.board import is_water
from tests.engine.games.piratebay.independent.losing import hand_order, send_home, share
from tests.engine.games.piratebay.independent.wind import wind_range
from tests.engine.sailing.independent.sea import Cell, step

TAKES_MERCHANT = 3
"""The least roll by which a merchant is taken (PB-14)."""


def reach(bay: Bay, course: str) -> int:
    """How many cells the mover may still sail on this course; it counts from the start of the turn (AS-5)."""
    assert bay.wind is not None
    return wind_range(bay.wind, course, bay.turn.bonus) - bay.turn.moved


def cells_ahead(bay: Bay, ship: Ship, course: str) -> list[Cell]:
    """Where the mover's ship may sail straight ahead: over free water, and as the last cell into that of an enemy or a
    merchant; land and the edge stop it (AS-5, AS-6, PB-10, PB-14)."""
    found: list[Cell] = []
    for steps in range(1, reach(bay, course) + 1):
        cell = step(ship.cell, course, steps)
        if not is_water(cell):
            break
        found.append(cell)
        if not bay.free(cell):
            break
    return found


def sail(bay: Bay, ship: Ship, steps: int) -> None:
    """Straight ahead on its heading, cell by cell."""
    for _ in range(steps):
        cell = step(ship.cell, ship.heading)
        enemy = bay.ship_at(cell)
        bay.turn.moved += 1
        if cell in bay.merchants:
            hail(bay, ship, cell)
        elif enemy is not None:
            board(bay, ship, enemy)
        else:
            enter(ship, cell)


def enter(ship: Ship, cell: Cell) -> None:
    """Lies in this cell; on its anchor, in passing too, it regains all masts (PB-13)."""
    ship.cell = cell
    if cell == ship.anchor:
        ship.masts = MASTS


def board(bay: Bay, boarder: Ship, defender: Ship) -> None:
    """The fight in the defender's cell to the end: each time the lower die loses a mast (AS-15).

    The winner lies in that cell and gets cargo and order; the loser goes home (PB-10 to PB-13, PB-23).
    """
    while boarder.masts and defender.masts:
        attack = bay.draws.roll() + bay.bonus(boarder.seat)
        defence = bay.draws.roll() + bay.bonus(defender.seat)
        if attack > defence:
            defender.masts -= 1
        elif attack < defence:
            boarder.masts -= 1
    if boarder.masts:
        enter(boarder, defender.cell)
        bay.turn.stayed = True
        winner, loser = boarder, defender
    else:
        winner, loser = defender, boarder
    spoils, loser.cargo = loser.cargo, NOTHING
    hand_order(bay, loser, winner)
    send_home(bay, loser)
    share(bay, winner, spoils)


def hail(bay: Bay, ship: Ship, cell: Cell) -> None:
    """A merchant's cell is entered: he is taken, or the ship goes home and its cargo stays with him (PB-14)."""
    merchant = bay.merchants[cell]
    if bay.draws.roll() + bay.bonus(ship.seat) >= TAKES_MERCHANT:
        del bay.merchants[cell]
        ship.cell = cell
        bay.turn.stayed = True
        share(bay, ship, merchant.cargo + (Load(gold=1) if merchant.gold else NOTHING))
        return
    if ship.cargo:
        bay.stir()
    merchant.cargo += ship.cargo
    ship.cargo = NOTHING
    send_home(bay, ship)
