"""What has its time at tables, in one queue, and the clocks that are to be started or stopped."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from bot.tables.clock import Due
from bot.tables.messages import CARD
from bot.tables.store.codec import seconds, seconds_up, to_time, to_time_or_none
from bot.tables.store.database import Database, Row, Transaction

_COLUMNS = "table_id, seat, kind, number, time"
_ALIVE = "alive_at"


class Queue:
    """What is due, at all tables; reminders are in `bot.tables.store.reminders`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def until(self, now: datetime, most: int) -> list[Due]:
        """What is due by now, the earliest first, at most so many."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM due WHERE kind <> 'remind' AND time <= ? ORDER BY time, table_id, seat LIMIT ?",
            (seconds(now), most),
        )
        return [_due(row) for row in rows]

    async def next(self) -> datetime | None:
        """When the next is due."""
        ((time,),) = await self._database.read("SELECT min(time) FROM due WHERE kind <> 'remind'")
        return to_time_or_none(time)

    async def put_off(self, due: Due, time: datetime) -> None:
        """It could not be done: again at this time."""
        await self._database.run(
            "UPDATE due SET time = ? WHERE table_id = ? AND seat = ? AND kind = ? AND number = ?",
            (seconds_up(time), due.table, due.seat, due.kind, due.number),
        )

    async def drop(self, due: Due) -> None:
        """It is due no longer."""
        await self._database.run(
            "DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = ? AND number = ?",
            (due.table, due.seat, due.kind, due.number),
        )

    async def unstarted(self, most: int, but: Collection[int] = ()) -> list[tuple[int, int]]:
        """Tables and seats that owe something and have been told so, while their clock stands still; at most so many,
        and not at the tables `but`.

        They are told by the card, and by a direct message where the card is lost. What is lost stops clocks (`lost`),
        and so do a pause and that somebody is away.
        """
        rows = await self._database.read(
            "SELECT s.table_id, s.seat FROM seats s INDEXED BY seats_unstarted JOIN tables t ON t.id = s.table_id"
            " WHERE s.owes = 1 AND s.running_since IS NULL AND t.status = 'running' AND t.trouble IS NULL"
            " AND t.pause IS NULL AND s.stopped_by IS NOT 'away' AND s.level IS NULL"
            f" AND s.table_id NOT IN ({_places(but)})"
            " AND EXISTS (SELECT 1 FROM deliveries d WHERE d.table_id = s.table_id AND d.message IS NOT NULL"
            " AND d.shown >= max(s.owes_since, t.turn_since) AND d.target IN (?, 'seat' || s.seat)) LIMIT ?",
            (*but, CARD, most),
        )
        return [(table, seat) for table, seat in rows]

    async def lost(self, most: int, but: Collection[int] = ()) -> list[int]:
        """Tables whose card is lost while a clock runs that this hasn't stopped yet, or stands still for no reason; at
        most so many, and none of the tables `but`.
        """
        rows = await self._database.read(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id WHERE t.trouble = 'lost'"
            " AND t.status = 'running' AND s.owes = 1 AND s.stopped_by IS NULL AND s.level IS NULL"
            f" AND t.id NOT IN ({_places(but)}) LIMIT ?",
            (*but, most),
        )
        return [row[0] for row in rows]

    async def alive(self, now: datetime, gap: timedelta) -> timedelta:
        """Note that the bot is alive; how long it wasn't, where that is longer than `gap`, or the clock was set back.

        For so long no clock has run, and what is due by clocks is due so much later. What comes of a long silence is
        due by what was done last, be it told later: where the clock was set back it may come to nothing at first.
        """
        async with self._database.write() as run:
            found = await run("SELECT value FROM meta WHERE name = ?", (_ALIVE,))
            await run(
                "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (_ALIVE, str(seconds(now))),
            )
            away = seconds(now) - int(found[0][0]) if found else 0
            if 0 <= away <= gap.total_seconds():
                return timedelta(0)
            await run("UPDATE seats SET running_since = running_since + ? WHERE running_since IS NOT NULL", (away,))
            await run("UPDATE seats SET stopped_since = stopped_since + ? WHERE stopped_since IS NOT NULL", (away,))
            kinds = "'zero', 'lost', 'remind'" if away > 0 else "'zero', 'lost', 'remind', 'nobody', 'silent'"
            await run(f"UPDATE due SET time = time + ? WHERE kind IN ({kinds})", (away,))
        return timedelta(seconds=away)


def _places(values: Collection[int]) -> str:
    return ", ".join("?" * len(values))


def _due(row: Row) -> Due:
    table, seat, kind, number, time = row
    return Due(table, seat, kind, number, to_time(time))


async def forget(run: Transaction, table: int) -> None:
    """A game has ended: nobody is reminded of it any more, and what was is of no use."""
    await run("DELETE FROM due WHERE table_id = ?", (table,))
    await run("DELETE FROM reminders WHERE table_id = ?", (table,))


async def save(run: Transaction, before: Sequence[Due], after: Sequence[Due]) -> None:
    """Store what changed in what is due at a table, within the transaction that saves it."""
    was, now = {(due.seat, due.kind): due for due in before}, {(due.seat, due.kind): due for due in after}
    for key, due in was.items():
        if key not in now:
            await run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = ?", (due.table, due.seat, due.kind))
    changed = [due for key, due in now.items() if was.get(key) != due]
    if changed:
        await run.many(
            f"INSERT OR REPLACE INTO due ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
            [(due.table, due.seat, due.kind, due.number, seconds_up(due.time)) for due in changed],
        )
