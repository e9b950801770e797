"""How a table is changed: read, worked out anew, saved as one transaction, and only then told.

If somebody else was quicker, a change begins again with what is there now: a decision number that is no longer open
refuses itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import datetime
from weakref import WeakValueDictionary

from bot.tables.admission import coming
from bot.tables.away import followed, stays
from bot.tables.banks import kept, regrouped, there
from bot.tables.calls import called
from bot.tables.late import eased
from bot.tables.model import Change, Place, Table, refuse
from bot.tables.moderating import voted
from bot.tables.opening import new_seed as secret_seed
from bot.tables.pacing import Posts
from bot.tables.pacts import counted
from bot.tables.reading import Reading
from bot.tables.steering import let_go
from bot.tables.store import Beside, Conflict, Store
from bot.tables.store.aways import counting
from bot.tables.tenure import settled
from bot.tables.voting import swept
from engine.values import Number

ATTEMPTS = 3
"""How often a change is tried when others are quicker."""


class Changes:
    """The one way to change tables, shared by all that does so.

    `changed` is called with a table's id after each commit that its messages should show, `rival` after each at a table
    where the bot plays itself; `now` is the time in whole
    seconds, `new_seed` gives a game's secret seed.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        new_seed: Callable[[], str] = secret_seed,
        changed: Callable[[int], None] = lambda table: None,
        rival: Callable[[int], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.reading = Reading(store)
        self.changed = changed
        self._rival = rival
        self.posts = Posts()
        self.new_seed = new_seed
        self._clock = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._in_hand = 0
        self._idle = asyncio.Event()
        self._closing = False

    async def drain(self) -> None:
        """Let the changes in hand finish and begin no other: the process is about to end."""
        self._closing = True
        if self._in_hand:
            await self._idle.wait()

    def now(self) -> datetime:
        """The time, in whole seconds."""
        return self._clock().replace(microsecond=0)

    def lock(self, table: int) -> asyncio.Lock:
        """Held while a table, or a draft of it, is read and changed."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    @contextmanager
    def hand(self) -> Iterator[None]:
        """A change is in hand. Raises Refusal once the process is about to end."""
        if self._closing:
            raise refuse("closing")
        self._in_hand += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_hand -= 1
            if not self._in_hand:
                self._idle.set()

    async def change(
        self,
        table: int,
        by: int | None,
        step: Callable[[Table], Awaitable[Change]],
        at: datetime | None = None,
        told: Collection[int] = (),
    ) -> Table:
        """Change a table; `by` is who does it, None where time or a new release does.

        `at`: when he did so, as far as clocks are concerned; None: now. `told`: the users who are shown where they have
        just clicked what comes of it.
        """
        with self.hand():
            async with self.lock(table):
                return await self.change_locked(table, by, step, at, told=told)

    async def change_locked(
        self,
        table: int,
        by: int | None,
        step: Callable[[Table], Awaitable[Change]],
        at: datetime | None = None,
        beside: Beside | None = None,
        told: Collection[int] = (),
    ) -> Table:
        """The same for who has the table's lock and a hand; `beside` is stored in the same transaction."""
        for _ in range(ATTEMPTS):
            before = await self.reading.get(table)
            after, rows = await step(before)
            stepped = after
            after = settled(let_go(before, there(after, rows), self.now()), self.now())
            after = regrouped(before, after, self.now())
            after = counted(before, called(before, after, by, told))
            after = followed(before, kept(before, after, rows, self.now(), at), self.now())
            after = swept(before, eased(after, rows), self.now())
            entries = voted(before, stepped, after, self.now())
            also = counting(list(stays(before, after)), self.now(), beside)
            try:
                await self.store.tables.save(before, after, rows, coming(before, after, self.now(), by), also, entries)
            except Conflict:
                continue
            if not rows or not all(done.row.unseen for done in rows):
                self.posts.caused(table, by)
            self.changed(table)
            if after.status == "running" and len(after.people) < len(after.seats):
                self._rival(table)
            return after
        raise refuse("busy")

    def check_posts(self, user: int, place: Place) -> None:
        """Raise Refusal where this person has just set off many new messages."""
        until = self.posts.full(user, place.channel, self.now())
        if until is not None:
            raise refuse("many-posts", until=Number(int(until.timestamp())))
