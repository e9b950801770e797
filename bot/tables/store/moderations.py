"""What moderators have done, by server: their log, who lost a seat where, and who is still to be told of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.tables.moderating import Moderation
from bot.tables.store.codec import seconds, to_time
from bot.tables.store.database import Beside, Database, Row, Transaction

KEPT = 1000
"""So many of a server's newest entries are kept."""
_COLUMNS = "m.server, m.time, m.user, m.what, m.table_id, m.about, m.days, m.reason, m.chosen, coalesce(t.game, '')"
_PAUSED = (
    "SELECT t.id FROM moderations m JOIN tables t ON t.id = m.table_id AND json_extract(t.pause, '$.moderated')"
    " WHERE m.user = ? AND m.what = 'pause'"
    " AND m.id = (SELECT max(id) FROM moderations l WHERE l.table_id = t.id AND l.what = 'pause')"
)
"""The tables at which a pause goes on that this moderator was the last to begin."""
_SELECT = f"SELECT {_COLUMNS} FROM moderations m LEFT JOIN tables t ON t.id = m.table_id"


class Moderations:
    """The log of each server's moderators."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def newest(self, server: int, start: int, most: int) -> list[Moderation]:
        """So many entries of a server, the newest first, from the one with this number (from 0) on."""
        rows = await self._database.read(
            f"{_SELECT} WHERE m.server = ? ORDER BY m.id DESC LIMIT ? OFFSET ?", (server, most, start)
        )
        return [_entry(row) for row in rows]

    async def count(self, server: int) -> int:
        """How many entries a server has."""
        ((count,),) = await self._database.read("SELECT count(*) FROM moderations WHERE server = ?", (server,))
        return int(count)

    async def unseating(self, table: int, user: int) -> Moderation | None:
        """That somebody was taken off a seat of this table, None where he wasn't."""
        rows = await self._database.read(
            f"{_SELECT} WHERE m.table_id = ? AND m.about = ? AND m.what = 'unseat' ORDER BY m.id DESC LIMIT 1",
            (table, user),
        )
        return _entry(rows[0]) if rows else None

    async def next_untold(self) -> Moderation | None:
        """Of whom somebody is to be told next; from now on it counts as told."""
        told = await self._database.run(
            "UPDATE moderations SET told = 1 WHERE id = (SELECT min(id) FROM moderations WHERE told = 0) RETURNING id"
        )
        rows = await self._database.read(f"{_SELECT} WHERE m.id = ?", told[0]) if told else []
        return _entry(rows[0]) if rows else None


def noting(entry: Moderation, *, told: bool = True) -> Beside:
    """Note an entry beside something else; `told`: nobody is to be told of it any more."""

    async def note(run: Transaction) -> None:
        values: tuple[Any, ...] = (
            entry.server, seconds(entry.time), entry.user, entry.what, entry.table, entry.about, entry.days,
            entry.reason, entry.chosen, told,
        )  # fmt: skip
        await run(
            "INSERT INTO moderations (server, time, user, what, table_id, about, days, reason, chosen, told)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
        await run(
            "DELETE FROM moderations WHERE server = ? AND about IS NULL AND id <= (SELECT id FROM moderations"
            " WHERE server = ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
            (entry.server, entry.server, KEPT),
        )

    return note


async def barred(read: Callable[[str, Sequence[Any]], Awaitable[list[Row]]], table: int, user: int) -> bool:
    """Whether somebody was taken off a seat of this table, where he can sit no more."""
    return bool(
        await read("SELECT 1 FROM moderations WHERE table_id = ? AND about = ? AND what = 'unseat'", (table, user))
    )


async def forget_moderations(run: Transaction, user: int) -> None:
    """Delete what somebody has written as a moderator, and who he was; and that he lost a seat."""
    await run("UPDATE tables SET reason = '' WHERE ended_by = ?", (user,))
    await run(f"UPDATE tables SET pause = json_set(pause, '$.reason', '') WHERE id IN ({_PAUSED})", (user,))
    await run("UPDATE moderations SET user = NULL, reason = '' WHERE user = ?", (user,))
    await run("UPDATE moderations SET about = NULL, told = 1 WHERE about = ?", (user,))


def _entry(row: Row) -> Moderation:
    server, time, *others = row
    return Moderation(server, to_time(time), *others)
