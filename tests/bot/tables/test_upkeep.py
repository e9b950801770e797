"""Backup and restore, on the files of running, stopped and killed bots, and of damaged ones."""

from __future__ import annotations

import io
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.store import Corrupt, Store, StoreError
from bot.tables.store.upkeep import back_up, check, restore
from bot.tables.store.wal import wal_of
from engine.values import Number
from tests.bot.tables.spoiling import PAGE, killed, mark, recipes, snapshot, spoil, sql, stopped, traits


class TestBackup:
    async def test_beside_a_running_bot(self, house, tmp_path):
        table = await house.begin()
        copy = tmp_path / "copy.db"
        report = back_up(house.path, copy)
        assert report.whole
        assert report.size == copy.stat().st_size
        await house.act(table, house.ann.id, Number(1))  # the bot isn't disturbed
        assert sql(copy, "SELECT seq FROM tables") == [(table.seq,)]
        assert sql(copy, "PRAGMA integrity_check") == [("ok",)]
        assert sql(copy, "PRAGMA journal_mode") == [("delete",)], "one file is all"
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert [file.name for file in tmp_path.iterdir() if "copy" in file.name] == ["copy.db"]

    async def test_of_a_stopped_bot(self, house_of, games_folder, tmp_path):
        path = await stopped(house_of, games_folder / "games.db", "one")
        names = set(snapshot(games_folder))
        back_up(path, tmp_path / "copy.db")
        assert mark(tmp_path / "copy.db") == "one"
        assert set(snapshot(games_folder)) == names

    async def test_of_a_killed_bot(self, house, tmp_path):
        await house.store.set_meta("mark", "in the log")
        path = killed(house, tmp_path / "killed")
        back_up(path, tmp_path / "copy.db")
        assert mark(tmp_path / "copy.db") == "in the log"

    async def test_of_a_damaged_file_is_none(self, house_of, games_folder, tmp_path):
        path = await stopped(house_of, games_folder / "games.db", "one")
        whole = path.read_bytes()
        for at in range(0, len(whole), PAGE):
            path.write_bytes(whole)
            spoil(path, at)
            with pytest.raises(Corrupt, match=r"games\.db.*flotilla restore"):
                back_up(path, tmp_path / "copy.db")
            assert not list(tmp_path.glob("copy*"))

    async def test_with_a_damaged_log_is_none(self, house, tmp_path):
        await house.begin()
        path = killed(house, tmp_path / "killed")
        spoil(wal_of(path), 32)
        before = path.read_bytes(), wal_of(path).read_bytes()
        with pytest.raises(Corrupt, match=r"log games\.db-wal has lost something"):
            back_up(path, tmp_path / "copy.db")
        assert (path.read_bytes(), wal_of(path).read_bytes()) == before

    async def test_a_file_that_came_into_being_meanwhile_is_kept(self, house, tmp_path):
        copy = tmp_path / "copy.db"
        copy.write_text("another backup", encoding="utf-8")
        with pytest.raises(StoreError, match=r"copy\.db can't be written: File exists"):
            back_up(house.path, copy)
        assert copy.read_text(encoding="utf-8") == "another backup"
        assert [file.name for file in tmp_path.iterdir() if "copy" in file.name] == ["copy.db"]

    async def test_where_nothing_can_be_written(self, house, tmp_path):
        (tmp_path / "file").touch()
        with pytest.raises(StoreError, match=r"copy\.db can't be written: Not a directory"):
            back_up(house.path, tmp_path / "file" / "copy.db")

    @pytest.mark.parametrize("content", [None, b""])
    def test_of_nothing(self, tmp_path, content):
        path = tmp_path / "games.db"
        if content is not None:
            path.write_bytes(content)
        for look in (lambda: back_up(path, tmp_path / "copy.db"), lambda: check(path)):
            with pytest.raises(StoreError, match=r"there is no database .*games\.db|has only 0 bytes"):
                look()
        assert path.exists() == (content is not None)


class TestRestore:
    @pytest.mark.parametrize("piped", [False, True])
    async def test_there_and_back(self, house_of, games_folder, tmp_path, piped):
        path = await stopped(house_of, games_folder / "games.db", "old")
        back_up(path, tmp_path / "copy.db")
        sql(path, "UPDATE meta SET value = 'later' WHERE name = 'mark'")
        copy = tmp_path / "copy.db"
        aside = restore(path, io.BytesIO(copy.read_bytes()) if piped else copy)
        assert mark(path) == "old"
        assert aside == games_folder / "games.db.old-1"
        assert mark(aside) == "later"
        assert {stat.S_IMODE(file.stat().st_mode) for file in games_folder.iterdir()} == {0o600}
        assert restore(path, copy) == games_folder / "games.db.old-2"
        house = house_of(path)
        await house.start()
        assert (await house.tables.reading.get(1)).seq == 2
        await house.store.close()

    async def test_where_nothing_was(self, house_of, tmp_path):
        copy = await stopped(house_of, tmp_path / "copy.db", "old")
        path = tmp_path / "new" / "games.db"
        assert restore(path, copy) is None
        assert mark(path) == "old"
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    async def test_the_log_of_a_killed_bot_goes_with_its_own_database(self, house, house_of, tmp_path):
        await house.store.set_meta("mark", "in the log")
        path = killed(house, tmp_path / "killed")
        copy = await stopped(house_of, tmp_path / "copy.db", "backup")
        aside = restore(path, copy)
        assert mark(path) == "backup"
        assert sql(path, "PRAGMA integrity_check") == [("ok",)]
        assert mark(aside) == "in the log"

    async def test_a_backup_with_its_log(self, house, tmp_path):
        await house.store.set_meta("mark", "in the log")
        restore(tmp_path / "new.db", killed(house, tmp_path / "killed"))
        assert mark(tmp_path / "new.db") == "in the log"

    @pytest.mark.parametrize("ill", ["head", "page", "log", "both", "cut", "empty"])
    async def test_in_the_place_of_a_damaged_one(self, house, house_of, tmp_path, ill):
        await house.begin()
        await house.store.set_meta("mark", "in the log")
        path = killed(house, tmp_path / "killed")
        if ill in ("head", "both"):
            spoil(path, 0, 100)
        if ill == "page":
            spoil(path, PAGE)
        if ill in ("log", "both"):
            spoil(wal_of(path), 0, 32)
        if ill in ("cut", "empty"):
            path.write_bytes(path.read_bytes()[: PAGE + 5 if ill == "cut" else 0])
        log = wal_of(path).read_bytes()
        copy = await stopped(house_of, tmp_path / "copy.db", "backup")
        aside = restore(path, copy)
        assert mark(path) == "backup"
        assert not wal_of(path).exists()
        assert sql(path, "PRAGMA integrity_check") == [("ok",)]
        if ill in ("log", "both"):
            assert wal_of(aside).read_bytes() == log, "whoever can mend it finds all of it"
        await (await Store.open(path)).close()

    async def test_the_present_one_is_kept_where_the_backup_is_no_good(self, house_of, games_folder, tmp_path):
        path = await stopped(house_of, games_folder / "games.db", "present")
        good = await stopped(house_of, tmp_path / "good.db", "backup")
        bad = tmp_path / "bad.db"
        whole = good.read_bytes()

        def other() -> None:
            bad.unlink()
            sql(bad, "CREATE TABLE recipes (id INTEGER)")

        def newer() -> None:
            sql(bad, "PRAGMA user_version = 99")

        def without_tables() -> None:
            bad.unlink()
            sql(bad, "CREATE TABLE a (b)")
            sql(bad, "DROP TABLE a")

        spoilers = [
            (lambda: spoil(bad, 0, 100), "no whole backup: .*bad.db can't be read: file is not a database$"),
            (lambda: spoil(bad, 3 * PAGE), "no whole backup: .*bad.db (is damaged|can't be read)"),
            (lambda: bad.write_bytes(whole[: len(whole) // 2]), "no whole backup: .*malformed"),
            (lambda: bad.write_bytes(b""), "no whole backup: .*only 0 bytes"),
            (lambda: bad.write_bytes(b"some text. " * 200), "no whole backup: .*not a database"),
            (other, "another program"),
            (newer, r"schema 99, this version of the bot knows \d+"),
            (without_tables, "holds no tables"),
        ]
        before = snapshot(games_folder)
        for spoiler, told in spoilers:
            bad.write_bytes(whole)
            spoiler()
            for source in (bad, io.BytesIO(bad.read_bytes())):
                with pytest.raises(StoreError, match=told.replace(".*bad.db", ".*")) as raised:
                    restore(path, source)
                assert "flotilla check" not in str(raised.value), "that looks at the database, not at the backup"
                assert snapshot(games_folder) == before

    @pytest.mark.parametrize("log", [False, True])
    async def test_another_programs_database_is_left_alone(self, house_of, games_folder, tmp_path, log):
        path = recipes(games_folder / "recipes.db", log)
        before = traits(path)
        copy = await stopped(house_of, tmp_path / "copy.db", "backup")
        with pytest.raises(StoreError, match="belongs to another program"):
            restore(path, copy)
        assert traits(path) == before

    async def test_somebody_reads_the_old_one(self, house, house_of, tmp_path, monkeypatch):
        await house.begin()
        path = killed(house, tmp_path / "killed")
        copy = await stopped(house_of, tmp_path / "copy.db", "backup")
        monkeypatch.setattr("bot.tables.store.look.BUSY", 0.01)
        with closing(sqlite3.connect(path, isolation_level=None)) as shell:
            shell.execute("BEGIN")
            shell.execute("SELECT * FROM tables").fetchone()
            with pytest.raises(StoreError, match="in use by another program"):
                restore(path, copy)
        await (await Store.open(path)).close()

    @pytest.mark.parametrize("log", [False, True])
    async def test_another_program_has_the_old_one_for_itself(self, house_of, games_folder, tmp_path, monkeypatch, log):
        path = await stopped(house_of, games_folder / "games.db", "present")
        copy = await stopped(house_of, tmp_path / "copy.db", "backup")
        monkeypatch.setattr("bot.tables.store.look.BUSY", 0.01)
        with closing(sqlite3.connect(path, isolation_level=None)) as shell:
            shell.execute(f"PRAGMA journal_mode = {'WAL' if log else 'DELETE'}")
            shell.execute("PRAGMA locking_mode = EXCLUSIVE")
            shell.execute("UPDATE meta SET value = 'later' WHERE name = 'mark'")
            names = set(snapshot(games_folder))
            with pytest.raises(StoreError, match=r"the database .*games\.db can't be read: database is locked"):
                restore(path, copy)
            assert set(snapshot(games_folder)) == names
        assert mark(path) == "later"

    async def test_the_log_of_an_emptied_one_is_kept(self, house, house_of, tmp_path):
        await house.store.set_meta("mark", "in the log")
        path = killed(house, tmp_path / "killed")
        path.write_bytes(b"")
        log = wal_of(path).read_bytes()
        aside = restore(path, await stopped(house_of, tmp_path / "copy.db", "backup"))
        assert wal_of(aside).read_bytes() == log

    async def test_the_log_of_an_emptied_backup_is_kept(self, house, tmp_path):
        await house.begin()
        copy = killed(house, tmp_path / "killed")
        copy.write_bytes(b"")
        log = wal_of(copy).read_bytes()
        with pytest.raises(StoreError, match="only 0 bytes"):
            restore(tmp_path / "new.db", copy)
        assert wal_of(copy).read_bytes() == log


COUNTED = ("link", "replace", "rename", "unlink", "fsync", "mkdir", "chmod")
"""Calls of `os` between which a restore is killed."""


def killed_at(step: int, path: Path, copy: Path) -> bool:
    """Restore in a process that dies before its call number `step`; whether it came so far."""
    child = os.fork()
    if child == 0:
        left = step

        def counting(call):
            def counted(*args, **kwargs):
                nonlocal left
                if not left:
                    os._exit(9)
                left -= 1
                return call(*args, **kwargs)

            return counted

        try:
            for name in COUNTED:
                setattr(os, name, counting(getattr(os, name)))
            restore(path, copy)
            os._exit(0)
        finally:
            os._exit(1)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 9)
    return code == 9


async def test_restore_killed_at_any_step_leaves_the_old_or_the_new(house, house_of, tmp_path):
    copy = await stopped(house_of, tmp_path / "copy.db", "new")
    await house.begin()
    await house.store.set_meta("mark", "old")
    seen, step = [], 0
    while True:
        path = killed(house, tmp_path / f"killed{step}")
        died = killed_at(step, path, copy)
        house_after = house_of(path)
        await house_after.start()
        seen.append(await house_after.store.meta("mark"))
        assert (await house_after.tables.reading.get(1)).status == "running"
        await house_after.store.close()
        assert sql(path, "PRAGMA integrity_check") == [("ok",)]
        if not died:
            break
        step += 1
    assert step > 6
    assert seen == sorted(seen, key=["old", "new"].index)
    assert set(seen) == {"old", "new"}
