"""`flotilla prune` and `flotilla person`: what they say and return, beside a bot of another process too."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.settings import Settings
from bot.tables.model import Place
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.store import Store
from engine import registry

Out = pytest.CaptureFixture[str]
ANN, BOB, CID = Person(11, "Ann"), Person(12, "Bob"), Person(13, "Cid")


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A stopped bot's: a game that Ann has resigned long ago, one of her challenges declined, and one of Cid's."""
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.alias), raising=False)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "flotilla.db"
    monkeypatch.setenv("FLOTILLA_DATABASE", str(path))

    async def fill() -> None:
        store = await Store.open(path)
        tables = Tables(store, lambda: datetime(2020, 1, 1, tzinfo=UTC), lambda: "seed")
        options = registry.get("sealords").Options()
        for host in (ANN, ANN, CID):
            await tables.gathering.open("sealords", options, host, [BOB], Place(1, 2), "en")
        await tables.gathering.join(1, BOB)
        await tables.life.resign(1, ANN.id)
        await tables.gathering.decline(2, BOB.id)
        await tables.people.remember(ANN, "ru")
        await store.close()

    asyncio.run(fill())
    return path


def tables_of(database: Path) -> list[int]:
    with closing(sqlite3.connect(database)) as connection:
        return [id for (id,) in connection.execute("SELECT id FROM tables")]


@pytest.fixture(params=["stopped", "running"])
def bot(request: pytest.FixtureRequest, database: Path) -> Any:
    """The database, of a bot that runs or doesn't."""
    if request.param == "stopped":
        yield database
        return
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(database))
        yield database
        runner.run(store.set_meta("a", "b"))  # it still can
        runner.run(store.close())


def test_prune_counts_first(database: Path, capsys: Out) -> None:
    assert main(["prune", "--older-than", "365"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{database}: 2 tables ended, nothing in 365 days, 2 of sealords",
        "nothing was deleted; --delete deletes them for good, for all who played: back up first",
    ]
    assert tables_of(database) == [1, 2, 3]
    assert main(["prune", "--older-than", "36500"]) == 0
    assert capsys.readouterr().out == f"{database}: 0 tables ended, nothing in 36500 days\n"


def test_prune(bot: Path, capsys: Out) -> None:
    assert main(["prune", "--older-than", "365", "--delete"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["2 tables deleted"]
    assert tables_of(bot) == [3]
    assert main(["prune", "--older-than", "365", "--delete"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["0 tables deleted"]


def test_export(bot: Path, capsys: Out) -> None:
    assert main(["person", "11", "export"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["profile"]["name"] == "Ann"
    assert [table["table"] for table in found["tables"]] == [1, 2]


def test_forget(bot: Path, capsys: Out) -> None:
    assert main(["person", "11", "forget"]) == 0
    assert capsys.readouterr().out == "11: forgotten; 2 games stay without the name\n"
    assert tables_of(bot) == [1, 2, 3]
    assert main(["person", "11", "forget", "--games"]) == 0
    assert capsys.readouterr().out == "11: there was no profile and no seat; whatever else was theirs is forgotten\n"


def test_forget_with_the_games(database: Path, capsys: Out) -> None:
    assert main(["person", "11", "forget", "--games"]) == 0
    assert capsys.readouterr().out == "11: forgotten; 2 games deleted, 0 games stay without the name\n"
    assert tables_of(database) == [3]


def test_who_sits_at_a_table_is_left_to_the_bot(bot: Path, capsys: Out) -> None:
    before = tables_of(bot)
    assert main(["person", "12", "forget"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == (
        "12: still sits at tables 3; noted: the bot gives these seats up and forgets the person within a minute, or as"
        " soon as it is started\n"
    )
    assert tables_of(bot) == before
    assert main(["person", "12", "export"]) == 0
    assert json.loads(capsys.readouterr().out)["to_be_forgotten_since"]


COMMANDS = [["prune", "--older-than", "1"], ["person", "11", "export"], ["person", "11", "forget"]]


@pytest.mark.parametrize("argv", COMMANDS, ids=" ".join)
def test_no_database(argv: list[str], database: Path, capsys: Out) -> None:
    database.unlink()
    assert main(argv) == 1
    assert capsys.readouterr() == ("", f"flotilla {argv[0]}: there is no database {database}\n")
    assert not database.exists()


@pytest.mark.parametrize("argv", COMMANDS, ids=" ".join)
def test_another_programs_database(argv: list[str], database: Path, capsys: Out) -> None:
    database.unlink()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    assert main(argv) == 1
    assert "belongs to another program" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["prune"], "the following arguments are required: --older-than"),
        (["prune", "--older-than", "0"], "--older-than must be 1 to 36500 days"),
        (["prune", "--older-than", "a year"], "argument --older-than: invalid int value: 'a year'"),
        (["person"], "the following arguments are required: ID, COMMAND"),
        (["person", "42"], "the following arguments are required: COMMAND"),
        (["person", "Ann", "export"], "Ann: the id of a Discord account is a number such as 80351110224678912"),
        (["person", "9" * 19, "forget"], f"{'9' * 19}: the id of a Discord account is a number"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage(argv: list[str], sentence: str, capsys: Out) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"flotilla: {sentence}")
    assert err.count("\n") == 1
