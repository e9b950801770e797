"""Clocks at the table: chosen at the start and in the lobby, shown on the card, claimed by button and by command."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.tables.clock import CLOCKS, DAY
from bot.views.private import private_page
from bot.views.tap import Button

HOURS = 3600.0


async def whole_round(sea: Any, table: int) -> None:
    """Everybody makes a turn."""
    while any(row.credited_turn < 0 for row in (await sea.bot.tables.reading.get(table)).seats):
        await sea.end_turn(table)


async def test_a_clock_is_chosen_at_the_start_and_shown(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, clock="brisk", **{"at-zero": "lose"})
    told = tools.text(sea.card()).replace("\N{NO-BREAK SPACE}", " ")
    assert "Clock: brisk (3 d at the start, +12 h a turn, 5 d at most)" in told
    assert "When time is up: the game is lost" in tools.text(sea.card())
    await sea.dark.click(sea.card(), label="Accept")
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    assert (table.clock, table.at_zero) == (CLOCKS["brisk"], "lose")
    mover = table.seats[table.owing[0]]
    assert mover.running_since is not None
    until = int((mover.running_since + timedelta(days=3)).timestamp())
    assert f"<t:{until}:R>" in tools.text(sea.card())
    assert "3\N{NO-BREAK SPACE}d" in tools.text(sea.card())


async def test_steady_is_usual_and_the_host_of_a_lobby_may_choose(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "tranquility start", seats=2)
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    assert table.clock == CLOCKS["steady"]
    page = (await sea.light.click(sea.card(), label="Options")).response
    while not any("Clock" in (part.get("placeholder") or "") for part in tools.parts(page)):
        page = (await sea.light.click(page, label="More")).response
    menu = next(part for part in tools.parts(page) if "Clock" in (part.get("placeholder") or ""))
    await sea.light.select(page, custom_id=menu["custom_id"], values=["none"])
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    assert table.clock is None
    assert "No clock" in tools.text(sea.card())


async def test_one_alone_has_no_clock(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "tranquility start", seats=1)
    assert "⏳" not in tools.text(sea.card())


@pytest.mark.parametrize("by", ["button", "command"])
async def test_the_win_is_claimed(sea: Any, tools: Any, by: str) -> None:
    table = await sea.start("sealords", clock="1d")
    await whole_round(sea, table)
    found = await sea.bot.tables.reading.get(table)
    late, other = found.owing[0], 1 - found.owing[0]
    winner = sea.members[found.seats[other].user]
    loser = sea.members[found.seats[late].user]
    refused = await winner.slash(sea.channel, "table claim")
    assert "nobody you play against has run out of time" in tools.text(refused.response)
    await sea.env.advance_time(25 * HOURS)
    card = tools.text(sea.card())
    assert "has run out of time" in card
    assert "Claim the win" in tools.buttons(sea.card())
    assert "You can claim the win" in tools.text(sea.dms(winner)[-1])
    assert "Your time is up" in tools.text(sea.dms(loser)[-1])
    if by == "button":
        asked = (await winner.click(sea.card(), label="Claim the win")).response
    else:
        asked = (await winner.slash(sea.channel, "table claim")).response
    await winner.click(asked, label="Yes, claim it")
    found = await sea.bot.tables.reading.get(table)
    assert found.status == "over"
    assert found.engine.outcome(found.state).places[0] == (other,)
    for message in (sea.card(), sea.dms(winner)[-1], sea.dms(loser)[-1]):
        assert "Time was up" in tools.text(message)
    assert "resigned" not in tools.text(sea.card())


async def test_a_day_is_given(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="1d")
    await whole_round(sea, table)
    found = await sea.bot.tables.reading.get(table)
    late = found.owing[0]
    giver = sea.members[found.seats[1 - late].user]
    await sea.env.advance_time(25 * HOURS)
    await giver.slash(sea.channel, "table day")
    found = await sea.bot.tables.reading.get(table)
    assert found.seats[late].late_since is None
    assert found.seats[late].bank == DAY
    assert "has run out of time" not in tools.text(sea.card())


async def test_before_both_have_moved_nobody_loses(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="1d")
    await sea.env.advance_time(25 * HOURS)
    found = await sea.bot.tables.reading.get(table)
    assert (found.status, found.closed) == ("closed", "lapsed")
    history = "\n".join(tools.text(message) for message in sea.channel.history(viewer=sea.watcher))
    assert "Time ran out before everybody had moved" in history


async def test_reminders_come_by_message_with_a_way_to_play(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="2d")
    found = await sea.bot.tables.reading.get(table)
    mover = sea.members[found.seats[found.owing[0]].user]
    before = len(sea.dms(mover))
    await sea.env.advance_time(25 * HOURS)
    told = sea.dms(mover)[before:]
    assert len(told) == 1
    assert "Half of your time is gone" in tools.text(told[0])
    assert tools.buttons(told[0]) == ["Play", "Quiet this turn"]
    await mover.user.click(told[0], label="Quiet this turn")
    await sea.env.advance_time(20 * HOURS)
    assert len(sea.dms(mover)) == before + 1


async def test_a_team_goes_on_without_somebody(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("tranquility", sea.dark, third, clock="1d")
    found = await sea.bot.tables.reading.get(table)
    late = found.owing[0]
    mates = [sea.members[row.user] for row in found.seats if row.seat != late]
    await sea.env.advance_time(25 * HOURS)
    for mate in mates:
        asked = (await mate.slash(sea.channel, "table without")).response
        await mate.click(asked, label="Yes, go on")
    found = await sea.bot.tables.reading.get(table)
    assert found.seats[late].gone


async def test_a_game_of_one_is_listed_until_it_is_silent_for_long(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "tranquility start", seats=1)
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    other = await sea.start("sealords", first="opponent", clock="none")
    for days, listed in ((59, True), (2, False)):
        await sea.env.advance_time(days * 24 * HOURS)
        said = tools.text((await sea.light.slash(sea.channel, "games")).response)
        assert (f"table {table.id}" in said.lower()) == listed
        owing_nothing = await sea.bot.tables.reading.get(other)
        shown = await private_page(sea.bot.tables, owing_nothing, 0, "en", onward=True)
        ways = [part.item.label for part in shown.layout.walk_children() if isinstance(part, Button)]
        assert any(label.startswith("Next:") for label in ways) == listed
    await sea.end_turn(table.id)
    assert f"table {table.id}" in tools.text((await sea.light.slash(sea.channel, "games")).response).lower()
    of_it = [dm for dm in sea.dms(sea.light) if f"table {table.id}" in tools.text(dm).lower()]
    assert not of_it[1:], "nobody waits for him, so nobody reminds him"


@pytest.mark.parametrize("answer", ["table object", "table agree"])
async def test_the_others_answer_whether_the_game_goes_on_without_somebody(sea: Any, tools: Any, answer: str) -> None:
    """By command as by button: one no settles it, the last yes ends it for the one who is late."""
    number = await sea.start("tranquility", sea.dark, sea.member("Ushakov"), clock="1d")
    found = await sea.bot.tables.reading.get(number)
    late = found.owing[0]
    first, second = (sea.members[row.user] for row in found.seats if row.seat != late)
    await sea.env.advance_time(25 * HOURS)
    asked = (await first.slash(sea.channel, "table without")).response
    await first.click(asked, label="Yes, go on")
    shown = (await second.slash(sea.channel, answer)).response
    if answer == "table object":
        assert "it stays as it is" in tools.text(shown)
        found = await sea.bot.tables.reading.get(number)
        assert found.asked == ()
        assert not found.seats[late].gone
        assert "agree so far" not in tools.text(sea.card())
    else:
        await second.click(shown, label="Yes, go on")
        left_out = sea.members[found.seats[late].user]
        assert "Your time was up, and the others play on without you" in tools.text(sea.dms(left_out)[-1])
        assert "usual move" not in tools.text(sea.card())
