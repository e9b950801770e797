"""Small situations of Pirate Bay for the figures of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.piratebay.board import CELLS, ISLETS, MERCHANTS, ORDERS, TREASURES
from engine.games.piratebay.view import Hold, Islet, Merchant, Store, View
from engine.sailing.view import Ship
from engine.values import Cell, read_cell
from render.sailing.geometry import COURSES, beyond
from render.window import Window

GOLD, BLUE = 0, 1
"""Owners and seats."""
NOTHING = Hold(0, 0)


def at(name: str) -> Cell:
    """A cell by its name."""
    cell = read_cell(name)
    assert cell is not None
    return cell


def ship(place: str, seat: int = GOLD) -> Ship:
    """A frigate; `place`: cell and heading."""
    cell, course = place.split()
    return Ship(place, seat, 2, 2, at(cell), course, 0, 0, False)


def position(
    ships: Iterable[Ship], owners: Iterable[int | None] = (), hold: Hold = NOTHING, store: Store | None = None
) -> View:
    """A position in which nobody has done anything yet: `owners` of the islets, gold's cargo and what he landed."""
    homes = [*owners, *[None] * len(ISLETS)]
    stores = (store or Store(0, 0), *[Store(0, 0)] * 7)
    return View(
        viewer=None, turn=1, mover=None, seats=8, watch=1, glass=1, ships=tuple(ships), holds=(hold, *[NOTHING] * 7),
        stores=stores, trapped=(), home=(),
        islets=tuple(Islet(CELLS[one.land], CELLS[one.anchor], homes[i]) for i, one in enumerate(ISLETS)),
        down=tuple(CELLS[cell] for cell in TREASURES), marks=(), heaps=(),
        merchants=tuple(Merchant(CELLS[cell], 0, 0) for cell in MERCHANTS), order_at=CELLS[ORDERS[-1]], order_of=None,
        wind=None, winds_left=24, left=33, end=0, lost=(0, 0), calm=0, calm_end=10, scores=(0,) * 8, asked=None,
        tracks=(), shots=(), fights=(), wrecks=(), finds=(), hauls=(), orders=None, over=False,
    )  # fmt: skip


def start() -> View:
    """Eight players at the beginning (PB-1, PB-3)."""
    moored = [f"{CELLS[one.anchor].token} {COURSES[one.heading]}" for one in ISLETS]
    return position([ship(place, seat) for seat, place in enumerate(moored)], range(8))


def broadsides() -> View:
    """Frigates on three headings, on open water (AS-5, AS-10)."""
    return position((ship("B10 N"), ship("D10 NE", BLUE), ship("F10 E", 2)))


def exploring() -> tuple[View, tuple[Cell, ...], Window]:
    """A ship in a bay, and the tiles that she may turn up (PB-20)."""
    found = ship("F6 W")
    view = position((found,))
    beside = tuple(cell for cell in (beyond(found.cell, course) for course in COURSES) if cell in view.down)
    return view, beside, Window(3, 3, 7, 6)


def landing() -> tuple[View, View, Window]:
    """A ship beside her islet before and after (PB-22)."""
    islet = next(i for i, one in enumerate(ISLETS) if CELLS[one.land] == at("A8"))
    owners = [None] * islet + [GOLD]
    lying = ship("B7 W")
    before = position((lying,), owners, Hold(2, 1))
    return before, position((lying,), owners, NOTHING, Store(2, 1)), Window(0, 5, 4, 4)
