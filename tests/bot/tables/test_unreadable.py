"""A table that can't be read: a moderator may close it, and who sat there may be forgotten."""

from __future__ import annotations

import sqlite3
from datetime import timedelta

import pytest

from bot.tables.clock import CLOCKS
from bot.tables.model import Broken, Place, Refusal
from bot.tables.person import Person
from engine import registry

WARDEN = 99
SPOILED = ["state = x'00'", "options = '{'", "game = 'chess'", "steps = '[{}]'"]


def spoil(house, table, change: str) -> None:
    with sqlite3.connect(house.path) as connection:
        connection.execute(f"UPDATE tables SET {change} WHERE id = ?", (table.id,))
    connection.close()


@pytest.mark.parametrize("change", SPOILED)
async def test_it_is_closed_and_those_who_sat_there_are_told(house, publisher, discord, change):
    table = await house.at_turn()
    await publisher.round()
    spoil(house, table, change)
    with pytest.raises(Broken):
        await house.tables.reading.get(table.id)
    assert await house.tables.reading.place_of(table.id) == house.place
    closed = await house.tables.moderators.close(table.id, WARDEN)
    assert (closed.status, closed.closed, closed.ended_by, closed.owing) == ("closed", "aborted", WARDEN, ())
    assert [row.news for row in closed.seats] == [closed.seq, closed.seq]
    await publisher.round()
    assert await house.shown(table)
    assert discord.of(table)[-1].seqs[-1] == closed.seq
    with pytest.raises(Refusal, match=r"^refuse-closed$"):
        await house.tables.moderators.close(table.id, WARDEN)


@pytest.mark.parametrize("change", SPOILED)
async def test_who_sat_there_is_forgotten(house, change):
    table = await house.at_turn()
    spoil(house, table, change)
    await house.tables.moderators.close(table.id, WARDEN)
    await house.tables.people.forget(house.ann.id)
    seats = (await house.tables.reading.get(table.id)).seats
    assert seats[0].user < 0
    assert seats[0].name == "somebody"
    assert await house.tables.people.get(house.ann.id) is None


async def test_they_keep_no_other_clock_from_starting(house, publisher):
    """However many of them there are."""
    gathering, options, tables = house.tables.gathering, registry.get("crew").Options(), []
    for number in range(25):
        people = Person(100 + number, "Host"), Person(200 + number, "Guest")
        place = Place(1, 100 + number)
        table = await gathering.gather("crew", options, people[0], 2, place, "en", CLOCKS["steady"])
        tables.append(await gathering.join(table.id, people[1]))
    while await publisher.round() is not None:
        house.clock.pass_(seconds=5)
    for table in tables[:-1]:
        spoil(house, table, SPOILED[0])
    for _ in range(3):
        await house.tables.timing.round()
    assert all(row.running_since for row in (await house.tables.reading.get(tables[-1].id)).seats)
    assert await house.tables.timing.round() > house.clock.time + timedelta(seconds=5), "and then it rests"


async def test_there_is_no_place_without_a_table(house):
    with pytest.raises(Refusal, match=r"^refuse-unknown-table$"):
        await house.tables.reading.place_of(12)
