"""Colours for teams."""

from __future__ import annotations

import pytest

from render.owners import OWNERS
from render.teams import colours

GAMES = {"2v2": (0, 1, 0, 1), "2v2v2": (0, 1, 2, 0, 1, 2), "3v3": (0, 1, 0, 1, 0, 1)}
KINDS = [{"circle", "flower", "heart"}, {"diamond", "square", "triangle"}, {"heart", "spade"}]


@pytest.mark.parametrize("sides", GAMES.values(), ids=GAMES)
def test_each_seat_has_its_own_of_its_teams_family(sides: tuple[int, ...]) -> None:
    found = colours(sides)
    assert len(set(found)) == len(sides)
    for seat, side in enumerate(sides):
        assert OWNERS[found[seat]].shape in KINDS[side]


@pytest.mark.parametrize("sides", [(0, 1, 2, 3), (0, 0, 0, 0, 1)])
def test_what_there_is_none_for(sides: tuple[int, ...]) -> None:
    with pytest.raises((KeyError, IndexError)):
        colours(sides)
