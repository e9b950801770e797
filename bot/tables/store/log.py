"""The log of what happened at a table, with the state after each row; that of an ended table comes from its archive."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog

from bot.tables.model import Broken, LogRow, Table
from bot.tables.store.archives import Archives, Entry
from bot.tables.store.codec import from_value, seconds, to_events, to_path, to_time, unpack
from bot.tables.store.database import Database, Row, Transaction

_COLUMNS = "table_id, seq, kind, seat, number, path, notation, events, time, target, undone"


_TAIL = 32

_log = structlog.get_logger(__name__)


@contextmanager
def _readable(table: int) -> Iterator[None]:
    """A log that can't be read is Broken, and nothing of it is told: it may be a secret."""
    try:
        yield
    except (msgspec.MsgspecError, ValueError, zlib.error) as error:
        _log.error("log can't be read", table=table, error=type(error).__name__)
        raise Broken(table) from None


class Log:
    """The log rows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.archives = Archives(database)

    async def rows(self, table: int, since: int = -1) -> list[LogRow]:
        """The rows after a seq, oldest first."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table, since)
        )
        with _readable(table):
            if rows:
                return [_row(row) for row in rows]
            return [_archived(table, entry) for entry in await self.archives.entries(table) if entry.seq > since]

    async def tail(self, table: int) -> list[LogRow]:
        """The last rows that weren't undone, newest first: as many as somebody may look back past."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND undone = 0 ORDER BY seq DESC LIMIT ?",
            (table, _TAIL),
        )
        with _readable(table):
            return [_row(row) for row in rows]

    async def before(self, table: Table, seq: int) -> tuple[Any, int] | None:
        """The state before the row with this seq, and the count of draws then."""
        rows = await self._database.read(
            "SELECT state, chance FROM log WHERE table_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1", (table.id, seq)
        )
        with _readable(table.id):
            return (unpack(table.engine, rows[0][0]), rows[0][1]) if rows else None

    async def states(self, table: Table) -> dict[int, Any]:
        """The state after every row, by seq."""
        rows = await self._database.read("SELECT seq, state FROM log WHERE table_id = ? ORDER BY seq", (table.id,))
        with _readable(table.id):
            if rows:
                return {seq: unpack(table.engine, state) for seq, state in rows}
            archived = await self.archives.entries(table.id)
            return {entry.seq: table.engine.load(bytes(entry.state)) for entry in archived}


async def append(run: Transaction, row: LogRow, after: Table, state: bytes) -> None:
    """Add a row within the transaction that saves the table."""
    await run(
        f"INSERT INTO log ({_COLUMNS}, chance, rules, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.table,
            row.seq,
            row.kind,
            row.seat,
            row.number,
            from_value(row.path),
            row.notation,
            from_value(row.events),
            seconds(row.time),
            row.target,
            row.undone,
            after.chance,
            after.engine.version,
            state,
        ),
    )
    if row.target is not None:
        await run("UPDATE log SET undone = 1 WHERE table_id = ? AND seq = ?", (row.table, row.target))


def _row(row: Row) -> LogRow:
    table, seq, kind, seat, number, path, notation, events, time, target, undone = row
    told = to_events(events)
    return LogRow(table, seq, kind, seat, number, to_path(path), notation, told, to_time(time), target, bool(undone))


def _archived(table: int, entry: Entry) -> LogRow:
    head = (table, entry.seq, entry.kind, entry.seat, entry.number, bytes(entry.path), entry.notation)
    return _row((*head, bytes(entry.events), entry.time, entry.target, entry.undone))
