"""Figures for the rules of Pirate Bay, and the key to its pictures: that what they show is so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.piratebay.view import Find, Haul, View
from render.games.piratebay import FIGURES, LEGEND, scenes
from render.legend import WIDE
from render.sailing.geometry import abeam, beyond
from tests.render.at_sea import at
from tests.render.pirate_bay import battle, four, opening


def test_names() -> None:
    assert list(FIGURES) == [
        "map", "wind", "abeam", "salvo", "home", "tiles", "explore", "merchant", "order", "landing",
    ]  # fmt: skip


def test_the_start_is_that_of_eight() -> None:  # PB-1, PB-3, PB-4
    view = scenes.start()
    assert {ship.cell.token for ship in view.ships} == {"B8", "B13", "H2", "H19", "M2", "M19", "S8", "S13"}
    assert all(beyond(islet.land, view.ships[i].heading) == islet.anchor for i, islet in enumerate(view.islets))


def test_broadsides_lie_on_open_water() -> None:  # AS-10
    view = scenes.broadsides()
    assert {ship.heading for ship in view.ships} == {"N", "NE", "E"}
    aimed = [beyond(ship.cell, side) for ship in view.ships for side in abeam(ship.heading)]
    assert not {islet.land for islet in view.islets}.union(view.down).intersection(aimed)


def test_all_tiles_around_a_ship_may_be_turned_up() -> None:  # PB-20
    view, beside, _ = scenes.exploring()
    (ship,) = view.ships
    assert len(beside) == 5
    assert all(max(abs(cell.col - ship.cell.col), abs(cell.row - ship.cell.row)) == 1 for cell in beside)


def test_what_was_in_the_hold_lies_ashore() -> None:  # PB-22
    before, after, _ = scenes.landing()
    assert (before.holds[0].gold, before.holds[0].cannons) == (after.stores[0].gold, after.stores[0].cannons)
    assert after.holds[0] == scenes.NOTHING
    islet = next(islet for islet in before.islets if islet.seat == 0)
    assert before.ships[0].cell in {beyond(islet.land, course) for course in ("N", "NE", "E", "SE", "S")}


class TestKey:
    @staticmethod
    def words(view: View) -> set[str]:
        return {id.rpartition("symbol-")[2] for id in LEGEND.symbols(view)}

    def test_what_is_not_there_is_not_told(self) -> None:
        begun, fought = self.words(opening()), self.words(battle())
        assert {"ship", "down", "islet", "anchor", "merchant", "order", "left", "score", "landed", "free"} <= begun
        assert not begun & {"cargo", "holder", "trapped", "known-mark", "treasure", "loot", "found", "shifted", "watch"}
        assert {"cargo", "holder", "trapped", "known-mark", "treasure", "bare", "loot", "found", "shifted"} <= fought
        assert {"home", "drowned", "wreck", "watch", "sent-home"} <= fought
        assert not fought & {"order", "merchant", "free"}

    def test_finds_of_the_last_turn(self) -> None:  # PB-14, PB-20
        kinds = {"empty": "empty", "merchant-empty": "empty", "cave": "cave", "mark": "mark", "gold": "found",
                 "merchant-gold": "found", "merchant-lost": "merchant-lost"}  # fmt: skip
        without = self.words(opening())
        for what, word in kinds.items():
            assert self.words(opening(finds=(Find(1, 0, at("E8"), what),))) - without == {word}

    def test_cargo_that_was_moved(self) -> None:
        for what, word in (("loaded", "shifted"), ("robbed", "shifted"), ("sunk", "drowned")):
            moved = opening(hauls=(Haul(1, 0, at("E8"), what, 1, 0, False),))
            assert self.words(moved) - self.words(opening()) == {word}

    def test_what_only_a_chooser_sees(self) -> None:
        choosing = {"broadside", "boarding", "works", "choice"}
        assert choosing <= self.words(battle(viewer=0))
        for other in (battle(), battle(viewer=1), battle(viewer=0, over=True)):
            assert not choosing & self.words(other)

    def test_a_calm_that_lasts(self) -> None:  # PB-26
        assert "calm" in self.words(battle(calm=5))
        assert "calm" not in self.words(battle(calm=4))

    @pytest.mark.parametrize("contrast", [False, True])
    @pytest.mark.usefixtures("as_sent")
    def test_budgets(self, contrast: bool) -> None:
        fought = four(turn=41)
        view = battle(
            viewer=0,
            finds=(*battle().finds, *(replace(find, turn=41) for find in fought.finds)),
            fights=tuple(replace(fight, turn=41) for fight in fought.fights),
            calm=7,
        )
        ids = LEGEND.symbols(view)
        found = LEGEND.draw(view, dict.fromkeys(ids, "where a ship sailed or was lost in battle"), contrast)
        assert found.width == WIDE
        assert len(found.data) <= 120_000
        assert len(ids) > 38
