"""Files of databases in tests: looked at, left as a killed bot leaves them, and spoilt."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from engine.values import Number

PAGE = 4096


def sql(path: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def snapshot(folder: Path) -> dict[str, bytes]:
    """What lies in a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def spoil(file: Path, at: int, size: int = PAGE) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(Random(at).randbytes(size))


def schema_pages(whole: bytes) -> set[int]:
    """The numbers of a database's pages that hold its schema: the first one, and those that it leads to."""
    if whole[100] != 5:  # SQLite's kind of page that leads to others
        return {1}
    cells = [112 + 2 * number for number in range(int.from_bytes(whole[103:105]))]
    places = [108, *(int.from_bytes(whole[at : at + 2]) for at in cells)]
    return {1, *(int.from_bytes(whole[at : at + 4]) for at in places)}


def mark(path: Path) -> object:
    """The note that tells the databases of these tests apart."""
    return sql(path, "SELECT value FROM meta WHERE name = 'mark'")[0][0]


def recipes(path: Path, log: bool) -> Path:
    """Another program's database that its group may write to; with `log`, as the program left it when it was killed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
        if log:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("INSERT INTO recipes VALUES (1)")
            left = snapshot(path.parent)
    if log:
        for ending in ("", "-wal", "-shm"):
            path.with_name(path.name + ending).write_bytes(left[path.name + ending])
    for file in path.parent.glob(f"{path.name}*"):
        file.chmod(0o664)
    return path


def traits(path: Path) -> dict[str, tuple[int, bytes]]:
    """The rights and content of a database and its log."""
    files = [file for file in (path, path.with_name(path.name + "-wal")) if file.exists()]
    return {file.name: (file.stat().st_mode, file.read_bytes()) for file in files}


async def stopped(house_of, path: Path, note: str) -> Path:
    """The file of a game, marked, its bot stopped in order."""
    house = house_of(path)
    await house.start()
    await house.act(await house.begin(), house.ann.id, Number(1))
    await house.store.set_meta("mark", note)
    await house.store.close()
    sql(path, "VACUUM")
    return path


def killed(house, folder: Path) -> Path:
    """What a bot would leave if it were killed now."""
    folder.mkdir()
    for ending in ("", "-wal", "-shm"):
        shutil.copy(f"{house.path}{ending}", folder / f"games.db{ending}")
    return folder / "games.db"
