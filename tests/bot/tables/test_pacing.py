"""How much one person sets off in a short time: counted clicks, and new messages that become edits."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables import pacing
from bot.tables.limits import CLICKS, CLICKS_WITHIN, POSTS, POSTS_WITHIN
from bot.tables.model import Place, Refusal
from bot.tables.pacing import Clicks, Pace
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from engine.values import Number

NOW = datetime(2030, 1, 1, tzinfo=UTC)
SECOND = timedelta(seconds=1)


class TestPace:
    def test_there_is_room_again_when_the_first_is_long_enough_ago(self):
        pace = Pace(2, 10 * SECOND)
        assert [pace.take("a", NOW + second * SECOND) for second in (0, 3)] == [None, None]
        assert pace.take("a", NOW + 4 * SECOND) == pace.full("a", NOW + 4 * SECOND) == NOW + 10 * SECOND
        assert pace.full("b", NOW) is None
        assert pace.take("a", NOW + 10 * SECOND) is None
        assert pace.full("a", NOW + 11 * SECOND) == NOW + 13 * SECOND

    def test_a_clock_that_was_set_back_blocks_nobody(self):
        pace = Pace(1, SECOND)
        pace.take("a", NOW + timedelta(days=1))
        assert pace.take("a", NOW) is None

    def test_memory_is_bounded(self):
        pace = Pace(1, SECOND, keys=3)
        for key in range(100):
            pace.take(key, NOW)
            pace.full(-key, NOW)
        assert len(pace) == 3
        assert pace.full(99, NOW)


class TestClicks:
    def test_one_too_many_is_told_once(self):
        clicks = Clicks()
        verdicts = [clicks.verdict(1, NOW) for _ in range(CLICKS + 5)]
        assert verdicts == ["serve"] * CLICKS + ["tell"] + ["drop"] * 4
        assert clicks.verdict(2, NOW) == "serve"
        assert clicks.verdict(1, NOW + CLICKS_WITHIN) == "serve"

    def test_suggestions_keep_nobody_from_clicking(self):
        clicks = Clicks()
        assert [clicks.suggests(1, NOW) for _ in range(CLICKS + 2)] == [True] * CLICKS + [False] * 2
        assert clicks.verdict(1, NOW) == "serve"


class TestCause:
    async def cause(self, house, doing):
        """Who is noted to have set off a change; the one before is forgotten first."""
        house.tables.changes.posts._causes.clear()
        table = await doing
        return house.tables.changes.posts._causes.get(table.id)

    async def test_who_opens_comes_invites_goes_or_begins(self, house):
        tables, ann, bob, cid = house.tables, house.ann, house.bob, house.cid
        table = await house.gather()
        assert house.tables.changes.posts._causes == {table.id: ann.id}
        assert await self.cause(house, tables.gathering.join(table.id, bob)) == bob.id
        assert await self.cause(house, tables.gathering.invite(table.id, bob.id, [cid])) == bob.id
        assert await self.cause(house, tables.gathering.join(table.id, cid)) == cid.id
        assert await self.cause(house, tables.gathering.begin(table.id, ann.id)) == ann.id

    async def test_who_acts_or_resigns(self, house):
        table = await house.begin()
        assert await self.cause(house, house.act(table, house.bob.id, Number(0))) == house.bob.id
        assert await self.cause(house, house.tables.life.resign(table.id, house.ann.id)) == house.ann.id

    async def test_what_nobody_does_leaves_it_with_the_one_before(self, house):
        table = await house.begin()
        house.tables.changes.posts.caused(table.id, None)
        assert house.tables.changes.posts._causes[table.id] == house.bob.id

    async def test_memory_is_bounded(self, house, monkeypatch):
        monkeypatch.setattr(pacing, "REMEMBERED", 3)
        for table in range(10):
            house.tables.changes.posts.caused(table, 1)
        assert list(house.tables.changes.posts._causes) == [7, 8, 9]


async def begun_anew(house, discord):
    """A new process shows the tables."""
    publisher = Publisher(house.tables, discord, house.clock)
    await publisher.call_again()
    await publisher.round()


class TestPosts:
    async def tables_of_bob(self, house, toy, discord, publisher, count: int):
        """Tables in one channel where it is Bob's turn, of different opponents; shown long ago."""
        tables = []
        for number in range(count):
            host = Person(100 + number, f"Gil{number}")
            table = await house.tables.gathering.open("toy", toy.Options(), host, [house.bob], house.place, "en", 1)
            table = await house.tables.gathering.join(table.id, house.bob)
            for person in (house.bob, host):
                table = await house.act(table, person.id, Number(0))
            tables.append(table)
            house.clock.pass_(minutes=1)
            await publisher.round()
        house.clock.pass_(minutes=1)
        return tables

    async def test_beyond_them_cards_are_edited_and_posted_as_soon_as_there_is_room(
        self, house, toy, discord, publisher
    ):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS + 3)
        before = len(discord.messages)
        for table in tables:
            await house.act(table, house.bob.id, "end")
        due = await publisher.round()
        assert due == house.clock.time + POSTS_WITHIN
        posted = [message for message in discord.messages[before:] if message.target == "card"]
        assert len(posted) == POSTS
        for table in tables:
            assert discord.of(table)[-1].seqs[-1] == (await house.tables.reading.get(table.id)).seq, (
                "shown at once all the same"
            )
        waiting = [table for table in tables if discord.of(table)[-1] not in posted]
        house.clock.time = due
        await publisher.round()
        for table in waiting:
            assert discord.of(table)[-1].ping == (0,), "the call comes later, but it comes"
        assert all([await house.shown(table) for table in tables])
        calls = discord.taken()
        house.clock.pass_(minutes=5)
        await publisher.round()
        assert calls
        assert discord.taken() == []

    async def test_what_waited_is_looked_at_by_a_round_and_a_command_at_once(
        self, house, toy, discord, publisher, monkeypatch
    ):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS + 3)
        for table in tables:
            await house.act(table, house.bob.id, "end")
        house.clock.time = await publisher.round()
        rows = house.store.deliveries
        post_again = rows.post_again

        async def slowly(table):
            await asyncio.sleep(0.02)
            await post_again(table)

        monkeypatch.setattr(rows, "post_again", slowly)
        assert await asyncio.gather(publisher.show(tables[0].id), publisher.round()) == [None, None]
        assert [discord.of(table)[-1].ping for table in tables] == [(0,)] * len(tables)

    async def test_a_later_move_is_shown_without_waiting_for_room(self, house, toy, discord, publisher):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS + 1)
        for table in tables:
            await house.act(table, house.bob.id, "end")
            await publisher.round()
        last = tables[-1]
        host = last.seats[0].user
        await house.act(last, host, "end")
        await publisher.round()
        assert discord.of(last)[-1].seqs[-1] == (await house.tables.reading.get(last.id)).seq
        assert 1 in discord.of(last)[-1].ping, "another one sets this off"

    async def test_another_channel_and_other_people_have_room(self, house, toy, discord, publisher):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS)
        elsewhere = await house.begin(house.cid, house.bob)
        await house.tables.life.move_card(elsewhere.id, Place(1, 7))
        other = await house.begin(house.cid)
        for table in tables:
            await house.act(table, house.bob.id, "end")
        for table, person in ((elsewhere, house.bob), (other, house.cid)):
            await house.tables.life.resign(table.id, person.id)
        before = len(discord.messages)
        await publisher.round()
        posted = {message.table for message in discord.messages[before:] if message.target == "card"}
        assert posted >= {elsewhere.id, other.id, *(table.id for table in tables)}

    async def test_a_new_table_or_a_card_shown_anew_is_refused(self, house, toy, discord, publisher):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS)
        for table in tables:
            await house.act(table, house.bob.id, "end")
        await publisher.round()
        until = house.clock.time + POSTS_WITHIN
        for doing in (
            house.tables.life.move_card(tables[0].id, house.place, house.bob.id),
            house.tables.gathering.open("toy", toy.Options(), house.bob, [house.cid], house.place, "en"),
        ):
            with pytest.raises(Refusal, match="many-posts") as raised:
                await doing
            assert dict(raised.value.reason.args) == {"until": Number(int(until.timestamp()))}
        await house.tables.life.move_card(tables[0].id, Place(1, 7), house.bob.id)
        house.clock.time = until
        await house.tables.life.move_card(tables[1].id, house.place, house.bob.id)

    async def test_after_a_restart_the_calls_that_waited_are_made(self, house, toy, discord, publisher):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS + 1)
        for table in tables:
            await house.act(table, house.bob.id, "end")
        await publisher.round()
        await house.restart()
        discord.taken()
        await begun_anew(house, discord)
        assert [discord.of(table)[-1].ping for table in tables] == [(0,)] * len(tables)
        assert discord.taken().count("post card") == 1

    async def test_after_a_restart_an_end_that_waited_is_told(self, house, toy, discord, publisher):
        tables = await self.tables_of_bob(house, toy, discord, publisher, POSTS + 1)
        for table in tables:
            host = table.seats[0]
            await house.tables.people.choose(Person(host.user, host.name), dm_off=True)
            await house.tables.life.resign(table.id, house.bob.id)
        await publisher.round()
        assert discord.of(tables[-1])[-1].ping != (0,)
        await house.restart()
        discord.taken()
        await begun_anew(house, discord)
        assert [discord.of(table)[-1].ping for table in tables] == [(0,)] * len(tables)
        assert discord.taken().count("post card") == 1
        await begun_anew(house, discord)
        assert discord.taken() == [], "once"
