"""Seats in a simulated Discord: people choose their colours and who begins by clicks, and everybody sees it."""

from __future__ import annotations

from typing import Any

from tests.bot.lobbies import choose, menu, opened, said


async def page_of(member: Any, sea: Any) -> Any:
    """What somebody may choose for his seat."""
    return (await member.click(sea.card(), label="My seat")).response


async def test_a_colour_is_chosen_in_the_lobby_and_kept_for_the_rematch(sea: Any, tools: Any) -> None:
    table = await opened(sea, seats=2)
    page = await page_of(sea.light, sea)
    assert page.ephemeral
    await choose(tools, sea.light, page, "seat-colour", "7")
    assert f"🌸 <@{sea.light.id}>" in tools.text(sea.card())
    await choose(tools, sea.light, page, "seat-first", str(sea.light.id))
    await sea.dark.click(sea.card(), label="Join")
    assert f"🌸 <@{sea.light.id}> to move" in tools.text(sea.card())
    assert (await sea.bot.tables.reading.get(table)).colours == (7, 0)
    for member in (sea.light, sea.dark):
        asked = (await member.slash(sea.channel, "tranquility resign")).response
        await member.click(asked, label="Yes, resign")
    await sea.dark.click(sea.card(), label="Rematch")
    again = await sea.bot.tables.reading.get(table + 1)
    assert [(again.colours[row.seat], row.user) for row in again.seats] == [(7, sea.light.id), (0, sea.dark.id)]


async def test_a_colour_that_somebody_has_is_refused_kindly(sea: Any, tools: Any) -> None:
    await opened(sea, seats=3)
    page = await page_of(sea.light, sea)
    await sea.dark.click(sea.card(), label="Join")
    refused = await choose(tools, sea.light, page, "seat-colour", "1")
    assert "has this colour" in said(tools, refused)
    anew = menu(tools, refused.response, "seat-colour")
    assert anew["placeholder"] == "Colour: 🟡 gold", "what was chosen in vain doesn't stay in the menu"
    assert [option["value"] for option in anew["options"]] == ["0", "2", "3", "4", "5", "6", "7"]
    assert "Press “Join” first" in said(tools, await sea.watcher.click(sea.card(), label="My seat"))


async def test_the_host_names_who_begins(sea: Any, tools: Any) -> None:
    table = await opened(sea, seats=3)
    await sea.dark.click(sea.card(), label="Join")
    assert "at random" in tools.text(sea.card())
    page = await page_of(sea.light, sea)
    assert f"<@{sea.light.id}>" in tools.text(page)
    assert f"<@{sea.dark.id}>" not in tools.text(page), "what he chooses later would be missing"
    result = await choose(tools, sea.light, page, "seat-first", str(sea.dark.id))
    assert menu(tools, result.response, "seat-first")["placeholder"] == "First player: Kornilov"
    assert f"🔷 <@{sea.dark.id}> · goes first" in tools.text(sea.card())
    await sea.watcher.click(sea.card(), label="Join")
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.owing) == ("running", (1,))
    assert "Turns: 🔷 Kornilov → 🟩 Makarov → 🟡 Nakhimov" in tools.text(sea.card())


async def test_rivals_choose_at_the_challenge_of_a_rematch(sea: Any, tools: Any) -> None:
    await opened(sea, mode="rivals")
    assert "Sun: 0 of 1, moon: 0 of 1 · choose under" in tools.text(sea.card())
    await sea.dark.click(sea.card(), label="Join")
    assert f"<@{sea.light.id}> can press “Begin” now" in tools.text(sea.card()), "both sides are open yet"
    assert sea.pinged() == [sea.light.id], "all wait for the host"
    await sea.light.click(sea.card(), label="Begin")
    asked = (await sea.dark.slash(sea.channel, "tranquility resign")).response
    await sea.dark.click(asked, label="Yes, resign")
    await sea.light.click(sea.card(), label="Rematch")
    assert "choose under" not in tools.text(sea.card()), "both sides are taken"
    assert "In a rematch everybody is where they were at first; “My seat” changes them." in tools.text(sea.card())
    (own,) = [
        row.side for row in (await sea.bot.tables.reading.of_user(sea.dark.id))[0].seats if row.user == sea.dark.id
    ]
    offered = menu(tools, await page_of(sea.dark, sea), "seat-side")["options"]
    assert [option["value"] for option in offered] == ["-", own], "that of who has joined is not to be had"
    await choose(tools, sea.dark, await page_of(sea.dark, sea), "seat-colour", "5")
    assert f"💜 <@{sea.dark.id}>" in tools.text(sea.card())
    await sea.dark.click(sea.card(), label="Accept")
    (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    assert (table.status, table.colours) == ("running", (0, 5))
    assert "**Sun**: " in tools.text(sea.card())
