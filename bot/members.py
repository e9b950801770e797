"""Who is in a server. Without the privileged intent nobody tells the bot who leaves, so it asks where it matters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import aiohttp
import discord
import structlog

log = structlog.get_logger()

FRESH = timedelta(minutes=10)
"""So long an answer is believed, so that many clicks ask once."""
UNSAID = timedelta(minutes=1)
"""So long nobody is asked for again of whom Discord didn't say it."""
PATIENCE = 3.0
"""Seconds that an answer is waited for: somebody's click waits with it."""
KEPT = 5000
"""So many answers are kept at most."""
_UNKNOWN = {10007, 10013}
"""Discord's words for: not in this server, no such account."""


class Members:
    """Looks up whether people are in a server."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[bool | None, datetime]] = {}

    async def look_up(self, guild: int, users: Iterable[int], *, again: bool = False) -> dict[int, bool]:
        """Whether these people are in the server, without those of whom Discord doesn't say it. Raises nothing.

        `again`: ask even though there is an answer that is still fresh.
        """
        found, unknown = {}, []
        for user in users:
            if again or not self._is_fresh(guild, user):
                unknown.append(user)
            else:
                found[user] = self._known[guild, user][0]
        answers = await asyncio.gather(*(self._ask(guild, user) for user in unknown))
        found |= dict(zip(unknown, answers, strict=True))
        return {user: here for user, here in found.items() if here is not None}

    def seen(self, guild: int, user: int) -> None:
        """Somebody was just active in the server."""
        self._note(guild, user, True)

    def _is_fresh(self, guild: int, user: int) -> bool:
        if (guild, user) not in self._known:
            return False
        here, asked = self._known[guild, user]
        return abs(self._now() - asked) < (UNSAID if here is None else FRESH)

    async def _ask(self, guild: int, user: int) -> bool | None:
        server = self._client.get_guild(guild)
        if server is None:
            return None  # the bot itself isn't there
        here: bool | None = True
        try:
            async with asyncio.timeout(PATIENCE):
                await server.fetch_member(user)
        except discord.NotFound as error:
            here = False if error.code in _UNKNOWN else None
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:  # a TimeoutError is an OSError
            log.info("member not looked up", error=type(error).__name__)
            here = None
        self._note(guild, user, here)
        return here

    def _note(self, guild: int, user: int, here: bool | None) -> None:
        self._known.pop((guild, user), None)  # so that the latest answers are kept
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[guild, user] = (here, self._now())
