"""Small situations of Admiral for the figures of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.games.admiral.view import Blast, Forecast, Fort, Mark, Mine, Ship, View, Wind
from engine.sailing.view import Track
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


# ---------------------------------------------------------------- mines, fireships


def mined() -> tuple[View, View, Window]:
    """Mines armed, held and waiting for some classes, before and after a ship meets one and goes on (AD-56)."""
    armed = Mine(GOLD, at("E4"), 1, "armed", "")
    others = Mine(GOLD, at("B3"), 1, "held", ""), Mine(GOLD, at("F2"), 1, "waits", "sg")
    foe = ship("f", "E5", BLUE)
    before = position([foe], [fort("C1")], viewer=GOLD, mines=(armed, *others))
    after = replace(
        before, mines=others, blown=(armed.cell,), ships=(replace(foe, cell=at("E2"), strength=1),),
        tracks=(Track(1, foe.id, BLUE, "sailed", cells("E5 E4 E3 E2")),),
        marks=(Mark(1, GOLD, armed.cell, "mined", 3),),
    )  # fmt: skip
    return before, after, Window(0, 0, 11, 5)


def burning() -> tuple[View, View, Window]:
    """A fireship before she explodes, and after it: friend and foe around her, one who is too far (AD-34)."""
    fire = ship("b", "C3", fireship="due")
    around = [ship("s", "D4", BLUE), ship("b", "B2", BLUE), ship("f", "D2", GOLD), ship("g", "A5", BLUE)]
    hits = tuple(one.id for one in around[:3])
    before = position([fire, *around], mover=GOLD, blasts=(Blast(fire.id, fire.cell, 3, hits),))
    after = position(
        [replace(around[0], strength=4), replace(around[2], strength=1), around[3]],
        marks=(
            Mark(1, BLUE, at("B2"), "sunk", 0),
            Mark(1, GOLD, at("C3"), "exploded", 3),
            *(Mark(1, one.seat, one.cell, "blasted", 3) for one in around[:3]),
        ),
    )
    return before, after, Window(0, 0, 5, 5)


def drifting_fireship() -> tuple[View, tuple[str, ...], Window]:
    """A storm to the east: a fireship drifts before ships that lie before her, then she explodes (AD-23, AD-34)."""
    ships = [
        ship("b", "B2", fireship="due"), ship("f", "F4"), ship("g", "C4"), ship("s", "E2", BLUE), ship("b", "E1", BLUE),
    ]  # fmt: skip
    ways = (("B2 C2 D2", ""), ("F4 G4 H4", ""), ("C4 D4 E4 F4", ""))
    drifts = tuple(Forecast(one.id, cells(way), why, 0) for one, (way, why) in zip(ships, ways, strict=False))
    hits = tuple(one.id for one in ships[3:])
    view = position(
        ships, drifts=drifts, wind=Wind("E", "storm", ((0,) * 8,) * 4), mover=GOLD,
        blasts=(Blast(ships[0].id, at("D2"), 3, hits),),
    )  # fmt: skip
    return view, tuple(drift.ship for drift in drifts), Window(0, 0, 10, 5)


# ---------------------------------------------------------------- Pearl Shoals

SHOALS = {
    4: {
        "closed": "K9 J8 K8 J7 K7 J6 O9 N8 O8 N7 O7 N6", "coastal": "J9 K6 N9 O6", "reefs": "K5 N10",
        "pearls": "L7 L8 M7 M8 L9 M6 M9", "forts": "A1 A14 X1 X14",
        "ships": "B1 A2 B2, B14 A13 B13, W1 X2 W2, W14 X13 W13",
    },
    6: {
        "closed": "K6 L6 M6 L5 M5 N5 K10 L10 M10 L9 M9 N9", "coastal": "N6 K5 N10 K9", "reefs": "",
        "pearls": "L7 L8 M7 M8 K8 N7 N8", "forts": "A1 A13 L1 M14 X2 X14",
        "ships": "A2 B2, A12 B12, L2 M2, M13 L13, X3 W3, X13 W13",
    },
}  # fmt: skip
"""The layouts for up to four and for six players (AD-62, AD-67)."""


def shoals(seats: int) -> tuple[View, Window]:
    """Pearl Shoals for so many at the start, of each port's ships those that lie in different cells."""
    found = SHOALS[seats]
    kinds = "sgf" if seats < 6 else "gf"
    ships = [
        ship(kind, name, seat)
        for seat, names in enumerate(found["ships"].split(","))
        for kind, name in zip(kinds, names.split(), strict=True)
    ]
    forts = [fort(name, seat) for seat, name in enumerate(found["forts"].split())]
    lying = tuple((cell, 1) for cell in cells(found["pearls"]))
    whole = Window(0, 0, 24, 14)
    view = position(
        ships, forts, seats=seats, closed=cells(found["closed"]), coastal=cells(found["coastal"]),
        reefs=cells(found["reefs"]), pearls=lying,
    )  # fmt: skip
    return replace(view, ports=tuple(filter(whole.holds, view.ports))), whole
