"""The rematch of Age of Sail in a simulated Discord: the winner may hold the order (AS-38)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.lobbies import choose, menu


async def over(sea: Any) -> int:
    """A battle that light has won; its table's number."""
    table: int = await sea.start("ageofsail", sea.dark)
    await sea.bot.tables.life.resign(table, sea.dark.id)
    await sea.settle()
    return table


async def medal(sea: Any, table: int) -> int | None:
    """The seat that holds the order."""
    now = await sea.bot.tables.reading.get(table)
    found: int | None = now.engine.view(now.state, None).medal
    return found


async def test_in_a_first_lobby_nothing_is_said_of_the_order(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "ageofsail start")
    assert "rder" not in tools.text(sea.card())
    page = (await sea.light.click(sea.card(), label="Options")).response
    assert not [part for part in tools.parts(page) if ":order" in part.get("custom_id", "")]


async def test_as38_the_host_of_the_rematch_chooses_and_the_lobby_names_the_holder(sea: Any, tools: Any) -> None:
    table = await over(sea)
    await sea.dark.click(sea.card(), label="Rematch")
    assert "Order: nobody" in tools.text(sea.card())
    page = (await sea.dark.click(sea.card(), label="Options")).response
    assert menu(tools, page, "option:0:order")["placeholder"] == "Order: nobody"
    await choose(tools, sea.dark, page, "option:0:order", "winner")
    assert "-# Nakhimov holds the order for winning the last game" in tools.text(sea.card())
    await sea.light.click(sea.card(), label="Join")
    assert await medal(sea, table + 1) == 0


async def test_as38_as_usual_nobody_holds_it(sea: Any, tools: Any) -> None:
    table = await over(sea)
    await sea.light.click(sea.card(), label="Rematch")
    assert "holds the order" not in tools.text(sea.card())
    await sea.dark.click(sea.card(), label="Join")
    assert await medal(sea, table + 1) is None


@pytest.mark.parametrize("winner_stays", [True, False])
async def test_as71_as_printed_the_winner_holds_it_if_he_is_there(sea: Any, tools: Any, winner_stays: bool) -> None:
    table = await over(sea)
    await sea.dark.click(sea.card(), label="Rematch")
    page = (await sea.dark.click(sea.card(), label="Options")).response
    await sea.dark.click(page, label="Printed rules: off · turn on")
    assert "holds the order for winning" in tools.text(sea.card())
    assert "Order: " not in tools.text(sea.card()), "as printed there is nothing to choose"
    if winner_stays:
        await sea.light.click(sea.card(), label="Join")
    else:
        await sea.light.click(sea.card(), label="Leave")
        assert "holds the order for winning" not in tools.text(sea.card())
        await sea.watcher.click(sea.card(), label="Join")
    if (await sea.bot.tables.reading.get(table + 1)).status == "open":
        await sea.dark.click(sea.card(), label="Begin")
    assert await medal(sea, table + 1) == (0 if winner_stays else None)
