"""Looking into a database without a trace in it: how it is opened for that, and whose it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.tables.store.errors import StoreError
from bot.tables.store.wal import wal_of

APPLICATION = 0x464C4F54
"""Marks the file as ours (``FLOT``), so that another program's database is never changed."""
SMALLEST = 512
"""Bytes of SQLite's smallest page, thus of the smallest database."""
BUSY = 5.0
"""Seconds to wait for somebody else's transaction."""


def connect(uri: str) -> sqlite3.Connection:
    """A connection on which every statement is a transaction by itself. Raises SQLite's errors."""
    return sqlite3.connect(uri, timeout=BUSY, uri=True, isolation_level=None)


def still(database: Path) -> str:
    """How to open a database without a trace: one without a log is in nobody's use, and SQLite need not make one."""
    return f"{database.resolve().as_uri()}?mode=ro{'' if wal_of(database).exists() else '&immutable=1'}"


def schema_of(name: str, connection: sqlite3.Connection) -> int:
    """The number of a database's schema, 0 for an empty one.

    Raises StoreError where it belongs to another program, and SQLite's errors.
    """
    application, version, things = (
        int(connection.execute(sql).fetchone()[0])
        for sql in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
    )
    if application != APPLICATION and (application or version or things):
        raise StoreError(f"the database {name} belongs to another program")
    return version
