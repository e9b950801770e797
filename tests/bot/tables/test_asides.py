"""What is asked in another's turn and stays without an answer: after three in a row standing orders ask no more."""

from __future__ import annotations

import pytest

from bot.tables.clock import CLOCKS
from engine import registry
from engine.values import Cell, Key, Number
from tests.bot.tables.passing import after, shown

FLAG = (Key("flag"), Cell(0, 0))


@pytest.fixture
def ordering(house, monkeypatch):
    """The toy, in which a flag stands for orders that ask no more."""
    game = registry.get("toy")
    hooks = game.hooks._replace(asked_less=lambda state, seat: None if seat in state.signals else FLAG)
    monkeypatch.setattr(game, "hooks", hooks)


async def begun(house, publisher):
    """A game of two that has a clock, at Ann's turn."""
    options = registry.get("toy").Options(rounds=9)
    table = await house.tables.gathering.gather("toy", options, house.ann, 2, house.place, "en", CLOCKS["steady"], None)
    table = await house.tables.gathering.join(table.id, house.bob)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    return await shown(house, publisher, table)


async def hailed(house, publisher, table, *, answer):
    """Ann asks Bob something in her turn, which he answers or not; then both end their turns and pledge."""
    table = await shown(house, publisher, await house.act(table, house.ann.id, "hail"))
    assert table.owing == (1,)
    if answer:
        table = await house.act(table, house.bob.id, "port", "moor")
    else:
        table = await after(house, table, hours=24, seconds=31)
    for move in ("end", Number(0)):
        for person in (house.ann, house.bob):
            table = await house.act(table, person.id, move)
    return await shown(house, publisher, table)


async def ordered(house, table):
    return [(row.seat, row.done_by) for row in await house.log(table) if row.path == FLAG]


async def test_three_in_a_row_are_the_last_that_orders_ask(house, publisher, discord, ordering):
    table = await begun(house, publisher)
    for lapses in (1, 2):
        table = await hailed(house, publisher, table, answer=False)
        assert table.seats[1].lapses == lapses, "one's own turn makes up for none"
        assert await ordered(house, table) == []
    table = await hailed(house, publisher, table, answer=False)
    assert table.seats[1].lapses == 0
    assert await ordered(house, table) == [(1, "timeout")]
    (row,) = [row for row in await house.log(table) if row.path == FLAG]
    assert [event.line_for(1).id for event in row.events] == ["event-asked-less", "toy-signalled"]
    assert [event.line_for(0) for event in row.events] == [None, None], "orders are private"


async def test_who_is_asked_no_more_is_told_once_and_nobody_else(house, publisher, discord, ordering):
    table = await begun(house, publisher)
    for _ in (1, 2):
        table = await hailed(house, publisher, table, answer=False)
    table = await shown(house, publisher, await house.act(table, house.ann.id, "hail"))
    before = [len(discord.of(table, f"seat{seat}")) for seat in range(2)]
    table = await after(house, table, hours=24, seconds=31)
    for _ in range(3):
        table = await shown(house, publisher, table)
    new = [len(discord.of(table, f"seat{seat}")) - had for seat, had in enumerate(before)]
    assert new == [1, 1], "Ann is to move on"


async def test_an_answer_begins_the_count_anew(house, publisher, ordering):
    table = await begun(house, publisher)
    for answer in (False, False, True, False, False):
        table = await hailed(house, publisher, table, answer=answer)
    assert table.seats[1].lapses == 2
    assert await ordered(house, table) == []


async def test_without_such_orders_nothing_else_happens(house, publisher):
    table = await begun(house, publisher)
    for _ in range(4):
        table = await hailed(house, publisher, table, answer=False)
    assert table.seats[1].lapses == 1
    assert await ordered(house, table) == []


async def test_a_message_asks_no_longer_what_was_answered_elsewhere(house, publisher, discord):
    """In one's own turn a message that still asks brings one on; an aside's would lead nowhere."""
    table = await begun(house, publisher)
    table = await shown(house, publisher, await house.act(table, house.ann.id, "hail"))
    message = discord.of(table, "seat1")[-1]
    table = await shown(house, publisher, await house.act(table, house.bob.id, "port", "moor"))
    assert table.owing == (0,)
    assert discord.of(table, "seat1")[-1] is message, "no new one"
    assert message.seqs[1:] == [table.seq]
