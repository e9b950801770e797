"""Figures for the rules of Admiral, and the key to its pictures: that what they show is so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.admiral.view import Mark, View
from render.games.admiral import FIGURES, LEGEND, figure, scenes
from render.games.admiral.figures import points
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
            figure("mines")

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
