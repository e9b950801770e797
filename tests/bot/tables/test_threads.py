"""Threads of games: opened once, whatever happens between, kept open while they are played in, closed a day after."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from random import Random

import pytest

from bot.tables.model import Refusal
from bot.tables.outlet import Busy, Frozen, Lost
from bot.tables.publisher import Publisher
from bot.tables.threads import home, stands_in
from engine import registry
from tests.bot.tables.sewing import SEA, Loft, Threads
from tests.bot.tables.test_crash import Ledger, run_and_kill

KILLS = 12


@pytest.fixture
def loft(house):
    return Loft(house, Threads())


async def begun(loft):
    """A game of Ann and Bob in its thread, shown."""
    table = await loft.lobby(loft.house.bob)
    await loft.settle()
    return await loft.get(table)


async def over(loft):
    """One that has ended, shown."""
    table = await begun(loft)
    await loft.house.tables.life.resign(table.id, loft.house.bob.id)
    await loft.settle()
    return await loft.get(table)


class TestOpening:
    async def test_it_begins_from_the_card_and_the_game_goes_there(self, loft):
        await begun(loft)
        table = await loft.lobby(loft.house.bob)
        assert table.thread is None
        loft.discord.taken()
        await loft.settle()
        table = await loft.get(table)
        lobby, card = loft.discord.of(table)
        assert loft.discord.opened[lobby.id] == SEA.channel
        assert (table.thread, table.parent, table.place.channel, card.channel) == (
            *[lobby.id, SEA.channel],
            *[lobby.id] * 2,
        )
        assert (lobby.retired, card.ping) == (1, (0, 1))
        calls = loft.discord.taken()
        assert sorted(calls) == ["post card", "post seat0", "post seat1", "retire card", "thread"]
        assert home(table) == SEA
        assert stands_in(table, SEA.channel)
        assert not stands_in(table, SEA.channel + 1)
        assert await loft.house.shown(table)

    async def test_a_game_that_begins_at_once_leaves_a_line_in_the_channel(self, loft):
        table = await loft.lobby(size=1)
        await loft.settle()
        table = await loft.get(table)
        line, card = loft.discord.of(table)
        assert (line.channel, line.ping, card.channel, card.ping) == (SEA.channel, (), line.id, (0,))
        assert table.thread == line.id

    async def test_the_line_that_it_begins_from_stays(self, loft):
        """Other older cards are deleted when a round of lines has followed them."""
        table = await begun(loft)
        for _ in range(5):
            await loft.house.tables.life.move_card(table.id, table.place)
            await loft.settle()
        first, *others = loft.discord.of(table)
        assert first.id not in loft.discord.deleted
        assert others[0].id in loft.discord.deleted

    async def test_one_that_was_opened_before_a_crash_is_found_again(self, loft):
        table = await loft.lobby(loft.house.bob)
        loft.discord.fail["thread answer"] = [TimeoutError()]
        await loft.publisher.round()
        assert (await loft.get(table)).thread is None
        await loft.restart()
        loft.house.clock.pass_(seconds=10)
        await loft.settle()
        table = await loft.get(table)
        assert list(loft.discord.opened) == [table.thread]
        assert [message.channel for message in loft.discord.of(table)] == [SEA.channel, table.thread]

    async def test_a_line_that_was_sent_before_a_crash_is_found_again(self, loft):
        loft.discord.fail["answer"] = [ConnectionError()]
        table = await loft.lobby(size=1)
        await loft.restart()
        loft.house.clock.pass_(seconds=10)
        await loft.settle()
        table = await loft.get(table)
        assert [message.channel for message in loft.discord.of(table)] == [SEA.channel, table.thread]

    async def test_where_the_lobbys_card_was_deleted_it_begins_from_a_new_one(self, loft):
        table = await loft.lobby(loft.house.bob)
        loft.discord.deleted.add(1)
        await loft.settle()
        table = await loft.get(table)
        assert [message.channel for message in loft.discord.of(table)] == [SEA.channel, SEA.channel, 2]
        assert table.thread == 2

    @pytest.mark.parametrize("why", ["barred", "refused", "broken"])
    async def test_where_none_can_be_opened_the_game_is_played_in_the_channel(self, loft, why):
        loft.discord.barred = why == "barred"
        loft.discord.fail["thread"] = {"barred": [], "refused": [Lost()], "broken": [OSError() for _ in range(9)]}[why]
        table = await loft.lobby(loft.house.bob)
        await loft.publisher.round()
        for _ in range(6):
            loft.house.clock.pass_(minutes=10)
            await loft.settle()
        table = await loft.get(table)
        assert (table.threaded, table.thread, table.place) == ("refused", None, SEA)
        assert [message.channel for message in loft.discord.of(table)] == [SEA.channel] * 2
        assert await loft.house.shown(table)

    async def test_where_nothing_can_be_posted_in_it_the_game_is_played_in_the_channel(self, loft):
        table = await loft.lobby(loft.house.bob)
        loft.discord.lost.add(1)
        await loft.settle()
        table = await loft.get(table)
        assert (table.threaded, table.thread, table.place, table.trouble) == ("refused", None, SEA, None)

    async def test_the_host_decides_until_it_begins(self, loft):
        table = await loft.lobby()
        gathering = loft.house.tables.gathering
        await gathering.set_thread(table.id, loft.house.ann.id, False)
        with pytest.raises(Refusal, match="not-host"):
            await gathering.set_thread(table.id, loft.house.bob.id, True)
        table = await gathering.join(table.id, loft.house.bob)
        await loft.settle()
        assert loft.discord.opened == {}


class TestGone:
    async def test_of_a_deleted_one_the_card_goes_to_the_channel(self, loft):
        table = await begun(loft)
        await loft.house.store.threads.gone(table.thread)
        await loft.settle()
        table = await loft.get(table)
        assert (table.place, table.thread, table.threaded, table.trouble) == (SEA, None, "no", None)
        assert loft.discord.of(table)[-1].channel == SEA.channel
        assert await loft.house.shown(table)

    async def test_nobody_has_told_of_it(self, loft):
        table = await begun(loft)
        loft.discord.fail["edit"] = [Lost(gone=True)]
        await loft.house.tables.life.attend(table.id, {loft.house.bob.id: False})
        await loft.settle()
        table = await loft.get(table)
        assert (table.place, table.thread) == (SEA, None)
        assert loft.discord.of(table)[-1].channel == SEA.channel

    async def test_a_missing_right_is_told_like_others(self, loft):
        table = await begun(loft)
        loft.discord.fail["edit"] = [Lost(locked=True)]
        await loft.house.tables.life.attend(table.id, {loft.house.bob.id: False})
        await loft.settle()
        table = await loft.get(table)
        assert (table.trouble, table.place.channel) == ("lost", table.thread)


class TestKeeping:
    async def test_an_archived_one_is_opened_again_while_its_game_goes_on(self, loft):
        table = await begun(loft)
        loft.discord.taken()
        await loft.pass_days(8)
        assert loft.discord.taken() == [], "an open one costs no request"
        loft.discord.archived.add(table.thread)
        await loft.house.store.threads.look(loft.house.clock.time, table.thread)
        await loft.keeping.round()
        assert loft.discord.taken() == ["wake"]
        loft.discord.archived.add(table.thread)
        await loft.pass_days(1.1)
        assert loft.discord.taken() == ["wake"], "at the latest within a day"
        await loft.restart()
        loft.discord.archived.add(table.thread)
        await loft.settle()
        assert loft.discord.taken() == ["wake"]

    async def test_it_is_closed_a_day_after_the_end(self, loft):
        table = await over(loft)
        loft.discord.taken()
        await loft.pass_days(23 / 24)
        await loft.restart()
        await loft.settle()
        assert loft.discord.taken() == []
        loft.house.clock.pass_(hours=1)
        await loft.settle()
        assert loft.discord.taken() == ["close"]
        await loft.restart()
        await loft.pass_days(9)
        assert loft.discord.taken() == []
        assert table.thread in loft.discord.archived

    @pytest.mark.parametrize("error", [Lost(), Frozen()])
    async def test_what_isnt_for_the_bot_to_close_is_let_be(self, loft, error):
        await over(loft)
        loft.discord.taken()
        loft.discord.fail["close"] = [Busy(30), OSError(), error]
        await loft.pass_days(3)
        assert loft.discord.taken() == ["close"] * 3

    async def test_a_locked_one_is_tried_once_a_day(self, loft):
        table = await begun(loft)
        loft.discord.archived.add(table.thread)
        loft.discord.fail["wake"] = [Frozen() for _ in range(9)]
        loft.discord.taken()
        await loft.pass_days(3.5)
        assert loft.discord.taken() == ["wake"] * 3

    async def test_one_that_has_gone_meanwhile_is_noticed(self, loft):
        table = await begun(loft)
        loft.discord.archived.add(table.thread)
        loft.discord.fail["wake"] = [Lost(gone=True)]
        await loft.pass_days(1.1)
        await loft.settle()
        assert (await loft.get(table)).place == SEA

    async def test_one_that_is_played_in_no_more_is_closed(self, loft):
        table = await begun(loft)
        await loft.house.tables.life.move_card(table.id, SEA)
        await loft.settle()
        await loft.pass_days(2.1)
        assert loft.discord.taken()[-1] == "close"
        assert (await loft.get(table)).place == SEA


class TestRematch:
    async def test_it_is_played_in_the_same_one_under_its_own_name(self, loft):
        table = await over(loft)
        loft.house.clock.pass_(hours=20)
        loft.discord.taken()
        again = await loft.house.tables.gathering.rematch(table.id, loft.house.bob)
        assert (again.thread, again.place, again.parent) == (table.thread, table.place, SEA.channel)
        await loft.settle()
        await loft.pass_days(2)
        again = await loft.house.tables.gathering.join(again.id, loft.house.ann)
        again = (
            again if again.status == "running" else await loft.house.tables.gathering.begin(again.id, loft.house.bob.id)
        )
        await loft.pass_days(1)
        await loft.settle()
        calls = loft.discord.taken()
        assert [call for call in calls if call.startswith(("wake", "close", "thread"))] == [
            f"wake as {again.id}: {', '.join(again.names)}"
        ]
        assert loft.discord.of(again)[-1].channel == table.thread

    async def test_one_that_comes_to_nothing_lets_it_be_closed(self, loft):
        table = await over(loft)
        again = await loft.house.tables.gathering.rematch(table.id, loft.house.bob)
        await loft.settle()
        await loft.pass_days(3)
        await loft.house.tables.moderators.close(again.id, 99)
        loft.discord.taken()
        await loft.pass_days(0.9)
        assert "close" not in loft.discord.taken()
        await loft.pass_days(0.2)
        assert loft.discord.taken() == ["close"]

    async def test_where_that_is_closed_it_has_another(self, loft):
        table = await over(loft)
        await loft.pass_days(1.1)
        again = await loft.house.tables.gathering.rematch(table.id, loft.house.bob)
        assert (again.thread, again.place, again.threaded) == (None, SEA, "wanted")

    async def test_where_a_moderator_has_deleted_it_there_is_none(self, loft):
        table = await over(loft)
        await loft.house.store.threads.gone(table.thread)
        again = await loft.house.tables.gathering.rematch(table.id, loft.house.bob)
        assert (again.thread, again.place, again.threaded) == (None, SEA, "no")


class Strand(Ledger):
    """The same with threads, each a line of the ledger."""

    async def open_thread(self, table, delivery):
        await asyncio.sleep(0)
        line = f"thread {delivery.message} {delivery.channel}"
        if line not in self.lines():
            self._write(line)
        await asyncio.sleep(0.001)
        return delivery.message


async def open_threads(house, ledger, tell, rng):
    """Begin games in threads of their own, for ever."""
    await house.start()
    publisher = Publisher(house.tables, ledger, house.clock)
    while True:
        await publisher.round()
        size = rng.choice((1, 2))
        table = await house.tables.gathering.gather(
            "crew", registry.get("crew").Options(), house.ann, size, SEA, "en", threaded="wanted"
        )
        if size == 2:
            await publisher.round()
            await house.tables.gathering.join(table.id, house.bob)
        os.write(tell, f"{table.id}\n".encode())


def test_killed_while_threads_are_opened(house_of, tmp_path):
    rng = Random(3)
    house, ledger = house_of(tmp_path / "tables.db"), Strand(tmp_path / "ledger")
    told = "".join(
        run_and_kill(house, ledger, Random(rng.random()), open_threads, lines=rng.randrange(1, 4)) for _ in range(KILLS)
    )
    assert len(told.splitlines()) >= KILLS

    async def look():
        await house.start()
        try:
            publisher = Publisher(house.tables, ledger, house.clock)
            while (at := await publisher.round()) is not None:
                house.clock.time = at
            return [await house.tables.reading.get(int(id)) for id in told.splitlines()]
        finally:
            await house.store.close()

    tables = asyncio.run(look())
    lines = ledger.lines()
    threads = [line for line in lines if line.startswith("thread")]
    assert len(set(threads)) == len(threads)
    for table in tables:
        assert table.status == "running"
        assert f"thread {table.thread} {SEA.channel}" in threads
        cards = [line for line in lines if line.startswith(f"{table.id} card ")]
        assert [int(line.rsplit(" ", 1)[1]) for line in cards][-1] == table.thread
        assert len(cards) == 2, "one that it began from, one in it"
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()
