"""The lobby of Age of Sail in a simulated Discord: scenarios and their sides, and the order in a rematch."""

from __future__ import annotations

from typing import Any

import pytest

from engine.registry import get
from engine.values import Seat
from tests.bot.lobbies import choose, menu, said


async def over(sea: Any) -> int:
    """A battle that light has won; its table's number."""
    table: int = await sea.start("ageofsail", sea.dark)
    asked = (await sea.dark.slash(sea.channel, "ageofsail resign")).response
    await sea.dark.click(asked, label="Yes, resign")
    return table


async def holders(sea: Any, table: int) -> list[Any]:
    """Who holds the order, as the log says at the beginning of the game."""
    start, *_ = await sea.log(table)
    told = [event.public for event in start.events if event.public is not None]
    return [dict(line.args)["seat"] for line in told if line.id == "ageofsail-event-order"]


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
    assert await holders(sea, table + 1) == [Seat(0)]


async def test_as38_as_usual_nobody_holds_it(sea: Any, tools: Any) -> None:
    table = await over(sea)
    await sea.light.click(sea.card(), label="Rematch")
    assert "holds the order" not in tools.text(sea.card())
    await sea.dark.click(sea.card(), label="Join")
    assert await holders(sea, table + 1) == []


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
    assert await holders(sea, table + 1) == ([Seat(0)] if winner_stays else [])


SIDES = {"pirates": ("merchant", "pirate"), "hunt": ("pirate", "hunter"), "assault": ("defender", "attacker")}
"""Of each scenario: who plays alone, and the others."""


async def seat_page(sea: Any, member: Any) -> Any:
    """Where somebody chooses a side."""
    return (await member.click(sea.card(), label="My seat")).response


async def sides(sea: Any, table: int) -> list[str | None]:
    return [row.side for row in (await sea.bot.tables.reading.get(table)).seats]


@pytest.mark.parametrize("scenario", SIDES)
@pytest.mark.parametrize("guests", [1, 2, 3])
async def test_somebody_takes_the_part_of_the_one_and_the_others_get_the_rest(
    sea: Any, tools: Any, scenario: str, guests: int
) -> None:
    """AS-50, AS-51, AS-52."""
    others = [sea.dark, sea.watcher, sea.member("Ushakov")][:guests]
    await sea.light.slash(sea.channel, "ageofsail start", seats=1 + guests, scenario=scenario)
    one, many = SIDES[scenario]
    page = await seat_page(sea, sea.light)
    offered = [option["value"] for option in menu(tools, page, "seat-side")["options"]]
    assert offered == ["-", one, many]
    await choose(tools, sea.light, page, "seat-side", one)
    for member in others:
        await member.click(sea.card(), label="Join")
    assert (await sea.bot.tables.reading.get(1)).status == "running"
    assert await sides(sea, 1) == [one] + [many] * guests


@pytest.mark.parametrize("scenario", SIDES)
async def test_nobody_has_to_choose(sea: Any, scenario: str) -> None:
    await sea.start("ageofsail", sea.dark, sea.watcher, scenario=scenario)
    one, many = SIDES[scenario]
    assert sorted(await sides(sea, 1), key=[one, many].index) == [one, many, many]


async def test_another_scenario_lets_sides_lapse_and_the_lobby_says_what_there_is_now(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "ageofsail start", seats=4, scenario="pirates")
    await sea.dark.click(sea.card(), label="Join")
    await choose(tools, sea.light, await seat_page(sea, sea.light), "seat-side", "merchant")
    await choose(tools, sea.dark, await seat_page(sea, sea.dark), "seat-side", "pirate")
    assert await sides(sea, 1) == ["merchant", "pirate"]
    page = (await sea.light.click(sea.card(), label="Options")).response
    await choose(tools, sea.light, page, "option:0:scenario", "assault")
    assert await sides(sea, 1) == [None, None]
    assert "0 of 1" in tools.text(sea.card())
    assert "0 of 3" in tools.text(sea.card())
    await choose(tools, sea.dark, await seat_page(sea, sea.dark), "seat-side", "defender")
    await choose(tools, sea.light, page, "option:0:scenario", "battle")
    assert await sides(sea, 1) == [None, None]
    assert "choose under “My seat”" not in tools.text(sea.card())


async def test_where_more_have_come_than_a_scenario_takes_it_is_refused_with_the_reason(sea: Any, tools: Any) -> None:
    """AS-50: a scenario is for two to four; that it is on one set nobody has to choose."""
    await sea.light.slash(sea.channel, "ageofsail start", seats=6, sets=2)
    people = [sea.dark, sea.watcher, sea.member("Ushakov"), sea.member("Sinyavin")]
    for member in people:
        await member.click(sea.card(), label="Join")
    page = (await sea.light.click(sea.card(), label="Options")).response
    assert "5" in said(tools, await choose(tools, sea.light, page, "option:0:scenario", "hunt"))
    assert (await sea.bot.tables.reading.get(1)).options.scenario == "battle"
    await people[3].click(sea.card(), label="Leave")
    await choose(tools, sea.light, page, "option:0:scenario", "hunt")
    table = await sea.bot.tables.reading.get(1)
    assert (table.options.scenario, table.options.sets, table.size, table.status) == ("hunt", 1, 4, "open")
    assert "4 of 4" in tools.text(sea.card())
    await sea.light.click(sea.card(), label="Begin")
    assert sorted(map(str, await sides(sea, 1))) == ["hunter"] * 3 + ["pirate"]


def test_what_has_no_effect_in_a_scenario_is_not_offered() -> None:
    rules = get("ageofsail")
    assert rules.Options(scenario="hunt", rounds=30, wind="brisk", situations=False) == rules.Options(scenario="hunt")
