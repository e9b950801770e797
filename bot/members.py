"""Who is in a server. Without the privileged intent nobody tells the bot who leaves, so it asks where it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import discord
import structlog

log = structlog.get_logger()

FRESH = timedelta(minutes=10)
"""So long an answer is believed, so that many clicks ask once."""
KEPT = 5000
"""So many answers are kept at most."""
_UNKNOWN = {10007, 10013}
"""Discord's words for: not in this server, no such account."""


class Members:
    """Looks up whether people are in a server."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[bool, datetime]] = {}

    async def look_up(self, guild: int, users: Iterable[int], *, again: bool = False) -> dict[int, bool]:
        """Whether these people are in the server, without those of whom Discord doesn't say it.

        `again`: ask even though there is an answer that is still fresh.
        """
        found = {}
        for user in users:
            known = self._known.get((guild, user))
            fresh = known is not None and abs(self._now() - known[1]) < FRESH
            here = known[0] if known is not None and fresh and not again else await self._ask(guild, user)
            if here is not None:
                found[user] = here
        return found

    def seen(self, guild: int, user: int) -> None:
        """Somebody was just active in the server."""
        self._note(guild, user, True)

    async def _ask(self, guild: int, user: int) -> bool | None:
        server = self._client.get_guild(guild)
        if server is None:
            return None  # the bot itself isn't there
        try:
            await server.fetch_member(user)
        except discord.NotFound as error:
            if error.code not in _UNKNOWN:
                return None
            return self._note(guild, user, False)
        except discord.DiscordException as error:
            log.info("member not looked up", error=type(error).__name__)
            return None
        return self._note(guild, user, True)

    def _note(self, guild: int, user: int, here: bool) -> bool:
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[guild, user] = (here, self._now())
        return here
