"""Where the logs of ended tables are kept: each with all its states in one compressed piece.

Nothing in it is worked out anew: rows and states are taken over as they were stored, each state with the stamp of the
rules that wrote it, so that a game can be looked at again under any later version of the rules.
"""

from __future__ import annotations

import asyncio
import zlib

import msgspec
import structlog

from bot.tables.store.database import Database, Row
from bot.tables.store.errors import Corrupt

_log = structlog.get_logger(__name__)

COLUMNS = (
    "seq, kind, seat, number, path, notation, events, time, target, undone, chance, rules, state,"
    " turn, done_by, steered_by"
)
"""The columns of a log row, in the order of `Entry`."""

_UNREADABLE = (Corrupt, zlib.error, msgspec.MsgspecError, AttributeError, TypeError, ValueError)
"""What a row raises that isn't what a log row ought to be."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A row of a log; `path`, `events` and `state` as JSON. Older archives lack some of the last columns."""

    seq: int
    kind: str
    seat: int | None
    number: int | None
    path: msgspec.Raw
    notation: str
    events: msgspec.Raw
    time: int
    target: int | None
    undone: int
    chance: int
    rules: int
    state: msgspec.Raw
    turn: int | None = None
    done_by: str | None = None
    steered_by: int | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Entry])


def fold(rows: list[Row]) -> bytes:
    """Rows of `COLUMNS` in one piece: 70 to 90 bytes each, states included, where they take 1,000 by themselves.

    Raises an error of `_UNREADABLE` where a row isn't what a log row ought to be.
    """
    data = zlib.compress(_encoder.encode([_entry(row) for row in rows]), 9)
    unfold(data)  # before the rows are deleted
    return data


def unfold(data: bytes) -> list[Entry]:
    """The rows of a piece."""
    return _decoder.decode(zlib.decompress(data))


def _entry(row: Row) -> Entry:
    seq, kind, seat, number, path, notation, events, time, target, undone, chance, rules, state, *last = row
    told, json = msgspec.Raw(events.encode()), msgspec.Raw(zlib.decompress(state))
    way = msgspec.Raw(path.encode())
    return Entry(seq, kind, seat, number, way, notation, told, time, target, undone, chance, rules, json, *last)


class Archives:
    """The archives."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, table: int) -> list[Entry]:
        """The whole log of an archived table, oldest first; nothing where it isn't archived."""
        found = await self._database.read("SELECT data FROM archives WHERE table_id = ?", (table,))
        return unfold(found[0][0]) if found else []

    async def waiting(self, most: int) -> list[int]:
        """Tables that have ended and aren't archived, the oldest first."""
        rows = await self._database.read(
            "SELECT id FROM tables WHERE archived = 0 AND status IN ('over', 'closed') ORDER BY id LIMIT ?", (most,)
        )
        return [row[0] for row in rows]

    async def keep(self, table: int) -> None:
        """Archive the log of a table that has ended; a log that can't be read stays as it is and isn't tried again."""
        try:
            rows = await self._database.read(f"SELECT {COLUMNS} FROM log WHERE table_id = ? ORDER BY seq", (table,))
            data = await asyncio.to_thread(fold, rows) if rows else None
        except _UNREADABLE as error:
            # The error's own text may hold what it could not read, so only its kind is told.
            _log.error("log can't be archived", table=table, error=type(error).__name__)
            data = None
        async with self._database.write() as run:
            if data is not None:
                await run("INSERT INTO archives (table_id, data) VALUES (?, ?)", (table, data))
                await run("DELETE FROM log WHERE table_id = ?", (table,))
            await run("UPDATE tables SET archived = 1 WHERE id = ?", (table,))
