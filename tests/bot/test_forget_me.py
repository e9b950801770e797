"""“Forget me” at running tables, by clicks: what is said before, what becomes of the games, and what others see."""

from __future__ import annotations

from typing import Any

import pytest

from bot import texts
from bot.tables.store.forgetting import forget
from bot.views.settings import LISTED
from tests.bot.lobbies import opened
from tests.bot.test_telling import Ear


async def asked(sea: Any, member: Any) -> Any:
    """The question whether somebody is to be forgotten."""
    page = (await member.slash(sea.channel, "settings")).response
    await member.click(page, label="Forget me")
    return page


async def test_a_game_of_two_is_lost_and_the_other_is_told_once(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    page = await asked(sea, sea.dark)
    assert "Your seat will be given up at one table." in tools.text(page)
    assert "as if you resigned" in tools.text(page)
    assert f"Sea Lords: Table {table} against" in tools.text(page)
    heard = Ear(sea)
    await sea.dark.click(page, label="Yes, forget me")
    await sea.env.settle()
    assert "forgotten you" in tools.text(page)
    over = await sea.bot.tables.reading.get(table)
    assert (over.status, over.engine.outcome(over.state).places[0]) == ("over", (0,))
    assert [row.name for row in over.seats][1] == "somebody"
    assert sea.dark.id not in [row.user for row in over.seats]
    assert heard(sea.light) == ["dm"]
    assert heard(sea.dark) == []
    assert "somebody" in tools.text(sea.card())
    assert "Kornilov" not in tools.text(sea.card())
    assert await sea.bot.tables.people.get(sea.dark.id) is None


async def test_the_others_of_three_play_on(sea: Any, tools: Any) -> None:
    table = await sea.start("piratebay", sea.dark, sea.watcher)
    page = await asked(sea, sea.dark)
    await sea.dark.click(page, label="Yes, forget me")
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.seats[now.seat_of(sea.light.id)].gone) == ("running", False)
    await sea.end_turn(table)
    for member in (sea.light, sea.watcher):
        answer = (await member.click(sea.card(), label="My view")).response
        assert "Kornilov" not in tools.text(answer)


async def test_a_lobby_and_a_challenge_are_left(sea: Any, tools: Any) -> None:
    lobby = await opened(sea, seats=4)
    await sea.dark.click(sea.card(), label="Join")
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
    page = await asked(sea, sea.dark)
    assert "given up at 2 tables" in tools.text(page)
    await sea.dark.click(page, label="Yes, forget me")
    assert sea.dark.id not in [row.user for row in (await sea.bot.tables.reading.get(lobby)).seats]
    assert (await sea.bot.tables.reading.get(lobby + 1)).closed == "declined"


async def test_where_another_table_has_come_meanwhile_it_is_asked_again(sea: Any, tools: Any) -> None:
    page = await asked(sea, sea.dark)
    assert "given up" not in tools.text(page)
    table = await sea.start("sealords")
    await sea.dark.click(page, label="Yes, forget me")
    assert (await sea.bot.tables.reading.get(table)).status == "running"
    assert "Your seat will be given up at one table." in tools.text(page)
    await sea.dark.click(page, label="Back")
    assert "Forget me" in tools.buttons(page), "nothing was done"


async def test_what_the_command_line_has_noted_is_done_by_the_running_bot(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    now = sea.bot.tables.changes.now()
    assert (await forget(sea.database, sea.dark.id, now, games=False)).waiting == (table,)
    assert (await sea.bot.tables.reading.get(table)).status == "running"
    await sea.env.advance_time(86400 + 60)  # here a sign of life comes once a day
    assert (await sea.bot.tables.reading.get(table)).status == "over"
    assert await sea.bot.tables.people.get(sea.dark.id) is None


async def test_what_was_interrupted_goes_on_by_itself_after_a_restart(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    await sea.bot.store.forgetting.wish(sea.dark.id, sea.bot.tables.changes.now())
    await sea.restart()
    await sea.env.settle()
    assert (await sea.bot.tables.reading.get(table)).status == "over"
    assert "somebody" in tools.text(sea.card())


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_many_tables_find_room(sea: Any, tools: Any, language: str) -> None:
    from bot.views.settings import _given_up
    from bot.views.tap import Tap

    class Interaction:
        user, locale = sea.light.user, language

    table = await sea.bot.tables.reading.get(await sea.start("sealords"))
    (said,) = _given_up(Tap(Interaction(), 0, 0, "", ()), [table] * 50)  # type: ignore[arg-type]
    assert said.count("\n") == LISTED + 1
    assert "50" in said
    assert len(said) < 2000
