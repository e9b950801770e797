"""What becomes of a beaten ship, its cargo and the order (PB-11, PB-12, PB-23)."""

from __future__ import annotations

from tests.engine.games.piratebay.independent.bay import HOLD, MASTS, NOTHING, Bay, Keep, Load, Ship
from tests.engine.games.piratebay.independent.board import away, nearest_first


def send_home(bay: Bay, ship: Ship) -> None:
    """To the anchor cell, or beside it where that is taken, with both masts; it does nothing more in this turn.

    A trap is over then (PB-11). Its own place counts as free: a ship that is sunk on its anchor stays there.
    """
    elsewhere = [other.cell for other in bay.ships.values() if other is not ship]
    water = [cell for cell in nearest_first(ship.anchor) if cell not in elsewhere and cell not in bay.merchants]
    ship.cell, ship.heading = water[0], away(ship.anchor)
    ship.masts = MASTS
    ship.trapped = False
    ship.barred = True
    if ship.seat == bay.mover:
        bay.turn.done = True


def hand_order(bay: Bay, loser: Ship, winner: Ship) -> None:
    """The order goes to whoever sank its holder by guns or beat him in a boarding (PB-23)."""
    if bay.holds_order(loser.seat):
        bay.order = winner.seat


def lose_cargo(bay: Bay, ship: Ship) -> None:
    """All that is in the hold leaves the game."""
    bay.lose(ship.cargo)
    ship.cargo = NOTHING


def sink(bay: Bay, loser: Ship, winner: Ship) -> None:
    """Sunk by guns, of an answer too (PB-11, PB-12, PB-23)."""
    hand_order(bay, loser, winner)
    lose_cargo(bay, loser)
    send_home(bay, loser)


def share(bay: Bay, winner: Ship, spoils: Load) -> None:
    """A winner gets these spoils within his hold (PB-12, PB-14).

    Where there is more than it takes he chooses what to keep; one who is not to move only if he wants to be asked,
    otherwise he keeps the most valuable.
    """
    if spoils:
        bay.stir()
    everything = winner.cargo + spoils
    if everything.total <= HOLD:
        winner.cargo = everything
    elif winner.seat == bay.mover or bay.orders[winner.seat].prizes == "ask":
        bay.keep = Keep(winner.seat, spoils)
    else:
        keep(bay, winner, spoils, min(HOLD, everything.gold))


def may_keep(cargo: Load, spoils: Load) -> set[int]:
    """How many chests of gold may be among the four treasures that are kept, where there are more."""
    everything = cargo + spoils
    return {gold for gold in range(min(HOLD, everything.gold) + 1) if HOLD - gold <= everything.cannons}


def keep(bay: Bay, winner: Ship, spoils: Load, gold: int) -> None:
    """Keeps so many chests of gold and fills the hold with cannons; the rest leaves the game (PB-12)."""
    everything = winner.cargo + spoils
    winner.cargo = Load(gold, HOLD - gold)
    bay.lose(everything - winner.cargo)
