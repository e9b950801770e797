"""Small situations with lines and of the scenarios of Age of Sail, for the figures of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.games.ageofsail.view import Fort, FortCard, Party, Storming, View
from engine.sailing.view import Shot, Track, Wreck
from engine.values import Cell
from render.games.ageofsail.look import WHOLE
from render.games.ageofsail.scenes import BLUE, GOLD, at, position, ship

GREEN, RED = 2, 3
"""Further owners and seats."""
HARBOUR = ("A1", "A2", "B1", "B2", "C1", "C2")
FORT = ("I10", "J10", "K10", "L10", "I11", "L11", "I12", "L12", "J12", "K9")
FEWEST = 10
"""A pirate begins so many cells from the merchant, at least (AS-50)."""


def _track(id: str, names: str) -> Track:
    return Track(1, id, GOLD, "sailed", tuple(at(name) for name in names.split()))


def forming() -> tuple[View, View]:
    """Ships side by side, and the line that they form: all turn as the first heads (AS-40)."""
    places = ("D3", "C2", "B2", "A1")
    before = [ship(f"{place} {heading}", size, size) for place, heading, size in zip(places, ("NE", "N", "E", "SE"),
              (3, 2, 2, 1), strict=True)]  # fmt: skip
    after = [replace(one, heading="NE") for one in before]
    return position(before), _lined(after)


def sailing() -> tuple[View, View]:
    """The first of a line turns east and sails two cells; the others follow in her track (AS-40, AS-42)."""
    _, formed = forming()
    ways = ("D3 E3 F3", "C2 D3 E3", "B2 C2 D3", "A1 B2 C2")
    ships = [
        replace(one, cell=at(way.split()[-1]), heading=heading)
        for one, way, heading in zip(formed.ships, ways, ("E", "E", "NE", "E"), strict=True)
    ]
    turned = [replace(one, heading="E") if one is formed.ships[0] else one for one in formed.ships]
    tracks = tuple(_track(one.id, way) for one, way in zip(ships, ways, strict=True))
    return _lined(turned), replace(_lined(ships), tracks=tracks)


def closing() -> tuple[View, View]:
    """The second of a line is sunk, and those behind her close up (AS-41)."""
    ships = [ship(f"{place} E", size, size) for place, size in zip(("D2", "B2", "A2"), (3, 2, 1), strict=True)]
    enemy = ship("C3 W", 2, 2, BLUE)
    before = replace(
        _lined(ships, enemy),
        shots=(Shot(1, BLUE, at("C3"), at("C2"), (3, 4), 2, 0, True),),
        wrecks=(Wreck(1, "f1", GOLD, at("C2")),),
    )
    moved = [replace(one, cell=at(name)) for one, name in zip(ships, ("D2", "C2", "B2"), strict=True)]
    return before, _lined(moved, enemy)


def leaving() -> tuple[View, View]:
    """The second of a line turns and leaves her, and those behind close up (AS-41)."""
    places = zip(("D1", "C1", "B1", "A1"), (3, 2, 2, 1), strict=True)
    ships = [ship(f"{place} E", size, size) for place, size in places]
    gone = replace(ships[1], cell=at("C3"), heading="N")
    rest = [replace(one, cell=at(name)) for one, name in zip((ships[0], *ships[2:]), ("D1", "C1", "B1"), strict=True)]
    return _lined(ships), replace(_lined(rest, gone), tracks=(_track(gone.id, "C1 C2 C3"),))


def _lined(ships: Iterable[object], *others: object) -> View:
    found = tuple(ships)
    view = position((*found, *others))  # type: ignore[arg-type]
    return replace(view, lines=(tuple(one.id for one in view.ships[: len(found)]),))


def harbour() -> Fort:
    """The fort that is nobody's (AS-50, AS-51)."""
    return Fort(None, tuple(FortCard(at(name), name == "A1", True, False) for name in HARBOUR))


def _race(view: View) -> View:
    walls = {at(name) for name in HARBOUR}
    beside = {
        Cell(wall.col + dx, wall.row + dy) for wall in walls for dx in (-1, 0, 1) for dy in (-1, 0, 1)
    }  # fmt: skip
    goals = sorted((cell for cell in beside - walls if WHOLE.holds(cell)), key=lambda cell: (cell.col, cell.row))
    return replace(view, forts=(harbour(),), goals=tuple(goals))


def pirates() -> View:
    """A merchant ship and two pirates with two brigs each, at the start (AS-50)."""
    brigs = (("A14 E", BLUE), ("H20 SE", BLUE), ("M1 N", GREEN), ("T8 NW", GREEN))
    ships = (ship("T20 SW", 3, 3), *(ship(place, 1, 1, seat) for place, seat in brigs))
    return replace(_race(position(ships)), scenario="pirates", role=GOLD, seats=3)


def ambush() -> Iterator[Cell]:
    """The cells on which a pirate's brig may begin (AS-50)."""
    walls = {at(name) for name in HARBOUR}
    last = Cell(WHOLE.cols - 1, WHOLE.rows - 1)
    for cell in WHOLE.cells():
        edge = cell.col in (0, last.col) or cell.row in (0, last.row)
        far = max(last.col - cell.col, last.row - cell.row) >= FEWEST
        if edge and far and cell not in walls:
            yield cell


def hunt() -> View:
    """A pirate and three hunters, at the start (AS-51)."""
    hunters = (("A20 SE", BLUE), ("D3 NE", GREEN), ("T1 NW", RED))
    ships = (ship("T20 SW", 2, 2), *(ship(place, 2, 2, seat) for place, seat in hunters))
    return replace(_race(position(ships)), scenario="hunt", role=GOLD, seats=4)


def stronghold(names: Iterable[str], turned: str = "", seat: int = GOLD) -> Fort:
    """A defender's fort with cards turned over (AS-52)."""
    return Fort(seat, tuple(FortCard(at(name), False, name not in turned.split(), False) for name in names))


def assault() -> View:
    """A fort that has been laid, and the ships of two attackers on the south edge (AS-52)."""
    fleet = (
        (3, BLUE),
        (3, BLUE),
        (2, BLUE),
        (2, BLUE),
        (1, BLUE),
        (1, BLUE),
        (3, GREEN),
        *[(2, GREEN)] * 4,
        (1, GREEN),
    )
    ships = [ship(f"{'DEFGHIKLMNOP'[i]}1 N", size, size, seat) for i, (size, seat) in enumerate(fleet)]
    field = (at("D4"), at("Q17"))
    view = position(ships, (stronghold(FORT),))
    return replace(view, scenario="assault", role=GOLD, seats=3, field=field)


def landing() -> tuple[View, View, View, View]:
    """A ship lands two masts on a card turned over; in the next turn they storm the cannon beside it (AS-52)."""
    names, bare = ("B2", "C2", "D2", "C3"), at("B2")

    def scene(masts: int, party: Party | None, turned: str) -> View:
        view = position((ship("B1 E", 3, masts, BLUE),), (stronghold(names, turned),))
        return replace(view, scenario="assault", role=GOLD, parties=(party,) if party else ())

    stormed = Storming(1, at("C2"), BLUE, 2, (((1, 3), (5, 2)),), True)
    ashore = Party(bare, BLUE, 2, 2)
    return (
        scene(3, None, "B2"),
        scene(1, ashore, "B2"),
        scene(1, ashore, "B2"),
        replace(scene(1, replace(ashore, cell=at("C2")), "B2 C2"), struggles=(stormed,)),
    )
