"""What somebody who means no good can do in a simulated Discord: little, and he is told so kindly."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord.interactions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.limits import CLICKS, HOSTED, PENDING
from bot.tables.model import Refusal
from bot.views import tap
from bot.views.parts import read_at
from tests.bot.forging import forged
from tests.bot.lobbies import invite, menu, opened, public, said

DAY = 86400.0


def sent(sea: Any) -> list[Any]:
    """The requests that sent a new message to the channel."""
    return [r for r in sea.env.http_requests if r.method == "POST" and r.path == f"/channels/{sea.channel.id}/messages"]


def called(sea: Any, member: Any) -> int:
    """How many messages pinged somebody."""
    return sum(str(member.id) in map(str, r.json["allowed_mentions"].get("users", [])) for r in sent(sea))


@pytest.fixture
def rights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord tells what those who are chosen may do in the channel; simcord doesn't."""
    resolve = simcord.interactions.resolve_handle

    def told(actor: Any, value: Any, resolved: Any, *, channel_id: int) -> None:
        resolve(actor, value, resolved, channel_id=channel_id)
        backend = actor._env.backend
        guild = backend.get_channel(channel_id).guild_id
        for user, member in resolved.get("members", {}).items():
            member["permissions"] = str(backend.compute_permissions(guild, int(user), channel_id))

    monkeypatch.setattr(simcord.interactions, "resolve_handle", told)


class TestLimits:
    async def test_nobody_is_called_without_end(self, sea: Any, tools: Any) -> None:
        """pokemon-showdown PR #7045, ssb-chess #28, mage #1650, wouso #222: pending challenges have a limit."""
        for _ in range(25):
            result = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        assert (
            len(await sea.bot.tables.reading.of_user(sea.dark.id))
            == called(sea, sea.dark)
            == len(public(sea))
            == PENDING
        )
        told = said(tools, result)
        assert f"<@{sea.dark.id}> hasn’t answered yet: {PENDING}." in told

    async def test_one_who_declined_is_not_called_again_at_once(self, sea: Any, tools: Any) -> None:
        for _ in range(6):
            result = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
            if tools.buttons(public(sea)[-1]):
                await sea.dark.click(sea.card(), label="Decline")
        assert called(sea, sea.dark) == 1
        assert f"invite <@{sea.dark.id}> again <t:" in said(tools, result)
        await sea.env.advance_time(DAY)
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        assert called(sea, sea.dark) == 2

    async def test_whom_one_has_invited_and_left(self, sea: Any, tools: Any) -> None:
        for _ in range(5):
            await opened(sea)
            result = await invite(sea, tools, sea.light, sea.dark)
            await sea.light.click(sea.card(), label="Leave")
        assert called(sea, sea.dark) == 1
        assert "a day’s pause" in said(tools, result)

    async def test_lobbies_of_one_host(self, sea: Any, tools: Any) -> None:
        for _ in range(HOSTED + 5):
            await sea.env.advance_time(10.0)
            result = await sea.light.slash(sea.channel, "tranquility start")
        assert f"waiting for players: {HOSTED}." in said(tools, result)
        assert len(public(sea)) == HOSTED

    async def test_new_messages_in_a_minute(self, sea: Any, tools: Any) -> None:
        table = await opened(sea)
        for _ in range(20):
            result = await sea.light.slash(sea.channel, "tranquility show")
        assert "Try again <t:" in said(tools, result)
        assert len(sent(sea)) == 12
        await sea.dark.click(sea.card(), label="Join")
        assert (await sea.bot.tables.reading.get(table)).names == ("Nakhimov", "Kornilov")


class TestClicks:
    async def test_too_many_are_passed_over_and_told_once(self, sea: Any, tools: Any) -> None:
        await sea.start("sealords", sea.dark)
        await sea.env.advance_time(60.0)
        card = sea.card()
        asked: list[str] = []
        read, run = sea.bot.store._database.read, sea.bot.store._database.run

        async def noted(how: Any, sql: str, values: Any = ()) -> Any:
            asked.append(sql)
            return await how(sql, values)

        sea.bot.store._database.read = lambda sql, values=(): noted(read, sql, values)
        sea.bot.store._database.run = lambda sql, values=(): noted(run, sql, values)
        results = await sea.at_once(*(sea.watcher.click(card, label="Play") for _ in range(CLICKS)))
        served = len(asked)
        assert served >= CLICKS
        results = await sea.at_once(*(sea.watcher.click(card, label="Play") for _ in range(CLICKS)))
        assert len(asked) == served, "no work for the database"
        told = [tools.text(result.response) for result in results if result.response and result.response.ephemeral]
        assert len(told) == 1
        assert f"more than {CLICKS} clicks within 10 seconds" in told[0]
        await sea.watcher.slash(sea.channel, "games")
        assert len(asked) == served, "commands count too"
        await sea.light.click(card, label="My view")
        assert len(asked) > served, "others are served"
        await sea.env.advance_time(10.0)
        assert "aren’t at any table" in said(tools, await sea.watcher.slash(sea.channel, "games"))

    async def test_suggestions_are_counted_apart(self, sea: Any, tools: Any) -> None:
        table = await sea.start("sealords", sea.dark, first="challenger")
        for _ in range(CLICKS + 1):
            sea.bot.house.clicks.suggests(sea.light.id, discord.utils.utcnow())
        assert await sea.light.autocomplete(sea.channel, "sealords move", "move", "") == []
        await sea.env.advance_time(10.0)
        offered = await sea.light.autocomplete(sea.channel, "sealords move", "move", "")
        before = (await sea.bot.tables.reading.get(table)).seq
        for _ in range(CLICKS + 1):
            sea.bot.house.clicks.suggests(sea.light.id, discord.utils.utcnow())
        await sea.light.slash(sea.channel, "sealords move", move=offered[0]["value"])
        assert (await sea.bot.tables.reading.get(table)).seq > before, "typing keeps nobody from his move"

    async def test_buttons_of_another_age_count_too(self, sea: Any, tools: Any) -> None:
        await sea.start("sealords", sea.dark)
        for _ in range(CLICKS):
            sea.bot.house.clicks.verdict(sea.watcher.id, discord.utils.utcnow())
        assert "That was fast" in said(tools, await forged(sea.watcher, sea.card(), "f0b:1:play:2:"))
        assert not (await forged(sea.watcher, sea.card(), "f0b:1:play:2:")).ephemeral


class TestBlocking:
    async def test_by_the_button_of_a_challenge(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        card = sea.card()
        assert "aren’t invited" in said(tools, await sea.watcher.click(card, label="Block"))
        assert "your own challenge" in said(tools, await sea.light.click(card, label="Block"))
        asked = (await sea.dark.click(card, label="Block")).response
        assert asked.ephemeral
        assert f"Decline this challenge and block <@{sea.light.id}>?" in tools.text(asked)
        await sea.dark.click(asked, label="No")
        assert await sea.bot.tables.people.blocked(sea.dark.id) == []
        assert tools.buttons(sea.card()) == ["Accept", "Decline", "Withdraw", "Block", "Rules", "Example"]
        asked = (await sea.dark.click(card, label="Block")).response
        await sea.dark.click(asked, label="Yes, block")
        assert "neither of you can challenge" in tools.text(asked)
        assert await sea.bot.tables.people.blocked(sea.dark.id) == [(sea.light.id, "Nakhimov")]
        assert "was declined" in tools.text(public(sea)[0])
        await sea.env.advance_time(DAY)
        told = said(tools, await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark))
        assert told == f"You can’t challenge or invite <@{sea.dark.id}> at the moment."
        told = said(tools, await sea.dark.slash(sea.channel, "sealords start", opponent=sea.light))
        assert f"You have blocked <@{sea.light.id}>" in told

    async def test_by_command_and_lifted_in_the_settings(self, sea: Any, tools: Any) -> None:
        assert "can’t block yourself" in said(tools, await sea.dark.slash(sea.channel, "block", user=sea.dark))
        robot = sea.member("Robot", bot=True)
        assert "nothing to block" in said(tools, await sea.dark.slash(sea.channel, "block", user=robot))
        before = len(sent(sea))
        assert "You have blocked" in said(tools, await sea.dark.slash(sea.channel, "block", user=sea.light))
        assert (len(sent(sea)), sea.dms(sea.light)) == (before, []), "the other one isn't told"
        await opened(sea)
        told = said(tools, await sea.dark.click(sea.card(), label="Join"))
        assert f"<@{sea.light.id}> is at this table, and you have blocked them" in told
        await sea.dark.slash(sea.channel, "tranquility start")
        told = said(tools, await sea.light.click(sea.card(), label="Join"))
        assert told == "You can’t take a seat at this table at the moment."
        settings = (await sea.dark.slash(sea.channel, "settings")).response
        await sea.dark.click(settings, label="People I blocked")
        assert f"<@{sea.light.id}>" in tools.text(settings)
        lift = menu(tools, settings, "unblock")
        assert [option["label"] for option in lift["options"]] == ["1. Nakhimov"]
        await sea.dark.select(settings, [str(sea.light.id)], custom_id=lift["custom_id"])
        assert "You haven’t blocked anybody" in tools.text(settings)
        await sea.dark.click(settings, label="Back")
        assert "Your settings" in tools.text(settings)
        await sea.light.click(sea.card(), label="Join")
        assert "Players: 2 of 5" in tools.text(sea.card())

    async def test_many_are_listed_by_pages(self, sea: Any, tools: Any) -> None:
        for number in range(60):
            await sea.bot.tables.people.block(sea.dark.id, 10_000 + number)
        settings = (await sea.dark.slash(sea.channel, "settings")).response
        await sea.dark.click(settings, label="People I blocked")
        counts = []
        for _ in range(3):
            lift = menu(tools, settings, "unblock")
            counts.append(len(lift["options"]))
            await sea.dark.click(settings, label="▶") if len(counts) < 3 else None
        assert counts == [25, 25, 10]
        await sea.dark.select(settings, [lift["options"][0]["value"]], custom_id=lift["custom_id"])
        assert len(menu(tools, settings, "unblock")["options"]) == 9

    async def test_no_challenges_from_anybody(self, sea: Any, tools: Any) -> None:
        settings = (await sea.dark.slash(sea.channel, "settings")).response
        await sea.dark.click(settings, label="Challenges: on · turn off")
        assert "nobody can challenge or invite you" in tools.text(settings)
        told = said(tools, await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark))
        assert told == f"You can’t challenge or invite <@{sea.dark.id}> at the moment."
        await opened(sea)
        told = said(tools, await invite(sea, tools, sea.light, sea.dark))
        assert f"<@{sea.dark.id}> at the moment" in told
        assert called(sea, sea.dark) == 0
        await sea.dark.click(sea.card(), label="Join")
        assert "Players: 2 of 5" in tools.text(sea.card())
        await sea.dark.click(settings, label="Challenges: off · turn on")
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        assert called(sea, sea.dark) == 1

    async def test_who_is_left_out_of_a_rematch_is_named(self, sea: Any, tools: Any) -> None:
        await sea.start("tranquility", sea.dark, sea.watcher)
        for member in (sea.light, sea.dark, sea.watcher):
            asked = (await member.slash(sea.channel, "tranquility resign")).response
            await member.click(asked, label="Yes, resign")
        await sea.dark.slash(sea.channel, "block", user=sea.light)
        told = said(tools, await sea.light.click(sea.card(), label="Rematch"))
        assert f"Not invited: <@{sea.dark.id}>. Their seats are free." in told
        assert sea.pinged() == [sea.watcher.id]


class TestChannels:
    async def test_games_are_played_where_the_moderators_say(self, sea: Any, tools: Any) -> None:
        games, warden = sea.guild.create_text_channel("games"), sea.moderator()
        await opened(sea)
        assert "all channels" in said(tools, await warden.slash(sea.channel, "server channels"))
        told = said(tools, await warden.slash(sea.channel, "server channels", channel=games))
        assert f"played in <#{games.id}>" in told
        before = len(sent(sea))
        for command, more in (
            ("sealords start", {"opponent": sea.dark}),
            ("tranquility start", {}),
            ("tranquility show", {}),
        ):
            told = said(tools, await sea.light.slash(sea.channel, command, **more))
            assert told == f"In this server games are played in <#{games.id}>. Please go there."
        assert len(sent(sea)) == before
        await sea.dark.click(sea.card(), label="Join")
        await sea.light.click(sea.card(), label="Begin")
        assert (await sea.bot.tables.reading.get(1)).status == "running", "what is there goes on"
        assert "posted" in said(tools, await sea.light.slash(games, "sealords start", opponent=sea.dark))
        assert "Here is the card" in said(tools, await sea.light.slash(games, "tranquility show"))

    async def test_a_thread_counts_as_its_channel(self, sea: Any, tools: Any) -> None:
        games, warden = sea.guild.create_text_channel("games"), sea.moderator()
        await warden.slash(sea.channel, "server channels", channel=games)
        for parent, word in ((games, "Your table"), (sea.channel, "games are played in")):
            sea.env.backend.create_thread(parent.id, "table", sea.light.id)
            (thread,) = parent.threads
            assert word in said(tools, await sea.light.slash(thread, "tranquility start"))

    async def test_taken_off_the_list_again(self, sea: Any, tools: Any) -> None:
        games, warden = sea.guild.create_text_channel("games"), sea.moderator()
        await warden.slash(sea.channel, "server channels", channel=games)
        page = (await warden.slash(sea.channel, "server channels", channel=sea.channel)).response
        assert f"<#{sea.channel.id}>, <#{games.id}>" in tools.text(page)
        told = said(tools, await warden.slash(sea.channel, "server channels", channel=games))
        assert f"<#{games.id}>" not in told
        await warden.click(page, label="Everywhere again")
        assert "all channels" in tools.text(page)
        assert "is open" in said(tools, await sea.light.slash(games, "tranquility start"))

    async def test_only_by_those_who_manage_the_server(self, sea: Any, tools: Any) -> None:
        warden = sea.moderator()
        page = (await warden.slash(sea.channel, "server channels", channel=sea.channel)).response
        assert page
        command = next(each for each in await sea.bot.tree.fetch_commands() if each.name == "server")
        sea.guild.set_command_permissions(command, {sea.light: True})
        told = said(tools, await sea.light.slash(sea.channel, "server channels", channel=sea.channel))
        assert "“Manage Server”" in told
        assert await sea.bot.store.servers.channels(sea.guild.id) == [sea.channel.id]

    async def test_a_channel_that_is_gone_is_no_longer_on_it(self, sea: Any, tools: Any) -> None:
        games, warden = sea.guild.create_text_channel("games"), sea.moderator()
        await warden.slash(sea.channel, "server channels", channel=games)
        sea.env.backend.delete_channel(games.id)
        await sea.env.settle()
        assert "is open" in said(tools, await sea.light.slash(sea.channel, "tranquility start"))

    async def test_a_rematch_is_a_new_game(self, sea: Any, tools: Any) -> None:
        await sea.start("sealords", sea.dark)
        asked = (await sea.dark.slash(sea.channel, "sealords resign")).response
        await sea.dark.click(asked, label="Yes, resign")
        games, warden = sea.guild.create_text_channel("games"), sea.moderator()
        await warden.slash(sea.channel, "server channels", channel=games)
        told = said(tools, await sea.light.click(sea.card(), label="Rematch"))
        assert f"played in <#{games.id}>" in told
        assert await sea.bot.tables.reading.of_user(sea.light.id) == []


class TestRights:
    def mute(self, sea: Any, *rights: str) -> None:
        """Take these rights from the bot in the channel, and give all others."""
        denied = discord.Permissions(**dict.fromkeys(rights, True)).value
        sea.env.backend.set_overwrite(sea.channel.id, Overwrite(sea.guild.me.id, OverwriteType.MEMBER, 0, denied))

    async def test_lost_before_a_challenge_is_accepted(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        card = sea.card()
        self.mute(sea, "send_messages", "attach_files")
        told = said(tools, await sea.dark.click(card, label="Accept"))
        assert "I don’t have these permissions in the table’s channel: “Send Messages”, “Attach Files”" in told
        assert (await sea.bot.tables.reading.get(1)).status == "open"
        self.mute(sea)
        await sea.dark.click(card, label="Accept")
        assert (await sea.bot.tables.reading.get(1)).status == "running"

    @pytest.mark.parametrize("label", ["Join", "Begin"])
    async def test_lost_before_a_lobby_begins(self, sea: Any, tools: Any, label: str) -> None:
        await opened(sea, seats=2)
        card = sea.card()
        self.mute(sea, "send_messages")
        member = sea.dark if label == "Join" else sea.light
        before = await sea.bot.tables.reading.get(1)
        assert "“Send Messages”" in said(tools, await member.click(card, label=label))
        assert await sea.bot.tables.reading.get(1) == before

    async def test_lost_before_a_rematch_is_taken_by_direct_message(self, sea: Any, tools: Any) -> None:
        await sea.start("sealords", sea.dark)
        asked = (await sea.dark.slash(sea.channel, "sealords resign")).response
        await sea.dark.click(asked, label="Yes, resign")
        offer = sea.dms(sea.dark)[-1]
        self.mute(sea, "send_messages")
        result = await sea.dark.user.click(offer, label="Rematch")
        assert "“Send Messages”" in tools.text(result.followups[-1])
        assert await sea.bot.tables.reading.of_user(sea.dark.id) == []


class TestHidden:
    @pytest.fixture
    def club(self, sea: Any) -> Any:
        """A channel that Kornilov can't see."""
        may = discord.PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True)
        may.update(read_message_history=True)
        hidden = discord.PermissionOverwrite(view_channel=False)
        return sea.guild.create_text_channel(
            "club", overwrites={sea.guild.default_role: hidden, sea.light: may, sea.watcher: may, sea.guild.me: may}
        )

    async def test_whom_the_channel_is_hidden_from(self, sea: Any, tools: Any, club: Any, rights: None) -> None:
        """discord-tictactoe #14: the opponent could never answer."""
        told = said(tools, await sea.light.slash(club, "sealords start", opponent=sea.dark))
        assert f"<@{sea.dark.id}> can’t see this channel" in told
        assert await sea.bot.tables.reading.of_user(sea.light.id) == []
        assert "posted" in said(tools, await sea.light.slash(club, "sealords start", opponent=sea.watcher))
        assert "posted" in said(tools, await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark))

    async def test_by_invitation_neither(self, sea: Any, tools: Any, club: Any, rights: None) -> None:
        await sea.light.slash(club, "tranquility start")
        (card,) = club.history(viewer=sea.watcher)
        page = (await sea.light.click(card, label="Invite")).response
        result = await sea.light.select(
            page, [sea.watcher, sea.dark], custom_id=menu(tools, page, "invited")["custom_id"]
        )
        assert "can’t see this channel" in said(tools, result)
        assert (await sea.bot.tables.reading.get(1)).names == ("Nakhimov",)

    async def test_what_is_unknown_is_no_hindrance(self, sea: Any, tools: Any, club: Any) -> None:
        assert "posted" in said(tools, await sea.light.slash(club, "sealords start", opponent=sea.dark))


@pytest.mark.parametrize("text", ["", "x", "-1", "\u00b2", "9" * 19, "9" * 30])
def test_a_number_that_is_none_is_refused(text: str) -> None:
    assert tap.whole("9" * 18) == int("9" * 18)
    with pytest.raises(Refusal, match="stale"):
        tap.whole(text)
    with pytest.raises(Refusal, match="stale"):
        read_at(f"0.{text or 'x'}.{text}")
