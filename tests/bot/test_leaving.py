"""Somebody leaves the server in mid-game: what the others see, and what they do about it, by clicks and commands."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot import members
from bot.views.own import own_page
from tests.bot.plumbing import PLUMBING
from tests.bot.test_absence import DAY, asked_for, come_back, leave, left_by, play_until_owes
from tests.bot.test_telling import Ear

CLAIM, CLOSE = "Claim the win", "Close without a result"


async def missed(sea: Any, game: str = "sealords", *others: Any) -> tuple[int, Any]:
    """A game in which all have had a turn and dark has left the server, which was noticed when his turn came."""
    table, leaver = await left_by(sea, game, *others)
    await begun(sea, table)
    await play_until_owes(sea, table, leaver)
    await sea.env.settle()
    return table, leaver


async def begun(sea: Any, table: int) -> None:
    """Have it so that all have had a turn."""
    await sea.bot.store._database.run("UPDATE seats SET turns = 1, credited_turn = 0 WHERE table_id = ?", (table,))


async def pressed(member: Any, message: Any, label: str) -> Any:
    return (await member.click(message, label=label)).response


async def test_the_other_takes_the_win_after_a_day(sea: Any, tools: Any) -> None:
    table, leaver = await missed(sea)
    assert "you can claim the win" in tools.text(sea.dms(sea.light)[-1])
    assert not {CLAIM, CLOSE} & set(tools.buttons(sea.card()))
    early = await sea.light.slash(sea.channel, "table claim")
    assert "has a day to come back" in tools.text(early.response)
    heard = Ear(sea)
    await sea.env.advance_time(DAY - 120)
    assert heard(sea.light) == []
    await sea.env.advance_time(240)
    assert heard(sea.light) == ["dm"], "now he is asked"
    told = sea.dms(sea.light)[-1]
    assert "for more than a day" in tools.text(told)
    assert {CLAIM, CLOSE} <= set(tools.buttons(told)) & set(tools.buttons(sea.card()))
    sure = await pressed(sea.light, sea.card(), CLAIM)
    assert "The game ends at once" in tools.text(sure)
    assert (await sea.bot.tables.reading.get(table)).status == "running"
    await sea.light.click(sure, label="Yes, claim it")
    assert (await sea.bot.tables.reading.get(table)).status == "over"
    assert "Left the server: " in tools.text(sea.card())
    assert "Time was up" not in tools.text(sea.card())
    assert heard(leaver) == [], "nobody writes to him"


async def test_or_closes_the_table(sea: Any, tools: Any) -> None:
    table, _ = await missed(sea)
    await sea.env.advance_time(DAY + 60)
    sure = await pressed(sea.light, sea.card(), CLOSE)
    assert "Nobody loses" in tools.text(sure)
    heard = Ear(sea)
    await sea.light.click(sure, label=CLOSE)
    closed = await sea.bot.tables.reading.get(table)
    assert (closed.status, closed.closed, closed.ended_by) == ("closed", "deserted", sea.light.id)
    words = [tools.text(message) for message in sea.channel.history(viewer=sea.watcher)]
    (word,) = [text for text in words if "nobody has lost" in text]
    assert "Closed by 🟡 Nakhimov without a result" in word
    assert heard(sea.light) == []


async def test_who_does_nothing_loses_nothing(sea: Any, tools: Any) -> None:
    table, _ = await missed(sea)
    await sea.env.advance_time(14 * DAY + 600)
    closed = await sea.bot.tables.reading.get(table)
    assert (closed.closed, closed.ended_by) == ("deserted", None)
    assert "didn’t come back" in tools.text(sea.dms(sea.light)[-1])


@pytest.mark.parametrize("at", ["the question", "the answer", "the time itself"])
async def test_who_returns_before_that_has_never_been_away(sea: Any, tools: Any, at: str) -> None:
    table, leaver = await missed(sea)
    if at == "the time itself":
        await sea.env.advance_time(DAY - 600)
        come_back(sea, leaver)
        heard = Ear(sea)
        await sea.env.advance_time(900)
        assert heard(sea.light) == [], "he was looked for before anything came of it"
    else:
        await sea.env.advance_time(DAY + 60)
        message, label = sea.card(), CLAIM
        if at == "the answer":
            message, label = await pressed(sea.light, message, CLAIM), "Yes, claim it"
        come_back(sea, leaver)
        result = await sea.light.click(message, label=label)
        assert "You can’t claim the win" in tools.text((result.followups or [result.response])[-1])
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.asks, [row.absent for row in now.seats]) == ("running", (), [False, False])
    assert "has left this server" not in tools.text(sea.card())
    assert not {CLAIM, CLOSE} & set(tools.buttons(sea.card()))


async def test_one_who_is_banned_or_has_no_account_any_more_has_left_too(sea: Any, tools: Any) -> None:
    table, leaver = await left_by(sea, "sealords")
    come_back(sea, leaver)
    sea.env.inject_error("GET", f"/guilds/*/members/{leaver.id}", status=404, code=10013, times=None)
    await play_until_owes(sea, table, leaver)
    await sea.env.settle()
    assert (await sea.bot.tables.reading.get(table)).seats[1].absent
    assert "has left this server" in tools.text(sea.card())


def warden(sea: Any, right: str) -> Any:
    """Another member, who may remove people from the server."""
    role = sea.guild.create_role("wardens", permissions=discord.Permissions(**{right: True}))
    member = sea.guild.add_member(sea.env.create_user("ushakov", global_name="Ushakov"), roles=[role])
    sea.members[member.id] = member
    return member


@pytest.mark.parametrize("right", ["kick_members", "ban_members", "administrator"])
async def test_who_may_remove_people_is_told_that_he_wins_nothing(sea: Any, tools: Any, right: str) -> None:
    """For an hour he has the right, then no more: what counts is the moment of each click, and what he was told."""
    judge = warden(sea, right)
    table = await sea.start("sealords", judge)
    await begun(sea, table)
    await sea.env.advance_time(members.ACTIVE.total_seconds() + 1)
    leave(sea, sea.light)
    await judge.click(sea.card(), label="My view")
    await play_until_owes(sea, table, sea.light)
    await judge.click(sea.card(), label="My view")
    await sea.env.advance_time(DAY + 60)
    sure = await pressed(judge, sea.card(), CLAIM)
    assert "You may kick or ban members of this server" in tools.text(sure)
    assert "Yes, claim it" not in tools.buttons(sure)
    await judge.click(sure, label=CLOSE)
    closed = await sea.bot.tables.reading.get(table)
    assert (closed.status, closed.closed, closed.ended_by) == ("closed", "deserted", judge.id)


async def test_the_owner_by_direct_message_wins_nothing_and_who_can_not_be_looked_up_has_to_wait(
    sea: Any, tools: Any
) -> None:
    await missed(sea)
    await sea.env.advance_time(DAY + 60)
    sea.env.inject_error("GET", f"/guilds/*/members/{sea.light.id}", status=500, times=None)
    result = await sea.light.user.click(sea.dms(sea.light)[-1], label=CLAIM)
    assert "can’t reach Discord" in tools.text(result.followups[-1])
    sea.env.backend.faults.clear()
    sea.env.backend.guilds[sea.guild.id].owner_id = sea.light.id
    sea.bot.get_guild(sea.guild.id).owner_id = sea.light.id
    await sea.light.user.click(sea.dms(sea.light)[-1], label=CLAIM)
    sure = sea.dms(sea.light)[-1]
    assert "You may kick or ban" in tools.text(sure)


async def test_a_right_that_comes_between_question_and_answer_is_asked_about_again(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await missed(sea)
    await sea.env.advance_time(DAY + 60)
    sure = await pressed(sea.light, sea.card(), CLAIM)

    async def may(*_: Any) -> bool:
        return True

    monkeypatch.setattr(sea.bot.house, "may_remove", may)
    again = await pressed(sea.light, sure, "Yes, claim it")
    assert (await sea.bot.tables.reading.get(table)).status == "running"
    assert "You may kick or ban" in tools.text(again or sure)


async def test_among_several_the_bot_moves_after_a_day(sea: Any, tools: Any) -> None:
    table, leaver = await missed(sea, "piratebay", sea.dark, sea.watcher)
    told = tools.text(sea.dms(sea.light)[-1])
    assert "the bot starts to move for" in told
    seat = (await sea.bot.tables.reading.get(table)).seat_of(leaver.id)
    assert any(label.startswith("Usual move for") for label in tools.buttons(sea.card()))
    await sea.env.advance_time(DAY - 600)
    assert (await sea.bot.tables.reading.get(table)).seats[seat].autopilot_since is None
    heard = Ear(sea)
    await sea.env.advance_time(1200)
    assert (await sea.bot.tables.reading.get(table)).seats[seat].autopilot_since is not None
    assert heard(sea.watcher)
    assert heard(leaver) == []


async def test_any_of_them_has_the_usual_move_made_or_goes_on_without_him(sea: Any, tools: Any) -> None:
    table, _ = await missed(sea, "tranquility", sea.dark, sea.watcher)
    answer = (await sea.light.slash(sea.channel, "table usual")).response
    assert "The usual move was made" in tools.text(answer)
    for member in (sea.light, sea.watcher):
        sure = (await member.slash(sea.channel, "table without")).response
        await member.click(sure, label="Yes, go on")
    now = await sea.bot.tables.reading.get(table)
    assert now.seats[1].gone or now.status == "over"


async def test_the_command_closes_it_for_the_only_one_who_is_left(sea: Any, tools: Any) -> None:
    table, _ = await missed(sea, "tranquility")
    early = (await sea.light.slash(sea.channel, "table close")).response
    assert "has a day to come back" in tools.text(early)
    await sea.env.advance_time(DAY + 60)
    assert "You are the only one" in tools.text(sea.dms(sea.light)[-1])
    sure = (await sea.light.slash(sea.channel, "table close")).response
    await sea.light.click(sure, label=CLOSE)
    assert (await sea.bot.tables.reading.get(table)).closed == "deserted"


async def test_who_has_left_too_has_no_say(sea: Any, tools: Any) -> None:
    table, _ = await missed(sea)
    await sea.env.advance_time(DAY + 60)
    message = sea.dms(sea.light)[-1]
    leave(sea, sea.light)
    for label in (CLAIM, CLOSE):
        result = await sea.light.user.click(message, label=label)
        assert "You have left this table’s server" in tools.text(result.followups[-1])
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, [row.absent for row in now.seats]) == ("running", [True, True])
    assert tools.text(sea.card()).count("has left this server") >= 1
    await sea.env.advance_time(DAY + 60)
    assert (await sea.bot.tables.reading.get(table)).closed == "deserted"


async def test_a_stranger_can_do_nothing_and_costs_no_look(sea: Any, tools: Any) -> None:
    _, leaver = await missed(sea)
    await sea.env.advance_time(DAY + 60)
    since = len(sea.env.http_requests)
    for label in (CLAIM, CLOSE):
        answer = await pressed(sea.watcher, sea.card(), label)
        assert "You don’t sit at this table" in tools.text(answer)
    assert asked_for(sea, leaver, since) == 0


async def test_a_look_that_fails_later_changes_nothing(sea: Any, tools: Any) -> None:
    table, leaver = await missed(sea)
    sea.env.inject_error("GET", f"/guilds/*/members/{leaver.id}", status=403, code=50001, times=None)
    await sea.env.advance_time(DAY + 60)
    sure = await pressed(sea.light, sea.card(), CLOSE)
    await sea.light.click(sure, label=CLOSE)
    assert (await sea.bot.tables.reading.get(table)).closed == "deserted"


async def test_it_is_noticed_when_he_is_to_be_reminded(sea: Any, tools: Any) -> None:
    """The question came while he was there; nobody has clicked since."""
    await sea.start("sealords", sea.dark, first="challenger")
    table = max(table.id for table in await sea.bot.tables.reading.of_user(sea.light.id))
    await play_until_owes(sea, table, sea.dark)
    await sea.env.settle()
    leave(sea, sea.dark)
    heard = Ear(sea)
    await sea.env.advance_time(2 * DAY)
    assert (await sea.bot.tables.reading.get(table)).seats[1].absent
    assert heard(sea.dark) == []
    assert heard(sea.light) == ["dm"]


@pytest.mark.parametrize("game", PLUMBING)
async def test_he_is_told_what_may_come_of_it_and_gets_no_buttons(sea: Any, game: str) -> None:
    table, leaver = await missed(sea, game)
    await sea.env.advance_time(DAY + 60)
    now = await sea.bot.tables.reading.get(table)
    for member, offered in ((sea.light, True), (leaver, False)):
        page = await own_page(sea.bot.tables, now, now.seat_of(member.id), "en")
        assert (CLOSE in str(page.layout.to_components())) == offered
        assert ("You have left this table’s server" in str(page.layout.to_components())) != offered
