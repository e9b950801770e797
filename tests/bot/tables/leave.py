"""Going away and coming back in tests."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.clock import CLOCKS
from bot.tables.dues import dues
from tests.bot.tables.passing import begun, pledged, shown
from tests.bot.tables.spoiling import sql

DAYS3 = CLOCKS["3d"]


async def running(house, publisher, company="duel", clock=DAYS3, rule=None):
    """A game of people who are no newcomers, who have all moved and been told what they owe."""
    table = await begun(house, company, rule, clock)
    sql(house.path, "UPDATE people SET known_since = NULL")
    return await shown(house, publisher, await pledged(house, table))


async def goes(house, table, seat, days):
    """The table when the person of a seat has said that he is away for so many days."""
    await house.tables.aways.begin(table.seats[seat].user, house.clock.time + timedelta(days=days))
    return await house.tables.reading.get(table.id)


async def returns(house, table, seat):
    """The table when he has said that he is back."""
    await house.tables.aways.back(table.seats[seat].user)
    return await house.tables.reading.get(table.id)


async def used(house, table, seat):
    """So many days of his count."""
    return (await house.tables.aways.standing(table.seats[seat].user)).used


def kinds(table, seat):
    return {due.kind for due in dues(table) if due.seat == seat}


async def move(house, table, seat):
    """The usual move, made by the person himself."""
    user, path = table.seats[seat].user, table.engine.default(table.state, seat).path
    return await house.tables.turns.act(table.id, user, house.number(table, user), path)
