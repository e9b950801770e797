"""The independent model by itself: lines, worked by hand, and random battles with them (AS-40 to AS-42)."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.games.ageofsail.independent.battle import Fort
from tests.engine.games.ageofsail.independent.lines import may_be_line, may_begin_line, may_come_next
from tests.engine.games.ageofsail.independent.table import STORM, TELEPORT, THEN_NORTH_STRONG, Table
from tests.engine.games.ageofsail.independent.trial import Watched
from tests.engine.sailing.independent.sea import cell_of

FAR = {"s2": "A20 N"}
COLUMN = {"s1": "J10 N", "f1": "J9 N", "b1": "J8 N"}


def column(card: int | None = None, **others: str) -> Table:
    """A line that heads north, from its first: J10, J9, J8."""
    return Table({**COLUMN, **FAR, **others}, card, line=True).line("s1", "f1", "b1")


def put_fort(table: Table, cannon: str) -> None:
    """The enemy's fort is one cannon here."""
    cell = cell_of(cannon)
    table.battle.forts[1] = Fort([cell], None, {cell})
    table.battle.walls = {cell: 1}


def test_as40_which_ships_may_be_declared() -> None:
    """Consecutive adjacent cells, any order of classes; each adjacent to the one before it."""
    table = Table({"s1": "J10 N", "f1": "K11 E", "b1": "L12 S", "f2": "A10 N", **FAR}, line=True).begin()
    named = [path for path in table.owed() if path.startswith("form")]
    assert sorted(named) == [
        "form b1 f1",
        "form b1 f1 s1",
        "form f1 b1",
        "form f1 s1",
        "form s1 f1",
        "form s1 f1 b1",
    ]
    assert [ship.id for ship in may_come_next(table.battle, [table.ship("b1")])] == ["f1"]
    assert not may_be_line(table.battle, [table.ship(name) for name in ("s1", "b1")])


def test_as40_without_the_option_there_are_no_lines() -> None:
    table = Table({**COLUMN, **FAR}).begin()
    assert not [path for path in table.owed() if path.startswith("form")]


def test_as40_all_turn_to_the_first_and_sail_from_the_next_turn_on() -> None:
    table = Table({"s1": "J10 N", "f1": "K11 E", "b1": "L12 S", **FAR}, line=True).begin()
    table.act("f1 W").act("form b1 f1 s1")
    assert table.lies("b1", "f1", "s1") == "L12 S, K11 S, J10 S"
    assert not table.cells("line b1") | table.cells("b1") | table.cells("s1")
    table.act("end").act("wind", after=(THEN_NORTH_STRONG,)).act("end", after=(1,))
    assert table.cells("line b1")
    assert not table.cells("b1") | table.cells("s1")


def test_as40_a_whole_line_may_be_declared_anew_with_others() -> None:
    """Who is in a line leaves it by AS-41 alone, so it goes in whole; barred ships do nothing more (AS-32)."""
    table = column(f2="K7 E").begin()
    named = {path for path in table.owed() if path.startswith("form")}
    assert named == {"form b1 f1 s1", "form s1 f1 b1 f2", "form f2 b1 f1 s1"}
    table.act("form f2 b1 f1 s1")
    assert table.lines() == ["f2 b1 f1 s1"]
    assert table.lies("f2", "s1") == "K7 E, J10 E"
    barred = column(f2="K7 E")
    barred.begin()
    barred.ship("f2").barred = True
    assert [path for path in barred.owed() if path.startswith("form")] == ["form b1 f1 s1"]


def test_as40_as42_the_others_follow_in_the_track() -> None:
    table = column().begin()
    assert {"J15", "K11", "N14", "K10"} <= table.cells("line s1")
    assert not {"J16", "J9", "O15"} & table.cells("line s1")
    table.act("line s1 L12")
    assert table.lies("s1", "f1", "b1") == "L12 NE, K11 NE, J10 N"
    assert all(table.ship(name).acted for name in ("s1", "f1", "b1"))


def test_as40_by_the_range_of_the_first() -> None:
    """The order is its owner's, so all have it; the range is asked of the first alone."""
    table = Table({**COLUMN, **FAR}, line=True, order=0).line("b1", "f1", "s1").begin()
    assert {"J7", "G5", "L8"} & table.cells("line b1") == {"L8"}
    assert table.cells("line b1") & {"M8", "N8"} == {"M8", "N8"}  # east: 3 and the order


def test_as42_where_only_the_first_turns_the_others_keep_their_headings() -> None:
    table = column(f3="K8 N").begin()
    table.act("line s1 E")
    assert table.lies("s1", "f1", "b1") == "J10 E, J9 N, J8 N"
    assert table.owed() == {"b1 K8 1", "done", "on K10", "on L10", "on M10"}


def test_as42_attacks_at_a_stop_go_in_line_order() -> None:
    table = column(f3="K11 N", f4="K10 N").begin().act("line s1 J11")
    assert {"s1 K11 3", "f1 K10 2", "on J12", "done"} <= table.owed()
    table.act("f1 K10 1", 1, 6, 1, 1, 6)
    assert not {path for path in table.owed() if path.startswith("s1")}
    assert "f1 K10 1" in table.owed()
    table.act("on J12")
    assert {path for path in table.owed() if path.startswith("s1")} == set()
    assert {path for path in table.owed() if path.startswith("f1")} == {"f1 K11 1"}


def test_as42_each_entering_ship_draws_fort_fire() -> None:
    """One after the other, before the next follows; fire interrupts the way."""
    table = column()
    put_fort(table, "H12")  # it reaches J10 and J12, not J11
    table.begin().act("line s1 J12", 1, 1, 6)
    assert table.lies("s1", "f1", "b1") == "J11 N, J10 N, J9 N"
    table.act("on J12", 1, 1, 6, 1, 1, 6)
    assert table.lies("s1", "f1", "b1") == "J12 N, J11 N, J10 N"


def test_as41_those_behind_a_lost_ship_close_up() -> None:
    """After the step in which it is lost; it costs no range and draws no fire, and headings stay."""
    table = column(f1="I9 N 1", b1="H8 N")
    put_fort(table, "H12")
    table.begin().act("line s1 J11", 6, 6, 1)
    assert table.lines() == ["s1 b1"]
    assert table.lies("s1", "b1") == "J11 N, J10 NE"
    assert table.owed() == {f"on J{row}" for row in range(12, 16)} | {"done"}


def test_as41_at_once_when_an_answer_sinks_one() -> None:
    table = column(f1="J9 N 1", f3="K9 N").begin().act("line s1 N")
    table.act("f1 K9 1", 1, 6, 6, 6, 1)
    assert table.lines() == ["s1 b1"]
    assert table.lies("s1", "b1") == "J10 N, J9 N"
    assert "b1 K9 1" in table.owed()


def test_as42_when_the_first_is_sunk_the_second_leads_and_the_move_ends() -> None:
    table = column(s1="J10 N 1", f3="K9 N")
    put_fort(table, "J13")
    table.begin().act("line s1 J12", 6, 6, 1)
    assert table.lines() == ["f1 b1"]
    assert table.lies("f1", "b1") == "J9 N, J8 N"
    assert table.owed() == {"done", "f1 K9 1", "f1 K9 2"}


def test_as42_only_the_first_boards_and_if_it_stays_they_follow() -> None:
    table = column(b2="J12 N", f3="I10 N").begin().act("line s1 J12", 6, 1)
    assert table.lies("f1", "b1") == "J10 N, J9 N"
    table.act("both 1 b2 I13")
    assert table.lies("s1", "f1", "b1") == "J12 N, J11 N, J10 N"
    assert table.lines() == ["s1 f1 b1"]
    assert table.owed() == {"b1 I10 1", "done"}


@pytest.mark.parametrize("said", ["prize", "both 1 s1 I13", "both 1 b2 J11"])
def test_as42_if_it_does_not_stay_they_do_not_follow(said: str) -> None:
    """Its hull is given up or shifted: it has left; or the prize lies in their way."""
    table = column(b2="J12 N", f3="K10 N").begin().act("line s1 J12", 6, 1).act(said)
    assert table.lines() == (["f1 b1"] if said != "both 1 b2 J11" else [])
    assert table.lies("f1", "b1") == "J10 N, J9 N"
    assert table.owed() == {"f1 K10 1", "f1 K10 2", "done"}


def test_as42_the_first_is_beaten() -> None:
    table = column(s1="J10 N 1", b2="J12 N").begin().act("line s1 J12", 1, 6)
    assert table.lines() == ["f1 b1"]
    assert table.lies("f1", "b1") == "J10 N, J9 N"


def test_as41_a_beaten_ship_in_the_middle_parts_the_line() -> None:
    """Its place is taken, so nobody can close up."""
    table = column(f1="J9 N 1", b2="K9 W", s2="A20 N")
    table.begin().act("end").act("wind", after=(THEN_NORTH_STRONG,)).act("b2 J9", 6, 1)
    table.act("own")
    assert table.lines() == []


def test_as41_leaving() -> None:
    """Another heading than the line's, and sailed, before the line; those behind close up."""
    table = column().begin()
    assert {"K9", "L9", "K10"} <= table.cells("leave f1")
    assert not {"J10", "N", "E"} & table.cells("leave f1")
    table.act("leave f1 L9")
    assert table.lines() == ["s1 b1"]
    assert table.lies("f1", "b1") == "L9 E, J9 N"
    assert "b1" not in table.battle.busy
    assert {"J15"} <= table.cells("line s1")
    table.act("leave b1 K9")
    assert table.lines() == []
    assert table.cells("s1")
    gone = column().begin().act("line s1 J11")
    assert not gone.cells("leave f1")


def test_as41_a_line_of_two_is_dissolved_as_soon_as_one_leaves() -> None:
    table = Table({"s1": "J10 N", "f1": "J9 N", "f3": "I10 N", **FAR}, line=True).line("s1", "f1").begin()
    table.act("leave f1 NE")
    assert table.model.owes() == {0: "stop"}
    assert table.lines() == []


def test_as40_what_may_be_declared_need_not_be_listed() -> None:
    """Of big fleets that would be too many; it is declared all the same, and what a line may begin with is known."""
    table = column(f2="K7 E")
    table.battle.lists_lines = False
    table.begin()
    assert not [path for path in table.owed() if path.startswith("form")]
    line, single, first = (table.ship(name) for name in ("b1", "f2", "s1"))
    assert may_begin_line(table.battle, [line])
    assert may_begin_line(table.battle, [single, line])
    assert not may_begin_line(table.battle, [line, single])  # its mates could not be taken in any more
    assert not may_begin_line(table.battle, [table.ship("f1")])
    assert may_begin_line(table.battle, [first])
    with pytest.raises(ValueError, match="may not"):
        table.act("form b1 f2")
    assert table.act("form f2 b1 f1 s1").lines() == ["f2 b1 f1 s1"]


def test_as41_the_first_leaves_and_nobody_closes_up() -> None:
    table = column().begin().act("leave s1 K10")
    assert table.lines() == ["f1 b1"]
    assert table.lies("f1", "b1") == "J9 N, J8 N"


def test_as41_who_leaves_may_fire_before_but_has_to_sail() -> None:
    table = Table({"s1": "J10 N", "f1": "J9 N", "f3": "I10 N", **FAR}, line=True).line("s1", "f1").begin()
    assert table.cells("leave f1") & {"NE", "E"} == {"NE"}
    table.act("leave f1 NE")
    assert table.owed() == {f"on {cell}" for cell in ("K10", "L11", "M12", "N13")} | {"I10 1", "I10 2"}
    table.act("I10 2", 1, 1, 6)
    assert "done" not in table.owed()
    table.act("on K10")
    assert table.lines() == []


def test_as41_one_that_drifts_has_left_and_the_rest_with_it() -> None:
    """Those behind close nothing up; adjacent by chance they stay."""
    table = column(STORM).begin(1)
    assert table.lies("f1", "s1") == "J9 N, J10 N"  # she lies behind the first and can't drift
    assert table.lines() == ["s1 f1 b1"]
    table = column(STORM, f1="K9 N").begin(1)
    assert table.lies("f1") == "K11 N"
    assert table.lines() == []
    near = column(STORM, f1="K9 N", b1="J9 N").begin(1)
    assert near.lines() == ["s1 b1"]


def test_as41_a_teleported_first() -> None:
    table = column(TELEPORT).begin().act("s1 A10")
    assert table.lines() == ["f1 b1"]


def test_as35_one_of_a_line_may_be_repaired_where_it_lies() -> None:
    table = Table({"s1": "D3 N 2", "f1": "D2 N 1", **FAR}, line=True).line("s1", "f1").begin()
    table.act("line s1 N")
    table.act("f1 repair A1")
    assert table.ship("f1").masts == 2
    assert table.cells("on") == set()
    assert {"s1 repair B1", "done"} <= table.owed()


def test_as37_lines_go_with_who_leaves() -> None:
    table = Table({**COLUMN, **FAR, "s3": "T1 N"}, seats=4, line=True).line("s1", "f1", "b1")
    table.battle.out.add(3)
    table.begin()
    table.model.drop(0)
    assert table.lines() == []


@pytest.mark.parametrize("seed", range(3))
def test_random_battles_with_lines(seed: int) -> None:
    """AS-40 to AS-42: what must hold holds after each step."""
    watched = Watched(2 + seed % 3, Random(seed), {"line": True, "rounds": 10})
    watched.scatter()
    assert watched.play()
    assert watched.seen["turn form"]
