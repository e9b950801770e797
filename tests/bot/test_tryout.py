"""The try-out without a browser: its first page, the ways from there, and the time that runs behind it."""

import asyncio
import io
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
import simcord
from PIL import Image
from structlog.testing import capture_logs

from bot.tables.choices import counts
from bot.texts import say
from bot.tryout import MEMBERS as EVERYBODY
from bot.tryout.harbour import HOST, STRETCHES, Harbour, free_port, open_harbour
from bot.tryout.landing import Landing
from bot.tryout.pages import KEPT, LONGEST, SETTLED, MemberPage, Stale, _as_seen_now
from engine.registry import GAMES

NOW = datetime(2026, 11, 27, 12, 0, tzinfo=UTC)
MEMBERS = ("Nakhimov", "Kornilov")


def picture(width: int, height: int) -> io.BytesIO:
    """A blank picture as a file."""
    file = io.BytesIO()
    Image.new("RGB", (width, height)).save(file, "PNG")
    file.seek(0)
    return file


@pytest.fixture
def drawn_at_once() -> None:
    """Here threads draw, as in the running bot."""


@asynccontextmanager
async def tryout(folder: Path) -> AsyncIterator[tuple[Harbour, aiohttp.ClientSession]]:
    """A running try-out and a visitor. No fixture: simcord must be left in the context in which it was entered."""
    async with (
        open_harbour(folder / "tryout.db", NOW, dict.fromkeys(MEMBERS, "en-US"), lambda: "dealt") as sea,
        Landing(sea, 0) as landing,
        aiohttp.ClientSession(landing.url) as web,
    ):
        yield sea, web


async def test_the_first_page_tells_what_to_do(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (_, web):
        async with web.get("/") as answer:
            page = await answer.text()
        for game in GAMES:
            command = f"/{say('en', f'{game}-about.name')} start"
            assert f"<code>{command}</code>" in page
            assert f'data-copy="{command}"' in page
            assert escape(say("en", f"{game}-about")) in page
        for member in MEMBERS:
            assert f"/open/{member}/channel" in page
            assert f"/open/{member}/messages" in page


def test_every_game_can_be_played_there_by_as_many_as_it_takes() -> None:
    assert len(set(EVERYBODY)) == len(EVERYBODY) == max(counts(game)[-1] for game in GAMES.values())


async def test_the_first_page_promises_to_play_alone_only_where_one_can(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (_, web), web.get("/") as answer:
        (step,) = [part for part in (await answer.text()).split("<li>") if "to play alone at once" in part]
    for game in GAMES.values():
        named = f"<code>/{say('en', f'{game.id}-about.name')} start</code>" in step
        assert named == (1 in game.seats(game.Options()))


@pytest.mark.parametrize(
    ("address", "wanted", "language"),
    [
        ("/", "", "en"),
        ("/", "uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("/", "de-DE,de;q=0.9,ru;q=0.8,en;q=0.7", "ru"),
        ("/?language=uk", "ru", "uk"),
        ("/?language=fr", "ru", "ru"),
    ],
)
async def test_the_first_page_speaks(tmp_path: Path, address: str, wanted: str, language: str) -> None:
    async with tryout(tmp_path) as (_, web):
        async with web.get(address, headers={"Accept-Language": wanted}) as answer:
            page = await answer.text()
        assert f'<html lang="{language}">' in page
        assert page.count("aria-current=page") == 1
        assert f'<a href="/?language={language}" lang="{language}" aria-current=page>' in page
        assert f'action="/locale/Kornilov?language={language}"' in page, "it stays in its language"


async def test_the_first_member_can_moderate(tmp_path: Path, tools: Any) -> None:
    async with tryout(tmp_path) as (sea, web):
        async with web.get("/") as answer:
            assert (
                "Nakhimov owns the server: only Nakhimov has the moderators’ <code>/server</code>"
                in await answer.text()
            )
        told = await sea.members["Nakhimov"].seat.slash(sea.channel, "server channels")
        assert "all channels" in tools.text(told.response)
        with pytest.raises(simcord.SetupError, match="permission"):
            await sea.members["Kornilov"].seat.slash(sea.channel, "server channels")


async def test_each_member_has_two_pages_that_stay_open(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (_, web):
        addresses = []
        for door in [f"/open/{member}/{where}" for member in MEMBERS for where in ("channel", "messages")] * 2:
            async with web.get(door, allow_redirects=False) as answer:
                assert answer.status == 302
                addresses.append(answer.headers["Location"])
        assert len(set(addresses)) == 4, "opening a page again leads to the same one"
        for address in addresses:
            assert address.startswith(f"http://{HOST}:")
            async with web.get(address) as answer:
                assert answer.status == 200


async def test_a_thread_has_a_page_of_its_own(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, web):
        sea.env.backend.create_thread(sea.channel.id, "Sea Lords 1: Nakhimov, Kornilov", sea.env.bot.user.id)
        (thread,) = sea.channel.threads
        async with web.get(f"/open/Kornilov/thread-{thread.id}", allow_redirects=False) as answer:
            assert answer.status == 302
        words = sea._pages["Kornilov", thread.id].words()
        assert words["title"] == "Kornilov · Sea Lords 1: Nakhimov, Kornilov"
        assert words["channel"] == str(sea.channel.id)


async def test_a_page_that_was_ended_opens_again(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, _):
        first = await sea.page("Nakhimov", "channel", 0)
        await sea._pages["Nakhimov", "channel"].close()
        assert await sea.page("Nakhimov", "channel", 0) != first


@pytest.mark.parametrize(
    "door", ["/open/Nobody/channel", "/open/Nakhimov/elsewhere", "/open/Nakhimov/thread-1", "/elsewhere"]
)
async def test_other_doors_are_closed(tmp_path: Path, door: str) -> None:
    async with tryout(tmp_path) as (_, web), web.get(door, allow_redirects=False) as answer:
        assert answer.status == 404


async def test_names_of_other_hosts_are_refused(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (_, web), web.get("/", headers={"Host": "elsewhere.example"}) as answer:
        assert answer.status == 403


async def test_a_member_speaks_another_language(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, web):
        async with web.post("/locale/Kornilov", data={"language": "uk"}, allow_redirects=False) as answer:
            assert answer.status == 303
        async with web.post("/locale/Kornilov", data={"language": "fr"}, allow_redirects=False) as answer:
            assert answer.status == 404
        assert sea.locales == {"Nakhimov": "en-US", "Kornilov": "uk"}
        assert sea.locale_of(sea.members["Kornilov"].user.id) == "uk"
        assert sea.locale_of(1) == "en-US"


async def test_members_speak_as_the_page_until_they_choose(tmp_path: Path) -> None:
    async with (
        open_harbour(tmp_path / "tryout.db", NOW, dict.fromkeys(MEMBERS, "en-US")) as sea,
        Landing(sea, 0, MEMBERS) as landing,
        aiohttp.ClientSession(landing.url) as web,
    ):
        async with web.get("/?language=ru"):
            assert sea.locales == {"Nakhimov": "ru", "Kornilov": "ru"}
        async with web.post("/locale/Kornilov?language=ru", data={"language": "uk"}, allow_redirects=False) as answer:
            assert answer.headers["Location"] == "/?language=ru"
        async with web.get("/?language=en"):
            assert sea.locales == {"Nakhimov": "en-US", "Kornilov": "uk"}


async def test_a_page_says_whose_it_is(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, web):
        sea.locales["Kornilov"] = "uk"
        async with web.get("/open/Kornilov/messages") as answer:
            page = await answer.text()
        assert 'data-title="Kornilov · Особисті повідомлення"' in page
        assert 'data-you="Ви — Kornilov"' in page
        assert 'data-home="http://127.0.0.1:' in page
        for own in ("page.js", "page.css"):
            async with web.get(answer.url.with_path(own)) as served:
                assert served.status == 200


async def test_a_page_stays_as_it_was_until_it_is_refreshed(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, web):
        address, _, key = (await sea.page("Nakhimov", "channel", 0)).partition("#")
        async with sea.lock:  # so that no refresh comes in between
            channel: Any = sea.env.bot.get_channel(sea.channel.id)
            message = await channel.send(file=discord.File(picture(60, 40), "first.png"))
            tab = {"X-Simcord-Capability": key}
            async with web.post(f"{address}api/pages", json={}, headers=tab) as answer:
                shown = await answer.json()
            tab["X-Simcord-Context"] = shown["context"]["id"]
            (first,) = (asset for asset in shown["assets"].values() if asset["filename"] == "first.png")
            assert (first["displayWidth"], first["displayHeight"]) == (60, 40), "room is kept for it before it loads"

            await message.edit(attachments=[discord.File(picture(20, 10), "second.png")])
            async with web.get(f"{address}api/state", headers=tab) as answer:
                assert await answer.json() == shown, "nothing is taken out before what replaces it is there"
            sea._pages["Nakhimov", "channel"].refresh_tabs()
            async with web.get(f"{address}api/state", headers=tab) as answer:
                names = {asset["filename"] for asset in (await answer.json())["assets"].values()}
            assert "second.png" in names
            assert "first.png" not in names
            for _ in range(2):
                async with web.get(f"{address}api/assets/{first['id']}", headers=tab) as answer:
                    assert (answer.status, answer.content_type) == (200, "image/png"), "a tab may still ask for it"
                sea._pages["Nakhimov", "channel"].refresh_tabs()

            harbour = sea._pages["Nakhimov", "channel"]
            harbour._replaced = dict.fromkeys(harbour._replaced, time.perf_counter() - KEPT)
            harbour.refresh_tabs()
            async with web.get(f"{address}api/assets/{first['id']}", headers=tab) as answer:
                assert answer.status == 404, "it isn't kept for ever"


def test_pages_are_refreshed_once_the_bot_has_settled() -> None:
    page, other = (cast(MemberPage, object()) for _ in range(2))
    stale = Stale()
    assert stale.take(100) == []
    stale.add([page, other], 100)
    assert stale.take(100 + SETTLED / 2) == []
    stale.add([page, other], 100 + SETTLED / 2)
    assert stale.take(100 + SETTLED) == [], "there was news meanwhile"
    stale.discard(other)
    assert stale.take(100 + 2 * SETTLED) == [page]
    assert stale.take(200) == [], "once is enough"


def test_pages_dont_wait_for_a_bot_that_never_settles() -> None:
    page = cast(MemberPage, object())
    stale = Stale()
    moments = [100 + SETTLED / 2 * step for step in range(20)]
    refreshed = []
    for moment in moments:
        stale.add([page], moment)
        refreshed += [moment] * len(stale.take(moment))
    assert refreshed
    assert refreshed[0] <= 100 + LONGEST + SETTLED


async def test_time_begins_now_and_runs(tmp_path: Path) -> None:
    began = time.perf_counter()
    async with tryout(tmp_path) as (sea, _):
        begun = sea.env.now()
        assert begun >= NOW
        while (sea.env.now() - begun).total_seconds() < 1:  # noqa: ASYNC110 - simcord tells nobody of its time
            await asyncio.sleep(0.05)
        assert (sea.env.now() - NOW).total_seconds() <= time.perf_counter() - began


async def test_an_hour_passes_whole_though_the_bot_has_much_to_do(tmp_path: Path, monkeypatch: Any) -> None:
    async with tryout(tmp_path) as (sea, web):
        advance = sea.env.advance_time
        tired = iter((True, True))

        async def slow(seconds: float) -> None:
            if seconds < 60 or not next(tired, False):  # the clock that runs by itself is not meant
                return await advance(seconds)
            await advance(seconds / 2)
            raise TimeoutError

        monkeypatch.setattr(sea.env, "advance_time", slow)
        begun = sea.now
        async with web.post("/pass/1", allow_redirects=False) as answer:
            assert answer.status == 303
        assert timedelta(hours=1) <= sea.now - begun < timedelta(hours=1, minutes=1)


async def test_time_does_not_pass_for_a_bot_that_is_stuck(tmp_path: Path, monkeypatch: Any) -> None:
    async def stuck(seconds: float) -> None:
        raise TimeoutError

    async with tryout(tmp_path) as (sea, _):
        monkeypatch.setattr(sea.env, "advance_time", stuck)
        with pytest.raises(TimeoutError, match="come to rest"):
            await sea.pass_time(1)


async def test_a_bot_that_is_busy_for_long_is_waited_for(tmp_path: Path, monkeypatch: Any) -> None:
    """Drawing its first picture may take longer than simcord waits: time goes on after it, and nothing is amiss."""
    async with tryout(tmp_path) as (sea, _):
        advance, tired = sea.env.advance_time, iter(range(STRETCHES - 1))

        async def busy(seconds: float) -> None:
            if next(tired, None) is not None:
                raise TimeoutError
            await advance(seconds)

        with capture_logs() as logs:
            monkeypatch.setattr(sea.env, "advance_time", busy)
            begun = sea.now
            while sea.now == begun:  # noqa: ASYNC110 - simcord tells nobody of its time
                await asyncio.sleep(0.05)
        assert next(tired, None) is None
        assert [entry for entry in logs if "stumbled" in entry["event"]] == []


async def test_pictures_are_drawn_before_anybody_comes(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, _):
        await sea.ready()
        bot: Any = sea.env.bot
        assert len(bot.first_pictures) == len(GAMES)
        assert all(picture.done() and picture.exception() is None for picture in bot.first_pictures)


def test_a_taken_port_is_replaced() -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(port) != port
    assert free_port(0) > 0


@pytest.mark.parametrize(
    ("body", "revision"),
    [
        ({"sequence": 4, "published_revision": 7}, 9),  # the next click, on what was there before a refresh
        ({"sequence": 3, "published_revision": 7}, 7),  # sent once more: stays as it was
        ({"sequence": 4}, None),
    ],
)
def test_clicks_that_meet_a_refresh(body: dict[str, int], revision: int | None) -> None:
    page = SimpleNamespace(_pages={"tab": SimpleNamespace(last_sequence=3, revision=9)})
    assert _as_seen_now(page, "tab", body).get("published_revision") == revision  # type: ignore[arg-type]
    assert _as_seen_now(page, "gone", body) == body  # type: ignore[arg-type]


async def test_the_first_page_begins_a_game_with_the_bot_by_one_click(tmp_path: Path) -> None:
    async with tryout(tmp_path) as (sea, web):
        async with web.get("/") as answer:
            page = await answer.text()
        for game in GAMES:
            assert f'action="/play/Nakhimov/{game}"' in page
        assert page.index('id="now"') < page.index("<ol>"), "it comes first"
        for nobody in ("/play/Nelson/sealords", "/play/Nakhimov/chess"):
            async with web.post(nobody) as answer:
                assert answer.status == 404
        async with web.post("/play/Nakhimov/tranquility", allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (303, "/open/Nakhimov/channel")
        bot: Any = sea.env.bot
        (table,) = await bot.tables.reading.of_user(sea.members["Nakhimov"].user.id)
        assert (table.status, table.names) == ("running", ("Nakhimov", "Flotilla"))
