"""The sides of seats that the bot plays itself: its host chooses them in a lobby, and people have theirs before it."""

from __future__ import annotations

import pytest

from bot.tables.model import Refusal


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^{id}$")


def sides(table):
    return [row.side for row in table.seats]


async def waiting(house):
    """A lobby of two teams: Ann and three seats of the bot."""
    table = await house.gather(kind="teams", size=4)
    return await house.tables.gathering.fill(table.id, house.ann.id, 3, "easy")


async def test_the_host_chooses_its_sides(house):
    gathering, table = house.tables.gathering, await waiting(house)
    table = await gathering.set_bot_side(table.id, house.ann.id, 1, "red")
    assert sides(table) == [None, None, "red", None]
    table = await gathering.choose_side(table.id, house.ann.id, "red")
    with refusal("refuse-stale"):
        await gathering.set_bot_side(table.id, house.ann.id, 0, "green")
    table = await gathering.begin(table.id, house.ann.id)
    assert sides(table) == ["red", "blue", "red", "blue"]


async def test_it_makes_room_for_people_and_for_its_own_other_seats(house):
    gathering, table = house.tables.gathering, await waiting(house)
    for number in range(3):
        table = await gathering.set_bot_side(table.id, house.ann.id, number, "red")
    assert sides(table) == [None, "red", None, "red"], "who has just been given it, then by seat"
    table = await gathering.choose_side(table.id, house.ann.id, "red")
    assert sides(table) == ["red", "red", None, None]


async def test_nobody_else_chooses_for_it(house):
    gathering, table = house.tables.gathering, await waiting(house)
    table = await gathering.dismiss(table.id, house.ann.id)
    table = await gathering.join(table.id, house.bob)
    with refusal("refuse-not-host"):
        await gathering.set_bot_side(table.id, house.bob.id, 0, "red")
    with refusal("refuse-stale"):
        await gathering.set_bot_side(table.id, house.ann.id, 2, "red")
    await gathering.choose_side(table.id, house.bob.id, "red")
    await gathering.choose_side(table.id, house.ann.id, "red")
    with refusal("refuse-side-full"):
        await gathering.set_bot_side(table.id, house.ann.id, 0, "red")
