"""The independent model by itself: situations of the rules worked by hand, and random battles to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.games.ageofsail.independent.battle import Ship
from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.trial import Watched
from tests.engine.games.ageofsail.independent.wind import all_winds, draw_wind, reach
from tests.engine.sailing.independent.sea import COURSES, cell_of, name_of

NORTH_MEDIUM = 1
"""The place of this card in the whole deck."""
STORM, TELEPORT, REPAIR, FAIR, CALM, GUNNERS, FOG, SHIFT = 0, 3, 9, 12, 15, 17, 19, 21
"""The place of the first such card in the whole deck."""


class Table:
    """A battle whose draws are given: dice by their pips, ships that aren't named are sunk."""

    def __init__(self, ships: dict[str, str], card: int | None = None, **options: Any) -> None:
        self.coming: list[int] = []
        self.model = Model(options.pop("seats", 2), {"situations": card is not None, **options}, self.draw, first=0)
        self.battle = self.model.battle
        for ship in self.battle.ships:
            cell, heading, *masts = ships[ship.id].split() if ship.id in ships else ("A1", "N", "0")
            ship.cell, ship.heading, ship.masts = cell_of(cell), heading, int(masts[0]) if masts else ship.size
        self.cards = [NORTH_MEDIUM] + ([] if card is None else [card])

    def draw(self, number: int) -> int:
        value = self.coming.pop(0)
        assert 0 <= value < number
        return value

    def begin(self, *draws: int) -> Table:
        """The first turn's cards: the wind blows north, medium."""
        self.coming = [*self.cards, *draws]
        self.model.act(0, "wind")
        assert not self.coming
        return self

    def act(self, path: str, *dice: int, seat: int = 0, after: tuple[int, ...] = ()) -> Table:
        """An action, these dice rolled in it, these other draws made after them."""
        self.coming = [pips - 1 for pips in dice] + list(after)
        self.model.act(seat, path)
        assert not self.coming
        return self

    def ship(self, name: str) -> Ship:
        return self.battle.named(name)

    def owed(self, seat: int = 0) -> set[str]:
        return self.model.paths(seat)

    def cells(self, prefix: str) -> set[str]:
        """What follows after this in the paths of the mover, if it is one word."""
        rest = (path.removeprefix(prefix + " ") for path in self.owed() if path.startswith(prefix + " "))
        return {word for word in rest if " " not in word}


def test_ranges_by_the_angle_to_the_wind() -> None:
    """AS-3, AS-29: fair wind adds one but not dead against it; in a calm nothing sails."""
    ships = {"s1": "J10 N", "s2": "A10 N"}

    def ranges(card: int | None, **options: Any) -> list[int]:
        battle = Table(ships, card, **options).begin().battle
        return [reach(battle, course) for course in COURSES]

    assert ranges(None) == [5, 4, 3, 1, 0, 1, 3, 4]
    assert ranges(None, wind="brisk") == [6, 5, 4, 2, 0, 2, 4, 5]
    assert ranges(FAIR) == [6, 5, 4, 2, 0, 2, 4, 5]
    assert ranges(CALM) == [0] * 8


def test_a_wind_deck_deals_each_card_once() -> None:
    """AS-3: drawn without replacement, all back when used up."""
    battle = Model(2, {"situations": False}, Random(1).randrange, first=0).battle
    dealt = []
    for _ in range(24):
        draw_wind(battle)
        dealt.append(battle.wind)
    assert sorted(card for card in dealt if card) == sorted(all_winds())
    draw_wind(battle)
    assert len(battle.wind_deck) == 23


@pytest.mark.parametrize(
    ("seat", "cannons", "brig"),
    [(0, "B1 C1 A2 B2 C2", "B3"), (1, "A18 B18 A19 B19 B20", "C19"), (2, "R19 S19 T19 R20 S20", "S18")],
)
def test_set_up_is_turned_with_the_corner(seat: int, cannons: str, brig: str) -> None:
    """AS-7, AS-30."""
    model = Model(4, {}, Random(1).randrange)
    assert " ".join(map(name_of, model.battle.forts[seat].cannons)) == cannons
    assert name_of(model.battle.named(f"b{seat + 1}").cell) == brig
    assert model.battle.named(f"b{seat + 1}").heading == ("NE", "SE", "SW", "NW")[seat]


def test_three_corners_by_lot() -> None:
    """AS-7: the corner of the first seat, which of the others stays empty, who begins."""
    draws = [3, 1, 2]
    model = Model(3, {}, lambda number: draws.pop(0))
    assert [name_of(model.battle.forts[seat].arms) for seat in range(3)] == ["T1", "A1", "T20"]
    assert model.owes() == {2: "arrange"}


def test_arranging_next_to_the_fort() -> None:
    """AS-7: own ships on free cells next to the fort, headings too, before the cards."""
    table = Table({"s1": "D3 NE", "b1": "B3 NE", "s2": "J10 N"})
    assert table.cells("") == set()
    cells = {path.split()[1] for path in table.owed() if path.startswith("b1")}
    assert cells == {"A3", "B3", "C3", "D1", "D2"}
    assert "b1 B3 NE" not in table.owed()
    table.act("b1 A3 E")
    assert name_of(table.ship("b1").cell) == "A3"


def test_where_a_ship_may_sail() -> None:
    """AS-5, AS-6, AS-15: straight ahead, not through ships, into an enemy's cell."""
    table = Table({"s1": "J10 N", "f1": "L10 N", "s2": "J13 N"}).begin()
    north, east = {"J11", "J12", "J13"}, {"K10"}
    west, aft = {"I10", "H10", "G10"}, {"I9", "K9"}
    diagonal = {"K11", "L12", "M13", "N14", "I11", "H12", "G13", "F14"}
    assert table.cells("s1") - set(COURSES) == north | east | west | aft | diagonal
    assert table.cells("s1") & set(COURSES) == set(COURSES) - {"N"}


def test_an_attack_and_its_answer() -> None:
    """AS-10 to AS-13, AS-16, AS-17: salvo of two, equal rolls again, one mast off, one answer by standing order."""
    table = Table({"f1": "J10 N", "b1": "A10 N", "f3": "K10 N"}).begin().act("f1 N")
    on = {f"on J{row}" for row in range(11, 16)}
    assert table.owed() == {"K10 1", "K10 2", "done"} | on
    table.act("K10 2", 1, 2, 3, 4, 1, 2, 6, 6, 5)
    assert (table.ship("f3").masts, table.ship("f1").masts) == (1, 1)
    assert table.ship("f1").used == {"port": 0, "starboard": 2}
    assert table.ship("f3").used == {"port": 2, "starboard": 0}
    assert table.owed() == {"done"} | on


def test_standing_orders_of_the_attacked() -> None:
    """AS-17: hold fires not; single fires one."""
    ships = {"f1": "J10 N", "f3": "K10 N"}
    held = Table(ships).begin().act("orders return hold", seat=1).act("f1 N").act("K10 1", 1, 2)
    assert held.ship("f3").used == {"port": 0, "starboard": 0}
    single = Table(ships).begin().act("orders return single", seat=1).act("f1 N").act("K10 1", 1, 2, 3, 4)
    assert single.ship("f3").used == {"port": 1, "starboard": 0}


@pytest.mark.parametrize(
    ("heading", "port", "starboard", "after"),
    [
        ("W", 0, 0, "N"),  # both turns alike: clockwise
        ("E", 0, 0, "S"),
        ("NE", 0, 0, "N"),  # the smaller turn
        ("SE", 0, 0, "S"),
        ("NE", 1, 0, "S"),  # the broadside with more shots left
        ("NE", 2, 2, "NE"),  # none left
    ],
)
def test_turning_to_bear(heading: str, port: int, starboard: int, after: str) -> None:
    """AS-13, AS-17: the attacker in the west lies to port of a ship that heads north."""
    table = Table({"f1": "J10 N", "f3": f"K10 {heading}"}).begin()
    table.ship("f3").used = {"port": port, "starboard": starboard}
    table.act("f1 N").act("K10 1", 1, 2)
    assert table.ship("f3").heading == after


def test_prizes_of_an_attacker() -> None:
    """AS-15, AS-32: one hull with what it takes, or both; neither acts any more."""
    ships = {"s1": "J10 N", "b2": "J11 N", "s2": "A10 N"}
    table = Table(ships).begin().act("s1 J11", 3, 3, 4, 1)
    assert table.model.owes() == {0: "prize"}
    around = {"J12", "K12", "K11", "K10", "J10", "I10", "I11", "I12"}
    assert table.owed() == {"own", "prize"} | {f"both 1 {ship} {cell}" for ship in ("s1", "b2") for cell in around}
    table.act("both 1 b2 I12")
    assert [table.ship("s1").masts, table.ship("b2").masts, table.ship("b2").seat] == [2, 1, 0]
    assert table.owed() == {"end"}
    small = Table(ships).begin().act("s1 J11", 4, 1).act("prize")
    assert [small.ship("s1").masts, small.ship("b2").masts] == [0, 1]


@pytest.mark.parametrize(("masts", "kept"), [(2, {"f3": 1, "s1": 1}), (1, {"s1": 1})])
def test_prizes_of_a_defender(masts: int, kept: dict[str, int]) -> None:
    """AS-32: by default one mast goes to the prize, with one mast only the larger hull is kept."""
    table = Table({"s1": "J10 N 1", "f1": "A10 N", "f3": f"J11 N {masts}"}).begin().act("s1 J11", 1, 4)
    assert {ship.id: ship.masts for ship in table.battle.fleet(1)} == kept
    assert name_of(table.ship("s1").cell) == ("J12" if masts == 2 else "J11")


def test_cannons_fire_at_who_enters() -> None:
    """AS-33: at up to two cells, one by one, own cells don't bar; each entry interrupts the move."""
    table = Table({"s1": "R15 N", "s2": "J20 N"}).begin().act("orders forts ask", seat=1)
    table.act("s1 R18")
    assert name_of(table.ship("s1").cell) == "R17"
    assert table.model.owes() == {1: "gun"}
    assert table.owed(1) == {"fire", "hold", "all", "none"}
    table.act("fire", 1, 1, 3, seat=1)
    assert table.owed(1) == {"fire", "hold"}
    table.act("hold", seat=1)
    assert table.owed() == {"on R18", "done"}
    table.act("on R18").act("all", 6, 6, 1, 1, 1, 6, 1, 2, 3, 2, 2, 1, seat=1)
    assert table.ship("s1").masts == 1
    assert table.model.owes() == {0: "turn"}


def test_cannons_that_hold_do_not_interrupt() -> None:
    """AS-33."""
    table = Table({"s1": "R15 N", "s2": "J20 N"}).begin().act("orders forts hold", seat=1)
    table.act("s1 R18")
    assert name_of(table.ship("s1").cell) == "R18"
    assert table.model.owes() == {0: "turn"}


def test_cannons_fire_before_a_boarding_at_the_enterer_only() -> None:
    """AS-33, AS-15."""
    table = Table({"s1": "R16 N", "b2": "R17 N", "s2": "J20 N"}).begin()
    table.act("s1 R17", 6, 6, 1, 1, 1, 6, 5, 1)
    assert (table.ship("s1").masts, table.ship("b2").masts) == (2, 0)
    assert table.model.owes() == {0: "prize"}


def test_cannons_in_their_own_turn() -> None:
    """AS-33: each once, ships between bar, nobody answers."""
    table = Table({"s1": "J10 N", "f3": "D3 W", "s2": "J20 N"}).begin()
    assert {path for path in table.owed() if path.startswith("cannons")} == {"cannons C2 D3", "cannons B1 D3"}
    table.act("cannons C2 D3", 6, 6, 1)
    assert table.ship("f3").masts == 1
    assert {path for path in table.owed() if path.startswith("cannons")} == {"cannons B1 D3"}
    barred = Table({"s1": "D2 N", "f3": "E2 W", "s2": "J20 N"}).begin()
    assert not {path for path in barred.owed() if path.startswith("cannons")}


def test_repair_beside_the_fort() -> None:
    """AS-35: a damaged ship next to its own fort gets a mast for a card, and may turn."""
    table = Table({"f1": "C3 N 1", "f2": "J9 N 1", "s2": "J20 N"}).begin()
    cards = {path.split()[2] for path in table.owed() if " repair " in path}
    assert cards == {"A1", "B1", "C1", "A2", "B2", "C2"}
    assert not {path for path in table.owed() if path.startswith("f2 repair")}
    table.act("f1 repair A1 SW")
    assert (table.ship("f1").masts, table.ship("f1").heading) == (2, "SW")
    assert cell_of("A1") not in table.battle.forts[0].up


def test_idling_beside_the_fort() -> None:
    """AS-36: who was whole and next to the fort and neither moved nor fired loses a mast, a brig is sunk; not in
    battle."""
    table = Table({"s1": "D3 N", "f1": "C3 N", "f2": "J10 N", "b1": "B3 N", "s2": "J20 N"}).begin()
    table.act("f1 C4").act("end")
    assert {ship.id: ship.masts for ship in table.battle.fleet(0)} == {"s1": 2, "f1": 2, "f2": 2}
    assert not table.battle.lost
    hemmed = Table({"s1": "B4 N", "f1": "A4 N", "b1": "B3 N", "f3": "A3 N", "s2": "J20 N"})
    hemmed.ship("f3").seat = 0
    hemmed.begin().act("end")
    assert [hemmed.ship(name).masts for name in ("b1", "f3")] == [0, 2]  # all are judged at once
    calm = Table({"s1": "D3 N", "s2": "J20 N"}, CALM).begin().act("end")
    assert calm.ship("s1").masts == 3


def test_firing_at_a_cannon() -> None:
    """AS-34: one die defends it, it doesn't answer, a hit turns it over; arms and turned cards are no target."""
    table = Table({"f1": "S18 E", "s2": "J10 N"}).begin().act("f1 E")
    assert {path for path in table.owed() if path[0] == "S"} == {"S19 1", "S19 2"}
    table.act("S19 1", 6, 1)
    assert cell_of("S19") not in table.battle.forts[1].up
    assert table.battle.mover == 0
    assert not table.battle.lost


def test_storm_teleport_repair_shift() -> None:
    """AS-29."""
    storm = Table({"s1": "J10 N", "f1": "C10 N", "s2": "J20 N"}, STORM).begin(1)
    assert name_of(storm.ship("f1").cell) == "C12"
    teleport = Table({"s1": "J10 N", "s2": "J20 N"}, TELEPORT).begin()
    cells = teleport.cells("s1")
    assert {"J17", "O16", "R16", "T16"} <= cells
    assert not {"J18", "J10", "A1", "R17", "T17"} & cells
    assert "stay" in teleport.owed()
    mended = Table({"s1": "J10 N 1", "s2": "J20 N"}, REPAIR).begin()
    assert mended.ship("s1").masts == 2
    choice = Table({"s1": "J10 N 1", "f1": "C10 N 1", "s2": "J20 N"}, REPAIR).begin()
    assert choice.owed() == {"s1", "f1"}
    shift = Table({"s1": "J10 N", "s2": "J20 N"}, SHIFT).begin(0)
    assert shift.battle.wind == ("N", "strong")


def test_keen_gunners_and_fog() -> None:
    """AS-29: +1 on each own attack die; no gunfire at all."""
    ships = {"f1": "J10 N", "f3": "K10 N"}
    keen = Table(ships, GUNNERS).begin().act("f1 N").act("K10 2", 1, 2, 4, 1, 1, 6)
    assert keen.ship("f3").masts == 1
    fog = Table(ships, FOG).begin()
    assert "f1 N" not in fog.owed()


def test_the_last_with_ships_wins() -> None:
    """AS-37."""
    table = Table({"f1": "J10 N", "f3": "K10 N 1"}).begin().act("f1 N").act("K10 1", 6, 1)
    assert table.model.result() == [0]
    assert table.model.owes() == {}


def test_leaving() -> None:
    """AS-37: ships are taken off, not lost in battle; the turn ends; the last one left wins."""
    table = Table({"s1": "J10 N", "s2": "K10 N", "s3": "C10 N"}, seats=4)
    table.battle.out.add(3)
    table.begin().act("s1 N")
    table.model.drop(1)
    assert table.owed() == {"done"} | {f"on J{row}" for row in range(11, 16)}
    assert not table.battle.lost
    table.act("done")
    table.model.drop(0)
    assert table.model.result() == [2]


@pytest.mark.parametrize(("printed", "rounds", "winners"), [(False, 10, [1]), (True, 15, [0])])
def test_quiet_rounds_end_it(printed: bool, rounds: int, winners: list[int]) -> None:
    """AS-39: masts at sea count; as printed (AS-71) most masts."""
    table = Table({"s1": "F3 N", "f3": "J10 N"}, printed=printed, rounds=60)
    table.model.battle.draw = lambda number: 0
    for _ in range(2 * rounds):
        assert table.model.result() is None
        if "arrange" in table.model.owes().values():
            table.model.act(table.battle.mover, "wind")
        table.model.act(table.battle.mover, "end")
    assert table.battle.sums == [0, 2 * rounds]
    assert table.model.result() == winners


@pytest.mark.parametrize("printed", [False, True])
def test_idling_does_not_end_a_quiet_round(printed: bool) -> None:
    """AS-36, AS-39, AS-71: what idling costs isn't lost in battle."""
    table = Table({"s1": "D3 N", "f3": "J10 N"}, printed=printed)
    table.model.battle.draw = lambda number: 0
    for seat in (0, 1):
        table.model.act(seat, "wind")
        table.model.act(seat, "end")
    assert (table.ship("s1").masts, table.battle.quiet) == (2, 1)


@pytest.mark.parametrize("seed", range(8))
def test_random_battles(seed: int) -> None:
    """AS-4, AS-6, AS-32, AS-37, AS-39: what must hold holds after each step, and a battle ends."""
    watched = Watched(2 + seed % 3, Random(seed))
    if seed % 2:
        watched.scatter()
    assert watched.play()
