"""`flotilla backup`, `restore` and `check`: what they say and return, beside a bot of another process too."""

from __future__ import annotations

import asyncio
import io
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import main
from bot.settings import Settings
from bot.tables.model import Place
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.store import Store
from engine import registry

ROOT = Path(__file__).parents[2]
Out = pytest.CaptureFixture[str]


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A stopped bot's, with a challenge of each game that has them."""
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.alias), raising=False)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "data" / "flotilla.db"
    monkeypatch.setenv("FLOTILLA_DATABASE", str(path))

    async def fill() -> None:
        store = await Store.open(path)
        tables = Tables(store, lambda: datetime(2030, 1, 1, tzinfo=UTC), lambda: "seed")
        options = registry.get("sealords").Options()
        for _ in range(2):
            await tables.gathering.open("sealords", options, Person(1, "Ann"), [Person(2, "Bob")], Place(1, 2), "en")
        await tables.gathering.join(1, Person(2, "Bob"))
        await store.close()

    asyncio.run(fill())
    return path


def restart(database: Path) -> None:
    async def open_and_close() -> None:
        await (await Store.open(database)).close()

    asyncio.run(open_and_close())


@pytest.fixture
def running(database: Path) -> Iterator[Path]:
    """The same while another process has it open."""
    code = (
        "import asyncio, pathlib, sys\n"
        "from bot.tables.store import Store\n"
        "async def main():\n"
        "    store = await Store.open(pathlib.Path(sys.argv[1]))\n"
        "    await store.set_meta('a', 'b')\n"
        "    print('open', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(database)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        assert bot.stdout.readline() == "open\n"
        yield database
        bot.stdin.write("\n")
        bot.stdin.flush()
        assert bot.wait() == 0


def test_check(database: Path, capsys: Out) -> None:
    assert main(["check"]) == 0
    size = database.stat().st_size / 1e6
    assert capsys.readouterr().out.splitlines() == [
        f"{database}: {size:.1f} MB, schema {len(list((ROOT / 'bot/tables/store/migrations').glob('*.sql')))}",
        "sealords: 1 open, 1 running",
        "whole",
    ]


def test_check_of_a_damaged_file(database: Path, capsys: Out) -> None:
    with database.open("r+b") as file:
        file.seek(database.stat().st_size - 4096)
        file.write(random.Random(1).randbytes(4096))
    assert main(["check"]) == 1
    out, err = capsys.readouterr()
    assert "damaged" in out + err
    assert "NOT whole" in out or err.startswith("flotilla check: the database ")


def test_check_of_a_missing_file(database: Path, capsys: Out) -> None:
    database.unlink()
    assert main(["check"]) == 1
    assert capsys.readouterr().err == f"flotilla check: there is no database {database}\n"


def test_tables_that_these_rules_cannot_read(database: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.games.sealords.load", lambda data: int("not a number"))
    assert main(["check"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[-2:] == ["not to be read by these rules: tables 1", "NOT whole"]


def test_backup_and_restore(database: Path, capsys: Out) -> None:
    assert main(["backup", "copy.db"]) == 0
    size = Path("copy.db").stat().st_size / 1e6
    assert capsys.readouterr().out == f"copy.db: {size:.1f} MB, copied\nwhole\n"
    database.write_bytes(b"")
    assert main(["restore", "copy.db"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{database}: restored",
        f"{database}.old-1: what was there before",
        "whole",
    ]
    assert main(["check"]) == 0
    restart(database)


def test_what_cannot_be_read_is_copied_and_said(database: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.games.sealords.load", lambda data: int("not a number"))
    for argv in (["backup", "copy.db"], ["restore", "copy.db"]):
        assert main(argv) == 1, "so that nobody throws a better copy away"
        assert capsys.readouterr().out.splitlines()[-2:] == ["not to be read by these rules: tables 1", "NOT whole"]
    monkeypatch.undo()
    monkeypatch.setenv("FLOTILLA_DATABASE", str(database))
    assert main(["check"]) == 0, "a later version may read it"


def test_no_backup_of_another_programs_database(capsys: Out, database: Path) -> None:
    database.unlink()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    assert main(["backup", "copy.db"]) == 1
    assert "belongs to another program" in capsys.readouterr().err
    assert not Path("copy.db").exists()


def test_restore_from_a_pipe(database: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["backup", "copy.db"]) == 0
    database.unlink()
    piped = SimpleNamespace(buffer=io.BytesIO(Path("copy.db").read_bytes()), isatty=lambda: False)
    monkeypatch.setattr("sys.stdin", piped)
    capsys.readouterr()
    assert main(["restore", "-"]) == 0
    assert capsys.readouterr().out == f"{database}: restored\nwhole\n"
    restart(database)


def test_beside_a_running_bot(running: Path, capsys: Out) -> None:
    assert main(["check"]) == 0
    assert main(["backup", "copy.db"]) == 0
    capsys.readouterr()
    assert main(["restore", "copy.db"]) == 1
    assert capsys.readouterr().err == f"flotilla restore: the database {running} is in use: stop the bot first\n"
    assert not list(running.parent.glob("*.old*"))


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["backup"], "the following arguments are required: FILE"),
        (["backup", "there"], "there is there already: name a new file"),
        (["backup", "no/such/copy.db"], "no/such/copy.db: there is no directory no/such"),
        (["backup", "-"], "backup writes a file, so that it can check it: name one"),
        (["restore"], "the following arguments are required: FILE"),
        (["restore", "missing"], "missing: there is no such file"),
        (["restore", "data"], "data: there is no such file"),
        (["restore", "data/flotilla.db"], "data/flotilla.db is the database itself"),
        (["restore", "-"], "- reads the backup from the standard input: flotilla restore - < FILE"),
        (["check", "copy.db"], "unrecognized arguments: copy.db"),
    ],
    ids=" ".join,
)
@pytest.mark.usefixtures("database")
def test_wrong_usage(argv: list[str], sentence: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("there").touch()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    assert main(argv) == 2
    assert capsys.readouterr() == ("", f"flotilla: {sentence}\n")


@pytest.mark.parametrize("argv", [["check"], ["backup", "copy.db"], ["restore", "copy.db"]], ids=" ".join)
def test_a_wrong_setting(
    argv: list[str], database: Any, capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if argv[0] == "restore":
        Path("copy.db").touch()
    monkeypatch.setenv("FLOTILLA_DATABASE", str(tmp_path))
    assert main(argv) == 2
    assert capsys.readouterr().err.startswith("flotilla: FLOTILLA_DATABASE: ")
