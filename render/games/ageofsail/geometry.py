"""What the rules of forts say about cells, as far as pictures show it: their reach, and what may be fired at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.ageofsail.view import Fort, View
from engine.sailing.view import Ship
from engine.values import Cell
from render.sailing.geometry import COURSES, beyond

GUNSHOT = 2
"""How far cannons of forts reach (AS-33)."""
ALONE = ("hunt", "assault")
"""Scenarios in which all others are together against the seat that plays alone (AS-51, AS-52)."""


def foes(view: View, seat: int) -> frozenset[int]:
    """The seats that a seat fights."""
    if view.scenario in ALONE and view.role is not None and view.role != seat:
        return frozenset((view.role,))
    return frozenset(other for other in range(view.seats) if other != seat)


def hostile(view: View, seat: int) -> Iterator[tuple[int, Fort]]:
    """The forts that may fire at ships of a seat, each with whose it is: those of its foes who are in the game."""
    against = foes(view, seat)
    for fort in view.forts:
        if fort.seat is not None and fort.seat in against and fort.seat not in view.out:
            yield fort.seat, fort


def reach(fort: Fort, forts: Iterable[Fort], ships: Iterable[Ship]) -> frozenset[Cell]:
    """The cells that a fort's live cannons reach (AS-33), those outside the sea too."""
    bars = {ship.cell for ship in ships} | {
        card.cell for other in forts if other.seat != fort.seat for card in other.cards
    }
    found: set[Cell] = set()
    for card in fort.cards:
        if card.live and not card.arms:
            for course in COURSES:
                for far in range(1, GUNSHOT + 1):
                    cell = beyond(card.cell, course, far)
                    found.add(cell)
                    if cell in bars:
                        break
    return frozenset(found)


def reaches(view: View, ship: Ship) -> dict[Cell, list[int]]:
    """The cells where others' forts would fire at a ship that enters them: by seats."""
    found: dict[Cell, list[int]] = {}
    if view.situation == "fog":
        return found
    others = [other for other in view.ships if other.id != ship.id]
    for seat, fort in hostile(view, ship.seat):
        for cell in reach(_ready(fort, view.scenario), view.forts, others):
            found.setdefault(cell, []).append(seat)
    return found


def _ready(fort: Fort, scenario: str) -> Fort:
    """A fort without the cannons that don't fire any more: in the assault those that have done so (AS-52)."""
    if scenario != "assault":
        return fort
    return Fort(fort.seat, tuple(card for card in fort.cards if not card.fired))


def targets(view: View, seat: int) -> frozenset[Cell]:
    """The cells with what a ship of a seat may fire at: ships and live cannons of its foes who are in the game.

    None where there is no gunfire.
    """
    if view.situation == "fog":
        return frozenset()
    against = foes(view, seat)
    ships = {ship.cell for ship in view.ships if ship.seat in against}
    cannons = {card.cell for _, fort in hostile(view, seat) for card in fort.cards if card.live and not card.arms}
    return frozenset(ships | cannons)
