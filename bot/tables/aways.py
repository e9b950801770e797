"""Who is away: he says so once for all his tables, at each of which it is noted.

The two are stored one after the other. Whatever keeps a table from it, the next round notes it there (`follow`); so it
does where he sits down later, and where he is back.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from bot.tables import away, claims, days
from bot.tables.changing import Changes
from bot.tables.company import is_moved_for
from bot.tables.days import DAY, Spell
from bot.tables.defaults import AWAY
from bot.tables.model import Broken, Change, Refusal, Table, refuse
from engine.values import Number

AT_ONCE = 20
"""So many tables are seen to before anything else gets its turn."""


class Standing(NamedTuple):
    """How it stands with somebody: when he is away, if he is, and his days."""

    spell: Spell | None
    used: int
    budget: int
    left: int
    """So many days he may be away at most: from now on, or since he went."""
    again: datetime | None
    """When he may be away again who has none left; None for never."""
    new: bool
    """Whether he has fewer, as the bot hasn't known him for long."""

    @property
    def latest(self) -> datetime | None:
        """Until when he may stay away who is so."""
        return None if self.spell is None else self.spell.since + self.left * DAY


class Aways:
    """Going away, and coming back."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._store = changes.store

    async def now(self, users: Sequence[int]) -> dict[int, Spell]:
        """Who of these people is away."""
        return await self._store.aways.now(users)

    async def standing(self, user: int) -> Standing:
        """How it stands with a person: his servers may allow more days or fewer, the most that one of them allows."""
        now, tables = self._changes.now(), await self._changes.reading.of_user(user)
        guilds = {table.place.guild for table in tables}
        allowed = max([await self._allowed(guild) for guild in guilds], default=AWAY)
        budget = await self._budget(user, allowed, now)
        spell, spells = await self._spells(user, now)
        before = [each for each in spells if each.ended is not None]
        since = now if spell is None else spell.since
        left = days.left(before, since, budget)
        again = days.next_left(before, now, budget)
        return Standing(spell, days.used(spells, now), budget, left, again, new=budget < allowed)

    async def begin(self, user: int, until: datetime) -> Standing:
        """Somebody is away until then, from now on, at all his tables; who is away already, until then instead.

        Raises Refusal for what is over, or further off than he may be away.
        """
        now, standing = self._changes.now(), await self.standing(user)
        until = until.replace(microsecond=0)
        if until <= now:
            raise refuse("away-past")
        since = now if standing.spell is None else standing.spell.since
        latest = since + standing.left * DAY
        if until > latest:
            raise self._too_long(standing, latest, now)
        await self._store.aways.begin(user, since, until)
        await self._note_all(user)
        return await self.standing(user)

    @staticmethod
    def _too_long(standing: Standing, latest: datetime, now: datetime) -> Refusal:
        if latest > now:
            return refuse("away-long", count=Number(standing.left), when=Number(int(latest.timestamp())))
        if standing.again is None:
            return refuse("away-never")
        return refuse("away-spent", count=Number(standing.budget), when=Number(int(standing.again.timestamp())))

    async def back(self, user: int) -> None:
        """Somebody is back: away no longer, and nobody moves for him any more. Raises Refusal where all was so."""
        was_away = await self._store.aways.end(user, self._changes.now())
        await self._note_all(user)
        moved_for = [table for table in await self._running(user) if is_moved_for(table.seats[_seat(table, user)])]
        for table in moved_for:

            async def step(before: Table) -> Change:
                return claims.back(before, user, self._changes.now())

            with suppress(Refusal):
                await self._changes.change(table.id, user, step)
        if not was_away and not moved_for:
            raise refuse("not-away")

    async def follow(self, but: Collection[int] = ()) -> tuple[bool, set[int]]:
        """Note at tables who has gone away or come back; whether there may be more of it, and the tables that can't be
        read, as those `but` which nothing is noted.
        """
        due = await self.next()
        if due is not None and due <= self._changes.now():
            await self._store.aways.end_due(self._changes.now())
        found = await self._store.aways.unnoted(AT_ONCE, but)
        broken = set()
        for table, user in found:
            try:
                await self._note(table, user, None)
            except Broken:
                broken.add(table)
        return len(found) == AT_ONCE, broken

    async def next(self) -> datetime | None:
        """When somebody is back next."""
        return await self._store.aways.next()

    async def _note_all(self, user: int) -> None:
        for table in await self._changes.reading.of_user(user):
            with suppress(Broken):
                await self._note(table.id, user, user)

    async def _note(self, table: int, user: int, by: int | None) -> None:
        """Note at a table that a person has gone away or come back."""

        async def step(before: Table) -> Change:
            seat, now = before.seat_of(user), self._changes.now()
            if seat is None or before.status not in ("open", "running"):
                raise refuse("stale")
            spell, spells = await self._spells(user, now)
            if spell is None:
                return away.ended(before, seat, now)
            budget = await self._budget(user, await self._allowed(before.place.guild), now)
            left = days.left([each for each in spells if each.ended is not None], spell.since, budget)
            return away.begun(before, seat, spell, min(spell.until, spell.since + left * DAY), now)

        try:
            await self._changes.change(table, by, step)
        except Broken:
            raise
        except Refusal:  # it is so already
            return

    async def _spells(self, user: int, now: datetime) -> tuple[Spell | None, list[Spell]]:
        """Whether a person is away, and all that counts, that of now among it, as far as it is over."""
        found = []
        for spell in await self._store.aways.of(user):
            if spell.ended is None:
                for first in await self._store.aways.stays(user):
                    spell = replace(
                        spell, days=spell.days | days.begun(spell.since, first, max(first, min(now, spell.until)))
                    )
            found.append(spell)
        return next((spell for spell in found if spell.ended is None), None), found

    async def _allowed(self, guild: int) -> int:
        return (await self._store.servers.defaults(guild)).away

    async def _budget(self, user: int, allowed: int, now: datetime) -> int:
        profile = await self._store.people.get(user)
        return days.budget_of(allowed, None if profile is None else profile.known_since, now)

    async def _running(self, user: int) -> list[Table]:
        return await self._changes.reading.of_user(user, running_only=True)


def _seat(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None  # it is one of his tables
    return seat
