"""Clocks: what banks hold, when they run, and what happens at zero."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables import late
from bot.tables.banks import GRACE, left, zero
from bot.tables.clock import CLOCKS, DAY, HOUR
from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.motion import Motion
from engine import registry
from engine.game import Action
from engine.values import Key, Number
from tests.bot.tables.passing import STEADY, after, shown
from tests.bot.tables.toy import CELLS


async def begun(house, publisher, *invited, clock=STEADY, at_zero=None, **options):
    """A game with a clock that has started, and whose players have been told."""
    toy = registry.get("toy").Options(**options)
    table = await house.tables.gathering.open(
        "toy", toy, house.ann, invited or (house.bob,), house.place, "en", 0, clock, at_zero
    )
    for person in invited or (house.bob,):
        table = await house.tables.gathering.join(table.id, person)
    return await shown(house, publisher, table)


def lefts(house, table):
    return [left(table, row.seat, house.clock.time) for row in table.seats]


async def test_a_clock_runs_from_when_its_question_was_told(house, publisher):
    toy = registry.get("toy").Options()
    table = await house.tables.gathering.open("toy", toy, house.ann, (house.bob,), house.place, "en", 0, STEADY)
    table = await house.tables.gathering.join(table.id, house.bob)
    house.clock.pass_(hours=5)
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert lefts(house, table) == [3 * DAY, 3 * DAY]
    assert zero(table, 0) is None
    table = await shown(house, publisher, table)
    assert zero(table, 0) == house.clock.time + timedelta(days=3)
    table = await after(house, table, hours=5)
    assert lefts(house, table) == [3 * DAY - 5 * HOUR] * 2


async def test_each_of_several_has_a_clock_of_his_own(house, publisher):
    table = await begun(house, publisher)
    table = await after(house, table, hours=10)
    table = await house.act(table, house.bob.id, Number(0))
    assert lefts(house, table) == [3 * DAY - 10 * HOUR, 3 * DAY + 26 * HOUR]
    table = await after(house, table, hours=10)
    assert lefts(house, table) == [3 * DAY - 20 * HOUR, 3 * DAY + 26 * HOUR]


async def test_time_for_a_turn_comes_once_a_turn(house, publisher):
    table = await begun(house, publisher)
    for person in (house.bob, house.ann):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    assert lefts(house, table) == [3 * DAY, 3 * DAY + 36 * HOUR], "Ann's turn goes on"
    table = await after(house, table, hours=10)
    table = await house.act(table, house.ann.id, "end")
    assert lefts(house, table) == [3 * DAY + 26 * HOUR, 3 * DAY + 36 * HOUR]


async def test_a_turn_in_which_others_were_asked_costs_what_it_took(house, publisher):
    """The cap holds at the end of the turn: what was used before a question to another isn't lost to it."""
    table = await begun(house, publisher, clock=CLOCKS["3d"])
    for person in (house.bob, house.ann):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    for _ in range(2):
        table = await after(house, table, hours=10)
        table = await house.act(table, house.ann.id, "shoot")
        table = await shown(house, publisher, table)
        table = await house.act(table, house.bob.id, "port", "moor")
        table = await shown(house, publisher, table)
    table = await after(house, table, hours=10)
    table = await house.act(table, house.ann.id, "end")
    assert lefts(house, table)[0] == 3 * DAY, "3 days less 30 hours, and 3 days more, but no more than 3 days"


async def test_a_bank_holds_no_more_than_its_cap(house, publisher):
    table = await begun(house, publisher, clock=CLOCKS["2d"])
    table = await after(house, table, hours=1)
    table = await house.act(table, house.bob.id, Number(0))
    assert lefts(house, table) == [2 * DAY - HOUR, 2 * DAY]


async def test_at_zero_of_a_first_turn_a_duel_comes_to_nothing(house, publisher):
    table = await begun(house, publisher)
    table = await house.act(table, house.ann.id, Number(0))
    table = await after(house, table, days=3, seconds=29)
    assert table.status == "running"
    table = await after(house, table, seconds=2)
    assert (table.status, table.closed) == ("closed", "lapsed")


async def test_at_zero_the_opponent_may_claim(house, publisher):
    table = await begun(house, publisher)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    with pytest.raises(Refusal, match=r"^refuse-no-claim$"):
        await house.tables.timing.claim(table.id, house.bob.id)
    table = await after(house, table, days=4, hours=12, seconds=30)
    assert table.status == "running"
    assert table.seats[0].late_since == house.clock.time
    table = await house.tables.timing.claim(table.id, house.bob.id)
    assert table.status == "over"
    assert table.engine.outcome(table.state).places[0] == (1,)


async def test_who_plays_on_against_the_autopilot_may_claim(house, publisher):
    table = await begun(house, publisher, at_zero="autopilot")
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))

    async def away(before):
        return late.with_row(before, late.on_autopilot(before, before.seats[0], house.clock.time)), ()

    table = await house.tables.changes.change(table.id, None, away)
    table = await house.tables.timing.claim(table.id, house.bob.id)
    assert table.engine.outcome(table.state).places[0] == (1,)


async def test_who_is_late_may_still_move(house, publisher):
    table = await begun(house, publisher)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    table = await after(house, table, days=6)
    table = await house.act(table, house.ann.id, "end")
    assert table.seats[0].late_since is None
    assert lefts(house, table)[0] == 0
    with pytest.raises(Refusal, match=r"^refuse-no-claim$"):
        await house.tables.timing.claim(table.id, house.bob.id)


async def test_a_day_given_is_a_day(house, publisher):
    table = await begun(house, publisher)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    table = await after(house, table, days=6)
    for _ in range(3):
        table = await house.tables.timing.give_day(table.id, house.bob.id, 0)
    assert lefts(house, table)[0] == 3 * DAY
    with pytest.raises(Refusal, match=r"^refuse-gifts-spent$"):
        await house.tables.timing.give_day(table.id, house.bob.id, 0)


async def test_a_lost_channel_stops_the_clock(house, publisher, discord):
    table = await begun(house, publisher)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    table = await after(house, table, hours=60)
    discord.lost.add(house.place.channel)
    await house.tables.changes.store.deliveries.look_again("channel", house.place.channel)
    table = await shown(house, publisher, table)
    assert (table.trouble, table.seats[0].stopped_by) == ("lost", "lost")
    table = await after(house, table, days=6)
    assert lefts(house, table)[0] == (108 - 60) * HOUR
    discord.lost.clear()
    await house.tables.life.move_card(table.id, house.place)
    table = await shown(house, publisher, table)
    assert table.trouble is None
    table = await after(house, table, hours=1)
    assert lefts(house, table)[0] == (108 - 61) * HOUR


async def test_while_the_bot_is_down_no_clock_runs(house, publisher):
    table = await begun(house, publisher)
    house.clock.pass_(hours=48)
    await house.restart()
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert lefts(house, table) == [3 * DAY, 3 * DAY]
    assert (await house.store.due.next()) == house.clock.time + timedelta(days=3) + GRACE


async def test_what_is_done_first_after_downtime_costs_none_of_it(house, publisher):
    """Once the bot has noted that it is awake somebody may move, before it has looked at any clock."""
    table = await begun(house, publisher)
    house.clock.pass_(hours=48)
    await house.restart()
    await house.tables.timing.wake()
    table = await house.act(table, house.bob.id, Number(0))
    assert lefts(house, table) == [3 * DAY, 3 * DAY + 36 * HOUR]


async def test_a_clock_set_back_takes_nothing(house, publisher):
    table = await begun(house, publisher)
    table = await after(house, table, hours=10)
    house.clock.pass_(hours=-5)
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert lefts(house, table) == [3 * DAY - 10 * HOUR] * 2


async def test_a_clock_set_back_puts_off_nothing_that_is_done_at_once(house, publisher, toy, monkeypatch):
    """Somebody owes something since later than it is now, and has just come to the autopilot; or has come there later
    than it is now, and there is something that he may do; or somebody is gone who was asked later than it is now.
    """
    table = await begun(house, publisher)
    house.clock.pass_(hours=-5)
    now, (first, second) = house.clock.time, table.seats
    owing = replace(first, autopilot_since=now)
    free = replace(second, owes=False, since=now, autopilot_since=first.since)
    monkeypatch.setattr(toy, "default", lambda state, seat: Action((Key("lamp"), CELLS[0])))
    asked = Motion("close", 0, table.seq, first.since, 0, first.since + timedelta(days=3), (0,))
    later = replace(table, seats=(first, replace(second, since=first.since, absent_since=now)), motions=(asked,))
    for kind, found in (
        ("auto", replace(table, seats=(owing, second))),
        ("auto", replace(table, seats=(first, free))),
        ("vote", later),
    ):
        (due,) = [due for due in dues(found) if due.kind == kind]
        assert due.time <= now < first.since


async def test_asides_cost_no_bank(house, publisher):
    table = await begun(house, publisher)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    table = await house.act(table, house.ann.id, "hail")
    assert table.owing == (1,)
    table = await shown(house, publisher, table)
    before = [row.bank for row in table.seats]
    assert lefts(house, table)[1] == DAY
    table = await after(house, table, hours=20)
    table = await house.act(table, house.bob.id, "port", "moor")
    assert [row.bank for row in table.seats] == before
    table = await shown(house, publisher, table)
    table = await house.act(table, house.ann.id, "hail")
    table = await shown(house, publisher, table)
    assert lefts(house, table)[1] == 4 * HOUR, "those of one turn share their time"


async def test_two_turns_missed_and_the_autopilot_plays_on_at_once(house, publisher):
    table = await begun(house, publisher, house.bob, house.cid, rounds=9)
    assert len(table.seats) == 3
    for person in (house.ann, house.bob, house.cid):
        table = await house.act(table, person.id, Number(0))
    table = await shown(house, publisher, table)
    missed = []
    for _ in range(40):
        if table.seats[0].autopilot_since is not None:
            break
        (seat,) = table.owing[:1]
        if seat == 0:
            table = await after(house, table, days=10, seconds=31)
            missed.append(table.seats[0].misses)
            assert left(table, 0, house.clock.time) >= 12 * HOUR
        else:
            path = (Number(0),) if "pledge" in table.engine.pending(table.state)[seat].about.id else ("end",)
            table = await house.act(table, table.seats[seat].user, *path)
        table = await shown(house, publisher, table)
    assert missed[-2:] == [1, 2]
    assert "timeout" in [row.done_by for row in await house.log(table) if row.seat == 0]
    while 0 not in [row.seat for row in await house.log(table) if row.done_by == "autopilot"]:
        (seat,) = [seat for seat in table.owing if seat != 0][:1]
        path = (Number(0),) if "pledge" in table.engine.pending(table.state)[seat].about.id else ("end",)
        table = await house.act(table, table.seats[seat].user, *path)
        table = await after(house, await shown(house, publisher, table), seconds=1)
    assert table.status == "running"
    table = await house.tables.timing.come_back(table.id, house.ann.id)
    assert table.seats[0].autopilot_since is None
