"""The messages that others have taken the place of, until they are reduced or deleted."""

from __future__ import annotations

from datetime import datetime

from bot.tables.model import Job, Leftover
from bot.tables.store.codec import seconds_up, to_time_or_none
from bot.tables.store.database import Database
from bot.tables.store.deliveries import ready

_READY = "(retry IS NULL OR retry <= ? OR retry > ?)"


class Leftovers:
    """The older messages. Each is here until nothing more is to be done about it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lagging(self, now: datetime, table: int | None = None) -> list[Job]:
        """Those (of one table, or of all) to be seen to now."""
        one, values = ("", ()) if table is None else (" AND table_id = ?", (table,))
        rows = await self._database.read(
            f"SELECT table_id, target, message, channel FROM leftovers WHERE {_READY}{one} ORDER BY message",
            (*ready(now), *values),
        )
        return [Job(id, target, message, ("leftover", channel)) for id, target, message, channel in rows]

    async def due(self, message: int, now: datetime) -> Leftover | None:
        """One that is to be seen to now."""
        rows = await self._database.read(
            f"SELECT table_id, target, channel, message, failures, until FROM leftovers WHERE message = ? AND {_READY}",
            (message, *ready(now)),
        )
        return Leftover(*rows[0]) if rows else None

    async def next_retry(self, now: datetime) -> datetime | None:
        """When the next one may be tried again."""
        ((retry,),) = await self._database.read(
            "SELECT min(retry) FROM leftovers WHERE retry > ? AND retry <= ?", ready(now)
        )
        return to_time_or_none(retry)

    async def postpone(self, leftover: Leftover, retry: datetime, *, failed: bool) -> None:
        """Try it again then; `failed`: not only for want of time."""
        await self._database.run(
            "UPDATE leftovers SET retry = ?, failures = failures + ? WHERE message = ?",
            (seconds_up(retry), failed, leftover.message),
        )

    async def done(self, leftover: Leftover) -> None:
        """It needs no more care."""
        await self._database.run("DELETE FROM leftovers WHERE message = ?", (leftover.message,))
