"""A lobby in a simulated Discord: people come and go until the game begins, in any weather, and once more after it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.lobbies import choose, invite, menu, opened, public, said

DAY = 86400.0


class TestComingTogether:
    async def test_the_card_says_who_sits_and_what_is_played(self, sea: Any, tools: Any) -> None:
        result = await sea.light.slash(sea.channel, "tranquility start")
        assert re.search(r"\[Your table\]\(https://discord.com/channels/\S+\) is open", said(tools, result))
        (card,) = public(sea)
        first, second = ["Join", "Leave", "Invite"], ["Begin", "Options", "My seat", "Fill with Flotilla"]
        assert tools.buttons(card) == [*first, *second, "Rules", "Example"]
        text = tools.text(card)
        assert f"🟡 <@{sea.light.id}> · host" in text
        assert "Players: 1 of 5" in text
        assert "4 free seats" in text
        assert "-# Defaults · Mode: usual game · Expansions: none" in text
        assert "Monsters:" not in text, "without monsters it is no choice"
        assert "the table closes <t:" in text
        assert sea.pinged() == []

    async def test_three_join_by_clicks_and_the_host_begins(self, sea: Any, tools: Any) -> None:
        table = await opened(sea, seats=4)
        await sea.dark.click(sea.card(), label="Join")
        await sea.watcher.click(sea.card(), label="Join")
        (card,) = public(sea)
        for member, mark in ((sea.light, "🟡"), (sea.dark, "🔷"), (sea.watcher, "🟩")):
            assert f"{mark} <@{member.id}>" in tools.text(card)
        assert "1 free seat" in tools.text(card)
        await sea.light.click(card, label="Begin")
        now = await sea.bot.tables.reading.get(table)
        assert (now.status, now.names) == ("running", ("Nakhimov", "Kornilov", "Makarov"))
        assert sorted(sea.pinged()) == sorted(now.seats[seat].user for seat in now.owing)
        old, new = public(sea)
        assert "The game began" in tools.text(old)
        assert "Seal" in tools.text(new)
        assert tools.buttons(old) == []
        assert "Play" in tools.buttons(new)
        for member in (sea.light, sea.dark, sea.watcher):
            assert len(sea.dms(member)) == 1

    async def test_the_last_seat_begins_the_game(self, sea: Any) -> None:
        table = await opened(sea, seats=2)
        await sea.dark.click(sea.card(), label="Join")
        assert (await sea.bot.tables.reading.get(table)).status == "running"

    async def test_alone_it_begins_at_once(self, sea: Any, tools: Any) -> None:
        result = await sea.light.slash(sea.channel, "tranquility start", seats=1)
        assert "has begun" in said(tools, result)
        (card,) = public(sea)
        assert "Play" in tools.buttons(card)
        assert "Table 1 · your turn" in said(tools, await sea.light.slash(sea.channel, "games"))

    async def test_a_number_that_the_options_do_not_allow(self, sea: Any, tools: Any) -> None:
        result = await sea.light.slash(sea.channel, "tranquility start", mode="rivals", seats=3)
        assert "With these options this game is for 2 players" in said(tools, result)
        result = await sea.light.slash(sea.channel, "tranquility start", mode="rivals", expansions="all")
        assert "usual game only" in said(tools, result)
        assert public(sea) == []
        await sea.light.slash(sea.channel, "tranquility start", mode="rivals")
        assert "Players: 1 of 2" in tools.text(sea.card())

    async def test_nothing_is_kept_when_the_card_cannot_be_posted(self, sea: Any, tools: Any) -> None:
        for seats in (1, 4):
            sea.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=2)
            result = await sea.light.slash(sea.channel, "tranquility start", seats=seats)
            assert "nothing was started" in said(tools, result)
        assert await sea.bot.tables.reading.of_user(sea.light.id) == []
        assert public(sea) == []

    async def test_the_card_speaks_the_tables_language(self, sea: Any, tools: Any) -> None:
        sea.locales[sea.light.id] = "uk"
        await opened(sea)
        await sea.dark.click(sea.card(), label="Сісти за стіл")
        assert "Гравці: 2 із 5" in tools.text(sea.card())
        assert "3 вільні місця" in tools.text(sea.card())
        sea.locales[sea.watcher.id] = "ru"
        assert "Это может только хозяин стола" in said(tools, await sea.watcher.click(sea.card(), label="Почати"))

    async def test_a_full_table_waits_for_its_host_alone(self, sea: Any, tools: Any) -> None:
        """The host has taken the free seats away: nobody can take the last one."""
        await opened(sea, seats=3)
        await sea.dark.click(sea.card(), label="Join")
        page = (await sea.light.click(sea.card(), label="Options")).response
        await choose(tools, sea.light, page, "size", "2")
        text = tools.text(sea.card())
        assert "Players: 2 of 2" in text
        assert f"<@{sea.light.id}> can press “Begin” now to play with 2 players.\n" in text

    async def test_my_tables_say_how_things_stand(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        assert "Table 1 · not begun yet" in said(tools, await sea.light.slash(sea.channel, "games"))
        await invite(sea, tools, sea.light, sea.dark)
        assert "with Nakhimov · you are invited" in said(tools, await sea.dark.slash(sea.channel, "games"))
        await sea.dark.click(sea.card(), label="Join")
        assert "with Nakhimov · not begun yet" in said(tools, await sea.dark.slash(sea.channel, "games"))
        await sea.light.click(sea.card(), label="Begin")
        for member, other in ((sea.light, "Kornilov"), (sea.dark, "Nakhimov")):
            assert f"Table 1 with {other} · " in said(tools, await member.slash(sea.channel, "games"))


class TestLeaving:
    async def test_the_next_becomes_host(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await sea.dark.click(sea.card(), label="Join")
        await sea.light.click(sea.card(), label="Leave")
        assert f"🔷 <@{sea.dark.id}> · host" in tools.text(sea.card()), "the colour stays"
        assert str(sea.light.id) not in tools.text(sea.card())
        assert "Only the host" in said(tools, await sea.light.click(sea.card(), label="Begin"))
        await sea.dark.click(sea.card(), label="Begin")
        assert (await sea.bot.tables.reading.get(1)).names == ("Kornilov",)

    async def test_the_last_closes_the_table(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await invite(sea, tools, sea.light, sea.dark)
        card = sea.card()
        await sea.light.click(card, label="Leave")
        assert not any(tools.buttons(message) for message in public(sea))
        assert "everybody left" in tools.text(public(sea)[-1])
        assert await sea.bot.tables.reading.of_user(sea.dark.id) == []

    async def test_an_invitation_is_declined_by_leaving(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=2)
        await invite(sea, tools, sea.light, sea.dark)
        assert "kept for people who are invited" in said(tools, await sea.watcher.click(sea.card(), label="Join"))
        await sea.dark.click(sea.card(), label="Leave")
        assert "1 free seat" in tools.text(sea.card())
        await sea.watcher.click(sea.card(), label="Join")
        assert (await sea.bot.tables.reading.get(1)).names == ("Nakhimov", "Makarov")


class TestBadWeather:
    async def test_a_killed_bot_goes_on_where_it_was(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=3)
        await invite(sea, tools, sea.light, sea.dark)
        asked = (await sea.light.click(sea.card(), label="Invite")).response
        options = (await sea.light.click(sea.card(), label="Options")).response
        await sea.restart()
        await sea.dark.click(sea.card(), label="Join")
        await sea.restart()
        await choose(tools, sea.light, options, "mode", "arch")
        assert "Mode: **Great Arch**" in tools.text(sea.card())
        await sea.light.select(asked, [sea.watcher], custom_id=menu(tools, asked, "invited")["custom_id"])
        assert sea.pinged() == [sea.watcher.id]
        await sea.watcher.click(sea.card(), label="Join")
        table = await sea.bot.tables.reading.get(1)
        assert (table.status, table.names) == ("running", ("Nakhimov", "Kornilov", "Makarov"))

    async def test_lapses_after_seven_days(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await sea.env.advance_time(3 * DAY)
        await sea.dark.click(sea.card(), label="Join")
        await sea.env.advance_time(4 * DAY + 60)
        assert not any(tools.buttons(message) for message in public(sea))
        assert "didn’t begin in time" in tools.text(public(sea)[-1])
        assert "Nakhimov, 🔷 Kornilov" in tools.text(public(sea)[-1])
        assert (await sea.bot.tables.reading.get(1)).closed == "expired"

    async def test_a_deleted_card_is_posted_anew(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await invite(sea, tools, sea.light, sea.dark)
        await sea.guild_delete(sea.card())
        elsewhere = sea.guild.create_text_channel("elsewhere")
        result = await sea.dark.slash(elsewhere, "tranquility show")
        assert "Here is the card" in said(tools, result)
        (card,) = elsewhere.history(viewer=sea.watcher)
        await sea.dark.click(card, label="Join")
        assert "Players: 2 of 5" in tools.text(elsewhere.history(viewer=sea.watcher)[-1])
        assert "aren’t playing this game" in said(tools, await sea.dark.slash(elsewhere, "tranquility show", text=True))

    async def test_a_stranger_gets_a_reason(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        for label, word in (
            ("Leave", "don’t sit at this table"),
            ("Begin", "Only the host"),
            ("Options", "Only the host"),
            ("Invite", "Only those who have joined"),
        ):
            assert word in said(tools, await sea.watcher.click(sea.card(), label=label))
        assert "already have a seat at this table" in said(tools, await sea.light.click(sea.card(), label="Join"))

    async def test_a_double_click_takes_one_seat(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        card = sea.card()
        await sea.at_once(sea.dark.click(card, label="Join"), sea.dark.click(card, label="Join"))
        assert (await sea.bot.tables.reading.get(1)).names == ("Nakhimov", "Kornilov")
        assert "Players: 2 of 5" in tools.text(sea.card())

    @pytest.mark.parametrize("label", ["Begin", "Leave"])
    async def test_a_double_click_of_the_host(self, sea: Any, tools: Any, label: str) -> None:
        await opened(sea)
        await sea.dark.click(sea.card(), label="Join")
        card = sea.card()
        await sea.at_once(sea.light.click(card, label=label), sea.light.click(card, label=label))
        table = await sea.bot.tables.reading.get(1)
        assert table.names == (("Nakhimov", "Kornilov") if label == "Begin" else ("Kornilov",))
        assert len([message for message in public(sea) if tools.buttons(message)]) == 1

    async def test_two_for_the_last_seat(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=2)
        card = sea.card()
        results = await sea.at_once(sea.dark.click(card, label="Join"), sea.watcher.click(card, label="Join"))
        table = await sea.bot.tables.reading.get(1)
        assert (table.status, len(table.seats)) == ("running", 2)
        told = [said(tools, result) for result in results if result.followups]
        assert len(told) == 1
        assert "has already begun" in told[0]

    async def test_too_few_to_begin(self, sea: Any, tools: Any) -> None:
        await opened(sea, mode="rivals")
        told = said(tools, await sea.light.click(sea.card(), label="Begin"))
        assert "1 player has joined so far. With these options the game needs exactly 2." in told

    async def test_a_moderator_may_close_it(self, sea: Any, tools: Any) -> None:
        await opened(sea)
        await sea.moderator().slash(sea.channel, "server close", table="1")
        assert "nobody has lost" in tools.text(public(sea)[-1])
        assert tools.buttons(public(sea)[-1]) == []


class TestRematch:
    async def give_up(self, sea: Any, tools: Any, *members: Any) -> None:
        for member in members:
            result = await member.slash(sea.channel, "tranquility resign")
            await member.click(result.response, label="Yes, resign")

    async def test_alone_it_begins_at_once(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=1)
        await self.give_up(sea, tools, sea.light)
        result = await sea.light.click(sea.card(), label="Rematch")
        assert "has begun" in said(tools, result)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert (table.status, table.rematch_of) == ("running", 1)

    async def test_of_two_rivals_it_is_a_challenge(self, sea: Any, tools: Any) -> None:
        await opened(sea, mode="rivals")
        await sea.dark.click(sea.card(), label="Join")
        await sea.light.click(sea.card(), label="Begin")
        assert "against Kornilov" in said(tools, await sea.light.slash(sea.channel, "games"))
        await self.give_up(sea, tools, sea.light)
        await sea.light.click(sea.card(), label="Rematch")
        assert tools.buttons(sea.card()) == ["Accept", "Decline", "Withdraw", "Block", "My seat", "Rules", "Example"]
        assert sea.pinged() == [sea.dark.id]

    async def test_of_several_it_is_a_lobby_with_the_others_invited(self, sea: Any, tools: Any) -> None:
        await opened(sea, seats=3)
        for member in (sea.dark, sea.watcher):
            await member.click(sea.card(), label="Join")
        await self.give_up(sea, tools, sea.light, sea.dark, sea.watcher)
        over = sea.card()
        await sea.dark.click(over, label="Rematch")
        assert sorted(sea.pinged()) == sorted([sea.light.id, sea.watcher.id])
        assert "looking for players for a rematch" in tools.text(sea.card())
        assert f"<@{sea.dark.id}> · host" in tools.text(sea.card())
        await sea.light.click(over, label="Rematch")
        await sea.watcher.click(sea.card(), label="Join")
        (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
        assert (table.status, table.names) == ("running", ("Nakhimov", "Kornilov", "Makarov"))
