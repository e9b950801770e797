"""Asking the others in Discord: each kind by clicks and by command, told once, shown where it must be."""

from __future__ import annotations

from typing import Any

import pytest

from bot import texts
from bot.tables.clock import DAY
from bot.tables.ending import outcome
from bot.tables.motion import KINDS
from engine.agreeing import asks
from engine.registry import GAMES
from tests.bot import voted

HOURS = 3600.0


async def read(sea: Any, table: int) -> Any:
    return await sea.bot.tables.reading.get(table)


async def press(member: Any, message: Any, *labels: str) -> Any:
    """Click one button after the other, each on the answer to the one before."""
    for label in labels:
        message = (await member.click(message, label=label)).response
    return message


async def ask_for(sea: Any, member: Any, label: str) -> Any:
    """Ask for something, from the card by one's own view."""
    return await press(member, sea.card(), "My view", "More", "Ask the others", label, "Yes, ask")


async def answer(sea: Any, member: Any, label: str) -> Any:
    return await press(member, sea.card(), "My view", label)


async def test_a_draw(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    before = len(sea.dms(sea.dark))
    said = await ask_for(sea, sea.light, "A draw")
    assert "The others are asked" in tools.text(said)
    assert "Withdraw: a draw" in tools.buttons(said)
    card = sea.card()
    assert "Nakhimov asks for this: a draw" in tools.text(card)
    assert not [label for label in tools.buttons(card) if "a draw" in label], "it is answered in one's own view"
    told = sea.dms(sea.dark)
    assert len(told) == before + 1, "told once"
    assert "asks for this: a draw" in tools.text(told[-1])
    assert "Agree: a draw" in tools.buttons(told[-1])
    done = (await sea.dark.user.click(told[-1], label="Agree: a draw")).response
    assert "a draw by agreement" in tools.text(done)
    found = await read(sea, table)
    assert found.status == "over"
    assert outcome(found).places == ((0, 1),)
    assert "A draw" in tools.text(sea.card())
    assert "The players have agreed on a draw" in tools.text(sea.card())
    log = (await sea.light.click(sea.card(), label="Log")).response
    assert "All have agreed on a draw" in tools.text(log)


async def test_declined_by_command(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    asked = (await sea.light.slash(sea.channel, "table ask", kind="draw")).response
    await press(sea.light, asked, "Yes, ask")
    before = len(sea.dms(sea.light))
    await sea.dark.slash(sea.channel, "table object")
    assert [motion.ended for motion in (await read(sea, table)).motions] == ["declined"]
    assert len(sea.dms(sea.light)) == before + 1
    assert "Not everybody wants this: a draw" in tools.text(sea.dms(sea.light)[-1])
    again = (await sea.light.slash(sea.channel, "table ask", kind="draw")).response
    assert "You have already asked for that" in tools.text(again)


async def test_withdrawn(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    await ask_for(sea, sea.light, "Closing the table")
    await sea.light.slash(sea.channel, "table withdraw")
    assert not (await read(sea, table)).open_motions
    assert "closing the table" not in tools.text(sea.card())


async def test_a_table_of_three_is_closed_and_nobody_is_named(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("piratebay", sea.dark, third)
    await ask_for(sea, sea.light, "Closing the table")
    asked = next(line for line in tools.text(sea.card()).splitlines() if "closing the table" in line)
    assert "Nakhimov" not in asked
    assert "1 of 3 agree" in asked
    await answer(sea, sea.dark, "Agree: closing the table")
    assert "2 of 3 agree" in tools.text(sea.card())
    assert "You have agreed" not in tools.text(sea.card()), "a card is everybody's"
    assert "You have agreed" in tools.text((await sea.dark.click(sea.card(), label="My view")).response)
    assert "You have agreed" not in tools.text((await third.click(sea.card(), label="My view")).response)
    await third.slash(sea.channel, "table agree")
    found = await read(sea, table)
    assert (found.status, found.closed) == ("closed", "agreed")
    history = "\n".join(tools.text(message) for message in sea.channel.history(viewer=sea.watcher))
    assert "All agreed to close the table" in history


async def test_counting_now(sea: Any, tools: Any) -> None:
    """PB-26: the game's own ask, told, voted on and done like a draw."""
    table = await sea.start("piratebay")
    said = await ask_for(sea, sea.dark, "Counting now")
    assert "Withdraw: counting now" in tools.buttons(said)
    assert "Kornilov asks for this: counting now" in tools.text(sea.card())
    await answer(sea, sea.light, "Agree: counting now")
    assert (await read(sea, table)).status == "over"
    assert "All have agreed to count now" in tools.text(sea.card())
    other = await sea.start("sealords")
    refused = (await sea.light.slash(sea.channel, "table ask", kind="own", table=str(other))).response
    assert "can’t be asked here" in tools.text(refused)


async def test_a_pause_and_its_end(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="1d")
    page = await press(sea.light, sea.card(), "My view", "More", "Ask the others", "A pause")
    menu = next(part for part in tools.parts(page) if part["type"] == 3)
    page = (await sea.light.select(page, custom_id=menu["custom_id"], values=["3"])).response
    assert "a pause of 3 days" in tools.text(page)
    await press(sea.light, page, "Yes, ask")
    assert "Silence counts as a yes <t:" in tools.text(sea.card())
    await answer(sea, sea.dark, "Agree: a pause of 3 days")
    assert "Pause: the clocks stand still" in tools.text(sea.card())
    await sea.env.advance_time(47 * HOURS)
    found = await read(sea, table)
    assert found.status == "running"
    assert all(row.running_since is None for row in found.seats)
    assert (await sea.usual(table))[1], "moves stay allowed"
    asked = (await sea.light.slash(sea.channel, "table ask", kind="resume")).response
    await press(sea.light, asked, "Yes, ask")
    before = len(sea.dms(sea.light))
    await answer(sea, sea.dark, "Agree: an end to the pause")
    found = await read(sea, table)
    assert (found.pause, found.paused) == (None, 2)
    assert len(sea.dms(sea.light)) == before + 1
    assert "clocks stand still" not in tools.text(sea.card())
    (owing,) = found.owing
    assert found.seats[owing].running_since is not None
    assert found.seats[owing].bank == DAY


async def test_a_pause_by_silence(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords", clock="7d")
    asked = (await sea.light.slash(sea.channel, "table ask", kind="pause")).response
    await press(sea.light, asked, "Yes, ask")
    await sea.env.advance_time(24.1 * HOURS)
    assert (await read(sea, table)).pause is not None
    await sea.env.advance_time(7 * 24 * HOURS)
    assert (await read(sea, table)).pause is None
    assert "The pause is over" in tools.text((await sea.light.click(sea.card(), label="Log")).response)


async def test_one_more_day(sea: Any, tools: Any) -> None:
    third = sea.member("Ushakov")
    table = await sea.start("piratebay", sea.dark, third, clock="2d")
    await ask_for(sea, sea.dark, "One more day")
    assert "Kornilov asks the others for one more day" in tools.text(sea.card())
    for member in (sea.light, third):
        await answer(sea, member, "Agree: one more day")
    found = await read(sea, table)
    seat = found.seat_of(sea.dark.id)
    assert (found.seats[seat].gifts, found.seats[seat].bank) == (1, 3 * DAY)
    assert "has been given one more day" in tools.text((await sea.light.click(sea.card(), label="Log")).response)


async def test_one_of_two_calls_it_off(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    await press(sea.dark, sea.card(), "My view", "More", "Call the game off", "Yes, call it off")
    found = await read(sea, table)
    assert (found.status, found.closed) == ("closed", "called-off")
    history = "\n".join(tools.text(message) for message in sea.channel.history(viewer=sea.watcher))
    assert "called the game off before both had had a turn" in history


async def test_who_watches_has_no_say(sea: Any, tools: Any) -> None:
    table = await sea.start("sealords")
    await ask_for(sea, sea.light, "A draw")
    refused = (await sea.watcher.slash(sea.channel, "table agree", table=str(table))).response
    assert "A draw" not in tools.text(refused)
    assert (await read(sea, table)).open_motions[0].yes == (0,)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_discord_takes_every_page(sea: Any, undrawn: None, game: str, language: str) -> None:
    """Whatever is asked at once: no button twice, and no more of them than a message may hold."""
    table = await read(sea, await sea.start(game, *sea.company(game)))
    for shown in [each async for each in voted.pages(sea.bot.house, table, language)]:
        sent = [part.to_component_dict() for part in shown.layout.walk_children()]
        ids = [part["custom_id"] for part in sent if "custom_id" in part]
        assert len(ids) == len(set(ids)), ids
        assert len(sent) <= 40
        assert sum(len(str(part.get("content", ""))) for part in sent) <= 4000


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_has_words_for_what_it_offers(sea: Any, game: str) -> None:
    table = await read(sea, await sea.start(game, *sea.company(game)))
    for kind in asks(table.engine, table.state):
        assert kind not in KINDS
        assert texts.knows(f"{game}-vote-{kind}")
        assert texts.knows(f"{game}-vote-{kind}.means")
