"""The messages that show the tables: which of them lag behind, and what became of each attempt."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.tables.messages import CARD, FORMER, OPENING, Delivery, Job, Lane
from bot.tables.model import Place, SeatRow, Table
from bot.tables.store.codec import seconds, seconds_up, to_time_or_none
from bot.tables.store.database import Database, Row

_COLUMNS = (
    "table_id, target, wanted, shown, channel, message, posted, posted_seq, sending, sending_guild, sending_channel,"
    " posts, goal_guild, goal_channel, failures, retry, trouble"
)
LONGEST_PAUSE = timedelta(days=4)
"""No message waits longer for its next attempt. A later time was noted by a clock that ran ahead: it isn't believed."""
_LAGS = "(shown < wanted OR goal_channel IS NOT NULL OR sending IS NOT NULL)"
_READY = "(retry IS NULL OR retry <= ? OR retry > ? OR goal_channel IS NOT NULL)"
_KEY = "WHERE table_id = ? AND target = ?"
_UNSENT = "sending = NULL, sending_guild = NULL, sending_channel = NULL"
_DONE = f"{_UNSENT}, failures = 0, retry = NULL, trouble"
_SKIP = f"UPDATE deliveries SET channel = NULL, message = NULL, shown = ?, posted_seq = ?, {_DONE} = ? {_KEY}"
_REACHED = (
    "goal_guild = CASE WHEN goal_channel IS ? THEN NULL ELSE goal_guild END, goal_channel = nullif(goal_channel, ?)"
)
_LEAVE = (
    "INSERT OR IGNORE INTO leftovers (message, channel, table_id, target, until)"
    f" SELECT message, channel, table_id, target, ? FROM deliveries {_KEY} AND message IS NOT NULL"
)
_RESULT = (
    "INSERT OR IGNORE INTO leftovers (message, channel, table_id, target) SELECT thread, parent, id, ? FROM tables"
    " WHERE id = ? AND status = 'over' AND channel = thread"
)
"""The line from which a game's thread began is to tell how the game has ended."""
_LEFT = "INSERT OR REPLACE INTO leftovers (message, channel, table_id, target, until) VALUES (?, ?, ?, ?, ?)"
_JOBS = f"""
SELECT d.table_id, d.target, coalesce(d.sending_channel, d.goal_channel, t.channel), s.user,
    d.channel IS NULL AND p.dm_channel IS NULL AND NOT coalesce(p.dm_off, 0)
FROM deliveries d JOIN tables t ON t.id = d.table_id
LEFT JOIN seats s ON s.table_id = d.table_id AND d.target = 'seat' || s.seat
LEFT JOIN people p ON p.id = s.user
WHERE {_LAGS} AND {_READY}
"""


class Deliveries:
    """The deliveries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: int, target: str = CARD) -> Delivery | None:
        """One of a table's messages."""
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM deliveries {_KEY}", (table, target))
        return _delivery(rows[0]) if rows else None

    async def lagging(self, now: datetime, table: int | None = None) -> list[Job]:
        """The messages (of one table, or of all) to be brought up to date now: a table's card before the others."""
        one, values = ("", ()) if table is None else (" AND d.table_id = ?", (table,))
        rows = await self._database.read(f"{_JOBS}{one}", (*ready(now), *values))
        return [Job(id, target, None, _lane(*way)) for id, target, *way in sorted(rows, key=lambda row: row[:2])]

    async def due(self, table: int, target: str, now: datetime) -> Delivery | None:
        """A message that is to be brought up to date now."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM deliveries {_KEY} AND {_LAGS} AND {_READY}", (table, target, *ready(now))
        )
        return _delivery(rows[0]) if rows else None

    async def next_retry(self, now: datetime) -> datetime | None:
        """When the next message that lags may be tried again."""
        ((retry,),) = await self._database.read(
            f"SELECT min(retry) FROM deliveries WHERE {_LAGS} AND retry > ? AND retry <= ?", ready(now)
        )
        return to_time_or_none(retry)

    async def look_again(self, column: str, place: int, *, lost_only: bool = False) -> None:
        """Try the cards at once that stand in a channel or a server (`column`): something happened to it.

        `lost_only`: those alone that could not be reached there.
        """
        assert column in ("channel", "guild")  # a name of ours, never anybody's text
        await self._database.run(
            "UPDATE deliveries SET shown = min(shown, wanted - 1), retry = NULL WHERE target = ?"
            f" AND table_id IN (SELECT id FROM tables WHERE {column} = ? AND status IN ('open', 'running'))"
            " AND (trouble = 'lost' OR NOT ?)",
            (CARD, place, lost_only),
        )

    async def move(self, table: int, place: Place) -> None:
        """The table's card is to be posted anew, there. Until it stands, all is as it was."""
        await self._database.run(
            f"UPDATE deliveries SET goal_guild = ?, goal_channel = ? {_KEY}", (place.guild, place.channel, table, CARD)
        )

    async def stay(self, delivery: Delivery, retry: datetime | None, *, unsent: bool) -> None:
        """The card could not be posted at its goal; `unsent`: surely no message came of it.

        `retry` is when to look whether one did, None where there is nothing to look for.
        """
        async with self._database.write() as run:
            if unsent:
                await run(f"UPDATE deliveries SET {_UNSENT} {_KEY}", (delivery.table, delivery.target))
            await run(
                f"UPDATE deliveries SET {_REACHED}, retry = coalesce(?, retry) {_KEY}",
                (*_goal(delivery), retry and seconds_up(retry), delivery.table, delivery.target),
            )

    async def begin(self, delivery: Delivery, table: Table, at: Place | None) -> Delivery | None:
        """A new message that shows the table as it is here is about to be sent; a card, to `at`. None when its goal
        changed, or when another person holds the seat whose private message it is.

        A second attempt at the same, of which the first may have come to something, keeps its number.
        """
        guild, channel = (None, None) if at is None else (at.guild, at.channel)
        seq, user = table.seq, None if delivery.seat is None else table.seats[delivery.seat].user
        rows = await self._database.run(
            "UPDATE deliveries SET posts = posts + (sending IS NOT ? OR sending_channel IS NOT ?), sending = ?,"
            f" sending_guild = ?, sending_channel = ? {_KEY} AND goal_channel IS ?"
            " AND (? IS NULL OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = deliveries.table_id AND s.seat = ?"
            " AND s.user = ?)) RETURNING posts",
            (
                *(seq, channel, seq, guild, channel, delivery.table, delivery.target, _goal(delivery)[0]),
                *(user, delivery.seat, user),
            ),
        )
        return replace(delivery, sending=seq, at=at, posts=rows[0][0]) if rows else None

    async def posted(
        self, delivery: Delivery, seq: int, channel: int, message: int, now: datetime, told: Sequence[int]
    ) -> None:
        """A new message was sent that shows `seq` and tells these seats of it.

        With a card its table moves, and the one before is to be retired. Direct messages stay, one a call.
        """
        async with self._database.write() as run:
            begun = await run(
                f"SELECT sending_guild, sending_channel FROM deliveries {_KEY} AND sending = ?",
                (delivery.table, delivery.target, seq),
            )
            if not begun:  # it was forgotten meanwhile whose message it is
                await run(
                    "INSERT OR IGNORE INTO leftovers (message, channel, table_id, target) VALUES (?, ?, ?, ?)",
                    (message, channel, delivery.table, delivery.target),
                )
                return
            ((at_guild, at_channel),) = begun
            if delivery.target == CARD:
                await run(_LEAVE, (seq, delivery.table, delivery.target))
            await run(
                f"UPDATE deliveries SET channel = ?, message = ?, posted = ?, posted_seq = ?, shown = ?, {_REACHED},"
                f" {_DONE} = NULL {_KEY}",
                (channel, message, seconds(now), seq, seq, at_channel, at_channel, delivery.table, delivery.target),
            )
            await run.many(
                "UPDATE seats SET heard = max(heard, ?) WHERE table_id = ? AND seat = ?",
                [(seq, delivery.table, seat) for seat in told],
            )
            if delivery.target == CARD:
                await run(
                    "UPDATE tables SET guild = coalesce(?, guild), channel = coalesce(?, channel), trouble = NULL"
                    " WHERE id = ?",
                    (at_guild, at_channel, delivery.table),
                )
                await run(_RESULT, (CARD, delivery.table))
            else:
                await run(
                    "UPDATE seats SET dm_closed = 0 WHERE table_id = ? AND seat = ?", (delivery.table, delivery.seat)
                )
                await run(
                    "UPDATE people SET dm_closed = 0, dm_channel = ?"
                    " WHERE id = (SELECT user FROM seats WHERE table_id = ? AND seat = ?)",
                    (channel, delivery.table, delivery.seat),
                )

    async def edited(self, delivery: Delivery, seq: int) -> None:
        """The message now shows `seq`. If its seat has changed hands meanwhile, it is to be reduced once more."""
        async with self._database.write() as run:
            rows = await run(
                f"UPDATE deliveries SET shown = ?, {_REACHED}, {_DONE} = NULL {_KEY} AND message IS ?"
                " RETURNING table_id",
                (seq, *_goal(delivery), delivery.table, delivery.target, delivery.message),
            )
            if not rows and delivery.message is not None and delivery.target != CARD:
                await run(_LEFT, (delivery.message, delivery.channel, delivery.table, FORMER, seq))
            if rows and delivery.target == CARD:
                await run("UPDATE tables SET trouble = NULL WHERE id = ? AND trouble IS NOT NULL", (delivery.table,))

    async def post_again(self, table: int) -> None:
        """Look at a table's card again: an edit had to do in the place of a new one."""
        await self._database.run(f"UPDATE deliveries SET shown = min(shown, wanted - 1) {_KEY}", (table, CARD))

    async def uncalled(self) -> list[int]:
        """The tables where there was news for somebody of which he hasn't heard by every way that there is.

        Nobody can tell it to who is forgotten or not in the server: those would be found at each start again.
        """
        rows = await self._database.read(
            "SELECT DISTINCT d.table_id FROM deliveries d JOIN seats s ON s.table_id = d.table_id"
            " WHERE d.target = ? AND s.user > 0 AND s.absent_since IS NULL"
            " AND (s.news > s.heard OR (s.owes AND s.news > d.posted_seq))",
            (CARD,),
        )
        return [row[0] for row in rows]

    async def missing(self, delivery: Delivery) -> None:
        """The message was deleted: another one is to be posted."""
        await self._database.run(
            f"UPDATE deliveries SET channel = NULL, message = NULL, shown = -1 {_KEY} AND message IS ?",
            (delivery.table, delivery.target, delivery.message),
        )

    async def postpone(self, delivery: Delivery, retry: datetime, trouble: str, *, unsent: bool = True) -> bool:
        """It failed; `unsent`: surely no message came of it. False when the card is to be moved meanwhile."""
        async with self._database.write() as run:
            if unsent:
                await run(f"UPDATE deliveries SET {_UNSENT} {_KEY}", (delivery.table, delivery.target))
            rows = await run(
                f"UPDATE deliveries SET failures = failures + 1, retry = ?, trouble = ? {_KEY}"
                " AND goal_channel IS NULL RETURNING table_id",
                (seconds_up(retry), trouble, delivery.table, delivery.target),
            )
        return bool(rows)

    async def skip(self, delivery: Delivery, seq: int) -> None:
        """The person wants no private messages: none this time, and none that is left of an earlier one."""
        async with self._database.write() as run:
            await run(_LEAVE, (seq, delivery.table, delivery.target))
            await run(_SKIP, (seq, seq, "off", delivery.table, delivery.target))

    async def closed(self, delivery: Delivery, row: SeatRow, seq: int) -> None:
        """The person's DMs are closed: no message this time, and the card has something to say."""
        async with self._database.write() as run:
            await run(_SKIP, (seq, seq, "closed", delivery.table, delivery.target))
            await run("UPDATE people SET dm_closed = 1 WHERE id = ?", (row.user,))
            told = await run(
                "UPDATE seats SET dm_closed = 1 WHERE table_id = ? AND seat = ? AND user = ? AND dm_closed = 0"
                " RETURNING seat",
                (delivery.table, row.seat, row.user),
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


def ready(now: datetime) -> tuple[int, int]:
    """Between which times an attempt is put off: a time that isn't is now, or isn't believed."""
    return seconds(now), seconds_up(now + LONGEST_PAUSE)


def _goal(delivery: Delivery) -> tuple[int | None, int | None]:
    """The values of `_REACHED`."""
    channel = None if delivery.goal is None else delivery.goal.channel
    return channel, channel


def _lane(channel: int, user: int | None, opening: bool) -> Lane:
    if user is None:
        return "card", channel
    return OPENING if opening else ("person", user)


def _delivery(row: Row) -> Delivery:
    (
        table, target, wanted, shown, channel, message, posted, posted_seq, sending, at_guild, at_channel, posts,
        goal_guild, goal_channel, failures, retry, trouble,
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
        at=None if at_channel is None else Place(at_guild, at_channel),
        posts=posts,
        goal=None if goal_channel is None else Place(goal_guild, goal_channel),
        failures=failures,
        retry=to_time_or_none(retry),
        trouble=trouble,
    )
