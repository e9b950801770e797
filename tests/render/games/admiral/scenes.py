"""Positions of Admiral put together by hand, for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.admiral.view import Fight, Forecast, Fort, Mark, Salvo, Ship, View, Wind
from engine.sailing.view import Track
from engine.values import Answer, Cell, Piece
from render import Marks
from render.games import admiral
from render.sailing.geometry import COURSES, beyond
from render.window import private
from tests.render.at_sea import at, cells

NAMES = ("Ушаков", "Nakhimov", "Сагайдачний", "Grace O'Malley", "Ching Shih", "De Ruyter")
SIZES = {"s": 7, "g": 5, "f": 4, "b": 3}
SHOTS = {"s": (3, 1), "g": (2, 0), "f": (1, 0), "b": (1, 0)}
"""In calm and fresh winds, in a storm (AD-3)."""
REACH = {
    "calm": {"s": (0, 0), "g": (0, 0), "f": (0, 0), "b": (1, 0)},
    "fresh": {"s": (5, 5), "g": (5, 5), "f": (6, 5), "b": (5, 5)},
    "storm": {"s": (3, 2), "g": (3, 2), "f": (2, 1), "b": (2, 1)},
}
"""Straight and diagonal (AD-3)."""
HOMES = ("A1", "X14")
ISLANDS = ("G9", "P4")
"""South-western corners of the 3×3 islands (AD-66)."""
CORNERS = ("A1", "L14", "A14", "L1")


def wind(towards: str = "NE", force: str = "fresh") -> Wind:
    """The reach of all classes in a wind (AD-21, AD-22)."""
    to = COURSES.index(towards)
    ranges = []
    for straight, diagonal in REACH[force].values():
        reach = []
        for i in range(8):
            usual = diagonal if i % 2 else straight
            angle = min((i - to) % 8, (to - i) % 8)
            reach.append(usual - angle if force == "fresh" else usual if force == "calm" or i == to else 0)
        ranges.append(tuple(reach))
    return Wind(towards, force, tuple(ranges))


def ship(
    id: str,
    seat: int,
    name: str,
    strength: int = 0,
    *,
    shots: int | None = None,
    moved: bool = False,
    spent: bool = False,
    task: str = "",
    pearls: int = 0,
) -> Ship:
    """A ship on a cell, whole unless a `strength` is given."""
    size = SIZES[id[0]]
    left = SHOTS[id[0]][0] if shots is None else shots
    return Ship(id, seat, at(name), size, strength or size, left, moved, spent, task, pearls)


def fort(
    name: str, seat: int | None, strength: int = 5, pearls: int = 0, *, worked: bool = False, rebuilt: int = 0
) -> Fort:
    """A fort on a cell."""
    return Fort(f"fort-{name.lower()}", seat, at(name), 5, strength, 2, pearls, worked, rebuilt)


def port(names: Iterable[str], width: int, height: int) -> tuple[Cell, ...]:
    """The cells round forts (AD-4)."""
    found = [beyond(at(name), course) for name in names for course in COURSES]
    return tuple(dict.fromkeys(cell for cell in found if 0 <= cell.col < width and 0 <= cell.row < height))


def islands() -> dict[str, tuple[Cell, ...]]:
    """Those of the fleet battle (AD-66)."""
    closed, coastal = [], []
    for name in ISLANDS:
        low = at(name)
        for i in range(9):
            cell = Cell(low.col + i % 3, low.row + i // 3)
            (coastal if i in (0, 2, 6, 8) else closed).append(cell)
    return {"closed": tuple(closed), "coastal": tuple(coastal)}


def fleet(**changes: object) -> View:
    """The beginning of a fleet battle (AD-66)."""
    fields: dict[str, object] = {
        "viewer": None,
        "turn": 1,
        "mover": 0,
        "order": (0, 1),
        "seats": 2,
        "round": 1,
        "scenario": "fleet",
        "width": 24,
        "height": 14,
        **islands(),
        "covered": (),
        "reefs": (),
        "ports": port(HOMES, 24, 14),
        "ships": (
            ship("s1", 0, "B2"), ship("s2", 1, "W13"), ship("g1", 0, "A2"), ship("g2", 1, "X13"),
            ship("f1", 0, "B1"), ship("f2", 1, "W14"), ship("b1", 0, "B1"), ship("b2", 1, "W14"),
        ),
        "forts": (fort("A1", 0), fort("X14", 1)),
        "pearls": ((at("L7"), 1), (at("M8"), 1), (at("L8"), 1)),
        "wind": wind(),
        "asked": "turn",
        "goal": "pearls",
        "need": 2,
        "scores": (0, 0),
        "goals": (),
        "quiet": 0,
        "quiet_end": 15,
        "last_round": 0,
        "tracks": (),
        "salvos": (),
        "fights": (),
        "marks": (),
        "drifts": (),
        "orders": None,
        "ordered": (),
        "over": False,
    }  # fmt: skip
    return View(**{**fields, **changes})  # type: ignore[arg-type]


def battle(**changes: object) -> View:
    """The middle of one: gold has sailed, fired at two ships and boarded a third."""
    fields: dict[str, object] = {
        "turn": 17,
        "round": 9,
        "ships": (
            ship("s1", 0, "K6", moved=True, shots=0), ship("s2", 1, "N9", 4),
            ship("g1", 0, "B2", 2, task="repair"), ship("g2", 1, "R10", pearls=2),
            ship("f1", 0, "L4", 3, moved=True, pearls=1), ship("f2", 0, "M3", 1, spent=True),
            ship("b1", 0, "B1"), ship("b2", 1, "W14", 2, task="work"),
        ),
        "forts": (fort("A1", 0, 5, 1), fort("X14", 1, 3, 1)),
        "pearls": ((at("M8"), 1),),
        "scores": (1, 1),
        "tracks": (
            Track(17, "s1", 0, "sailed", cells("G2 H3 I4 J5 K6")),
            Track(17, "f1", 0, "sailed", cells("L7 L6 L5 L4")),
            Track(16, "g2", 1, "sailed", cells("M10 N10 O10 P10 Q10 R10")),
        ),
        "salvos": (
            Salvo(17, 0, cells("K6"), at("N9"), 3, 4, 3),
            Salvo(16, 1, cells("N9"), at("K9"), 2, 2, 0),
        ),
        "fights": (Fight(17, at("M3"), cells("L3"), (0, 1), (7, 4), False),),
        "marks": (
            Mark(17, 0, at("M3"), "captured", 0), Mark(17, 0, at("B2"), "mended", 1),
            Mark(16, 0, at("K9"), "sunk", 0), Mark(16, 1, at("R10"), "loaded", 1),
            Mark(17, 0, at("L4"), "loaded", 1),
        ),
    }  # fmt: skip
    return fleet(**{**fields, **changes})


def assault(**changes: object) -> View:
    """A fort has fallen, another is being rebuilt: two ships at work, one has landed pearls; nothing has happened for
    long.
    """
    fields: dict[str, object] = {
        "turn": 34,
        "round": 17,
        "mover": 1,
        "quiet": 12,
        "wind": wind("W", "calm"),
        "ships": (
            ship("s1", 0, "W13", 5, spent=True), ship("s2", 1, "B2", 6, task="work"),
            ship("g2", 1, "B1", task="work"), ship("f1", 0, "W14", 1, spent=True), ship("b2", 1, "C4", pearls=1),
        ),
        "forts": (fort("A1", 0, 0, worked=True, rebuilt=1), fort("X14", 0, 2, 2)),
        "pearls": ((at("L7"), 2),),
        "scores": (2, 0),
        "tracks": (Track(33, "s1", 0, "sailed", cells("S9 T10 U11 V12 W13")),),
        "fights": (Fight(33, at("X14"), cells("W13 W14"), (0, 1), (14, 9), True),),
        "salvos": (Salvo(33, 0, cells("T10 V12"), at("X14"), 4, 5, 2),),
        "marks": (
            Mark(33, 0, at("X14"), "taken", 0), Mark(33, 0, at("X14"), "landed", 2),
            Mark(33, 1, at("W14"), "sunk", 0), Mark(32, 1, at("B2"), "mended", 1),
        ),
    }  # fmt: skip
    return fleet(**{**fields, **changes})


def storm(**changes: object) -> View:
    """A storm: one drifts on a reef, one to a halt beside a ship, one may stay behind an island (AD-22, AD-23)."""
    fields: dict[str, object] = {
        "turn": 21,
        "round": 11,
        "wind": wind("NE", "storm"),
        "reefs": cells("O8 V6"),
        "covered": ((at("T9"), at("U9")), (at("T11"), at("U12"))),
        "asked": "turn",
        "ships": (
            ship("s1", 0, "M6", shots=1), ship("s2", 1, "K11", 4, shots=1), ship("g1", 0, "J12", shots=0),
            ship("g2", 1, "W13", shots=0), ship("f1", 0, "J11", 2, shots=0), ship("f2", 1, "U4", shots=0),
            ship("b1", 0, "T3", shots=0), ship("b2", 1, "W14", shots=0),
        ),
        "drifts": (
            Forecast("f1", cells("J11 K12"), "shelter", 0), Forecast("s1", cells("M6 N7"), "reef", 1),
            Forecast("g1", cells("J12 K13 L14"), "edge", 0), Forecast("b1", cells("T3"), "ship", 0),
        ),
        "tracks": (
            Track(20, "g2", 1, "drifted", cells("U11 V12 W13")), Track(20, "f2", 1, "struck", cells("T3 U4")),
        ),
        "marks": (Mark(20, 1, at("U4"), "struck", 1),),
    }  # fmt: skip
    return fleet(**{**fields, **changes})


def half(seats: int = 4, **changes: object) -> View:
    """Mini-game 3: brigs race to the opposite corners, frigates block (AD-61)."""
    homes = CORNERS[:seats]
    goals = [CORNERS[i ^ 1] for i in range(seats)]
    places = (("C4", "A2"), ("K11", "J9"), ("A13", "C11"), ("K2", "L2"))[:seats]
    fields: dict[str, object] = {
        "turn": 9,
        "round": 3,
        "order": tuple(range(seats)),
        "seats": seats,
        "scenario": "mini3",
        "width": 12,
        "height": 14,
        "closed": cells("E8 F8 G8 F7 G7 H7"),
        "coastal": cells("H8 E7"),
        "reefs": cells("D4 I4 D11 I11 B7 K8"),
        "ports": port(CORNERS, 12, 14),
        "ships": tuple(
            ship(f"{kind}{seat + 1}", seat, name)
            for kind, at in (("f", 1), ("b", 0))
            for seat, name in enumerate(pair[at] for pair in places)
        ),
        "forts": tuple(fort(name, homes.index(name) if name in homes else None) for name in CORNERS),
        "pearls": (),
        "goal": "arrival",
        "need": 0,
        "scores": (),
        "goals": tuple(at(name) for name in goals),
        "quiet_end": 0,
        "last_round": 60,
        "tracks": (
            Track(8, "b4", 3, "sailed", cells("K5 K4 K3 K2")),
            Track(7, "b3", 2, "sailed", cells("D13 C13 B13 A13")),
        ),
    }
    return fleet(**{**fields, **changes})


def reach(view: View, id: str) -> tuple[Cell, ...]:
    """Where a ship may sail to, roughly: until something bars the way."""
    found = next(one for one in view.ships if one.id == id)
    assert view.wind
    bars = {*view.closed, *view.reefs, *(one.cell for one in (*view.ships, *view.forts))}
    cells = []
    for course, far in zip(COURSES, view.wind.ranges["sgfb".index(id[0])], strict=True):
        for i in range(1, far + 1):
            cell = beyond(found.cell, course, i)
            if cell in bars or not (0 <= cell.col < view.width and 0 <= cell.row < view.height):
                break
            cells.append(cell)
    return tuple(cells)


def choosing(view: View, opened: Sequence[Cell], *path: Answer) -> Marks:
    """Marks while the mover chooses, with the windows that the house would show."""
    sea = admiral.sea(view)
    return Marks(tuple(opened), path, private(sea, sea.places(path), opened, sea.news))


def ordering(view: View, offered: Sequence[Piece], *path: Answer) -> Marks:
    """The same while he chooses among ships and forts."""
    sea = admiral.sea(view)
    return Marks((), path, private(sea, sea.places(path), sea.places(offered), sea.news), tuple(offered))
