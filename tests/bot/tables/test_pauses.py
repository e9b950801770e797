"""A pause: agreed on, by silence too; clocks stand still to the second, moves stay allowed, and it ends."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import pausing, voting
from bot.tables.clock import CLOCKS, DAY, HOUR
from bot.tables.dues import dues
from bot.tables.model import Refusal
from engine.values import Cell, Key
from tests.bot.tables.passing import after, begun, pledged, shown
from tests.bot.tables.test_votes import asked

DAYS3 = CLOCKS["3d"]


async def running(house, publisher, company="duel"):
    """A game with a clock, of which all have been told what they owe."""
    table = await pledged(house, await begun(house, company, clock=DAYS3))
    return await shown(house, publisher, table)


async def paused(house, publisher, days=7, company="duel"):
    """The same, in a pause by agreement."""
    table = await running(house, publisher, company)
    table, seq = await asked(house, table, house.ann, "pause", days)
    for row in table.seats[1:]:
        table = await house.tables.votes.agree(table.id, row.user, seq)
    assert table.pause is not None
    return table


def kinds(table):
    return {due.kind for due in dues(table)}


async def test_clocks_stand_still_to_the_second(house, publisher):
    table = await running(house, publisher)
    (owing,) = table.owing
    bank = table.seats[owing].bank
    table, seq = await asked(house, table, house.ann, "pause", 10)
    house.clock.pass_(hours=5, seconds=7)
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    row = table.seats[owing]
    assert (row.bank, row.running_since, row.stopped_by) == (bank - 5 * HOUR - 7, None, "paused")
    assert kinds(table) == {"vote", "pause"}
    assert table.seats[0].news == table.seq, "the others are told of it"
    table = await shown(house, publisher, table)
    table = await after(house, table, days=9)
    assert table.seats[owing] == row or table.seats[owing].bank == row.bank
    assert table.seats[owing].running_since is None, "nothing has started it"
    table = await after(house, table, days=1)
    assert (table.pause, table.paused) == (None, 10)
    assert all(each.news == table.seq for each in table.seats)
    assert (await house.log(table))[-1].path == (Key("resume"),)
    table = await shown(house, publisher, table)
    assert table.seats[owing].running_since == house.clock.time
    assert table.seats[owing].bank == row.bank


async def test_moves_stay_allowed_and_bring_no_time(house, publisher):
    table = await paused(house, publisher)
    (owing,) = table.owing
    bank = table.seats[owing].bank
    table = await house.act(table, table.seats[owing].user, "end")
    row = table.seats[owing]
    assert (row.bank, row.running_since, row.credited_turn) == (bank, None, 1)
    table = await shown(house, publisher, table)
    assert all(each.running_since is None for each in table.seats), "what is owed now waits for the end of the pause"
    (other,) = table.owing
    table = await after(house, table, days=7)
    table = await shown(house, publisher, table)
    assert table.seats[other].running_since == house.clock.time


async def test_who_owes_something_then_has_a_day(house, publisher):
    table = await running(house, publisher)
    (owing,) = table.owing
    table = await after(house, table, days=3, minutes=2)
    assert table.seats[owing].is_late
    table, seq = await asked(house, table, house.ann, "pause", 2)
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    assert not table.seats[owing].is_late
    assert "late" not in kinds(table)
    table = await after(house, table, days=2)
    assert table.seats[owing].bank == DAY


async def test_silence_is_a_yes_once(house, publisher):
    table = await running(house, publisher)
    table, _ = await asked(house, table, house.ann, "pause", 7)
    table = await after(house, table, hours=24)
    assert table.pause is not None
    assert [row.hushed for row in table.seats] == [False, True]
    table, seq = await asked(house, table, house.ann, "resume")
    house.clock.pass_(hours=25)
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    assert (table.pause, table.paused) == (None, 2), "begun days count"
    seats = tuple(voting.replace(row, turns=row.turns + 2) for row in table.seats)
    again, _ = voting.asked(voting.replace(table, seats=seats), house.ann.id, "pause", 7, house.clock.time)
    assert min(due.time for due in dues(again) if due.kind == "vote") > house.clock.time
    later = house.clock.time + timedelta(hours=24)
    assert voting.coming(again, again.open_motions[0]) == again.open_motions[0].until
    with pytest.raises(Refusal, match="refuse-stale"):
        voting.due(voting.replace(again, motions=again.open_motions), later)


async def test_silence_is_no_yes_to_a_long_one(house, publisher):
    table = await running(house, publisher)
    table, _ = await asked(house, table, house.ann, "pause", 8)
    table = await after(house, table, hours=72)
    assert (table.pause, table.motions[0].ended) == (None, "lapsed")


async def test_with_three_the_silent_one_and_the_one_who_says_yes(house, publisher):
    table = await running(house, publisher, "singly")
    table, seq = await asked(house, table, house.ann, "pause", 7)
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    table = await after(house, table, hours=24)
    assert [row.hushed for row in table.seats] == [False, False, True]
    assert table.pause.until == house.clock.time + timedelta(days=7)


async def test_so_many_days(house, publisher):
    table = await running(house, publisher)
    for days in (0, 31, -1):
        with pytest.raises(Refusal, match="refuse-ask-days"):
            await asked(house, table, house.ann, "pause", days)
    long = voting.replace(table, paused=50)
    assert pausing.days_left(long) == 10
    with pytest.raises(Refusal, match="refuse-ask-days"):
        voting.check(long, 0, "pause", house.clock.time, 11)
    voting.check(long, 0, "pause", house.clock.time, 10)
    with pytest.raises(Refusal, match="refuse-ask-days"):
        voting.check(voting.replace(table, paused=60), 0, "pause", house.clock.time, 1)


async def test_any_may_end_it_when_somebody_has_left(house, publisher):
    table = await paused(house, publisher, company="singly")
    with pytest.raises(Refusal, match="refuse-ask-paused"):
        await asked(house, table, house.bob, "pause", 3)
    await house.tables.life.resign(table.id, house.cid.id)
    table = await house.tables.votes.ask(table.id, house.bob.id, "resume")
    assert (table.pause, table.paused) == (None, 0)
    with pytest.raises(Refusal, match="refuse-ask-not-paused"):
        await asked(house, table, house.ann, "resume")


async def test_no_pause_where_nothing_would_stand_still(house):
    table = await begun(house, "duel", clock=None)
    with pytest.raises(Refusal, match="refuse-gift-no-clock"):
        await asked(house, table, house.ann, "pause", 7)


async def test_a_lost_card_starts_and_ends_no_clock_in_a_pause(house, publisher, discord):
    table = await paused(house, publisher)
    (owing,) = table.owing
    bank = table.seats[owing].bank
    discord.lost.add(house.place.channel)
    table = await house.act(table, table.seats[owing].user, "end")
    table = await shown(house, publisher, table)
    table = await after(house, table, days=6)
    assert all(row.running_since is None for row in table.seats)
    assert table.seats[owing].bank == bank
    assert "lost" not in kinds(table)


async def test_a_restart_in_a_pause(house, publisher):
    table = await paused(house, publisher)
    assert await house.tables.reading.get(table.id) == table
    await house.restart()
    assert await house.tables.reading.get(table.id) == table
    house.clock.pass_(days=30)
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert (table.pause, table.paused) == (None, 7), "no more than was agreed is counted"


async def test_a_turn_in_the_making_goes_on_in_a_pause(house, publisher):
    table = await running(house, publisher)
    (owing,) = table.owing
    user = table.seats[owing].user
    table = await house.act(table, user, "take", Cell(0, 0))
    table, seq = await asked(house, table, table_person(house, table, 1 - owing), "pause", 3)
    table = await house.tables.votes.agree(table.id, user, seq)
    assert len(table.steps) == 1
    assert await house.can_take_back(table, user)
    table = await house.act(table, user, "end")
    assert [row.kind for row in (await house.log(table))[-3:]] == ["vote", "action", "action"]
    seqs = [row.seq for row in await house.log(table)]
    assert seqs == sorted(set(seqs))
    table = await after(house, table, days=3)
    assert table.pause is None


def table_person(house, table, seat):
    return next(person for person in (house.ann, house.bob) if person.id == table.seats[seat].user)
