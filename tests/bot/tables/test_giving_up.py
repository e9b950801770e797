"""Somebody is forgotten while he sits at tables: his seats are given up first, and nobody else loses a game by that."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tables.dues import dues
from bot.tables.ending import outcome
from bot.tables.model import Refusal
from engine import registry
from engine.game import IllegalAction
from engine.values import Cell, line
from tests.bot.tables.living import COMPANIES
from tests.bot.tables.passing import after, begun, pledged
from tests.bot.tables.test_forgetting import sql
from tests.bot.tables.test_unreadable import spoil


async def forget(house, person):
    await house.tables.people.forget(person.id)


def nobody(row):
    return row.user == -1 - row.seat and row.name in ("somebody", "")


@pytest.mark.parametrize("name", COMPANIES)
async def test_a_seat_in_a_game_is_given_up_as_by_resigning(house, name):
    table = await pledged(house, await begun(house, name))
    seat = table.seat_of(house.ann.id)
    wanted = table.engine.drop(table.state, seat)[0]
    await forget(house, house.ann)
    after = await house.tables.reading.get(table.id)
    assert outcome(after) == table.engine.outcome(wanted)
    assert (after.seats[seat].gone, nobody(after.seats[seat])) == (True, True)
    assert [row.user for row in after.seats if row.seat != seat] == [
        row.user for row in table.seats if row.seat != seat
    ]
    assert (await house.log(after))[-1].kind == "resign"
    assert await house.store.forgetting.wished() == []
    assert await house.tables.people.get(house.ann.id) is None
    if after.status == "over":
        others = [row for row in after.seats if row.user > 0]
        assert all(row.news == after.seq for row in others), "they are told"


async def test_all_tables_at_once_whatever_they_are(house):
    running, alone = await house.at_turn(house.bob, house.cid), await house.gather(size=1)
    offered, called = (
        await house.open(),
        await house.tables.gathering.open(
            "toy", registry.get("toy").Options(), house.bob, [house.ann], house.place, "en"
        ),
    )
    hosted, joined = (
        await house.gather(house.bob, size=4),
        await house.tables.gathering.gather("crew", registry.get("crew").Options(), house.cid, 4, house.place, "en"),
    )
    await house.tables.gathering.join(joined.id, house.ann)
    await house.tables.gathering.invite(hosted.id, house.ann.id, [house.dan])
    await forget(house, house.ann)
    tables = [await house.tables.reading.get(table.id) for table in (running, alone, offered, called, hosted, joined)]
    assert [table.status for table in tables] == ["running", "over", "closed", "closed", "open", "open"]
    assert [table.closed for table in tables[2:4]] == ["withdrawn", "declined"]
    assert tables[4].host == house.bob.id, "the next one hosts"
    assert [row.user for row in tables[4].seats] == [house.bob.id, house.dan.id]
    assert [row.user for row in tables[5].seats] == [house.cid.id]
    assert not any(row.user == house.ann.id for table in tables for row in table.seats)


async def test_what_he_has_done_of_his_turn_stands_and_a_partner_steers_him_no_longer(house):
    table = await house.at_turn(house.bob, house.cid)
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    await forget(house, house.ann)
    rows = await house.log(table)
    assert [row.kind for row in rows][-2:] == ["action", "resign"]
    again = await house.tables.reading.get(table.id)
    assert (again.steps, again.owing) == ((), (1,))


async def test_a_finished_game_keeps_its_result_and_its_seat(house):
    table = await house.at_turn()
    over = await house.tables.life.resign(table.id, house.bob.id)
    await forget(house, house.ann)
    after = await house.tables.reading.get(table.id)
    assert outcome(after) == outcome(over)
    assert nobody(after.seats[0])
    assert len(await house.log(after)) == len(await house.log(over))


class TestInterrupted:
    async def test_what_was_done_stands_and_the_rest_is_done_after_a_restart(self, house, monkeypatch):
        first, second = await house.at_turn(house.bob, house.cid), await house.at_turn(house.bob, house.cid)
        save, left = house.store.tables.save, [1]

        async def dies(*args):
            if not left.pop():
                raise OSError
            left.append(0)
            await save(*args)

        monkeypatch.setattr(house.store.tables, "save", dies)
        with pytest.raises(OSError, match=r"^$"):
            await forget(house, house.ann)
        await house.restart()
        tables = [await house.tables.reading.get(table.id) for table in (first, second)]
        assert sorted(table.seats[0].gone for table in tables) == [False, True]
        assert await house.store.forgetting.wished() == [house.ann.id]
        await house.tables.people.go_on_forgetting()
        tables = [await house.tables.reading.get(table.id) for table in (first, second)]
        assert all(table.seats[0].gone and nobody(table.seats[0]) for table in tables)
        assert await house.store.forgetting.wished() == []

    async def test_a_process_that_is_about_to_end_begins_nothing(self, house):
        await house.at_turn()
        await house.tables.changes.drain()
        with pytest.raises(Refusal, match=r"^refuse-closing$"):
            await forget(house, house.ann)
        assert await house.store.forgetting.wished() == []

    async def test_one_who_can_not_be_forgotten_keeps_nobody_waiting(self, house, monkeypatch):
        for person in (house.ann, house.bob):
            await house.tables.people.remember(person)
            await house.store.forgetting.wish(person.id, house.clock.time)
        real = house.tables.people._forget

        async def broken(user):
            if user == house.ann.id:
                raise ZeroDivisionError
            await real(user)

        monkeypatch.setattr(house.tables.people, "_forget", broken)
        await house.tables.people.go_on_forgetting()
        assert await house.store.forgetting.wished() == [house.ann.id]
        assert await house.tables.people.get(house.bob.id) is None

    async def test_it_is_asked_for_twice(self, house):
        await house.at_turn(house.bob, house.cid)
        await house.store.forgetting.wish(house.ann.id, house.clock.time)
        await forget(house, house.ann)
        await forget(house, house.ann)
        assert await house.store.forgetting.wished() == []


@pytest.mark.parametrize("error", [IllegalAction(line("toy-gone")), ZeroDivisionError()])
class TestRulesThatKnowNoWay:
    """The seat is left empty: the bot moves there, and who plays on decides what becomes of that."""

    async def forgotten(self, house, toy, monkeypatch, error, table):
        def drop(*_):
            raise error

        monkeypatch.setattr(type(table.engine), "drop", drop)
        await forget(house, house.ann)
        return await house.tables.reading.get(table.id)

    async def test_several_play_on(self, house, toy, monkeypatch, error):
        table = await pledged(house, await begun(house, "singly"))
        table = await self.forgotten(house, toy, monkeypatch, error, table)
        seat = next(row for row in table.seats if row.user < 0)
        assert (table.status, seat.gone, nobody(seat)) == ("running", False, True)
        table = await after(house, table)
        assert seat.seat not in table.owing, "the bot has moved"
        assert not any(row.user == house.ann.id for row in table.seats)

    async def test_of_two_the_other_takes_the_win_or_closes_it(self, house, toy, monkeypatch, error):
        table = await pledged(house, await begun(house, "duel"))
        table = await self.forgotten(house, toy, monkeypatch, error, table)
        monkeypatch.undo()
        monkeypatch.setattr(registry, "get", lambda id: toy)
        assert (await house.tables.timing.claim(table.id, house.bob.id)).status == "over"

    async def test_of_one_alone_nothing_is_left(self, house, toy, monkeypatch, error):
        table = await self.forgotten(house, toy, monkeypatch, error, await house.gather(size=1))
        assert (table.status, table.closed, table.ended_by) == ("closed", "aborted", None)


async def test_who_is_beaten_already_just_goes(house, monkeypatch):
    table = await house.at_turn(house.bob, house.cid)
    view = type(table.engine).view
    monkeypatch.setattr(
        type(table.engine), "view", lambda self, state, seat: replace(view(self, state, seat), out=(0,))
    )
    await forget(house, house.ann)
    after = await house.tables.reading.get(table.id)
    assert (after.seats[0].gone, nobody(after.seats[0])) == (False, True)
    assert [row.kind for row in await house.log(after)].count("resign") == 0


async def test_a_table_that_can_not_be_read_keeps_nobody(house):
    table, other = await house.at_turn(), await house.at_turn(house.cid)
    spoil(house, table, "state = x'00'")
    await forget(house, house.ann)
    assert sql(house, "SELECT user FROM seats WHERE table_id = ? ORDER BY seat", table.id) == [(-1,), (house.bob.id,)]
    assert (await house.tables.reading.get(other.id)).status == "over"


async def test_the_queue_is_as_the_tables_have_it(house):
    tables = [await pledged(house, await begun(house, name)) for name in ("singly", "teams", "together")]
    for table in tables:
        await house.tables.life.attend(table.id, {house.bob.id: False})
    await forget(house, house.ann)
    for table in tables:
        now = await house.tables.reading.get(table.id)
        stored = sql(house, "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", table.id)
        assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(now))
