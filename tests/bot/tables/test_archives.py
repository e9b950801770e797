"""The logs of ended games: kept whole, and small."""

from __future__ import annotations

import sqlite3
import zlib
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.tables.making import own
from bot.tables.model import Broken
from bot.tables.store import Unsaved
from engine import registry
from tests.bot.tables.test_replay import check, play_a_step

PER_ACTION = 160
"""Bytes that an action of an ended game may take on the disk, with all that belongs to its table: 10,000 actions a day
make 580 MB a year."""

GAMES = 2
"""So many games of each kind: with their hundreds of actions no single one tells."""


async def played(house, id, rng):
    """A whole game."""
    game = registry.get(id)
    options, guests = game.Options(), [house.bob, house.cid]
    if game.seats(options) == {2}:
        guests = guests[:1]
        table = await house.tables.gathering.open(id, options, house.ann, guests, house.place, "en")
    else:
        table = await house.tables.gathering.gather(id, options, house.ann, 1 + len(guests), house.place, "en")
    for guest in guests:
        table = await house.tables.gathering.join(table.id, guest)
    while table.status == "running":
        seat = rng.choice(table.owing)
        user = table.seats[seat].user
        path = game.default(own(table, seat).state, seat).path
        table = await house.tables.turns.act(table.id, user, house.number(table, user), path)
    return table


def size_of(path, small):
    """Bytes of a database without what is free in it."""
    with sqlite3.connect(path) as connection:
        connection.execute("VACUUM INTO ?", (str(small),))
    connection.close()
    return small.stat().st_size


async def rows_of(house, table):
    return await house.store._database.read("SELECT seq FROM log WHERE table_id = ?", (table.id,))


@pytest.mark.parametrize("id", registry.GAMES)
async def test_what_an_ended_game_costs_on_the_disk(house, tmp_path, id):
    rng, actions, empty = Random(1), 0, size_of(house.path, tmp_path / "empty.db")
    for _ in range(GAMES):
        table = await played(house, id, rng)
        actions += len(await house.log(table))
    assert not await house.tables.housekeeping.archive()
    assert size_of(house.path, tmp_path / "small.db") - empty < actions * PER_ACTION


async def test_it_is_read_as_before(house):
    rng, table = Random(2), await house.begin(house.bob, house.cid, rounds=3)
    while table.status == "running":
        table = await play_a_step(house, table, rng)
    before = await house.log(table), await house.tables.reading.history(table.id)
    await house.tables.housekeeping.archive()
    assert await rows_of(house, table) == []
    assert (await house.log(table), await house.tables.reading.history(table.id)) == before
    assert await house.tables.reading.recent(table, since=table.seq - 1) == before[0][-1:]
    assert await house.tables.reading.recent(table, since=table.seq) == []
    await check(house, table)
    await house.restart()
    await check(house, table)


async def test_a_running_game_keeps_its_rows(house):
    table = await house.at_turn()
    assert not await house.tables.housekeeping.archive()
    assert await rows_of(house, table) != []
    closed = await house.tables.moderators.close(table.id, 99)
    await house.tables.housekeeping.archive()
    assert await rows_of(house, table) == []
    assert len(await house.log(closed)) == 3


async def test_a_table_that_came_to_nothing_has_none(house):
    table = await house.open()
    await house.tables.gathering.decline(table.id, house.bob.id)
    assert not await house.tables.housekeeping.archive()
    assert await house.log(table) == []
    assert await house.store.log.archives.waiting(10) == []


async def test_those_that_wait_are_found_by_their_index(house):
    assert "tables_to_archive" in await house.plan_of(house.store.log.archives.waiting(5))


async def test_many_are_archived_little_by_little(house, monkeypatch):
    monkeypatch.setattr("bot.tables.housekeeping.ARCHIVED_AT_ONCE", 2)
    for _ in range(5):
        await house.tables.moderators.close((await house.begin()).id, 99)
    assert [await house.tables.housekeeping.archive() for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    "spoilt",
    [
        "state = x'00'",
        "state = 'a text'",
        "events = '[{'",
        "path = ''",
        "events = x'ff'",
        "notation = CAST(x'ff' AS TEXT)",
        "time = 'noon'",
    ],
)
async def test_a_log_that_cannot_be_read_stays_as_it_is(house, spoilt):
    bad, other = await house.begin(), await house.begin()
    await house.store._database.run(f"UPDATE log SET {spoilt} WHERE table_id = {bad.id}")
    for id in (bad.id, other.id):
        await house.tables.moderators.close(id, 99)
    with capture_logs() as logs:
        assert not await house.tables.housekeeping.archive()
        assert not await house.tables.housekeeping.archive()
    assert [entry["event"] for entry in logs].count("log can't be archived") == 1
    assert len(await rows_of(house, bad)) == 1
    assert await rows_of(house, other) == []
    assert len(await house.log(other)) == 1


async def test_a_disk_that_is_full_only_puts_it_off(house, monkeypatch):
    table = await house.begin()
    await house.tables.moderators.close(table.id, 99)
    with monkeypatch.context() as patch:
        patch.setattr(house.store._database, "write", lambda: refused())
        assert not await house.tables.housekeeping.archive()
    assert len(await rows_of(house, table)) == 1
    await house.tables.housekeeping.archive()
    assert await rows_of(house, table) == []


def refused():
    raise Unsaved("the disk is full")


@pytest.mark.parametrize("archived", [False, True])
@pytest.mark.parametrize("column", ["path", "events", "state"])
async def test_a_log_that_no_rules_can_read_is_said_to_be_broken(house, column, archived):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "draw")
    if column == "state":
        await house.store._database.run("UPDATE log SET state = ?", (zlib.compress(b'{"secret": 9}'),))
    else:
        await house.store._database.run(f"UPDATE log SET {column} = '[\"secret\"]'")
    if archived:
        await house.tables.moderators.close(table.id, 99)
        await house.tables.housekeeping.archive()
    with pytest.raises(Broken) as raised, capture_logs() as logs:
        await house.tables.reading.history(table.id)
    assert "secret" not in repr(logs) + repr(raised.value)
