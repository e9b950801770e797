"""Sprites of mines and fireships: each fact is seen, small and large, in both styles."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from render.games.admiral import fleet, mines
from render.games.admiral.look import STARK, USUAL, palette
from render.sailing.look import Brush
from render.style import Style
from tests.render.comparing import differing

BRUSHES = [Brush(palette(style), style, cell) for style, cell in product((USUAL, STARK), (46, 86))]
IDS = [f"{'stark' if brush.style is STARK else 'usual'}-{brush.cell}" for brush in BRUSHES]


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
@pytest.mark.parametrize("aside", [False, True])
def test_how_many_are_armed_and_held(aside: bool, brush: Brush) -> None:  # AD-56
    counts = [(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (1, 1), (2, 1), (1, 2)]
    drawn = [mines.mines_sprite(*count, aside, brush) for count in counts]
    for one, other in combinations(drawn, 2):
        assert differing(one, other) > 3


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
def test_armed_and_held_differ_in_black_and_white(brush: Brush) -> None:  # AD-56
    grey = [mines.mines_sprite(*count, False, brush).convert("LA").convert("RGBA") for count in ((1, 0), (0, 1))]
    assert differing(*grey) > brush.cell**2 / 20


@pytest.mark.parametrize("brush", BRUSHES, ids=IDS)
def test_a_spent_cell_is_no_mine(brush: Brush) -> None:  # AD-56
    spent = mines.spent_sprite(brush)
    for count in ((1, 0), (0, 1)):
        assert differing(spent, mines.mines_sprite(*count, False, brush)) > brush.cell**2 / 8


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


def ship(kind: str, style: Style) -> fleet.Look:
    return fleet.Look(kind, style.owners[0], 3, 3, "", 0, False, False, 0)
