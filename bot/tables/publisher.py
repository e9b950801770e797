"""The publisher: brings the messages that lag behind their tables up to date.

It is no queue. What is to be done follows from the rows alone, so what a crash, an outage or a rate limit kept from
being shown is shown by the next round, once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime, timedelta

import structlog
from msgspec.structs import replace

from bot.tables import attempts
from bot.tables.attempts import BACK_OFF, GIVE_UP, LONGEST_BACK_OFF, LOST_FOR, back_off, doubled, given_up, report
from bot.tables.calls import BOTS, asked, card_due, is_bots, is_in_midst, is_just_over, pings, written_to
from bot.tables.lanes import Lanes, Openings
from bot.tables.messages import CARD, OPENING, Delivery, Job, JobKey
from bot.tables.model import Place, Refusal, Table
from bot.tables.outlet import Busy, Closed, Crowded, Frozen, Lost, Missing, Outlet, Posted, Refused, Unknown
from bot.tables.service import Tables
from bot.tables.store.deliveries import LONGEST_PAUSE
from bot.tables.threads import useless, wants_thread

_log = structlog.get_logger(__name__)

CALM = timedelta(minutes=1)
"""So long the card waits with what the mover alone is in the midst of: most turns are over by then."""


class Publisher:
    """Shows tables through an outlet."""

    def __init__(self, tables: Tables, outlet: Outlet, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._rows = tables.changes.store.deliveries
        self._leftovers = tables.changes.store.leftovers
        self._threads = tables.changes.store.threads
        self._outlet = outlet
        self._now = now
        self._lanes = Lanes(self._see_to)
        self._openings = Openings()
        self._changed: set[int | None] = set()
        self._attempts: Counter[JobKey] = Counter()
        self._resting: dict[JobKey, datetime] = {}
        self._asked: dict[JobKey, list[list[Exception]]] = {}
        self._starting = asyncio.Lock()
        self._later: dict[int, datetime] = {}
        """Tables whose card was edited where a new one is due, and when there is room for that."""
        self._midst: dict[int, datetime] = {}
        """Tables whose card waits for the end of a turn, and until when at most."""
        self._calls: dict[int, datetime] = {}
        """Tables that have somebody to ping in a while, and when."""

    async def round(self) -> datetime | None:
        """Bring everything that lags up to date, each place in its own time; when there will be something to do next.

        Never raises.
        """
        again = BACK_OFF.total_seconds()
        try:
            self._changed.add(None)
            while await self._dispatch():
                # What was put off meanwhile is looked at too, though a message may be waiting for a slow place.
                timer = asyncio.get_running_loop().call_later(again, self.poke)
                try:
                    await self._lanes.wait()
                finally:
                    timer.cancel()
            return await self._next()
        except asyncio.CancelledError:
            self._lanes.cancel()
            raise
        except Exception as error:
            _log.error("round failed", error=type(error).__name__)
            return self._now() + 6 * BACK_OFF

    def poke(self, table: int | None = None) -> None:
        """Something changed at a table, or somewhere: look again, though a round may be waiting for a slow place."""
        if table in self._midst:
            self._resting.pop((table, CARD, None), None)
        self._changed.add(table)
        self._lanes.poke()

    async def show(self, table: int) -> Exception | None:
        """Bring a table's card up to date now, before others in its place; what kept it from being posted."""
        key, failures = (table, CARD, None), list[Exception]()
        if self._midst.pop(table, None):
            self._resting.pop(key, None)
        self._asked.setdefault(key, []).append(failures)
        try:
            self._changed.add(table)
            while await self._dispatch() and self._lanes.has(key):
                await self._lanes.wait()
        finally:
            self._asked[key] = [other for other in self._asked[key] if other is not failures]
            if not self._asked[key]:
                del self._asked[key]
        return failures[-1] if failures else None

    async def call_again(self) -> None:
        """Look again at the cards that have somebody to ping: a process that ended may have put that off."""
        for table in await self._rows.uncalled():
            with suppress(Refusal):  # it can't be read
                await self._look_for_calls(table)

    async def _dispatch(self) -> bool:
        """Start what can be started; whether anything is in hand."""
        async with self._starting:  # a round must not think that there is nothing while a command looks what there is
            return await self._start()

    async def _start(self) -> bool:
        now = self._now()
        latest = now + LONGEST_BACK_OFF  # beyond that the clock was set back meanwhile
        self._resting = {key: until for key, until in self._resting.items() if now < until <= latest}
        due = set()
        for times in (self._later, self._calls):
            over = [table for table, until in times.items() if not now < until <= latest]
            due.update(over)
            for table in over:
                del times[table]
        for table in due:
            await self._rows.post_again(table)
            self._changed.add(table)
        await self._fill(now)
        for key in [key for key in self._attempts if not self._lanes.has(key)]:
            del self._attempts[key]
        self._lanes.start(first=self._asked, closed=[OPENING] if self._openings.next(now) > now else [])
        return self._lanes.running

    async def _fill(self, now: datetime) -> None:
        """Give the lanes what lags at the tables where something changed."""
        while self._changed:
            table = self._changed.pop()
            jobs = [*await self._rows.lagging(now, table), *await self._leftovers.lagging(now, table)]
            self._lanes.fill([job for job in jobs if job.key not in self._resting], table)

    async def _next(self) -> datetime | None:
        now = self._now()
        times = [await self._rows.next_retry(now), await self._leftovers.next_retry(now)]
        times += [*self._resting.values(), *self._later.values(), *self._calls.values()]
        if self._lanes.waits(OPENING):
            times.append(self._openings.next(now))
        return min((time for time in times if time is not None), default=None)

    async def _see_to(self, job: Job) -> None:
        """Take one step with a message. Never raises."""
        self._attempts[job.key] += 1
        try:
            if job.leftover is None:
                await self._bring(job)
            else:
                await self._retire(job.leftover)
            if self._attempts[job.key] >= attempts.PASSES:
                self._resting[job.key] = self._now() + BACK_OFF
                self._attempts[job.key] = 0
        except Exception as error:
            # Not a failed message but a table that can't be read or a database that can't be written.
            _log.error("table can't be shown", table=job.table, error=type(error).__name__)
            self._resting[job.key] = self._now() + LONGEST_BACK_OFF / (1 if isinstance(error, Refusal) else 60)
        finally:
            self._changed.add(job.table)

    async def _bring(self, job: Job) -> None:
        delivery = await self._rows.due(job.table, job.target, self._now())
        if delivery is None:
            return
        if job.lane == OPENING:
            self._openings.begin(self._now())
        table = await self._tables.reading.get(job.table)
        try:
            await self._deliver(table, delivery)
        except Exception as error:
            await self._failed(table, delivery, error)
        else:
            if job.lane == OPENING:
                self._openings.opened()
                self._changed.add(None)  # more messages for the same person may wait to be the first

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        if delivery.sending is not None:
            found = await self._find(table, delivery)
            if found is not None:
                # what a thread begins from pings nobody
                tells = delivery.target == CARD and not wants_thread(table)
                called = pings(table, delivery, await self._tables.people.of(table)) if tells else ()
                await self._record(delivery, delivery.sending, found, called)
                return
        if delivery.target == CARD:
            await (self._begin_thread if wants_thread(table) else self._card)(table, delivery)
            if table.id not in self._later:
                await self._look_for_calls(table.id)  # somebody may have turned out to take no messages meanwhile
        else:
            await self._private(table, delivery)

    async def _find(self, table: Table, delivery: Delivery) -> Posted | None:
        try:
            return await self._outlet.find(table, delivery)
        except Lost:
            if delivery.at in (None, table.place):
                raise
            return None  # nothing could be sent where the card was to go

    async def _begin_thread(self, table: Table, delivery: Delivery) -> None:
        """Have the game's thread begin from the message in the channel, and the card go there next.

        A thread has the id of its message, so one that a crash kept from being recorded is found again, and none is
        opened twice. A message that is sent for it shows less than it ought to, so that it lags on.
        """
        if delivery.message is None or delivery.goal is not None:
            await self._post(replace(table, seq=table.seq - 1), delivery, delivery.goal or table.place, ())
            return
        try:
            thread = await self._outlet.open_thread(table, delivery)
        except (Missing, Busy):
            raise
        except Exception as error:
            known = isinstance(error, Lost | Closed | Refused | Frozen)
            if not known and delivery.failures < GIVE_UP:
                raise
            report(table.id, "thread", error, known=known)
            thread = None
        if thread is None:
            await self._threads.refused(table.id)
        else:
            await self._threads.opened(delivery, table, thread, self._now())

    async def _card(self, table: Table, delivery: Delivery) -> None:
        people = await self._tables.people.of(table)
        if table.status == "running" and (called := {*pings(table, delivery, people), *asked(table, delivery)}):
            table = await self._look_round(table, called)
        ping = pings(table, delivery, people)
        due = card_due(table, delivery, people, self._now())
        calls = due is not None and due <= self._now()
        anew = delivery.message is None or delivery.goal or calls or is_just_over(table, delivery)
        if not delivery.goal and is_bots(table) and self._waits(table, BOTS):
            return
        # Nobody needs a new message of a table that came to nothing, unless he hears of it by that alone.
        if anew and (ping or table.status != "closed"):
            later = self._tables.changes.posts.take(table.id, (delivery.goal or table.place).channel, self._now())
            if later is None or delivery.message is None or delivery.goal:
                self._later.pop(table.id, None)
                self._midst.pop(table.id, None)
                await self._post(table, delivery, delivery.goal or table.place, ping)
                return
            # Somebody sets off too many messages there: this one comes a little later, what it tells does not.
            self._later[table.id] = later
        elif await self._is_in_midst(table, delivery) and self._waits(table, CALM):
            return
        self._midst.pop(table.id, None)
        try:
            await self._edit(table, delivery)
        except Frozen:
            await self._post(table, delivery, table.place, ping)

    def _waits(self, table: Table, longest: timedelta) -> bool:
        """Whether the card waits, as the table is in the midst of something; not where somebody has asked for it."""
        key, now = (table.id, CARD, None), self._now()
        until = self._midst[table.id] = min(self._midst.get(table.id, now + longest), now + longest)
        if key in self._asked or until <= now:
            return False
        self._resting[key] = until
        return True

    async def _is_in_midst(self, table: Table, card: Delivery) -> bool:
        """Whether the card lacks nothing but what the mover does in the midst of a turn.

        What others decide about his time, or the clock does, is shown at once.
        """
        if not is_in_midst(table, card):
            return False
        return any(row.kind == "action" and row.seq > card.shown for row in await self._tables.reading.recent(table))

    async def _look_for_calls(self, id: int) -> None:
        """Look at a card again if it has somebody to ping, now or in a while."""
        card = await self._rows.get(id)
        table = await self._tables.reading.get(id)
        self._calls.pop(id, None)
        now = self._now()
        due = None if card is None else card_due(table, card, await self._tables.people.of(table), now)
        if due is None:
            return
        if due <= now:
            await self._rows.post_again(id)
        else:
            self._calls[id] = due

    async def _look_round(self, table: Table, called: Collection[int]) -> Table:
        """The table after a look whether those who are called, or were missed, are in the server."""
        users = [
            row.user for row in table.seats if row.user > 0 and (row.seat in called or (row.absent and not row.gone))
        ]
        with suppress(Refusal):  # it is known already
            return await self._tables.life.attend(table.id, await self._outlet.present(table, users))
        return await self._tables.reading.get(table.id)

    async def _private(self, table: Table, delivery: Delivery) -> None:
        assert delivery.seat is not None  # the card goes another way
        row = table.seats[delivery.seat]
        profile = await self._tables.people.get(row.user)
        if profile is not None and profile.dm_off:
            await self._rows.skip(delivery, table.seq)
        elif not row.absent and (
            written_to(table, delivery, row, profile)
            or (delivery.message is None and await self._keeps(table, delivery, row.seat))
        ):
            await self._post(table, delivery, None, ())
        else:
            try:
                await self._edit(table, delivery)  # whoever has left the server gets no new one
            except Frozen:
                if not row.absent and await self._keeps(table, delivery, row.seat):
                    await self._post(table, delivery, None, ())
                else:
                    await self._rows.edited(delivery, table.seq)  # the next one will take its place

    async def _keeps(self, table: Table, delivery: Delivery, seat: int) -> bool:
        """Whether something is worth keeping for a seat that its message doesn't show."""
        return any(
            row.keeps(seat) and row.seq > delivery.shown for row in await self._tables.reading.recent(table, seat)
        )

    async def _post(self, table: Table, delivery: Delivery, at: Place | None, ping: tuple[int, ...]) -> None:
        """Send a new message: noted before and recorded after, so that a crash in between can be made good."""
        begun = await self._rows.begin(delivery, table, at)
        if begun is not None:
            posted = await self._outlet.post(table, begun, ping)
            await self._record(begun, table.seq, posted, ping)

    async def _record(self, delivery: Delivery, seq: int, posted: Posted, ping: tuple[int, ...]) -> None:
        told = ping if delivery.seat is None else (delivery.seat,)
        await self._rows.posted(delivery, seq, posted.channel, posted.message, self._now(), told)

    async def _edit(self, table: Table, delivery: Delivery) -> None:
        if delivery.message is not None:
            await self._outlet.edit(table, delivery)
        await self._rows.edited(delivery, table.seq)

    async def _failed(self, table: Table, delivery: Delivery, error: Exception) -> None:
        """Note what became of an attempt."""
        now, rows, user = self._now(), self._rows, None if delivery.seat is None else table.seats[delivery.seat].user
        known = isinstance(error, Missing | Lost | Closed | Unknown | Refused | Busy | Crowded)
        unsent = known and delivery.sending is None
        report(table.id, delivery.target, error, known=known)
        if isinstance(error, Missing) and delivery.message is not None:
            await rows.missing(delivery)
            return
        for failures in self._asked.get((table.id, delivery.target, None), ()):
            failures.append(error)
        if delivery.goal is not None:
            await rows.stay(delivery, None if unsent else now + BACK_OFF, unsent=unsent)
        elif isinstance(error, Lost) and (thread := useless(table, delivery, error)) is not None:
            await self._threads.gone(thread, unused=not error.gone)
        elif isinstance(error, Unknown) and user is not None:
            await self._tables.changes.store.people.forget_channel(user)
        elif isinstance(error, Crowded):
            await rows.postpone(delivery, self._openings.crowded(now), "busy", unsent=unsent)
        elif isinstance(error, Busy):
            wait = min(max(timedelta(seconds=error.retry_after), BACK_OFF), LONGEST_PAUSE)
            await rows.postpone(delivery, now + wait, "busy", unsent=unsent)
        elif isinstance(error, Closed | Lost) and delivery.seat is not None:
            await rows.closed(delivery, table.seats[delivery.seat], table.seq)
        elif given_up(table, delivery, error):
            await rows.edited(delivery, table.seq)
        elif isinstance(error, Lost | Closed):
            wait = doubled(LOST_FOR, delivery.failures, LONGEST_PAUSE)
            if await rows.postpone(delivery, now + wait, "lost", unsent=unsent):
                await rows.lost(delivery)
        else:
            await rows.postpone(delivery, now + back_off(delivery.failures), "failed", unsent=unsent)

    async def _retire(self, message: int) -> None:
        """Reduce an older message, or delete its line. A failure is tried again a few times."""
        leftover = await self._leftovers.due(message, self._now())
        if leftover is None:
            return
        table = await self._tables.reading.get(leftover.table)
        try:
            stays = await self._outlet.retire(table, leftover)
        except Busy as error:
            wait = min(max(timedelta(seconds=error.retry_after), BACK_OFF), LONGEST_PAUSE)
            await self._leftovers.postpone(leftover, self._now() + wait, failed=False)
        except (Missing, Frozen, Lost, Closed, Refused) as error:
            report(table.id, leftover.target, error, known=True)
            await self._leftovers.done(leftover)
        except Exception as error:
            report(table.id, leftover.target, error, known=False)
            if leftover.failures >= attempts.RETIREMENTS:
                await self._leftovers.done(leftover)
            else:
                await self._leftovers.postpone(leftover, self._now() + back_off(leftover.failures), failed=True)
        else:
            # that from which a thread began stays for good
            stays = stays and leftover.message != table.thread
            await (self._leftovers.reduced if stays else self._leftovers.done)(leftover)
