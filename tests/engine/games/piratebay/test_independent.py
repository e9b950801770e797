"""The independent model by itself: its set-up, sailing and fights worked by hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.games.piratebay.independent.bay import NOTHING, TILES, Draws, Load
from tests.engine.games.piratebay.independent.board import (
    ISLETS,
    LAND,
    MERCHANT_CELLS,
    ORDER_CELLS,
    TREASURE_CELLS,
    nearest_first,
)
from tests.engine.games.piratebay.independent.hand import NORTH, Table, names
from tests.engine.games.piratebay.independent.model import Model
from tests.engine.games.piratebay.independent.start import random_layout
from tests.engine.games.piratebay.independent.wind import all_winds
from tests.engine.sailing.independent.sea import cell_of, step

L4 = cell_of("L4")


def test_the_map() -> None:
    """PB-1, AS-1, AS-2."""
    assert len(TREASURE_CELLS) == 40
    assert names(sorted(ISLETS)) == "B8 B13 H2 H19 M2 M19 S8 S13"
    assert names(sorted(MERCHANT_CELLS)) == "I9 I12 L9 L12"
    assert names(sorted(ORDER_CELLS)) == "F6 F15 O6 O15"
    island = [cell for cell in TREASURE_CELLS if max(cell) <= 10]
    assert names(sorted(island)) == "E5 E6 E7 E8 F5 F8 G5 G8 H5 H8"
    water = set(nearest_first(cell_of("B8")))
    assert len(water) == 400 - len(LAND)
    assert all(any(step(cell, course) in water for course in ("N", "E", "S", "W")) for cell in TREASURE_CELLS)


def test_the_set_up() -> None:
    """PB-2: 39 tiles on 40 cells, merchants, the order."""
    layout = random_layout(2, Random(1))
    assert sum(TILES.values()) == len(layout.tiles) == 39
    assert set(layout.tiles) < TREASURE_CELLS
    layout.tiles.popitem()
    with pytest.raises(ValueError, match="39 tiles"):
        Model(2, {}, layout, Draws(lambda: 1, lambda cards: 0))


def test_islets_are_chosen_in_seat_order() -> None:
    """PB-3, PB-28: one that a player has left may be chosen again."""
    model = Table({}, seats=3, choose=True).model
    assert model.legal_islets() == set(ISLETS)
    model.choose_islet(cell_of("H2"))
    assert cell_of("H2") not in model.legal_islets()
    assert model.owes() == (1, "islet")
    model.leave(0)
    assert cell_of("H2") in model.legal_islets()
    model.choose_islet(cell_of("S8"))
    model.choose_islet(cell_of("H2"))
    assert model.owes() == (1, "turn")
    assert model.bay.ships[1].masts == 2


def test_seats_follow_the_first_player() -> None:
    """PB-4: headings are away from the islet; seat order."""
    table = Table({}, seats=4)
    assert [table.where(seat) for seat in range(4)] == ["B8 E 2", "S13 W 2", "H19 S 2", "M2 N 2"]
    assert table.ends(3).model.owes() == (3, "turn")
    assert table.ends().model.owes() == (0, "turn")


def test_where_a_ship_may_sail() -> None:
    """AS-3, AS-5, AS-6, PB-10: land and ships bar the way; an enemy's cell can be entered, a heading is chosen once."""
    table = Table({0: "G3 N", 1: "I3 N"})
    ways = {course: names(cells) for course, cells in table.model.legal_sails().items()}
    assert ways["N"] == "G4"
    assert ways["E"] == "H3 I3"
    assert ways["NE"] == "H4 I5 J6 K7"
    assert ways["SW"] == "F2"
    assert "S" not in ways
    table.model.turn("NE")
    assert table.model.legal_turns() == set()
    table.model.sail_on(2)
    assert {course: names(cells) for course, cells in table.model.legal_sails().items()} == {"NE": "J6 K7"}
    with pytest.raises(ValueError, match="not be done"):
        table.model.sail("N", 1)


def test_wind_cards_are_dealt_once_each() -> None:
    """AS-3: reshuffled when used up."""
    table = Table({})
    seen = [table.bay.wind, *[table.ends() and table.bay.wind for _ in range(23)]]
    assert sorted(wind for wind in seen if wind) == sorted(all_winds())
    assert len(table.ends().bay.deck) == 23


def test_a_salvo_and_its_answer() -> None:
    """AS-10 to AS-13, AS-16, AS-17: equal rolls again; the answer by standing order; both go on."""
    table = Table({0: "K4 N", 1: "L4 S"})
    table.roll(1, 2, 3, 4, 1, 4, 1, 1, 5).fire(L4, 2)
    assert (table.where(0), table.where(1)) == ("K4 N 2", "L4 S 1")
    assert (table.ship(0).used["starboard"], table.ship(1).used["starboard"]) == (2, 2)
    assert table.model.legal_shots() == {}
    assert table.model.legal_turns() == set()
    assert names(table.model.legal_sails()["N"]) == "K5 K6 K7 K8 K9"


def test_single_shots_are_answered_one_by_one() -> None:
    """AS-11, AS-13, AS-17: `single`, then `hold`."""
    table = Table({0: "K4 N", 1: "L4 S"})
    table.model.give_order(1, "return", "single")
    table.roll(1, 2, 1, 2).fire(L4, 1)
    assert table.ship(1).used == {"port": 0, "starboard": 1}
    table.model.give_order(1, "return", "hold")
    table.roll(1, 2).fire(L4, 1)
    assert table.ship(1).used == {"port": 0, "starboard": 1}


@pytest.mark.parametrize(
    ("heading", "port", "starboard", "after"),
    [("W", 0, 0, "N"), ("E", 0, 0, "S"), ("SE", 0, 0, "S"), ("NW", 1, 0, "S"), ("E", 0, 2, "N"), ("E", 2, 2, "E")],
)
def test_turning_to_bear(heading: str, port: int, starboard: int, after: str) -> None:
    """AS-13, AS-17: more shots, then the smaller turn, then clockwise; the attacker lies to the west."""
    table = Table({0: "K4 N", 1: f"L4 {heading}"})
    table.ship(1).used = {"port": port, "starboard": starboard}
    table.roll(1, 2).fire(L4, 1)
    assert table.ship(1).heading == after


def test_sunk_by_guns() -> None:
    """PB-11, PB-12: home with both masts and no cargo; it doesn't answer in this turn."""
    table = Table({0: "Q13 N", 1: "R13 S 1"}).carry(1, 2, 1)
    table.roll(6, 5).fire(cell_of("R13"), 1)
    assert table.where(1) == "S13 W 2"
    assert (table.ship(1).cargo, table.bay.lost, table.bay.left()) == (NOTHING, Load(2, 1), 30)
    table.ship(0).cell = cell_of("S12")
    table.ship(0).heading = "W"
    table.roll(1, 2).fire(cell_of("S13"), 1)
    assert table.where(1) == "S13 W 2"
    table.ends()
    assert not table.ship(1).barred


def test_an_answer_sinks_too() -> None:
    """PB-10, PB-11, PB-23: the attacker goes home and does nothing more; the order is the other's."""
    table = Table({0: "K4 N 1", 1: "L4 S"})
    table.bay.order = 0
    table.roll(1, 3, 6, 6, 1).fire(L4, 1)
    assert table.where(0) == "B8 E 2"
    assert table.bay.order == 1
    assert table.model.only_end()


def test_waiting_beside_a_taken_anchor() -> None:
    """PB-11: the nearest free water by steps, clockwise from north, never a merchant's cell."""
    table = Table({0: "K4 N", 1: "L4 S 1", 2: "S13 N"}, seats=4)
    table.ship(3).cell = cell_of("S14")
    table.roll(6, 5).fire(L4, 1)
    assert table.where(1) == "T14 W 2"


def test_boarding() -> None:
    """AS-15, PB-10, PB-12, PB-23: the winner stays there with cargo and order; then a work or the end."""
    table = Table({0: "K4 N", 1: "K6 N"}).carry(1, 1, 1)
    table.bay.order = 1
    table.roll(1, 5, 4, 3, 6, 2, 4, 1).sail("N", 2)
    assert (table.where(0), table.where(1)) == ("K6 N 1", "S13 W 2")
    assert table.ship(0).cargo == Load(1, 1)
    assert table.bay.order == 0
    assert table.model.only_end()


def test_a_boarder_who_loses() -> None:
    """PB-10, PB-12: he goes home; the defender gets his cargo and, not asked, keeps the most valuable."""
    table = Table({0: "K4 N 1", 1: "K6 N 1"}).carry(0, 2, 1).carry(1, 1, 2)
    table.roll(1, 2).sail("N", 2)
    assert (table.where(0), table.where(1)) == ("B8 E 2", "K6 N 1")
    assert (table.ship(1).cargo, table.bay.lost) == (Load(3, 1), Load(0, 2))
    assert table.model.only_end()


def test_a_defender_who_wants_to_be_asked() -> None:
    """PB-12, AS-17: with `prizes` on `ask` he chooses, the mover waits."""
    table = Table({0: "K4 N 1", 1: "K6 N 1"}).carry(0, 2, 1).carry(1, 1, 2)
    table.model.give_order(1, "prizes", "ask")
    table.roll(1, 2).sail("N", 2)
    assert table.model.owes() == (1, "keep")
    assert not table.model.legal_end()
    assert table.model.legal_keep() == {1, 2, 3}
    table.model.keep(1)
    assert (table.ship(1).cargo, table.bay.lost) == (Load(1, 3), Load(2, 0))
    assert table.model.owes() == (0, "turn")


def test_masts_are_regained_on_the_anchor() -> None:
    """PB-13: in passing too; one hit while lying there stays so."""
    table = Table({0: "B6 N 1"})
    assert table.ends(2).where() == "B6 N 1"
    table.bay.wind = NORTH
    table.model.sail("N", 3)
    assert table.where() == "B9 N 2"
    lying = Table({0: "B8 N 1"})
    lying.model.turn("E")
    assert lying.ends(2).where() == "B8 E 1"


def test_masts_after_a_fight_on_the_anchor() -> None:
    """PB-11, PB-13: regained when the fight is won; a winner on the loser's anchor stays, the loser waits beside it."""
    table = Table({0: "B6 N 1", 1: "B8 N 1"})
    table.roll(6, 1).sail("N", 2)
    assert table.where(0) == "B8 N 2"
    away = Table({0: "S11 N", 1: "S13 N 1"})
    away.roll(6, 1).sail("N", 2)
    assert (away.where(0), away.where(1)) == ("S13 N 2", "S14 W 2")


def test_a_merchant_is_taken() -> None:
    """PB-14: gold, the cargo of earlier losers, any four; the cell is open water then."""
    table = Table({0: "I7 N"}).carry(0, 0, 3)
    assert names(table.model.legal_sails()["N"]) == "I8 I9"
    table.carry(1, 0, 2)
    table.bay.merchants[cell_of("I9")].cargo, table.ship(1).cargo = table.ship(1).cargo, NOTHING
    table.roll(3).sail("N", 2)
    assert table.model.legal_keep() == {0, 1}
    table.model.keep(1)
    assert (table.ship(0).cargo, table.bay.lost, table.where()) == (Load(1, 3), Load(0, 2), "I9 N 2")
    assert table.model.legal_sails() == {}
    assert cell_of("I9") not in table.bay.merchants


def test_an_empty_merchant() -> None:
    """PB-14, PB-26: an empty chest is nothing, and the turn a quiet one."""
    table = Table({0: "I11 N"})
    table.roll(6).sail("N", 1)
    assert table.ship(0).cargo == NOTHING
    assert table.ends().bay.quiet == [1, 0]


def test_a_merchant_beats_a_ship_off() -> None:
    """PB-14, PB-23: it goes home, its cargo lies with him, the order stays; the order adds one to the roll."""
    table = Table({0: "I7 N 1"}).carry(0, 1, 1)
    table.bay.order = 0
    table.roll(1).sail("N", 2)
    assert (table.where(), table.bay.order) == ("B8 E 2", 0)
    assert table.bay.merchants[cell_of("I9")].cargo == Load(1, 1)
    assert (table.bay.left(), table.model.only_end()) == (33, True)
    table.ends(2)
    table.ship(0).cell = cell_of("I8")
    table.bay.wind = NORTH
    table.roll(2).sail("N", 1)
    assert table.ship(0).cargo == Load(2, 1)
