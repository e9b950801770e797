"""The database: what is refused, what a transaction means, and that secrets stay inside."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys

import pytest
from pydantic import BaseModel
from structlog.testing import capture_logs

from bot.tables.model import Broken, Refusal
from bot.tables.person import Person
from bot.tables.store import Store, StoreError
from bot.tables.store import database as database_module
from engine.game import Hooks
from engine.values import Cell, Number
from tests.bot.tables.spoiling import recipes, traits

AS_SHIPPED = database_module.SETTINGS
pytestmark = pytest.mark.threads


def sql(house, statement: str, *values):
    with sqlite3.connect(house.path) as connection:
        rows = connection.execute(statement, values).fetchall()
    connection.close()
    return rows


async def test_newer_database_is_refused(house):
    await house.store.close()
    sql(house, "PRAGMA user_version = 99")
    with pytest.raises(StoreError, match=r"schema 99, this version of the bot knows \d+"):
        await Store.open(house.path)


@pytest.mark.parametrize("log", [False, True])
async def test_database_of_another_program_is_refused_and_left_alone(tmp_path, log):
    path = recipes(tmp_path / "other.db", log)
    before = traits(path)
    with pytest.raises(StoreError, match="another program"):
        await Store.open(path)
    assert traits(path) == before


async def test_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "note.db"
    path.write_text("This is not a database. " * 100)
    with pytest.raises(StoreError, match=r"note\.db can't be opened"):
        await Store.open(path)


async def test_place_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="can't be opened"):
        await Store.open(tmp_path / "file" / "tables.db")


async def test_missing_directory_is_made(tmp_path):
    store = await Store.open(tmp_path / "new" / "tables.db")
    await store.close()
    assert (tmp_path / "new" / "tables.db").exists()


async def test_closed_store_says_so(house):
    table = await house.begin()
    await house.store.close()
    await house.store.close()
    with pytest.raises(StoreError, match="closed"):
        await house.tables.reading.get(table.id)
    with pytest.raises(StoreError, match="closed"):
        await house.store.drafts.put(table.id, 0, 0, ())
    with pytest.raises(StoreError, match="closed"):
        await house.store.tables.create(table)


async def test_closing_waits_for_the_transaction_in_hand(house):
    begun = asyncio.Event()

    async def slow():
        async with house.store._database.write() as run:
            begun.set()
            await asyncio.sleep(0.01)
            await run("INSERT INTO meta (name, value) VALUES ('slow', 'done')")

    task = asyncio.create_task(slow())
    await begun.wait()
    await house.store.close()
    await task
    await house.start()
    assert await house.store.meta("slow") == "done"


async def test_settings_of_the_connections(house, monkeypatch):
    monkeypatch.setattr(database_module, "SETTINGS", AS_SHIPPED)
    await house.restart()
    database = house.store._database
    assert await database.run("PRAGMA journal_mode") == [("wal",)]
    for ask in (database.run, database.read):
        assert await ask("PRAGMA synchronous") == [(2,)]
        assert await ask("PRAGMA foreign_keys") == [(1,)]
        assert await ask("PRAGMA busy_timeout") == [(5000,)]
    with pytest.raises(StoreError, match="readonly"):
        await database.read("DELETE FROM people")


async def test_transaction_is_all_or_nothing(house, monkeypatch):
    table = await house.begin()

    async def fail(*_):
        raise RuntimeError("between two statements")

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.store.tables.append", fail)
        with pytest.raises(RuntimeError):
            await house.act(table, house.ann.id, Number(1))
    assert await house.tables.reading.get(table.id) == table
    assert (await house.act(table, house.ann.id, Number(1))).seq == 2


@pytest.mark.parametrize("steps", range(1, 40, 3))
async def test_cancelled_action_leaves_no_open_transaction(house, steps):
    table = await house.begin()
    act = asyncio.create_task(house.act(table, house.ann.id, Number(1)))
    for _ in range(steps):
        await asyncio.sleep(0.0002)
    act.cancel()
    await asyncio.wait({act})
    table = await house.tables.reading.get(table.id)
    assert len(await house.log(table)) == table.seq
    assert (await house.act(table, house.bob.id, Number(1))).seq == table.seq + 1


async def test_migrations_run_one_by_one_and_once(house, monkeypatch):
    scripts = database_module.migrations()
    more = [*scripts, "ALTER TABLE people ADD COLUMN hat TEXT", "UPDATE people SET hat = 'bicorne'"]
    monkeypatch.setattr(database_module, "migrations", lambda: more)
    await house.begin()
    await house.restart()
    await house.restart()
    assert {hat for (hat,) in sql(house, "SELECT hat FROM people")} == {"bicorne"}
    assert sql(house, "PRAGMA user_version") == [(len(more),)]


@pytest.mark.parametrize("schema", range(1, len(database_module.migrations())))
async def test_every_schema_there_was_becomes_the_present_one(tmp_path, monkeypatch, schema):
    scripts, found = database_module.migrations(), []
    for name, begun_with in (("old", schema), ("new", len(scripts))):
        path = tmp_path / f"{name}.db"
        for known in (scripts[:begun_with], scripts):
            with monkeypatch.context() as patch:
                patch.setattr(database_module, "migrations", lambda known=known: known)
                await (await Store.open(path)).close()
        with sqlite3.connect(path) as connection:
            found.append(connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall())
        connection.close()
    assert found[0] == found[1]


async def test_failed_migration_changes_nothing(house, monkeypatch):
    scripts = database_module.migrations()
    bad = [*scripts, "ALTER TABLE people ADD COLUMN hat TEXT; UPDATE nobody SET hat = 1"]
    await house.store.close()
    with monkeypatch.context() as patch:
        patch.setattr(database_module, "migrations", lambda: bad)
        with pytest.raises(StoreError, match="nobody"):
            await Store.open(house.path)
    assert sql(house, "PRAGMA user_version") == [(len(scripts),)]
    await house.start()
    await house.begin()


@pytest.mark.parametrize("change", ["state = x'00'", "steps = '[{\"path\": 7}]'"])
async def test_broken_table_stops_no_other(house, change):
    broken = await house.begin()
    good = await house.begin()
    sql(house, f"UPDATE tables SET {change} WHERE id = ?", broken.id)
    with pytest.raises(Broken, match="refuse-broken"):
        await house.tables.reading.get(broken.id)
    with pytest.raises(Refusal):
        await house.act(broken, house.ann.id, Number(1))
    assert await house.tables.reading.of_user(house.ann.id) == [good]


@pytest.mark.parametrize("change", ["game = 'whist'", "options = '{}}'", "options = '{\"wind\": 3}'"])
async def test_what_the_code_no_longer_knows_is_broken(house, change):
    table = await house.open()
    sql(house, f"UPDATE tables SET {change} WHERE id = ?", table.id)
    with pytest.raises(Broken):
        await house.tables.reading.get(table.id)
    house.clock.pass_(days=8)
    assert await house.tables.housekeeping.expire() == []
    assert await house.tables.housekeeping.next_due() is None


async def test_secrets_stay_out_of_texts_and_logs(house, caplog):
    caplog.set_level(logging.DEBUG)
    with capture_logs() as logs:
        table = await house.at_turn()
        table = await house.act(table, house.ann.id, "draw")
        walk = await house.tables.turns.walk(table.id, house.ann.id)
        await house.act(table, house.ann.id, "take", Cell(2, 0))
        seen = await house.seen(table, house.ann)
        rows = (await house.tables.reading.log(seen), (await house.tables.reading.get(table.id)).steps, seen)
        sql(house, "UPDATE tables SET state = ? WHERE id = ?", table.seed.encode(), table.id)
        with pytest.raises(Broken) as raised:
            await house.tables.reading.get(table.id)
    told = [caplog.text, str(logs), repr(table), str(table), repr(walk), repr(rows), repr(raised.value)]
    assert raised.value.__cause__ is None
    for text in told:
        assert "secret-seed" not in text
        assert "deck" not in text
        assert "toy-card" not in text
        assert "col=2" not in text


async def test_two_logs_rows_of_one_seq_are_refused(house):
    table = await house.begin()
    with pytest.raises(sqlite3.IntegrityError):
        sql(house, "INSERT INTO log SELECT * FROM log WHERE table_id = ?", table.id)


class Renamed(BaseModel, frozen=True):
    """The toy's options as they might be after two versions more."""

    length: int = 9


async def test_options_of_an_older_version_are_brought_up_to_date(house, toy, monkeypatch):
    table = await house.open(house.bob, rounds=2)
    monkeypatch.setattr(toy, "version", 3)
    monkeypatch.setattr(toy, "Options", Renamed)
    monkeypatch.setattr(toy, "hooks", Hooks(older_options={2: lambda old: {"length": old["rounds"]}}))
    assert (await house.tables.reading.get(table.id)).options == Renamed(length=2)
    fresh = await house.tables.gathering.open("toy", Renamed(), house.ann, [house.bob], house.place, "en")
    assert (await house.tables.reading.get(fresh.id)).options == Renamed(length=9)


@pytest.mark.parametrize(
    ("version", "older"), [(1, dict), (3, lambda old: {"length": old["breadth"]}), (3, lambda old: None)]
)
async def test_options_that_no_version_has_written_break_their_table_alone(house, toy, monkeypatch, version, older):
    table = await house.open()
    sql(house, "UPDATE tables SET rules = 2")
    monkeypatch.setattr(toy, "version", version)
    monkeypatch.setattr(toy, "hooks", Hooks(older_options={2: older}))
    with pytest.raises(Broken):
        await house.tables.reading.get(table.id)


async def test_log_keeps_the_version_of_the_rules(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "draw")
    assert sql(house, "SELECT DISTINCT rules FROM log") == [(1,)]


async def test_lagging_deliveries_are_found_by_their_index(house):
    now, rows = house.clock.time, house.store.deliveries
    for asking in (rows.lagging(now), rows.next_retry(now)):
        assert "deliveries_lagging" in await house.plan_of(asking)


async def test_people(house):
    person = Person(77, "Eve")
    assert await house.tables.people.get(77) is None
    assert await house.tables.people.locale_of(77) is None
    profile = await house.tables.people.remember(person, "uk")
    assert profile == await house.tables.people.get(77)
    assert await house.tables.people.locale_of(77) == "uk"
    await house.tables.people.remember(Person(77, "Eva"))
    profile = await house.tables.people.get(77)
    assert (profile.name, profile.locale, profile.dm_off) == ("Eva", "uk", False)
    await house.tables.people.choose(person, dm_off=True, dm_closed=False)
    assert (await house.tables.people.get(77)).dm_off
    await house.tables.people.choose(person, dm_off=False, dm_closed=False)
    assert not (await house.tables.people.get(77)).dm_off


async def test_remembering_what_is_known_writes_nothing(house, monkeypatch):
    await house.tables.people.remember(house.ann, "ru")

    async def write(_):
        raise AssertionError

    monkeypatch.setattr(house.store.people, "put", write)
    await house.tables.people.remember(house.ann, "ru")
    await house.tables.people.remember(house.ann)


async def test_notes(house):
    assert await house.store.meta("commands") is None
    await house.store.set_meta("commands", "abc")
    await house.store.set_meta("commands", "def")
    await house.restart()
    assert await house.store.meta("commands") == "def"


async def test_another_process_is_refused(house):
    code = (
        "import asyncio, pathlib, sys\n"
        "from bot.tables.store import Store, StoreError\n"
        "try: asyncio.run(Store.open(pathlib.Path(sys.argv[1])))\n"
        "except StoreError as error: print(error)\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, str(house.path), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert "in use by another process" in told.decode()
    table = await house.begin()
    assert (await house.tables.reading.get(table.id)).status == "running"


@pytest.mark.parametrize("ill", ["PRAGMA max_page_count = 1", "PRAGMA query_only = ON"])
async def test_disk_that_is_full_or_read_only_leaves_no_half_made_action(house, ill):
    table = await house.begin()
    writer = house.store._database._writer
    await writer.execute_fetchall("CREATE TABLE filler (text TEXT)")
    await writer.execute_fetchall(ill)
    before, rows = await house.tables.reading.get(table.id), await house.log(table)

    async def play_on() -> None:
        for _ in range(500):
            await house.tables.life.resign((await house.begin()).id, house.ann.id)

    with pytest.raises(StoreError, match="can't be written"):
        await play_on()
    assert await house.tables.reading.get(table.id) == before
    assert await house.log(table) == rows
    await writer.execute_fetchall("PRAGMA query_only = OFF")
    await writer.execute_fetchall("PRAGMA max_page_count = 100000")
    assert (await house.tables.life.resign(table.id, house.ann.id)).seq == before.seq + 1


async def test_no_cursor_of_many_rows_outlives_its_statement(house, monkeypatch):
    """One dropped later would reset it in this thread while the connection's own runs it for the next transaction."""
    database, cursors = house.store.tables._database, []
    executemany = database._writer.executemany

    async def noted(*given):
        cursors.append(await executemany(*given))
        return cursors[-1]

    monkeypatch.setattr(database._writer, "executemany", noted)
    async with database.write() as run:
        await run.many("INSERT INTO meta (name, value) VALUES (?, ?)", [(f"row{number}", "1") for number in range(9)])
    (cursor,) = cursors
    with pytest.raises(sqlite3.ProgrammingError, match="closed cursor"):
        await cursor.fetchone()
