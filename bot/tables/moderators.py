"""What moderators do: the service behind `/server`, its log, and telling who has lost a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

import structlog
from msgspec.structs import replace

from bot.tables import moderating, voting
from bot.tables.changing import Changes
from bot.tables.defaults import Defaults, differing
from bot.tables.model import Broken, Change, Refusal, Table, refuse
from bot.tables.moderating import Moderation, What
from bot.tables.motion import UNSEAT
from bot.tables.pausing import USUAL
from bot.tables.store import Beside
from bot.tables.store.moderations import noting

_log = structlog.get_logger(__name__)


class Messenger(Protocol):
    """Who tells people."""

    async def tell_unseated(self, user: int, table: Table, reason: str) -> None:
        """Tell somebody that a moderator has taken his seat. Raises nothing: what can't be told is lost."""


class Moderators:
    """What moderators do at tables and choose for their servers; all of it is noted with it.

    Who plays at a table with others asks them instead: the table given back then has one more open motion.
    """

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._store = changes.store
        self._choosing = asyncio.Lock()

    async def close(self, table: int, user: int, reason: str = "") -> Table:
        """A moderator ends a table without a result, whatever state it is in."""
        entry = await self._entry(table, user, "close", reason)

        def how(before: Table, now: datetime) -> tuple[Change, What]:
            if moderating.decides(before, user):
                return moderating.closed(before, reason), "close"
            return voting.asked(before, user, "close", 0, now, reason=reason), "ask-close"

        try:
            return await self._do(entry, how)
        except Broken:
            await self._store.tables.shut_unread(table, user, reason, noting(entry))
            self._changes.changed(table)
            return await self._changes.reading.get(table)

    async def pause(self, table: int, user: int, days: int = USUAL, reason: str = "") -> Table:
        """A moderator lets all clocks of a table stand still."""
        entry = await self._entry(table, user, "pause", reason, days=days)

        def how(before: Table, now: datetime) -> tuple[Change, What]:
            if moderating.decides(before, user):
                return moderating.paused(before, days, reason, now), "pause"
            return voting.asked(before, user, "pause", days, now, reason=reason), "ask-pause"

        return await self._do(entry, how)

    async def resume(self, table: int, user: int, reason: str = "") -> Table:
        """A moderator ends a moderator's pause."""
        entry = await self._entry(table, user, "resume", reason)

        def how(before: Table, now: datetime) -> tuple[Change, What]:
            if not moderating.decides(before, user):
                raise refuse("moderator-resume")
            return moderating.resumed(before, now), "resume"

        return await self._do(entry, how)

    async def unseat(self, table: int, user: int, player: int, reason: str = "") -> Table:
        """A moderator takes somebody off his seat, which is free for others then."""
        entry = await self._entry(table, user, "unseat", reason, about=player)

        def how(before: Table, now: datetime) -> tuple[Change, What]:
            seat = moderating.check_unseat(before, user, player)
            if moderating.decides(before, user):
                return moderating.unseated(before, seat, reason, now), "unseat"
            return voting.asked(before, user, UNSEAT, 0, now, seat, reason), "ask-unseat"

        return await self._do(entry, how)

    async def _entry(
        self, table: int, user: int, what: What, reason: str, *, about: int | None = None, days: int = 0
    ) -> Moderation:
        """What is to be noted of something done at a table, also at one that can't be read."""
        place = await self._changes.reading.place_of(table)
        return Moderation(place.guild, self._changes.now(), user, what, table, about, days, reason)

    async def _do(self, entry: Moderation, how: Callable[[Table, datetime], tuple[Change, What]]) -> Table:
        """Change a table, and note by the same transaction what was done or asked for."""
        assert entry.table is not None  # it is done at one
        noted, told = entry, True

        async def step(before: Table) -> Change:
            nonlocal noted, told
            change, what = how(before, self._changes.now())
            noted, told = replace(entry, what=what), what != "unseat" or _hears_of_it(before, change[0], entry.about)
            return change

        with self._changes.hand():
            async with self._changes.lock(entry.table):
                return await self._changes.change_locked(
                    entry.table, entry.user, step, beside=lambda run: noting(noted, told=told)(run)
                )

    async def language(self, server: int, user: int, language: str) -> None:
        """New tables speak this language."""
        await self._store.servers.set_language(server, language, self._choice(server, user, "language", language))

    async def toggle_channel(self, server: int, user: int, channel: int) -> None:
        """Put a channel on the list of those where games may be played, or take it off."""
        servers = self._store.servers
        async with self._choosing:
            listed = channel in await servers.channels(server)
            noted = self._choice(server, user, "channels", f"{'-' if listed else '+'}{channel}")
            await (servers.close_channel if listed else servers.open_channel)(server, channel, noted)

    async def open_all(self, server: int, user: int) -> None:
        """Games may be played everywhere."""
        await self._store.servers.open_all(server, self._choice(server, user, "channels", ""))

    async def defaults(self, server: int, user: int, how: Callable[[Defaults], Defaults]) -> Defaults:
        """What tables are like is changed; what it is then. Whatever else is chosen at the same time stands too."""
        async with self._choosing:
            before = await self._store.servers.defaults(server)
            after = how(before)
            if after != before:
                noted = self._choice(server, user, "defaults", differing(before, after))
                await self._store.servers.set_defaults(server, after, noted)
            return after

    async def share(self, server: int, user: int, everybody: bool) -> None:
        """Everybody may add files of their own, or only who may manage the server."""
        shelves = self._store.shelves
        noted = self._choice(server, user, "scenarios", "everybody" if everybody else "moderators")
        await (shelves.open if everybody else shelves.close)(server, noted)

    def _choice(self, server: int, user: int, what: What, chosen: str) -> Beside:
        """What notes that something was chosen for a server."""
        return noting(Moderation(server, self._changes.now(), user, what, chosen=chosen))

    async def log(self, server: int, start: int, most: int) -> Sequence[Moderation]:
        """So many entries of a server's log, the newest first, from the one with this number (from 0) on."""
        return await self._store.moderations.newest(server, start, most)

    async def count(self, server: int) -> int:
        """How many entries the log of a server has."""
        return await self._store.moderations.count(server)

    async def unseating(self, table: int, user: int) -> Moderation | None:
        """That somebody was taken off a seat of this table, None where he wasn't."""
        return await self._store.moderations.unseating(table, user)

    async def tell(self, messenger: Messenger) -> None:
        """Tell those who have lost a seat and don't know it yet; each once at most."""
        while (entry := await self._store.moderations.next_untold()) is not None:
            assert entry.table is not None  # it had a seat
            assert entry.about is not None  # who lost it
            try:
                table = await self._changes.reading.get(entry.table)
            except Refusal:  # it can't be read
                continue
            _log.info("told of a lost seat", table=entry.table)
            await messenger.tell_unseated(entry.about, table, entry.reason)


def _hears_of_it(before: Table, after: Table, user: int | None) -> bool:
    """Whether who lost a seat is told with the end of the table, of which all hear who had joined."""
    return after.status == "closed" and any(row.user == user and row.joined for row in before.seats)
