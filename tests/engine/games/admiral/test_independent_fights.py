"""The independent model by itself: boarding, storming and repair worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.games.admiral.independent.table import Table, table

PEARLS = {"goal": "pearls", "need": 9}


def test_ad41_ad42_ad43_the_example_of_a_boarding() -> None:
    """The booklet's §8: 7 against 4, 3 to share out: 2 for the ship of the line, 1 for the frigate, the brig lost."""
    here = table(["b1 0 L7", "f1 0 M8 2", "s2 1 L8 2"])
    here.play("board s2 b1 f1", dice=[1, 6, 5])
    assert here.asked() == (0, "share")
    assert (here.state.pending.points, here.state.pending.hulls) == (3, ["s2", "f1", "b1"])
    assert here.refused("3 1 0") == "AD-42"
    here.play("2 1 0")
    assert here.left("s2", "f1", "b1") == [2, 1, 0]
    assert here.state.ships["s2"].owner == 0
    assert here.state.ships["s2"].spent
    assert here.asked() == (0, "turn")
    assert here.refused("f1 M9") == "AD-20"


def test_ad41_equal_sums_sink_all() -> None:
    here = table(["b1 0 L7", "b2 1 L8"])
    here.play("board b2 b1", dice=[4, 3])
    assert here.left("b1", "b2") == [0, 0]


def test_ad42_a_defender_shares_out_as_usual() -> None:
    here = table(["b1 0 L7", "f1 0 M8", "s2 1 L8"])
    here.play("board s2 b1 f1", dice=[1, 1, 5])  # 7 against 9
    assert here.left("s2", "f1", "b1") == [1, 1, 0]
    assert here.state.ships["f1"].owner == 1


def test_ad23_a_boarding_spares_the_drift() -> None:
    here = table(["s1 0 L7", "b2 1 L8"], "E storm")
    here.play("board b2 s1", "usual", "drift", dice=[1, 1])
    assert (here.lies("s1"), here.lies("b2")) == ("L7", "L8")
    assert here.state.ships["b2"].owner == 0
    here.play("end")
    assert here.state.mover == 1


@pytest.mark.parametrize(("coast", "sea"), [([], 0), (["L8"], 1)])
def test_ad42_ad63_pearls_of_a_lost_hull(coast: list[str], sea: int) -> None:
    """One fits, the other sinks: near land it stays."""
    here = table(["f1 0 L7", "g2 1 L8 1 2"], terms=PEARLS, coastal=coast)
    here.play("board g2 f1", "0 3", dice=[1, 1])
    assert len(here.state.ships["f1"].pearls) == 1
    assert sum(here.state.sea.values()) == sea
    assert here.left("g2") == [0]


def test_ad43_pearls_are_stowed_at_will() -> None:
    here = table(["f1 0 L7", "g2 1 L8 1 2"], terms=PEARLS)
    here.play("board g2 f1", "1 2", dice=[1, 1])
    assert here.asked() == (0, "pearls")
    here.play("1 1")
    assert [len(here.state.ships[id].pearls) for id in ("f1", "g2")] == [1, 1]


def test_ad44_a_fort_is_taken_with_its_pearls() -> None:
    """11 against 4: one point each, then the ship of the line is filled up."""
    forts = [{"cell": "L7", "owner": 1, "strength": 2, "pearls": 1}]
    here = table(["s1 0 M8", "f1 0 K6"], forts=forts, terms=PEARLS, pearls={"T7": 1})
    here.play("storm fort-l7 s1 f1", dice=[1, 1, 6])
    assert here.asked() == (0, "share")
    assert here.state.pending.pieces == ["s1", "f1", "fort-l7"]
    here.play("usual")
    assert here.left("s1", "f1", "fort-l7") == [5, 1, 1]
    fort = here.state.forts["fort-l7"]
    assert (fort.owner, fort.pearls) == (0, 1)
    assert here.refused("fire b9 fort-l7 1") == "AD-3"  # not before the next round


def test_ad44_a_fort_that_was_held_has_the_first_point() -> None:
    here = table(["s1 0 M8 6", "s2 1 K7 5"], forts=[{"cell": "L7", "owner": 1, "strength": 1}])
    here.play("storm fort-l7 s1", dice=[1, 1, 3])  # 6 against 7
    assert here.left("fort-l7", "s2", "s1") == [1, 0, 0]


def under_repair(**terms: Any) -> Table:
    """A galleon and, under repair, a frigate in a fort that a ship of the line can storm."""
    ships = ["s1 0 M8", "g2 1 L8 2", "f2 1 K8 1"]
    here = table(ships, forts=[{"cell": "L7", "owner": 1, "strength": 1}], terms=terms)
    here.state.ships["f2"].task = "repair"
    return here


def test_ad44_equal_sums_destroy_the_fort_and_all_in_it() -> None:
    here = under_repair()
    here.play("storm fort-l7 s1", dice=[1, 1, 3, 5])  # 7 against 1 + 2 + 1 and 0 + 1 + 2
    assert here.left("s1", "g2", "f2", "fort-l7") == [0, 0, 0, 0]
    assert here.state.forts["fort-l7"].owner is None


def test_ad44_the_defender_says_who_joins_before_the_dice() -> None:
    here = under_repair(ask=((1, "join"),))
    here.play("storm fort-l7 s1")
    assert here.asked() == (1, "join")
    here.play("g2", dice=[1, 1, 1])  # 7 against 3
    assert here.left("g2", "f2") == [0, 1]
    here.play("3 1")
    assert here.state.ships["f2"].task is None
    assert here.state.forts["fort-l7"].owner == 0


def test_ad50_repair() -> None:
    here = table(["f1 0 M8 2"], forts=[{"cell": "L7", "owner": 0}])
    here.round("f1 M7", "f1 repair")
    assert here.left("f1") == [2]
    assert here.refused("f1 M8") == "AD-20"
    here.round()
    assert here.left("f1") == [3]
    here.play("f1 stop")
    assert [here.refused(words) for words in ("f1 M8", "f1 repair")] == ["AD-20", "AD-50"]
    here.round()
    assert here.left("f1") == [3]
    here.round("f1 repair")
    here.round()
    assert here.left("f1") == [4]
    assert here.state.ships["f1"].task is None


def test_ad51_ad53_work_on_a_fort() -> None:
    here = table(["f1 0 M8", "b1 0 K6"], forts=[{"cell": "L7", "owner": 0, "strength": 3}])
    here.round("f1 work b1")
    here.round()
    assert here.left("fort-l7") == [4]
    here.play("b1 stop")
    assert [here.refused(words) for words in ("f1 work b1", "f1 N8")] == ["AD-51", ""]
    here.round()
    here.round("f1 work b1")
    here.round()
    assert here.left("fort-l7") == [5]
    assert here.state.ships["f1"].task is None


def test_ad52_a_ruin_is_rebuilt_or_all_is_lost() -> None:
    forts = [{"cell": "L7", "strength": 0}]
    here = table(["f1 0 M8", "b1 0 K6"], forts=forts)
    here.round("f1 work b1")
    here.round()
    here.round()
    fort = here.state.forts["fort-l7"]
    assert (fort.owner, fort.rebuilt) == (None, 2)
    here.round()
    assert (fort.owner, fort.strength, fort.work) == (0, 3, None)
    here = table(["f1 0 M8", "b1 0 K6"], forts=forts)
    here.round("f1 work b1")
    here.round()
    here.play("f1 stop")
    assert here.state.forts["fort-l7"].rebuilt == 0
