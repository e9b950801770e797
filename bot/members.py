"""Who is in a server. Without the privileged intent nobody tells the bot who leaves, so it asks where it matters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import TypeVar

import aiohttp
import discord
import structlog

from bot.permissions import removes

log = structlog.get_logger()
K = TypeVar("K")
V = TypeVar("V")

FRESH = timedelta(minutes=10)
"""So long an answer is believed, so that many clicks ask once."""
ACTIVE = timedelta(days=3)
"""Who has acted within this time is called without a look whether he is still there: he hardly leaves between two
moves, and at others' clicks it is noticed all the same."""
UNSAID = timedelta(minutes=1)
"""So long nobody is asked for again of whom Discord didn't say it."""
PATIENCE = 3.0
"""Seconds that an answer is waited for: somebody's click waits with it."""
KEPT = 5000
"""So many answers are kept at most."""
_SILENT = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What is raised where there is no answer; a TimeoutError is an OSError."""
_UNKNOWN = {10007, 10013}
"""Discord's words for: not in this server, no such account."""


class Members:
    """Looks up whether people are in a server."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[bool | None, datetime]] = {}
        self._acted: dict[int, datetime] = {}

    async def look_up(
        self, guild: int, users: Iterable[int], *, again: bool = False, trusting: timedelta | None = None
    ) -> dict[int, bool]:
        """Whether these people are in the server, without those of whom Discord doesn't say it. Raises nothing.

        `again`: ask even though there is an answer that is still fresh. `trusting`: who was there and has acted within
        this time, wherever, is believed to be there still.
        """
        found, unknown = {}, []
        for user in users:
            if again or not self._is_fresh(guild, user, trusting):
                unknown.append(user)
            else:
                found[user] = self._known[guild, user][0]
        answers = await asyncio.gather(*(self._ask(guild, user) for user in unknown))
        found |= dict(zip(unknown, answers, strict=True))
        return {user: here for user, here in found.items() if here is not None}

    async def may_remove(self, guild: int, user: int) -> bool | None:
        """Whether somebody may remove people from the server; None where Discord doesn't say it. Raises nothing."""
        server = self._client.get_guild(guild)
        if server is None:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return removes((await server.fetch_member(user)).guild_permissions)
        except _SILENT as error:
            log.info("rights not looked up", error=type(error).__name__)
            return None

    def seen(self, guild: int | None, user: int) -> None:
        """Somebody was just active in the server, or by direct message (None)."""
        _keep(self._acted, user, self._now())
        if guild is not None:
            self._note(guild, user, True)

    def _is_fresh(self, guild: int, user: int, trusting: timedelta | None) -> bool:
        if (guild, user) not in self._known:
            return False
        here, asked = self._known[guild, user]
        if here and trusting is not None and abs(self._now() - self._acted.get(user, asked)) < trusting:
            return True
        return abs(self._now() - asked) < (UNSAID if here is None else FRESH)

    async def _ask(self, guild: int, user: int) -> bool | None:
        server = self._client.get_guild(guild)
        if server is None and self._client.is_ready():
            return None  # the bot itself isn't there
        here: bool | None = True
        try:
            async with asyncio.timeout(PATIENCE):
                await (self._client.http.get_member(guild, user) if server is None else server.fetch_member(user))
        except discord.NotFound as error:
            here = False if error.code in _UNKNOWN else None
        except _SILENT as error:
            log.info("member not looked up", error=type(error).__name__)
            here = None
        self._note(guild, user, here)
        return here

    def _note(self, guild: int, user: int, here: bool | None) -> None:
        _keep(self._known, (guild, user), (here, self._now()))


def _keep(known: dict[K, V], key: K, value: V) -> None:
    """Note the latest, and so many at most."""
    known.pop(key, None)
    while len(known) >= KEPT:
        del known[next(iter(known))]
    known[key] = value
