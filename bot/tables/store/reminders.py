"""Reminders: when the next of each seat is due, and which were sent."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from bot.tables.clock import Due
from bot.tables.store.codec import seconds, seconds_up, to_time, to_time_or_none
from bot.tables.store.database import Database

QUIET = "quiet"
"""In the place of a reminder's kind, with the seq at which a turn began: none is wanted in it any more."""


_MOVER = (
    "seats o ON o.table_id = d.table_id AND o.seat = d.seat"
    " JOIN seats s ON s.table_id = o.table_id AND s.seat = coalesce(o.steered_by, o.seat)"
)
"""The seat `s` of who is to do what is due: its own person, or the partner who steers it."""


class Waiting(NamedTuple):
    """A reminder that is due, and whose it is."""

    user: int
    due: Due


class Reminders:
    """What people are reminded of."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, due: Due) -> None:
        """The next reminder of a seat comes then, in the place of another."""
        await self._database.run(
            "INSERT OR REPLACE INTO due (table_id, seat, kind, number, time) VALUES (?, ?, ?, ?, ?)",
            (due.table, due.seat, due.kind, due.number, seconds_up(due.time)),
        )

    async def waiting(self, now: datetime, soon: datetime, most: int) -> list[Waiting]:
        """The reminders of people of whom one is due now: all that come until `soon`, of so many people at most."""
        rows = await self._database.read(
            "WITH people AS (SELECT DISTINCT s.user FROM due d"
            f" JOIN {_MOVER}"
            " WHERE d.kind = 'remind' AND d.time <= ? LIMIT ?)"
            " SELECT s.user, d.table_id, d.seat, d.number, d.time FROM due d"
            f" JOIN {_MOVER}"
            " WHERE d.kind = 'remind' AND d.time <= ? AND s.user IN (SELECT user FROM people)"
            " ORDER BY s.user, d.time, d.table_id",
            (seconds(now), most, seconds(soon)),
        )
        return [
            Waiting(user, Due(table, seat, "remind", number, to_time(time))) for user, table, seat, number, time in rows
        ]

    async def next(self) -> datetime | None:
        """When the next is due."""
        ((time,),) = await self._database.read("SELECT min(time) FROM due WHERE kind = 'remind'")
        return to_time_or_none(time)

    async def sent(self, due: Due) -> set[str]:
        """Which reminders of this question were sent, by their kinds."""
        rows = await self._database.read(
            "SELECT kind FROM reminders WHERE table_id = ? AND seat = ? AND number = ?",
            (due.table, due.seat, due.number),
        )
        return {row[0] for row in rows}

    async def note(self, due: Due, kind: str) -> bool:
        """Note that a reminder is about to be sent; False where that was noted before."""
        rows = await self._database.run(
            "INSERT INTO reminders (table_id, seat, number, kind) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            " RETURNING seat",
            (due.table, due.seat, due.number, kind),
        )
        return bool(rows)

    async def renew(self, users: Sequence[int], now: datetime) -> None:
        """Look again when these people are to be reminded, as they want it otherwise now."""
        places = ", ".join("?" * len(users))
        await self._database.run(
            "UPDATE due SET time = ? WHERE kind = 'remind' AND EXISTS (SELECT 1 FROM due d"
            f" JOIN {_MOVER} WHERE d.rowid = due.rowid AND s.user IN ({places}))",
            (seconds(now), *users),
        )
