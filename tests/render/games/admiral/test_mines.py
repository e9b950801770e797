"""Sprites of mines and fireships: each fact is seen, small and large, in both styles."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image

from render.games.admiral import fleet, mines
from render.games.admiral.look import STARK, USUAL, palette
from render.sailing.look import Brush
from render.style import Style
from tests.render.comparing import differing

BRUSHES = [Brush(palette(style), style, cell) for style, cell in product((USUAL, STARK), (46, 86))]
IDS = [f"{'stark' if brush.style is STARK else 'usual'}-{brush.cell}" for brush in BRUSHES]


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
@pytest.mark.parametrize("aside", [False, True])
def test_how_many_there_are_and_how_they_are_switched(aside: bool, brush: Brush) -> None:  # AD-56
    drawn = [sprite(brush, setting, number, aside=aside) for setting in mines.SETTINGS for number in (1, 2, 3)]
    for one, other in combinations(drawn, 2):
        assert differing(one, other) > 3


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
def test_settings_differ_in_black_and_white(brush: Brush) -> None:  # AD-56
    grey = [sprite(brush, setting).convert("LA").convert("RGBA") for setting in mines.SETTINGS]
    for one, other in combinations(grey, 2):
        assert differing(one, other) > brush.cell**2 / 30


@pytest.mark.parametrize("style", [USUAL, STARK])
def test_for_which_classes_one_waits(style: Style) -> None:  # AD-56
    brush = Brush(palette(style), style, 86)
    kinds = ["".join(found) for count in (1, 2, 3) for found in combinations("sgfb", count)]
    for one, other in combinations([sprite(brush, "waits", waits=few) for few in kinds], 2):
        assert differing(one, other) > 30


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
def test_whose_they_were_when_all_is_over(brush: Brush) -> None:  # AD-55
    lying = [mines.Lying("armed", 1, "", owner) for owner in brush.style.owners[:2]]
    drawn = [mines.mines_sprite(found, False, brush) for found in ((lying[0],), (lying[1],), tuple(lying))]
    for one, other in combinations(drawn, 2):
        assert differing(one, other) > brush.cell**2 / 60


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
def test_a_spent_cell_is_no_mine(brush: Brush) -> None:  # AD-56
    for setting in mines.SETTINGS:
        assert differing(mines.spent_sprite(brush), sprite(brush, setting)) > brush.cell**2 / 8


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
@pytest.mark.parametrize("row", [0, 1])
def test_a_fireship_among_two(row: int, brush: Brush) -> None:  # AD-34
    pair = [ship("s", brush.style), ship("f", brush.style)]
    drawn = [fleet.sprite(tuple(pair), brush)]
    for task in (fleet.FIRESHIP, "repair"):
        pair[row] = pair[row]._replace(task=task)
        drawn.append(fleet.sprite(tuple(pair), brush))
    assert differing(drawn[0], drawn[1]) > brush.cell**2 / 60
    assert differing(drawn[1], drawn[2]) > brush.cell**2 / 60


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
def test_fireships_of_all_classes(brush: Brush) -> None:  # AD-34
    drawn = [fleet.sprite((ship(kind, brush.style)._replace(task=fleet.FIRESHIP),), brush) for kind in "sgfb"]
    for one, other in combinations(drawn, 2):
        assert differing(one, other) > brush.cell**2 / 20


def sprite(brush: Brush, setting: str, number: int = 1, waits: str = "", *, aside: bool = False) -> Image.Image:
    return mines.mines_sprite((mines.Lying(setting, number, waits, None),), aside, brush)


def ship(kind: str, style: Style) -> fleet.Look:
    return fleet.Look(kind, style.owners[0], 3, 3, "", 0, False, False, 0)
