"""Who is told what: each person once, by a direct message, else by a ping; who did it isn't told."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.person import Person
from tests.bot.lobbies import invite, opened
from tests.bot.plumbing import PLUMBING

WAYS = ("dm", "off", "closed", "refused")
"""Direct messages come; turned off by the person; known to be closed; found to be closed when one is sent."""


async def bring_about(sea: Any, tools: Any, way: str, *members: Any) -> None:
    """Let these people be reached in one of `WAYS`."""
    for member in members:
        if way == "off":
            page = (await member.slash(sea.channel, "settings")).response
            await member.click(page, label="Direct messages: on · turn off")
        elif way in ("closed", "refused"):
            path = f"/channels/{member.user.dm_channel.id}/messages"
            sea.env.inject_error("POST", path, status=403, code=50007, times=None)
    await sea.env.settle()


class Ear:
    """What comes to people from now on."""

    def __init__(self, sea: Any) -> None:
        self.sea = sea
        self.requests = len(sea.env.http_requests)
        self.messages = {id: self._messages(member) for id, member in sea.members.items()}

    def _messages(self, member: Any) -> set[int]:
        return {message.id for message in self.sea.dms(member)}

    def __call__(self, member: Any) -> list[str]:
        """How somebody was told: "dm" for each new direct message, "ping" for each ping."""
        ways = ["dm"] * len(self._messages(member) - self.messages[member.id])
        for request in self.sea.env.http_requests[self.requests :]:
            if request.method == "POST" and request.path.endswith("/messages"):
                users = (request.json.get("allowed_mentions") or {}).get("users", [])
                ways += ["ping"] * list(map(int, users)).count(member.id)
        return ways


def expected(way: str) -> list[str]:
    return ["dm"] if way == "dm" else ["ping"]


async def resign(sea: Any, tools: Any, member: Any, game: str) -> None:
    asked = (await member.slash(sea.channel, f"{game} resign")).response
    await member.click(asked, label=tools.buttons(asked)[0])
    await sea.env.settle()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLUMBING)
async def test_an_end_is_told_once_to_who_didnt_cause_it(sea: Any, tools: Any, game: str, way: str) -> None:
    if way == "closed":
        await bring_about(sea, tools, way, sea.dark, sea.light)
    table = await sea.start(game, sea.dark)
    if way != "closed":
        await bring_about(sea, tools, way, sea.dark, sea.light)
    told = Ear(sea)
    await resign(sea, tools, sea.light, game)
    if (await sea.bot.tables.reading.get(table)).status == "running":  # the other one plays on alone
        told = Ear(sea)
        await resign(sea, tools, sea.dark, game)
        causer, other = sea.dark, sea.light
    else:
        causer, other = sea.light, sea.dark
    assert (await sea.bot.tables.reading.get(table)).status == "over"
    assert told(other) == expected(way)
    assert told(causer) == []
    await sea.env.advance_time(10 * 86400.0)
    assert told(other) == expected(way), "once"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLUMBING)
async def test_all_who_take_part_hear_that_a_game_began(sea: Any, tools: Any, game: str, way: str) -> None:
    await bring_about(sea, tools, way, sea.light, sea.dark)
    told = Ear(sea)
    table = await sea.bot.tables.reading.get(await sea.start(game, sea.dark))
    for member in (sea.light, sea.dark):
        seat = table.seats[table.seat_of(member.id)]
        found = [each for each in told(member) if not (member is sea.dark and each == "ping" and not seat.owes)]
        if seat.owes:
            assert set(found) >= set(expected(way)), member
        elif member is sea.light:
            assert found == expected(way)
    # whoever pressed the button that began it sees it begin


@pytest.mark.parametrize("way", WAYS)
async def test_the_challenger_is_told_of_a_refusal(sea: Any, tools: Any, way: str) -> None:
    await bring_about(sea, tools, way, sea.light)
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    told = Ear(sea)
    await sea.dark.click(sea.card(), label="Decline")
    await sea.env.settle()
    assert told(sea.light) == expected(way)
    assert told(sea.dark) == []


@pytest.mark.parametrize("way", WAYS)
async def test_a_lapse_is_told_to_host_and_waiting_ones_not_to_the_invited(sea: Any, tools: Any, way: str) -> None:
    await bring_about(sea, tools, way, sea.light, sea.dark)
    table = await opened(sea, seats=4)
    await sea.dark.click(sea.card(), label="Join")
    await invite(sea, tools, sea.light, sea.watcher)
    told = Ear(sea)
    await sea.env.advance_time(8 * 86400.0)
    await sea.env.settle()
    assert (await sea.bot.tables.reading.get(table)).closed == "expired"
    assert told(sea.light) == told(sea.dark) == expected(way)
    assert told(sea.watcher) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLUMBING)
async def test_a_moderators_close_says_by_whom_and_that_nobody_lost(sea: Any, tools: Any, game: str, way: str) -> None:
    warden = sea.moderator()
    table = await sea.start(game, sea.dark)
    await bring_about(sea, tools, way, sea.light, sea.dark)
    told = Ear(sea)
    await warden.slash(sea.channel, "server close", table=str(table))
    await sea.env.settle()
    assert told(sea.light) == told(sea.dark) == expected(way)
    shown = [tools.text(message) for message in sea.channel.history(viewer=sea.watcher)]
    words = (
        tools.text(sea.dms(sea.light)[-1]) if way == "dm" else next(text for text in shown if "nobody has lost" in text)
    )
    assert "nobody has lost" in words
    assert "by warden, a moderator" in words


async def test_a_leaver_still_learns_the_result(sea: Any, tools: Any) -> None:
    table = await sea.start("tranquility", sea.dark, sea.watcher)
    await resign(sea, tools, sea.dark, "tranquility")
    assert (await sea.bot.tables.reading.get(table)).status == "running"
    told = Ear(sea)
    await resign(sea, tools, sea.light, "tranquility")
    await resign(sea, tools, sea.watcher, "tranquility")
    assert (await sea.bot.tables.reading.get(table)).status == "over"
    assert told(sea.dark)[-1:] == ["dm"]
    assert "## " in tools.text(sea.dms(sea.dark)[-1])


async def person(sea: Any, member: Any) -> Person:
    profile = await sea.bot.tables.people.get(member.id)
    return Person(member.id, profile.name if profile else "")


CALLS = [("both", ["dm", "ping"]), ("dm", ["dm"]), ("ping", ["ping"])]


@pytest.mark.parametrize(("calls", "ways"), CALLS)
@pytest.mark.parametrize("game", PLUMBING)
async def test_how_one_is_called_to_ones_turn_is_ones_own_choice(
    sea: Any, game: str, calls: Any, ways: list[str]
) -> None:
    table = await sea.bot.tables.reading.get(await sea.start(game, sea.dark))
    new: set[int] = set()
    for _ in range(60):
        before = set(table.owing)
        mover = sea.members[table.seats[table.owing[0]].user]
        for member in (sea.light, sea.dark):
            await sea.bot.tables.people.choose(await person(sea, member), calls=calls)
        told = Ear(sea)
        _, move = await sea.usual(table.id)
        await mover.slash(sea.channel, f"{game} move", move=move)
        await sea.env.settle()
        table = await sea.bot.tables.reading.get(table.id)
        if new := set(table.owing) - before:
            break
    (seat,) = new
    called = sea.members[table.seats[seat].user]
    assert sorted(told(called)) == ways


async def test_who_wants_messages_but_takes_none_is_pinged(sea: Any, tools: Any) -> None:
    await bring_about(sea, tools, "refused", sea.dark, sea.light)
    for member in (sea.light, sea.dark):
        await sea.bot.tables.people.choose(await person(sea, member), calls="dm")
    told = Ear(sea)
    table = await sea.bot.tables.reading.get(await sea.start("sealords", sea.dark))
    mover = sea.members[table.seats[table.owing[0]].user]
    assert "ping" in told(mover)
