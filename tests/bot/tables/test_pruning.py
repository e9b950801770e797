"""Deleting what ended long ago, from outside: what goes, what stays, and that it goes whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.tables.store import Store, StoreError, pruning
from bot.tables.store.forgetting import forget
from bot.tables.store.pruning import ended_before, prune
from bot.tables.store.upkeep import check
from engine.values import Number
from tests.bot.tables.agreeing import made
from tests.bot.tables.spoiling import sql

DAY = timedelta(days=1)


def rows_of(path, table):
    """How many rows of a table there are, by where."""
    names = [name for (name,) in sql(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    parts = [name for name in names if any(row[1] == "table_id" for row in sql(path, f"PRAGMA table_info({name})"))]
    counts = {part: sql(path, f"SELECT count(*) FROM {part} WHERE table_id = {table}")[0][0] for part in parts}
    return {part: count for part, count in counts.items() if count}


def dump(path):
    """All that is in a database."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def ended(house, *guests):
    """A game that Ann has resigned, archived."""
    table = await house.at_turn(*guests)
    await house.tables.life.resign(table.id, house.ann.id)
    await house.tables.housekeeping.archive()
    return table


def old(house, days=0):
    return [table.id for table in ended_before(house.path, house.clock.time - days * DAY)]


class TestWhatIsOld:
    async def test_what_has_ended_and_rests(self, house):
        over, running = await ended(house), await house.begin()
        declined = await house.open()
        await house.tables.gathering.decline(declined.id, house.bob.id)
        assert old(house) == []
        house.clock.pass_(days=10)
        assert old(house, 9) == [over.id, declined.id], f"but not {running.id}"
        assert old(house, 10) == []

    async def test_it_is_the_last_move_that_counts(self, house):
        """Not when the table was opened: a game may have gone on for a year."""
        table = await house.at_turn()
        house.clock.pass_(days=400)
        await house.tables.life.resign(table.id, house.ann.id)
        for _ in range(2):  # with its log as it was, then archived
            assert old(house, 1) == []
            await house.tables.housekeeping.archive()
        house.clock.pass_(days=2)
        assert old(house, 1) == [table.id]

    async def test_nor_what_was_closed_lately(self, house, publisher):
        """Nothing in the log tells of that, but the last card does."""
        table = await house.begin()
        await publisher.round()
        house.clock.pass_(days=400)
        await house.tables.moderators.close(table.id, 99)
        await publisher.round()
        house.clock.pass_(hours=1)
        assert old(house, 1) == []

    async def test_an_archive_that_cannot_be_read_is_as_old_as_its_table(self, house):
        table = await ended(house)
        sql(house.path, "UPDATE archives SET data = x'00'")
        house.clock.pass_(days=10)
        assert old(house, 9) == [table.id]


class TestPruning:
    async def test_all_of_a_table_goes_and_the_rest_stays(self, house, publisher):
        gone, kept = await house.at_turn(house.bob, house.cid), await house.begin()
        await made(house, gone, 0, 1)
        await publisher.round()
        for person in (house.ann, house.bob):
            await house.tables.life.resign(gone.id, person.id)
        before = rows_of(house.path, kept.id)
        assert {"seats", "log", "deliveries", "pacts"} <= set(rows_of(house.path, gone.id))
        assert await prune(house.path, [gone.id]) == 1
        assert rows_of(house.path, gone.id) == {}
        assert sql(house.path, f"SELECT 1 FROM tables WHERE id = {gone.id}") == []
        assert rows_of(house.path, kept.id) == before
        assert check(house.path).whole
        await house.act(kept, house.ann.id, Number(1))  # the bot isn't disturbed
        await publisher.round()

    async def test_an_archive_and_the_link_of_a_rematch_go(self, house):
        first = await ended(house)
        again = await house.tables.gathering.rematch(first.id, house.bob)
        assert await prune(house.path, [first.id]) == 1
        assert sql(house.path, "SELECT count(*) FROM archives") == [(0,)]
        assert (await house.tables.reading.get(again.id)).rematch_of is None
        assert check(house.path).whole

    async def test_what_goes_on_is_never_deleted(self, house):
        running, waiting = await house.begin(), await house.open()
        assert await prune(house.path, [running.id, waiting.id]) == 0
        assert (await house.tables.reading.get(running.id)).status == "running"

    async def test_some_at_a_time(self, house, monkeypatch):
        monkeypatch.setattr(pruning, "AT_ONCE", 2)
        tables = [(await ended(house)).id for _ in range(5)]
        assert await prune(house.path, tables) == 5
        assert sql(house.path, "SELECT count(*) FROM tables") == [(0,)]

    async def test_an_error_leaves_whole_tables(self, house):
        """As a crash does: the transaction of the moment comes to nothing."""
        tables = [(await ended(house)).id for _ in range(2)]
        sql(house.path, "CREATE TRIGGER no BEFORE DELETE ON tables BEGIN SELECT raise(ABORT, 'no'); END")
        before = [rows_of(house.path, table) for table in tables]
        with pytest.raises(StoreError, match="can't be written: no"):
            await prune(house.path, tables)
        assert [rows_of(house.path, table) for table in tables] == before

    async def test_of_a_stopped_bot(self, house):
        table = await ended(house)
        await house.store.close()
        assert await prune(house.path, [table.id]) == 1
        await (await Store.open(house.path)).close()

    @pytest.mark.parametrize(("version", "told"), [(1, "start this version once"), (99, "start a newer version")])
    async def test_another_schema(self, house, version, told):
        await house.store.close()
        sql(house.path, f"PRAGMA user_version = {version}")
        with pytest.raises(StoreError, match=told):
            old(house)
        with pytest.raises(StoreError, match=told):
            await prune(house.path, [1])


class TestForgetting:
    async def test_as_the_person_does_it(self, house):
        table = await ended(house)
        await house.tables.people.remember(house.ann, "ru")
        done = await forget(house.path, house.ann.id, house.clock.time, games=False)
        assert (done.known, done.deleted, done.nameless) == (True, 0, 1)
        assert await house.tables.people.get(house.ann.id) is None
        seats = (await house.tables.reading.get(table.id)).seats
        assert [(row.user, row.name) for row in seats] == [(-1, "somebody"), (house.bob.id, "Bob")]

    async def test_with_the_games(self, house):
        table, others = await ended(house), await house.begin(house.cid)
        await house.tables.life.resign(others.id, house.ann.id)
        assert (await forget(house.path, house.bob.id, house.clock.time, games=True)).deleted == 1
        assert sql(house.path, "SELECT id FROM tables") == [(others.id,)], f"{table.id} was Bob's, Cid's stays"

    async def test_at_tables_it_is_left_to_the_bot(self, house):
        """Only the bot gives seats up: it is told, and its next round does so."""
        running, waiting, over = await house.begin(), await house.open(), await ended(house)
        await house.tables.people.remember(house.ann, "ru")
        for _ in range(2):
            done = await forget(house.path, house.ann.id, house.clock.time, games=True)
            assert done.waiting == (running.id, waiting.id)
        assert await house.store.tables.get(over.id) is None, "ended games go at once"
        assert await house.tables.people.get(house.ann.id) is not None
        assert (await house.tables.reading.get(running.id)).seats[0].user == house.ann.id
        await house.tables.people.go_on_forgetting()
        assert await house.tables.people.get(house.ann.id) is None
        tables = [await house.tables.reading.get(id) for id in (running.id, waiting.id)]
        assert [(table.status, table.seats[0].user) for table in tables] == [("over", -1), ("closed", -1)]
        assert await house.store.forgetting.wished() == []

    async def test_who_has_left_a_game_that_goes_on(self, house):
        table = await house.at_turn(house.bob, house.cid)
        await house.tables.life.resign(table.id, house.ann.id)
        done = await forget(house.path, house.ann.id, house.clock.time, games=True)
        assert (done.deleted, done.nameless) == (0, 1), "it is others' game"
        assert (await house.tables.reading.get(table.id)).seats[0].user == -1

    async def test_who_was_never_here(self, house):
        done = await forget(house.path, 999, house.clock.time, games=True)
        assert (done.known, done.deleted, done.nameless) == (False, 0, 0)

    async def test_an_error_changes_nothing(self, house):
        await ended(house)
        await house.tables.people.remember(house.ann, "ru")
        sql(house.path, "CREATE TRIGGER no BEFORE DELETE ON people BEGIN SELECT raise(ABORT, 'no'); END")
        before = dump(house.path)
        with pytest.raises(StoreError, match="can't be written: no"):
            await forget(house.path, house.ann.id, house.clock.time, games=True)
        assert dump(house.path) == before, "the game isn't deleted either"
