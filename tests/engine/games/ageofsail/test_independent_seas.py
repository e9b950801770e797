"""The independent model by itself: the order, the double sea and fleets (AS-14, AS-38, AS-70, AS-71)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.rematch import order_in_rematch
from tests.engine.games.ageofsail.independent.seas import are_nearest, places, site
from tests.engine.games.ageofsail.independent.table import FAIR, STORM, Table
from tests.engine.games.ageofsail.independent.trial import Watched
from tests.engine.games.ageofsail.independent.wind import reach
from tests.engine.sailing.independent.sea import SIDE, cell_of, distance, name_of

DOUBLE = 2 * SIDE


def lots(*coming: int) -> Callable[[int], int]:
    left = list(coming)
    return lambda number: left.pop(0)


def test_as70_cells_of_a_double_sea() -> None:
    """A–Z, AA–AN; rows stay 20."""
    assert [name_of(cell) for cell in ((26, 1), (27, 1), (40, 20))] == ["Z1", "AA1", "AN20"]
    assert cell_of("AN20") == (40, 20)
    for name in ("AO1", "AN21", "AA0"):
        with pytest.raises(ValueError, match=r".*"):
            cell_of(name)
    battle = Model(2, {"sets": 2}, Random(1).randrange).battle
    assert (battle.width, len(battle.cells())) == (40, 800)
    assert battle.free(cell_of("U10"))


@pytest.mark.parametrize(
    ("place", "arms", "cannons", "heading"),
    [
        ("SW", "A1", "B1 C1 A2 B2 C2", "NE"),
        ("SE", "AN1", "AM1 AM2 AN2 AM3 AN3", "NW"),
        ("NE", "AN20", "AL19 AM19 AN19 AL20 AM20", "SW"),
        ("NW", "A20", "A18 B18 A19 B19 B20", "SE"),
        ("S1", "T1", "S1 U1 S2 T2 U2", "N"),
        ("T19", "U20", "T19 U19 V19 T20 V20", "S"),
        ("M1", "N1", "M1 O1 M2 N2 O2", "NE"),
        ("Z1", "AA1", "Z1 AB1 Z2 AA2 AB2", "NW"),
        ("M19", "N20", "M19 N19 O19 M20 O20", "SE"),
        ("Z19", "AA20", "Z19 AA19 AB19 Z20 AB20", "SW"),
    ],
)
def test_as70_forts(place: str, arms: str, cannons: str, heading: str) -> None:
    found = site(place, DOUBLE)
    assert (name_of(found.arms), " ".join(map(name_of, found.cannons)), found.heading) == (arms, cannons, heading)


def test_as70_places_clockwise() -> None:
    """Two opposite ones, three, five and seven by lot (AS-7, AS-8)."""
    assert places(2, lots()) == ["SW", "NE"]
    assert places(4, lots()) == ["SW", "NW", "NE", "SE"]
    assert places(5, lots(4, 1)) == ["SE", "S1", "NW", "T19", "NE"]
    assert places(6, lots()) == ["SW", "NW", "T19", "NE", "SE", "S1"]
    assert places(7, lots(0, 0)) == ["SW", "M19", "Z19", "NE", "SE", "Z1", "M1"]
    assert places(8, lots()) == ["SW", "NW", "M19", "Z19", "NE", "SE", "Z1", "M1"]


def test_as70_both_decks_are_doubled() -> None:
    battle = Model(2, {"sets": 2}, Random(1).randrange).battle
    assert len(battle.wind_deck) == len(battle.situation_deck) == 48
    assert battle.situation_deck.count("teleport") == 12


def test_as70_fleets_on_the_nearest_free_cells() -> None:
    """So many times AS-30's ships; the first of them on the cells of AS-7."""
    battle = Model(3, {"sets": 2, "fleet": 3}, lots(0, 2, 0)).battle
    fleet = battle.fleet(1)
    assert "".join(sorted(ship.id[0] for ship in fleet)) == "b" * 3 + "f" * 6 + "s" * 3
    assert len({ship.id for ship in battle.ships}) == 36
    here = site("NW", DOUBLE)
    cells = [ship.cell for ship in fleet]
    assert [name_of(cell) for cell in cells[:4]] == ["C17", "C18", "B17", "C19"]
    assert are_nearest(here, DOUBLE, cells)
    assert [min(distance(cell, wall) for wall in here.cells) for cell in cells] == [1] * 6 + [2] * 6
    assert not are_nearest(here, DOUBLE, [*cells[:-1], cell_of("F15")])
    assert not are_nearest(here, DOUBLE, [*cells[:-1], cells[0]])
    assert not are_nearest(here, DOUBLE, cells[::-1])


@pytest.mark.parametrize(
    ("seats", "sets", "fleet"), [(5, 1, 1), (9, 2, 1), (2, 3, 1), (2, 1, 2), (4, 2, 3), (6, 2, 2), (2, 2, 4), (1, 1, 1)]
)
def test_as70_what_is_refused(seats: int, sets: int, fleet: int) -> None:
    """5 to 8 and more fleets only with two sets, at most 40 ships, no more sets."""
    with pytest.raises(ValueError, match="not"):
        Model(seats, {"sets": sets, "fleet": fleet}, Random(1).randrange)


@pytest.mark.parametrize(("seats", "fleet"), [(8, 1), (5, 2), (3, 3)])
def test_as70_what_is_not(seats: int, fleet: int) -> None:
    assert Model(seats, {"sets": 2, "fleet": fleet}, Random(1).randrange).owes()


def test_as70_ships_drift_over_the_middle() -> None:
    """The sea is one: its edge is at AN."""
    table = Table({"s1": "T10 N", "s2": "AN20 N"}, sets=2).begin()
    assert {"U10", "W10"} <= table.cells("s1")
    drift = Table({"s1": "AN18 N", "s2": "A20 N"}, STORM, sets=2)
    drift.begin(0)
    assert drift.lies("s1") == "AN18 N"  # a fort is north of it


def test_as14_the_order_adds_to_ranges_and_to_all_dice() -> None:
    """+1 on each die of its holder, in attack, defence and boarding; +1 range, not dead against the wind."""
    ships = {"f1": "J10 N", "f3": "K10 N"}
    table = Table(ships, FAIR, order=0).begin()
    assert [reach(table.battle, course) for course in ("N", "E", "SE", "S")] == [7, 5, 3, 0]
    table.act("f1 N").act("K10 2", 1, 1, 3, 1, 1, 1, 6, 6, 6)  # 4 hits 3; 2 against 2 again; 12 hits 7
    assert (table.ship("f3").masts, table.ship("f1").masts) == (1, 1)
    fight = Table({"s1": "J10 N", "f3": "J11 N", "s2": "T1 N"}, order=0).begin()
    fight.act("s1 J11", 3, 4, 4, 3, 3, 3)  # equal, then a mast each time
    assert fight.owed() == {"own", "prize"} | {path for path in fight.owed() if path.startswith("both")}
    assert fight.ship("s1").masts == 3


def test_as38_the_order_in_the_rematch() -> None:
    """By option, or as printed (AS-71); after a shared win or a draw nobody has it."""
    assert order_in_rematch([1], "winner", printed=False) == 1
    assert order_in_rematch([1], "none", printed=False) is None
    assert order_in_rematch([1], "none", printed=True) == 1
    assert order_in_rematch([0, 1], "winner", printed=False) is None
    assert order_in_rematch([], "winner", printed=True) is None


@pytest.mark.parametrize(("seats", "fleet"), [(5, 2), (8, 1)])
def test_random_battles_on_a_double_sea(seats: int, fleet: int) -> None:
    """AS-70: what must hold holds after each step."""
    options = {"sets": 2, "fleet": fleet, "rounds": 2, "situations": True, "order": 1}
    watched = Watched(seats, Random(seats), options)
    assert watched.play()
