"""`/server check`: the rights that the bot lacks where games are played, lost cards, broken tables, the commands."""

from __future__ import annotations

from typing import Any

import pytest

from bot.permissions import NEEDED, THREADS
from bot.texts import LANGUAGES
from bot.views.server_check import SORTS, Found, check_page
from tests.bot.clicking import assert_valid
from tests.bot.lobbies import said
from tests.bot.tables.spoiling import sql
from tests.bot.test_places import deny


@pytest.fixture
def warden(sea: Any) -> Any:
    """A moderator who plays at no table."""
    return sea.moderator()


async def check(sea: Any, member: Any) -> Any:
    return (await member.slash(sea.channel, "server check")).response


async def test_all_is_well(sea: Any, tools: Any, warden: Any) -> None:
    await sea.start("sealords")
    page = await check(sea, warden)
    assert page.flags.ephemeral
    assert "All is well" in tools.text(page)
    assert "looked at: 1" in tools.text(page)


async def test_what_is_missing_and_that_it_was_mended(sea: Any, tools: Any, warden: Any) -> None:
    harbour = sea.guild.create_text_channel("harbour")
    await deny(sea, "attach_files", "read_message_history")
    await deny(sea, "send_messages", channel=harbour)
    page = await check(sea, warden)
    told = tools.text(page)
    assert f"I lack “Attach Files”, “Read Message History”** in <#{sea.channel.id}>" in told
    assert f"I lack “Send Messages”** in <#{harbour.id}>" in told
    assert "All is well" not in told
    for channel in (sea.channel, harbour):
        await deny(sea, channel=channel)
    page = (await warden.click(page, label="Look again")).response
    assert "All is well" in tools.text(page)


async def test_only_channels_for_games_are_looked_at_and_those_with_tables(sea: Any, tools: Any, warden: Any) -> None:
    games, other = (sea.guild.create_text_channel(name) for name in ("games", "other"))
    await sea.start("sealords")
    await warden.slash(sea.channel, "server channels", channel=games)
    for channel in (sea.channel, other):
        await deny(sea, "attach_files", channel=channel)
    told = tools.text(await check(sea, warden))
    assert f"<#{sea.channel.id}>" in told, "a table stands there"
    assert f"<#{other.id}>" not in told
    await deny(sea, "view_channel", channel=games)
    assert f"I lack “View Channel”** in <#{games.id}>" in tools.text(await check(sea, warden))


async def test_threads_where_games_have_some(sea: Any, tools: Any, warden: Any) -> None:
    await deny(sea, "create_public_threads", "send_messages_in_threads")
    assert "All is well" in tools.text(await check(sea, warden))
    await warden.slash(sea.channel, "server defaults", thread=True)
    told = tools.text(await check(sea, warden))
    assert "“Create Public Threads”, “Send Messages in Threads”" in told


async def test_lost_cards_broken_tables_and_a_list_that_is_out_of_date(sea: Any, tools: Any, warden: Any) -> None:
    lost, broken = await sea.start("sealords"), await sea.start("sealords")
    sql(sea.database, f"UPDATE tables SET trouble = 'lost' WHERE id = {lost}")
    sql(sea.database, f"UPDATE tables SET state = x'00' WHERE id = {broken}")
    sql(sea.database, f"INSERT INTO server_channels (server, channel) VALUES ({sea.guild.id}, 4242)")
    told = tools.text(await check(sea, warden))
    assert f"the cards of these tables: {lost}." in told
    assert f"read these tables: {broken}. `/server close`" in told
    assert "<#4242>" in told
    assert "dealt-" not in told


async def test_commands_that_discord_does_not_know(
    sea: Any, tools: Any, warden: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [each for each in await sea.bot.tree.fetch_commands() if str(each) != "table"]

    async def fetch() -> Any:
        return known

    with monkeypatch.context() as patch:
        patch.setattr(sea.bot.tree, "fetch_commands", fetch)
        assert "these are missing: `/table`" in tools.text(await check(sea, warden))
    sea.env.inject_error("GET", f"/applications/{sea.bot.application_id}/commands", status=500, times=None)
    assert "I couldn’t ask Discord" in tools.text(await check(sea, warden))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_message_whatever_is_missing_in_500_channels(tools: Any, language: str) -> None:
    """Each lot of rights is told of once, with some of the channels and how many more there are."""
    ids = [1_400_000_000_000_000_000 + number for number in range(500)]
    rights = (*NEEDED, *THREADS)
    lots: dict[tuple[str, ...], list[int]] = {}
    for number, id in enumerate(ids):
        lacking = tuple(right for at, right in enumerate(rights) if (number % 20 + 1) >> at & 1)
        lots.setdefault(lacking, []).append(id)
    found = Found(500, lots, gone=ids, lost=ids[:50], broken=ids[50:100], unregistered=["table", "server"])
    parts = assert_valid(check_page(found, language).layout.to_components())
    told = "\n".join(part["content"] for part in parts if part["type"] == 10)
    assert told.count("<#") == 8 * (SORTS + 1)
    assert "500" in told
    assert "350" in told, "channels that lack something else"


async def test_only_for_moderators(sea: Any, tools: Any) -> None:
    command = next(each for each in await sea.bot.tree.fetch_commands() if str(each) == "server")
    sea.guild.set_command_permissions(command, {sea.light: True})
    assert "“Manage Server”" in said(tools, await sea.light.slash(sea.channel, "server check"))
