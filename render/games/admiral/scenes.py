"""Small situations of Admiral for the figures of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.games.admiral.view import Forecast, Fort, Ship, View, Wind
from engine.values import Cell, read_cell
from render.sailing.geometry import COURSES, beyond
from render.window import Window

GOLD, BLUE = 0, 1
"""Owners and seats."""
SIZES = {"s": 7, "g": 5, "f": 4, "b": 3}
"""The strength of a whole ship of each class (AD-3)."""
FRIGATE = (6, 5)
"""Her reach in a fresh wind, straight and diagonal (AD-3)."""


def at(name: str) -> Cell:
    """A cell by its name."""
    cell = read_cell(name)
    assert cell is not None
    return cell


def cells(names: str) -> tuple[Cell, ...]:
    """Several cells."""
    return tuple(map(at, names.split()))


def ship(kind: str, name: str, seat: int = GOLD, strength: int = 0, **changes: Any) -> Ship:
    """A ship of a class, whole unless a strength is given."""
    size = SIZES[kind]
    found = Ship(f"{kind}{name}", seat, at(name), size, strength or size, 0, False, False, "", 0)
    return replace(found, **changes)


def fort(name: str, seat: int | None = GOLD, strength: int = 5, **changes: Any) -> Fort:
    """A fort."""
    return replace(Fort(f"fort-{name}", seat, at(name), 5, strength, 0, 0, False, 0), **changes)


def position(ships: Sequence[Ship] = (), forts: Sequence[Fort] = (), **changes: Any) -> View:
    """A position in which nobody has done anything yet."""
    ports = [beyond(one.cell, course) for one in forts for course in COURSES]
    fields: dict[str, Any] = {
        "viewer": None, "turn": 1, "mover": None, "seats": 2, "round": 1, "scenario": "fleet", "width": 24,
        "height": 14, "closed": (), "coastal": (), "covered": (), "reefs": (),
        "ports": tuple(cell for cell in ports if cell.col >= 0 and cell.row >= 0), "ships": tuple(ships),
        "forts": tuple(forts), "pearls": (), "wind": None, "asked": None, "goal": "pearls", "need": 2, "scores": (0, 0),
        "goals": (), "quiet": 0,
        "quiet_end": 15, "last_round": 0, "tracks": (), "salvos": (), "fights": (), "marks": (),
        "drifts": (), "orders": None, "ordered": (), "over": False,
    }  # fmt: skip
    return View(**{**fields, **changes})


def reach() -> tuple[View, tuple[Cell, ...], Wind, Window]:
    """Where a frigate may sail to in a fresh wind to the north-east (AD-21)."""
    to = COURSES.index("NE")
    ranges = tuple(FRIGATE[i % 2] - min((i - to) % 8, (to - i) % 8) for i in range(8))
    found = ship("f", "D4")
    stops = [beyond(found.cell, course, far + 1) for course, most in zip(COURSES, ranges, strict=True)
             for far in range(most)]  # fmt: skip
    return position([found]), tuple(stops), Wind("NE", "fresh", (ranges,) * 4), Window(0, 0, 9, 9)


def drifting() -> tuple[View, Window]:
    """A storm: shelter behind an island and in a port, a drift on a reef, one to the full (AD-22)."""
    ships = [ship("s", "B5"), ship("f", "G6"), ship("b", "C2"), ship("g", "J2")]
    drifts = (
        Forecast(ships[0].id, cells("B5 C6"), "reef", 1),
        Forecast(ships[1].id, cells("G6 H7"), "shelter", 0),
        Forecast(ships[2].id, cells("C2 D3"), "full", 0),
        Forecast(ships[3].id, cells("J2 K3 L4"), "shelter", 0),
    )
    view = position(
        ships, [fort("K1")], closed=cells("E5 F5 F4 G4"), coastal=cells("E4 G5"), reefs=cells("D7"), drifts=drifts[:3],
        wind=Wind("NE", "storm", ((0,) * 8,) * 4), mover=GOLD,
    )  # fmt: skip
    return replace(view, drifts=(*drifts[:2], replace(drifts[2], why=""), drifts[3])), Window(0, 0, 12, 8)


def covered() -> tuple[View, Window]:
    """Land about whose corner ships sail, two closed cells between which they don't, and a covered side (AD-2)."""
    closed = cells("C3 D4 H3")
    return position(closed=closed, covered=((at("J3"), at("K3")),)), Window(1, 1, 11, 4)


def firing() -> tuple[View, Window]:
    """A fort that fires over a ship, a ship hidden by another, one behind a covered corner (AD-30)."""
    ships = [
        ship("b", "D2"), ship("s", "F2", BLUE), ship("f", "C5"), ship("g", "F5", BLUE), ship("b", "H5", BLUE),
        ship("s", "J5"), ship("f", "L3", BLUE), ship("g", "L1"),
    ]  # fmt: skip
    return position(ships, [fort("B2")], closed=cells("J4 K5")), Window(0, 0, 13, 6)
