"""Time at tables: clocks that start and stop, what is due, and what people do about it.

One queue and one round for all tables. A round starts the clocks of those who have been told what they owe, stops those
at tables whose card is lost, and does what is due, a few at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.tables import away, banks, claims, late, leaving, pausing, steering, substitutes, voting
from bot.tables.aways import Aways
from bot.tables.changing import Changes
from bot.tables.clock import Due, DueKind
from bot.tables.dues import dues
from bot.tables.model import Broken, Change, Refusal, Table, refuse
from bot.tables.reminders import period
from bot.tables.store import StoreError

_log = structlog.get_logger(__name__)

EVERY = timedelta(minutes=1)
"""So often it is noted that the bot is alive."""
GAP = timedelta(minutes=10)
"""Where it was not for longer than that, no clock has run meanwhile."""
AT_ONCE = 20
"""So many tables are seen to before anything else gets its turn."""
PACE = timedelta(seconds=1)
"""So long the next of them wait."""
_OF_LEAVERS = frozenset[DueKind]({"left", "nobody", "team", "ask", "take"})
"""What may be due because somebody has left the server, and isn't if he is back."""
AGAIN = timedelta(minutes=5)
"""So long something waits that could not be done."""


class Timing:
    """What time does at tables, and what people may do about it."""

    def __init__(self, changes: Changes, aways: Aways) -> None:
        self._changes = changes
        self._aways = aways
        self._store = changes.store
        self._alive: datetime | None = None
        self._broken: set[int] = set()
        """Tables that can't be read: looked at no more, so that they keep nobody else's clock from starting."""

    async def wake(self) -> datetime:
        """Note that the bot is alive, and give back the time in which it wasn't: before anything is changed at a table.

        When that was.
        """
        now = self._changes.now()
        if self._alive is None or not self._alive <= now < self._alive + EVERY:
            gone = await self._store.due.alive(now, GAP)
            if gone:
                _log.info("clocks stood still", seconds=int(gone.total_seconds()))
            self._alive = now
        return self._alive

    async def round(self) -> datetime:
        """Do what is due; when to do so next."""
        alive, now = await self.wake(), self._changes.now()
        many, broken = await self._aways.follow(self._broken)
        self._broken |= broken
        full = [many, await self._start(now), await self._stop(now), await self._do(now)]
        if any(full):
            return now + PACE
        coming = [await self._store.due.next(), await self._aways.next()]
        return min([alive + EVERY, *(time for time in coming if time is not None)])

    async def _start(self, now: datetime) -> bool:
        """Start the clocks of those who have been told; whether there may be more of them."""
        found = await self._store.due.unstarted(AT_ONCE, self._broken)
        for table, seat in found:
            if await self._change(table, lambda before, seat=seat: (banks.begun(before, (seat,), now), ())):  # type: ignore[misc]
                await self._remind(table, seat, now)
        return len(found) == AT_ONCE

    async def _remind(self, table: int, seat: int, now: datetime) -> None:
        """Have it seen to when the seat is to be reminded of what it owes."""
        found = await self._changes.reading.get(table)
        await self._store.reminders.put(Due(table, seat, "remind", period(found, seat), now))

    async def _stop(self, now: datetime) -> bool:
        """Stop the clocks where a card is lost; whether there may be more of them."""
        found = await self._store.due.lost(AT_ONCE, self._broken)
        for table in found:
            await self._change(table, lambda before: (banks.halted(before, now), ()))
        return len(found) == AT_ONCE

    async def _do(self, now: datetime) -> bool:
        """Do what is due; whether there may be more of it."""
        found = await self._store.due.until(now, AT_ONCE)
        for due in found:
            try:
                done = await self._change(due.table, lambda before, due=due: _done(before, due, now))  # type: ignore[misc]
                if not done and due.kind == "take":
                    done = await self._change(due.table, lambda before: substitutes.unfit(before, now))
                if not done:
                    await self._set_right(due)
            except StoreError:
                raise
            except Exception as error:  # its text may hold something of the position
                _log.error("what is due can't be done", table=due.table, kind=due.kind, error=type(error).__name__)
                await self._store.due.put_off(due, now + AGAIN)
        return len(found) == AT_ONCE

    async def _set_right(self, due: Due) -> None:
        """What isn't due (any more) leaves the queue, or waits there until it is."""
        try:
            coming = dues(await self._changes.reading.get(due.table))
        except Refusal:  # the table can't be read
            coming = ()
        time = next((other.time for other in coming if _same(other, due)), None)
        if time is None or time <= self._changes.now():
            await self._store.due.drop(due)
        else:
            await self._store.due.put_off(due, time)

    async def _change(self, table: int, step: Callable[[Table], Change]) -> bool:
        """Change a table as time does; whether it was so."""

        async def stepped(before: Table) -> Change:
            return step(before)

        try:
            await self._changes.change(table, None, stepped)
        except Broken:
            self._broken.add(table)
            return False
        except Refusal:  # it isn't so any more
            return False
        return True

    async def missed(self) -> set[int]:
        """The tables at which something is due now because somebody has left the server."""
        found = await self._store.due.until(self._changes.now(), AT_ONCE)
        return {due.table for due in found if due.kind in _OF_LEAVERS}

    async def claim(self, table: int, user: int, *, warden: bool = False) -> Table:
        """Somebody takes the win, as the time of all others is up or they have left the server; `warden`: see there."""
        return await self._by(table, user, partial(claims.claimed, warden=warden))

    async def give_day(self, table: int, user: int, seat: int) -> Table:
        """Somebody gives a seat a day: what it owes it is reminded of from now on."""
        after = await self._about(table, user, seat, claims.given_day)
        if after.seats[seat].owes:
            await self._remind(table, seat, self._changes.now())
        return after

    async def make_usual(self, table: int, user: int, seat: int) -> Table:
        """Somebody has the usual move made for a late seat."""
        return await self._about(table, user, seat, claims.usual_made)

    async def go_on(self, table: int, user: int, seat: int) -> Table:
        """Somebody would go on without a late seat."""
        return await self._about(table, user, seat, claims.agreed_to_go_on)

    async def agree_pilot(self, table: int, user: int, seat: int) -> Table:
        """Somebody agrees that a seat's moves are made at once."""
        return await self._about(table, user, seat, claims.autopilot_agreed)

    async def decline(self, table: int, user: int, kind: str, seat: int) -> Table:
        """Somebody says no to what is asked."""

        async def step(before: Table) -> Change:
            return claims.declined(before, user, kind, seat, self._changes.now())

        return await self._changes.change(table, user, step)

    async def come_back(self, table: int, user: int) -> Table:
        """Somebody makes his moves himself again; who has said that he is away is back at all his tables."""
        if user in await self._aways.now([user]):
            await self._aways.back(user)
            return await self._changes.reading.get(table)
        return await self._by(table, user, claims.back)

    async def steer(self, table: int, user: int, seat: int) -> Table:
        """Somebody moves for a seat of his team whose person is away."""
        return await self._about(table, user, seat, steering.taken)

    async def stop_steering(self, table: int, user: int, seat: int) -> Table:
        """Somebody moves for a seat no longer."""
        return await self._about(table, user, seat, steering.stopped)

    async def ask_to_close(self, table: int, user: int) -> Table:
        """Somebody asks to have a silent table closed."""
        return await self._by(table, user, claims.close_asked)

    async def _by(self, table: int, user: int, how: Callable[[Table, int, datetime], Change]) -> Table:
        async def step(before: Table) -> Change:
            return how(before, user, self._changes.now())

        return await self._changes.change(table, user, step)

    async def _about(
        self, table: int, user: int, seat: int, how: Callable[[Table, int, int, datetime], Change]
    ) -> Table:
        async def step(before: Table) -> Change:
            claims.check_seat(before, seat)
            return how(before, user, seat, self._changes.now())

        return await self._changes.change(table, user, step)


def _done(before: Table, due: Due, now: datetime) -> Change:
    """What is due, done. Raises Refusal where it isn't due (any more)."""
    if not any(_same(other, due) and other.time <= now for other in dues(before)):
        raise refuse("stale")
    match due.kind:
        case "zero":
            return late.zeroed(before, due.seat, now)
        case "auto":
            return late.piloted(before, due.seat, now)
        case "late":
            return late.waited(before, due.seat, now)
        case "lost":
            return late.run_on(before, due.seat, now)
        case "ask":
            return late.lapsed(before, now)
        case "nobody":
            return late.abandoned(before, now)
        case "team":
            return late.deserted(before, due.seat, now)
        case "silent":
            return late.silent(before, now)
        case "vote":
            return voting.due(before, now)
        case "pause":
            return pausing.over(before, now)
        case "left":
            return leaving.left(before, due.seat, now)
        case "hold":
            return away.piloted(before, due.seat, now)
        case "away":
            return away.over(before, due.seat, now)
        case "take":
            return substitutes.due(before, now)
        case "empty":
            return late.unfilled(before)
        case "remind":
            raise refuse("stale")  # `bot.tables.reminding` sees to it


def _same(due: Due, other: Due) -> bool:
    return (due.seat, due.kind, due.number) == (other.seat, other.kind, other.number)
