"""The publisher: brings the messages that lag behind their tables up to date.

It is no queue. What is to be done follows from the rows alone, so what a crash, an outage or a rate limit kept from
being shown is shown by the next round, once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol

import msgspec
import structlog

from bot.tables.model import CARD, Delivery, Refusal, Table
from bot.tables.service import Tables
from bot.tables.store.deliveries import LONGEST_PAUSE

_log = structlog.get_logger(__name__)

EDITABLE = timedelta(minutes=50)
"""Edits of messages older than an hour are few, so an older card is replaced instead."""
BACK_OFF = timedelta(seconds=5)
LONGEST_BACK_OFF = timedelta(hours=1)
LOST_FOR = timedelta(hours=6)
"""How long a lost channel is left alone at first."""
GIVE_UP = 4
"""After so many attempts a lost channel is not asked again for a game that has ended."""
PASSES = 20
"""A table that is still not shown after so many passes waits a little, so that the others get their turn."""
RETIREMENTS = 5
"""So many times an older message that can't be reduced is tried."""
AT_ONCE = 8
"""How many tables are shown at the same time."""


class Posted(msgspec.Struct, frozen=True):
    """Where a message was sent."""

    channel: int
    message: int


class Missing(Exception):
    """The message was deleted."""


class Lost(Exception):
    """The channel is gone, or the rights in it."""


class Closed(Exception):
    """The person takes no DMs."""


class Busy(Exception):
    """Not now: try again after so many seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(retry_after)
        self.retry_after = retry_after


class Outlet(Protocol):
    """Where messages go. Every call may raise the errors above; another error may have come before or after sending."""

    async def post(self, table: Table, delivery: Delivery, ping: tuple[int, ...]) -> Posted:
        """Send a new message, with a ping for these seats."""

    async def edit(self, table: Table, delivery: Delivery) -> None:
        """Bring the message up to date."""

    async def retire(self, table: Table, delivery: Delivery) -> None:
        """Reduce the message, one before the present one, to a line."""

    async def find(self, table: Table, delivery: Delivery) -> Posted | None:
        """The message that was sent for `delivery.sending` before a crash, if it was."""


class Publisher:
    """Shows tables through an outlet."""

    def __init__(self, tables: Tables, outlet: Outlet, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._rows = tables.store.deliveries
        self._outlet = outlet
        self._now = now
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._resting: dict[int, datetime] = {}
        self._later: dict[int, datetime] = {}
        """Tables whose card was edited where a new one is due, and when there is room for that."""
        self._poked: asyncio.Future[None] | None = None

    async def round(self) -> datetime | None:
        """Bring everything that lags up to date, tables side by side; when there will be something to do next.

        Never raises. An invitation's end counts as something to do.
        """
        try:
            while await self._dispatch():
                self._poked = asyncio.get_running_loop().create_future()
                await asyncio.wait({*self._tasks.values(), self._poked}, return_when=asyncio.FIRST_COMPLETED)
            times = [await self._rows.next_retry(self._now()), await self._tables.next_due()]
            times += [*self._resting.values(), *self._later.values()]
            return min((time for time in times if time is not None), default=None)
        except asyncio.CancelledError:
            for task in self._tasks.values():
                task.cancel()
            raise
        except Exception as error:
            _log.error("round failed", error=type(error).__name__)
            return self._now() + 6 * BACK_OFF
        finally:
            self._poked = None

    def poke(self) -> None:
        """Something changed: look again, though a round may be waiting for a slow table."""
        if self._poked is not None and not self._poked.done():
            self._poked.set_result(None)

    async def show(self, table: int) -> None:
        """Bring one table up to date now."""
        while (running := self._tasks.get(table)) is not None:
            await asyncio.wait({running})
        await asyncio.wait({self._start(table)})

    async def _dispatch(self) -> bool:
        """Start what can be started; whether anything is under way."""
        now = self._now()
        latest = now + LONGEST_BACK_OFF  # beyond that the clock was set back meanwhile
        self._resting = {table: until for table, until in self._resting.items() if now < until <= latest}
        for table in [table for table, until in self._later.items() if not now < until <= latest]:
            del self._later[table]
            await self._rows.post_again(table)
        for table in await self._rows.lagging(now):
            if len(self._tasks) >= AT_ONCE:
                break
            if table not in self._tasks and table not in self._resting:
                self._start(table)
        return bool(self._tasks)

    def _start(self, table: int) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._bring(table), name=f"show table {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._tasks.pop(table, None))
        return task

    async def _bring(self, id: int) -> None:
        """Bring the messages of a table up to date, one after the other; the old ones are retired in the end."""
        try:
            for _ in range(PASSES):
                lagging = await self._rows.lagging_at(id, self._now())
                if not lagging:
                    return
                for delivery in lagging:
                    table = await self._tables.get(id)
                    try:
                        await self._deliver(table, delivery)
                    except Exception as error:
                        await self._failed(table, delivery, error)
            self._resting[id] = self._now() + BACK_OFF
        except Exception as error:
            # Not a failed message but a table that can't be read or a database that can't be written.
            _log.error("table can't be shown", table=id, error=type(error).__name__)
            self._resting[id] = self._now() + LONGEST_BACK_OFF / (1 if isinstance(error, Refusal) else 60)

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        if delivery.shown >= delivery.wanted:
            await self._retire(table, delivery)
            return
        if delivery.sending is not None:
            found = await self._outlet.find(table, delivery)
            if found is not None:
                await self._record(table, delivery, delivery.sending, found)
                return
        if delivery.target == CARD:
            await self._card(table, delivery)
        else:
            await self._private(table, delivery)

    async def _card(self, table: Table, delivery: Delivery) -> None:
        ping = tuple(row.seat for row in table.seats if row.owes and row.owes_since > delivery.posted_seq)
        old = delivery.posted is not None and abs(self._now() - delivery.posted) > EDITABLE
        if table.status == "closed":
            # Nobody needs a new message of a table that came to nothing.
            await self._edit(table, delivery)
        elif delivery.message is None or ping or old or _just_over(table, delivery):
            later = self._tables.posts.take(table.id, table.place.channel, self._now())
            if delivery.message is None or later is None:
                self._later.pop(table.id, None)
                await self._post(table, delivery, ping)
            else:
                # Somebody sets off too many messages there: this one comes a little later, what it tells does not.
                self._later[table.id] = later
                await self._edit(table, delivery)
        else:
            await self._edit(table, delivery)

    async def _private(self, table: Table, delivery: Delivery) -> None:
        assert delivery.seat is not None  # the card goes another way
        row = table.seats[delivery.seat]
        profile = await self._tables.person(row.user)
        if profile is not None and profile.dm_off:
            if delivery.channel is not None and delivery.message is not None:
                unwanted = msgspec.structs.replace(delivery, old=(delivery.channel, delivery.message))
                await self._retire(table, unwanted, last=True)
            await self._rows.skip(delivery, table.seq, "off")
        elif (
            delivery.posted_seq < 0
            or (row.owes and row.owes_since > delivery.posted_seq)
            or _just_over(table, delivery)
        ):
            await self._post(table, delivery, ())
        else:
            await self._edit(table, delivery)

    async def _post(self, table: Table, delivery: Delivery, ping: tuple[int, ...]) -> None:
        """Send a new message: noted before and recorded after, so that a crash in between can be made good."""
        if delivery.old is not None:
            # One older message at a time is remembered, so this is the last that is done about it.
            await self._retire(table, delivery, last=True)
        if await self._rows.begin(delivery, table.seq, table.place):
            delivery = msgspec.structs.replace(delivery, sending=table.seq)
            posted = await self._outlet.post(table, delivery, ping)
            await self._record(table, delivery, table.seq, posted)

    async def _record(self, table: Table, delivery: Delivery, seq: int, posted: Posted) -> None:
        wanted = await self._rows.posted(delivery, seq, posted.channel, posted.message, self._now())
        if not wanted:
            unwanted = msgspec.structs.replace(delivery, old=(posted.channel, posted.message))
            await self._retire(table, unwanted, last=True)

    async def _edit(self, table: Table, delivery: Delivery) -> None:
        if delivery.message is not None:
            await self._outlet.edit(table, delivery)
        await self._rows.edited(delivery, table.seq)

    async def _retire(self, table: Table, delivery: Delivery, *, last: bool = False) -> None:
        """Reduce the older message. A failure is raised, to be tried again a few times, unless this try is the last."""
        assert delivery.old is not None  # the caller has looked
        channel, message = delivery.old
        try:
            await self._outlet.retire(table, msgspec.structs.replace(delivery, channel=channel, message=message))
        except Exception as error:
            gone = isinstance(error, Missing | Lost | Closed)
            if not (last or gone or delivery.failures >= RETIREMENTS):
                raise
            _log.info("old message not retired", table=table.id, target=delivery.target, error=type(error).__name__)
        await self._rows.retired(delivery)

    async def _failed(self, table: Table, delivery: Delivery, error: Exception) -> None:
        """Note what became of an attempt."""
        now, rows = self._now(), self._rows
        known = isinstance(error, Missing | Lost | Closed | Busy)
        trace = None if known else error
        _log.warning(
            "message failed", table=table.id, target=delivery.target, error=type(error).__name__, exc_info=trace
        )
        if isinstance(error, Missing) and delivery.message is not None:
            await rows.missing(delivery)
        elif isinstance(error, Busy):
            wait = min(max(timedelta(seconds=error.retry_after), BACK_OFF), LONGEST_PAUSE)
            await rows.postpone(delivery, now + wait, "busy", table.place)
        elif isinstance(error, Closed | Lost) and delivery.seat is not None:
            await rows.closed(delivery, table.seats[delivery.seat], table.seq)
        elif isinstance(error, Lost | Closed) and table.status in ("over", "closed") and delivery.failures >= GIVE_UP:
            await rows.edited(delivery, table.seq)
        elif isinstance(error, Lost | Closed):
            wait = min(LOST_FOR * 2 ** min(delivery.failures, 10), LONGEST_PAUSE)
            if await rows.postpone(delivery, now + wait, "lost", table.place):
                await rows.lost(delivery)
        else:
            wait = min(BACK_OFF * 2 ** min(delivery.failures, 10), LONGEST_BACK_OFF)
            await rows.postpone(delivery, now + wait, "failed", table.place, unsent=False)


def _just_over(table: Table, delivery: Delivery) -> bool:
    """Whether the game has ended since the message was sent: the result is news, so it comes in a new one."""
    return table.status == "over" and delivery.posted_seq < table.seq
