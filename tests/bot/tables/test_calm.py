"""Few requests: what waits for the end of a turn, and the lines of older cards that are deleted after a round."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import publisher as publishing
from bot.tables.calls import BOTS
from bot.tables.clock import CLOCKS
from engine import registry
from engine.values import Number
from tests.bot.tables.rivalry import against_bot, play, rivals_of


@pytest.fixture
def calm(publisher, monkeypatch):
    """How long the card waits with what the mover is in the midst of."""
    monkeypatch.setattr(publishing, "CALM", timedelta(minutes=1))
    return publishing.CALM


async def test_the_midst_of_a_turn_waits_for_its_end(house, discord, publisher, calm):
    table = await house.at_turn()
    await publisher.round()
    discord.taken()
    await house.act(table, house.ann.id, "draw")
    assert await publisher.round() == house.clock.time + calm
    house.clock.pass_(seconds=30)
    await house.act(table, house.ann.id, "draw")
    publisher.poke(table.id)
    assert await publisher.round() == house.clock.time + calm - timedelta(seconds=30), "from the first of them on"
    assert discord.taken() == []
    await house.act(table, house.ann.id, "end")
    publisher.poke(table.id)
    assert await publisher.round() is None
    assert sorted(discord.taken()) == ["post card", "post seat1", "retire card"]
    assert await house.shown(table)


async def test_a_turn_that_the_card_was_edited_for_is_as_calm(house, discord, publisher, calm):
    """Whoever was shown where he clicked that it is his turn has no new card."""
    rivals_of(house)
    table = await against_bot(house)
    await play(house)
    await publisher.round()
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.ann.id, "end")
    await house.rivals.rest(table.id, house.ann.id)
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.ann.id, "draw")  # it begins with that for all to see
    await publisher.round()
    assert "edit card" in discord.taken()
    await house.act(table, house.ann.id, "draw")
    assert await publisher.round() == house.clock.time + calm
    assert discord.taken() == []


async def test_after_a_calm_turn_the_card_waits_for_the_bot_no_longer_than_otherwise(house, discord, publisher, calm):
    rivals_of(house)
    table = await against_bot(house)
    await play(house)
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    await house.act(table, house.ann.id, "draw")
    assert await publisher.round() == house.clock.time + calm
    await house.act(table, house.ann.id, "end")
    publisher.poke(table.id)
    assert await publisher.round() == house.clock.time + BOTS
    house.clock.pass_(seconds=5)
    await publisher.round()
    assert await house.shown(table)


async def test_a_turn_that_stands_still_in_its_midst_shows_after_a_while(house, discord, publisher, calm):
    table = await house.at_turn()
    await publisher.round()
    discord.taken()
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    house.clock.pass_(seconds=calm.total_seconds())
    assert await publisher.round() is None
    assert discord.taken() == ["edit card"]
    assert await house.shown(table)


async def test_another_process_shows_what_the_last_one_waited_with(house, discord, publisher, calm):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    discord.taken()
    await house.restart()
    again = publishing.Publisher(house.tables, discord, house.clock)
    house.clock.pass_(seconds=calm.total_seconds())
    await again.round()
    house.clock.pass_(seconds=calm.total_seconds())
    await again.round()
    assert discord.taken() == ["edit card"]


async def test_an_answer_of_another_is_seen_at_once(house, discord, publisher, calm):
    """However few owe something then: what the card says of who is to move would be wrong for a while."""
    table = await house.begin()
    await publisher.round()
    discord.taken()
    await house.act(table, house.bob.id, Number(1))
    await publisher.round()
    assert "edit card" in discord.taken()
    await house.act(table, house.ann.id, Number(1))
    await publisher.round()
    await house.act(table, house.ann.id, "shoot")
    await publisher.round()
    discord.taken()
    await house.act(table, house.bob.id, "port", "moor")
    await publisher.round()
    assert any(call in ("edit card", "post card") for call in discord.taken())


async def test_who_asks_for_the_card_does_not_wait(house, discord, publisher, calm):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    discord.taken()
    assert await publisher.show(table.id) is None
    assert discord.taken() == ["edit card"]


@pytest.mark.parametrize("players", [2, 3])
async def test_lines_of_the_last_round_stay(house, discord, publisher, players):
    table = await house.at_turn(*(house.bob, house.cid)[: players - 1], rounds=9)
    await publisher.round()
    for _ in range(5):
        for person in (house.ann, house.bob, house.cid)[:players]:
            await house.act(table, person.id, "end")
            await publisher.round()
        for person in (house.ann, house.bob, house.cid)[:players]:
            await house.act(table, person.id, Number(0))
        await publisher.round()
    cards = [message for message in discord.of(table) if message.id not in discord.deleted]
    assert [card.retired for card in cards] == [1] * players + [0]
    assert all(card.retired == 2 for card in discord.of(table) if card.id in discord.deleted)
    assert await house.shown(table)


async def test_a_line_that_cannot_be_deleted_now_is_deleted_later(house, discord, publisher):
    table = await house.at_turn(rounds=9)
    await publisher.round()
    discord.fail["delete"].append(OSError())
    for _ in range(2):
        for person in (house.ann, house.bob):
            await house.act(table, person.id, "end")
            await publisher.round()
        for person in (house.ann, house.bob):
            await house.act(table, person.id, Number(0))
        await publisher.round()
    house.clock.pass_(hours=1)
    await publisher.round()
    assert len([card for card in discord.of(table) if card.id not in discord.deleted]) == 3


async def test_lines_that_stay_are_not_looked_at(house):
    now, rows = house.clock.time, house.store.leftovers
    for asking in (rows.lagging(now), rows.next_retry(now)):
        assert "leftovers_due" in await house.plan_of(asking)


async def test_what_others_decide_about_the_movers_time_is_seen_at_once(house, discord, publisher, calm):
    """On the card, and beneath the views of both: with the buttons that go by it."""
    toy = registry.get("toy").Options()
    table = await house.tables.gathering.open("toy", toy, house.ann, [house.bob], house.place, "en", 0, CLOCKS["3d"])
    table = await house.tables.gathering.join(table.id, house.bob)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    await publisher.round()
    discord.taken()
    await house.tables.timing.give_day(table.id, house.bob.id, 0)
    publisher.poke(table.id)
    assert await publisher.round() is None
    assert sorted(discord.taken()) == ["edit card", "edit seat0", "edit seat1"]
    assert await house.shown(table)
