"""The files that people give to their servers: kept whole or not at all, few, one of each name, and whose they are."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.tables.limits import FILES
from bot.tables.model import Refusal
from bot.tables.person import Person
from bot.tables.shelf import Filed, check_remover
from bot.tables.store.export import export
from bot.tables.store.forgetting import forget
from bot.tables.store.pruning import ended_before, prune

NOW = datetime(2030, 1, 1, tzinfo=UTC)
ANN = Person(1_234_567_891, "Ann")
FILE = Filed("toy", "board", "Straits", "straits", "a = 1\n" * 9_000)


async def add(house, server=1, file=FILE, user=ANN.id):
    return await house.tables.shelves.add(server, file, user, NOW)


async def test_a_file_is_its_servers(house):
    id = await add(house)
    (listed,) = await house.tables.shelves.of(1, "toy", "board")
    assert (listed.id, listed.title, listed.user, listed.added) == (id, "Straits", ANN.id, NOW)
    assert await house.tables.shelves.get(1, id) == (listed, FILE.text)
    assert await house.tables.shelves.get(2, id) is None
    assert await house.tables.shelves.of(2, "toy", "board") == []
    await house.tables.shelves.remove(2, id)
    assert await house.tables.shelves.of(1, "toy", "board") == [listed]
    await house.tables.shelves.remove(1, id)
    assert await house.tables.shelves.of(1, "toy", "board") == []


async def test_each_name_once_and_only_so_many(house):
    await add(house)
    with pytest.raises(Refusal, match="files-name"):
        await add(house)
    await add(house, file=replace(FILE, game="crew"))
    for number in range(FILES - 2):
        await add(house, file=replace(FILE, look=f"n{number}"))
    with pytest.raises(Refusal, match="files-full"):
        await add(house, file=replace(FILE, look="more"))
    await add(house, server=2)


async def test_who_may_add_is_the_servers_choice(house):
    shelves = house.tables.shelves
    assert not await shelves.is_open(1)
    for _ in range(2):
        await shelves.open(1)
    assert (await shelves.is_open(1), await shelves.is_open(2)) == (True, False)
    await shelves.close(1)
    assert not await shelves.is_open(1)


async def test_who_has_added_a_file_may_remove_it_and_moderators_any(house):
    await add(house)
    (file,) = await house.tables.shelves.of(1, "toy", "board")
    check_remover(file, ANN.id, moderates=False)
    check_remover(file, 5, moderates=True)
    with pytest.raises(Refusal, match="files-remove"):
        check_remover(file, 5, moderates=False)


async def test_somebody_is_told_his_files_and_forgotten_while_they_stay(house):
    await add(house)
    await add(house, server=2, user=5)
    (mine,) = json.loads(json.dumps(export(house.path, ANN.id)))["files"]
    assert (mine["server"], mine["name"], mine["text"]) == (1, "Straits", FILE.text)
    assert mine["added"] == "2030-01-01T00:00:00+00:00"
    await house.tables.people.forget(ANN.id)
    (file,) = await house.tables.shelves.of(1, "toy", "board")
    assert file.user == 0
    assert export(house.path, ANN.id)["files"] == []
    assert len(export(house.path, 5)["files"]) == 1
    with pytest.raises(Refusal, match="files-remove"):
        check_remover(file, ANN.id, moderates=False)
    await house.store.close()
    await forget(house.path, 5, NOW, games=True)
    assert export(house.path, 5)["files"] == []


async def test_old_tables_go_and_files_stay(house):
    await add(house)
    table = await house.at_turn()
    await house.tables.life.resign(table.id, house.ann.id)
    await house.store.close()
    old = ended_before(house.path, datetime(2031, 1, 1, tzinfo=UTC))
    assert await prune(house.path, [table.id for table in old]) == 1
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("SELECT count(*), min(user) FROM files").fetchone() == (1, ANN.id)


ADDING = """
import asyncio, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.tables.shelf import Filed
from bot.tables.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
    for server in range(1, 100_000):
        file = Filed("toy", "board", "Straits", "straits", f"{server}\\n" * 9_000)
        await store.shelves.add(server, file, 1, datetime(2030, 1, 1, tzinfo=UTC))
        print(server, flush=True)

asyncio.run(main())
"""


def test_killed_while_files_are_added_each_is_whole_or_not_there(tmp_path):
    path = tmp_path / "flotilla.db"
    adding = subprocess.Popen([sys.executable, "-c", ADDING, str(path)], stdout=subprocess.PIPE, text=True)
    assert adding.stdout is not None
    told = 0
    for line in adding.stdout:
        told = int(line)
        if told == 5:
            adding.send_signal(signal.SIGKILL)
    adding.wait()
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT server, text FROM files ORDER BY server").fetchall()
    assert len(rows) >= told >= 5
    assert rows == [(server, f"{server}\n" * 9_000) for server in range(1, len(rows) + 1)]
