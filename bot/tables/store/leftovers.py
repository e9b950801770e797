"""The messages that others have taken the place of, until they are reduced or deleted."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.tables.messages import Job, Leftover
from bot.tables.store.codec import seconds_up, to_time_or_none
from bot.tables.store.database import Database
from bot.tables.store.deliveries import ready

_DUE = "NOT stays AND (retry IS NULL OR retry <= ? OR retry > ?)"
"""What isn't a line yet, and the lines that are to be deleted: found by an index, as those that stay become many."""
_ROUND = "SELECT max(1, count(*)) FROM seats WHERE table_id = ? AND NOT gone"
"""A round has a turn of each."""


class Leftovers:
    """The older messages. Each is here until nothing more is to be done about it; a line waits to be deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lagging(self, now: datetime, table: int | None = None) -> list[Job]:
        """Those (of one table, or of all) to be seen to now."""
        one, values = ("", ()) if table is None else (" AND table_id = ?", (table,))
        rows = await self._database.read(
            f"SELECT table_id, target, message, channel FROM leftovers WHERE {_DUE}{one} ORDER BY message",
            (*ready(now), *values),
        )
        return [Job(id, target, message, ("leftover", channel)) for id, target, message, channel in rows]

    async def due(self, message: int, now: datetime) -> Leftover | None:
        """One that is to be seen to now."""
        rows = await self._database.read(
            "SELECT table_id, target, channel, message, failures, until, reduced FROM leftovers"
            f" WHERE message = ? AND {_DUE}",
            (message, *ready(now)),
        )
        if not rows:
            return None
        *row, reduced = rows[0]
        return msgspec.structs.replace(Leftover(*row), reduced=bool(reduced))

    async def next_retry(self, now: datetime) -> datetime | None:
        """When the next one may be tried again."""
        ((retry,),) = await self._database.read(
            "SELECT min(retry) FROM leftovers WHERE NOT stays AND retry > ? AND retry <= ?", ready(now)
        )
        return to_time_or_none(retry)

    async def postpone(self, leftover: Leftover, retry: datetime, *, failed: bool) -> None:
        """Try it again then; `failed`: not only for want of time."""
        await self._database.run(
            "UPDATE leftovers SET retry = ?, failures = failures + ? WHERE message = ?",
            (seconds_up(retry), failed, leftover.message),
        )

    async def reduced(self, leftover: Leftover) -> None:
        """It is a line now, and stays one until a round of others has followed it."""
        async with self._database.write() as run:
            await run(
                "UPDATE leftovers SET reduced = 1, stays = 1, failures = 0, retry = NULL WHERE message = ?",
                (leftover.message,),
            )
            ((last_round,),) = await run(_ROUND, (leftover.table,))
            lines = "FROM leftovers WHERE table_id = ? AND target = ? AND stays"
            await run(
                f"UPDATE leftovers SET stays = 0 WHERE message IN"
                f" (SELECT message {lines} ORDER BY message DESC LIMIT -1 OFFSET ?)",
                (leftover.table, leftover.target, last_round),
            )

    async def done(self, leftover: Leftover) -> None:
        """It needs no more care."""
        await self._database.run("DELETE FROM leftovers WHERE message = ?", (leftover.message,))
