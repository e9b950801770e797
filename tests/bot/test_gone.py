"""Whoever has left a game in which the others play on: no game of his any more, whatever he tries."""

from __future__ import annotations

from typing import Any

import pytest

from bot import members
from tests.bot.forging import forged
from tests.bot.lobbies import opened, said
from tests.bot.test_telling import Ear, bring_about, resign

GONE = "You have left this game."


async def left(sea: Any, tools: Any, *others: Any) -> int:
    """A crew of light, dark and another, of whom dark has resigned."""
    table = await sea.start("tranquility", sea.dark, *(others or (sea.watcher,)))
    await resign(sea, tools, sea.dark, "tranquility")
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, [row.gone for row in now.seats]) == ("running", [False, True, False])
    return int(table)


async def test_there_is_no_second_resignation_through_any_door(sea: Any, tools: Any) -> None:
    table = await sea.start("tranquility", sea.dark, sea.watcher)
    view = (await sea.dark.click(sea.card(), label="My view")).response
    more = (await sea.dark.click(view, label="More")).response
    asked = (await sea.dark.slash(sea.channel, "tranquility resign")).response
    await resign(sea, tools, sea.dark, "tranquility")
    rows = len(await sea.log(table))
    assert GONE in said(tools, await sea.dark.click(asked, label="Yes, resign")), "a question of before"
    assert GONE in said(tools, await sea.dark.slash(sea.channel, "tranquility resign"))
    assert GONE in said(tools, await sea.dark.slash(sea.channel, "tranquility resign", table=str(table)))
    assert GONE in said(tools, await sea.dark.click(more, label="Resign"))
    now = (await sea.dark.click(view, label="More")).response
    assert "Resign" not in tools.buttons(now)
    for verb in ("resign", "resign-yes"):
        await forged(sea.dark, asked, f"f1b:{table}:{verb}:0:")
    assert len(await sea.log(table)) == rows
    assert (await sea.bot.tables.reading.get(table)).status == "running"


async def test_it_is_none_of_his_games(sea: Any, tools: Any) -> None:
    table = await left(sea, tools)
    assert "Table" not in said(tools, await sea.dark.slash(sea.channel, "games"))
    for command in ("move", "show", "hand", "log", "resign"):
        assert await sea.dark.autocomplete(sea.channel, f"tranquility {command}", "table", "") == []
    assert await sea.light.autocomplete(sea.channel, "tranquility hand", "table", "") != []
    assert str(table) in said(tools, await sea.light.slash(sea.channel, "games"))


async def test_typed_moves_say_so_and_nothing_is_suggested(sea: Any, tools: Any) -> None:
    table = await left(sea, tools)
    for given in ({}, {"table": str(table)}):
        assert GONE in said(tools, await sea.dark.slash(sea.channel, "tranquility move", move="end", **given))
        assert await sea.dark.autocomplete(sea.channel, "tranquility move", "move", "", **given) == []
    for label in ("Play", "My view"):
        answer = (await sea.dark.click(sea.card(), label=label)).response
        assert "You have left this game. The others play on." in tools.text(answer)
        assert "your turn" not in tools.text(answer), "he is never called again"
        assert not {"Play", "Resign", "Close without a result"} & set(tools.buttons(answer))


@pytest.mark.parametrize("command", ["hand", "log", "show"])
async def test_he_may_look_on(sea: Any, tools: Any, command: str) -> None:
    table = await left(sea, tools)
    answer = said(tools, await sea.dark.slash(sea.channel, f"tranquility {command}"))
    assert f"table {table}" in answer if command != "show" else "https://" in answer


async def test_his_other_games_come_first(sea: Any, tools: Any) -> None:
    gone = await left(sea, tools)
    other = await sea.start("tranquility", sea.dark)
    answer = said(tools, await sea.dark.slash(sea.channel, "tranquility hand"))
    assert f"table {other}" in answer
    assert f"table {gone}" not in answer


@pytest.mark.parametrize("way", ["dm", "off", "closed"])
async def test_nothing_calls_him_while_the_others_play(sea: Any, tools: Any, way: str) -> None:
    table = await left(sea, tools)
    await bring_about(sea, tools, way, sea.dark)
    await sea.env.advance_time(7200.0)
    heard = Ear(sea)
    for _ in range(6):
        await sea.end_turn(table)
        await sea.env.advance_time(3600.0)
    assert heard(sea.dark) == []


async def test_it_takes_no_seat_of_his(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.admission.SEATED", 1)
    await sea.start("tranquility", sea.dark, sea.watcher)
    third = sea.member("Ushakov")
    await third.slash(sea.channel, "sealords start", opponent=sea.dark)
    assert "at 1 " in said(tools, await sea.dark.click(sea.card(), label="Accept"))
    await resign(sea, tools, sea.dark, "tranquility")
    challenge = next(m for m in sea.channel.history(viewer=sea.watcher) if "Accept" in tools.buttons(m))
    await sea.dark.click(challenge, label="Accept")
    (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    assert (table.game, table.status) == ("sealords", "running")


async def test_he_may_be_forgotten_and_the_game_goes_on_without_a_trace(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await left(sea, tools, third)
    page = (await sea.dark.slash(sea.channel, "settings")).response
    await sea.dark.click(page, label=next(label for label in tools.buttons(page) if "orget" in label))
    await sea.dark.click(page, label=tools.buttons(page)[0])
    assert "forgotten" in tools.text(page).lower()
    now = await sea.bot.tables.reading.get(table)
    assert now.seats[1].user < 0
    since, heard = len(sea.env.http_requests), Ear(sea)
    for _ in range(4):
        await sea.end_turn(table)
        await sea.env.advance_time(3600.0)
    for member in (sea.light, third):
        assert "Kornilov" not in tools.text((await member.click(sea.card(), label="My view")).response)
    while (await sea.bot.tables.reading.get(table)).owing != (0,):
        await sea.end_turn(table)
    sea.guild.remove_member(third)
    await sea.env.advance_time(members.ACTIVE.total_seconds() + 1)
    await sea.end_turn(table)
    assert "has left this server" in tools.text(sea.card())
    sea.guild.add_member(third.user)
    for member in (third, sea.light):
        await resign(sea, tools, member, "tranquility")
    assert (await sea.bot.tables.reading.get(table)).status == "over"
    assert heard(sea.dark) == []
    for request in sea.env.http_requests[since:]:
        assert str(sea.dark.id) not in str(request.json), request.path
        assert "/users/-" not in request.path
        assert "/members/-" not in request.path
        assert request.path != "/users/@me/channels" or int(request.json["recipient_id"]) > 0
    assert (await sea.bot.store.deliveries.next_retry(sea.bot.tables.changes.now())) is None
    await sea.light.click(sea.card(), label="Rematch")
    (again,) = await sea.bot.tables.reading.of_user(sea.light.id)
    assert {row.user for row in again.seats} == {sea.light.id, third.id}


async def test_who_closed_a_table_is_forgotten_there_too(sea: Any, tools: Any) -> None:
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
    await sea.dark.click(sea.card(), label="Decline")
    assert (await sea.bot.tables.reading.get(table.id)).ended_by == sea.dark.id
    await sea.bot.tables.people.forget(sea.dark.id)
    now = await sea.bot.tables.reading.get(table.id)
    assert now.ended_by is None
    assert await opened(sea) > table.id


@pytest.mark.parametrize(("game", "over"), [("tranquility", False), ("sealords", True)], ids=["they play on", "over"])
async def test_a_question_of_before_becomes_how_things_stand(sea: Any, tools: Any, game: str, over: bool) -> None:
    table = await sea.start(game, sea.dark)
    while (now := await sea.bot.tables.reading.get(table)).owing != (now.seat_of(sea.dark.id),):
        await sea.end_turn(table)
    question = (await sea.dark.click(sea.card(), label="My view")).response
    menu = next(part for part in tools.parts(question) if part["type"] == 3)
    values = [option["value"] for option in menu["options"]][: menu["min_values"]]
    await resign(sea, tools, sea.dark, game)
    assert ((await sea.bot.tables.reading.get(table)).status == "over") == over
    shown = (await sea.dark.select(question, values, custom_id=menu["custom_id"])).response
    assert shown.id == question.id, "in its place"
    assert ("Rematch" in tools.buttons(shown)) == over
    assert (GONE in tools.text(shown)) != over
    assert not any(part["type"] == 3 for part in tools.parts(shown))
