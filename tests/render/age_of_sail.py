"""Positions of Age of Sail put together by hand, for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.ageofsail.view import Fort, FortCard, View
from engine.sailing.view import Fight, Ship, Shot, Track, Wreck
from engine.values import Piece
from render import Marks, Picture
from render.games import ageofsail
from render.window import overview
from tests.render.at_sea import at, cells, reach, wind, windowed

NAMES = ("Ushakov", "Nakhimov", "Lazarev", "Senyavin")
SIZES = {"s": 3, "f": 2, "b": 1}
FORTS = {
    "SW": ("A1 A2 B1 B2 C1 C2", "A1"),
    "NW": ("A18 A19 A20 B18 B19 B20", "A20"),
    "NE": ("R19 R20 S19 S20 T19 T20", "T20"),
    "SE": ("S1 S2 S3 T1 T2 T3", "T1"),
}
"""Cells of the forts, and of their arms (AS-30)."""
STARTS = {
    "SW": ("D3 C3 D2 B3", "NE"),
    "NW": ("C17 C18 B17 C19", "SE"),
    "NE": ("Q18 R18 Q19 S18", "SW"),
    "SE": ("R4 R3 S4 R2", "NW"),
}
"""Where the ship of the line, the frigates and the brig begin (AS-7)."""
CORNERS = {2: ("SW", "NE"), 3: ("SW", "NW", "SE"), 4: ("SW", "NW", "NE", "SE")}


def ship(
    id: str, seat: int, place: str, masts: int | None = None, fired: tuple[int, int] = (0, 0), acted: bool = False
) -> Ship:
    """A ship; `place`: cell and heading, `fired`: to port and to starboard."""
    cell, heading = place.split()
    size = SIZES[id[0]]
    return Ship(id, seat, size, size if masts is None else masts, at(cell), heading, *fired, acted)


def fort(seat: int, corner: str, turned: str = "", fired: str = "") -> Fort:
    names, arms = FORTS[corner]
    return Fort(
        seat,
        tuple(
            FortCard(at(name), name == arms, name not in turned.split(), name in fired.split())
            for name in names.split()
        ),
    )


def fleet(seat: int, corner: str) -> Iterable[Ship]:
    places, heading = STARTS[corner]
    ids = (f"s{seat + 1}", f"f{2 * seat + 1}", f"f{2 * seat + 2}", f"b{seat + 1}")
    return (ship(id, seat, f"{place} {heading}") for id, place in zip(ids, places.split(), strict=True))


def opening(seats: int = 2, **changes: object) -> View:
    """The beginning: the first seat arranges its ships."""
    corners = CORNERS[seats]
    fields: dict[str, object] = {
        "viewer": None,
        "turn": 1,
        "mover": 0,
        "order": tuple(range(seats)),
        "seats": seats,
        "round": 1,
        "rounds": 20,
        "quiet": 0,
        "quiet_end": 10,
        "sums": (0,) * seats,
        "afar": (0,) * seats,
        "ships": tuple(ship for seat, corner in enumerate(corners) for ship in fleet(seat, corner)),
        "forts": tuple(fort(seat, corner) for seat, corner in enumerate(corners)),
        "wind": None,
        "situation": None,
        "winds_left": 24,
        "situations_left": 24,
        "active": None,
        "asked": "arrange",
        "tracks": (),
        "shots": (),
        "fights": (),
        "wrecks": (),
        "orders": None,
        "over": False,
    }
    return View(**{**fields, **changes})  # type: ignore[arg-type]


def battle(**changes: object) -> View:
    """Two seats in the middle of a fight; gold's first frigate has sailed, fired, and been answered."""
    ships = (
        ship("s1", 0, "H11 E", 2),
        ship("f1", 0, "J9 NE", 2, (0, 2)),
        ship("f2", 0, "L8 N", 1, (1, 0), True),
        ship("b1", 0, "F6 NE"),
        ship("s2", 1, "L12 SW", 3),
        ship("f3", 1, "K8 S", 2, (0, 1)),
        ship("f4", 1, "N13 SW", 1),
        ship("b2", 1, "P15 W"),
    )
    fields: dict[str, object] = {
        "turn": 9,
        "round": 5,
        "sums": (12, 9),
        "afar": (6, 7),
        "quiet": 1,
        "ships": ships,
        "forts": (fort(0, "SW", "C2"), fort(1, "NE", "R19 S19", "T19")),
        "wind": wind(),
        "situation": "gunners",
        "winds_left": 15,
        "situations_left": 14,
        "active": "f1",
        "asked": "stop",
        "tracks": (
            Track(8, "s2", 1, "sailed", cells("O15 N14 M13 L12")),
            Track(9, "f2", 0, "sailed", cells("L5 L6 L7 L8")),
            Track(9, "f1", 0, "sailed", cells("H7 I8 J9")),
        ),
        "shots": (
            Shot(9, 0, at("L8"), at("K8"), (3,), 4, 1, False),
            Shot(9, 0, at("J9"), at("K8"), (2, 5), 4, 2, True),
            Shot(9, 1, at("K8"), at("J9"), (3,), 5, 0, False),
            Shot(8, 1, at("L12"), at("K11"), (3, 3, 5), 2, 0, True),
        ),
        "wrecks": (Wreck(8, "f5", 0, at("K11")),),
    }
    return opening(**{**fields, **changes})


def four(**changes: object) -> View:
    """Four seats: a boarding, a ship in reach of a fort, a seat that is out."""
    ships = (
        ship("s1", 0, "E5 NE", 3, acted=True),
        ship("f1", 0, "G9 N", 2, (1, 0), True),
        ship("b1", 0, "C3 E"),
        ship("f3", 0, "F12 NW", 1, acted=True),
        ship("s2", 1, "D14 E", 2, (0, 3)),
        ship("f4", 1, "H16 SE", 2),
        ship("s3", 2, "P17 W", 3),
        ship("f5", 2, "N14 SW", 2),
        ship("f6", 2, "Q11 S", 1),
        ship("b3", 2, "R8 SE", 1),
        ship("b4", 2, "M12 SW", 1),
    )
    fields: dict[str, object] = {
        "turn": 22,
        "mover": 0,
        "out": (3,),
        "order": (0, 1, 2),
        "round": 6,
        "quiet": 0,
        "sums": (8, 4, 17, 0),
        "afar": (3, 4, 6, 0),
        "ships": ships,
        "forts": (fort(0, "SW", "B2", "C1"), fort(1, "NW"), fort(2, "NE", "R19"), fort(3, "SE", "S1 S3 T1")),
        "wind": wind("S", "strong", (6, 5, 4, 2, 0)),
        "situation": "storm",
        "asked": "turn",
        "tracks": (
            Track(22, "b1", 0, "drifted", cells("C5 C4 C3")),
            Track(22, "s1", 0, "sailed", cells("D4 E5")),
            Track(22, "f1", 0, "sailed", cells("G13 G12 G11 G10 G9")),
            Track(22, "f3", 0, "moved", cells("G12 F12")),
            Track(21, "s3", 2, "sailed", cells("T17 S17 R17 Q17 P17")),
            Track(20, "f4", 1, "teleported", cells("B17 H16")),
        ),
        "shots": (
            Shot(22, 1, at("B18"), at("C17"), (2, 4), 5, 0, True),
            Shot(20, 1, at("D14"), at("D13"), (2, 4, 5), 5, 0, True),
        ),
        "fights": (Fight(22, at("G12"), (0, 1), ("f1", "f3"), ((4, 2), (3, 5), (6, 1)), 0),),
        "wrecks": (Wreck(19, "b2", 1, at("I13")), Wreck(20, "f2", 0, at("D13"))),
    }
    return opening(4, **{**fields, **changes})


def sailing(view: View, id: str) -> Marks:
    """Marks while a ship of a view chooses where to sail, with the whole sea and the close-up."""
    moved = next(ship for ship in view.ships if ship.id == id)
    own, enemies = ({ship.cell for ship in view.ships if (ship.seat == moved.seat) == ours} for ours in (True, False))
    walls = {card.cell for fort in view.forts for card in fort.cards}
    marks = Marks(tuple(reach(view, moved, own | walls, enemies)), (Piece(id, moved.seat),))
    return windowed(ageofsail.sea(view), marks)


def pictures(
    view: View, marks: Marks | None = None, contrast: bool = False, names: tuple[str, ...] = NAMES
) -> list[Picture]:
    if marks is None:
        marks = Marks(windows=overview(ageofsail.sea(view)))
    return ageofsail.draw(view, names, marks, contrast)
