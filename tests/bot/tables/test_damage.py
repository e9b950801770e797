"""Really damaged files: a clear error at the start and later, and nothing that was saved is dropped in silence."""

from __future__ import annotations

import asyncio
import gc
import re
import shutil
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.tables.model import Broken
from bot.tables.publisher import Publisher
from bot.tables.store import Corrupt, Store, StoreError, Unsaved
from bot.tables.store.upkeep import check
from bot.tables.store.wal import is_whole, wal_of
from engine.values import Number
from tests.bot.tables.spoiling import PAGE, sql

WAL_HEAD, FRAME = 32, 24 + PAGE


def garbage(size: int) -> bytes:
    return Random(size).randbytes(size)


def overwrite(file: Path, at: int, content: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(content)


def snapshot(folder: Path) -> dict[str, bytes]:
    """The content of a database and its log."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix in (".db", ".db-wal")}


def commits_of(wal: Path) -> list[int]:
    """Where in a log the frames begin that end a transaction."""
    content = wal.read_bytes()
    return [at for at in range(WAL_HEAD, len(content), FRAME) if content[at + 4 : at + 8] != bytes(4)]


async def refused(path: Path, match: str) -> None:
    """It can't be opened, the cure is named, and nothing is changed."""
    before = snapshot(path.parent)
    for _ in range(2):  # whatever was held by the first attempt was given back
        with pytest.raises(Corrupt, match=match) as raised:
            await Store.open(path)
        assert "flotilla check" in str(raised.value)
        assert "flotilla restore" in str(raised.value)
    assert snapshot(path.parent) == before


@pytest.fixture
async def closed(house, tmp_path):
    """The file of three games, its bot stopped, in a folder of its own."""
    for _ in range(3):
        await house.act(await house.begin(), house.ann.id, Number(1))
    await house.store.close()
    path = tmp_path / "closed" / "games.db"
    path.parent.mkdir()
    shutil.copy(house.path, path)
    sql(path, "VACUUM")  # so that every page is in use
    return path


@pytest.fixture
async def killed(house, tmp_path):
    """The files that a killed bot leaves behind, with everything still in the log."""
    for _ in range(2):
        await house.act(await house.begin(), house.ann.id, Number(1))
    path = tmp_path / "killed" / "games.db"
    path.parent.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(house.path.with_name(house.path.name + ending), path.with_name(path.name + ending))
    return path


class TestAtTheStart:
    async def test_head(self, closed):
        overwrite(closed, 0, garbage(100))
        await refused(closed, "file is not a database")

    @pytest.mark.parametrize("left", [1, 50, PAGE, PAGE + 7, 3 * PAGE])
    async def test_truncated(self, closed, left):
        closed.write_bytes(closed.read_bytes()[:left])
        await refused(closed, r"games\.db (can't be opened|is damaged)")

    async def test_emptied(self, closed):
        closed.write_bytes(b"")
        await refused(closed, r"games\.db is damaged: the file has only 0 bytes")

    @pytest.mark.parametrize("content", [garbage(PAGE), bytes(PAGE)], ids=["garbage", "zeros"])
    async def test_any_page(self, closed, content):
        whole = closed.read_bytes()
        assert len(whole) > 10 * PAGE
        for at in range(PAGE, len(whole), PAGE):
            closed.write_bytes(whole)
            overwrite(closed, at, content)
            with pytest.raises(Corrupt, match=r"games\.db (can't be opened|is damaged)"):
                await Store.open(closed)

    async def test_what_is_left_whole_is_opened(self, closed):
        store = await Store.open(closed)
        assert (await store.tables.get(3)).status == "running"
        await store.close()


class TestLogOfAKilledBot:
    async def test_whole(self, killed):
        store = await Store.open(killed)
        assert len(await store.log.rows(1)) == 2
        await store.close()

    async def test_head(self, killed):
        overwrite(wal_of(killed), 0, garbage(WAL_HEAD))
        await refused(killed, r"its log games\.db-wal has lost something")

    async def test_head_of_zeros(self, killed):
        overwrite(wal_of(killed), 0, bytes(WAL_HEAD))
        await refused(killed, "has lost something")

    @pytest.mark.parametrize("part", [range(8), range(8, 24), range(24, FRAME)], ids=["page", "sums", "content"])
    async def test_any_frame_before_the_last_saved(self, killed, part):
        wal = wal_of(killed)
        whole = wal.read_bytes()
        commits = commits_of(wal)
        assert len(commits) > 3
        for at in range(WAL_HEAD, commits[-2], FRAME):
            wal.write_bytes(whole)
            overwrite(wal, at + part.start, garbage(len(part)))
            assert not is_whole(killed), (at - WAL_HEAD) // FRAME

    @pytest.mark.parametrize("at", [8, 11, 12, 15])
    async def test_a_flipped_bit_in_a_salt_of_the_last_but_one(self, killed, at):
        wal = wal_of(killed)
        content = bytearray(wal.read_bytes())
        content[commits_of(wal)[-2] + at] ^= 1
        wal.write_bytes(content)
        await refused(killed, "has lost something")

    @pytest.mark.parametrize("zeros", [False, True])
    async def test_a_lost_end_cannot_be_told_from_a_crash(self, killed, zeros):
        wal = wal_of(killed)
        whole, end = wal.read_bytes(), commits_of(wal)[-3]
        wal.write_bytes(whole[:end] + bytes(len(whole) - end if zeros else 0))
        assert is_whole(killed)

    async def test_content_in_the_middle(self, killed):
        overwrite(wal_of(killed), WAL_HEAD + FRAME * 2 + 100, garbage(50))
        await refused(killed, "has lost something")

    @pytest.mark.parametrize("at", [None, -4, -3])
    async def test_the_cure_of_the_manual_keeps_what_was_before_the_damage(self, house, tmp_path, at):
        """With a damaged head nothing of the log is good."""
        await house.store._database.run("PRAGMA wal_checkpoint(RESTART)")
        for note in range(6):
            await house.store.set_meta("note", str(note))
        path = tmp_path / "flotilla.db"
        for ending in ("", "-wal"):
            shutil.copy(f"{house.path}{ending}", f"{path}{ending}")
        content = wal_of(path).read_bytes()
        ours = [at for at in commits_of(wal_of(path)) if content[at + 8 : at + 16] == content[16:24]]
        overwrite(wal_of(path), 0 if at is None else ours[at], garbage(30))
        await refused(path, "has lost something")
        manual = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
        (code,) = re.findall(r'flotilla python3 -c "(.*)"$', manual, re.MULTILINE)
        exec(code.replace("/data/flotilla.db", str(path)), {})
        assert check(path).whole
        assert sql(path, "SELECT value FROM meta WHERE name = 'note'") == ([] if at is None else [(str(6 + at - 1),)])
        await (await Store.open(path)).close()

    async def test_database_is_missing(self, killed):
        killed.unlink()
        await refused(killed, r"games\.db is missing, but its log games\.db-wal is there")

    async def test_database_is_empty(self, killed):
        killed.write_bytes(b"")
        await refused(killed, "only 0 bytes")

    async def test_cut_short_by_a_crash(self, killed):
        """What a crash leaves of the last write is no damage, wherever it was cut."""
        wal = wal_of(killed)
        whole = wal.read_bytes()
        for size in (0, 20, WAL_HEAD, WAL_HEAD + 5, *range(WAL_HEAD + FRAME, len(whole), FRAME * 3 + 11)):
            wal.write_bytes(whole[:size])
            assert is_whole(killed)
        store = await Store.open(killed)
        assert await store.meta("commands") is None
        await store.close()

    async def test_last_write_torn(self, killed):
        wal = wal_of(killed)
        overwrite(wal, commits_of(wal)[-1] + 30, garbage(10))
        store = await Store.open(killed)
        await store.close()
        assert sql(killed, "PRAGMA integrity_check") == [("ok",)]

    async def test_remains_of_an_earlier_round(self, house, tmp_path):
        """SQLite begins the log anew at its head; what follows is of the round before."""
        await house.begin()
        await house.store._database.run("PRAGMA wal_checkpoint(RESTART)")
        await house.store.set_meta("a", "b")
        wal = wal_of(house.path)
        salts = {wal.read_bytes()[at + 8 : at + 16] for at in range(WAL_HEAD, wal.stat().st_size, FRAME)}
        assert len(salts) == 2
        path = tmp_path / "killed.db"
        for ending in ("", "-wal"):
            shutil.copy(f"{house.path}{ending}", f"{path}{ending}")
        assert is_whole(path)

    async def test_last_write_torn_over_an_earlier_round(self, house, tmp_path):
        """The disk may get the end of a write before its beginning, where commits of the round before still are."""
        await house.store._database.run("PRAGMA wal_checkpoint(RESTART)")
        for note in range(20):
            await house.store.set_meta("note", str(note))
        wal = wal_of(house.path)
        await house.store._database.run("PRAGMA wal_checkpoint(RESTART)")
        before = wal.read_bytes()
        await house.store.set_meta("first", "of this round")
        await house.store.set_meta("long", "x" * 10 * PAGE)
        content = bytearray(wal.read_bytes())
        first, last = (at for at in commits_of(wal) if content[at + 8 : at + 16] == content[16:24])
        content[first + FRAME : last] = before[first + FRAME : last]
        path = tmp_path / "killed.db"
        shutil.copy(house.path, path)
        wal_of(path).write_bytes(content)
        assert sum(first < at < last for at in commits_of(wal_of(path))) > 2
        assert is_whole(path)


@pytest.fixture
async def damaged(house):
    """A running bot with two games, every page of whose file but the first was overwritten just now."""
    for _ in range(2):
        await house.begin()
    database = house.store._database
    await database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    overwrite(house.path, PAGE, garbage(house.path.stat().st_size - PAGE))
    await database.run("PRAGMA shrink_memory")  # so that nothing is answered from memory
    return house


class TestWhileTheBotRuns:
    async def test_all_that_is_read_or_written_says_so(self, damaged):
        store, tables = damaged.store, damaged.tables
        with capture_logs() as logs:
            for attempt in (
                tables.reading.get(1),
                tables.reading.of_user(damaged.ann.id),
                store.log.rows(1),
                store.log.newest(1, 9, None),
                tables.people.get(damaged.ann.id),
                tables.housekeeping.expire(),
                store.meta("commands"),
                store.deliveries.lagging(damaged.clock()),
                store.drafts.put(1, 0, 0, ()),
                store.set_meta("a", "b"),
                damaged.open(),
            ):
                with pytest.raises(Corrupt, match=r"tables\.db can't be (read|written): .*malformed.*flotilla restore"):
                    await attempt
        told = [entry for entry in logs if entry["event"] == "database is damaged"]
        assert len(told) == 1
        assert "flotilla check" in told[0]["reason"]

    async def test_a_round_goes_on_later(self, damaged, discord):
        publisher = Publisher(damaged.tables, discord, damaged.clock)
        again = await asyncio.wait_for(publisher.round(), 5)
        assert again is not None
        assert (again - damaged.clock()).total_seconds() >= 5
        assert discord.calls == []

    async def test_it_closes_in_order(self, damaged):
        await damaged.store.close()
        with pytest.raises(StoreError, match="closed"):
            await damaged.tables.reading.get(1)

    async def test_a_text_that_is_none_is_not_quoted(self, house):
        table = await house.begin()
        sql(house.path, "UPDATE tables SET seed = CAST(x'7365637265742d73656564ff' AS TEXT)")
        with capture_logs() as logs, pytest.raises(Corrupt, match="a text in it is none") as raised:
            await house.tables.reading.get(table.id)
        assert raised.value.__suppress_context__
        assert "secret-seed" not in f"{raised.value}{logs}"

    @pytest.mark.parametrize("writing", [False, True])
    async def test_other_tables_play_on_beside_a_text_that_is_none(self, house, writing):
        bad, good = await house.begin(), await house.begin()
        sql(house.path, "UPDATE tables SET seed = CAST(x'ff' AS TEXT) WHERE id = 1")
        statement = "UPDATE tables SET due = NULL WHERE id = 1 RETURNING seed"
        attempt = house.store._database.run(statement) if writing else house.tables.reading.get(bad.id)
        with pytest.raises(Corrupt):
            await attempt
        gc.disable()  # which would end the statement, some day
        try:
            for seq in (2, 3):
                user = good.seats[good.owing[0]].user
                good = await house.act(good, user, Number(0))
                assert (await house.tables.reading.get(good.id)).seq == seq
        finally:
            gc.enable()

    @pytest.mark.parametrize("at", [5, 40, -3])
    async def test_a_damaged_position_is_that_tables_own_trouble(self, house, at):
        broken, good = await house.begin(), await house.begin()
        ((state,),) = sql(house.path, "SELECT state FROM tables WHERE id = 1")
        spoilt = bytearray(state)
        spoilt[at] ^= 0xFF
        sql(house.path, f"UPDATE tables SET state = x'{spoilt.hex()}' WHERE id = 1")
        with pytest.raises(Broken):
            await house.tables.reading.get(broken.id)
        assert await house.tables.reading.of_user(house.ann.id) == [good]


async def test_what_the_database_refuses_was_not_saved(house):
    async def twice() -> None:
        async with house.store._database.write() as run:
            for _ in range(2):
                await run("INSERT INTO meta (name, value) VALUES ('a', '1')")

    with pytest.raises(Unsaved, match="UNIQUE constraint failed"):
        await twice()
    assert await house.store.meta("a") is None
