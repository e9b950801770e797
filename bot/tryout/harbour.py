"""A simulated Discord with a server, a channel and a few members, in which time runs and pages can be opened.

simcord is made for tests: its time stands still, a page shows what its own clicks did, and one page at a time is
enough. Here time is moved on by what has really passed, pages are refreshed when the bot has done something, and each
member has a page for the channel and one for his direct messages. What reaches into simcord's private parts is in this
file alone; simcord is pinned exactly.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple

import simcord
import simcord.interactions
import structlog
from simcord.preview import Preview

from bot.client import Flotilla
from bot.tables.opening import new_seed as secret_seed

TICK = 0.5
"""Seconds between two looks at the clock and at what changed."""
HOST = "127.0.0.1"

log = structlog.get_logger()
Where = Literal["channel", "messages"]


class Member(NamedTuple):
    """Somebody to play as: his name and simcord's handles for him as a user and as a member of the server."""

    name: str
    user: Any
    seat: Any


class Harbour:
    """The server, its members and their pages. `locales` holds each member's Discord language and may be changed.

    The first of the members is `moderator`: he owns the server.
    """

    def __init__(self, env: simcord.Env, locales: dict[str, str]) -> None:
        self.locales = locales
        self._env = env
        users = [(name, env.create_user(name.lower(), global_name=name)) for name in locales]
        self.moderator = users[0][0]
        guild = env.create_guild("Harbour", owner=users[0][1])
        self._channel = guild.create_text_channel("sea")
        self.members = {name: Member(name, user, guild.add_member(user)) for name, user in users}
        self._pages: dict[tuple[str, Where], Preview] = {}
        self._lock = asyncio.Lock()
        """Held by whatever makes the simulation move: simcord refuses two operations at once."""
        self._stale: set[Preview] = set()
        """The pages that don't show yet what the bot has done."""
        env.backend.subscribers.append(self._note_change)

    def _note_change(self, _event: object, _payload: object) -> None:
        self._stale.update(self._pages.values())

    def locale_of(self, user_id: int) -> str:
        """The Discord language of a user."""
        return next((self.locales[m.name] for m in self.members.values() if m.user.id == user_id), "en-US")

    async def page(self, member: str, where: Where, port: int) -> str:
        """The address of a member's page, opened now if it isn't yet (or was ended by its own button).

        It gets `port`, or a free one where that is taken. Raises KeyError for an unknown member.
        """
        somebody = self.members[member]
        async with self._lock:
            page = self._pages.get((member, where))
            if page is None or page._closed:
                channel = self._channel if where == "channel" else somebody.user.dm_channel
                viewer = somebody.seat if where == "channel" else somebody.user
                # simcord means one page an Env; forgetting the last one lets several live side by side
                self._env._preview = None
                page = self._env.preview(channel, viewers=[viewer], layout="channel", port=free_port(port))
                await page.__aenter__()
                self._serialise(page)
                self._pages[member, where] = page
            return page.url

    def _serialise(self, page: Preview) -> None:
        act = page._action

        async def act_alone(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._lock:
                before = [tab.revision for tab in _tabs(page)]
                done = await act(context_id, _as_seen_now(page, context_id, body))
                if all(tab.revision > old for tab, old in zip(_tabs(page), before, strict=False)):
                    # it shows the outcome itself; a refresh after it would only close a menu just opened
                    self._stale.discard(page)
                return done

        page._action = act_alone  # type: ignore[method-assign]

    async def run(self) -> None:
        """Let time pass and keep the pages true, for ever. A hitch is logged and does not end it."""
        last = time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            async with self._lock:
                now = time.perf_counter()
                passed, last = now - last, now
                try:
                    await self._env.advance_time(passed)
                    self._refresh()
                except Exception:
                    log.exception("the simulated Discord stumbled")

    def _refresh(self) -> None:
        """Show open tabs what has changed; the simulation has come to rest."""
        stale, self._stale = self._stale, set()
        for page in stale:
            page._advance_presentation_time()
            for tab in _tabs(page):
                if tab.id in page._pages:  # publishing one may end others that expired
                    page._publish(tab, reason="refresh")

    async def close(self) -> None:
        """Close the pages."""
        await asyncio.gather(*(page.close() for page in self._pages.values()))
        # simcord kills its picture workers; the loop needs a moment to let go of their pipes
        await asyncio.sleep(0.1)


def _tabs(page: Preview) -> list[Any]:
    """The tabs that show a page. Its own projection is for tests: leaving it out halves the work of a refresh."""
    return [tab for tab in page._pages.values() if tab is not page._python]


def _as_seen_now(page: Preview, tab: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """A click on what a tab showed before its last refresh, made one on what it shows now.

    simcord drops such clicks without a word, since in tests nothing moves but by the test. In Discord they reach the
    bot, which knows what to say to outdated ones.
    """
    shown = page._pages.get(tab or "")
    if shown is None or not isinstance(body, Mapping) or body.get("sequence") != shown.last_sequence + 1:
        return body  # also what a tab sends once more after a lost connection: that must stay the same
    return {**body, "published_revision": shown.revision} if "published_revision" in body else body


def free_port(wanted: int) -> int:
    """`wanted` if it is free, else one that is."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no free port")


@contextlib.asynccontextmanager
async def open_harbour(
    database: Path, now: datetime, locales: dict[str, str], new_seed: Callable[[], str] = secret_seed
) -> AsyncIterator[Harbour]:
    """The bot on a new database in a simulated Discord whose clock starts at `now` and runs."""
    bot = Flotilla(database, shard_count=1, new_seed=new_seed)
    running = simcord.run(bot, check_errors=False)
    running._env.backend.clock._epoch = now
    running._env.backend.bot_user.name = "Flotilla"
    try:
        async with running as env:
            sea = Harbour(env, locales)
            with _speaking(sea):
                clock = asyncio.create_task(sea.run())
                try:
                    yield sea
                finally:
                    clock.cancel()
                    await asyncio.wait([clock])
                    await sea.close()
    finally:
        # simcord detaches the bot without closing it; an open database would hold the process up
        await bot.close()


@contextlib.contextmanager
def _speaking(sea: Harbour) -> Any:
    """Let interactions carry their member's language: simcord's are all American."""
    made = simcord.interactions.base_payload

    def localised(*args: Any, **kwargs: Any) -> Any:
        record, payload = made(*args, **kwargs)
        payload["locale"] = sea.locale_of(kwargs["user_id"])
        return record, payload

    simcord.interactions.base_payload = localised
    try:
        yield
    finally:
        simcord.interactions.base_payload = made
