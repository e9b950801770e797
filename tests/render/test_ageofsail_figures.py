"""Figures for the rules of Age of Sail, and the key to its pictures: that what they show is so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.ageofsail.view import View
from render.games.ageofsail import LEGEND, scenes
from render.games.ageofsail.geometry import reach
from render.games.ageofsail.signs import SITUATIONS
from render.legend import WIDE
from render.sailing.figures import winds
from tests.render.age_of_sail import battle, four, opening


def test_start() -> None:  # AS-7, AS-30
    view = scenes.start()
    assert sorted((ship.cell.token, ship.size) for ship in view.ships) == [("B3", 1), ("C3", 2), ("D2", 2), ("D3", 3)]
    assert {card.cell.token for card in view.forts[0].cards} == {"A1", "A2", "B1", "B2", "C1", "C2"}
    assert [card.cell.token for card in view.forts[0].cards if card.arms] == ["A1"]


def test_ranges_of_winds() -> None:  # AS-3
    found = winds()
    assert [wind.strength for wind in found] == ["light", "medium", "strong"]
    assert [wind.ranges[1] for wind in found] == [3, 5, 6]
    assert all(wind.towards == "NE" and wind.ranges[5] == 0 for wind in found)


def test_broadsides_are_square_to_the_heading() -> None:  # AS-10
    view, sides = scenes.broadsides()
    assert {ship.heading for ship in view.ships} == {"N", "NE", "E"}
    assert len(sides) == 2 * len(view.ships)


def test_a_ship_bars_the_cells_behind_her() -> None:  # AS-33
    view = scenes.reach()
    found, without = (reach(view.forts[0], view.forts, ships) for ships in (view.ships, ()))
    assert scenes.at("B3") in found
    assert without - found == {scenes.at("B4"), scenes.at("C4")}


def test_a_mast_for_a_card() -> None:  # AS-35
    before, after = scenes.repair()
    assert after.ships[0].masts == before.ships[0].masts + 1
    assert sum(card.live for card in before.forts[0].cards) == sum(card.live for card in after.forts[0].cards) + 1


def test_masts_count_beyond_three_steps() -> None:  # AS-39
    view = scenes.afar()
    assert scenes.near(view, scenes.at("F5"))
    assert not scenes.near(view, scenes.at("G5"))
    assert not scenes.near(view, scenes.at("F6"))
    assert sorted(ship.masts for ship in view.ships if not scenes.near(view, ship.cell)) == [1, 2]


class TestKey:
    @staticmethod
    def words(view: View) -> set[str]:
        return {id if id == "symbol-choice" else id.rpartition("symbol-")[2] for id in LEGEND.symbols(view)}

    def test_what_is_not_there_is_not_told(self) -> None:
        begun, fought = self.words(opening()), self.words(four())
        assert {"line", "frigate", "brig", "cannon", "arms", "round", "score"} <= begun
        assert not begun & {"stump", "wake", "hit", "miss", "wreck", "turned", "silent", "wind", "fight", "acted"}
        assert {"wake", "drift", "teleport", "shift", "fight", "wreck", "silent", "fired", "turned", "acted"} <= fought

    def test_dice_and_shots(self) -> None:
        assert {"hit", "miss", "dice", "shots", "active"} <= self.words(battle())
        assert "dice" not in self.words(battle(turn=10, shots=battle().shots[3:]))

    def test_what_only_a_chooser_sees(self) -> None:
        choosing = {"broadside", "boarding", "reach", "symbol-choice"}
        assert choosing <= self.words(battle(viewer=0))
        for other in (battle(), battle(viewer=1), battle(viewer=0, over=True)):
            assert not choosing & self.words(other)
        assert choosing & self.words(battle(viewer=0, situation="fog")) == {"boarding", "symbol-choice"}

    def test_each_situation_has_a_word_of_its_own(self) -> None:  # AS-29
        without = self.words(battle(situation=None))
        words = [self.words(battle(situation=situation)) - without for situation in SITUATIONS]
        assert all(len(found) == 1 for found in words)
        assert len(set.union(*words)) == len(SITUATIONS)

    def test_no_scores_where_none_are_kept(self) -> None:  # AS-71
        assert "score" not in self.words(battle(sums=()))

    @pytest.mark.parametrize("contrast", [False, True])
    @pytest.mark.usefixtures("as_sent")
    def test_budgets(self, contrast: bool) -> None:
        view = four(viewer=0, active="s1", shots=(*four().shots, *(replace(s, turn=22) for s in battle().shots)))
        ids = LEGEND.symbols(view)
        found = LEGEND.draw(view, dict.fromkeys(ids, "where a ship sailed or was lost in battle"), contrast)
        assert found.width == WIDE
        assert len(found.data) <= 120_000
        assert len(ids) > 30
