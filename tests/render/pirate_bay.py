"""Positions of Pirate Bay put together by hand, for tests of pictures."""

from __future__ import annotations

from engine.games.piratebay.board import CELLS, ISLETS, MERCHANTS, ORDERS, TREASURES
from engine.games.piratebay.view import Find, Haul, Heap, Hold, Islet, Merchant, Store, View
from engine.sailing.view import Fight, Ship, Shot, Track, Wreck
from engine.values import Cell
from render import Marks
from render.games import piratebay
from render.sailing.geometry import COURSES
from tests.render.at_sea import at, cells, reach, wind, windowed

NAMES = ("Ushakov", "Nakhimov", "Барбаросса", "Grace O'Malley", "Ching Shih", "De Ruyter", "Сагайдачний", "Kidd")
HOMES = {2: (0, 4), 3: (0, 3, 5), 4: (0, 2, 4, 6)}
"""Which islets have owners."""
TILES = tuple(CELLS[cell] for cell in TREASURES)
NOTHING = Hold(0, 0)


def ship(seat: int, place: str, masts: int = 2, fired: tuple[int, int] = (0, 0)) -> Ship:
    """A ship; `place`: cell and heading, `fired`: to port and to starboard."""
    cell, heading = place.split()
    return Ship(f"f{seat + 1}", seat, 2, masts, at(cell), heading, *fired, False)


def islets(seats: int) -> tuple[Islet, ...]:
    homes = {number: seat for seat, number in enumerate(HOMES.get(seats, tuple(range(8))[:seats]))}
    return tuple(Islet(CELLS[one.land], CELLS[one.anchor], homes.get(i)) for i, one in enumerate(ISLETS))


def opening(seats: int = 4, **changes: object) -> View:
    """The beginning: everybody at anchor, all tiles but one face down."""
    homes = {islet.seat: number for number, islet in enumerate(islets(seats))}
    moored = [ISLETS[homes[seat]] for seat in range(seats)]
    fields: dict[str, object] = {
        "viewer": None,
        "turn": 1,
        "mover": 0,
        "order": tuple(range(seats)),
        "seats": seats,
        "watch": 1 if seats < 5 else 2,
        "glass": 1,
        "ships": tuple(
            ship(seat, f"{CELLS[one.anchor].token} {COURSES[one.heading]}") for seat, one in enumerate(moored)
        ),
        "holds": (NOTHING,) * seats,
        "stores": (Store(0, 0),) * seats,
        "trapped": (),
        "home": (),
        "islets": islets(seats),
        "down": TILES[:17] + TILES[18:],
        "marks": (),
        "heaps": (),
        "merchants": tuple(Merchant(CELLS[cell], 0, 0) for cell in MERCHANTS),
        "order_at": CELLS[ORDERS[0]],
        "order_of": None,
        "wind": wind(),
        "winds_left": 23,
        "left": 33,
        "end": 0,
        "lost": (0, 0),
        "calm": 0,
        "calm_end": 10,
        "scores": (0,) * seats,
        "asked": "turn",
        "tracks": (),
        "shots": (),
        "fights": (),
        "wrecks": (),
        "finds": (),
        "hauls": (),
        "orders": None,
        "over": False,
    }
    return View(**{**fields, **changes})  # type: ignore[arg-type]


def plundered() -> dict[str, object]:
    """The islands in mid-game, as fields of a view."""
    gone = cells("E13 G15 H14 M8 F5 P14 P13 O5")
    marks = cells("H5")
    heaps = (
        Heap(at("E8"), 0, 1), Heap(at("H8"), 2, 3), Heap(at("E15"), 1, 0), Heap(at("O16"), 2, 0), Heap(at("N13"), 0, 4),
        Heap(at("P7"), 0, 1), Heap(at("N5"), 1, 1), Heap(at("M5"), 0, 2), Heap(at("G8"), 1, 0),
    )  # fmt: skip
    shown = {*gone, *marks, *(heap.cell for heap in heaps if heap.cell != at("M5"))}
    return {
        "down": tuple(cell for cell in TILES if cell not in shown),
        "marks": marks,
        "heaps": heaps,
        "merchants": (Merchant(at("I9"), 0, 0), Merchant(at("I12"), 2, 1), Merchant(at("L12"), 0, 3)),
    }


def battle(**changes: object) -> View:
    """Eight seats in the middle of a game; gold has sailed, fired and turned up a chest."""
    ships = (
        ship(0, "J8 N", 2, (1, 0)),
        ship(1, "K8 W", 1, (0, 1)),
        ship(2, "L16 S"),
        ship(3, "G7 W"),
        ship(4, "C12 SE"),
        ship(5, "P4 NW", 1),
        ship(6, "Q10 NE"),
        ship(7, "M2 N"),
    )
    fields: dict[str, object] = {
        **plundered(),
        "turn": 41,
        "order": (0, 1, 2, 3, 4, 5, 6, 7),
        "glass": 2,
        "ships": ships,
        "holds": (Hold(2, 1), Hold(0, 2), Hold(1, 0), Hold(1, 3), NOTHING, Hold(1, 1), Hold(0, 4), NOTHING),
        "stores": (
            Store(4, 2), Store(2, 5), Store(3, 1), Store(0, 3), Store(1, 1), Store(2, 0), Store(0, 0), Store(5, 4),
        ),
        "trapped": (3,),
        "home": (7,),
        "order_at": None,
        "order_of": 2,
        "wind": wind("E", "strong", (6, 5, 4, 2, 0)),
        "left": 21,
        "end": 16,
        "scores": (10, 9, 10, 3, 3, 4, 0, 14),
        "asked": "stop",
        "tracks": (
            Track(41, "f1", 0, "sailed", cells("J4 J5 J6 J7 J8")),
            Track(40, "f7", 6, "sailed", cells("O8 P9 Q10")),
            Track(41, "f8", 7, "home", cells("J10 M2")),
        ),
        "shots": (
            Shot(41, 0, at("J8"), at("K8"), (5,), 4, 0, True),
            Shot(41, 1, at("K8"), at("J8"), (3,), 5, 0, False),
        ),
        "wrecks": (Wreck(41, "f8", 7, at("J10")),),
        "finds": (
            Find(41, 0, at("H8"), "gold"), Find(40, 3, at("F5"), "cave"), Find(39, 5, at("H5"), "mark"),
            Find(38, 6, at("P14"), "empty"), Find(39, 4, at("L9"), "merchant-gold"),
        ),
        "hauls": (
            Haul(41, 0, at("G8"), "loaded", 1, 1, False), Haul(39, 1, at("B13"), "landed", 1, 2, False),
            Haul(41, 0, at("J10"), "sunk", 2, 0, False),
        ),
    }  # fmt: skip
    return opening(8, **{**fields, **changes})


def four(**changes: object) -> View:
    """Four seats: a boarding won, a merchant lost to, a black mark, somebody has left."""
    ships = (ship(0, "F9 E"), ship(1, "E17 NE", 1), ship(2, "J13 W"))
    fields: dict[str, object] = {
        **plundered(),
        "turn": 22,
        "out": (3,),
        "order": (0, 1, 2),
        "ships": ships,
        "islets": tuple(
            one if one.seat != 3 else Islet(one.land, one.anchor, None) for one in islets(4)
        ),
        "holds": (Hold(1, 0), Hold(2, 2), NOTHING, NOTHING),
        "stores": (Store(2, 4), Store(0, 2), Store(3, 0), Store(0, 1)),
        "scores": (8, 2, 6, 0),
        "order_at": at("F15"),
        "left": 19,
        "wind": wind("SE", "light", (3, 3, 2, 1, 0)),
        "tracks": (
            Track(22, "f1", 0, "sailed", cells("B9 C9 D9 E9 F9")),
            Track(21, "f3", 2, "home", cells("I13 S13")),
            Track(22, "f2", 1, "sailed", cells("C15 D16 E17")),
        ),
        "fights": (Fight(22, at("F9"), (0, 1), ("f1", "f2"), ((4, 2), (3, 5), (6, 1)), 0),),
        "finds": (
            Find(22, 0, at("E8"), "cannon"), Find(22, 0, at("F8"), "empty"), Find(22, 0, at("G8"), "mark"),
            Find(21, 2, at("I12"), "merchant-lost"), Find(22, 1, at("E16"), "cave"),
            Find(22, 1, at("L9"), "merchant-gold"),
        ),
        "hauls": (
            Haul(22, 0, at("F9"), "robbed", 1, 0, False), Haul(22, 1, at("E15"), "unloaded", 0, 2, False),
            Haul(22, 1, at("A13"), "landed", 0, 2, False),
        ),
    }  # fmt: skip
    return opening(4, **{**fields, **changes})


def within_reach(view: View) -> tuple[Cell, ...]:
    """Where the mover's ship may sail to, enemies and merchants included."""
    moved = next(ship for ship in view.ships if ship.seat == view.mover)
    enemies = {ship.cell for ship in view.ships} | {one.cell for one in view.merchants}
    return tuple(reach(view, moved, {*TILES, *(islet.land for islet in view.islets)}, enemies))


def sailing(view: View) -> Marks:
    """Marks while the mover chooses where to sail, with the windows that the house would show."""
    return windowed(piratebay.sea(view), Marks(within_reach(view)))
