"""Who is in a server: asked for once, believed for a while, waited for a moment."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot import members
from bot.members import FRESH, UNSAID, Members

SERVER = 1


class Server:
    """Answers for whoever is in `there`, fails with `error` if there is one; `asked` is whom it was asked for."""

    def __init__(self) -> None:
        self.there = {11, 12}
        self.error: Exception | None = None
        self.asked: list[int] = []
        self.slow = False

    async def fetch_member(self, user: int) -> None:
        self.asked.append(user)
        if self.slow:
            await asyncio.sleep(3600)
        if self.error is not None:
            raise self.error
        if user not in self.there:
            raise failure(discord.NotFound, 10007)


def failure(kind: type[discord.HTTPException], code: int) -> discord.HTTPException:
    return kind(cast(Any, SimpleNamespace(status=404, reason="")), {"code": code, "message": ""})


class Clock:
    time = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def known(server: Server, clock: Clock) -> Members:
    client = SimpleNamespace(get_guild=lambda id: server if id == SERVER else None, is_ready=lambda: True)
    return Members(cast(Any, client), clock)


async def test_an_answer_is_believed_for_ten_minutes_and_no_longer(
    known: Members, server: Server, clock: Clock
) -> None:
    assert await known.look_up(SERVER, [11, 13]) == {11: True, 13: False}
    server.there = {13}
    clock.time += FRESH - timedelta(seconds=1)
    assert await known.look_up(SERVER, [11, 13]) == {11: True, 13: False}, "many clicks ask once"
    assert server.asked == [11, 13]
    clock.time += timedelta(seconds=1)
    assert await known.look_up(SERVER, [11, 13]) == {11: False, 13: True}, "being asked for keeps no answer fresh"


async def test_a_close_look_asks_anew(known: Members, server: Server) -> None:
    await known.look_up(SERVER, [11])
    server.there = set()
    assert await known.look_up(SERVER, [11], again=True) == {11: False}
    assert await known.look_up(SERVER, [11]) == {11: False}


async def test_who_acts_is_there(known: Members, server: Server) -> None:
    assert await known.look_up(SERVER, [13]) == {13: False}
    known.seen(SERVER, 13)
    assert await known.look_up(SERVER, [13]) == {13: True}
    assert server.asked == [13]
    assert await known.look_up(2, [13]) == {}, "elsewhere the bot isn't"


@pytest.mark.parametrize(
    "error",
    [
        failure(discord.Forbidden, 50001),
        failure(discord.NotFound, 10004),
        failure(discord.DiscordServerError, 0),
        discord.RateLimited(90.0),
        aiohttp.ClientConnectionError(),
        OSError(),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_failure_says_nothing_and_is_not_repeated_at_once(
    known: Members, server: Server, clock: Clock, error: Exception
) -> None:
    server.error = error
    for _ in range(3):
        assert await known.look_up(SERVER, [11, 13]) == {}
    assert server.asked == [11, 13]
    server.error = None
    clock.time += UNSAID
    assert await known.look_up(SERVER, [11, 13]) == {11: True, 13: False}


async def test_nobody_waits_long(known: Members, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "PATIENCE", 0.01)
    server.slow = True
    assert await known.look_up(SERVER, [11, 12]) == {}
    assert server.asked == [11, 12], "both at once"


async def test_the_oldest_answers_are_forgotten(
    known: Members, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "KEPT", 2)
    known.seen(SERVER, 11)
    known.seen(SERVER, 12)
    known.seen(SERVER, 11)
    known.seen(SERVER, 14)
    assert await known.look_up(SERVER, [11, 14]) == {11: True, 14: True}
    assert server.asked == []
    await known.look_up(SERVER, [12])
    assert server.asked == [12]
