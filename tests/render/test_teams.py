"""Families of colours for teams."""

from __future__ import annotations

import pytest

from render.owners import OWNERS
from render.teams import FAMILIES

KINDS = {
    2: [{"circle", "flower", "heart"}, {"diamond", "square", "triangle"}],
    3: [{"circle", "flower"}, {"diamond", "square"}, {"heart", "spade"}],
}


@pytest.mark.parametrize("teams", FAMILIES)
def test_each_team_has_a_family_of_its_own(teams: int) -> None:  # AD-68
    found = FAMILIES[teams]
    shapes = [{OWNERS[colour].shape for colour in family} for family in found]
    assert shapes == KINDS[teams]
    assert set().union(*shapes) == {shape for shape in set().union(*shapes) if sum(shape in one for one in shapes) == 1}
