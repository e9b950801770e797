"""The independent model by itself: Pirates and the hunt, worked by hand, and random ones (AS-50, AS-51, AS-71)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.table import THEN_NORTH_STRONG, Table
from tests.engine.games.ageofsail.independent.trial import Watched
from tests.engine.games.ageofsail.independent.wind import reach
from tests.engine.sailing.independent.sea import name_of

FORT = {"A1", "B1", "C1", "A2", "B2", "C2"}


def raid(ships: dict[str, str], seats: int = 2, first: int = 0, **options: Any) -> Table:
    """Pirates, whose captain is seat 0, in the first turn: the wind blows north, medium."""
    return Table(ships, seats=seats, first=first, scenario="pirates", role=0, **options)


def hunt(ships: dict[str, str], seats: int = 2, first: int = 0, **options: Any) -> Table:
    """A hunt of seat 0, likewise."""
    return Table(ships, seats=seats, first=first, scenario="hunt", role=0, **options)


def fleets(seats: int, **options: Any) -> list[str]:
    """The ships of each seat."""
    battle = Model(seats, {"role": 0, **options}, lambda number: 0, 0).battle
    return [" ".join(ship.id for ship in battle.fleet(seat)) for seat in range(seats)]


def test_roles_by_lot_or_option() -> None:
    """AS-50, AS-8: the lot for the role, then the die for who begins."""
    draws = [2, 1]
    battle: Any = Model(3, {"scenario": "pirates"}, lambda number: draws.pop(0)).battle
    assert (battle.role, battle.first, draws) == (2, 1, [])
    draws = [1]
    battle = Model(3, {"scenario": "pirates", "role": 0}, lambda number: draws.pop(0)).battle
    assert (battle.role, battle.first) == (0, 1)
    with pytest.raises(ValueError, match="not"):
        Model(5, {"scenario": "hunt"}, lambda number: 0)


def test_as50_brigs_by_the_number_of_pirates() -> None:
    """Three, two each, one each; as printed (AS-71) one each of two."""
    assert fleets(2, scenario="pirates") == ["s1", "b1 b2 b3"]
    assert fleets(3, scenario="pirates") == ["s1", "b1 b2", "b3 b4"]
    assert fleets(4, scenario="pirates") == ["s1", "b1", "b2", "b3"]
    assert fleets(3, scenario="pirates", printed=True) == ["s1", "b1", "b2"]
    assert fleets(2, scenario="pirates", printed=True) == ["s1", "b1 b2 b3"]


def test_as50_where_the_pirates_put_their_brigs() -> None:
    """On free edge cells at least 10 cells from T20, one after the other in seat order."""
    model = Model(3, {"scenario": "pirates", "role": 0}, lambda number: 0, 0)
    assert name_of(model.battle.named("s1").cell) == "T20"
    assert model.owes() == {1: "place"}
    cells = {path.split()[1] for path in model.paths(1)}
    columns = "DEFGHIJKLMNOPQRST"
    west = {f"A{row}" for row in range(3, 21)}
    assert cells == west | {f"{c}1" for c in columns} | {f"{c}20" for c in "BCDEFGHIJ"} | {
        f"T{r}" for r in range(2, 11)
    }
    model.act(1, "b2 A10 E")
    assert {path.split()[0] for path in model.paths(1)} == {"b1"}
    assert "b1 A10 E" not in model.paths(1)
    assert list(model.snapshot()["ships"]) == ["s1", "b2"]
    model.act(1, "b1 T10 W")
    assert model.owes() == {2: "place"}


def test_as50_doubled_range_of_brigs() -> None:
    """Doubling first, then the order (AS-29); dead upwind stays 0; the ship sails undoubled."""
    table = raid({"s1": "J10 N", "b1": "L10 N"}, order=1)
    battle = table.battle
    assert [reach(battle, course, table.ship("s1")) for course in ("N", "E", "S")] == [5, 3, 0]
    assert [reach(battle, course, table.ship("b1")) for course in ("N", "E", "S")] == [10, 6, 0]
    table.act("end", after=(THEN_NORTH_STRONG,))
    assert [reach(battle, course, table.ship("b1")) for course in ("N", "E", "S")] == [13, 9, 0]
    assert [reach(battle, course) for course in ("N", "S")] == [7, 0]


def test_as50_the_fort_is_silent() -> None:
    """It bars the way, fires at nobody, is no target, and repairs nobody (AS-35)."""
    table = raid({"s1": "D4 S 1", "b1": "T1 N"})
    assert not {path for path in table.owed() if "repair" in path or path.startswith("cannons")}
    near = raid({"s1": "T20 S", "b1": "D2 N"}, first=1)
    assert "b1 N" not in near.owed()  # C2 lies abeam
    assert not FORT & near.cells("b1")
    near.act("b1 D3")
    assert near.model.owes() == {1: "turn"}
    assert near.model.result() is None


@pytest.mark.parametrize(("start", "cell"), [("B4", "A3"), ("C4", "B3"), ("F3", "D3"), ("F2", "D2"), ("F1", "D1")])
def test_as50_the_captain_wins_next_to_the_fort(start: str, cell: str) -> None:
    table = raid({"s1": f"{start} W", "b1": "T1 N"})
    assert table.model.result() is None
    assert table.act(f"s1 {cell}").model.result() == [0]


def test_as50_in_mid_move_too() -> None:
    table = raid({"s1": "F3 W", "b1": "B3 N", "b2": "T1 N"})
    table.act("s1 C3")  # D3 is the first cell next to it
    assert table.model.result() == [0]
    assert name_of(table.ship("s1").cell) == "D3"


def test_as50_a_cell_with_a_brig_is_reached_by_winning_the_boarding() -> None:
    won = raid({"s1": "E3 W", "b1": "D3 N", "b2": "T1 N"}).act("s1 D3", 6, 1)
    assert won.model.result() == [0]
    lost = raid({"s1": "E3 W 1", "b1": "D3 N", "b2": "T1 N"}, seats=3).act("s1 D3", 1, 6)
    assert lost.model.result() == [1]  # the ship that he has taken lies at the fort


def test_as50_a_merchant_who_wins_sinks_the_brig() -> None:
    table = raid({"s1": "J10 N", "b1": "J12 N", "b2": "T1 N"}).act("s1 J12", 1, 6, 6, 1)
    assert table.ship("s1").masts == 2
    assert not table.ship("b1").afloat
    assert table.lies("s1") == "J12 N"
    assert table.model.owes() == {0: "turn"}
    assert table.owed() == {"end"}


def test_as50_a_pirate_takes_the_ship() -> None:
    """His brig is sunk, the crew goes over, the captain is out, his other brigs sail on.

    Others may take it from him."""
    table = raid({"s1": "J10 E 1", "b1": "J8 N", "b2": "K8 N", "b3": "T1 N"}, seats=3, first=1).act("b1 J10", 6, 1)
    ship = table.ship("s1")
    assert (ship.seat, ship.masts, table.lies("s1")) == (1, 1, "J10 E")
    assert table.battle.out == {0}
    assert table.cells("s1") == set()
    assert table.cells("b2")
    table.act("end", after=(THEN_NORTH_STRONG,))
    assert table.model.owes() == {2: "turn"}
    table.change("b3", "J8").act("b3 J10", 6, 1)
    assert (ship.seat, ship.masts) == (2, 1)
    assert table.model.result() is None
    table.act("end", after=(THEN_NORTH_STRONG,)).act("end", after=(THEN_NORTH_STRONG,))
    assert table.cells("s1")


def test_as50_whoever_began_it() -> None:
    table = raid({"s1": "J10 E 1", "b1": "J12 N", "b3": "T1 N"}, seats=3).act(
        "s1 J12", 1, 6, after=(THEN_NORTH_STRONG,)
    )
    assert (table.ship("s1").seat, table.ship("b1").masts, table.lies("s1")) == (1, 0, "J12 N")
    assert table.model.owes() == {1: "turn"}


def test_as50_he_who_brings_it_to_the_fort_wins() -> None:
    table = raid({"s1": "E3 W 1", "b1": "T1 N", "b3": "T3 N"}, seats=3, first=1)
    table.change("s1", seat=1)
    table.act("s1 D3")
    assert table.model.result() == [1]


def test_as41_a_ship_that_closes_up_to_the_fort_has_reached_it() -> None:
    """AS-50: whose it is, wins; when one of his leaves the line, and when one is sunk by gunfire in another's turn."""
    fleet = {"s1": "E3 W 1", "b1": "D3 W", "b2": "D4 W", "b3": "C3 W"}
    leaving = raid(fleet, seats=3, first=1, line=True).change("s1", seat=1).line("b2", "b1", "s1")
    leaving.model.look_again()
    assert leaving.act("leave b1 F5").model.result() == [1]
    sunk = raid({**fleet, "b3": "E4 E"}, seats=3, first=2, line=True).change("s1", seat=1).line("b2", "b1", "s1")
    sunk.change("b3", "C3")
    sunk.act("b3 N").act("D3 1", 6, 1)
    assert sunk.model.result() == [1]


def test_as50_between_pirates_one_hull_is_sunk_never_the_ship() -> None:
    table = raid({"s1": "T20 N", "b1": "J8 E", "b2": "T1 N", "b3": "J10 N", "b4": "T3 N"}, seats=3, first=1)
    table.act("b1 J10", 6, 1)
    assert not table.ship("b3").afloat
    assert table.ship("b1").seat == 1
    held = raid({"s1": "J8 E 1", "b1": "T5 N", "b3": "J10 N", "b4": "T3 N"}, seats=3, first=1)
    held.change("s1", seat=1)
    held.act("s1 J10", 6, 1)
    assert (held.ship("s1").masts, held.ship("b3").masts) == (1, 0)


def test_as50_one_against_one_the_capture_wins() -> None:
    table = raid({"s1": "J10 E 1", "b1": "J8 N", "b2": "T1 N"}, first=1).act("b1 J10", 6, 1)
    assert table.model.result() == [1]


def test_as50_the_holder_wins_when_nobody_else_has_a_vessel() -> None:
    table = raid({"s1": "J10 E 1", "b1": "T1 N", "b3": "K10 N"}, seats=3, first=1)
    table.change("s1", seat=1)
    table.act("s1 N").act("K10 1", 6, 1)
    assert table.model.result() == [1]


def test_as50_if_the_ship_sinks_nobody_wins() -> None:
    table = raid({"s1": "J10 E 1", "b1": "J9 E", "b2": "T1 N"}, first=1).act("b1 E").act("J10 1", 6, 1)
    assert table.model.result() == []


def test_as50_if_the_pirates_are_gone_the_merchant_wins() -> None:
    table = raid({"s1": "J10 N", "b1": "K10 N"}).act("s1 N").act("K10 3", 6, 6, 6, 1)
    assert table.model.result() == [0]


def test_as37_who_leaves_a_raid() -> None:
    """A side without players has lost; those of the other share the win; it is so with him who has the ship."""
    table = raid({"s1": "J10 N", "b1": "K10 N", "b2": "A10 N", "b3": "T1 N"}, seats=4)
    table.model.drop(2)
    assert table.model.result() is None
    table.model.drop(0)
    assert table.model.result() == [1, 3]
    alone = raid({"s1": "J10 N", "b1": "K10 N"})
    alone.model.drop(1)
    assert alone.model.result() == [0]
    held = raid({"s1": "J10 N 1", "b1": "K10 N", "b2": "A10 N", "b3": "T1 N"}, seats=4, first=1)
    held.change("s1", seat=1)
    held.battle.out.add(0)
    held.model.drop(1)
    assert held.model.result() == [2, 3]
    placing = Model(3, {"scenario": "pirates", "role": 0}, lambda number: 0, 1)
    placing.drop(1)
    assert placing.owes() == {2: "place"}


def test_as50_as51_sixty_rounds_are_a_draw() -> None:
    for table in (raid({"s1": "J10 N", "b1": "T1 N"}), hunt({"f1": "J10 N", "f2": "T1 N"})):
        table.battle.round = 60
        table.act("end", after=(THEN_NORTH_STRONG,)).act("end")
        assert table.model.result() == []


def test_as51_where_they_start() -> None:
    """The pirate in one corner, hunters in the others, the third beside the fort; one alone has three."""
    assert fleets(2, scenario="hunt") == ["f1", "f2 f3 f4"]
    assert fleets(4, scenario="hunt") == ["f1", "f2", "f3", "f4"]
    battle = Model(4, {"scenario": "hunt", "role": 2}, lambda number: 0, 0).battle
    found = {(ship.seat, name_of(ship.cell), ship.heading) for ship in battle.ships}
    assert found == {(2, "T20", "SW"), (0, "A20", "SE"), (1, "T1", "NW"), (3, "D3", "NE")}


@pytest.mark.parametrize(("seats", "printed", "more"), [(2, False, 1), (3, False, 0), (4, False, 1), (4, True, 0)])
def test_as51_against_three_frigates_the_pirate_sails_further(seats: int, printed: bool, more: int) -> None:
    """To the end, not dead against the wind, not as printed (AS-71)."""
    table = hunt({"f1": "J10 N", "f2": "A10 N"}, seats=seats, printed=printed)
    ranges = [reach(table.battle, course, table.ship("f1")) for course in ("N", "E", "S")]
    assert ranges == [5 + more, 3 + more, 0]
    assert reach(table.battle, "N", table.ship("f2")) == 5


def test_as51_hunters_do_not_fight_each_other() -> None:
    table = hunt({"f1": "T20 N", "f2": "J10 N", "f3": "K10 N", "f4": "J12 N"}, seats=4, first=1)
    assert "f2 N" not in table.owed()
    assert {"J11", "J12"} & table.cells("f2") == {"J11"}


def test_as51_the_pirate_wins_next_to_the_fort() -> None:
    """In mid-move too; where a hunter lies only by winning the boarding there."""
    table = hunt({"f1": "F3 W", "f2": "T1 N", "f3": "A20 N"}).act("f1 C3")
    assert table.model.result() == [0]
    won = hunt({"f1": "F3 W", "f2": "D3 N", "f3": "A20 N"}).act("f1 D3", 1, 6, 6, 1, 6, 1)
    assert won.model.result() == [0]
    lost = hunt({"f1": "F3 W", "f2": "D3 N", "f3": "A20 N"}).act("f1 D3", 1, 6, 1, 6)
    assert lost.model.result() == [1]


def test_as51_or_when_no_hunter_is_left() -> None:
    table = hunt({"f1": "J10 N", "f2": "K10 N 1"}).act("f1 N").act("K10 2", 6, 6, 1)
    assert table.model.result() == [0]


def test_as51_the_first_hunter_who_sinks_him_wins() -> None:
    """In his own turn, or by an answer in the pirate's."""
    own = hunt({"f1": "J10 N 1", "f2": "A10 N", "f3": "K10 N", "f4": "T1 N"}, seats=4, first=2)
    own.act("f3 N").act("J10 1", 6, 1)
    assert own.model.result() == [2]
    answer = hunt({"f1": "J10 N 1", "f2": "A10 N", "f3": "K10 N", "f4": "T1 N"}, seats=4)
    answer.act("f1 N").act("K10 1", 1, 6, 6, 6, 1)
    assert answer.model.result() == [2]


def test_as51_or_beats_him_in_a_boarding() -> None:
    table = hunt({"f1": "J10 N 1", "f2": "A10 N", "f3": "J8 N", "f4": "T1 N"}, seats=4, first=2).act("f3 J10", 6, 1)
    assert table.model.result() == [2]


def test_as51_after_a_boarding_one_hull_is_sunk() -> None:
    """The beaten one: they are of one class."""
    table = hunt({"f1": "J10 N", "f2": "J12 N", "f3": "T1 N"}).act("f1 J12", 6, 1, 6, 1)
    assert (table.ship("f1").masts, table.ship("f2").masts) == (2, 0)
    assert table.owed() == {"end"}


def test_as37_who_leaves_a_hunt() -> None:
    table = hunt({"f1": "J10 N", "f2": "A10 N", "f3": "K12 N", "f4": "T1 N"}, seats=4)
    table.model.drop(1)
    table.model.drop(0)
    assert table.model.result() == [2, 3]
    last = hunt({"f1": "J10 N", "f2": "A10 N"})
    last.model.drop(1)
    assert last.model.result() == [0]


@pytest.mark.parametrize("scenario", ["pirates", "hunt"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_races(scenario: str, seats: int) -> None:
    """AS-50, AS-51: what must hold holds after each step, and a race ends."""
    watched = Watched(seats, Random(seats), {"scenario": scenario, "line": seats == 2})
    assert len(watched.play()) <= seats
