"""Whose turn it is: a busy place holds up its own messages alone, and channels for private ones are opened slowly."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from datetime import timedelta

import pytest

from bot.tables import admission, lanes, pacing
from bot.tables import publisher as publishing
from bot.tables.model import Place
from bot.tables.outlet import Busy, Crowded, Unknown
from tests.bot.tables.waiting import until

FEW = 5
"""So many requests of a kind a limited channel takes in each span."""


class Limits:
    """Channels that take five posts and five edits in each span: more wait, as in discord.py, until a span is over."""

    def __init__(self, discord, *channels):
        self.taken = defaultdict(int)
        self.channels = set(channels)
        self.span = asyncio.Event()
        self.channel, self.call = discord._channel, discord._call
        discord._call = self.limited

    async def limited(self, kind, table, delivery):
        own = self.channel(table, delivery) if kind in ("post", "find") else delivery.channel
        bucket = own, "post" if kind == "post" else "edit"
        while own in self.channels and self.taken[bucket] >= FEW:
            await self.span.wait()
        self.taken[bucket] += 1
        await self.call(kind, table, delivery)

    def over(self):
        """The span is over."""
        self.taken.clear()
        self.span.set()
        self.span = asyncio.Event()


@pytest.fixture(autouse=True)
def no_limits_on_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here it is Discord that sets the limits."""
    monkeypatch.setattr(pacing, "POSTS", 1000)
    for name in ("PENDING", "HOSTED"):
        monkeypatch.setattr(admission, name, 1000)


@pytest.fixture
async def busy(house, discord, publisher):
    """Twenty tables in one channel and one in another, all shown, and their people's channels known."""
    tables = [await house.at_turn() for _ in range(20)]
    elsewhere = await house.at_turn(house.cid)
    await house.tables.life.move_card(elsewhere.id, Place(8, 9))
    await everything(house, publisher)
    discord.taken()
    return tables, elsewhere


async def test_a_card_elsewhere_does_not_wait_for_a_limited_channel(house, discord, publisher, busy):
    tables, elsewhere = busy
    limits = Limits(discord, house.place.channel)
    for table in tables:
        await house.act(table, house.ann.id, "end")
    round = asyncio.create_task(publisher.round())
    await until(lambda: new_cards(discord, tables) == FEW)
    moved = await house.act(elsewhere, house.ann.id, "end")
    publisher.poke(moved.id)
    await until(lambda: discord.of(elsewhere)[-1].seqs == [moved.seq])
    assert new_cards(discord, tables) == FEW, "no time has passed"
    for spans in range(1, 4):
        limits.over()
        await until(lambda spans=spans: new_cards(discord, tables) == FEW * (1 + spans))
    limits.over()
    await round
    assert [await house.shown(table) for table in (*tables, elsewhere)] == [True] * 21


async def test_limited_retirements_hold_up_no_new_card(house, discord, publisher, busy):
    tables, _ = busy
    limits = Limits(discord, house.place.channel)
    limits.taken[house.place.channel, "edit"] = FEW
    for table in tables[:FEW]:
        await house.act(table, house.ann.id, "end")
    round = asyncio.create_task(publisher.round())
    await until(lambda: new_cards(discord, tables) == FEW)
    assert not any(message.retired for table in tables for message in discord.of(table))
    limits.over()
    await round
    assert [await house.shown(table) for table in tables] == [True] * 20


async def test_many_limited_channels_hold_up_no_other(house, discord, publisher, monkeypatch):
    monkeypatch.setattr(lanes, "HEADWAY", 0.05)
    slow = []
    for channel in range(100, 100 + 3 * lanes.AT_ONCE):
        slow.append(table := await house.open())
        await house.store.tables._database.run("UPDATE tables SET channel = ? WHERE id = ?", (channel, table.id))
        discord.held[table.id] = asyncio.Event()
    quick = await house.open()
    round = asyncio.create_task(publisher.round())
    await until(lambda: discord.of(quick))
    for table in slow:
        discord.held[table.id].set()
    await round
    assert [len(discord.of(table)) for table in slow] == [1] * len(slow)


async def test_who_waits_longest_is_next_but_a_command_comes_first(house, discord, publisher):
    tables = [await house.open() for _ in range(6)]
    hanging = tables[: lanes.OF_A_LANE]
    for table in hanging:
        discord.held[table.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: len(discord.messages) == len(hanging))
    show = asyncio.create_task(publisher.show(tables[4].id))
    await until(lambda: publisher._asked)
    for table in hanging:
        discord.held[table.id].set()
    await asyncio.gather(round, show)
    assert [message.table for message in discord.messages[len(hanging) :]] == [tables[at].id for at in (4, 2, 3, 5)]


async def test_a_command_waits_for_its_card_alone(house, discord, publisher):
    table = await house.at_turn()
    held = asyncio.Event()
    call = discord._call

    async def slow_dms(kind, table, delivery):
        await call(kind, table, delivery)
        if delivery.target != "card":
            await held.wait()

    discord._call = slow_dms
    assert await publisher.show(table.id) is None
    assert discord.of(table)
    assert discord.of(table, "seat0") == []
    held.set()
    await publisher.round()
    assert await house.shown(table)


async def test_of_two_commands_for_one_card_each_hears_what_failed(house, discord, publisher, monkeypatch):
    table = await house.at_turn()
    discord.held[table.id] = asyncio.Event()
    discord.fail["answer"] = [RuntimeError("504")]
    first = asyncio.create_task(publisher.show(table.id))
    await until(lambda: discord.of(table))
    with monkeypatch.context() as patch:
        patch.setattr(publisher._lanes, "has", lambda key: False)
        assert await publisher.show(table.id) is None  # this one needn't wait
    discord.held.pop(table.id).set()
    assert isinstance(await first, RuntimeError)
    assert not publisher._asked


async def test_private_messages_wait_a_moment_for_the_card_and_no_longer(house, discord, publisher, monkeypatch):
    assert lanes.HEAD_START <= 2.0
    monkeypatch.setattr(lanes, "HEAD_START", 1000.0)
    table = await house.at_turn()
    discord.held[table.id] = asyncio.Event()
    limits = Limits(discord, house.place.channel)
    limits.taken[house.place.channel, "post"] = FEW
    round = asyncio.create_task(publisher.round())
    await until(lambda: publisher._lanes._ahead)
    await asyncio.sleep(0.05)
    assert discord.calls == []
    publisher._lanes._ahead[table.id]._run()
    await until(lambda: discord.calls == ["post seat0"])  # the next one waits until that channel is open
    discord.held[table.id].set()
    await until(lambda: discord.calls == ["post seat0", "post seat1"])
    assert discord.of(table) == []
    limits.over()
    await round
    assert await house.shown(table)


async def test_one_slow_reader_holds_up_nobody(house, discord, publisher):
    table = await house.at_turn(house.bob, house.cid)
    await publisher.round()
    await house.act(table, house.ann.id, "end")
    held = asyncio.Event()
    call = discord._call

    async def slow(kind, table, delivery):
        await call(kind, table, delivery)
        if delivery.target == "seat1":
            await held.wait()

    discord._call = slow
    round = asyncio.create_task(publisher.round())
    await until(lambda: "post seat1" in discord.calls)
    table = await house.act(table, house.bob.id, "end")
    publisher.poke(table.id)
    await until(lambda: discord.of(table)[-1].seqs == [table.seq] and len(discord.of(table, "seat2")) == 2)
    assert not round.done()
    held.set()
    await round
    assert await house.shown(table)


async def test_what_was_put_off_is_tried_in_its_time_though_a_round_lasts(house, discord, publisher, monkeypatch):
    monkeypatch.setattr(publishing, "BACK_OFF", timedelta(milliseconds=20))
    slow, put_off = await house.open(), await house.open()
    await house.store.tables._database.run("UPDATE tables SET channel = 77 WHERE id = ?", (put_off.id,))
    discord.held[slow.id] = asyncio.Event()
    discord.fail["post"] = [None, Busy(30)]
    round = asyncio.create_task(publisher.round())
    while (await house.tables.reading.delivery(put_off.id)).retry is None:
        pass  # asking lets the round go on
    house.clock.pass_(seconds=30)
    await until(lambda: discord.of(put_off))
    assert not round.done()
    discord.held[slow.id].set()
    await round


class TestOpenings:
    async def test_a_few_at_once_then_slowly(self, house, discord, publisher):
        people = [house.bob, house.cid, house.dan, house.eve, house.fay]
        tables = [await house.at_turn(person) for person in people]
        assert await publisher.round() == house.clock.time + lanes.OPENED_IN
        reached = {message.channel for message in discord.messages if message.target != "card"}
        assert len(reached) == lanes.OPENED
        assert discord.taken().count("post card") == 5, "cards don't wait for it"
        house.clock.pass_(seconds=lanes.OPENED_IN.total_seconds())
        await everything(house, publisher)
        assert [await house.shown(table) for table in tables] == [True] * 5

    async def test_known_channels_are_not_slowed_down(self, house, discord, publisher):
        for _ in range(2):
            tables = [await house.at_turn() for _ in range(10)]
            await everything(house, publisher)
        assert [await house.shown(table) for table in tables] == [True] * 10
        assert await publisher.round() is None

    async def test_too_fast_is_not_closed(self, house, discord, publisher):
        table = await house.at_turn()
        discord.fail["post"] = [None, Crowded()]
        assert await publisher.round() == house.clock.time + lanes.FIRST_PAUSE
        assert discord.taken() == ["post card", "post seat0"], "the other one isn't tried either"
        assert not any(row.dm_closed for row in (await house.tables.reading.get(table.id)).seats)
        assert not (await house.tables.people.get(house.ann.id)).dm_closed
        house.clock.pass_(seconds=60)
        discord.fail["post"] = [Crowded()]
        assert await publisher.round() == house.clock.time + 2 * lanes.FIRST_PAUSE
        house.clock.pass_(seconds=120)
        await everything(house, publisher)
        assert len(discord.of(table, "seat0")) == len(discord.of(table, "seat1")) == 1
        assert await house.shown(table)

    async def test_the_others_go_on_during_the_pause(self, house, discord, publisher):
        table = await house.at_turn()
        await publisher.round()
        await house.at_turn(house.cid)
        discord.fail["post"] = [None, None, Crowded()]
        await publisher.round()
        await house.act(table, house.ann.id, "end")
        await publisher.round()
        assert await house.shown(table)

    async def test_a_channel_that_is_gone_is_opened_anew(self, house, discord, publisher):
        table = await house.at_turn()
        await publisher.round()
        assert (await house.tables.people.get(house.bob.id)).dm_channel == house.bob.id
        await house.act(table, house.ann.id, "end")
        discord.fail["post"] = [None, Unknown()]
        await everything(house, publisher)
        assert discord.taken().count("post seat1") == 3
        assert len(discord.of(table, "seat1")) == 2
        assert not (await house.tables.reading.get(table.id)).seats[1].dm_closed

    def test_a_clock_that_was_set_back(self, house):
        openings = lanes.Openings()
        for _ in range(lanes.OPENED):
            openings.begin(house.clock())
        openings.crowded(house.clock())
        house.clock.pass_(days=-400)
        assert openings.next(house.clock()) == house.clock()


async def everything(house, publisher):
    """Rounds, until nothing is put off any more."""
    while (next := await publisher.round()) is not None:
        house.clock.time = next


def new_cards(discord, tables):
    """How many of the tables have got a second card."""
    return sum(len(discord.of(table)) > 1 for table in tables)
