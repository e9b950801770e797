"""Being away in Discord: by command and by clicks, seen at the table, and back again."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest

from bot import texts
from bot.house import person_of
from bot.tables.clock import DAY
from bot.tables.defaults import Defaults
from bot.views.away import away_page
from tests.bot.lobbies import invite, said
from tests.bot.tables.spoiling import sql
from tests.bot.test_telling import Ear, bring_about

pytestmark = pytest.mark.usefixtures("undrawn")

HOURS = 3600.0


async def read(sea: Any, table: int) -> Any:
    return await sea.bot.tables.reading.get(table)


def settled(sea: Any) -> None:
    """Nobody is a newcomer."""
    sql(sea.database, "UPDATE people SET known_since = NULL")


async def press(member: Any, message: Any, *labels: str) -> Any:
    for label in labels:
        message = (await member.click(message, label=label)).response
    return message


async def pick_days(tools: Any, member: Any, message: Any, days: int) -> Any:
    menu = next(part for part in tools.parts(message) if part["type"] == 3)
    result = await member.select(message, custom_id=menu["custom_id"], values=[str(days)])
    return (result.followups or [result.response])[-1]


async def test_the_whole_story_by_clicks(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="3d")
    settled(sea)
    page = await press(sea.light, sea.card(), "My view", "More", "Away")
    assert "You aren’t away" in tools.text(page)
    assert "up to **21 days**" in tools.text(page)
    before = (len(sea.dms(sea.dark)), len(sea.channel.history(viewer=sea.watcher)))
    page = await pick_days(tools, sea.light, page, 5)
    assert "You are away until" in tools.text(page)
    found = await read(sea, table)
    seat = found.seat_of(sea.light.id)
    assert found.seats[seat].away_until - found.seats[seat].away_since == timedelta(days=5)
    card = tools.text(sea.card())
    assert re.search(
        r"Nakhimov is away until <t:\d+:f> \(<t:\d+:R>\)\. Until then this player’s clock stands still", card
    )
    assert "Nakhimov is away until" in tools.text(await press(sea.dark, sea.card(), "My view"))
    assert before == (len(sea.dms(sea.dark)), len(sea.channel.history(viewer=sea.watcher))), "nobody is pinged for that"
    own = await press(sea.light, sea.card(), "My view")
    assert "You are away until" in tools.text(own)
    await sea.env.advance_time(4 * 24 * HOURS)
    found = await read(sea, table)
    assert found.seats[seat].running_since is None
    refused = (await sea.dark.slash(sea.channel, "table claim")).response
    assert "Nobody can claim a win from somebody who is away" in tools.text(refused)
    not_away = await press(sea.dark, sea.card(), "I’m back")
    assert "You aren’t away" in tools.text(not_away)
    back = await press(sea.light, sea.card(), "I’m back")
    assert "you have at least 24 hours" in tools.text(back)
    assert "is away until" not in tools.text(sea.card())
    assert "Nakhimov is back" in tools.text(sea.card())
    page = (await sea.light.slash(sea.channel, "away")).response
    assert "Used in the last 365 days: 5 of 30" in tools.text(page), "the fifth day had just begun"


async def test_by_command_and_by_its_date(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="1d")
    settled(sea)
    (owing,) = (await read(sea, table)).owing
    mover = sea.light if (await read(sea, table)).seats[owing].user == sea.light.id else sea.dark
    await sea.env.advance_time(23 * HOURS)
    said = (await mover.slash(sea.channel, "away", until="2 days")).response
    assert "Noted" in tools.text(said)
    before = len(sea.dms(mover))
    await sea.env.advance_time(47.9 * HOURS)
    assert (await read(sea, table)).seats[owing].away_until is not None
    assert len(sea.dms(mover)) == before, "no reminder"
    await sea.env.advance_time(0.2 * HOURS)
    found = await read(sea, table)
    assert (found.seats[owing].away_until, found.seats[owing].bank) == (None, DAY)
    assert found.seats[owing].running_since is not None
    assert len(sea.dms(mover)) == before + 1, "what he owes is put to him anew"
    page = (await mover.slash(sea.channel, "back")).response
    assert "You aren’t away" in tools.text(page)


async def test_who_takes_no_direct_messages_is_pinged_when_it_is_over(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="3d")
    settled(sea)
    (owing,) = (await read(sea, table)).owing
    mover = sea.light if (await read(sea, table)).seats[owing].user == sea.light.id else sea.dark
    await bring_about(sea, tools, "refused", mover)
    await mover.slash(sea.channel, "away", until="1 day")
    told = Ear(sea)
    await sea.env.advance_time(24.4 * HOURS)
    assert (await read(sea, table)).seats[owing].away_until is None
    assert told(mover) == ["ping"]


async def test_the_card_of_three_tells_when_the_bot_will_move(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("piratebay", sea.dark, third, clock="3d")
    settled(sea)
    await sea.dark.slash(sea.channel, "away", until="12 days")
    assert "Kornilov is away until" in tools.text(sea.card())
    assert "then the usual moves are made, unless all the others agree to wait" in tools.text(sea.card())
    before = len(sea.dms(sea.light))
    await sea.env.advance_time(7.01 * 24 * HOURS)
    found = await read(sea, table)
    seat = found.seat_of(sea.dark.id)
    assert found.seats[seat].away_as == "piloted"
    assert "Until then the usual moves are made" in tools.text(sea.card())
    assert len(sea.dms(sea.light)) > before
    asked = (await sea.light.slash(sea.channel, "table ask", kind="wait")).response
    await press(sea.light, asked, "Yes, ask")
    await press(third, sea.card(), "My view", "Agree: waiting for those who are away")
    found = await read(sea, table)
    assert (found.seats[seat].away_as, found.seats[seat].autopilot_since) == ("waited", None)
    assert "this player’s clock stands still" in tools.text(sea.card())
    await sea.dark.slash(sea.channel, "back")
    assert (await read(sea, table)).seats[seat].away_until is None


async def test_refusals_say_what_is_left(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")

    async def asked(until: str) -> str:
        return tools.text((await sea.light.slash(sea.channel, "away", until=until)).response)

    assert re.search(r"you can be away for 7 days at most, until <t:\d+:f>", await asked("8 days"))
    assert "In your first two weeks with me it is 7 days in all" in tools.text(
        (await sea.light.slash(sea.channel, "away")).response
    )
    assert "I can’t read that as a date" in await asked("whenever")
    assert "That is over already" in await asked("2020-01-01")
    assert "Noted" in await asked("7")
    await sea.light.slash(sea.channel, "back")
    sql(sea.database, "UPDATE aways SET days = 127")
    assert re.search(r"You have used your 7 days of 365\. There will be one again <t:\d+:R>", await asked("1"))
    page = (await sea.light.slash(sea.channel, "away")).response
    assert "**no more days**" in tools.text(page)
    assert tools.buttons(page) == ["Settings"]
    await sea.bot.tables.servers.set_defaults(sea.guild.id, Defaults(away=0))
    assert "keep no game waiting" in tools.text((await sea.dark.slash(sea.channel, "away", until="1")).response)
    assert (await read(sea, table)).seats[0].away_until is None


async def test_a_date_in_ones_own_zone_written_in_a_modal(sea: Any, tools: Any) -> None:
    await sea.start("sealords")
    settled(sea)
    await sea.light.slash(sea.channel, "reminders", zone="Auckland")
    page = (await sea.light.slash(sea.channel, "settings")).response
    page = await press(sea.light, page, "Away")
    assert "A date is read in your time zone: Pacific/Auckland" in tools.text(page)
    modal = await sea.light.click(page, label="Until …")
    await sea.light.submit_modal(modal, {"text": "tomorrow"})
    spell = (await sea.bot.tables.aways.standing(sea.light.id)).spell
    assert (spell.until + timedelta(minutes=1)).hour in (11, 12), "midnight there"


async def test_a_stale_menu_and_somebody_elses_table(sea: Any, tools: Any) -> None:
    await sea.start("sealords")
    page = (await sea.light.slash(sea.channel, "away")).response
    await sea.light.slash(sea.channel, "away", until="7")
    await sea.light.slash(sea.channel, "back")
    await sea.env.advance_time(24 * HOURS)
    refused = await pick_days(tools, sea.light, page, 7)
    assert "you can be away for 6 days at most" in tools.text(refused)
    assert "aren’t away" in tools.text((await sea.watcher.slash(sea.channel, "back")).response)


async def test_where_it_makes_another_difference(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="1d")
    settled(sea)
    found = await read(sea, table)
    while any(row.credited_turn < 0 for row in (await read(sea, table)).seats):
        await sea.end_turn(table)
    (owing,) = (await read(sea, table)).owing
    mover = sea.light if found.seats[owing].user == sea.light.id else sea.dark
    await sea.env.advance_time(24.1 * HOURS)
    assert (await read(sea, table)).seats[owing].is_late
    said = tools.text((await mover.slash(sea.channel, "away", until="3 days")).response)
    assert "your time had run out there before" in said
    assert "time had run out here before that" in tools.text(sea.card())
    await sea.bot.tables.servers.set_defaults(sea.guild.id, Defaults(away=2))
    other = await sea.start("sealords")
    said = tools.text((await mover.slash(sea.channel, "away")).response)
    assert f"table {other}: only until" in said


async def test_before_a_game(sea: Any, tools: Any) -> None:
    """The challenge, the lobby, and whoever invites him see it."""
    await sea.dark.slash(sea.channel, "away", until="5")
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    assert re.search(rf"<@{sea.dark.id}> · 🏝️ away until <t:", tools.text(sea.card()))
    await sea.light.slash(sea.channel, "tranquility start", seats=3)
    invited = await invite(sea, tools, sea.light, sea.dark)
    assert re.search(rf"<@{sea.dark.id}> is away until <t:", said(tools, invited))
    assert re.search(rf"<@{sea.dark.id}> · 🏝️ away until <t:.*invited", tools.text(sea.card()))
    await sea.dark.slash(sea.channel, "back")
    assert "away until" not in tools.text(sea.card())


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_the_page_in_all_languages(sea: Any, language: str) -> None:
    await sea.start("sealords")
    user = sea.light.id
    await sea.bot.tables.people.remember(person_of(sea.light.user))
    for news in (None, "away-noted", "away-returned"):
        shown = await away_page(sea.bot.house, user, language, news)
        sent = [part.to_component_dict() for part in shown.layout.walk_children()]
        assert sum(len(str(part.get("content", ""))) for part in sent) <= 4000
        assert not [part for part in sent if "{" in str(part.get("content", ""))]
