"""What people do about seats that others may take: the service behind buttons and commands, and telling candidates."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Protocol

from bot.tables import substitutes
from bot.tables.admission import check, substituting
from bot.tables.changing import Changes
from bot.tables.holders import Candidate
from bot.tables.model import Change, Refusal, Table, refuse
from bot.tables.person import Person

PACE = timedelta(seconds=1)
"""So long the next of those wait who are to be told something."""
_THEIRS = ("refuse-block-sits-here", "refuse-not-together", "refuse-many-seats")
"""Why somebody may not sit down, which is nobody's to know but his."""


class Substituting:
    """Opening seats, keeping and taking them, and the opponent's answer."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def offer(self, table: int, user: int, about: int) -> Table:
        """Somebody opens a seat: his own, or that of somebody who is away."""
        return await self._do(table, user, lambda before, now: substitutes.offered(before, user, about, now))

    async def keep(self, table: int, user: int) -> Table:
        """Somebody keeps his seat, which was open."""
        return await self._do(table, user, lambda before, now: substitutes.kept(before, user, now))

    async def taking(self, table: int, user: int, seat: int) -> Table:
        """The table, for somebody who may take this seat now. Raises Refusal."""
        found, now = await self._changes.reading.get(table), self._changes.now()
        substitutes.check_taker(found, user, seat, now)
        coming = substituting(found, (user,), now)
        assert coming is not None  # he is somebody
        check(coming, await self._changes.store.admission.known(coming))
        return found

    async def take(self, table: int, person: Person, seat: int) -> Table:
        """Somebody takes an open seat, or waits for the opponent's yes. Of several the first that is saved has it."""
        await self.taking(table, person.id, seat)  # who may not sit there needn't wait for a yes
        return await self._do(table, person.id, lambda before, now: substitutes.taken(before, person, seat, now))

    async def agree(self, table: int, user: int, candidate: int) -> Table:
        """The opponent agrees to a person."""
        try:
            return await self._do(table, user, lambda before, now: substitutes.agreed(before, user, candidate, now))
        except Refusal as refusal:
            raise refuse("seat-cant") if refusal.reason.id in _THEIRS else refusal from None

    async def decline(self, table: int, user: int, candidate: int) -> Table:
        """The opponent doesn't."""
        return await self._do(table, user, lambda before, now: substitutes.declined(before, user, candidate, now))

    async def withdraw(self, table: int, user: int) -> Table:
        """Who waits for the opponent's yes waits no more."""
        return await self._do(table, user, lambda before, now: substitutes.withdrawn(before, user, now))

    async def miss(self, table: int, users: Collection[int]) -> Table:
        """Some of those who wait have left the server."""
        return await self._do(table, None, lambda before, now: substitutes.missed(before, users))

    async def _do(self, table: int, user: int | None, how: Callable[[Table, datetime], Change]) -> Table:
        async def step(before: Table) -> Change:
            return how(before, self._changes.now())

        return await self._changes.change(table, user, step)


class Usher(Protocol):
    """Who tells people what has come of it that they would take a seat."""

    async def tell_candidate(self, table: Table, candidate: Candidate) -> None:
        """Tell him. Raises nothing."""


class SubstituteRounds:
    """Telling those who wanted a seat and don't get it, once at most."""

    def __init__(self, changes: Changes, usher: Usher) -> None:
        self._changes = changes
        self._usher = usher

    async def round(self) -> datetime | None:
        """Tell the next; when to do so again, None where nobody waits."""
        found = await self._changes.store.candidates.next_told()
        if found is None:
            return None
        with suppress(Refusal):  # the table can't be read
            await self._usher.tell_candidate(await self._changes.reading.get(found.table), found.candidate)
        return self._changes.now() + PACE
