"""The independent model by itself: its cargo, the end of a game, and random games."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.games.piratebay.independent.bay import Load
from tests.engine.games.piratebay.independent.hand import NORTH, Table, exploring, names
from tests.engine.games.piratebay.independent.trial import Watched
from tests.engine.sailing.independent.sea import cell_of

J4, K4, K5, L4 = map(cell_of, ("J4", "K4", "K5", "L4"))


def test_exploring() -> None:
    """PB-20, PB-10: up to three; treasures stay face up, empty chests go; no other work, sailing or firing after it."""
    table, cells = exploring("gold", "empty", "cannon", "gold")
    assert names(sorted(table.model.legal_explore())) == "E5 E6 E7 F5"
    assert table.model.explore(cells[0]) == "gold"
    assert table.model.legal_sails() == {}
    assert table.model.legal_load() == set()
    table.model.explore(cells[1])
    table.model.explore(cells[2])
    assert table.model.only_end()
    assert table.bay.goods == {cells[0]: Load(1, 0), cells[2]: Load(0, 1)}
    assert set(cells[:4]) & set(table.bay.tiles) == {cells[3]}


def test_a_black_mark() -> None:
    """PB-20, PB-23: home without cargo, face down again and known; the order stays; it may be turned up again."""
    table, cells = exploring("mark", "gold")
    table.carry(0, 0, 1).bay.order = 0
    assert table.model.explore(cells[0]) == "mark"
    assert (table.where(), table.bay.lost, table.bay.order) == ("B8 E 2", Load(0, 1), 0)
    assert table.model.only_end()
    table.ends(2)
    table.ship(0).cell = cell_of("F6")
    assert cells[0] in table.model.legal_explore()
    assert table.model.snapshot()["marks"] == ["E5"]


@pytest.mark.parametrize(("watch", "turns", "number"), [(1, 2, 4), (2, 1, 3)])
def test_a_cave(watch: int, turns: int, number: int) -> None:
    """PB-20, PB-27: the next turn is skipped, of a watch too; shots are reset, the turn counts, the tile is gone."""
    table, cells = exploring("cave", "gold", watch=watch)
    table.carry(0, 0, 1)
    table.model.explore(cells[0])
    assert table.model.only_end()
    table.ship(0).used["port"] = 2
    table.ends(turns)
    assert (table.bay.mover, table.bay.turn_number, table.bay.quiet[0]) == (1, number, 2)
    assert len(table.bay.deck) == 24 - (number - 1)
    assert not table.ship(0).trapped
    assert table.ship(0).used["port"] == 0
    assert (table.where(), table.ship(0).cargo) == ("F6 N 2", Load(0, 1))
    assert cells[0] not in table.bay.tiles


def test_being_sunk_ends_a_trap() -> None:
    """PB-11: sent home it acts in its next turn."""
    table = Table({0: "K4 N", 1: "L4 S 1"})
    table.ship(1).trapped = True
    table.roll(6, 5).fire(L4, 1)
    table.ends()
    assert table.bay.mover == 1


def test_a_trapped_ship_answers_fire() -> None:
    """PB-20, AS-13."""
    table = Table({0: "K4 N", 1: "L4 S"})
    table.ship(1).trapped = True
    table.roll(1, 5, 1, 1, 3).fire(L4, 1)
    assert table.ship(1).used["starboard"] == 2


def test_loading() -> None:
    """PB-21: up to three, four in the hold; from beside a tile too."""
    table, cells = exploring("gold")
    table.carry(0, 0, 2).bay.goods = {cells[0]: Load(1, 1), cells[1]: Load(0, 2)}
    assert table.model.legal_load() == {(cells[0], "gold"), (cells[0], "cannon"), (cells[1], "cannon")}
    table.model.load(cells[0], "gold")
    table.model.load(cells[1], "cannon")
    assert table.ship(0).cargo == Load(1, 3)
    assert table.model.only_end()
    empty, _ = exploring()
    empty.bay.goods = {cells[0]: Load(0, 4)}
    for _ in range(3):
        empty.model.load(cells[0], "cannon")
    assert empty.model.only_end()


def test_unloading() -> None:
    """PB-22: all on the own islet; any part on treasure cells, beside a tile or none."""
    table = Table({0: "B9 N"}).carry(0, 2, 1)
    table.model.land()
    assert (table.bay.stores[0], table.model.scores()[0]) == (Load(2, 1), 5)
    assert table.model.only_end()
    other, cells = exploring("mark")
    other.carry(0, 2, 2)
    assert not other.model.legal_land()
    assert other.model.legal_unload() == set(cells)
    other.model.unload(cells[0], 2, 1)
    other.model.unload(cells[3], 0, 1)
    assert other.bay.goods == {cells[0]: Load(2, 1), cells[3]: Load(0, 1)}
    assert other.model.only_end()


def test_the_order_is_loaded() -> None:
    """PB-23, AS-14: on top of three and of a full hold; range from the next turn on, not dead against the wind."""
    table, cells = exploring()
    table.bay.order = cell_of("F6")
    table.bay.goods = {cells[0]: Load(0, 3)}
    table.carry(0, 0, 1)
    for _ in range(3):
        table.model.load(cells[0], "cannon")
    assert table.ship(0).cargo == Load(0, 4)
    table.model.load_order()
    assert table.bay.holds_order(0)
    assert table.model.snapshot()["wind"]["ranges"]["N"] == 5
    assert table.model.scores()[0] == 3
    table.ends(2)
    table.bay.wind = NORTH
    assert list(table.model.snapshot()["wind"]["ranges"].values()) == [6, 5, 4, 2, 0, 2, 4, 5]


def test_the_order_counts_at_once_on_dice() -> None:
    """PB-23, AS-14: one on each die of a salvo; won by guns in the middle of a turn it adds no range."""
    table = Table({0: "K4 N", 1: "L4 S 1", 2: "J4 N"}, seats=3)
    table.bay.order = 1
    table.roll(6, 4).fire(L4, 1)
    assert table.bay.holds_order(0)
    assert names(table.model.legal_sails()["N"]) == "K5 K6 K7 K8 K9"
    table.roll(1, 1, 3, 2, 2, 6).fire(J4, 2)
    assert table.ship(2).masts == 1


def test_the_last_treasure_ends_it() -> None:
    """PB-24: at once; most points, then more gold, then a shared win."""
    table = Table({0: "B9 N"}).carry(0, 1, 0)
    table.bay.stores = [Load(1, 1), Load(1, 2)]
    table.bay.lost = Load(10, 17)
    table.model.land()
    assert table.model.scores() == {0: 5, 1: 4}
    assert table.model.result() == ("treasure", [0])


@pytest.mark.parametrize(
    ("stores", "winners"),
    [((Load(1, 2), Load(2, 0)), [1]), ((Load(2, 0), Load(2, 0)), [0, 1]), ((Load(0, 1), Load(0, 0)), [0])],
)
def test_ties(stores: tuple[Load, Load], winners: list[int]) -> None:
    """PB-24, PB-26: counted when the players agree."""
    table = Table({})
    table.bay.stores = list(stores)
    table.model.count_now()
    assert table.model.result() == ("agreed", winners)
    assert table.model.owes() is None


def test_a_half_game() -> None:
    """PB-25: over with 16 outside, holds counted."""
    table = Table({0: "B9 N"}, length="half").carry(0, 1, 1)
    table.bay.lost = Load(0, 14)
    table.ends(2).model.land()
    assert table.model.result() is None
    table.carry(0, 1, 0).ends(2).model.land()
    assert table.model.result() == ("half", [0])


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 15), (4, 10)])
def test_quiet_turns_end_it(seats: int, rounds: int) -> None:
    """PB-26: so many turns of every player, ended with the last seat's."""
    table = Table({}, seats=seats)
    table.bay.order = 1
    table.ends(seats * rounds - 1)
    assert table.model.result() is None
    assert table.ends().model.result() == ("quiet", [1])


def test_what_is_not_quiet() -> None:
    """PB-26: a treasure turned up begins the count anew, loading and unloading on treasure cells do not."""
    table, cells = exploring("gold", "empty")
    table.ends(2).model.explore(cells[0])
    assert table.ends().bay.quiet == [0, 0]
    table.ends().model.load(cells[0], "gold")
    table.ends(2).model.unload(cells[1], 1, 0)
    assert table.ends().bay.quiet == [2, 2]
    table.ends().model.explore(cells[1])
    assert table.ends().bay.quiet == [3, 3]


def test_a_quiet_end_waits_for_the_last_seat() -> None:
    """PB-26: every player has had his turns, and the round is over."""
    table = Table({0: "B9 N"}, seats=4).carry(0, 0, 1)
    table.model.land()
    table.ends(4)
    assert table.bay.quiet == [0, 1, 1, 1]
    assert table.ends(9 * 4 + 3).model.result() is None
    assert table.ends().model.result() == ("quiet", [0])


@pytest.mark.parametrize(("seats", "watch"), [(2, 1), (4, 1), (5, 2), (8, 2)])
def test_a_watch(seats: int, watch: int) -> None:
    """PB-27: turns in a row, each with a wind card; a ship sent home in the first acts in the second."""
    table = Table({0: "K4 N 1", 1: "L4 S"}, seats=seats)
    table.roll(1, 3, 6, 6, 1).fire(L4, 1)
    assert table.ends().bay.mover == (1 if watch == 1 else 0)
    assert len(table.bay.deck) == 22
    assert bool(table.model.legal_sails())
    assert table.ends(watch - 1).bay.mover == 1


def test_leaving() -> None:
    """PB-28: ship and cargo go, the order stays there, the islet counts for nobody; one left has won."""
    table = Table({0: "K4 N"}, seats=3).carry(0, 1, 1)
    table.bay.order = 0
    table.bay.stores[0] = Load(1, 0)
    table.model.leave(0)
    assert table.model.owes() == (1, "turn")
    assert (table.bay.lost, table.model.snapshot()["order"]) == (Load(1, 1), "K4")
    assert table.model.scores() == {1: 0, 2: 0}
    assert table.bay.left() == 30
    table.ship(1).cell = K5
    assert table.model.legal_order()
    table.model.leave(1)
    assert table.model.result() == ("alone", [2])


def test_a_winner_leaves_before_he_has_chosen() -> None:
    """PB-12, PB-28: what he was to choose from is lost, and the mover's turn goes on."""
    table = Table({0: "K4 N 1", 1: "K6 N 1"}, seats=3).carry(0, 2, 1).carry(1, 1, 2)
    table.model.give_order(1, "prizes", "ask")
    table.roll(1, 2).sail("N", 2)
    table.model.leave(1)
    assert table.bay.lost == Load(3, 3)
    assert table.model.owes() == (0, "turn")


@pytest.mark.parametrize("seed", range(14))
def test_random_games(seed: int) -> None:
    """PB-2, PB-21, PB-24: what must hold holds after each step, and a game ends."""
    assert Watched(2 + seed % 7, Random(seed)).play() in {"treasure", "half", "quiet", "agreed", "alone"}
