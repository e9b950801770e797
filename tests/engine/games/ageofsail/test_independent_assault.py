"""The independent model by itself: the assault, worked by hand, and random ones (AS-52, AS-71)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.games.ageofsail.independent.assault import Mast
from tests.engine.games.ageofsail.independent.layout import is_layout, may_grow, next_cells
from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.table import THEN_NORTH_STRONG, Table
from tests.engine.games.ageofsail.independent.trial import Watched
from tests.engine.sailing.independent.sea import COURSES, cell_of

WIND = (THEN_NORTH_STRONG,)
FORT = {f"{column}{row}" for column in "JK" for row in range(8, 13)}
MISS = (1, 1, 6)


def siege(ships: dict[str, str], seats: int = 2, down: str = "", **options: Any) -> Table:
    """An assault on the fort J8:K12 of the last seat, in the first attacker's turn; the cards of these cells are turned
    over."""
    table = Table(ships, seats=seats, scenario="assault", role=seats - 1, **options)
    table.battle.fort.up -= {cell_of(name) for name in down.split()}
    table.model.look_again()
    return table


def ashore(table: Table, cell: str, seat: int = 0, masts: int = 1) -> Table:
    """So many masts stand there since an earlier turn."""
    table.battle.ashore += [Mast(seat, cell_of(cell), spent=False) for _ in range(masts)]
    table.model.look_again()
    return table


def cells(names: str) -> list[tuple[int, int]]:
    return [cell_of(name) for name in names.split()]


@pytest.mark.parametrize(
    ("names", "right"),
    [
        ("J8 J9 J10 J11 J12 K8 K9 K10 K11 K12", True),
        ("D4 E4 F4 G4 H4 I4 J4 K4 L4 M4", True),
        ("Q17 Q16 Q15 Q14 Q13 Q12 Q11 Q10 Q9 Q8", True),
        ("C4 D4 E4 F4 G4 H4 I4 J4 K4 L4", False),  # too near to the edge
        ("D3 D4 D5 D6 D7 D8 D9 D10 D11 D12", False),
        ("J8 J9 J10 J11 J12 L8 L9 L10 L11 L12", False),  # two parts
        ("J8 J9 J10 J11 J12 K13 K14 K15 K16 K17", False),  # joined by a corner alone
        ("J8 K8 L8 J9 L9 J10 K10 L10 M10 N10", False),  # sea inside
        ("J8 K8 L8 J9 J10 K10 L10 J11 J12 M8", True),  # K9 and L9 are open to M9
        ("J8 K8 L8 J9 L9 J10 K10 J11 J12 J13", False),  # K9 touches the sea by a corner alone
        ("J8 J9 J10 J11 J12 K8 K9 K10 K11", False),
        ("J8 J9 J10 J11 J12 K8 K9 K10 K11 K11", False),
    ],
)
def test_which_layouts_are_right(names: str, right: bool) -> None:
    """AS-52: ten cells within D–Q × 4–17, joined by sides, every sea cell reachable from the edge by side steps."""
    assert is_layout(cells(names)) is right


def test_where_the_next_cell_may_be_laid() -> None:
    """AS-52: by a side of one that lies, where what is enclosed can still be filled."""
    assert len(next_cells([])) == 14 * 14
    assert set(next_cells(cells("D4"))) == set(cells("E4 D5"))
    ring = cells("J8 K8 L8 J9 L9 J10 K10")
    assert cell_of("L10") in next_cells(ring)
    assert next_cells([*ring, *cells("L10 M10")]) == cells("K9")
    wide = cells("J8 K8 L8 M8 J9 M9 J10 K10 L10")
    assert not may_grow([*wide, cell_of("M10")])
    assert cell_of("M10") not in next_cells(wide)


@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_laid_becomes_a_layout(seed: int) -> None:
    """AS-52: cell by cell there is always a next one, and ten are right."""
    rng, laid = Random(seed), cells("J9 J8 K8 L8 L9")
    while len(laid) < 10:
        laid.append(rng.choice(next_cells(laid)))
    assert is_layout(laid)


def test_the_defender_lays_then_the_attackers_put_their_ships() -> None:
    """AS-52, AS-7: all along one edge row, in seat order, headings free."""
    draws = [1]
    model = Model(3, {"scenario": "assault", "role": 1}, lambda number: draws.pop(0))
    assert model.owes() == {1: "fort"}
    for name in sorted(FORT, key=lambda name: (name[0], int(name[1:]))):
        assert name not in model.layout()
        assert model.snapshot()["forts"] == {}
        model.act(1, name)
    assert model.snapshot()["forts"][1]["up"] == sorted(FORT)
    assert model.owes() == {0: "place"}
    assert {path.split()[2] for path in model.paths(0)} == set(COURSES)
    assert len({path.split()[1] for path in model.paths(0)}) == 76
    model.act(0, "s1 A1 N")
    assert {path.split()[1] for path in model.paths(0)} >= {"A2", "B1", "A20", "T1"}
    model.act(0, "s2 B1 N")
    assert {path.split()[1] for path in model.paths(0)} == {f"{column}1" for column in "CDEFGHIJKLMNOPQRST"}
    for ship, column in zip(("f1", "f2", "b1", "b2"), "CDEF", strict=True):
        model.act(0, f"{ship} {column}1 N")
    assert model.owes() == {2: "place"}
    for ship, column in zip(("s3", "f3", "f4", "f5", "f6", "b3"), "GHIJKL", strict=True):
        model.act(2, f"{ship} {column}1 N")
    assert model.owes() == {2: "turn"}  # the first after the defender


def test_shares_of_the_attackers() -> None:
    """AS-52: all, two shares, three even ones."""

    def shares(seats: int) -> list[str]:
        battle = Model(seats, {"scenario": "assault", "role": seats - 1}, lambda number: 0).battle
        return ["".join(ship.id[0] for ship in battle.fleet(seat)) for seat in range(seats - 1)]

    assert shares(2) == ["sssffffffbbb"]
    assert shares(3) == ["ssffbb", "sffffb"]
    assert shares(4) == ["sffb", "sffb", "sffb"]


def test_attackers_do_not_fight_each_other() -> None:
    table = siege({"s1": "C5 N", "s3": "D5 N", "f6": "C7 N"}, seats=3)
    assert "s1 N" not in table.owed()
    assert "C7" not in table.cells("s1")


def test_the_defender_only_fires_without_wind() -> None:
    """AS-52: each cannon that hasn't fired in this round."""
    table = siege({"s1": "H10 N", "s2": "A1 N"}).act("end")
    assert table.model.owes() == {1: "turn"}
    assert table.battle.wind is None
    assert table.owed() == {"end", "cannons J8 H10", "cannons J10 H10", "cannons J12 H10"}
    table.act("cannons J10 H10", *MISS)
    assert "cannons J10 H10" not in table.owed()


def test_each_cannon_fires_once_a_round_in_all() -> None:
    """AS-52: on entry or in its own turn, from the first attacker's turn on; again in the next round."""
    table = siege({"s1": "H9 N", "s3": "A1 N", "f6": "B1 N"}, seats=3).act("s1 H10", *MISS, *MISS, *MISS)
    table.act("done")
    assert {name for name in ("J8", "J10", "J12") if cell_of(name) in table.battle.fort.fired} == {"J8", "J10", "J12"}
    table.act("end", after=WIND)
    table.act("end", after=WIND)  # the defender has nothing to fire with
    assert not table.battle.fort.fired
    assert table.battle.round == 2


def test_as_printed_cannons_fire_at_each_entry_and_in_their_own_turn() -> None:
    """AS-71: by AS-33."""
    table = siege({"s1": "H9 N", "s2": "A1 N"}, printed=True).act("s1 H10", *MISS, *MISS, *MISS)
    table.act("done").act("end")
    assert "cannons J10 H10" in table.owed()


def test_no_repair_no_idling_no_end_without_ships() -> None:
    """AS-52: AS-35, AS-36 and AS-37 don't apply: who has a party only goes on."""
    table = ashore(siege({"s3": "A1 N", "f6": "B1 N"}, seats=3, down="J8"), "J8")
    assert table.owed() >= {"end", "party J8 J9 1"}
    table.act("end", after=WIND)
    assert table.model.owes() == {1: "turn"}


def test_who_has_neither_ship_nor_party_has_no_turn() -> None:
    """AS-52: but he shares the win."""
    table = ashore(siege({"s3": "H8 N", "f6": "B1 N"}, seats=3, down="J8"), "J8")
    table.battle.ashore.clear()
    table.act("end", after=WIND).act("end").act("end", after=WIND)
    assert table.model.owes() == {1: "turn"}
    table.battle.fort.up = {cell_of("J9")}
    ashore(table, "J8", seat=1, masts=3).act("party J8 J9 3", 1, 1, 6, 6, 6)
    assert table.model.result() == [0, 1]


def test_ships_fire_at_cannons() -> None:
    """AS-34, AS-52: a hit turns the card over."""
    table = siege({"s1": "I9 N", "s2": "A1 N"}).act("s1 N").act("J9 3", 6, 6, 6, 1)
    assert cell_of("J9") not in table.battle.fort.up
    assert table.owed() >= {"land J9 1", "land J9 2", "done"}
    assert "land J9 3" not in table.owed()


def test_landing() -> None:
    """AS-52: on an adjacent turned-over cell, in 8 directions, whether it fired or not; it then does nothing more."""
    table = siege({"s1": "I7 N", "f1": "H8 N", "b1": "I9 N", "s2": "A1 N"}, down="J8 K8 J9")
    assert "f1 N" not in table.owed()  # not next to it
    assert "b1 N" not in table.owed()  # a brig keeps its mast aboard
    table.act("s1 N")
    assert {path for path in table.owed() if path.startswith("land")} == {"land J8 1", "land J8 2"}
    table.act("land J8 2")
    assert table.ship("s1").masts == 1
    assert table.cells("s1") == set()
    assert not {path for path in table.owed() if path.startswith("party")}
    assert table.model.snapshot()["parties"] == {"J8": {0: (0, 2)}}


def test_three_masts_at_most_in_a_cell() -> None:
    """AS-52: of all players together."""
    table = ashore(siege({"s1": "I7 N", "s3": "A1 N"}, seats=3, down="J8 J9"), "J8", seat=1, masts=2).act("s1 N")
    assert {path for path in table.owed() if path.startswith("land")} == {"land J8 1"}
    table.act("land J8 1")
    full = ashore(ashore(siege({"s1": "A1 N", "s3": "B1 N"}, seats=3, down="J8 J9"), "J8", masts=2), "J9", 1, 2)
    assert {path for path in full.owed() if path.startswith("party J8 J9")} == {"party J8 J9 1"}
    assert {path for path in full.owed() if path.startswith("party J8 K9")} == {"party J8 K9 1", "party J8 K9 2"}
    assert not {path for path in full.owed() if path.startswith("party J9")}


def test_a_party_moves_a_cell_a_turn_together_or_split() -> None:
    """AS-52: from the next turn, in any direction over the fort."""
    table = ashore(siege({"s1": "A1 N"}, down="J8 K8 J9 K9"), "J8", masts=3)
    assert table.cells("party J8") == set()
    table.act("party J8 J9 1").act("party J8 K9 1")
    assert table.model.snapshot()["parties"] == {"J8": {0: (1, 0)}, "J9": {0: (0, 1)}, "K9": {0: (0, 1)}}
    assert {path.split()[1] for path in table.owed() if path.startswith("party")} == {"J8"}
    table.act("end", after=WIND)
    assert {path.split()[1] for path in table.owed() if path.startswith("party")} == {"J8", "J9", "K9"}


def test_guns_do_not_fire_at_parties() -> None:
    table = ashore(siege({"s1": "H10 N"}, down="J8"), "J8").act("end")
    assert table.owed() == {"end", "cannons J10 H10", "cannons J12 H10"}


def test_a_fight_for_a_cannon() -> None:
    """AS-52: two dice against one for each mast that came in; equal again; to the end."""
    table = ashore(siege({"s1": "A1 N"}, down="J8"), "J8", masts=3)
    table.act("party J8 J9 2", 3, 4, 3, 4, 3, 4, 3, 3, 1, 2, 4)  # equal; a mast; 3 against 4
    assert table.model.snapshot()["parties"] == {"J8": {0: (1, 0)}, "J9": {0: (0, 1)}}
    assert cell_of("J9") not in table.battle.fort.up
    lost = ashore(siege({"s1": "A1 N"}, down="J8"), "J8", masts=2).act("party J8 J9 1", 3, 4, 6)
    assert lost.model.snapshot()["parties"] == {"J8": {0: (1, 0)}}
    assert cell_of("J9") in lost.battle.fort.up
    assert "party J8 J9 1" in lost.owed()


def test_the_order_adds_to_the_dice_of_a_fight() -> None:
    """AS-14: on every die that its holder rolls."""
    table = ashore(siege({"s1": "A1 N"}, down="J8", order=0), "J8", masts=3).act("party J8 J9 3", 6, 5, 3, 3, 3)
    assert cell_of("J9") not in table.battle.fort.up


def test_attackers_win_with_a_party_in_a_fort_without_cannons() -> None:
    """AS-52: together; by the last cannon, or by landing after it."""
    last = siege({"s1": "I8 N", "s3": "A1 N"}, seats=3, down=" ".join(FORT - {"J8"}))
    ashore(last, "J9", seat=1).act("s1 N").act("land J9 1")
    assert last.model.result() is None
    table = siege({"s1": "I7 N", "s3": "A1 N"}, seats=3, down=" ".join(FORT))
    table.act("s1 N").act("land J8 1")
    assert table.model.result() == [0, 1]
    shot = ashore(siege({"s1": "I9 N"}, down=" ".join(FORT - {"J9"})), "K8").act("s1 N").act("J9 1", 6, 1)
    assert shot.model.result() == [0]


def test_the_defender_wins_when_nobody_can_land() -> None:
    """AS-52: none ashore and no ship with two masts; as printed (AS-71) when nobody is left."""
    ships = {"f1": "H9 N 2", "b1": "A1 N"}
    table = siege(ships).act("f1 H10", 6, 6, 1)
    assert table.model.result() == [1]
    printed = siege({"f1": "H9 N 1"}, printed=True).act("f1 H10", 6, 6, 1)
    assert printed.model.result() == [1]
    goes_on = siege(ships, printed=True).act("f1 H10", 6, 6, 1, *MISS, *MISS)
    assert goes_on.model.result() is None
    party = ashore(siege(ships, down="K8"), "K8").act("f1 H10", 6, 6, 1, *MISS, *MISS)
    assert party.model.result() is None
    party.act("done").act("party K8 K9 1", 5, 5, 1)
    assert party.model.result() == [1]


def test_the_defender_wins_after_thirty_rounds() -> None:
    table = siege({"s1": "A1 N"})
    table.battle.round = 30
    table.act("end")
    assert table.model.result() == [1]


def test_who_leaves_an_assault() -> None:
    """AS-37: his ships and parties go; a side without players has lost."""
    table = ashore(siege({"s1": "A1 N", "s3": "B1 N"}, seats=3, down="J8"), "J8")
    table.coming = [*WIND]
    table.model.drop(0)
    assert table.model.snapshot()["parties"] == {}
    assert table.model.owes() == {1: "turn"}


def test_sides_that_leave() -> None:
    """AS-37."""
    defender = siege({"s1": "A1 N", "s3": "B1 N"}, seats=3)
    defender.model.drop(2)
    assert defender.model.result() == [0, 1]
    attackers = siege({"s1": "A1 N"})
    attackers.model.drop(0)
    assert attackers.model.result() == [1]
    laying = Model(2, {"scenario": "assault", "role": 0}, lambda number: 0)
    laying.drop(0)
    assert laying.result() == [1]


def test_a_line_whose_ship_has_landed_sails_no_more() -> None:
    """AS-40, AS-52: who has landed does nothing more, the others may."""
    table = siege({"s1": "I7 N", "f1": "I6 N", "s2": "A1 N"}, down="J8", line=True).line("s1", "f1")
    table.model.look_again()
    table.act("line s1 N")
    assert {"s1 land J8 1", "s1 land J8 2", "on I8"} <= table.owed()
    table.act("s1 land J8 1")
    assert not {path for path in table.owed() if path.startswith("s1 ")}
    assert table.cells("on") == set()


def test_who_has_landed_is_not_declared_a_line_any_more() -> None:
    """AS-40, AS-52: it does nothing more."""
    table = siege({"s1": "I7 N", "f1": "I6 N", "f2": "I5 N", "s2": "A1 N"}, down="J8", line=True)
    assert "form s1 f1" in table.owed()
    table.act("s1 N").act("land J8 1")
    assert {path for path in table.owed() if path.startswith("form")} == {"form f1 f2", "form f2 f1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_assaults(seats: int) -> None:
    """AS-52: what must hold holds after each step, and an assault ends."""
    watched = Watched(seats, Random(seats), {"scenario": "assault", "printed": seats == 4})
    assert watched.play()
