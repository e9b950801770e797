"""The log of what happened at a table, with the state after each row; that of an ended table comes from its archive."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import msgspec
import structlog

from bot.tables.model import FREE, Broken, Done, LogRow, Table
from bot.tables.store.archives import Archives, Entry
from bot.tables.store.codec import from_value, pack, seconds, to_events, to_path, to_time, unpack
from bot.tables.store.database import Database, Row, Transaction
from engine.game import Game

_COLUMNS = "table_id, seq, kind, seat, number, path, notation, events, time, turn, done_by, steered_by"
_STANDS = "undone = 0 AND kind <> 'undo'"
"""Older releases wrote what was taken back, too."""
ENDLESS = 1 << 62
"""More than any seq."""
MORE = 200
"""So many rows are read at once to find more of those that a seat may notice."""
BEGUN = 60
"""So many of a seat's first actions are looked at for its first turns."""

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

    async def rows(self, table: int) -> list[LogRow]:
        """All rows, oldest first."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND {_STANDS} ORDER BY seq", (table,)
        )
        with _readable(table):
            if rows:
                return [_row(row) for row in rows]
            return [_archived(table, entry) for entry in await self.archives.entries(table) if _stands(entry)]

    async def newest(self, table: int, most: int, seat: int | None) -> list[LogRow]:
        """The last rows that this seat (None: a spectator) is told something of, at most so many, oldest first."""
        rows = await self._told(table, seat, 0, ENDLESS, most, backwards=True)
        with _readable(table):
            if rows:
                return [_row(row) for row in reversed(rows)]
            return (await self._kept(table, seat, 0, ENDLESS, most, backwards=True))[::-1]

    async def noticed(
        self, table: int, seat: int | None, start: int, end: int, most: int, *, backwards: bool = False
    ) -> list[LogRow]:
        """The first rows from the seq `start` on and before `end` that a seat may notice, at most so many.

        `backwards`: the last ones, the newest first.
        """
        found: list[LogRow] = []
        limit = most
        while True:
            rows = await self._told(table, seat, start, end, limit, backwards=backwards)
            with _readable(table):
                if not rows and not found:
                    break
                found += [row for row in map(_row, rows) if row.noticed_by(seat)]
            if len(found) >= most or len(rows) < limit:
                return found[:most]
            # some are told to other seats alone: on from there
            start, end = (start, rows[-1][1]) if backwards else (rows[-1][1] + 1, end)
            limit = max(most, MORE)
        with _readable(table):
            return await self._kept(table, seat, start, end, most, backwards=backwards)

    async def _told(
        self, table: int, seat: int | None, start: int, end: int, most: int, *, backwards: bool
    ) -> list[Row]:
        """Rows with something for everybody or this seat, and such with a secret word for another."""
        return await self._database.read(
            f"SELECT {_COLUMNS} FROM log INDEXED BY log_seen"
            f" WHERE table_id = ? AND seq >= ? AND seq < ? AND unseen = 0 AND {_STANDS}"
            f" UNION ALL SELECT {_COLUMNS} FROM log INDEXED BY log_unseen"
            f" WHERE table_id = ? AND seq >= ? AND seq < ? AND unseen = 1 AND seat = ? AND {_STANDS}"
            f" ORDER BY seq {'DESC' if backwards else 'ASC'} LIMIT ?",
            (table, start, end, table, start, end, seat, most),
        )

    async def _kept(
        self, table: int, seat: int | None, start: int, end: int, most: int, *, backwards: bool
    ) -> list[LogRow]:
        """The same as `noticed`, from the archive."""
        entries = [entry for entry in await self.archives.entries(table) if start <= entry.seq < end]
        standing = filter(_stands, reversed(entries) if backwards else entries)
        rows = (_archived(table, entry) for entry in standing)
        return list(islice((row for row in rows if row.noticed_by(seat)), most))

    async def turns_of(self, table: int, seat: int) -> list[int]:
        """The first turns of a running game in which this seat has done what it owed, in order, each once.

        Those of its first `BEGUN` actions: what asks for them wants to know who is new to a game.
        """
        rows = await self._database.read(
            "SELECT turn FROM log INDEXED BY log_seen WHERE table_id = ? AND unseen = 0 AND seat = ?"
            f" AND kind = 'action' AND number <> {FREE} AND turn IS NOT NULL AND {_STANDS} ORDER BY seq LIMIT {BEGUN}",
            (table, seat),
        )
        return list(dict.fromkeys(turn for (turn,) in rows))

    async def states(self, table: Table) -> dict[int, Any]:
        """The state after every row, by seq."""
        rows = await self._database.read("SELECT seq, state FROM log WHERE table_id = ? ORDER BY seq", (table.id,))
        with _readable(table.id):
            if rows:
                return {seq: unpack(table.engine, state) for seq, state in rows}
            archived = await self.archives.entries(table.id)
            return {entry.seq: table.engine.load(bytes(entry.state)) for entry in archived}

    async def first_state(self, table: Table) -> Any:
        """The state after set-up, None where there is no log."""
        rows = await self._database.read("SELECT state FROM log WHERE table_id = ? ORDER BY seq LIMIT 1", (table.id,))
        with _readable(table.id):
            if rows:
                return unpack(table.engine, rows[0][0])
            archived = await self.archives.entries(table.id)
            return table.engine.load(bytes(archived[0].state)) if archived else None


async def append(run: Transaction, done: Done, engine: Game) -> None:
    """Add a row within the transaction that saves the table."""
    row = done.row
    await run(
        f"INSERT INTO log ({_COLUMNS}, unseen, chance, rules, state) VALUES (?{', ?' * 15})",
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
            row.turn,
            row.done_by,
            row.steered_by,
            _is_untold(row),
            done.chance,
            engine.version,
            pack(engine, done.state),
        ),
    )


def _is_untold(row: LogRow) -> bool:
    """Whether the row has nothing for anybody but its seat, not even a secret word for another."""
    return row.unseen and all(set(event.knows) <= {row.seat} for event in row.events)


def _row(row: Row) -> LogRow:
    table, seq, kind, seat, number, path, notation, events, time, turn, done_by, steered = row
    told, at = to_events(events), to_time(time)
    return LogRow(table, seq, kind, seat, number, to_path(path), notation, told, at, turn, done_by, steered)


def _stands(entry: Entry) -> bool:
    return not entry.undone and entry.kind != "undo"


def _archived(table: int, entry: Entry) -> LogRow:
    head = (table, entry.seq, entry.kind, entry.seat, entry.number, bytes(entry.path), entry.notation)
    return _row((*head, bytes(entry.events), entry.time, entry.turn, entry.done_by, entry.steered_by))
