"""Figures for the rules of Admiral, and the key to its pictures: that what they show is so."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral import Options
from engine.games.admiral.view import Mark, View
from engine.seating import Setup
from render.games.admiral import FIGURES, LEGEND, figure, scenes
from render.games.admiral.figures import FIELD, points
from render.legend import WIDE
from render.plates import WIDE as FIGURE
from tests.render.at_sea import at
from tests.render.games.admiral.scenes import assault, battle, fleet, half, storm


class TestFigures:
    @pytest.mark.parametrize("name", FIGURES)
    @pytest.mark.usefixtures("as_sent")
    def test_size(self, name: str) -> None:
        found = figure(name)
        assert found.width == FIGURE
        assert len(found.data) <= 40_000

    def test_unknown(self) -> None:
        with pytest.raises(KeyError):
            figure("pacts")

    def test_reach_of_a_frigate(self) -> None:  # AD-21
        view, stops, wind, window = scenes.reach()
        assert wind.ranges[0] == (5, 5, 5, 3, 3, 1, 3, 3)
        assert len(stops) == len(set(stops)) == sum(wind.ranges[0])
        assert all(window.holds(stop) for stop in stops)
        assert len(view.ships) == 1

    def test_the_example_of_the_drift(self) -> None:  # AD-22
        view, window = scenes.drifting()
        first = view.drifts[0]
        assert first.ship.startswith("s")
        assert (first.why, first.damage, len(first.cells)) == ("reef", 1, 2)
        assert all(window.holds(cell) for drift in view.drifts for cell in drift.cells)

    def test_covered_corners(self) -> None:  # AD-2
        view, _ = scenes.covered()
        assert {at("C3"), at("D4")} <= set(view.closed)
        assert not {at("C4"), at("D3"), at("G3"), at("H4")} & set(view.closed)

    def test_mines_lie_at_most_three_steps_from_a_fort(self) -> None:  # AD-55, AD-56
        before, after, window = scenes.mined()
        home = before.forts[0].cell
        assert all(max(abs(one.cell.col - home.col), abs(one.cell.row - home.row)) <= FIELD for one in before.mines)
        assert {mine.setting for mine in before.mines} == {"armed", "held", "waits"}
        assert len(before.mines) == 3
        (frigate,) = after.ships
        assert (frigate.strength, after.blown) == (before.ships[0].strength - 3, (at("E4"),))
        assert set(after.blown) < set(after.tracks[0].cells)
        assert window.holds(frigate.cell)

    def test_whom_a_fireship_hits(self) -> None:  # AD-34
        before, after, _ = scenes.burning()
        fire, *others = before.ships
        for one in others:
            near = max(abs(one.cell.col - fire.cell.col), abs(one.cell.row - fire.cell.row)) == 1
            left = next((ship.strength for ship in after.ships if ship.id == one.id), 0)
            assert (one.id in before.blasts[0].hits) == near
            assert left == one.strength - (fire.size if near else 0)

    def test_fireships_drift_first(self) -> None:  # AD-23, AD-34
        view, order, _ = scenes.drifting_fireship()
        ends = [drift.cells[-1] for drift in view.drifts]
        starts = {ship.id: ship.cell.col for ship in view.ships}
        assert view.ships[0].fireship == "due"
        assert order[0] == view.ships[0].id
        assert starts[order[1]] > starts[order[2]] > starts[order[0]]
        assert view.blasts[0].cell == ends[0]

    @pytest.mark.parametrize("seats", [4, 6])
    def test_layouts_of_pearl_shoals(self, seats: int) -> None:  # AD-62, AD-67
        drawn, _ = scenes.shoals(seats)
        played = admiral.view(admiral.new(Setup(seats), Options(scenario="shoals"), Random(0)), None)
        assert (set(drawn.closed), set(drawn.coastal)) == (set(played.closed), set(played.coastal))
        assert [(fort.cell, fort.seat) for fort in drawn.forts] == [(fort.cell, fort.seat) for fort in played.forts]
        lying = {(ship.id[0], ship.seat, ship.cell) for ship in played.ships}
        assert {(ship.id[0], ship.seat, ship.cell) for ship in drawn.ships} < lying
        assert len(drawn.pearls) == len(played.pearls) == 7
        assert set(drawn.reefs) <= set(played.reefs)

    def test_dice_of_a_fight(self) -> None:  # AD-41
        assert [points(die) for die in range(1, 7)] == [0, 0, 1, 1, 2, 2]


class TestKey:
    @staticmethod
    def words(view: View) -> set[str]:
        return {id.rpartition("symbol-")[2] for id in LEGEND.symbols(view)}

    def test_what_is_not_there_is_not_told(self) -> None:
        begun, fought = self.words(fleet()), self.words(battle())
        assert {"line", "galleon", "frigate", "brig", "land", "fort", "pearl", "may-sail", "wind", "others"} <= begun
        assert not begun & {
            "strength",
            "repair",
            "work",
            "spent",
            "aboard",
            "salvo",
            "points",
            "covered",
            "stored",
            "reef",
            "ruin",
        }
        assert {"strength", "repair", "work", "spent", "aboard", "salvo", "points", "fight", "wreck", "taken"} <= fought
        assert {"mended", "loaded", "stored"} <= fought

    def test_storms(self) -> None:  # AD-22
        words = {"drift", "stopped", "harm", "sheltered", "may-drift", "covered", "reef", "struck"}
        assert words <= self.words(storm())
        assert "stopped" not in self.words(storm(drifts=storm().drifts[:2]))

    def test_ruins_and_races(self) -> None:  # AD-52, AD-61, AD-69
        assert {"ruin", "fort", "quiet"} <= self.words(assault())
        assert {"goal", "fort"} <= self.words(half(2)) >= {"free"}
        assert "free" not in self.words(half())
        assert "last-round" in self.words(half(round=50))

    @pytest.mark.parametrize(
        ("what", "word"),
        [("captured", "taken"), ("taken", "taken"), ("rebuilt", "mended"), ("ruined", "struck"), ("lost", "lost")],
    )
    def test_marks_of_the_last_turn(self, what: str, word: str) -> None:
        assert self.words(fleet(marks=(Mark(1, 0, at("K6"), what, 1),))) - self.words(fleet()) == {word}

    def test_what_only_a_chooser_sees(self) -> None:
        choosing = {"boarding", "shots", "choice"}
        assert choosing <= self.words(battle(viewer=0))
        for other in (battle(), battle(viewer=1), battle(viewer=0, over=True)):
            assert not choosing & self.words(other)

    @pytest.mark.parametrize("contrast", [False, True])
    @pytest.mark.usefixtures("as_sent")
    def test_budgets(self, contrast: bool) -> None:
        view = replace(
            storm(viewer=0),
            ships=battle().ships, salvos=battle().salvos, fights=battle().fights,
            marks=(*battle().marks, *assault(turn=17).marks), tracks=battle().tracks,
        )  # fmt: skip
        ids = LEGEND.symbols(view)
        found = LEGEND.draw(view, dict.fromkeys(ids, "where a ship sailed or was lost in battle"), contrast)
        assert found.width == WIDE
        assert len(found.data) <= 120_000
        assert len(ids) > 30
