"""Away: for how long a game is held for him, what the others may do meanwhile, and what else happens then."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables.dues import dues
from bot.tables.model import Refusal
from engine.values import Key
from tests.bot.tables.leave import goes, kinds, returns, running, used
from tests.bot.tables.passing import after, alive, pledged, shown
from tests.bot.tables.spoiling import sql


@pytest.mark.parametrize("company", ["singly", "together"])
async def test_with_three_and_more_it_is_held_for_a_week(house, publisher, company, discord):
    table = await running(house, publisher, company)
    seat = table.owing[0]
    table = await goes(house, table, seat, 12)
    table = await shown(house, publisher, table)
    assert "hold" in kinds(table, seat)
    before = [len(discord.of(table, f"seat{row.seat}")) for row in table.seats]
    table = await after(house, table, days=7)
    row = table.seats[seat]
    assert (row.autopilot_since, row.away_as) == (house.clock.time, "piloted")
    await publisher.round()
    told = [len(discord.of(table, f"seat{row.seat}")) for row in table.seats]
    assert all(new == old + 1 for new, old in zip(told, before, strict=True)), "everybody is told that the bot moves"
    with pytest.raises(Refusal):
        await house.tables.timing.go_on(table.id, table.seats[(seat + 1) % len(table.seats)].user, seat)
    table = await shown(house, publisher, table)
    assert [row.done_by for row in await house.log(table) if row.seat == seat][-1] == "autopilot"
    table = await after(house, table, days=5)
    row = table.seats[seat]
    assert (row.autopilot_since, row.away_until, row.misses, row.back_since) == (None, None, 0, house.clock.time)


async def test_with_two_left_of_three_it_is_held_for_as_long_as_it_takes(house, publisher):
    table = await running(house, publisher, "singly")
    table = await goes(house, table, 0, 12)
    table = await house.tables.life.resign(table.id, table.seats[2].user)
    assert "hold" not in kinds(table, 0)
    table = await after(house, table, days=11)
    assert table.seats[0].autopilot_since is None


async def test_nobody_is_left_to_play_on_for(house, publisher):
    """All three are away: the game waits for them, and nothing is closed."""
    table = await running(house, publisher, "singly")
    for seat in range(3):
        table = await goes(house, table, seat, 20)
    table = await after(house, table, days=19)
    assert (table.status, [row.autopilot_since for row in table.seats]) == ("running", [None] * 3)
    table = await returns(house, table, 1)
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert [row.away_as for row in table.seats] == ["piloted", "back", "piloted"]


async def test_who_is_away_while_the_last_one_vanishes_loses_no_game(house, publisher):
    table = await running(house, publisher, "singly")
    table = await goes(house, table, 0, 20)
    table = await after(house, table, days=7)
    seats = tuple(row if row.seat == 0 else _piloted(row, house.clock.time) for row in table.seats)
    table = await _put(house, table, seats)
    (nobody,) = [due for due in dues(table) if due.kind == "nobody"]
    assert nobody.time == table.seats[0].away_until + timedelta(days=1)


def _piloted(row, now):
    return replace(row, autopilot_since=now, running_since=None)


async def _put(house, table, seats):
    async def step(before):
        return replace(before, seats=seats, seq=before.seq + 1), ()

    return await house.tables.changes.change(table.id, None, step)


async def test_all_others_wait_on(house, publisher):
    table = await running(house, publisher, "singly")
    seat = table.owing[0]
    others = [row.user for row in table.seats if row.seat != seat]
    with pytest.raises(Refusal, match="refuse-ask-wait-nobody"):
        await house.tables.votes.ask(table.id, others[0], "wait")
    table = await goes(house, table, seat, 20)
    table = await after(house, table, days=8)
    assert table.seats[seat].autopilot_since is not None
    table = await house.tables.votes.ask(table.id, others[0], "wait")
    table = await house.tables.votes.agree(table.id, others[1], table.seq)
    assert (table.seats[seat].autopilot_since, table.seats[seat].away_as) == (None, "waited")
    assert (await house.log(table))[-1].path == (Key("wait"),)
    table = await shown(house, publisher, table)
    table = await after(house, table, days=11)
    assert table.seats[seat].autopilot_since is None
    assert table.seats[seat].running_since is None


async def test_votes_while_somebody_is_away(house, publisher):
    """To what ends no game he says yes by his silence; what would end it comes to nothing without him."""
    table = await running(house, publisher, "singly")
    table = await goes(house, table, 2, 6)
    table = await house.tables.votes.ask(table.id, house.ann.id, "pause", 20)
    table = await house.tables.votes.agree(table.id, house.bob.id, table.seq)
    assert table.pause is None
    table = await after(house, table, hours=24)
    assert table.pause is not None
    assert not table.seats[2].hushed
    table = await house.tables.votes.ask(table.id, house.ann.id, "draw")
    table = await house.tables.votes.agree(table.id, house.bob.id, table.seq)
    table = await after(house, table, hours=72)
    assert (table.status, table.motions[-1].ended) == ("running", "lapsed")


async def test_a_pause_and_being_away(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await goes(house, table, seat, 5)
    bank = table.seats[seat].bank
    table = await house.tables.votes.ask(table.id, table.seats[0].user, "pause", 9)
    table = await house.tables.votes.agree(table.id, table.seats[1].user, table.seq)
    assert table.seats[seat].stopped_by == "away"
    table = await after(house, table, days=5)
    assert table.seats[seat].away_until is None
    table = await shown(house, publisher, table)
    assert table.seats[seat].running_since is None, "the pause goes on"
    table = await after(house, table, days=4)
    table = await shown(house, publisher, table)
    assert (table.seats[seat].bank, table.seats[seat].running_since) == (bank, house.clock.time)


async def test_a_partner_steers_only_where_the_bot_moves(house, publisher):
    table = await running(house, publisher, "teams")
    seat = table.owing[0]
    mate = next(at for at in range(4) if at != seat and table.seats[at].side == table.seats[seat].side)
    table = await goes(house, table, seat, 12)
    with pytest.raises(Refusal, match="refuse-steer"):
        await house.tables.timing.steer(table.id, table.seats[mate].user, seat)
    table = await after(house, table, days=7)
    table = await house.tables.timing.steer(table.id, table.seats[mate].user, seat)
    table = await shown(house, publisher, table)
    assert not table.seats[seat].owes or table.seats[seat].running_since is not None, "whoever steers has a clock"
    table = await house.tables.timing.stop_steering(table.id, table.seats[mate].user, seat)
    assert table.seats[seat].autopilot_since is not None
    table = await after(house, table, days=5)
    assert (table.seats[seat].autopilot_since, table.seats[seat].steered_by) == (None, None)


async def test_who_steers_and_goes_away_steers_no_longer(house, publisher):
    table = await running(house, publisher, "teams")
    seat = table.owing[0]
    mate = next(at for at in range(4) if at != seat and table.seats[at].side == table.seats[seat].side)
    table = await _put(house, table, tuple(_piloted(r, house.clock.time) if r.seat == seat else r for r in table.seats))
    table = await house.tables.timing.steer(table.id, table.seats[mate].user, seat)
    table = await goes(house, table, mate, 2)
    assert table.seats[seat].steered_by is None


async def test_back_at_one_table_is_back_at_all(house, publisher):
    one, two = await running(house, publisher), await running(house, publisher, "singly")
    await goes(house, one, 0, 9)
    one = await house.tables.timing.come_back(one.id, house.ann.id)
    two = await house.tables.reading.get(two.id)
    assert one.seats[0].away_until is two.seats[0].away_until is None
    two = await _put(house, two, tuple(_piloted(row, house.clock.time) if row.seat == 0 else row for row in two.seats))
    await house.tables.aways.back(house.ann.id)
    assert (await house.tables.reading.get(two.id)).seats[0].autopilot_since is None, "nor does the bot move for him"


async def test_downtime_and_a_clock_set_back_take_nothing(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await goes(house, table, seat, 4)
    bank = table.seats[seat].bank
    house.clock.pass_(days=-2)
    await house.tables.timing.round()
    table = await goes(house, await house.tables.reading.get(table.id), seat, 1)
    house.clock.pass_(days=10)
    await house.restart()
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert (table.seats[seat].away_until, table.seats[seat].bank) == (None, bank)
    assert await used(house, table, seat) >= 1


async def test_what_a_crash_has_kept_from_the_tables_is_noted_at_the_next_round(house, publisher):
    """And the clock has stood still since it was said."""
    table, other = await running(house, publisher), await running(house, publisher, "singly")
    (seat,) = table.owing
    user, bank = table.seats[seat].user, table.seats[seat].bank
    now = house.clock.time
    await house.store.aways.begin(user, now, now + timedelta(days=4))
    await alive(house, minutes=9)
    await house.restart()
    await house.tables.timing.round()
    table, other = [await house.tables.reading.get(each.id) for each in (table, other)]
    assert (table.seats[seat].bank, table.seats[seat].running_since) == (bank, None)
    assert other.seats[other.seat_of(user)].away_until == table.seats[seat].away_until == now + timedelta(days=4)
    assert await house.store.aways.end(user, house.clock.time)
    await house.restart()
    await house.tables.timing.round()
    table, other = [await house.tables.reading.get(each.id) for each in (table, other)]
    assert (table.seats[seat].away, other.seats[other.seat_of(user)].away_until) == (None, None)
    assert await used(house, table, seat) == 1


async def test_a_lost_card_and_being_away(house, publisher, discord):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await goes(house, table, seat, 9)
    discord.lost.add(house.place.channel)
    await house.store.deliveries.look_again("channel", house.place.channel)
    table = await shown(house, publisher, table)
    assert table.seats[seat].stopped_by == "away"
    table = await after(house, table, days=9)
    table = await shown(house, publisher, table)
    table = await shown(house, publisher, table)
    assert table.seats[seat].stopped_by == "lost"


async def test_without_a_clock_nobody_moves_for_him_and_nothing_is_closed_meanwhile(house, publisher):
    table = await running(house, publisher, "singly", clock=None)
    table = await after(house, table, days=14)
    table = await goes(house, table, 2, 21)
    assert "hold" not in kinds(table, 2)
    table = await house.tables.timing.ask_to_close(table.id, house.ann.id)
    assert [ask.until for ask in table.asks] == [table.seats[2].away_until + timedelta(days=1)]


async def test_forgotten(house, publisher):
    table = await running(house, publisher)
    table = await goes(house, table, 0, 3)
    await house.tables.life.resign(table.id, house.ann.id)
    await house.tables.people.forget(house.ann.id)
    assert sql(house.path, "SELECT count(*) FROM aways") == [(0,)]


async def test_who_goes_away_alone_waits_for_nobody(house, publisher):
    table = await pledged(house, await house.gather(size=1))
    table = await goes(house, table, 0, 3)
    assert (table.seats[0].away_until, await used(house, table, 0)) == (None, 0)
