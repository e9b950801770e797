"""Making pacts and what comes of them: each change is one transaction, and only then is anybody told.

What doesn't concern somebody isn't there for him: nothing that he can ask or be refused depends on a private pact of
others. So a private one changes nothing at its table, and has no number. A public one that begins or ends is a row of
the log, stored with it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol

import structlog
from msgspec.structs import replace

from bot.tables import pacts
from bot.tables.changing import Changes
from bot.tables.company import out
from bot.tables.limits import PACTS, PACTS_A_DAY, PACTS_KNOWN
from bot.tables.making import noted
from bot.tables.model import Broken, Change, Refusal, Table, refuse
from bot.tables.pacts import Draft, Mark, NewsKind, Pact
from bot.tables.play import seated
from bot.tables.store import StoreError
from bot.tables.store.pacts import saving
from engine.values import Number

_log = structlog.get_logger(__name__)

SHOWN = 100
"""So many pacts are shown to somebody: what is open and the newest of the others."""
AT_ONCE = 10
"""So many people are told before the round ends."""
PACE = timedelta(seconds=1)
"""So long the next of them wait."""
IDS = 10**9

Step = Callable[[Table, Pact, int], Pact]
"""What a seat does with a pact. Raises Refusal."""


class Crier(Protocol):
    """Who tells people of their pacts."""

    async def tell_pact(self, table: Table, seat: int, pact: Pact, kind: NewsKind) -> None:
        """Tell whoever sits there, and nobody else. Raises nothing: what can't be told stands in his view."""


class Pacting:
    """What players do about pacts; `ring` is called when somebody is to be told of one."""

    def __init__(self, changes: Changes, ring: Callable[[], None]) -> None:
        self._changes = changes
        self._store = changes.store.pacts
        self._ring = ring

    async def known(self, table: Table, seat: int | None) -> list[Pact]:
        """The pacts of which a seat (None: a spectator) may know, as they stand: the open ones first."""
        return await self._seen(table, seat, await self._store.known(table.id, seat, SHOWN))

    async def concerning(self, table: Table, seat: int) -> list[Pact]:
        """The open pacts of a seat, the oldest first; none where no game goes on that can have any."""
        if table.status != "running" or not pacts.has_pacts(table):
            return []
        found = await self._seen(table, seat, await self._store.open_at(table.id, seat))
        return [pact for pact in found if pact.ending is None]

    async def get(self, table: Table, id: int, seat: int | None) -> Pact:
        """A pact as it stands. Raises Refusal where there is none of which this seat may know."""
        found = await self._store.get(table.id, id, seat)
        seen = await self._seen(table, seat, [] if found is None else [found])
        if not seen:
            raise refuse("pact-none")
        return seen[0]

    async def are_told(self, table: Table) -> bool:
        """Whether there are pacts of which everybody may know."""
        return pacts.has_pacts(table) and bool(await self._store.known(table.id, None, 1))

    async def _seen(self, table: Table, seat: int | None, found: list[Pact]) -> list[Pact]:
        """The pacts as they stand, without what somebody asks whom the reader has blocked."""
        if not found:
            return []
        lost, now = self._lost(table), self._changes.now()
        found = [pacts.brought(pact, table, lost, now) for pact in found]
        if seat is None or all(pact.since is not None or pact.author == seat for pact in found):
            return found
        blocked = {id for id, _ in await self._changes.store.admission.blocked(table.seats[seat].user)}
        users = {row.seat: row.user for row in table.seats}
        return [pact for pact in found if pact.since is not None or users[pact.author] not in blocked]

    async def propose(self, table: int, user: int, draft: Draft) -> Pact:
        """Somebody proposes a pact to others."""
        with self._changes.hand():
            async with self._changes.lock(table):
                found, now = await self._changes.reading.get(table), self._changes.now()
                seat = _player(found, user)
                await self._check_room(found, seat, now)
                playing = {row.seat for row in found.people} - self._lost(found)
                pact = pacts.proposed(draft, await self._new_id(), found, seat, playing, now)
                await self._store.create(pact, pacts.news_of(None, pact, seat))
        self._ring()
        return pact

    async def _check_room(self, table: Table, seat: int, now: datetime) -> None:
        """Raise Refusal where a seat can't propose another one. Only what it knows of counts."""
        known = [pact for pact in await self.known(table, seat) if pact.ending is None]
        if sum(pact.author == seat for pact in known) >= PACTS:
            raise refuse("pact-many", most=Number(PACTS))
        if len(known) >= PACTS_KNOWN:
            raise refuse("pact-crowded", most=Number(PACTS_KNOWN))
        if await self._store.proposals(table.id, seat, now - timedelta(days=1)) >= PACTS_A_DAY:
            raise refuse("pact-day", most=Number(PACTS_A_DAY))

    async def _new_id(self) -> int:
        id = 0
        while not id or await self._store.is_taken(id):
            id = secrets.randbelow(IDS)
        return id

    async def sign(self, table: int, user: int, id: int) -> Pact:
        """Somebody who is asked signs."""
        return await self._by(table, user, id, lambda t, p, seat: pacts.signed(p, seat, t, self._changes.now()))

    async def decline(self, table: int, user: int, id: int) -> Pact:
        """Somebody who is asked doesn't."""
        return await self._by(table, user, id, lambda _, p, seat: pacts.declined(p, seat, self._changes.now()))

    async def withdraw(self, table: int, user: int, id: int) -> Pact:
        """The author takes a proposal back."""
        return await self._by(table, user, id, lambda _, p, seat: pacts.withdrawn(p, seat, self._changes.now()))

    async def say_met(self, table: int, user: int, id: int) -> Pact:
        """A party says that the goal is met."""
        return await self._by(table, user, id, lambda _, p, seat: pacts.said_met(p, seat, self._changes.now()))

    async def object(self, table: int, user: int, id: int) -> Pact:
        """A party says that it isn't."""
        return await self._by(table, user, id, lambda _, p, seat: pacts.objected(p, seat, self._changes.now()))

    async def call_off(self, table: int, user: int, id: int) -> Pact:
        """A party ends an open pact."""
        return await self._by(table, user, id, lambda _, p, seat: pacts.called_off(p, seat, self._changes.now()))

    async def mark(self, table: int, user: int, id: int, mark: Mark | None, broken_by: int | None = None) -> Pact:
        """A party says whether a pact was kept, or who has broken it."""
        return await self._by(table, user, id, lambda _, p, seat: pacts.marked(p, seat, mark, broken_by))

    async def _by(self, table: int, user: int, id: int, step: Step) -> Pact:
        """Somebody does something with a pact that concerns him."""
        with self._changes.hand():
            async with self._changes.lock(table):
                found = await self._changes.reading.get(table)
                seat = _player(found, user)
                stored = await self._store.get(table, id, seat)
                pact = await self.get(found, id, seat)
                if stored is None or pact.party(seat) is None:
                    raise refuse("pact-others")
                after = step(found, pact, seat)
                if after.public and after.is_running and after.number is None:
                    after = replace(after, number=await self._store.next_number(table))
                await self._save(found, stored, after, seat, user)
        self._ring()
        return replace(after, seq=stored.seq + 1)

    async def bring(self, table: int) -> None:
        """Let the open pacts of a table be as they are by what has happened there, and by now."""
        with self._changes.hand():
            async with self._changes.lock(table):
                if not (stored := await self._store.open_at(table)):
                    return
                found, now = await self._changes.reading.get(table), self._changes.now()
                lost = self._lost(found)
                for before in stored:
                    after = pacts.brought(before, found, lost, now)
                    if after != before:
                        await self._save(found, before, after, None, None)

    async def _save(self, table: Table, before: Pact, after: Pact, seat: int | None, user: int | None) -> None:
        """Store a pact, and the row of the log if everybody is told. The table's lock is held."""
        goes_on = table.status == "running"
        news = pacts.news_of(before, after, seat) if goes_on else ()
        told = pacts.line_of(before, after) if goes_on else None
        if told is None:
            await self._store.save(before, after, news)
            return

        async def step(at: Table) -> Change:
            return noted(at, "pact", told, self._changes.now())

        await self._changes.change_locked(table.id, user, step, beside=saving(before, after, news))

    @staticmethod
    def _lost(table: Table) -> frozenset[int]:
        return out(table) if table.status == "running" else frozenset()


def _player(table: Table, user: int) -> int:
    """The seat of somebody who may make pacts at this table. Raises Refusal."""
    seat = seated(table, user)
    if not pacts.has_pacts(table):
        raise refuse("pacts-none-here")
    return seat


class PactRounds:
    """What time and the game do to pacts, and telling those concerned."""

    def __init__(self, changes: Changes, pacting: Pacting, crier: Crier) -> None:
        self._changes = changes
        self._pacting = pacting
        self._crier = crier
        self._poked: set[int] = set()
        self._broken: set[int] = set()
        """Tables that can't be read: their pacts are left as they are."""

    def poke(self, table: int) -> None:
        """Something has happened at a table."""
        self._poked.add(table)

    async def wake(self) -> None:
        """Look at all tables with open pacts: something may have happened that the last process didn't come to."""
        self._poked.update(await self._changes.store.pacts.tables())

    async def round(self) -> datetime | None:
        """Bring pacts up to date and tell those concerned; when to do so next."""
        store, now = self._changes.store.pacts, self._changes.now()
        poked, self._poked = self._poked, set()
        for table in sorted({*poked, *await store.due(now, self._broken)} - self._broken):
            try:
                await self._pacting.bring(table)
            except StoreError:
                self._poked |= poked
                raise
            except Broken:
                self._broken.add(table)
            except Refusal:
                continue  # the process is about to end
            except Exception as error:  # its text may hold something of the position
                _log.error("pacts can't be brought up to date", table=table, error=type(error).__name__)
                self._broken.add(table)
        for _ in range(AT_ONCE):
            if not await self._tell_next():
                return await store.next_due(self._broken)
        return now + PACE

    async def _tell_next(self) -> bool:
        """Tell what waits the longest; whether there was anything."""
        found = await self._changes.store.pacts.next_news()
        if found is None:
            return False
        stored, news = found
        try:
            table = await self._changes.reading.get(stored.table)
            pact = await self._pacting.get(table, stored.id, news.seat)
        except Refusal:  # the table can't be read, or he has blocked who asks
            return True
        row = table.seats[news.seat]
        if table.status == "running" and row.user > 0 and not row.gone and pacts.is_news(news.kind, pact):
            await self._crier.tell_pact(table, news.seat, pact, news.kind)
        return True
