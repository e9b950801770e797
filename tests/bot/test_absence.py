"""Players who leave the server in mid-game: noticed, told once, and what the others can do then."""

from __future__ import annotations

from typing import Any

import pytest

from bot import members
from tests.bot.plumbing import PLUMBING
from tests.bot.test_telling import Ear, bring_about, resign

DAY = 86400.0
WAYS = [("dm", ["dm"]), ("off", ["ping"]), ("closed", ["ping"])]


def leave(sea: Any, member: Any) -> None:
    sea.guild.remove_member(member)


def come_back(sea: Any, member: Any) -> None:
    sea.guild.add_member(member.user)


def asked_for(sea: Any, member: Any, since: int = 0) -> int:
    """How often the bot asked for somebody since a count of requests."""
    path = f"/guilds/{sea.guild.id}/members/{member.id}"
    return sum(request.method == "GET" and request.path == path for request in sea.env.http_requests[since:])


async def all_owing(sea: Any, table: int) -> list[Any]:
    """All who owe something."""
    now = await sea.bot.tables.reading.get(table)
    return [sea.members[now.seats[seat].user] for seat in now.owing]


async def owing(sea: Any, table: int) -> Any:
    """Who is to move."""
    return (await all_owing(sea, table))[0]


async def play_until_owes(sea: Any, table: int, member: Any) -> None:
    """Let the others move until it is this one's turn."""
    for _ in range(60):
        if await owing(sea, table) is member:
            return
        await sea.end_turn(table)
    raise AssertionError("it is never his turn")


async def left_by(sea: Any, game: str, *others: Any) -> tuple[int, Any]:
    """A game in which dark has left the server just before it became his turn."""
    table = await sea.start(game, *(others or (sea.dark,)))
    while sea.dark in await all_owing(sea, table):
        await sea.end_turn(table)
    await sea.env.advance_time(members.ACTIVE.total_seconds() + 1)
    leave(sea, sea.dark)
    return table, sea.dark


def absences(tools: Any, message: Any) -> int:
    """How often a message says that somebody has left the server."""
    return int(tools.text(message).count("has left this server"))


@pytest.mark.parametrize(("way", "ways"), WAYS)
@pytest.mark.parametrize("game", PLUMBING)
async def test_it_is_said_once_when_it_becomes_his_turn(
    sea: Any, tools: Any, game: str, way: str, ways: list[str]
) -> None:
    table, leaver = await left_by(sea, game)
    await bring_about(sea, tools, way, sea.light)
    heard = Ear(sea)
    assert "has left" not in tools.text(sea.card())
    await play_until_owes(sea, table, leaver)
    await sea.env.settle()
    assert heard(sea.light) == ways
    assert heard(leaver).count("ping") == 0, "he can't see it"
    assert absences(tools, sea.card()) == 1
    if way == "dm":
        assert absences(tools, sea.dms(sea.light)[-1]) == 1
    heard = Ear(sea)
    for _ in range(3):
        for label in ("My view", "Play"):
            await sea.light.click(sea.card(), label=label)
    await sea.env.advance_time(DAY - 60)
    assert heard(sea.light) == [], "once"


async def test_it_is_not_said_again_at_later_turns(sea: Any, tools: Any) -> None:
    """He plays on by direct message from elsewhere."""
    table, leaver = await left_by(sea, "sealords")
    await bring_about(sea, tools, "off", sea.light)
    await play_until_owes(sea, table, leaver)
    for _ in range(2):
        heard = Ear(sea)
        while await owing(sea, table) is leaver:
            now = await sea.seen(table, leaver)
            seat = now.owing[0]
            path = now.engine.default(now.state, seat).path
            await sea.bot.tables.turns.act(table, leaver.id, now.engine.pending(now.state)[seat].number, path)
        await sea.env.advance_time(60.0)
        await play_until_owes(sea, table, leaver)
        await sea.env.advance_time(1200.0)
        assert heard(sea.light) == ["ping"], "his own turn is all that he is called to"
        assert absences(tools, sea.card()) == 1


@pytest.mark.parametrize("label", ["Play", "My view"])
@pytest.mark.parametrize("game", PLUMBING)
async def test_his_own_click_shows_that_he_is_back(sea: Any, tools: Any, game: str, label: str) -> None:
    table, leaver = await left_by(sea, game)
    await play_until_owes(sea, table, leaver)
    assert "has left this server" in tools.text(sea.card())
    come_back(sea, leaver)
    since = len(sea.env.http_requests)
    answer = (await leaver.click(sea.card(), label=label)).response
    assert "has left this server" not in tools.text(answer)
    assert "has left this server" not in tools.text(sea.card())
    assert asked_for(sea, leaver, since) == 0, "whoever clicks is there"


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
@pytest.mark.parametrize("game", PLUMBING)
async def test_a_look_that_fails_changes_nothing(sea: Any, tools: Any, game: str, status: int, code: int) -> None:
    table, leaver = await left_by(sea, game)
    sea.env.inject_error("GET", f"/guilds/*/members/{leaver.id}", status=status, code=code, times=None)
    await play_until_owes(sea, table, leaver)
    await sea.env.advance_time(60.0)
    assert await owing(sea, table) is leaver
    assert "has left" not in tools.text(sea.card())
    answer = (await sea.light.click(sea.card(), label="My view")).response
    assert "has left" not in tools.text(answer)
    assert "Close without a result" not in tools.buttons(answer)
    since = len(sea.env.http_requests)
    for _ in range(5):
        await sea.light.click(sea.card(), label="My view")
    assert asked_for(sea, leaver, since) <= 1, "many clicks ask once"
    sea.env.backend.faults.clear()
    await sea.env.advance_time(members.UNSAID.total_seconds() + 1)
    answer = (await sea.light.click(sea.card(), label="My view")).response
    assert "has left this server" in tools.text(answer), "noticed at another's click"


async def test_a_moderator_may_close_it_still(sea: Any, tools: Any) -> None:
    warden = sea.moderator()
    table, leaver = await left_by(sea, "tranquility")
    await play_until_owes(sea, table, leaver)
    await warden.slash(sea.channel, "server close", table=str(table))
    closed = await sea.bot.tables.reading.get(table)
    assert (closed.closed, closed.ended_by) == ("aborted", warden.id)


async def test_who_has_left_the_game_is_not_missed(sea: Any, tools: Any) -> None:
    """He resigns, then leaves the server: nobody is told anything."""
    table = await sea.start("tranquility", sea.dark, sea.watcher)
    await resign(sea, tools, sea.dark, "tranquility")
    await sea.env.advance_time(members.ACTIVE.total_seconds() + 1)
    leave(sea, sea.dark)
    since, heard = len(sea.env.http_requests), Ear(sea)
    for _ in range(4):
        await sea.end_turn(table)
        for member in (sea.light, sea.watcher):
            answer = (await member.click(sea.card(), label="My view")).response
            assert "has left this server" not in tools.text(answer)
    assert "has left this server" not in tools.text(sea.card())
    assert asked_for(sea, sea.dark, since) == 0
    assert not any(row.absent for row in (await sea.bot.tables.reading.get(table)).seats)
    assert heard(sea.dark) == []


async def test_it_shows_within_ten_minutes_at_anothers_click(sea: Any, tools: Any) -> None:
    """What was heard of somebody isn't believed for longer, however often it is asked for."""
    await sea.start("sealords", sea.dark, first="challenger")
    await play_until_owes(sea, max(t.id for t in await sea.bot.tables.reading.of_user(sea.light.id)), sea.dark)
    leave(sea, sea.dark)
    waited = 0.0
    while "has left this server" not in tools.text(sea.card()):
        assert waited <= members.FRESH.total_seconds() + 120
        await sea.env.advance_time(60.0)
        waited += 60.0
        await sea.light.click(sea.card(), label="My view")
    assert waited >= 60.0
