"""Tables that wait for their players, some of whom leave the server: the others go on, a challenge comes to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot import members
from tests.bot.lobbies import choose, invite, opened, public, said
from tests.bot.test_telling import Ear, bring_about, resign

DAY = 86400.0


async def pass_time(sea: Any) -> None:
    """Until nothing that was heard of anybody is believed any more."""
    await sea.env.advance_time(members.FRESH.total_seconds() + 1)


def leave(sea: Any, member: Any) -> None:
    sea.guild.remove_member(member)


def looks(sea: Any, since: int = 0) -> int:
    """How often the bot asked for people since a count of requests."""
    there = f"/guilds/{sea.guild.id}/members/"
    return sum(r.method == "GET" and r.path.startswith(there) for r in sea.env.http_requests[since:])


async def joined(sea: Any, *guests: Any, **options: Any) -> int:
    """A lobby of light's that these have joined, some time ago."""
    table = await opened(sea, **options)
    for guest in guests:
        await guest.click(sea.card(), label="Join")
    await pass_time(sea)
    return table


async def test_the_next_one_hosts_and_begins(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await joined(sea, sea.dark, third, seats=4)
    assert f"<@{sea.light.id}> · host" in tools.text(sea.card())
    leave(sea, sea.light)
    await sea.env.advance_time(2 * DAY)
    await sea.dark.click(sea.card(), label="Begin")
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.host) == ("running", sea.dark.id)
    assert [row.user for row in now.seats] == [sea.dark.id, third.id]


@pytest.mark.parametrize("label", ["Join", "Options", "Invite", "Leave"])
async def test_each_click_of_another_shows_it(sea: Any, tools: Any, label: str) -> None:
    third = sea.member("Ushakov")
    table = await joined(sea, sea.dark, third, seats=5)
    leave(sea, sea.light)
    clicker = sea.watcher if label == "Join" else third if label == "Leave" else sea.dark
    result = await clicker.click(sea.card(), label=label)
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.host) == ("open", sea.dark.id)
    assert now.seat_of(sea.light.id) is None
    shown = tools.text(sea.card())
    assert f"<@{sea.dark.id}> · host" in shown
    assert f"<@{sea.light.id}>" not in shown
    # and what was asked for goes on
    if label == "Options":
        await choose(tools, sea.dark, result.response, "size", "4")
        assert (await sea.bot.tables.reading.get(table)).size == 4
    elif label == "Invite":
        assert "Who do you want to invite" in tools.text(result.response)
    else:
        assert (now.seat_of(clicker.id) is not None) == (label == "Join")


async def test_who_is_not_the_next_one_is_no_host(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await joined(sea, sea.dark, third, seats=4)
    leave(sea, sea.light)
    assert "Only the host" in said(tools, await third.click(sea.card(), label="Begin"))
    assert (await sea.bot.tables.reading.get(table)).host == sea.dark.id


async def test_no_game_begins_with_one_who_left(sea: Any, tools: Any) -> None:
    """Neither by the host's click, nor by the last one who joins."""
    third = sea.member("Ushakov")
    table = await joined(sea, sea.dark, third, seats=5)
    leave(sea, third)
    await sea.light.click(sea.card(), label="Begin")
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, len(now.seats)) == ("running", 2)
    table = await joined(sea, sea.dark, seats=3)
    leave(sea, sea.dark)
    await sea.watcher.click(sea.card(), label="Join")
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, [row.user for row in now.seats]) == ("open", [sea.light.id, sea.watcher.id])


async def test_an_invited_one_who_left_loses_the_invitation(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await joined(sea, seats=3)
    await invite(sea, tools, sea.light, sea.dark, third)
    await pass_time(sea)
    leave(sea, sea.dark)
    await sea.watcher.click(sea.card(), label="Join")
    now = await sea.bot.tables.reading.get(table)
    assert [(row.user, row.joined) for row in now.seats] == [
        (sea.light.id, True),
        (third.id, False),
        (sea.watcher.id, True),
    ]


async def test_he_may_be_invited_again_once_he_is_back(sea: Any, tools: Any) -> None:
    table = await joined(sea, seats=3)
    await invite(sea, tools, sea.light, sea.dark)
    await pass_time(sea)
    leave(sea, sea.dark)
    await sea.watcher.click(sea.card(), label="Join")
    assert (await sea.bot.tables.reading.get(table)).seat_of(sea.dark.id) is None
    sea.guild.add_member(sea.dark.user)
    await invite(sea, tools, sea.light, sea.dark)
    await sea.dark.click(sea.card(), label="Join")
    assert (await sea.bot.tables.reading.get(table)).status == "running"


async def test_a_lobby_that_everybody_left_is_closed_kindly(sea: Any, tools: Any) -> None:
    table = await joined(sea, sea.dark, seats=4)
    await bring_about(sea, tools, "off", sea.light, sea.dark)
    card = sea.card()
    leave(sea, sea.light)
    leave(sea, sea.dark)
    heard = Ear(sea)
    await pass_time(sea)
    assert "Everybody left this table" in said(tools, await sea.watcher.click(card, label="Join"))
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.closed) == ("closed", "withdrawn")
    assert any("everybody left" in tools.text(message) for message in public(sea))
    assert heard(sea.light) == heard(sea.dark) == [], "they couldn't see a ping"


async def test_clicks_ask_once(sea: Any, tools: Any) -> None:
    await joined(sea, sea.dark, seats=4)
    since = len(sea.env.http_requests)
    for _ in range(4):
        for label in ("Options", "Invite", "Begin"):
            await sea.watcher.click(sea.card(), label=label)
    assert looks(sea, since) == 2
    await pass_time(sea)
    await sea.light.click(sea.card(), label="Options")
    assert looks(sea, since) == 3, "whoever clicks is there"


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
async def test_where_nothing_is_known_all_goes_on_as_before(sea: Any, tools: Any, status: int, code: int) -> None:
    table = await joined(sea, sea.dark, seats=3)
    leave(sea, sea.light)
    sea.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, times=None)
    result = await sea.dark.click(sea.card(), label="Begin")
    await sea.env.advance_time(10.0)
    assert "Only the host" in said(tools, result)
    assert (await sea.bot.tables.reading.get(table)).host == sea.light.id
    await sea.watcher.click(sea.card(), label="Join")
    assert (await sea.bot.tables.reading.get(table)).status == "running"


# A challenge


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_challenge_whose_host_left_is_withdrawn(sea: Any, tools: Any, label: str) -> None:
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    await pass_time(sea)
    leave(sea, sea.light)
    heard = Ear(sea)
    assert "because a player has left the server" in said(tools, await sea.dark.click(sea.card(), label=label))
    now = await sea.bot.tables.reading.get(table.id)
    assert (now.status, now.closed) == ("closed", "withdrawn")
    assert "The challenge was withdrawn" in tools.text(public(sea)[-1])
    assert heard(sea.dark) == []
    assert "ping" not in heard(sea.light)
    sea.guild.add_member(sea.light.user)
    result = said(tools, await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark))
    assert "posted" in result, "nobody has said no"


async def test_a_challenge_is_accepted_where_nothing_is_known(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    await pass_time(sea)
    leave(sea, sea.light)
    sea.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await sea.dark.click(sea.card(), label="Accept")
    await sea.env.advance_time(10.0)
    assert (await sea.bot.tables.reading.get(table.id)).status == "running"


# A rematch


async def test_a_rematch_of_two_is_a_table_for_another_where_one_left(sea: Any, tools: Any) -> None:
    await sea.start("sealords", sea.dark)
    await resign(sea, tools, sea.light, "sealords")
    await pass_time(sea)
    leave(sea, sea.light)
    answer = said(tools, await sea.dark.click(sea.card(), label="Rematch"))
    assert f"Not invited: <@{sea.light.id}>" in answer
    (again,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    assert (again.status, again.size, [row.user for row in again.seats]) == ("open", 2, [sea.dark.id])


async def test_a_rematch_of_three_is_one_of_those_who_are_there(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    await sea.start("tranquility", sea.dark, third)
    for member in (sea.light, third, sea.dark):
        await resign(sea, tools, member, "tranquility")
    await pass_time(sea)
    leave(sea, third)
    await sea.light.click(sea.card(), label="Rematch")
    (again,) = await sea.bot.tables.reading.of_user(sea.light.id)
    assert {row.user for row in again.seats} == {sea.light.id, sea.dark.id}


async def test_who_left_the_server_calls_no_rematch_there(sea: Any, tools: Any) -> None:
    await sea.start("sealords", sea.dark)
    await resign(sea, tools, sea.dark, "sealords")
    message = sea.dms(sea.light)[-1]
    await pass_time(sea)
    leave(sea, sea.light)
    result = await sea.light.user.click(message, label="Rematch")
    assert "You have left this table’s server" in tools.text(result.followups[-1])
    assert await sea.bot.tables.reading.of_user(sea.light.id) == []


async def test_a_rematch_whose_host_left_makes_room_for_another(sea: Any, tools: Any) -> None:
    first = await sea.start("sealords", sea.dark)
    await resign(sea, tools, sea.dark, "sealords")
    card = sea.card()
    await sea.light.click(card, label="Rematch")
    (offered,) = await sea.bot.tables.reading.of_user(sea.light.id)
    await pass_time(sea)
    leave(sea, sea.light)
    await sea.dark.click(card, label="Rematch")
    assert (await sea.bot.tables.reading.get(offered.id)).closed == "withdrawn"
    (again,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    assert (again.rematch_of, again.host, len(again.seats)) == (first, sea.dark.id, 1)
