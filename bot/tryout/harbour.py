"""A simulated Discord with a server, a channel and a few members, in which time runs and pages can be opened.

simcord is made for tests: its time stands still, a page shows what its own clicks did, and one page at a time is
enough. Here time is moved on by what has really passed, pages are refreshed when the bot has done something, and each
member has a page for the channel and one for his direct messages. What reaches into simcord's private parts is here and
in `bot.tryout.pages` alone; simcord is pinned exactly.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
import simcord.interactions
import structlog
from simcord.builders import UserHandle

from bot.client import Flotilla
from bot.tables.opening import new_seed as secret_seed
from bot.tryout.pages import Member, MemberPage, Stale, Where

TICK = 0.5
"""Seconds between two looks at the clock and at what changed."""
PATIENCE = 20.0
"""Seconds that simcord waits for the bot to settle, before it says that it can't tell what became of a click. The bot
may think for ten at its own seats."""
STRETCHES = 3
"""How often simcord may wait so long before the bot counts as stuck."""
HOST = "127.0.0.1"

log = structlog.get_logger()


class Harbour:
    """The server, its members and their pages. `locales` holds each member's Discord language and may be changed.

    The first of the members is `moderator`: he owns the server.
    """

    def __init__(self, env: simcord.Env, locales: dict[str, str]) -> None:
        self.locales = locales
        self.lock = asyncio.Lock()
        """Held by whatever makes the simulation move: simcord refuses two operations at once."""
        self.env = env
        users = [(name, env.create_user(name.lower(), global_name=name)) for name in locales]
        self.moderator = users[0][0]
        guild = env.create_guild("Harbour", owner=users[0][1])
        self.channel = guild.create_text_channel("sea")
        self.members = {name: Member(name, user, guild.add_member(user)) for name, user in users}
        self._pages: dict[tuple[str, Where], MemberPage] = {}
        self._stale = Stale()
        env.backend.subscribers.append(self._note_change)

    def _note_change(self, _event: object, _payload: object) -> None:
        self._stale.add(self._pages.values(), time.perf_counter())

    def locale_of(self, user_id: int) -> str:
        """The Discord language of a user."""
        return next((self.locales[m.name] for m in self.members.values() if m.user.id == user_id), "en-US")

    async def page(self, member: str, where: Where, port: int, home: str = "") -> str:
        """The address of a member's page, opened now if it isn't yet (or was ended by its own button).

        It gets `port`, or a free one where that is taken. From other pages, links to the channel lead to `home`. Raises
        KeyError for an unknown member or thread.
        """
        somebody = self.members[member]
        if isinstance(where, int):
            self.thread(where)
        async with self.lock:
            page = self._pages.get((member, where))
            if page is None or page._closed:
                # simcord means one page an Env; forgetting the last one lets several live side by side
                self.env._preview = None
                page = MemberPage(self, somebody, where, free_port(port), home)
                await page.__aenter__()
                self._pages[member, where] = page
            return page.url

    async def play(self, member: str, command: str, itself: str, **options: Any) -> None:
        """Have a member use a command; its option that is called `itself` names the bot, where it isn't ""."""
        named = {itself: UserHandle(self.env, self.env.backend.bot_user)} if itself else {}
        async with self.lock:
            with contextlib.suppress(TimeoutError):  # it goes on
                await self.members[member].seat.slash(self.channel, command, **options, **named)

    def thread(self, id: int) -> Any:
        """The thread with this id. Raises KeyError where there is none."""
        return {thread.id: thread for thread in self.channel.threads}[id]

    def shown(self, page: MemberPage) -> None:
        """A page shows all that there is by itself: a refresh would only move what is being read."""
        self._stale.discard(page)

    async def ready(self) -> None:
        """Wait until the bot has drawn its first pictures: on a busy machine simcord has no patience with that."""
        bot: Any = self.env.bot
        await asyncio.wait([asyncio.wrap_future(picture) for picture in bot.first_pictures])

    async def run(self) -> None:
        """Let time pass and keep the pages true, for ever. A hitch is logged and does not end it."""
        last = time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            async with self.lock:
                now = time.perf_counter()
                passed, last = now - last, now
                try:
                    await self._reach(self.now + timedelta(seconds=passed))
                    for page in self._stale.take(time.perf_counter()):
                        page.refresh_tabs()
                except Exception:
                    log.exception("the simulated Discord stumbled")

    async def pass_time(self, hours: int) -> datetime:
        """Let so many hours pass at once, each as if the bot had been awake in it; what time it is then."""
        for _ in range(hours):
            async with self.lock:
                await self._reach(self.now + timedelta(hours=1))
        self._stale.add(self._pages.values(), time.perf_counter())
        return self.now

    async def _reach(self, then: datetime) -> None:
        """Move time on to `then`, though the bot may have much to do on the way. Raises TimeoutError if it is stuck."""
        for _ in range(STRETCHES):
            # what was reached before simcord lost its patience is kept: go on from there
            with contextlib.suppress(TimeoutError):
                await self.env.advance_time(max((then - self.now).total_seconds(), 0.0))
                return
        raise TimeoutError(f"the bot has not come to rest on the way to {then}")

    @property
    def now(self) -> datetime:
        """What time it is in the simulation."""
        now: datetime = discord.utils.utcnow()
        return now

    async def close(self) -> None:
        """Close the pages."""
        await asyncio.gather(*(page.close() for page in self._pages.values()))
        # simcord kills its picture workers; the loop needs a moment to let go of their pipes
        await asyncio.sleep(0.1)


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
    running._env.settle_timeout = PATIENCE
    running._env.backend.clock._epoch = now
    running._env.backend.bot_user.name = "Flotilla"
    # simcord gives a bot five seconds to begin, however busy the machine is
    beginning: Any = running._env
    settle = beginning._settle_internal
    beginning._settle_internal = lambda **how: settle(**{**how, "timeout": PATIENCE})
    try:
        async with running as env:
            beginning._settle_internal = settle
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
