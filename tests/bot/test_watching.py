"""Those who sit at no table: what they may read, of which tables, and no more than what everybody sees."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.registry import GAMES
from tests.bot.lobbies import said


@pytest.mark.parametrize("game", GAMES)
async def test_log_and_words_are_for_everybody(sea: Any, tools: Any, game: str) -> None:
    table = await sea.start(game, *sea.company(game))
    for _ in range(3):
        await sea.end_turn(table)
    now = await sea.bot.tables.reading.get(table)
    by_button = (await sea.watcher.click(sea.card(), label="Log")).response
    log = await sea.watcher.slash(sea.channel, f"{game} log")
    assert log.ephemeral
    assert tools.text(log.response) == tools.text(by_button)
    words = await sea.watcher.slash(sea.channel, f"{game} show", text=True)
    assert words.ephemeral
    position = tools.text(words.response).split("\n", 1)[1]
    (alt,) = set(tools.alts(sea.card()))
    turn, told = position.split("\n", 1)
    assert alt.startswith(turn)
    assert told[:150] in alt
    assert "Your " not in tools.text(words.response)
    named = await sea.watcher.slash(sea.channel, f"{game} show", text=True, table=str(table))
    assert tools.text(named.response) == tools.text(words.response)
    offered = await sea.watcher.autocomplete(sea.channel, f"{game} log", "table", "")
    assert [choice["value"] for choice in offered] == [str(table)]
    assert all(name in offered[0]["name"] for name in now.names)


async def test_where_several_are_played_one_is_asked_for(sea: Any, tools: Any) -> None:
    tables = [await sea.start("sealords", first="challenger") for _ in range(2)]
    for how in ("log", "show"):
        given = {"text": True} if how == "show" else {}
        asked = (await sea.watcher.slash(sea.channel, f"sealords {how}", **given)).response
        assert "Which table" in tools.text(asked)
        assert [label[:7] for label in tools.buttons(asked)] == [f"Table {table}" for table in reversed(tables)]
        shown = (await sea.watcher.click(asked, label=tools.buttons(asked)[1])).response
        assert f"table {tables[0]}" in tools.text(shown)


async def test_ones_own_come_first_then_this_channels_then_the_servers(sea: Any, tools: Any) -> None:
    far = await sea.start("sealords")
    port, guest = sea.guild.create_text_channel("port"), sea.member("Ushakov")
    for place in (sea.channel, port):
        assert f"table {far}" in tools.text((await sea.watcher.slash(place, "sealords log")).response)
    await sea.watcher.slash(port, "sealords start", opponent=guest)
    await guest.click(next(m for m in reversed(port.history()) if tools.buttons(m)), label="Accept")
    (near,) = await sea.bot.tables.reading.of_user(guest.id)
    other = sea.member("Istomin")
    for place, member, table in (
        (port, other, near.id),
        (sea.channel, other, far),
        (sea.channel, guest, near.id),
        (port, sea.light, far),
    ):
        assert f"table {table}" in tools.text((await member.slash(place, "sealords log")).response)


async def test_what_stands_in_a_channel_that_one_cant_see_is_not_read(sea: Any, tools: Any) -> None:
    hidden, may = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    club = sea.guild.create_text_channel(
        "club", overwrites={sea.guild.default_role: hidden, sea.light: may, sea.dark: may, sea.guild.me: may}
    )
    await sea.light.slash(club, "sealords start", opponent=sea.dark)
    await sea.dark.click(next(m for m in reversed(club.history()) if tools.buttons(m)), label="Accept")
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    for command, given in (
        ("log", {}),
        ("log", {"table": str(table.id)}),
        ("show", {"table": str(table.id), "text": True}),
    ):
        said = tools.text((await sea.watcher.slash(sea.channel, f"sealords {command}", **given)).response)
        assert said in ("You aren’t playing this game right now.", "You don’t sit at this table.")
    assert await sea.watcher.autocomplete(sea.channel, "sealords log", "table", "") == []
    assert f"table {table.id}" in tools.text((await sea.dark.slash(sea.channel, "sealords log")).response)


async def test_a_finished_one_is_read_by_its_number(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    asked = (await sea.light.slash(sea.channel, "sealords resign")).response
    await sea.light.click(asked, label="Yes, resign")
    assert "aren’t playing this game" in tools.text((await sea.watcher.slash(sea.channel, "sealords log")).response)
    for given in ({}, {"text": True}):
        command = "show" if given else "log"
        shown = (await sea.watcher.slash(sea.channel, f"sealords {command}", table=str(table), **given)).response
        assert f"table {table}" in tools.text(shown)


async def test_nobody_posts_the_card_of_a_table_of_others(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    refused = await sea.watcher.slash(sea.channel, "sealords show", table=str(table))
    assert "don’t sit" in tools.text(refused.response)


@pytest.mark.parametrize("game", GAMES)
async def test_watching_shows_what_everybody_may_know(sea: Any, tools: Any, game: str) -> None:
    table = await sea.start(game, *sea.company(game))
    await sea.end_turn(table)
    now, card = await sea.bot.tables.reading.get(table), sea.card()
    sea.locales[sea.watcher.id] = "ru"
    page = (await sea.watcher.click(card, label="Watch")).response
    assert page.ephemeral
    assert f"стол {table} · вы смотрите" in tools.text(page)
    assert tools.alts(page)
    assert "⏳" in tools.text(page)
    sea.locales[sea.watcher.id] = "en-US"
    page = (await sea.watcher.click(page, label="Обновить")).response
    said = tools.text(page)
    assert "watching" in said
    assert all(name in said for name in now.names)
    assert "<@" not in said, "nobody is mentioned"
    assert now.seed not in said
    more = (await sea.watcher.click(page, label="More")).response
    assert set(tools.buttons(more)) - {"Symbols"} == {"Rules", "Log", "In words", "Settings"}
    words = (await sea.watcher.click(more, label="In words")).response
    assert "Your " not in tools.text(words)
    if "Look closer" in tools.buttons(page):
        page = (await sea.watcher.click(page, label="Look closer")).response
        page = (await sea.watcher.click(page, label="Back")).response
        assert "watching" in tools.text(page)
    own = (await sea.light.click(card, label="Watch")).response
    view = (await sea.light.click(card, label="My view")).response
    assert tools.text(own) == tools.text(view), "who sits there sees his own view"


async def test_by_command_the_table_is_suggested_or_asked_for(sea: Any, tools: Any) -> None:
    guest, port = sea.member("Ushakov"), sea.guild.create_text_channel("port")
    assert "No game of others" in tools.text((await sea.watcher.slash(port, "table watch")).response)
    tables = [await sea.start("sealords"), await sea.start("tranquility", guest)]
    offered = await sea.watcher.autocomplete(port, "table watch", "table", "")
    assert [choice["name"] for choice in offered] == [
        "Table 2 · Tranquility: Nakhimov, Ushakov",
        "Table 1 · Sea Lords: Nakhimov, Kornilov",
    ]
    asked = (await sea.watcher.slash(port, "table watch")).response
    assert "Which table" in tools.text(asked)
    shown = (await sea.watcher.click(asked, label=tools.buttons(asked)[1])).response
    assert "Sea Lords · table 1 · watching" in tools.text(shown)
    assert "table 1 · watching" in tools.text((await guest.slash(port, "table watch")).response), "not his own"
    named = (await sea.light.slash(port, "table watch", table=str(tables[1]))).response
    assert "watching" not in tools.text(named)


async def test_the_result_and_the_seed_are_told_in_the_end(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    page = (await sea.watcher.click(sea.card(), label="Watch")).response
    asked = (await sea.light.slash(sea.channel, "sealords resign")).response
    await sea.light.click(asked, label="Yes, resign")
    page = (await sea.watcher.click(page, label="Update")).response
    assert "🏆 🔷 Kornilov won!" in tools.text(page)
    assert (await sea.bot.tables.reading.get(table)).seed in tools.text(page)


async def test_who_cannot_see_the_channel_any_more_is_refused(sea: Any, tools: Any) -> None:
    await sea.start("ageofsail", *sea.company("ageofsail"))
    port = sea.guild.create_text_channel("port")
    page = (await sea.watcher.slash(port, "table watch", table="1")).response
    more = (await sea.watcher.click(page, label="More")).response
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(sea.watcher.id, OverwriteType.MEMBER, deny=hidden)
    sea.env.backend.edit_channel(sea.channel.id, {}, overwrites=[overwrite])
    await sea.env.settle()
    refused = "That table is in a channel that you can’t see."
    assert refused in tools.text((await sea.watcher.slash(port, "table watch", table="1")).response)
    assert await sea.watcher.autocomplete(port, "table watch", "table", "") == []
    for label in ("Update", "More", "Look closer"):
        assert refused in said(tools, await sea.watcher.click(page, label=label)), label
    for label in ("Log", "In words", "Symbols"):
        assert refused in said(tools, await sea.watcher.click(more, label=label)), label
