"""The SQLite file: its two connections, transactions and migrations.

All writes go through one connection, one transaction at a time; reads outside a transaction have a connection of their
own and see only what is committed.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import aiosqlite
from filelock import FileLock, Timeout

Row: TypeAlias = tuple[Any, ...]

APPLICATION = 0x464C4F54
"""Marks the file as ours (``FLOT``), so that another program's database is never migrated."""

SETTINGS = ("PRAGMA foreign_keys = ON", "PRAGMA busy_timeout = 5000", "PRAGMA synchronous = FULL")

# At its debug level aiosqlite writes every statement with its values, seeds and states among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class StoreError(Exception):
    """The database can't be used; the text says why, for the one who runs the bot."""


@contextmanager
def _plainly() -> Iterator[None]:
    """A disk that is full, broken or read-only, said as what it is."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StoreError(f"the database can't be written: {error}") from error


class Conflict(Exception):
    """The table was changed by somebody else since it was read."""


class Transaction:
    """The statements of one transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def __call__(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return list(await self._connection.execute_fetchall(sql, values))  # type: ignore[arg-type]

    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        await self._connection.executemany(sql, rows)


class Database:
    """An open database; see `open`. `lock` keeps other processes away from the file."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, lock: FileLock) -> None:
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or make the file and run the migrations that it lacks. One process at a time may have it open."""
        opened: list[aiosqlite.Connection] = []
        # One object a file and process: in tests a bot that was killed keeps the file while the next one opens it.
        lock = FileLock(path.with_name(path.name + ".lock"), is_singleton=True)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire(blocking=False)
            # Whatever fails later, a connection that is left open keeps the process from ending.
            opened.append(writer := await aiosqlite.connect(path, isolation_level=None))
            opened.append(reader := await aiosqlite.connect(path, isolation_level=None))
            for sql in ("PRAGMA journal_mode = WAL", *SETTINGS):
                await writer.execute_fetchall(sql)
            await _migrate(writer, path.name)
            for sql in (*SETTINGS, "PRAGMA query_only = ON"):
                await reader.execute_fetchall(sql)
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, Timeout):
                raise StoreError(f"the database {path.name} is in use by another process of this bot") from error
            lock.release()
            if isinstance(error, sqlite3.DatabaseError | OSError):
                raise StoreError(f"the database {path.name} can't be opened: {error}") from error
            raise
        return cls(writer, reader, lock)

    async def close(self) -> None:
        """Close both connections, once the transaction in hand is done."""
        async with self._writing:
            if self._closed:
                return
            self._closed = True
            await self._reader.close()
            await self._writer.close()
            self._lock.release()

    def _check(self) -> None:
        if self._closed:
            raise StoreError("the database is closed")

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query, as of the last commit."""
        self._check()
        return list(await self._reader.execute_fetchall(sql, values))  # type: ignore[arg-type]

    async def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """One writing statement that is a transaction by itself."""
        async with self._writing:
            self._check()
            with _plainly():
                return list(await self._writer.execute_fetchall(sql, values))  # type: ignore[arg-type]

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction: committed at the end of the block, rolled back when an exception leaves it."""
        async with self._writing:
            self._check()
            try:
                with _plainly():
                    await self._writer.execute_fetchall("BEGIN IMMEDIATE")
                    yield Transaction(self._writer)
                    await self._writer.execute_fetchall("COMMIT")
            except BaseException:
                # Also when the task was cancelled: the next transaction must not find this one open.
                await asyncio.shield(self._writer.rollback())
                raise


def migrations() -> list[str]:
    """The migrations that the code knows, the first one first."""
    folder = files("bot.tables").joinpath("migrations")
    scripts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in scripts]


async def _migrate(connection: aiosqlite.Connection, name: str) -> None:
    """Bring the schema up to date, each migration in a transaction of its own."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    ((application,),) = await connection.execute_fetchall("PRAGMA application_id")
    ((foreign,),) = await connection.execute_fetchall("SELECT count(*) FROM sqlite_master")
    if application != APPLICATION and (application or version or foreign):
        raise StoreError(f"the database {name} belongs to another program")
    scripts = migrations()
    if version > len(scripts):
        raise StoreError(
            f"the database {name} has schema {version}, this version of the bot knows {len(scripts)}: "
            "start a newer version, or restore a backup made by this one"
        )
    for number, script in enumerate(scripts[version:], start=version + 1):
        stamp = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}"
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\n;{stamp};\nCOMMIT;")
        except sqlite3.DatabaseError:
            await connection.rollback()
            raise
