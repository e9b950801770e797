"""Who has clicked is answered with what the bot does then, and called by nothing else."""

from __future__ import annotations

import asyncio

from bot.tables import rivals
from engine.values import Key, Number
from tests.bot.tables.rivalry import END, Thinker, against_bot, play, rivals_of, settle, thinking_toy, thoughtful


async def test_a_click_waits_for_the_bot(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, (Key("draw"),), END)
    waiting = asyncio.create_task(house.rivals.rest(table.id))
    await thinker.answer()  # it draws, and has to think again
    for _ in range(500):
        if thinker.jobs:
            break
        await asyncio.sleep(0.002)
    assert not waiting.done()
    await thinker.answer(END)
    await waiting
    assert (await house.tables.reading.get(table.id)).owing == (0,)


async def test_who_is_shown_the_bots_move_where_he_clicked_is_called_by_nothing_else(house, discord, publisher):
    rivals_of(house)
    table = await against_bot(house)
    await play(house)
    await publisher.round()
    house.clock.pass_(minutes=1)
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.ann.id, "end")
    await house.rivals.rest(table.id, house.ann.id)
    await publisher.round()
    table = await house.tables.reading.get(table.id)
    assert table.owing == (0,)
    (card,), (message,) = discord.of(table), discord.of(table, "seat0")
    assert card.seqs[-1] == message.seqs[-1] == table.seq, "both were edited"


async def test_who_was_shown_his_turn_is_not_called_to_it_later(house, discord, publisher):
    rivals_of(house)
    table = await against_bot(house, first=1)
    await play(house)
    await publisher.round()
    await house.act(table, house.ann.id, Number(0))
    await house.rivals.rest(table.id, house.ann.id)
    await publisher.round()
    await house.tables.timing.round()
    row = (await house.tables.reading.get(table.id)).seats[0]
    assert row.running_since is not None, "her clock runs now, which changes nothing else"
    assert row.news < row.owes_since
    await house.act(table, house.ann.id, "draw")
    house.clock.pass_(minutes=1)
    await publisher.round()
    assert len(discord.of(table)) == len(discord.of(table, "seat0")) == 1, "both were edited"


async def test_who_has_stopped_waiting_is_called_when_the_bot_has_moved(house, toy, discord, publisher, monkeypatch):
    monkeypatch.setattr(rivals, "MOMENT", 0.02)
    table, thinker = await thoughtful(house, toy, monkeypatch)
    await publisher.round()
    await house.rivals.rest(table.id, house.ann.id)
    await thinker.answer(END)
    await house.rivals.round()
    publisher.poke(table.id)
    house.clock.pass_(minutes=1)
    await publisher.round()
    table = await house.tables.reading.get(table.id)
    assert table.owing == (0,)
    assert discord.of(table)[-1].ping == (0,)
    assert discord.of(table, "seat0")[-1].seqs == [table.seq]


async def test_others_are_called_though_somebody_waits(house, toy, discord, publisher, monkeypatch):
    thinking_toy(toy, monkeypatch)
    rivals_of(house, thinker := Thinker())
    table = await against_bot(house, first=1)
    await publisher.round()
    waiting = asyncio.create_task(house.rivals.rest(table.id, house.bob.id))
    await settle()
    while not waiting.done():
        if thinker.jobs:
            await thinker.answer()
        await asyncio.sleep(0.002)
    house.clock.pass_(minutes=1)
    await publisher.round()
    table = await house.tables.reading.get(table.id)
    assert (table.owing, table.seats[0].news) == ((0,), table.seats[0].owes_since)
    assert discord.of(table)[-1].ping == (0,)


async def test_who_is_out_of_the_game_does_not_wait_for_its_end(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch)
    monkeypatch.setattr(rivals, "out", lambda table: frozenset({0}))
    await asyncio.wait_for(house.rivals.rest(table.id, house.ann.id), rivals.MOMENT / 2)
    assert thinker.jobs, "the bot goes on"


async def test_a_click_waits_no_longer_than_a_moment(house, toy, monkeypatch):
    monkeypatch.setattr(rivals, "MOMENT", 0.02)
    table, thinker = await thoughtful(house, toy, monkeypatch)
    await house.rivals.rest(table.id)
    assert thinker.jobs


async def test_a_click_doesnt_wait_for_a_bot_that_does_nothing(house, toy, monkeypatch):
    table, _ = await thoughtful(house, toy, monkeypatch)
    house.rivals.stop()
    house.rivals._job = None
    await house.rivals.rest(table.id)
    assert (await house.tables.reading.get(table.id)).owing == (1,)
