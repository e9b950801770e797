"""Sending reminders: each is noted before, so it comes once at most, and what is due soon comes along with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby
from typing import Protocol

import msgspec
import structlog
from msgspec.structs import replace

from bot.tables.changing import Changes
from bot.tables.clock import Due
from bot.tables.company import is_alone
from bot.tables.model import Refusal, Table, refuse
from bot.tables.person import Profile
from bot.tables.play import seated
from bot.tables.reminders import STALLED, TOGETHER, coming, period
from bot.tables.steering import steered
from bot.tables.store.reminders import QUIET, Waiting

_log = structlog.get_logger(__name__)

AT_ONCE = 10
"""So many people are reminded before the round ends."""
PACE = timedelta(seconds=1)
"""So long the next of them wait."""


class Told(msgspec.Struct, frozen=True):
    """What somebody is told: what a seat of a table owes. `kind`: which reminder it is."""

    table: Table
    seat: int
    kind: str


class Herald(Protocol):
    """Who tells people."""

    async def remind(self, user: int, profile: Profile | None, told: Sequence[Told]) -> None:
        """Tell somebody of what he owes, in one message. Raises nothing: what can't be told is lost."""

    async def stalled(self, told: Told) -> None:
        """Tell everybody at a table that a seat doesn't answer. Raises nothing."""


async def unlooked(table: Table) -> Table:
    """The table without any look at who is there."""
    return table


class Reminding:
    """What people are reminded of, and when.

    `look` gives a table after a look whether those for whom it waits are in the server.
    """

    def __init__(self, changes: Changes, herald: Herald, look: Callable[[Table], Awaitable[Table]] = unlooked) -> None:
        self._changes = changes
        self._store = changes.store
        self._herald = herald
        self._look = look

    async def round(self) -> datetime | None:
        """Remind those who are to be; when to do so next."""
        now = self._changes.now()
        waiting = await self._store.reminders.waiting(now, now + TOGETHER, AT_ONCE)
        people = {user: list(group) for user, group in groupby(waiting, key=lambda each: each.user)}
        for user, mine in people.items():
            await self._remind(user, mine, now)
        again = await self._store.reminders.next()
        return again if again is None or len(people) < AT_ONCE else max(again, now + PACE)

    async def _remind(self, user: int, waiting: Sequence[Waiting], now: datetime) -> None:
        profile = await self._store.people.get(user)
        told = []
        for _, due in waiting:
            with suppress(Refusal):
                told += await self._due(due, profile, now)
                continue
            await self._store.due.drop(due)  # answered, or nobody can read the table
        mine = [each for each in told if each.kind != STALLED]
        if mine:
            _log.info("reminded", tables=[each.table.id for each in mine])
            await self._herald.remind(user, profile, mine)
        for each in told:
            if each.kind == STALLED:
                await self._herald.stalled(each)

    async def _due(self, due: Due, profile: Profile | None, now: datetime) -> list[Told]:
        """What is to be told now of what a seat owes, and when the next comes is noted. Raises Refusal."""
        table = await self._changes.reading.get(due.table)
        if table.status != "running" or not table.seats[due.seat].owes:
            raise refuse("stale")
        new = replace(due, number=period(table, due.seat))
        sent = await self._store.reminders.sent(new)
        quiet = QUIET in await self._store.reminders.sent(replace(due, number=table.turn_since))
        # What comes soon comes with what is due: one reminder of a question, the last of them.
        soon = now + TOGETHER
        found = None if quiet else coming(table, due.seat, profile, sent, soon)
        if found is not None and found.time <= soon and (await self._look(table)).seq != table.seq:
            return await self._due(due, profile, now)
        told = []
        if found is not None and found.time <= soon and await self._store.reminders.note(new, found.kind):
            told.append(Told(table, due.seat, found.kind))
            found = coming(table, due.seat, profile, {*sent, found.kind}, soon)
        if found is None:
            await self._store.due.drop(due)
        else:
            await self._store.reminders.put(replace(new, time=found.time))
        return told

    async def quieten(self, table: int, user: int) -> None:
        """Somebody wants no more reminders in the present turn of what he owes, or else of what a seat owes that he
        steers.

        Raises Refusal where neither owes anything, or nobody is reminded.
        """
        found = await self._changes.reading.get(table)
        own = seated(found, user)
        seat = next((other for other in (own, *steered(found, own)) if found.seats[other].owes), None)
        if seat is None:
            raise refuse("not-your-turn")
        if is_alone(found):
            raise refuse("quiet-alone")
        await self._store.reminders.note(Due(table, seat, "remind", found.turn_since, self._changes.now()), QUIET)

    async def renew(self, user: int) -> None:
        """Somebody wants to be reminded otherwise."""
        await self._store.reminders.renew([user], self._changes.now())
