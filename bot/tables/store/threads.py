"""The threads that the bot has opened for games: which tables are played there, and when each is to be seen to."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.tables.messages import CARD, Delivery
from bot.tables.model import Table
from bot.tables.store.codec import seconds, seconds_up, to_time
from bot.tables.store.database import Database, Transaction

_LIVE = "t.status IN ('open', 'running')"
_USED = f"EXISTS (SELECT 1 FROM tables t WHERE t.id = threads.table_id AND t.channel = threads.id AND {_LIVE})"
"""The last of its tables stands there and isn't over."""
_ANEW = (
    "UPDATE deliveries SET channel = NULL, message = NULL, shown = -1, sending = NULL, sending_guild = NULL,"
    " sending_channel = NULL, failures = 0, retry = NULL, trouble = NULL"
)
"""The card is nowhere any more, and to be posted where its table stands."""


class Kept(msgspec.Struct, frozen=True):
    """A thread that is to be seen to at `due`.

    `table`: the last one that is played there; `used`: a game goes on there; `named`: the table whose name it has;
    `ending`: it is to be closed then.
    """

    id: int
    table: int
    named: int
    due: datetime
    ending: bool
    used: bool


class Threads:
    """The threads of games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def opened(self, delivery: Delivery, table: Table, thread: int, due: datetime) -> None:
        """A table has a thread, which began from its card's message: it stands there now, and its card is to be posted.

        Of the message a line stays.
        """
        async with self._database.write() as run:
            await run(
                "INSERT OR IGNORE INTO leftovers (message, channel, table_id, target) VALUES (?, ?, ?, ?)",
                (delivery.message, delivery.channel, delivery.table, CARD),
            )
            await run(
                "UPDATE tables SET thread = ?, parent = ?, channel = ? WHERE id = ?",
                (thread, delivery.channel, thread, delivery.table),
            )
            await run(
                "INSERT OR REPLACE INTO threads (id, table_id, named, due) VALUES (?, ?, ?, ?)",
                (thread, delivery.table, delivery.table, seconds_up(due)),
            )
            await run(f"{_ANEW}, posted_seq = -1 WHERE table_id = ? AND target = ?", (table.id, CARD))

    async def refused(self, table: int) -> None:
        """No thread can be opened for a table: its card is shown where it stands."""
        async with self._database.write() as run:
            await run("UPDATE tables SET threaded = 'refused' WHERE id = ? AND threaded = 'wanted'", (table,))
            await run(
                "UPDATE deliveries SET shown = min(shown, wanted - 1) WHERE table_id = ? AND target = ?", (table, CARD)
            )

    async def gone(self, thread: int, *, unused: bool = False) -> None:
        """A thread was deleted: its tables stand in the channel where it was opened, and the card of a game that goes
        on is to be posted there.

        `unused`: it is there, but nothing can be posted in it.
        """
        async with self._database.write() as run:
            moved = await run(
                "UPDATE tables SET channel = parent WHERE thread = ? AND channel = thread RETURNING id, status",
                (thread,),
            )
            live = [(id, CARD) for id, status in moved if status in ("open", "running")]
            await run.many(f"{_ANEW} WHERE table_id = ? AND target = ?", live)
            await run(
                "UPDATE tables SET thread = NULL, threaded = ? WHERE thread = ?",
                ("refused" if unused else "no", thread),
            )
            await run("DELETE FROM threads WHERE id = ?", (thread,))
            await run("DELETE FROM leftovers WHERE channel = ?", (thread,))

    async def is_open(self, thread: int) -> bool:
        """Whether a thread is there and wasn't closed."""
        rows = await self._database.read("SELECT 1 FROM threads WHERE id = ? AND due IS NOT NULL", (thread,))
        return bool(rows)

    async def coming(self, most: int) -> list[Kept]:
        """Those that are to be seen to, the earliest first, at most so many."""
        rows = await self._database.read(
            f"SELECT id, table_id, named, due, ending, {_USED} FROM threads WHERE due IS NOT NULL ORDER BY due LIMIT ?",
            (most,),
        )
        return [
            Kept(id, table, named, to_time(due), bool(ending), bool(used))
            for id, table, named, due, ending, used in rows
        ]

    async def look(self, now: datetime, thread: int | None = None) -> None:
        """See to a thread in which a game goes on (None: to each of them) now: it may have been archived."""
        one, values = ("", ()) if thread is None else (" AND id = ?", (thread,))
        await self._database.run(
            f"UPDATE threads SET due = min(due, ?) WHERE due IS NOT NULL AND NOT ending{one}", (seconds(now), *values)
        )

    async def put_off(self, kept: Kept, due: datetime, *, ending: bool = False, named: int | None = None) -> None:
        """See to it again then, perhaps to close it; it has the name of this table now."""
        await self._database.run(
            "UPDATE threads SET due = ?, ending = ?, named = coalesce(?, named) WHERE id = ? AND table_id = ?",
            (seconds_up(due), ending, named, kept.id, kept.table),
        )

    async def closed(self, kept: Kept) -> None:
        """It was closed, and nothing more is to be done about it, unless a game was opened there meanwhile."""
        await self._database.run("UPDATE threads SET due = NULL WHERE id = ? AND table_id = ?", (kept.id, kept.table))


async def carry_on(run: Transaction, id: int, table: Table) -> None:
    """A new table is played in the thread of the game before it, within the transaction that stores it."""
    if table.thread is not None:
        await run(
            "UPDATE threads SET table_id = ?, ending = 0, due = ? WHERE id = ?",
            (id, seconds(table.created), table.thread),
        )


async def look_after(run: Transaction, table: int) -> None:
    """A game has begun or ended: its thread is to be seen to at once, within the transaction that says so."""
    await run("UPDATE threads SET due = 0 WHERE table_id = ? AND due IS NOT NULL", (table,))
