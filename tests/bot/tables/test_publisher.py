"""The publisher: what is posted, edited and retired when nothing goes wrong, and what follows a deletion."""

from __future__ import annotations

import pytest

from bot.tables.outlet import Frozen
from engine.values import Number


async def test_challenge_is_posted_with_a_ping_for_the_invited(house, discord, publisher):
    table = await house.open(house.bob, house.cid)
    assert await publisher.round() is None
    (card,) = discord.of(table)
    assert (card.channel, card.ping, card.seqs) == (house.place.channel, (1, 2), [0])
    delivery = await house.tables.reading.delivery(table.id)
    assert (delivery.message, delivery.shown, delivery.sending, delivery.posted) == (1, 0, None, house.clock.time)
    await publisher.round()
    assert discord.taken() == ["post card"]


async def test_a_lobby_pings_those_alone_who_are_newly_invited(house, discord, publisher):
    table = await house.gather(house.bob)
    await publisher.round()
    assert [card.ping for card in discord.of(table)] == [()]
    await house.tables.gathering.invite(table.id, house.bob.id, [house.cid])
    await publisher.round()
    await house.tables.gathering.leave(table.id, house.bob.id)
    await house.tables.gathering.join(table.id, house.dan)
    await publisher.round()
    assert [card.ping for card in discord.of(table)] == [(), (2,)], "comings and goings are edits"
    table = await house.tables.gathering.invite(table.id, house.ann.id, [house.eve])
    assert table.names == ("Ann", "Cid", "Dan", "Eve")
    await publisher.round()
    assert [card.ping for card in discord.of(table)] == [(), (2,), (3,)]
    assert [card.retired for card in discord.of(table)] == [1, 1, 0]
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    await publisher.round()
    assert discord.of(table)[-1].ping == (0, 1)
    assert [(await house.tables.reading.delivery(table.id, f"seat{seat}")).shown for seat in (0, 1)] == [table.seq] * 2
    assert await house.shown(table)


async def test_a_game_for_oneself_has_one_card_from_the_first(house, discord, publisher):
    table = await house.gather(size=1)
    await publisher.round()
    assert [(card.seqs, card.ping) for card in discord.of(table)] == [([1], (0,))]
    assert len(discord.of(table, "seat0")) == 1


async def test_acceptance_is_an_edit_and_the_start_a_new_card(house, discord, publisher):
    table = await house.open(house.bob, house.cid)
    await publisher.round()
    await house.tables.gathering.join(table.id, house.cid)
    await publisher.round()
    assert [message.seqs for message in discord.of(table)] == [[0, 1]]
    await house.tables.gathering.join(table.id, house.bob)
    discord.taken()
    assert await publisher.round() is None
    old, new = discord.of(table)
    assert (new.ping, new.seqs, old.retired) == ((0, 1, 2), [2], 1)
    first, *rest = discord.taken()
    assert (first, sorted(rest)) == ("post card", ["post seat0", "post seat1", "post seat2", "retire card"])
    assert [message.channel for message in discord.messages[2:]] == [11, 12, 13]
    assert (await house.tables.people.get(11)).dm_channel == 11


async def test_only_who_owes_newly_is_pinged_by_a_new_card(house, discord, publisher):
    table = await house.begin()
    await publisher.round()
    table = await house.act(table, house.bob.id, Number(1))
    await publisher.round()
    assert [(message.seqs, message.ping) for message in discord.of(table)] == [([1, 2], (0, 1))]
    table = await house.act(table, house.ann.id, Number(1))
    table = await house.act(table, house.ann.id, "draw")
    await publisher.round()
    assert len(discord.of(table)) == 1  # Ann owed all the time
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    first, second = discord.of(table)
    assert (second.ping, second.seqs, first.retired) == ((1,), [5], 1)
    assert await house.shown(table)


async def test_who_stopped_and_began_again_between_two_rounds_is_pinged(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.act(table, house.ann.id, "end")
    table = await house.act(table, house.bob.id, "end")
    assert table.owing == (0, 1)
    await publisher.round()
    assert discord.of(table)[-1].ping == (0, 1)


async def test_private_messages_come_with_the_turn(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    assert [message.seqs for message in discord.of(table, "seat0")] == [[3]]
    assert [message.seqs for message in discord.of(table, "seat1")] == [[3]]
    await house.act(table, house.ann.id, "draw")
    discord.taken()
    await publisher.round()
    assert discord.taken() == ["edit card"]  # Ann's hand is her business
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert [message.seqs for message in discord.of(table, "seat0")] == [[3]], "what she did she saw where she did it"
    assert [(message.seqs, message.retired) for message in discord.of(table, "seat1")] == [([3], 0), ([5], 0)]


async def test_the_end_is_news_for_who_did_not_cause_it_without_a_ping(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.tables.life.resign(table.id, house.ann.id)
    discord.taken()
    await publisher.round()
    first, *rest = discord.taken()
    assert first == "post card"
    assert sorted(rest) == ["edit seat0", "post seat1", "retire card"]
    assert await house.shown(table)
    await publisher.round()
    assert discord.taken() == [], "told once"


async def test_an_old_card_is_edited_while_it_can_be(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    house.clock.pass_(days=2)
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    assert len(discord.of(table)) == 1
    discord.fail["edit"].append(Frozen())
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    old, new = discord.of(table)
    assert (old.retired, new.ping) == (1, ())


async def test_closed_table_only_edits_its_card(house, discord, publisher):
    table = await house.open()
    await publisher.round()
    house.clock.pass_(days=7)
    await house.tables.housekeeping.expire()
    await publisher.round()
    assert [message.seqs for message in discord.of(table)] == [[0, 1]]
    unseen = await house.open()
    await house.tables.moderators.close(unseen.id, 99)
    await publisher.round()
    assert discord.of(unseen) == []
    assert await house.shown(unseen)


async def test_deleted_card_is_posted_anew_without_a_ping(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    discord.deleted.add(discord.of(table)[0].id)
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    _, new = discord.of(table)
    assert (new.ping, new.seqs) == ((), [4])
    assert await house.shown(table)


async def test_deleted_old_card_is_no_trouble(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    discord.deleted.add(discord.of(table)[0].id)
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert len(discord.of(table)) == 2
    assert await house.shown(table)


async def test_deleted_private_message_waits_for_the_next_turn(house, discord, publisher):
    table = await house.at_turn()
    await publisher.round()
    discord.deleted.add(discord.of(table, "seat0")[0].id)
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert len(discord.of(table, "seat0")) == 1
    assert await house.shown(table)


@pytest.mark.parametrize("calls", ["both", "dm", "ping"])
async def test_who_is_to_move_is_looked_up_however_he_is_called(house, discord, publisher, calls):
    await house.tables.people.choose(house.bob, calls=calls)
    table = await house.at_turn()
    await publisher.round()
    discord.left.add(house.bob.id)
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    table = await house.tables.reading.get(table.id)
    assert [row.absent for row in table.seats] == [False, True]
    assert 1 not in discord.of(table)[-1].ping
