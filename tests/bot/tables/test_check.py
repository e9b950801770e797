"""The check of the database: what it finds, and that it changes nothing."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest

from bot.tables.store import Corrupt, StoreError, upkeep
from bot.tables.store.archives import Entry
from bot.tables.store.look import still
from bot.tables.store.upkeep import check
from bot.tables.store.wal import wal_of
from tests.bot.tables.spoiling import PAGE, killed, schema_pages, snapshot, spoil, sql, stopped


async def test_a_check_beside_a_running_bot(house):
    await house.begin()
    await house.open()
    over = await house.begin()
    await house.tables.life.resign(over.id, house.ann.id)
    before = house.path.read_bytes(), wal_of(house.path).read_bytes(), set(snapshot(house.path.parent))
    report = check(house.path)
    assert report.whole
    assert report.tables == (("toy", "open", 1), ("toy", "over", 1), ("toy", "running", 1))
    assert report.size == house.path.stat().st_size + wal_of(house.path).stat().st_size
    assert (house.path.read_bytes(), wal_of(house.path).read_bytes(), set(snapshot(house.path.parent))) == before


async def test_a_check_of_a_stopped_bot_leaves_no_trace(house_of, games_folder):
    path = await stopped(house_of, games_folder / "games.db", "one")
    (games_folder / "games.db.lock").unlink()
    before = snapshot(games_folder), path.stat().st_mtime_ns
    assert check(path).whole
    assert (snapshot(games_folder), path.stat().st_mtime_ns) == before


async def test_a_check_of_a_killed_bot(house, tmp_path):
    await house.begin()
    path = killed(house, tmp_path / "killed")
    before = path.read_bytes(), wal_of(path).read_bytes()
    assert check(path).tables == (("toy", "running", 1),)
    assert (path.read_bytes(), wal_of(path).read_bytes()) == before


def has_schema(path):
    """Whether it can still be read what tables there are."""
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.DatabaseError):
        return connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] > 0
    return False


async def test_a_check_of_any_damaged_page(house_of, games_folder):
    path = await stopped(house_of, games_folder / "games.db", "one")
    whole, counted, unopened = path.read_bytes(), 0, 0
    for at in range(0, len(whole), PAGE):
        path.write_bytes(whole)
        spoil(path, at)
        damaged = path.read_bytes()
        if at // PAGE + 1 in schema_pages(whole):
            with pytest.raises(Corrupt, match=r"not a database|malformed"):
                check(path)
        else:
            try:
                report = check(path)
            except Corrupt:
                unopened += 1  # the descriptions of the tables take more than the first page
                continue
            assert not report.whole
            assert report.faults
            counted += report.tables == (("toy", "running", 1),)
        assert path.read_bytes() == damaged
    assert counted > 5, "what is beside the damage is looked at"
    assert unopened <= 2


async def test_a_check_of_a_damaged_log(house, tmp_path):
    await house.begin()
    path = killed(house, tmp_path / "killed")
    spoil(wal_of(path), 32 + 24)
    with pytest.raises(Corrupt, match=r"its log games\.db-wal has lost something"):
        check(path)


async def test_a_check_what_the_rules_cannot_read(house):
    for _ in range(6):
        await house.begin()
    await house.store._database.run("UPDATE tables SET rules = 99 WHERE id = 5")
    await house.store._database.run("UPDATE tables SET state = x'00' WHERE id = 2")
    await house.store._database.run("UPDATE tables SET game = 'whist' WHERE id = 3")
    await house.store._database.run("UPDATE tables SET options = '{' WHERE id = 4")
    await house.store._database.run("UPDATE tables SET steps = '[{\"path\": 7}]' WHERE id = 6")
    report = check(house.path)
    assert report.unreadable == (2, 3, 4, 5, 6)
    assert not report.faults
    assert not report.whole


@pytest.mark.parametrize("archived", [False, True])
@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("path", b"["),
        ("events", b'[{"secret": 1}]'),
        ("events", b"\xff"),
        ("notation", b"\xff"),
        ("state", b"\0"),
        ("state", zlib.compress(b'{"secret": 9}')),
    ],
)
async def test_a_check_of_a_log_that_cannot_be_read(house, column, value, archived):
    """Nobody may have looked at it for long."""
    for _ in range(3):
        await house.begin()
    text = f"x'{value.hex()}'" if column == "state" else f"CAST(x'{value.hex()}' AS TEXT)"
    if archived:
        for id in (1, 2, 3):
            await house.tables.moderators.close(id, 99)
        await house.tables.housekeeping.archive()
        ((data,),) = sql(house.path, "SELECT data FROM archives WHERE table_id = 2")
        sql(house.path, f"UPDATE archives SET data = x'{with_value(data, column, value).hex()}' WHERE table_id = 2")
    else:
        await house.store._database.run(f"UPDATE log SET {column} = {text} WHERE table_id = 2")
    report = check(house.path)
    assert report.unreadable == (2,)
    assert not report.faults
    assert sum(number for _, _, number in report.tables) == 3


def with_value(data: bytes, column: str, value: bytes) -> bytes:
    """An archive whose rows hold this value in a column."""
    with suppress(zlib.error):
        value = zlib.decompress(value)
    if column == "notation":
        value = b'"' + value + b'"'
    rows = msgspec.json.decode(zlib.decompress(data), type=list[list[msgspec.Raw]])
    for row in rows:
        row[Entry.__struct_fields__.index(column)] = msgspec.Raw(value)
    return zlib.compress(msgspec.json.encode(rows))


async def test_a_check_of_an_archive_that_cannot_be_unfolded(house):
    for _ in range(2):
        await house.tables.moderators.close((await house.begin()).id, 99)
    await house.tables.housekeeping.archive()
    sql(house.path, "UPDATE archives SET data = substr(data, 1, 20) WHERE table_id = 1")
    assert check(house.path).unreadable == (1,)


async def test_a_check_of_texts_that_are_none(house):
    for _ in range(4):
        await house.begin()
    await house.store.drafts.put(3, 0, 0, ())
    await house.store.set_meta("a", "b")
    for statement in (
        "UPDATE tables SET seed = CAST(x'ff' AS TEXT) WHERE id = 1",
        "UPDATE tables SET game = CAST(x'ff' AS TEXT) WHERE id = 4",
        "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = 2",
        "UPDATE drafts SET path = '[' WHERE table_id = 3",
        "UPDATE meta SET value = CAST(x'ff' AS TEXT)",
    ):
        await house.store._database.run(statement)
    report = check(house.path)
    assert report.unreadable == (1, 2, 3, 4)
    assert report.faults == ("1 rows of meta hold a text that is none",)
    assert report.tables == (("?", "running", 1), ("toy", "running", 3))


async def test_a_check_rows_that_belong_to_nothing(house):
    await house.begin()
    await house.store._database.run("PRAGMA foreign_keys = OFF")
    await house.store._database.run("DELETE FROM seats")
    await house.store._database.run("INSERT INTO drafts VALUES (9, 0, 0, '[]')")
    assert check(house.path).faults == ("1 rows of drafts belong to nothing",)


async def test_a_check_of_what_is_not_ours_to_read(house_of, games_folder):
    path = await stopped(house_of, games_folder / "games.db", "one")
    sql(path, "PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="schema 99"):
        check(path)
    sql(games_folder / "other.db", "CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(StoreError, match="another program"):
        check(games_folder / "other.db")


async def test_a_check_in_which_a_bot_starts_to_write(house_of, games_folder, monkeypatch):
    """It is looked at again as one that is in use."""
    path = await stopped(house_of, games_folder / "games.db", "one")
    examine, looks = upkeep._examine, []

    def slowly(database: Path) -> upkeep.Report:
        looks.append(still(database))
        report = examine(database)
        if len(looks) == 1:
            sql(database, "UPDATE meta SET value = 'two'")
        return report

    monkeypatch.setattr(upkeep, "_examine", slowly)
    assert check(path).whole
    assert len(looks) == 2
