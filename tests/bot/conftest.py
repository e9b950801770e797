"""A simulated Discord with our bot in it, and what a test needs to play there as a person would."""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import timedelta
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
import simcord.interactions

import render
from bot import heartbeat, texts
from bot.client import Flotilla
from bot.tables import publisher, timing
from bot.tables.choices import always_two
from bot.tables.making import own
from bot.tables.model import LogRow, Table
from bot.tables.store import Store, database
from engine import notation, registry
from engine.setups import usual_setup
from render import Picture
from tests.bot.commanding import put_together_once
from tests.bot.copying import plainly_copied
from tests.bot.histories import made_once
from tests.bot.sqlite_at_once import without_threads
from tests.bot.virtual_time import no_real_timers, pass_short_pauses
from tests.bot.work_at_once import without_pool, without_worker


class Sea:
    """One server with one channel, our bot, and members who play; see `sea`."""

    def __init__(self, env: simcord.Env, database: Path, seeds: Callable[[], str]) -> None:
        self.env = env
        self.database = database
        self.seeds = seeds
        self.guild = env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("sea")
        self.locales: dict[int, str] = {}
        self.members: dict[int, Any] = {}
        self.light = self.member("Nakhimov")
        self.dark = self.member("Kornilov")
        self.watcher = self.member("Makarov")
        """Somebody at no table: he sees what everybody sees."""

    @property
    def bot(self) -> Flotilla:
        bot = self.env.bot
        assert isinstance(bot, Flotilla)
        return bot

    def member(self, name: str, locale: str = "en-US", **user: Any) -> Any:
        """A new member of the server."""
        somebody = self.guild.add_member(self.env.create_user(name.lower(), **{"global_name": name, **user}))
        self.locales[somebody.id] = locale
        self.members[somebody.id] = somebody
        return somebody

    def moderator(self) -> Any:
        """A member who may manage the server."""
        role = self.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user("warden"), roles=[role])

    def company(self, game: str) -> list[Any]:
        """With whom light plays a game in most tests: with dark, and with a third one where more than two can play."""
        rules = registry.get(game)
        return [self.dark, *([self.member("Ushakov")] if 3 in rules.seats(rules.Options()) else [])]

    async def restart(self) -> None:
        """Kill the bot (nothing is closed in order) and start another one on the same database."""
        old = self.bot
        await self.env.restart_bot(Flotilla(self.database, shard_count=1, new_seed=self.seeds))
        await old.store.close()  # only so that no thread outlives the test: all was committed long ago

    async def start(self, game: str = "sealords", *guests: Any, **options: Any) -> int:
        """A running game of light with these guests (none named: with dark); its table's number."""
        guests = guests or (self.dark,)
        rules = registry.get(game)
        if always_two(rules):
            await self.light.slash(self.channel, f"{game} start", opponent=guests[0], **options)
            await guests[0].click(self.card(), label="Accept")
        else:
            await self.light.slash(self.channel, f"{game} start", seats=1 + len(guests), **options)
            for guest in guests:
                await guest.click(self.card(), label="Join")
        table = max(table.id for table in await self.bot.tables.reading.of_user(self.light.id))
        if (await self.bot.tables.reading.get(table)).status == "open":  # there are sides, which nobody has chosen
            await self.light.click(self.card(), label="Begin")
        return table

    async def seen(self, table: int, member: Any = None) -> Table:
        """The table as this member sees it (none given: whoever owes something), with a turn in the making."""
        found = await self.bot.tables.reading.get(table)
        return own(found, found.owing[0] if member is None else found.seat_of(member.id))

    async def log(self, table: int) -> list[LogRow]:
        """All that everybody sees to have happened."""
        return await self.bot.tables.reading.log(await self.bot.tables.reading.get(table))

    async def usual(self, table: int) -> tuple[Any, str]:
        """Somebody who owes a move, and the usual one as it is typed."""
        seen = await self.seen(table)
        seat = seen.owing[0]
        path = seen.engine.default(seen.state, seat).path
        return self.members[seen.seats[seat].user], notation.write(seen.engine, seen.state, seat, path, public=False)

    async def end_turn(self, table: int) -> None:
        """Make usual moves by command until what was done can no longer be taken back."""
        rows = len(await self.log(table))
        while len(await self.log(table)) == rows:
            member, move = await self.usual(table)
            game = (await self.bot.tables.reading.get(table)).game
            await member.slash(self.channel, f"{game} move", move=move)

    async def at_once(self, *clicks: Awaitable[Any]) -> list[Any]:
        """Clicks of several people (or a double click) that reach the bot before it has answered any."""
        settle = self.env._settle_internal

        async def not_yet(**_: Any) -> None:
            return None

        self.env._settle_internal = not_yet  # type: ignore[method-assign]
        try:
            results = [await click for click in clicks]
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]
        await self.env.settle()
        return results

    def card(self) -> Any:
        """The newest public message with buttons."""
        seen = reversed(self.channel.history(viewer=self.watcher))
        return next(m for m in seen if Tools.buttons(m) and not m.flags.ephemeral)

    def pinged(self) -> list[int]:
        """Whom the newest message in a channel was allowed to ping."""
        sent = [r for r in self.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
        allowed = next(r.json["allowed_mentions"] for r in reversed(sent) if str(self.channel.id) in r.path)
        assert not allowed.get("parse")
        return [int(user) for user in allowed.get("users", [])]

    async def guild_delete(self, message: Any) -> None:
        """A moderator deletes a message."""
        self.env.backend.delete_message(message.channel.id, message.id)
        await self.env.settle()

    def dms(self, member: Any) -> list[Any]:
        """The bot's direct messages to a member, oldest first."""
        return list(member.user.dm_channel.history())


class Tools:
    """Reading messages: simcord's and discord.py's components alike."""

    @staticmethod
    def parts(message: Any) -> list[dict[str, Any]]:
        """All components of a message, nested ones too."""
        return list(_walk(message.components))

    @staticmethod
    def text(message: Any) -> str:
        """All texts of a message."""
        return "\n".join(part["content"] for part in Tools.parts(message) if part["type"] == 10)

    @staticmethod
    def buttons(message: Any) -> list[str]:
        """The labels of a message's buttons."""
        return [part.get("label") or "" for part in Tools.parts(message) if part["type"] == 2]

    @staticmethod
    def taking_back(message: Any) -> str:
        """The label of the button that takes a step back; "" where there is none."""
        return next((label for label in Tools.buttons(message) if label.startswith("Take back")), "")

    @staticmethod
    def alts(message: Any) -> list[str]:
        """The alt texts of a message's pictures."""
        galleries = [part for part in Tools.parts(message) if part["type"] == 12]
        return [item.get("description") or "" for gallery in galleries for item in gallery["items"]]


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        raw = component if isinstance(component, dict) else component.to_dict()
        yield raw
        yield from _walk(raw.get("components", ()))


@pytest.fixture(autouse=True)
def disk_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A killed process loses nothing without that; `tests/bot/tables/test_store.py` sees how the bot itself does it."""
    monkeypatch.setattr(database, "SETTINGS", (*database.SETTINGS, "PRAGMA synchronous = OFF"))


@pytest.fixture(autouse=True)
def drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No threads that draw: `test_tryout.py` has those of the running bot."""
    without_pool(monkeypatch)


class _Kept(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def all_can_be_said() -> Iterator[None]:
    """Every message that is said has all that it speaks of: else players read it with a gap, and only the log knows."""
    kept = _Kept()
    texts.log.addHandler(kept)
    yield
    texts.log.removeHandler(kept)
    assert not kept.said


@pytest.fixture
def tools() -> type[Tools]:
    """How messages are read in tests."""
    return Tools


@pytest.fixture(scope="session")
def drawn_once() -> None:
    """The first picture of a process takes seconds on a busy machine: longer than an action may."""
    for id in registry.GAMES:
        game = registry.get(id)
        options = game.Options()
        seats = min(game.seats(options))
        state = game.new(usual_setup(game, options, seats), options, random.Random(1))
        render.draw(id, game.view(state, 0), tuple(f"Ann{seat}" for seat in range(seats)))


@pytest.fixture(scope="session")
def drawn(drawn_once: None) -> Callable[..., list[Picture]]:
    """`render.draw`, which draws each picture once: in these tests the same positions come again and again."""
    return cache(render.draw)


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """What is said is read once: some tests say it with words of their own beside, and then forget it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "FluentResource", cache(texts.FluentResource))
        yield


@pytest.fixture(scope="session", autouse=True)
def commands_once() -> Iterator[None]:
    """Bots that are started one after the other have the same commands."""
    with pytest.MonkeyPatch.context() as patch:
        put_together_once(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def quick_copies() -> Iterator[None]:
    """What is sent is copied as the plain data that it is."""
    with pytest.MonkeyPatch.context() as patch:
        plainly_copied(patch)
        yield


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], None]:
    """Puts an empty database somewhere: a copy of one that was made in the usual way, once."""
    made = tmp_path_factory.mktemp("new") / "empty.db"

    async def make() -> None:
        await (await Store.open(made)).close()

    asyncio.run(make())

    def put(path: Path) -> None:
        shutil.copy(made, path)

    return put


@pytest.fixture
def undrawn(sea: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position has the same picture, for games that are played where nobody looks at them."""
    picture = Picture("view", b"", 1, 1)
    monkeypatch.setattr(render, "draw", lambda *_: [picture])


@pytest.fixture
def seeds() -> Callable[[], str]:
    """The seeds of a test's tables: the first one's, the second one's and so on are the same in each run."""
    numbers = count(1)
    return lambda: f"dealt-{next(numbers)}"


@pytest.fixture
def simcord_bot(
    tmp_path: Path,
    drawn: Callable[..., list[Picture]],
    seeds: Callable[[], str],
    new_database: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
) -> Flotilla:
    """The bot that `simcord_env` runs."""
    new_database(tmp_path / "flotilla.db")
    monkeypatch.setattr(render, "draw", drawn)
    # A sign of life every two minutes is thousands of timers where a test lets a week pass.
    monkeypatch.setattr(heartbeat, "EVERY", 86400.0)
    monkeypatch.setattr(timing, "EVERY", timedelta(days=1))
    monkeypatch.setattr(timing, "GAP", timedelta(days=2))
    # Nor does the card wait for the end of a turn, but where a test is about that.
    monkeypatch.setattr(publisher, "CALM", timedelta(0))
    without_worker(monkeypatch)
    without_threads(monkeypatch)
    no_real_timers(monkeypatch)
    return Flotilla(tmp_path / "flotilla.db", shard_count=1, new_seed=seeds)


@pytest.fixture
async def sea(
    simcord_env: simcord.Env, tmp_path: Path, seeds: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Sea]:
    """The simulated Discord; every locale is en-US unless a test changes `sea.locales`."""
    pass_short_pauses(simcord_env)
    made_once(monkeypatch)
    harbour = Sea(simcord_env, tmp_path / "flotilla.db", seeds)
    made = simcord.interactions.base_payload

    def localised(*args: Any, **kwargs: Any) -> Any:
        record, payload = made(*args, **kwargs)
        payload["locale"] = harbour.locales.get(kwargs["user_id"], "en-US")
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", localised)
    yield harbour
    await harbour.bot.store.close()
