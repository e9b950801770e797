"""Positions of Age of Sail with lines and of its scenarios, put together by hand for tests of pictures."""

from __future__ import annotations

from engine.games.ageofsail.view import Fort, FortCard, Party, Storming, View
from engine.sailing.view import Fight, Shot, Track, Wreck
from tests.render.age_of_sail import FORTS, battle, opening, ship
from tests.render.at_sea import at, cells, wind

HARBOUR = Fort(None, tuple(FortCard(at(name), name == "A1", True, False) for name in FORTS["SW"][0].split()))
"""A fort that is nobody's (AS-50, AS-51)."""
GOALS = cells("A3 B3 C3 D3 D2 D1")
FIELD = (at("D4"), at("Q17"))
FORT = "G9 H9 I9 J9 H10 H11 I11 I12 J12 K12"


def lined(**changes: object) -> View:
    """A battle of two lines; gold's has sailed, its second ship has fired (AS-40)."""
    ships = (
        ship("s1", 0, "J9 NE", 3),
        ship("f1", 0, "I8 NE", 2, (0, 2)),
        ship("f2", 0, "H7 NE", 1),
        ship("b1", 0, "H6 N"),
        ship("s2", 1, "M11 W", 2),
        ship("f3", 1, "J7 S", 2, (0, 1)),
        ship("f4", 1, "J6 S", 1),
        ship("b2", 1, "P15 W"),
    )
    fields: dict[str, object] = {
        "ships": ships,
        "lines": (("s1", "f1", "f2", "b1"), ("f4", "f3")),
        "active": "s1",
        "tracks": (
            Track(9, "s1", 0, "sailed", cells("H7 I8 J9")),
            Track(9, "f1", 0, "sailed", cells("H6 H7 I8")),
            Track(9, "f2", 0, "sailed", cells("H5 H6 H7")),
            Track(9, "b1", 0, "sailed", cells("H4 H5 H6")),
            Track(8, "f3", 1, "sailed", cells("J10 J9 J8 J7")),
        ),
        "shots": (Shot(9, 0, at("I8"), at("J7"), (2, 5), 4, 2, True),),
        "wrecks": (),
    }
    return battle(**{**fields, **changes})


def scenario(name: str, seats: int, **changes: object) -> View:
    fields: dict[str, object] = {
        "scenario": name, "role": 0, "rounds": 60, "quiet_end": 0, "sums": (), "afar": (), "situation": None,
        "situations_left": 0, "forts": (HARBOUR,), "goals": GOALS, "wind": wind("SW"), "asked": "turn", "ships": (),
    }  # fmt: skip
    return opening(seats, **{**fields, **changes})


def pirates(**changes: object) -> View:
    """A merchant captain and two pirates, one of whom has boarded (AS-50)."""
    ships = (
        ship("s1", 0, "L12 SW", 2),
        ship("b1", 1, "K13 S"),
        ship("b2", 1, "F9 NE"),
        ship("b3", 2, "M10 N"),
    )
    fields: dict[str, object] = {
        "turn": 14, "mover": 1, "round": 5, "ships": ships, "order_of": 2,
        "tracks": (
            Track(13, "s1", 0, "sailed", cells("P16 O15 N14 M13 L12")),
            Track(14, "b1", 1, "sailed", cells("K18 K17 K16 K15 K14 K13")),
            Track(12, "b3", 2, "sailed", cells("M5 M6 M7 M8 M9 M10")),
        ),
        "fights": (Fight(12, at("L9"), (2, 0), ("b4", "s1"), ((2, 5),), 1),),
        "wrecks": (Wreck(12, "b4", 2, at("L9")),),
    }  # fmt: skip
    return scenario("pirates", 3, **{**fields, **changes})


def hunt(**changes: object) -> View:
    """A pirate near his harbour and three hunters (AS-51)."""
    ships = (
        ship("f1", 0, "G7 SW", 2),
        ship("f2", 1, "F8 SE", 2),
        ship("f3", 2, "E3 E", 1),
        ship("f4", 3, "L4 W", 2),
    )
    fields: dict[str, object] = {
        "turn": 21, "round": 6, "ships": ships,
        "tracks": (
            Track(20, "f4", 3, "sailed", cells("P4 O4 N4 M4 L4")),
            Track(17, "f1", 0, "sailed", cells("K11 J10 I9 H8 G7")),
        ),
        "shots": (Shot(18, 1, at("F8"), at("G7"), (2, 3), 5, 0, False),),
    }  # fmt: skip
    return scenario("hunt", 4, **{**fields, **changes})


def stronghold(seat: int = 0, turned: str = "", fired: str = "") -> Fort:
    """A fort of ten cells joined by sides (AS-52)."""
    return Fort(
        seat,
        tuple(FortCard(at(name), False, name not in turned.split(), name in fired.split()) for name in FORT.split()),
    )


def laying(**changes: object) -> View:
    """The defender lays his fort: seven of ten cells (AS-52)."""
    fields: dict[str, object] = {
        "viewer": 0, "turn": 0, "rounds": 30, "forts": (), "goals": (), "wind": None, "asked": "layout",
        "field": FIELD, "laid": cells(FORT)[:7],
        "waiting": tuple(ship(f"{kind}{i}", 1, "A1 N") for kind, many in (("s", 3), ("f", 6), ("b", 3))
                         for i in range(1, many + 1)),
    }  # fmt: skip
    return scenario("assault", 2, **{**fields, **changes})


def assault(**changes: object) -> View:
    """Two attackers, masts of both ashore (AS-52)."""
    ships = (
        ship("s1", 1, "F8 N", 2),
        ship("f1", 1, "G10 E", 1, (0, 1), True),
        ship("f2", 1, "K4 N"),
        ship("b1", 1, "P3 NW"),
        ship("s2", 2, "K11 W", 3, (2, 0)),
        ship("f3", 2, "M13 W", 2),
        ship("f4", 2, "L10 NW", 1),
    )
    fields: dict[str, object] = {
        "turn": 29, "mover": 1, "round": 10, "rounds": 30, "ships": ships, "goals": (),
        "forts": (stronghold(turned="G9 H9 I11 K12", fired="J9 H10"),),
        "parties": (
            Party(at("G9"), 1, 1, 1), Party(at("H9"), 1, 2, 1), Party(at("I11"), 1, 1, 0), Party(at("I11"), 2, 2, 2),
            Party(at("K12"), 2, 2, 2),
        ),
        "struggles": (
            Storming(29, at("H9"), 1, 2, (((2, 1), (2, 6)),), True),
            Storming(27, at("I11"), 2, 3, (((5, 4), (1, 2, 2)), ((2, 2), (4, 4))), True),
        ),
        "tracks": (Track(29, "f1", 1, "sailed", cells("D7 E8 F9 G10")),),
        "shots": (
            Shot(29, 0, at("H10"), at("F8"), (4, 3), 2, 0, True),
            Shot(27, 2, at("K11"), at("J12"), (3, 3), 5, 0, False),
        ),
        "wrecks": (Wreck(26, "b2", 2, at("N10")),),
    }  # fmt: skip
    return scenario("assault", 3, **{**fields, **changes})
