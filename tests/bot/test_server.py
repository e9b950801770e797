"""`/server`: what moderators do at tables and choose for their server, and what those who play see of it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.tables.clock import CLOCKS
from bot.tables.defaults import Defaults
from bot.views.server_log import LEAF
from engine.registry import GAMES
from tests.bot.forging import forged
from tests.bot.lobbies import opened, said
from tests.bot.plumbing import PLUMBING
from tests.bot.test_asks import answer, press, read

HOURS = 3600.0
WHY = "nobody has moved since spring"


@pytest.fixture
def warden(sea: Any) -> Any:
    """A moderator who plays at no table."""
    return sea.moderator()


@pytest.fixture
def skipper(sea: Any) -> Any:
    """A moderator who plays: where light does in other tests."""
    role = sea.guild.create_role("skippers", permissions=discord.Permissions(manage_guild=True))
    somebody = sea.guild.add_member(sea.env.create_user("skipper", global_name="Skipper"), roles=[role])
    sea.locales[somebody.id], sea.members[somebody.id] = "en-US", somebody
    sea.light = somebody
    return somebody


async def server(sea: Any, member: Any, command: str, table: int | None = None, **given: Any) -> Any:
    """The answer to one of the commands."""
    named = {} if table is None else {"table": str(table)}
    return (await member.slash(sea.channel, f"server {command}", **named, **given)).response


def dms(sea: Any, tools: Any, member: Any) -> list[str]:
    return [tools.text(message) for message in sea.dms(member)]


async def test_only_for_moderators_and_in_private(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    command = next(each for each in await sea.bot.tree.fetch_commands() if str(each) == "server")
    sea.guild.set_command_permissions(command, {sea.light: True})
    given = {"unseat": {"player": str(sea.dark.id)}, "language": {"language": "uk"}}
    at_tables = ("close", "pause", "resume", "unseat")
    for command in (*at_tables, "log", "defaults", "check", "channels", "language"):
        more = given.get(command, {}) | ({"table": str(table)} if command in at_tables else {})
        answer = await sea.light.slash(sea.channel, f"server {command}", **more)
        assert answer.response.flags.ephemeral
        assert "Manage Server" in tools.text(answer.response), command
    assert (await read(sea, table)).status == "running"
    assert await sea.bot.tables.moderators.count(sea.guild.id) == 0
    assert await sea.light.autocomplete(sea.channel, "server unseat", "player", "", table=str(table)) == []
    assert (await server(sea, warden, "log")).flags.ephemeral


async def test_a_table_of_another_server_is_none_of_theirs(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    other = sea.env.create_guild("Elsewhere")
    role = other.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    stranger = other.add_member(sea.env.create_user("stranger"), roles=[role])
    channel = other.create_text_channel("sea")
    for command, more in (("close", {}), ("pause", {}), ("unseat", {"player": str(sea.dark.id)})):
        answer = (await stranger.slash(channel, f"server {command}", table=str(table), **more)).response
        assert "no such table" in tools.text(answer), command
    assert (await read(sea, table)).status == "running"


async def test_closed_with_a_reason(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    before = {member: len(sea.dms(member)) for member in (sea.light, sea.dark)}
    answer = await server(sea, warden, "close", table, reason=WHY)
    assert f"table {table}: closed, without a result" in tools.text(answer)
    for member in (sea.light, sea.dark):
        told = dms(sea, tools, member)
        assert len(told) == before[member] + 1, "once"
        assert told[-1].startswith("Sea Lords, table")
        assert f"Reason: {WHY}" in told[-1]
    history = "\n".join(tools.text(message) for message in sea.channel.history(viewer=sea.watcher))
    assert f"Reason: {WHY}" in history
    assert "dealt-1" not in history, "the seed"
    log = tools.text(await server(sea, warden, "log"))
    assert f"<@{warden.id}> closed Sea Lords, table {table}. Reason: {WHY}" in log


async def test_a_reason_pings_nobody_and_is_no_markup(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    await server(sea, warden, "close", table, reason=f"@everyone <@{sea.watcher.id}> **x**\n# big")
    line = next(line for line in dms(sea, tools, sea.dark)[-1].splitlines() if "Reason:" in line)
    assert "\\*\\*x\\*\\* \\# big" in line
    assert f"<@{sea.watcher.id}>" not in line
    assert sea.watcher.id not in sea.pinged()


async def test_paused_and_resumed(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords", clock="1d")
    before = len(sea.dms(sea.dark))
    answer = tools.text(await server(sea, warden, "pause", table, days=3, reason=WHY))
    assert "all clocks stand still for 3 days" in answer
    assert "`/server resume`" in answer
    card = tools.text(sea.card())
    assert "A moderator has paused the game" in card
    assert f"Reason: {WHY}" in card
    assert len(sea.dms(sea.dark)) == before + 1
    asked = tools.text((await sea.light.slash(sea.channel, "table ask", kind="resume")).response)
    assert "only a moderator can end the pause" in asked
    log = tools.text((await sea.light.click(sea.card(), label="Log")).response)
    assert "🛡️\n" in log
    assert "A moderator has paused the game for 3 days" in log
    await sea.env.advance_time(48 * HOURS)
    assert (await read(sea, table)).status == "running"
    assert "the clocks run again" in tools.text(await server(sea, warden, "resume", table))
    found = await read(sea, table)
    assert (found.pause, found.paused) == (None, 0)


async def test_who_plays_there_asks_the_others(sea: Any, tools: Any, skipper: Any) -> None:
    table = await sea.start("sealords")
    asked = tools.text(await server(sea, skipper, "close", table, reason=WHY))
    assert "The others are asked now" in asked
    card = tools.text(sea.card())
    assert "Skipper asks for this: closing the table" in card
    assert f"Reason: {WHY}" in card
    refused = tools.text(await server(sea, skipper, "unseat", table, player=str(sea.dark.id)))
    assert "You can’t take the seat of the one you play against" in refused
    assert "`/server close`" in refused
    await answer(sea, sea.dark, "Agree: closing the table")
    found = await read(sea, table)
    assert (found.status, found.closed) == ("closed", "agreed")
    log = tools.text(await server(sea, skipper, "log"))
    assert f"<@{skipper.id}> plays at Sea Lords, table {table}, and asked the others to close it. Reason: {WHY}" in log


async def test_before_the_game_who_sits_there_asks_another_moderator(sea: Any, tools: Any, skipper: Any) -> None:
    await opened(sea)
    await sea.dark.click(sea.card(), label="Join")
    assert "as long as it waits for players there are no votes" in tools.text(await server(sea, skipper, "close", 1))


async def test_unseated_from_a_crew_of_three(sea: Any, tools: Any, warden: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("piratebay", sea.dark, third)
    offered = await warden.autocomplete(sea.channel, "server unseat", "player", "", table=str(table))
    assert [choice["name"] for choice in offered] == ["Nakhimov", "Kornilov", "Ushakov"]
    answer = tools.text(await server(sea, warden, "unseat", table, player=str(sea.dark.id), reason=WHY))
    assert f"<@{sea.dark.id}> no longer has a seat there" in answer
    assert "Until then the usual moves are made for it." in answer
    found = await read(sea, table)
    assert found.seats[1].user <= 0
    told = dms(sea, tools, sea.dark)
    assert told[-1].startswith(f"Pirate Bay, table {table}: a moderator of the server has taken you off your seat.")
    assert f"Reason: {WHY}" in told[-1]
    assert len([text for text in told if WHY in text]) == 1
    history = "\n".join(tools.text(message) for message in sea.channel.history(viewer=sea.watcher))
    assert WHY not in history, "the others have nothing to do with the reason"
    for label in ("Play", "My view"):
        page = tools.text((await sea.dark.click(sea.card(), label=label)).response)
        assert "has taken you off your seat" in page
        assert f"Reason: {WHY}" in page
    typed = (await sea.dark.slash(sea.channel, "piratebay resign", table=str(table))).response
    assert "a moderator has made your seat free" in tools.text(typed)
    await sea.env.advance_time(HOURS)
    assert len(dms(sea, tools, sea.dark)) == len(told), "nothing more comes to him"
    await server(sea, warden, "unseat", table, player="Ushakov")
    assert (await read(sea, table)).seats[2].user <= 0, "by the name"


async def test_an_id_means_its_own_person_whoever_is_called_so(sea: Any, warden: Any) -> None:
    namesake = sea.member(str(sea.dark.id))
    table = await sea.start("piratebay", namesake, sea.dark)
    await server(sea, warden, "unseat", table, player=str(sea.dark.id))
    assert [row.user > 0 for row in (await read(sea, table)).seats] == [True, True, False]


async def test_who_takes_no_messages_reads_it_at_the_table(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    path = f"/channels/{sea.dark.user.dm_channel.id}/messages"
    sea.env.inject_error("POST", path, status=403, code=50007, times=None)
    await server(sea, warden, "unseat", table, player=str(sea.dark.id), reason=WHY)
    page = tools.text((await sea.dark.click(sea.card(), label="Play")).response)
    assert f"Reason: {WHY}" in page


async def test_one_of_two_is_unseated_and_the_other_closes(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    before = len(sea.dms(sea.light))
    await server(sea, warden, "unseat", table, player=str(sea.dark.id))
    assert len(sea.dms(sea.light)) == before + 1
    assert "the game stands still until somebody who has never played here takes it" in tools.text(sea.card())
    for other in ("Claim the win", "I’m back", "Close the table"):
        assert other not in tools.buttons(sea.card())
    assert "has left this server" not in tools.text(sea.card())
    claimed = (await sea.light.slash(sea.channel, "table claim")).response
    assert "nobody to win against" in tools.text(claimed)
    asked = (await sea.light.click(sea.card(), label="Close without a result")).response
    assert "do you want to close it now?" in tools.text(asked)
    by_command = (await sea.light.slash(sea.channel, "table close")).response
    assert tools.text(by_command) == tools.text(asked)
    await press(sea.light, asked, "Yes, close it")
    found = await read(sea, table)
    assert (found.status, found.closed) == ("closed", "unseated")
    refused = tools.text(await server(sea, warden, "unseat", table, player=str(sea.light.id)))
    assert "closed" in refused


async def test_somebody_asks_for_the_empty_seat_of_two(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    answer = tools.text(await server(sea, warden, "unseat", table, player=str(sea.dark.id)))
    assert "if the opponent agrees. Until then the game stands still" in answer
    page = (await sea.watcher.slash(sea.channel, "table take", table=str(table))).response
    await press(sea.watcher, page, "Ask for the seat")
    assert "Makarov would like to have the vacant seat. You decide" in tools.text(sea.dms(sea.light)[-1])
    assert "Makarov would like to have the vacant seat. The opponent decides" in tools.text(sea.card())


async def test_nobody_takes_the_seat_for_a_week(sea: Any, tools: Any, warden: Any) -> None:
    table = await sea.start("sealords")
    await server(sea, warden, "unseat", table, player=str(sea.dark.id))
    await sea.env.advance_time(7 * 24 * HOURS + 60)
    assert (await read(sea, table)).closed == "unseated"
    assert "A seat was empty and nobody had taken it" in dms(sea, tools, sea.light)[-1]


async def test_in_a_lobby(sea: Any, tools: Any, warden: Any) -> None:
    await opened(sea)
    await sea.dark.click(sea.card(), label="Join")
    await server(sea, warden, "unseat", 1, player=str(sea.dark.id), reason=WHY)
    assert f"Reason: {WHY}" in dms(sea, tools, sea.dark)[-1]
    assert "can’t sit here again" in said(tools, await sea.dark.click(sea.card(), label="Join"))
    asked = (await sea.light.click(sea.card(), label="Invite")).response
    menu = next(part for part in tools.parts(asked) if part["type"] == 5)
    told = said(tools, await sea.light.select(asked, custom_id=menu["custom_id"], values=[sea.dark]))
    assert "can’t be invited here" in told


@pytest.mark.parametrize("joined", [True, False])
async def test_of_a_challenge_it_is_told_once_with_the_reason(sea: Any, tools: Any, warden: Any, joined: bool) -> None:
    """Who lost the seat hears of it once, with why, which the other doesn't."""
    await sea.start("sealords")
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    lost, other = (sea.light, sea.dark) if joined else (sea.dark, sea.light)
    before = len(dms(sea, tools, lost))
    await server(sea, warden, "unseat", 2, player=str(lost.id), reason=WHY)
    (word,) = dms(sea, tools, lost)[before:]
    assert "has taken you off your seat" in word
    assert f"Reason: {WHY}" in word
    assert WHY not in "".join(dms(sea, tools, other))


async def test_by_the_yes_of_the_others(sea: Any, tools: Any, skipper: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("piratebay", sea.dark, third)
    await server(sea, skipper, "unseat", table, player=str(sea.dark.id), reason=WHY)
    card = tools.text(sea.card())
    assert "making a seat free" in card
    assert "It is about the seat of 🔷 Kornilov, who has no vote" in card
    assert "1 of 2 agree" in card
    own = (await sea.dark.click(sea.card(), label="My view")).response
    assert "It is about your own seat" in tools.text(own)
    assert not [label for label in tools.buttons(own) if "seat free" in label]
    await answer(sea, third, "Agree: making a seat free")
    assert (await read(sea, table)).seats[1].user <= 0
    assert f"Reason: {WHY}" in dms(sea, tools, sea.dark)[-1]
    log = tools.text(await server(sea, skipper, "log"))
    assert f"took <@{sea.dark.id}> off a seat" in log
    assert f"asked the others to take <@{sea.dark.id}> off a seat" in log


async def test_leaves_of_the_log(sea: Any, tools: Any, warden: Any) -> None:
    assert "Nothing so far" in tools.text(await server(sea, warden, "log"))
    for language in ("uk", "ru") * 5:
        await server(sea, warden, "language", language=language)
    log = await server(sea, warden, "log")
    assert tools.text(log).count("chose the language") == LEAF
    log = (await warden.click(log, label="▶")).response
    assert tools.text(log).count("chose the language") == 10 - LEAF
    first = (await warden.click(log, label="◀")).response
    assert tools.text(first).count("chose the language") == LEAF


class TestDefaults:
    async def test_by_parameters_and_by_menus(self, sea: Any, tools: Any, warden: Any) -> None:
        page = await server(sea, warden, "defaults")
        assert "steady" in tools.text(page)
        page = await server(sea, warden, "defaults", clock="brisk", away=14, thread=True)
        servers = sea.bot.tables.servers
        assert await servers.defaults(sea.guild.id) == Defaults("brisk", "usual", thread=True, away=14)
        assert "Days away: 14 a year" in tools.text(page)
        for field, value in (("clock", "none"), ("at_zero", "lose"), ("away", "0")):
            menu = next(p for p in tools.parts(page) if p["type"] == 3 and f":{field}" in p["custom_id"])
            page = (await warden.select(page, custom_id=menu["custom_id"], values=[value])).response
        page = (await warden.click(page, label="Threads: on · turn off")).response
        assert await servers.defaults(sea.guild.id) == Defaults("none", "lose", thread=False, away=0)
        assert "Days away: none" in tools.text(page)
        log = tools.text(await server(sea, warden, "log"))
        assert log.count("changed what tables are like here") == 5, "the page alone changes nothing"

    async def test_a_forged_click_of_somebody_else_chooses_nothing(self, sea: Any, tools: Any, warden: Any) -> None:
        page = await server(sea, warden, "defaults")
        menu = next(part for part in tools.parts(page) if part["type"] == 3)
        await opened(sea)
        options = (await sea.light.click(sea.card(), label="Options")).response
        await forged(sea.light, options, menu["custom_id"], ["none"])
        assert await sea.bot.tables.servers.defaults(sea.guild.id) == Defaults()

    @pytest.mark.usefixtures("undrawn")
    @pytest.mark.parametrize("game", GAMES)
    async def test_every_game_starts_with_them(self, sea: Any, warden: Any, game: str) -> None:
        await server(sea, warden, "defaults", clock="brisk", **{"at-zero": "lose"})
        found = await read(sea, await sea.start(game))
        assert (found.clock, found.at_zero) == (CLOCKS["brisk"], "lose")

    async def test_whoever_starts_a_game_may_choose_otherwise(self, sea: Any, warden: Any) -> None:
        await server(sea, warden, "defaults", clock="brisk", **{"at-zero": "lose"})
        for game in PLUMBING:
            found = await read(sea, await sea.start(game, clock="2d", **{"at-zero": "ask"}))
            assert (found.clock, found.at_zero) == (CLOCKS["2d"], "ask")

    async def test_the_options_of_a_lobby_show_them(self, sea: Any, tools: Any, warden: Any) -> None:
        await server(sea, warden, "defaults", clock="brisk")
        await opened(sea)
        options = (await sea.light.click(sea.card(), label="Options")).response
        menu = next(part for part in tools.parts(options) if part["type"] == 3 and ":clock:" in part["custom_id"])
        assert [option["value"] for option in menu["options"] if option.get("default")] == ["brisk"]


async def test_a_block_keeps_two_people_apart_both_ways(sea: Any, tools: Any) -> None:
    """Neither challenges nor invites nor joins the other, whoever of them has blocked whom."""
    await sea.dark.slash(sea.channel, "block", user=sea.light)
    for one, other in ((sea.light, sea.dark), (sea.dark, sea.light)):
        told = said(tools, await one.slash(sea.channel, "sealords start", opponent=other))
        assert "posted" not in told
        await one.slash(sea.channel, "tranquility start")
        card = sea.card()
        assert "Join" in tools.buttons(card)
        await other.click(card, label="Join")
        asked = (await one.click(card, label="Invite")).response
        menu = next(part for part in tools.parts(asked) if part["type"] == 5)
        await one.select(asked, custom_id=menu["custom_id"], values=[other])
        lobby = max(table.id for table in await sea.bot.tables.reading.of_user(one.id))
        assert [row.user for row in (await read(sea, lobby)).seats] == [one.id]
