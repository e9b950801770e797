"""Colours of a game in teams: partners are of one family, and who has chosen one of it keeps it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tables import seating
from render.teams import FAMILIES


async def dressed(house, chosen, teams):
    """The colours with which these teams begin a game, after people have chosen theirs."""
    table = await house.gather(house.bob, house.cid, house.dan)
    rows = [replace(row, colour=colour) for row, colour in zip(table.seats, chosen, strict=True)]
    return seating.coloured(replace(table, seats=tuple(rows)), teams).colours


@pytest.mark.parametrize("chosen", [(0, 1, 2, 3), (4, 6, 5, 7), (3, 0, 1, 7)])
async def test_each_team_has_its_family(house, chosen):
    found = await dressed(house, chosen, ((0, 2), (1, 3)))
    assert len(set(found)) == 4
    for team, family in zip(((0, 2), (1, 3)), FAMILIES[2], strict=True):
        assert {found[seat] for seat in team} <= set(family)


async def test_who_has_chosen_a_colour_of_the_family_keeps_it(house):
    assert await dressed(house, (5, 3, 2, 6), ((0, 2), (1, 3))) == (5, 3, 0, 1)


@pytest.mark.parametrize("teams", [(), ((0, 1, 2, 3),), ((0,), (1,), (2,), (3,)), ((0, 1), (2,), (3,), ())])
async def test_where_there_are_no_teams_against_each_other_nothing_changes(house, teams):
    assert await dressed(house, (6, 4, 1, 7), teams) == (6, 4, 1, 7)


async def test_nor_where_a_team_is_larger_than_a_family(house):
    assert await dressed(house, (6, 4, 1, 7), ((), (0, 1, 2, 3))) == (6, 4, 1, 7)
