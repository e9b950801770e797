"""The place of a card: shown where it can't be, with fewer rights, edited too often, in a channel that is busy."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import FakeHTTPClient

from bot.outlet import DiscordOutlet
from bot.tables.lanes import Lanes
from bot.tables.messages import CARD, Leftover
from bot.views import place
from bot.views.brief import last_move
from bot.views.names import in_words, markless_speaker_of, speaker_of
from engine.registry import GAMES
from tests.bot.plumbing import PLUMBING

HOUR = 3600.0
every_game = pytest.mark.parametrize("game", GAMES)
plumbing = pytest.mark.parametrize("game", PLUMBING)


async def deny(sea: Any, *rights: str, channel: Any = None) -> None:
    """From now on the bot has all rights in the channel but these."""
    denied = discord.Permissions(**dict.fromkeys(rights, True)).value
    overwrite = Overwrite(sea.bot.user.id, OverwriteType.MEMBER, deny=denied)
    sea.env.backend.edit_channel((channel or sea.channel).id, {}, overwrites=[overwrite] if rights else [])
    await sea.env.settle()


async def play_on(sea: Any, game: str) -> None:
    """Somebody at the newest table plays until the others see it."""
    tables = await sea.bot.tables.reading.of_user(sea.light.id, game=game, running_only=True)
    await sea.end_turn(max(table.id for table in tables))


def live(sea: Any, tools: Any, channel: Any = None) -> list[Any]:
    """The messages in a channel that can be played from."""
    return [m for m in (channel or sea.channel).history(viewer=sea.watcher) if "Play" in tools.buttons(m)]


def asked(sea: Any, since: int, method: str = "*", path: str = "/channels/") -> list[Any]:
    """What the bot has asked of Discord about messages since then."""
    requests = sea.env.http_requests[since:]
    return [r for r in requests if path in r.path and method in ("*", r.method)]


class TestShownWhereItCannotBe:
    @pytest.mark.parametrize(
        ("game", "status", "code", "word"),
        [
            (PLUMBING[0], 403, 50013, "lost a permission in this channel"),
            (PLUMBING[1], 403, 50001, "lost a permission in this channel"),
            (PLUMBING[0], 400, 50083, "this thread is locked"),
            (PLUMBING[1], 500, 0, "isn’t accepting the card right now"),
            (PLUMBING[0], 400, 50035, "doesn’t accept this card"),
        ],
    )
    async def test_the_old_card_lives_on(
        self, sea: Any, tools: Any, game: str, status: int, code: int, word: str
    ) -> None:
        table = await sea.start(game)
        (card,) = live(sea, tools)
        other = sea.guild.create_text_channel("elsewhere")
        sea.env.inject_error("POST", f"/channels/{other.id}/messages", status=status, code=code, times=None)
        result = await sea.light.slash(other, f"{game} show")
        said = tools.text(result.response)
        assert word in said
        assert f"{sea.channel.id}/{card.id}" in said
        assert [m.id for m in live(sea, tools)] == [card.id]
        found = await sea.bot.tables.reading.get(table)
        assert (found.place.channel, found.trouble) == (sea.channel.id, None)
        await play_on(sea, game)
        await sea.env.advance_time(HOUR)
        assert len(live(sea, tools)) == 1
        assert live(sea, tools, other) == []

    async def test_the_right_that_was_taken_just_now_is_named(
        self, sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await sea.start()
        other = sea.guild.create_text_channel("elsewhere")
        await deny(sea, "send_messages", channel=other)
        monkeypatch.setattr(place, "missing_rights", lambda _: [])
        result = await sea.light.slash(other, "sealords show")
        assert "I don’t have these permissions: “Send Messages”" in tools.text(result.response)
        assert len(live(sea, tools)) == 1

    async def test_it_can_be_shown_there_later(self, sea: Any, tools: Any) -> None:
        await sea.start()
        other = sea.guild.create_text_channel("elsewhere")
        sea.env.inject_error("POST", f"/channels/{other.id}/messages", status=403, code=50013, times=2)
        await sea.light.slash(other, "sealords show")
        result = await sea.light.slash(other, "sealords show")
        assert str(other.id) in tools.text(result.response)
        assert (len(live(sea, tools)), len(live(sea, tools, other))) == (0, 1)


class TestEditedTooOften:
    @pytest.mark.parametrize("status", [400, 429])
    @plumbing
    async def test_there_is_one_card_with_buttons(self, sea: Any, tools: Any, game: str, status: int) -> None:
        await sea.start(game)
        path = f"/channels/{sea.channel.id}/messages/*"
        sea.env.inject_error("PATCH", path, status=status, code=30046, times=None)
        for _ in range(3):
            await play_on(sea, game)
            await sea.env.advance_time(60)
            assert len(live(sea, tools)) == 1
            assert [m.id for m in sea.channel.history(viewer=sea.watcher)][-1] == live(sea, tools)[0].id

    @pytest.mark.parametrize("hours", [0, 2])
    async def test_a_long_limit_on_retiring_an_old_card(
        self, sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, hours: int
    ) -> None:
        """The limit on edits of old messages comes as a limit like any other; a young card waits for it."""
        await sea.start()
        await sea.env.advance_time(hours * HOUR)
        (old,), sent = live(sea, tools), FakeHTTPClient.request

        async def request(client: Any, route: Any, **data: Any) -> Any:
            if route.method == "PATCH" and str(old.id) in route.url:
                raise discord.RateLimited(600)
            return await sent(client, route, **data)

        monkeypatch.setattr(FakeHTTPClient, "request", request)
        await sea.light.slash(sea.channel, "sealords show")
        await sea.env.settle()
        assert len(live(sea, tools)) == (1 if hours else 2)
        monkeypatch.setattr(FakeHTTPClient, "request", sent)
        await sea.env.advance_time(700)
        assert len(live(sea, tools)) == 1

    async def test_an_old_card_in_a_locked_thread_is_let_be(self, sea: Any, tools: Any) -> None:
        await sea.start()
        path = f"/channels/{sea.channel.id}/messages/*"
        sea.env.inject_error("PATCH", path, status=400, code=50083, times=None)
        other = sea.guild.create_text_channel("elsewhere")
        await sea.light.slash(other, "sealords show")
        await sea.env.advance_time(HOUR)
        assert len(live(sea, tools, other)) == 1
        assert await sea.bot.store.leftovers.lagging(discord.utils.utcnow()) == []

    async def test_a_locked_thread_is_a_lost_place(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        path = f"/channels/{sea.channel.id}/messages"
        for method, where in (("POST", path), ("PATCH", f"{path}/*")):
            sea.env.inject_error(method, where, status=400, code=50083, times=None)
        await play_on(sea, "sealords")
        assert (await sea.bot.tables.reading.get(table)).trouble == "lost"
        for member in (sea.light, sea.dark):
            assert "can’t reach the table’s card" in tools.text(sea.dms(member)[-1])


class TestInWords:
    @every_game
    async def test_without_the_right_to_attach_files(self, sea: Any, tools: Any, game: str) -> None:
        table = await sea.start(game)
        assert tools.alts(sea.card())
        await deny(sea, "attach_files")
        await play_on(sea, game)
        (card,) = live(sea, tools)
        assert tools.alts(card) == []
        assert "I don’t have the permission “Attach Files” in this channel" in tools.text(card)
        found = await sea.bot.tables.reading.get(table)
        view = found.engine.view(found.state, None)
        assert board_of(found, view) in tools.text(card)
        assert found.trouble is None
        await deny(sea)
        await play_on(sea, game)
        (card,) = live(sea, tools)
        assert tools.alts(card), "the right is back"
        assert "Attach Files" not in tools.text(card)

    @plumbing
    @pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50035), (413, 40005)])
    async def test_where_pictures_are_refused(
        self, sea: Any, tools: Any, game: str, status: int, code: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        refused = refuse_pictures(monkeypatch, status, code)
        table = await sea.start(game)
        assert refused
        for _ in range(2):
            (card,) = live(sea, tools)
            found = await sea.bot.tables.reading.get(table)
            assert board_of(found, found.engine.view(found.state, None)) in tools.text(card)
            assert ("Attach Files" in tools.text(card)) is (code == 50013)
            await play_on(sea, game)

    @plumbing
    async def test_to_the_end(self, sea: Any, tools: Any, game: str) -> None:
        table = await sea.start(game)
        await deny(sea, "attach_files")
        for member in (sea.light, sea.dark):
            result = await member.slash(sea.channel, f"{game} resign")
            if result.response is not None and "Yes, resign" in tools.buttons(result.response):
                await member.click(result.response, label="Yes, resign")
        found = await sea.bot.tables.reading.get(table)
        assert found.status == "over"
        assert "I don’t have the permission “Attach Files” in this channel" in tools.text(sea.card())


def board_of(table: Any, view: Any) -> str:
    """The first line of the board in words."""
    return in_words(markless_speaker_of(table, table.language), table, view).splitlines()[0]


def refuse_pictures(monkeypatch: pytest.MonkeyPatch, status: int, code: int) -> list[Any]:
    """From now on Discord takes no messages with files; those that it refused."""
    sent, refused = FakeHTTPClient.request, []

    async def request(self: Any, route: Any, *, files: Any = None, **data: Any) -> Any:
        if files and "/messages" in route.path and "channel_id" in route.path:
            refused.append(route)
            response: Any = type("Response", (), {"status": status, "reason": "no"})()
            kind = discord.Forbidden if status == 403 else discord.HTTPException
            raise kind(response, {"code": code, "message": "no"})
        return await sent(self, route, files=files, **data)

    monkeypatch.setattr(FakeHTTPClient, "request", request)
    return refused


class TestAChannelIsEdited:
    async def test_quiet_tables_are_left_alone(self, sea: Any) -> None:
        for game in PLUMBING:
            await sea.start(game)
            await sea.start(game)
        await sea.env.advance_time(2 * HOUR)
        since = len(sea.env.http_requests)
        for topic in ("a", "b", "c"):
            sea.env.backend.edit_channel(sea.channel.id, {"topic": topic})
            await sea.env.settle()
        await deny(sea, "manage_messages")
        await sea.env.advance_time(60)
        assert asked(sea, since) == []

    async def test_rights_that_are_taken_are_noticed_at_once(self, sea: Any, tools: Any) -> None:
        table = await sea.start()
        await sea.env.advance_time(2 * HOUR)
        await deny(sea, "view_channel")
        assert (await sea.bot.tables.reading.get(table)).trouble == "lost"
        assert "can’t reach the table’s card" in tools.text(sea.dms(sea.dark)[-1])
        since = len(sea.env.http_requests)
        sea.env.backend.edit_channel(sea.channel.id, {"topic": "still closed"})
        await sea.env.settle()
        assert asked(sea, since) == [], "what can't succeed isn't tried"
        await deny(sea)
        assert (await sea.bot.tables.reading.get(table)).trouble is None
        assert len(live(sea, tools)) == 1

    async def test_rights_that_come_back_by_a_role_are_noticed_at_the_next_try(self, sea: Any, tools: Any) -> None:
        table = await sea.start()
        guild, posting = sea.env.backend.get_guild(sea.guild.id), discord.Permissions(send_messages=True).value
        roles = [guild.everyone_role, *(guild.roles[id] for id in guild.members[sea.bot.user.id].role_ids)]
        rights = {role.id: role.permissions for role in roles}
        for role in roles:
            sea.env.backend.edit_role(guild.id, role.id, {"permissions": role.permissions & ~posting})
        await sea.env.advance_time(2 * HOUR)  # an old card is posted anew
        await play_on(sea, "sealords")
        assert (await sea.bot.tables.reading.get(table)).trouble == "lost"
        since = len(sea.env.http_requests)
        for id, had in rights.items():
            sea.env.backend.edit_role(guild.id, id, {"permissions": had})
        await sea.env.settle()
        assert asked(sea, since) == []
        await sea.env.advance_time(6 * HOUR + 60)
        assert (await sea.bot.tables.reading.get(table)).trouble is None
        assert len(live(sea, tools)) == 1


class TestDirectMessages:
    @plumbing
    async def test_opened_too_fast_is_not_closed(self, sea: Any, tools: Any, game: str) -> None:
        sea.env.inject_error("POST", "/users/@me/channels", status=400, code=40003, times=2)
        table = await sea.start(game)
        await sea.env.advance_time(30)
        assert "doesn’t get direct messages" not in tools.text(sea.card())
        assert not any(row.dm_closed for row in (await sea.bot.tables.reading.get(table)).seats)
        await sea.env.advance_time(HOUR)
        for member in (sea.light, sea.dark):
            assert len(sea.dms(member)) == 1

    async def test_a_known_channel_is_used_after_a_restart(self, sea: Any) -> None:
        await sea.start(first="challenger")
        await sea.restart()
        since = len(sea.env.http_requests)
        await sea.start(first="challenger")
        assert asked(sea, since, "POST", "/users/@me/channels") == []
        assert len(sea.dms(sea.dark)) == 2

    async def test_a_known_channel_that_is_gone_is_opened_anew(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger")
        await sea.restart()
        channel = sea.dark.user.dm_channel.id
        sea.env.inject_error("POST", f"/channels/{channel}/messages", status=404, code=10003, times=1)
        since = len(sea.env.http_requests)
        table = await sea.start(first="challenger")
        await sea.env.advance_time(60)
        assert len(asked(sea, since, "POST", "/users/@me/channels")) == 1
        assert tools.text(sea.dms(sea.dark)[-1]).split("\n")[0].endswith(f" {table}")
        assert not any(row.dm_closed for row in (await sea.bot.tables.reading.get(table)).seats)


class Limit:
    """Discord.py with a channel that takes five posts and five edits in five seconds: the others wait in it."""

    def __init__(self, sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: dict[str, list[float]] = defaultdict(list)
        sent, wait, channel, env = FakeHTTPClient.request, Lanes.wait, str(sea.channel.id), sea.env

        async def request(client: Any, route: Any, **data: Any) -> Any:
            if channel in route.url and "/messages" in route.path:
                taken = self.taken[route.method]
                taken.append(max(env._virtual_time, taken[-5] + 5.0) if len(taken) >= 5 else env._virtual_time)
                if (pause := taken[-1] - env._virtual_time) > 0:
                    await asyncio.sleep(pause)
            return await sent(client, route, **data)

        monkeypatch.setattr(FakeHTTPClient, "request", request)
        # The simulated Discord can't see that who waits for one of several things waits for these requests.
        monkeypatch.setattr(Lanes, "wait", lambda lanes: env.external_wait(wait(lanes), reason="a limited channel"))


async def test_a_busy_channel_delays_no_card_elsewhere(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty tables in a limited channel, a turn at each at once, and a move in another channel."""
    bot = sea.bot
    bot.tables.changes.posts._pace._most = 1000  # here it is Discord that sets the limits
    tables = [await sea.start(first="challenger", board="strait") for _ in range(20)]
    other, friend, foe = sea.guild.create_text_channel("quiet"), sea.member("Ushakov"), sea.member("Senyavin")
    await friend.slash(other, "sealords start", opponent=foe, first="challenger", board="strait")
    await foe.click(other.history(viewer=sea.watcher)[-1], label="Accept")
    await sea.env.advance_time(2 * HOUR)
    views = [(await sea.light.click(card, label="My view")).response for card in live(sea, tools)]
    asking = [(await sea.light.click(view, label="More")).response for view in views]
    for more in asking:
        await sea.light.click(more, label="Resign")
    Limit(sea, monkeypatch)

    await sea.at_once(*(sea.light.click(page, label="Yes, resign") for page in asking))
    assert {(await bot.tables.reading.get(table)).status for table in tables} == {"over"}
    began = sea.env._virtual_time
    (here,) = await bot.tables.reading.of_user(friend.id)
    while (await bot.tables.reading.get(here.id)).owing == here.owing:
        _, move = await sea.usual(here.id)
        await friend.slash(other, "sealords move", move=move)
    while "lays Ship" not in tools.text(other.history(viewer=sea.watcher)[-1]):
        await sea.env.advance_time(0.5)
        assert sea.env._virtual_time - began <= 2.0
    lagging = await bot.store.deliveries.lagging(discord.utils.utcnow())
    assert any(job.target == "card" for job in lagging), "others still wait"
    await sea.env.advance_time(120)
    for table in tables:
        assert await bot.store.deliveries.lagging(discord.utils.utcnow(), table) == []


@every_game
async def test_an_old_card_tells_of_its_own_turn_however_late_it_is_reduced(sea: Any, tools: Any, game: str) -> None:
    table = await sea.start(game)
    while len((await sea.bot.tables.reading.get(table)).owing) > 1:  # a beginning in which all decide at once
        await sea.end_turn(table)
    ends = []
    for _ in range(2):
        await sea.end_turn(table)
        ends.append(await sea.bot.tables.reading.get(table))
    rows = await sea.log(table)
    speaker = speaker_of(ends[1], "en")
    first, last = (last_move(speaker, [row for row in rows if row.seq <= end.seq], None) for end in ends)
    card = sea.card()
    leftover = Leftover(table, CARD, sea.channel.id, card.id, until=ends[0].seq)
    await DiscordOutlet(sea.bot, sea.bot.tables, sea.bot.house.members).retire(ends[1], leftover)
    told = next(tools.text(m) for m in sea.channel.history(viewer=sea.watcher) if m.id == card.id)
    assert first in told
    assert first == last or last not in told
