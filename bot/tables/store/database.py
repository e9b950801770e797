"""The SQLite file: its two connections, transactions and migrations.

All writes go through one connection, one transaction at a time; reads outside a transaction have a connection of their
own and see only what is committed. Every error of SQLite leaves as a StoreError.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, closing
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import aiosqlite
import structlog
from filelock import FileLock, Timeout

from bot.tables.store.errors import Corrupt, StoreError, Unsaved, plainly
from bot.tables.store.files import lock_of, make_directory, part_of, put, tighten
from bot.tables.store.look import APPLICATION, SMALLEST, connect, schema_of, still
from bot.tables.store.wal import is_whole, lost, wal_of

_log = structlog.get_logger(__name__)

Row: TypeAlias = tuple[Any, ...]

SETTINGS = ("PRAGMA foreign_keys = ON", "PRAGMA busy_timeout = 5000", "PRAGMA synchronous = FULL")

FEW = 2
"""So many rows are no quicker together: that takes a handover to the connection's thread and one more to be closed."""

# At its debug level aiosqlite writes every statement with its values, seeds and states among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Conflict(Exception):
    """The table was changed by somebody else since it was read."""


class Transaction:
    """The statements of one transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def __call__(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return list(await self._connection.execute_fetchall(sql, values))  # type: ignore[arg-type]

    async def many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """One statement for each of these rows."""
        if len(rows) <= FEW:
            for row in rows:
                await self(sql, row)
            return
        cursor = await self._connection.executemany(sql, rows)
        # One that is dropped resets its statement from this thread, perhaps while the next transaction runs it in the
        # connection's own.
        await cursor.close()


Beside: TypeAlias = Callable[[Transaction], Awaitable[None]]
"""What is stored along with something else, in the same transaction."""


class Database:
    """An open database; see `open`. `lock` keeps other processes away from the file."""

    def __init__(self, name: str, writer: aiosqlite.Connection, reader: aiosqlite.Connection, lock: FileLock) -> None:
        self._name = name
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._closed = False
        self._damaged = False

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or make the file and run the migrations that it lacks. One process at a time may have it open.

        The file is for its owner alone, as is a directory that has to be made. Raises StoreError.
        """
        opened: list[aiosqlite.Connection] = []
        lock = lock_of(path)
        try:
            make_directory(path.parent)
            lock.acquire(blocking=False)
        except Timeout as error:
            raise StoreError(f"the database {path.name} is in use by another process of this bot") from error
        except OSError as error:
            raise StoreError(f"the database {path.name} can't be opened: {error}") from error
        try:
            with plainly(f"the database {path.name} can't be opened"):
                _prepare(path)
                # Whatever fails later, a connection that is left open keeps the process from ending.
                opened.append(writer := await aiosqlite.connect(path, isolation_level=None))
                opened.append(reader := await aiosqlite.connect(path, isolation_level=None))
                for sql in ("PRAGMA journal_mode = WAL", *SETTINGS):
                    await writer.execute_fetchall(sql)
                ((found,),) = await writer.execute_fetchall("PRAGMA quick_check(1)")
                if found != "ok":
                    raise Corrupt(f"the database {path.name} is damaged: {found.splitlines()[-1]}")
                await _migrate(writer, path.name)
                for sql in (*SETTINGS, "PRAGMA query_only = ON"):
                    await reader.execute_fetchall(sql)
        except BaseException as error:
            for connection in opened:
                await connection.close()
            lock.release()
            if isinstance(error, OSError):
                raise StoreError(f"the database {path.name} can't be opened: {error}") from error
            raise
        return cls(path.name, writer, reader, lock)

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

    def _reading(self) -> AbstractContextManager[None]:
        return plainly(f"the database {self._name} can't be read", found=self._note)

    def _saving(self) -> AbstractContextManager[None]:
        return plainly(f"the database {self._name} can't be written", Unsaved, self._note)

    def _note(self, error: StoreError) -> None:
        """Log damage the first time that it is met, whoever may catch the error."""
        if isinstance(error, Corrupt) and not self._damaged:
            self._damaged = True
            _log.error("database is damaged", reason=str(error))

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query, as of the last commit. Raises StoreError."""
        self._check()
        with self._reading():
            return list(await self._reader.execute_fetchall(sql, values))  # type: ignore[arg-type]

    async def run(self, sql: str, values: Sequence[Any] = (), beside: Beside | None = None) -> list[Row]:
        """One writing statement, which is a transaction with what is stored `beside` it. Raises StoreError."""
        if beside is not None:
            async with self.write() as run:
                found = await run(sql, values)
                await beside(run)
                return found
        async with self._writing:
            self._check()
            with self._saving():
                return list(await self._writer.execute_fetchall(sql, values))  # type: ignore[arg-type]

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction: committed at the end of the block, rolled back when an exception leaves it.

        Raises StoreError.
        """
        async with self._writing:
            self._check()
            with self._saving():
                try:
                    await self._writer.execute_fetchall("BEGIN IMMEDIATE")
                    yield Transaction(self._writer)
                    await self._writer.execute_fetchall("COMMIT")
                except BaseException:
                    # Also when the task was cancelled: the next transaction must not find this one open.
                    await asyncio.shield(self._writer.rollback())
                    raise


def _prepare(path: Path) -> None:
    """See that there is a file which SQLite may be let loose on. Raises StoreError, OSError and SQLite's errors.

    SQLite takes an empty file (or nearly so) for a new database and drops what it can't read of a log: games would be
    lost without a word. Another program's file is left as it is.
    """
    if there := path.exists():
        if (size := path.stat().st_size) < SMALLEST:
            raise Corrupt(f"the database {path.name} is damaged: the file has only {size} bytes")
        with closing(connect(still(path))) as connection:
            schema_of(path.name, connection)
    for file in tighten(path):
        _log.warning("others may read a file of the database", file=file.name)
    wal = wal_of(path)
    if there:
        if not is_whole(path):
            raise Corrupt(f"the database {path.name} is damaged: {lost(path)}")
        return
    if wal.exists() and wal.stat().st_size:
        raise Corrupt(f"the database {path.name} is missing, but its log {wal.name} is there")
    with part_of(real := path.resolve()) as part:
        connection = sqlite3.connect(part)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.close()
        put(part, real)


@cache
def migrations() -> tuple[str, ...]:
    """The migrations that the code knows, the first one first."""
    folder = files("bot.tables.store").joinpath("migrations")
    scripts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return tuple(entry.read_text(encoding="utf-8") for entry in scripts)


def see_schema(name: str, version: int) -> None:
    """Raise StoreError for the schema of a later version."""
    if version > (known := len(migrations())):
        raise StoreError(
            f"the database {name} has schema {version}, this version of the bot knows {known}: "
            "start a newer version, or restore a backup made by this one"
        )


async def _migrate(connection: aiosqlite.Connection, name: str) -> None:
    """Bring the schema up to date, each migration in a transaction of its own."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    see_schema(name, version)
    for number, script in enumerate(migrations()[version:], start=version + 1):
        stamp = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}"
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\n;{stamp};\nCOMMIT;")
        except sqlite3.DatabaseError:
            await connection.rollback()
            raise
