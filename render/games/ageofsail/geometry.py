"""What the rules of forts say about cells, as far as pictures show it: their reach, and what may be fired at."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.ageofsail.view import Fort, View
from engine.sailing.view import Ship
from engine.values import Cell
from render.sailing.geometry import COURSES, beyond

GUNSHOT = 2
"""How far cannons of forts reach (AS-33)."""


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
    for fort in view.forts:
        if fort.seat != ship.seat and fort.seat not in view.out:
            for cell in reach(fort, view.forts, others):
                found.setdefault(cell, []).append(fort.seat)
    return found


def targets(view: View, seat: int) -> frozenset[Cell]:
    """The cells with what a ship of a seat may fire at: ships and live cannons of others who are in the game.

    None where there is no gunfire.
    """
    if view.situation == "fog":
        return frozenset()
    ships = {ship.cell for ship in view.ships if ship.seat != seat}
    cannons = {
        card.cell
        for fort in view.forts
        if fort.seat != seat and fort.seat not in view.out
        for card in fort.cards
        if card.live and not card.arms
    }
    return frozenset(ships | cannons)
