"""The publisher in bad weather: lost places, closed messages, rate limits, failures and crashes at any point."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.tables.model import Place
from bot.tables.outlet import Busy, Lost
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from engine.values import Number
from tests.bot.tables.waiting import until


async def test_lost_channel_is_told_and_left_alone(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    discord.lost.add(house.place.channel)
    await house.act(table, house.ann.id, "draw")
    discord.taken()
    assert await publisher.round() == house.clock.time + timedelta(hours=6)
    assert (await house.tables.reading.get(table.id)).trouble == "lost"
    assert discord.taken() == ["edit card", "post seat0", "post seat1"]
    await house.act(table, house.ann.id, "draw")
    assert await publisher.round() == house.clock.time + timedelta(hours=6)
    assert discord.taken() == []
    house.clock.pass_(hours=6)
    assert await publisher.round() == house.clock.time + timedelta(hours=12)
    assert discord.taken() == ["edit card"]
    discord.lost.clear()
    house.clock.pass_(hours=12)
    assert await publisher.round() is None
    assert (await house.tables.reading.get(table.id)).trouble is None
    assert await house.shown(table)


async def test_who_wants_pings_alone_is_written_to_where_the_card_is_lost(house, discord, publisher):
    for person in (house.ann, house.bob):
        await house.tables.people.choose(person, calls="ping")
    table = await house.at_turn()
    await publisher.round()
    discord.lost.add(house.place.channel)
    discord.taken()
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    assert sorted(discord.taken())[:3] == ["edit card", "post seat0", "post seat1"], "that it is lost"
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert "post seat1" in discord.taken(), "a turn"
    discord.lost.clear()
    await house.tables.life.move_card(table.id, Place(1, 5))
    await publisher.round()
    discord.taken()
    await house.act(table, house.bob.id, "end")
    await publisher.round()
    assert not {"post seat0", "post seat1"} & set(discord.taken()), "a ping is enough where it can be seen"


async def test_lost_channel_of_an_ended_game_is_given_up(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    discord.lost.add(house.place.channel)
    await house.tables.life.resign(table.id, house.ann.id)
    rounds = 0
    while (next := await publisher.round()) is not None:
        house.clock.time = next
        rounds += 1
    assert rounds == 4


async def test_card_is_moved_out_of_a_lost_channel(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    discord.lost.add(house.place.channel)
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    table = await house.tables.life.move_card(table.id, Place(1, 5))
    assert (table.place, table.trouble) == (house.place, "lost"), "nothing has moved before the card stands there"
    await publisher.round()
    table = await house.tables.reading.get(table.id)
    assert (table.place, table.trouble) == (Place(1, 5), None)
    assert [(message.channel, message.ping) for message in discord.of(table)] == [(2, (0,)), (5, (1,))]
    assert await house.shown(table)


async def test_card_moved_while_its_old_channel_was_found_lost(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "draw")

    async def edit(table, delivery):
        await house.tables.life.move_card(table.id, Place(1, 5))
        raise Lost

    discord.edit = edit
    await publisher.round()
    assert (await house.tables.reading.get(table.id)).trouble is None
    assert [message.channel for message in discord.of(table)] == [2, 5]
    assert await house.shown(table)


async def test_card_is_shown_again_below(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.tables.life.move_card(table.id, house.place)
    assert await publisher.show(table.id) is None
    assert len(discord.of(table)) == 2
    await publisher.round()
    old, new = discord.of(table)
    assert (old.retired, new.ping, new.channel) == (1, (), house.place.channel)


async def test_card_moved_while_it_was_being_posted(house, discord, publisher):
    table = await house.open()
    discord.held[table.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: discord.messages)
    await house.tables.life.move_card(table.id, Place(1, 5))
    discord.held.pop(table.id).set()
    await round
    here, there = discord.of(table)
    assert (here.channel, here.retired) == (2, 1)
    assert (there.channel, there.retired) == (5, 0)
    assert (await house.tables.reading.delivery(table.id)).message == there.id


async def test_closed_private_messages_are_said_once_and_tried_next_turn(house, discord, publisher):
    discord.closed.add(house.bob.id)
    table = await house.at_turn()
    await publisher.round()
    # the card says so; he has pledged by himself, so there is nothing to call him to
    assert discord.taken() == ["post card", "post seat0", "post seat1", "edit card"]
    assert [message.ping for message in discord.of(table)] == [(0,)]
    table = await house.tables.reading.get(table.id)
    assert [row.dm_closed for row in table.seats] == [False, True]
    assert (await house.tables.people.get(house.bob.id)).dm_closed
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    assert discord.taken() == ["edit card"]
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    first, *rest = discord.taken()
    assert (first, sorted(rest)) == ("post card", ["post seat1", "retire card"])
    discord.closed.clear()
    await house.act(table, house.bob.id, "end")
    await house.act(table, house.bob.id, Number(0))
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert discord.of(table, "seat1")[0].seqs == [9]
    assert not (await house.tables.reading.get(table.id)).seats[1].dm_closed
    assert not (await house.tables.people.get(house.bob.id)).dm_closed


async def test_who_wants_no_private_messages_gets_none(house, discord, publisher):
    await house.tables.people.choose(house.bob, dm_off=True, dm_closed=False)
    table = await house.at_turn()
    await publisher.round()
    assert discord.of(table, "seat1") == []
    assert not (await house.tables.reading.get(table.id)).seats[1].dm_closed
    await house.tables.people.choose(house.bob, dm_off=False, dm_closed=False)
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert len(discord.of(table, "seat1")) == 1


async def test_rate_limit_is_waited_for(house, discord, publisher):
    table = await house.open()
    discord.fail["post"] = [Busy(90), Busy(0.2)]
    assert await publisher.round() == house.clock.time + timedelta(seconds=90)
    assert await publisher.round() == house.clock.time + timedelta(seconds=90)
    house.clock.pass_(seconds=90)
    assert await publisher.round() == house.clock.time + timedelta(seconds=5)
    house.clock.pass_(seconds=5)
    await publisher.round()
    assert discord.taken() == ["post card"] * 3
    assert await house.shown(table)


async def test_rate_limited_retirement_is_made_good(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "end")
    discord.fail["retire"] = [Busy(60)]
    await publisher.round()
    assert [message.retired for message in discord.of(table)] == [0, 0]
    house.clock.pass_(seconds=60)
    await publisher.round()
    assert [message.retired for message in discord.of(table)] == [1, 0]


async def test_failures_back_off(house, discord, publisher):
    table = await house.open()
    discord.fail["post"] = [RuntimeError("502")] * 12
    waits = []
    while not discord.messages:
        next = await publisher.round()
        if next is not None:
            waits.append((next - house.clock.time).total_seconds())
            house.clock.time = next
    assert waits == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]
    assert (await house.tables.reading.delivery(table.id)).failures == 0


@pytest.mark.parametrize("fault", [RuntimeError("502"), Busy(60), Lost()])
async def test_a_clock_that_ran_ahead_freezes_no_card(house, discord, publisher, fault):
    table = await house.at_turn()
    house.clock.pass_(days=3650)
    discord.fail["post"] = [fault]
    await publisher.round()
    await house.act(table, house.ann.id, "draw")
    house.clock.pass_(days=-3650)
    next = await publisher.round()
    assert next is None or next < house.clock.time + timedelta(days=4)
    assert await house.shown(table)


async def test_a_table_that_rests_is_looked_at_again_after_the_clock_was_set_back(
    house, discord, publisher, monkeypatch
):
    table = await house.open()
    get = house.tables.reading.get

    async def broken(id):
        raise RuntimeError("can't be read")

    house.clock.pass_(days=3650)
    monkeypatch.setattr(house.tables.reading, "get", broken)
    await publisher.round()
    monkeypatch.setattr(house.tables.reading, "get", get)
    assert discord.messages == []
    house.clock.pass_(days=-3650)
    await publisher.round()
    assert await house.shown(table)


async def test_message_that_was_sent_though_the_answer_was_an_error_is_not_doubled(house, discord, publisher):
    table = await house.at_turn()
    discord.fail["answer"] = [RuntimeError("504")]
    await publisher.round()
    house.clock.pass_(seconds=5)
    await publisher.round()
    assert len(discord.of(table)) == 1
    assert await house.shown(table)


async def test_crash_between_sending_and_recording(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "end")
    discord.held[table.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: len(discord.of(table)) == 2)
    round.cancel()
    await asyncio.wait({round})
    discord.held.clear()
    await house.restart()
    table = await house.act(table, house.bob.id, "draw")
    await Publisher(house.tables, discord, house.clock).round()
    old, new = discord.of(table)
    assert (old.retired, new.seqs, new.ping) == (1, [4, 5], (1,))
    assert await house.shown(table)


async def test_crash_before_sending(house, discord):
    table = await house.at_turn()
    delivery = await house.tables.reading.delivery(table.id)
    await house.store.deliveries.begin(delivery, table, table.place)
    await house.restart()
    await Publisher(house.tables, discord, house.clock).round()
    assert discord.calls[:2] == ["find card", "post card"]
    assert len(discord.of(table)) == 1


async def test_crash_before_the_old_card_was_retired(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "end")
    discord.fail["retire"] = [Busy(1)]
    await publisher.round()
    await house.restart()
    house.clock.pass_(seconds=5)
    await Publisher(house.tables, discord, house.clock).round()
    assert [message.retired for message in discord.of(table)] == [1, 0]


async def test_one_failing_table_does_not_hold_up_another(house, discord, publisher, monkeypatch):
    bad, broken, good = [await house.open() for _ in range(3)]
    get = house.tables.reading.get

    async def broken_get(id):
        if id == broken.id:
            raise RuntimeError("can't be read")
        return await get(id)

    monkeypatch.setattr(house.tables.reading, "get", broken_get)
    discord.fail["post"] = [RuntimeError()]
    next = await publisher.round()
    assert next == house.clock.time + timedelta(seconds=5)
    assert [len(discord.of(table)) for table in (bad, broken, good)] == [0, 0, 1]


async def test_slow_table_does_not_hold_up_another(house, discord, publisher):
    """What changes during a round is seen at once, though a table is still waiting for Discord."""
    slow = await house.open()
    discord.held[slow.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: discord.messages)
    quick = await house.open()
    publisher.poke()
    await until(lambda: len(discord.messages) == 2)
    await publisher.show(quick.id)
    assert not round.done()
    discord.held[slow.id].set()
    await round
    assert await house.shown(slow)
    assert await house.shown(quick)


async def test_show_waits_for_the_one_in_hand_and_goes_on(house, discord, publisher):
    table = await house.open()
    discord.held[table.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: discord.messages)
    await house.tables.gathering.join(table.id, house.bob)
    shows = [asyncio.create_task(publisher.show(table.id)) for _ in range(2)]
    await asyncio.sleep(0.01)
    discord.held.pop(table.id).set()
    await asyncio.gather(round, *shows)
    assert [message.seqs for message in discord.of(table)] == [[0], [1]]


async def test_change_while_being_shown_is_shown_next(house, discord, publisher):
    table = await house.at_turn()
    discord.held[table.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: discord.messages)
    await house.act(table, house.ann.id, "end")
    discord.held.pop(table.id).set()
    await round
    assert [(message.seqs, message.ping) for message in discord.of(table)] == [([3], (0,)), ([4], (1,))]
    assert await house.shown(table)


async def test_many_tables(house, toy, discord, publisher):
    pairs = [[Person(100 * seat + number, "Gil") for seat in (1, 2)] for number in range(30)]
    tables = [
        await house.tables.gathering.open("toy", toy.Options(), host, [guest], house.place, "en")
        for host, guest in pairs
    ]
    await publisher.round()
    assert [len(discord.of(table)) for table in tables] == [1] * 30


async def test_database_that_fails_ends_the_round_quietly(house, discord, publisher):
    await house.open()
    await house.store.close()
    assert await publisher.round() == house.clock.time + timedelta(seconds=30)
    assert discord.calls == []


async def test_who_turns_out_to_take_no_messages_while_the_card_is_on_its_way_is_pinged(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.tables.life.resign(table.id, house.ann.id)
    discord.closed.add(house.bob.id)
    discord.held[table.id] = asyncio.Event()
    round = asyncio.create_task(publisher.round())
    await until(lambda: "post seat1" in discord.calls and len(discord.of(table)) == 2)
    discord.held.pop(table.id).set()
    await round
    assert [message.ping for message in discord.of(table)[1:]] == [(), (1,)]
    assert await house.shown(table)
