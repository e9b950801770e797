"""One transaction from outside the bot, beside it if it runs: for the command line.

SQLite keeps the two apart: the bot waits for the end of such a transaction, so it has to be short.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.tables.store.database import SETTINGS, Transaction
from bot.tables.store.errors import Unsaved, plainly
from bot.tables.store.upkeep import see_that_it_is_usable


@asynccontextmanager
async def transaction(database: Path) -> AsyncIterator[Transaction]:
    """Committed at the end of the block, rolled back when an exception leaves it. Raises StoreError."""
    see_that_it_is_usable(database)
    with plainly(f"the database {database} can't be written", Unsaved):
        async with aiosqlite.connect(database, isolation_level=None) as connection:
            for sql in (*SETTINGS, "BEGIN IMMEDIATE"):
                await connection.execute_fetchall(sql)
            try:
                yield Transaction(connection)
                await connection.execute_fetchall("COMMIT")
            except BaseException:
                await asyncio.shield(connection.rollback())
                raise
