"""What happens at zero in every kind of company, and that neither downtime, the host's clock nor a race changes it."""

from __future__ import annotations

import asyncio
import time
from datetime import timedelta

import pytest

from bot.tables.banks import left
from bot.tables.clock import DAY, HOUR
from bot.tables.model import Refusal
from tests.bot.tables.passing import after, begun, pledged, shown


def made(rows):
    return [(row.kind, row.done_by) for row in rows if row.done_by]


AT_ZERO = [
    # company, what was agreed, then: how the table stands, and what was done for the seat that was late
    ("duel", None, "late", []),
    ("duel", "autopilot", "played", [("action", "timeout")]),
    ("duel", "lose", "over", [("resign", "timeout")]),
    ("singly", None, "played", [("action", "timeout")]),
    ("singly", "lose", "gone", [("resign", "timeout")]),
    ("teams", None, "played", [("action", "timeout")]),
    ("teams", "lose", "gone", [("resign", "timeout")]),
    ("together", None, "late", []),
    ("together", "autopilot", "played", [("action", "timeout")]),
    ("together", "lose", "gone", [("resign", "timeout")]),
]


@pytest.mark.parametrize(("company", "rule", "then", "done"), AT_ZERO)
async def test_at_zero(house, publisher, company, rule, then, done):
    table = await shown(house, publisher, await pledged(house, await begun(house, company, rule)))
    if not table.owing:
        table = await shown(house, publisher, table)
    seat = table.owing[0]
    table = await after(house, table, seconds=left(table, seat, house.clock.time) + 29)
    assert not made(await house.log(table))
    table = await after(house, table, seconds=1)
    row = table.seats[seat]
    stands = {
        "late": row.late_since == house.clock.time and row.owes,
        "played": row.misses == 1 and row.bank == 12 * HOUR and not row.owes,
        "over": table.status == "over",
        "gone": row.gone and table.status == "running",
    }
    assert stands[then]
    assert made(await house.log(table)) == done


@pytest.mark.parametrize("rule", [None, "autopilot", "lose"])
async def test_at_zero_before_both_have_moved_a_duel_comes_to_nothing(house, publisher, rule):
    table = await shown(house, publisher, await begun(house, "duel", rule))
    table = await after(house, table, days=3, seconds=30)
    assert (table.status, table.closed) == ("closed", "lapsed")


async def test_a_turn_that_was_begun_and_not_ended_is_missed(house, publisher):
    """What a turn in the making holds is logged by the time-out: it neither earns time nor excuses."""
    table = await shown(house, publisher, await pledged(house, await begun(house, "singly")))
    user = table.seats[table.owing[0]].user
    table = await house.act(table, user, "harbour")
    table = await house.act(table, user, "port", "moor")
    assert table.steps
    table = await after(house, table, days=6)
    assert table.seats[0].misses == 1
    assert table.seats[0].bank == 12 * HOUR
    assert [row.done_by for row in await house.log(table)][-3:] == [None, None, "timeout"]


async def test_the_third_on_autopilot_needs_the_others_yes(house, publisher):
    table = await shown(house, publisher, await begun(house, "many"))
    stays = house.bob
    for _ in range(40):
        table = await after(house, table, hours=12, seconds=30)
        table = await shown(house, publisher, table)
        if stays.id in [table.seats[seat].user for seat in table.owing]:
            seat = table.seat_of(stays.id)
            table = await house.tables.turns.act(
                table.id, stays.id, house.number(table, stays.id), table.engine.default(table.state, seat).path
            )
        if table.asks:
            break
    (ask,) = table.asks
    assert ask.kind == "autopilot"
    assert sum(row.autopilot_since is not None for row in table.seats) == 2
    with pytest.raises(Refusal, match="refuse-stale"):
        await house.tables.timing.agree_pilot(table.id, table.seats[ask.seat].user, ask.seat)
    there = [row for row in table.seats if row.autopilot_since is None and row.seat != ask.seat]
    for row in there:
        table = await house.tables.timing.agree_pilot(table.id, row.user, ask.seat)
    assert table.seats[ask.seat].autopilot_since == house.clock.time
    assert not table.asks


@pytest.mark.parametrize("company", ["singly", "together"])
async def test_where_all_have_vanished_there_is_no_result(house, publisher, company):
    """Nobody is there to say yes to the third autopilot, so it needs none; a day after the last the table is closed."""
    table = await shown(house, publisher, await begun(house, company))
    while table.status == "running":
        alone = all(row.autopilot_since is not None for row in table.seats)
        since = max((row.autopilot_since for row in table.seats if row.autopilot_since), default=None)
        table = await shown(house, publisher, await after(house, table, hours=1))
    assert alone
    assert table.closed == "undecided"
    assert timedelta(days=1) <= house.clock.time - since <= timedelta(days=1, hours=1)


async def test_time_stands_still_on_autopilot(house, publisher):
    """Who comes back has half a day at least, however long he was away, and not what had been left before."""
    table = await shown(house, publisher, await begun(house, "together"))
    table = await shown(house, publisher, await after(house, table, days=3, seconds=30))
    table = await shown(house, publisher, await after(house, table, days=7))
    assert all(row.autopilot_since for row in table.seats)
    table = await shown(house, publisher, await after(house, table, hours=20))
    table = await house.tables.timing.come_back(table.id, table.seats[0].user)
    assert left(table, 0, house.clock.time) == 12 * HOUR


async def test_who_is_late_himself_may_have_anothers_move_made(house, publisher):
    """He is present until he has been late for seven days."""
    table = await shown(house, publisher, await begun(house, "together"))
    table = await after(house, table, days=3, seconds=30)
    assert all(row.late_since for row in table.seats)
    table = await house.tables.timing.make_usual(table.id, table.seats[1].user, 0)
    assert not table.seats[0].owes
    table = await house.tables.timing.go_on(table.id, table.seats[1].user, 2)
    assert not table.seats[2].gone, "the first is present too, and hasn't agreed"
    table = await house.tables.timing.go_on(table.id, table.seats[0].user, 2)
    assert table.seats[2].gone


async def test_move_and_claim_at_once(house, publisher):
    """Of a late move and a claim the first that is saved holds, the other is refused."""
    for first in (0, 1):
        table = await shown(house, publisher, await pledged(house, await begun(house, "duel")))
        table = await after(house, table, days=6)
        late = table.owing[0]
        user, other = table.seats[late].user, table.seats[1 - late].user
        clicks = [house.act(table, user, "end"), house.tables.timing.claim(table.id, other)]
        results = await asyncio.gather(*clicks[:: 1 - 2 * first], return_exceptions=True)
        assert sum(isinstance(result, Refusal) for result in results) == 1
        assert not any(isinstance(result, Exception) and not isinstance(result, Refusal) for result in results)
        table = await house.tables.reading.get(table.id)
        rows = await house.log(table)
        ended = {True: "resign", False: "action"}[table.status == "over"]
        assert [row.kind for row in rows][3:] == [ended]


async def test_two_claims_at_once(house, publisher):
    table = await shown(house, publisher, await pledged(house, await begun(house, "duel")))
    table = await after(house, table, days=6)
    user = table.seats[1 - table.owing[0]].user
    results = await asyncio.gather(
        *(house.tables.timing.claim(table.id, user) for _ in range(2)), return_exceptions=True
    )
    assert sum(isinstance(result, Refusal) for result in results) == 1
    assert [row.kind for row in await house.log(table)].count("resign") == 1


async def test_twenty_asides_leave_banks_alone(house, publisher):
    table = await shown(house, publisher, await pledged(house, await begun(house, "duel")))
    mover, other = table.owing[0], 1 - table.owing[0]
    before = None
    for _ in range(20):
        table = await house.act(table, table.seats[mover].user, "shoot")
        before = before or [row.bank for row in table.seats]
        table = await shown(house, publisher, table)
        table = await after(house, table, hours=1)
        table = await house.act(table, table.seats[other].user, "port", "moor")
        table = await shown(house, publisher, table)
    assert [row.bank for row in table.seats] == before
    assert table.seats[other].aside_left == 4 * HOUR


@pytest.mark.parametrize("by", ["clock", "himself"])
async def test_who_owes_on_in_the_next_turn_is_told_before_his_clock_runs(house, publisher, discord, by):
    """The last to move in a round pledges in the next one at once."""
    table = await shown(house, publisher, await pledged(house, await begun(house, "singly")))
    while True:
        (seat,) = table.owing
        round_, before = table.engine.view(table.state, None).turn, len(discord.of(table, f"seat{seat}"))
        if by == "clock":
            table = await after(house, table, days=10, seconds=31)
        else:
            table = await house.act(table, table.seats[seat].user, "end")
        if table.engine.view(table.state, None).turn != round_:
            break
        table = await shown(house, publisher, table)
    assert seat in table.owing
    table = await after(house, table, hours=1)
    assert table.seats[seat].running_since is None
    table = await shown(house, publisher, table)
    assert table.seats[seat].running_since == house.clock.time
    assert len(discord.of(table, f"seat{seat}")) == before + (by == "clock")


async def test_for_who_has_left_the_server_questions_of_others_are_answered_at_once(house, publisher, discord):
    """What he owes in his own turn still has its time."""
    table = await shown(house, publisher, await pledged(house, await begun(house, "duel")))
    mover, other = table.owing[0], 1 - table.owing[0]
    users = {seat: table.seats[seat].user for seat in (mover, other)}
    discord.left.add(users[other])
    await house.tables.life.attend(table.id, {users[other]: False})
    table = await shown(house, publisher, await house.act(table, users[mover], "shoot"))
    assert (table.owing, made(await house.log(table))) == ((mover,), [("action", "autopilot")])
    table = await shown(house, publisher, await house.act(table, users[mover], "end"))
    assert table.owing == (other,)
    assert len(made(await house.log(table))) == 1


async def test_a_channel_deleted_at_60_percent_leaves_60_percent(house, publisher, discord):
    table = await shown(house, publisher, await begun(house, "duel"))
    table = await after(house, table, seconds=4 * 3 * DAY // 10)
    discord.lost.add(house.place.channel)
    await house.store.deliveries.look_again("channel", house.place.channel)
    table = await shown(house, publisher, table)
    for _ in range(6):
        table = await after(house, table, days=1)
    discord.lost.clear()
    await house.tables.life.move_card(table.id, house.place)
    table = await shown(house, publisher, table)
    assert left(table, 0, house.clock.time) == 6 * 3 * DAY // 10
    table = await after(house, table, seconds=6 * 3 * DAY // 10 + 30)
    assert table.closed == "lapsed"


@pytest.mark.parametrize("zone", ["Pacific/Apia", "America/New_York"])
async def test_the_zone_of_the_host_changes_nothing(house, publisher, monkeypatch, zone):
    table = await shown(house, publisher, await begun(house, "duel"))
    table = await after(house, table, hours=9)
    try:
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        await house.restart()
        table = await after(house, table, hours=1)
        assert left(table, 0, house.clock.time) == 3 * DAY - 10 * HOUR
        assert await house.store.due.next() == house.clock.time + timedelta(days=3, hours=-10, seconds=30)
    finally:
        monkeypatch.undo()
        time.tzset()


async def test_who_is_left_behind_by_the_others_hears_of_it(house, discord, publisher):
    """His card is a new message to him, and the log doesn't call his leaving a move."""
    table = await shown(house, publisher, await pledged(house, await begun(house, "together")))
    seat = table.owing[0]
    table = await after(house, table, seconds=left(table, seat, house.clock.time) + 30)
    others = [row for row in table.seats if row.seat != seat]
    await publisher.round()
    discord.taken()
    for row in others:
        table = await house.tables.timing.go_on(table.id, row.user, seat)
        publisher.poke(table.id)
        await publisher.round()
    assert table.seats[seat].gone
    assert f"post seat{seat}" in discord.taken()
    assert (await house.log(table))[-1].done_by == "timeout"
