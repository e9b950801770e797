"""Deleting tables that have ended, with all that belongs to them."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.tables.store.archives import unfold
from bot.tables.store.codec import seconds
from bot.tables.store.database import Row, Transaction
from bot.tables.store.errors import plainly
from bot.tables.store.look import connect, still
from bot.tables.store.outside import transaction
from bot.tables.store.upkeep import see_that_it_is_usable

AT_ONCE = 100
"""So many tables go in one transaction: a running bot waits for it with what its players do."""

_ENDED = "status IN ('over', 'closed')"
_PARTS = (
    "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
    " WHERE m.type = 'table' AND c.name = 'table_id' ORDER BY m.name"
)
"""What has rows of a table: so what a later migration adds is not forgotten."""
_LAST_SIGNS = (
    "max(t.created, coalesce((SELECT max(since) FROM seats WHERE table_id = t.id), 0),"
    " coalesce((SELECT max(time) FROM log WHERE table_id = t.id), 0),"
    " coalesce((SELECT max(posted) FROM deliveries WHERE table_id = t.id), 0))"
)
"""When something last happened at a table, apart from its archive: a move, a seat, a message."""


class Old(NamedTuple):
    """A table that ended long ago."""

    id: int
    game: str


def ended_before(database: Path, time: datetime) -> list[Old]:
    """The tables that have ended and at which nothing has happened since then, the oldest first. Raises StoreError."""
    see_that_it_is_usable(database)
    limit, found = seconds(time), []
    with plainly(f"the database {database} can't be read"), closing(connect(still(database))) as connection:
        rows = connection.execute(
            f"SELECT t.id, t.game, a.data FROM tables t LEFT JOIN archives a ON a.table_id = t.id"
            f" WHERE {_ENDED} AND {_LAST_SIGNS} < ? ORDER BY t.id",
            (limit,),
        )
        for id, game, data in rows:
            if data is None or _last_move(data) < limit:
                found.append(Old(id, game))
    return found


def _last_move(data: bytes) -> int:
    """The time of an archive's last row; of one that can't be read nothing is known but that it is old."""
    try:
        return unfold(data)[-1].time
    except (zlib.error, msgspec.MsgspecError, IndexError):
        return 0


async def prune(database: Path, tables: Sequence[int]) -> int:
    """Delete these tables where they have ended; how many. Raises StoreError.

    Each goes whole or not at all: what was deleted before a crash or an error is gone, the rest is as it was.
    """
    deleted = 0
    for start in range(0, len(tables), AT_ONCE):
        async with transaction(database) as run:
            deleted += await delete(run, tables[start : start + AT_ONCE])
    return deleted


async def delete(run: Transaction, tables: Sequence[int]) -> int:
    """Delete those of these tables that have ended; how many."""
    await run("PRAGMA defer_foreign_keys = ON")  # in this transaction the order of what refers to what doesn't matter
    gone: list[Row] = []
    for id in tables:
        gone += await run(f"SELECT id FROM tables WHERE id = ? AND {_ENDED}", (id,))
    await run.many("UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?", gone)
    for (part,) in await run(_PARTS):
        await run.many(f"DELETE FROM {part} WHERE table_id = ?", gone)
    await run.many("DELETE FROM tables WHERE id = ?", gone)
    return len(gone)
