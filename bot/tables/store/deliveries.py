"""The messages that show the tables: which of them lag behind, and what became of each attempt."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.model import CARD, Delivery, Place, SeatRow
from bot.tables.store.codec import seconds, seconds_up, to_time_or_none
from bot.tables.store.database import Database, Row

_COLUMNS = (
    "table_id, target, wanted, shown, channel, message, posted, posted_seq, sending, old_channel, old_message,"
    " failures, retry, trouble"
)
LONGEST_PAUSE = timedelta(days=4)
"""No message waits longer for its next attempt. A later time was noted by a clock that ran ahead: it isn't believed."""
_READY = "(retry IS NULL OR retry <= ? OR retry > ?)"
_LAGS = "(shown < wanted OR old_message IS NOT NULL)"
_KEY = "WHERE table_id = ? AND target = ?"
_STILL_THERE = "EXISTS (SELECT 1 FROM tables WHERE id = table_id AND tables.guild = ? AND tables.channel = ?)"
_DONE = "sending = NULL, failures = 0, retry = NULL, trouble"
_SKIP = f"UPDATE deliveries SET channel = NULL, message = NULL, shown = ?, posted_seq = ?, {_DONE} = ? {_KEY}"


class Deliveries:
    """The deliveries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: int, target: str = CARD) -> Delivery | None:
        """One of a table's messages."""
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM deliveries {_KEY}", (table, target))
        return _delivery(rows[0]) if rows else None

    async def lagging(self, now: datetime) -> list[int]:
        """The tables that have a message to be brought up to date now."""
        rows = await self._database.read(
            f"SELECT DISTINCT table_id FROM deliveries WHERE {_LAGS} AND {_READY}", _ready(now)
        )
        return [row[0] for row in rows]

    async def lagging_at(self, table: int, now: datetime) -> list[Delivery]:
        """The messages of a table to be brought up to date now, the card first."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM deliveries WHERE table_id = ? AND {_LAGS} AND {_READY} ORDER BY target",
            (table, *_ready(now)),
        )
        return [_delivery(row) for row in rows]

    async def next_retry(self, now: datetime) -> datetime | None:
        """When the next message that lags may be tried again."""
        ((retry,),) = await self._database.read(
            f"SELECT min(retry) FROM deliveries WHERE {_LAGS} AND retry > ? AND retry <= ?", _ready(now)
        )
        return to_time_or_none(retry)

    async def look_again(self, column: str, place: int) -> None:
        """Try the cards at once that stand in a channel or a server (`column`): something happened to it."""
        assert column in ("channel", "guild")  # a name of ours, never anybody's text
        await self._database.run(
            "UPDATE deliveries SET shown = min(shown, wanted - 1), retry = NULL WHERE target = ?"
            f" AND table_id IN (SELECT id FROM tables WHERE {column} = ? AND status IN ('open', 'running'))",
            (CARD, place),
        )

    async def begin(self, delivery: Delivery, seq: int, place: Place) -> bool:
        """A new message that shows `seq` is about to be sent. False when the card was moved meanwhile."""
        rows = await self._database.run(
            f"UPDATE deliveries SET sending = ? {_KEY} AND {_STILL_THERE} RETURNING table_id",
            (seq, delivery.table, delivery.target, place.guild, place.channel),
        )
        return bool(rows)

    async def posted(self, delivery: Delivery, seq: int, channel: int, message: int, now: datetime) -> bool:
        """A new message was sent that shows `seq`; the one before is to be retired.

        False when the message is not wanted there any more, because the card was moved meanwhile.
        """
        async with self._database.write() as run:
            rows = await run(
                "UPDATE deliveries SET old_channel = coalesce(channel, old_channel),"
                " old_message = coalesce(message, old_message), channel = ?, message = ?, posted = ?, posted_seq = ?,"
                f" shown = ?, {_DONE} = NULL {_KEY} AND sending = ? RETURNING table_id",
                (channel, message, seconds(now), seq, seq, delivery.table, delivery.target, seq),
            )
            if rows and delivery.target == CARD:
                await run("UPDATE tables SET trouble = NULL WHERE id = ? AND trouble IS NOT NULL", (delivery.table,))
            elif rows:
                await run(
                    "UPDATE seats SET dm_closed = 0 WHERE table_id = ? AND seat = ?", (delivery.table, delivery.seat)
                )
                await run(
                    "UPDATE people SET dm_closed = 0, dm_channel = ?"
                    " WHERE id = (SELECT user FROM seats WHERE table_id = ? AND seat = ?)",
                    (channel, delivery.table, delivery.seat),
                )
        return bool(rows)

    async def edited(self, delivery: Delivery, seq: int) -> None:
        """The message now shows `seq`."""
        async with self._database.write() as run:
            rows = await run(
                f"UPDATE deliveries SET shown = ?, {_DONE} = NULL {_KEY} AND message IS ? RETURNING table_id",
                (seq, delivery.table, delivery.target, delivery.message),
            )
            if rows and delivery.target == CARD:
                await run("UPDATE tables SET trouble = NULL WHERE id = ? AND trouble IS NOT NULL", (delivery.table,))

    async def post_again(self, table: int) -> None:
        """Look at a table's card again: an edit had to do in the place of a new one."""
        await self._database.run(f"UPDATE deliveries SET shown = min(shown, wanted - 1) {_KEY}", (table, CARD))

    async def call_again(self) -> None:
        """Look again at the cards of all tables where somebody owes something and wasn't pinged for it."""
        await self._database.run(
            "UPDATE deliveries SET shown = min(shown, wanted - 1) WHERE target = ? AND EXISTS"
            " (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.table_id = deliveries.table_id"
            " AND s.owes AND s.owes_since > posted_seq AND t.status IN ('open', 'running'))",
            (CARD,),
        )

    async def missing(self, delivery: Delivery) -> None:
        """The message was deleted: another one is to be posted."""
        await self._database.run(
            f"UPDATE deliveries SET channel = NULL, message = NULL, shown = -1 {_KEY} AND message IS ?",
            (delivery.table, delivery.target, delivery.message),
        )

    async def retired(self, delivery: Delivery) -> None:
        """The message before needs no more care."""
        await self._database.run(
            f"UPDATE deliveries SET old_channel = NULL, old_message = NULL {_KEY} AND old_message IS ?",
            (delivery.table, delivery.target, delivery.old[1] if delivery.old else None),
        )

    async def postpone(
        self, delivery: Delivery, retry: datetime, trouble: str, place: Place, *, unsent: bool = True
    ) -> bool:
        """It failed; `unsent`: surely no message came of it. False when the card was moved meanwhile."""
        rows = await self._database.run(
            "UPDATE deliveries SET failures = failures + 1, retry = ?, trouble = ?,"
            f" sending = CASE WHEN ? THEN NULL ELSE sending END {_KEY} AND {_STILL_THERE} RETURNING table_id",
            (seconds_up(retry), trouble, unsent, delivery.table, delivery.target, place.guild, place.channel),
        )
        return bool(rows)

    async def skip(self, delivery: Delivery, seq: int, trouble: str) -> None:
        """No private message this time; the next one is due when the seat owes again."""
        await self._database.run(_SKIP, (seq, seq, trouble, delivery.table, delivery.target))

    async def closed(self, delivery: Delivery, row: SeatRow, seq: int) -> None:
        """The person's DMs are closed: no message this time, and the card has something to say."""
        async with self._database.write() as run:
            await run(_SKIP, (seq, seq, "closed", delivery.table, delivery.target))
            await run("UPDATE people SET dm_closed = 1 WHERE id = ?", (row.user,))
            told = await run(
                "UPDATE seats SET dm_closed = 1 WHERE table_id = ? AND seat = ? AND dm_closed = 0 RETURNING seat",
                (delivery.table, row.seat),
            )
            if told:
                await run(f"UPDATE deliveries SET shown = min(shown, wanted - 1) {_KEY}", (delivery.table, CARD))

    async def lost(self, delivery: Delivery) -> None:
        """The card's channel is lost: the table says so, and the seats are told anew."""
        async with self._database.write() as run:
            told = await run(
                "UPDATE tables SET trouble = 'lost' WHERE id = ? AND trouble IS NULL RETURNING id", (delivery.table,)
            )
            if told:
                await run(
                    "UPDATE deliveries SET shown = -1, posted_seq = -1 WHERE table_id = ? AND target <> ?",
                    (delivery.table, CARD),
                )


def _ready(now: datetime) -> tuple[int, int]:
    """The values of `_READY`."""
    return seconds(now), seconds_up(now + LONGEST_PAUSE)


def _delivery(row: Row) -> Delivery:
    (
        table, target, wanted, shown, channel, message, posted, posted_seq, sending, old_channel, old_message,
        failures, retry, trouble,
    ) = row  # fmt: skip
    return Delivery(
        table=table,
        target=target,
        wanted=wanted,
        shown=shown,
        channel=channel,
        message=message,
        posted=to_time_or_none(posted),
        posted_seq=posted_seq,
        sending=sending,
        old=None if old_message is None else (old_channel, old_message),
        failures=failures,
        retry=to_time_or_none(retry),
        trouble=trouble,
    )
