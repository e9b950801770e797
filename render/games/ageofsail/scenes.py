"""Small situations of Age of Sail for the figures of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.ageofsail.view import Fort, FortCard, View
from engine.sailing.view import Ship
from engine.values import Cell, read_cell
from render.sailing.geometry import abeam, beyond

GOLD, BLUE = 0, 1
"""Owners and seats."""
FAR = 3
"""So many steps from the own fort masts count nothing yet (AS-39)."""


def at(name: str) -> Cell:
    """A cell by its name."""
    cell = read_cell(name)
    assert cell is not None
    return cell


def ship(place: str, size: int, masts: int, seat: int = GOLD) -> Ship:
    """A ship; `place`: cell and heading."""
    cell, course = place.split()
    return Ship(place, seat, size, masts, at(cell), course, 0, 0, False)


def fort(turned: str = "") -> Fort:
    """Gold's fort at the lower left (AS-30)."""
    names = ("A1", "A2", "B1", "B2", "C1", "C2")
    return Fort(GOLD, tuple(FortCard(at(name), name == "A1", name != turned, False) for name in names))


def position(ships: Iterable[Ship], forts: Iterable[Fort] = ()) -> View:
    """A position in which nobody chooses and nothing has happened yet."""
    return View(
        viewer=None, turn=1, mover=GOLD, seats=2, round=1, rounds=20, quiet=0, quiet_end=10, sums=(0, 0), afar=(0, 0),
        ships=tuple(ships), forts=tuple(forts), wind=None, situation=None, winds_left=24, situations_left=24,
        active=None, asked=None, tracks=(), shots=(), fights=(), wrecks=(), orders=None, over=False,
    )  # fmt: skip


def start() -> View:
    """Where a player's ships begin (AS-7)."""
    ships = (ship("D3 NE", 3, 3), ship("C3 NE", 2, 2), ship("D2 NE", 2, 2), ship("B3 NE", 1, 1))
    return position(ships, (fort(),))


def broadsides() -> tuple[View, list[tuple[Cell, Cell]]]:
    """Ships on three headings, and the cells abeam of each, with her own before."""
    ships = (ship("B2 N", 2, 2), ship("E2 NE", 3, 3), ship("H2 E", 2, 2))
    sides = [(one.cell, beyond(one.cell, side)) for one in ships for side in abeam(one.heading)]
    return position(ships), sides


def reach() -> View:
    """A fort with a card turned over; an enemy bars the cell behind her."""
    return position((ship("B3 E", 1, 1, BLUE),), (fort("C2"),))


def repair() -> tuple[View, View]:
    """A frigate beside her fort before and after (AS-35)."""
    return position((ship("C3 E", 2, 1),), (fort(),)), position((ship("C3 E", 2, 2),), (fort("C2"),))


def afar() -> View:
    """Ships near their fort and far from it."""
    ships = (ship("E4 NE", 3, 3), ship("D7 E", 1, 1), ship("H3 N", 2, 2), ship("B4 E", 2, 1))
    return position(ships, (fort(),))


def near(view: View, cell: Cell) -> bool:
    """Whether masts on a cell count nothing (AS-39)."""
    return any(
        max(abs(cell.col - card.cell.col), abs(cell.row - card.cell.row)) <= FAR
        for fort in view.forts
        for card in fort.cards
    )
