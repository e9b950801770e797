"""Away: the clock stands still to the second, asides are answered, and it ends by its date, or as somebody is back."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables.clock import DAY, HOUR
from bot.tables.defaults import Defaults
from bot.tables.dues import dues
from bot.tables.model import Place, Refusal
from bot.tables.person import Person
from bot.tables.reminders import coming
from engine.values import Key
from tests.bot.tables.leave import DAYS3, goes, returns, running, used
from tests.bot.tables.passing import after, alive, begun, pledged, shown
from tests.bot.tables.spoiling import sql

COMPANIES = ("duel", "singly", "teams", "together")


def kinds(table, seat):
    return {due.kind for due in dues(table) if due.seat == seat}


async def move(house, table, seat):
    """The usual move, made by the person himself."""
    user, path = table.seats[seat].user, table.engine.default(table.state, seat).path
    return await house.tables.turns.act(table.id, user, house.number(table, user), path)


@pytest.mark.parametrize("company", ["duel", "teams"])
async def test_the_clock_stands_still_to_the_second(house, publisher, company):
    table = await running(house, publisher, company)
    seat = table.owing[0]
    bank = table.seats[seat].bank
    await alive(house, hours=5, seconds=7)
    table = await goes(house, table, seat, 3)
    row = table.seats[seat]
    assert (row.bank, row.running_since, row.stopped_by) == (bank - 5 * HOUR - 7, None, "away")
    assert kinds(table, seat) == {"away"}
    table = await shown(house, publisher, table)
    table = await after(house, table, days=2, hours=23)
    assert (table.seats[seat].bank, table.seats[seat].running_since) == (row.bank, None), "nothing has started it"
    table = await after(house, table, hours=1)
    row = table.seats[seat]
    assert (row.away, row.away_until, row.bank, row.owes_since) == (None, None, bank - 5 * HOUR - 7, table.seq)
    assert row.news == table.seq, "he is told anew what he owes"
    table = await shown(house, publisher, table)
    assert table.seats[seat].running_since == house.clock.time
    assert await used(house, table, seat) == 3


async def test_who_has_little_left_then_has_a_day(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    await alive(house, days=2, hours=23)
    table = await goes(house, table, seat, 2)
    assert table.seats[seat].bank == HOUR
    table = await returns(house, table, seat)
    assert table.seats[seat].bank == DAY


async def test_back_before_the_date_costs_the_days_that_are_begun(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await goes(house, table, seat, 9)
    await alive(house, days=1, seconds=1)
    table = await returns(house, table, seat)
    assert await used(house, table, seat) == 2
    assert table.seats[seat].back_since == house.clock.time
    table = await shown(house, publisher, table)
    table = await move(house, table, seat)
    assert table.seats[seat].back_since is None
    with pytest.raises(Refusal, match="refuse-not-away"):
        await returns(house, table, seat)


async def test_a_move_does_not_end_it_and_brings_no_time(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await goes(house, table, seat, 9)
    bank = table.seats[seat].bank
    table = await house.act(table, table.seats[seat].user, "end")
    row = table.seats[seat]
    assert (row.bank, row.away_until is not None, row.credited_turn) == (bank, True, 1)
    table = await shown(house, publisher, table)
    table = await house.act(table, table.seats[1 - seat].user, "end")
    for _ in range(3):
        if seat not in table.owing:
            break
        table = await shown(house, publisher, table)
        assert table.seats[seat].running_since is None
        assert table.seats[seat].stopped_by == "away"
        table = await move(house, table, seat)
        assert table.seats[seat].bank == bank


async def test_it_holds_at_all_tables_at_once_and_at_those_that_begin(house, publisher):
    tables = [await running(house, publisher, company) for company in COMPANIES]
    await goes(house, tables[0], 0, 10)
    lobby = await house.tables.gathering.gather(
        "toy", tables[0].options, house.bob, 3, house.place, "en", DAYS3, "autopilot"
    )
    for person in (house.ann, house.cid):
        lobby = await house.tables.gathering.join(lobby.id, person)
    assert lobby.status == "running"
    lobby = await shown(house, publisher, lobby)
    for table in [*tables, lobby]:
        row = (await house.tables.reading.get(table.id)).seats[table.seat_of(house.ann.id)]
        assert row.away_until == house.clock.time + timedelta(days=10)
        assert row.running_since is None
    await house.tables.aways.back(house.ann.id)
    for table in [*tables, lobby]:
        assert (await house.tables.reading.get(table.id)).seats[table.seat_of(house.ann.id)].away_until is None


async def test_it_is_seen_before_a_game_and_counts_from_its_start(house, publisher):
    """A lobby and a challenge show it; its days cost nothing."""
    table = await running(house, publisher)
    await house.tables.life.resign(table.id, house.bob.id)
    challenge = await house.open(house.bob)
    sql(house.path, "UPDATE people SET known_since = NULL")
    challenge = await goes(house, challenge, 1, 9)
    assert challenge.seats[1].away_until is not None
    card = await house.tables.reading.delivery(challenge.id, "card")
    assert card.wanted == challenge.seq, "the card shows it"
    await alive(house, days=4)
    assert await used(house, challenge, 1) == 0
    game = await house.tables.gathering.join(challenge.id, house.bob)
    assert (game.status, game.seats[1].away_since) == ("running", house.clock.time)
    await alive(house, days=1)
    game = await after(house, game, hours=1)
    assert await used(house, game, 1) == 2
    await house.tables.life.resign(game.id, house.ann.id)
    await alive(house, days=2)
    assert await used(house, game, 1) == 2, "nobody waits for him any more"
    challenge = await house.open(house.bob)
    await house.tables.timing.round()
    challenge = await house.tables.reading.get(challenge.id)
    assert challenge.seats[1].away_until is not None
    challenge = await after(house, challenge, days=2)
    assert challenge.seats[1].away_until is None


async def test_nothing_is_left_over_at_a_table_that_ends(house, publisher):
    table = await running(house, publisher, "singly")
    table = await goes(house, table, 0, 9)
    table = await house.tables.life.resign(table.id, house.ann.id)
    assert table.status == "running"
    assert (table.seats[0].away, table.seats[0].away_until, table.seats[0].stopped_by) == (None, None, None)
    assert not kinds(table, 0)
    table = await goes(house, table, 1, 9)
    table = await house.tables.moderators.close(table.id, 99, "")
    assert table.seats[1].away_until is None
    assert await used(house, table, 1) == 1
    await house.tables.timing.round()
    assert await house.tables.reading.get(table.id) == table


async def test_who_is_late_gains_nothing(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await after(house, table, days=3, minutes=2)
    late = table.seats[seat].late_since
    assert late is not None
    table = await goes(house, table, seat, 9)
    assert table.seats[seat].late_since == late
    assert "late" in kinds(table, seat)
    table = await house.tables.timing.claim(table.id, table.seats[1 - seat].user)
    assert table.status == "over"


async def test_whose_time_is_up_at_that_moment_is_late(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    await alive(house, days=3)
    table = await goes(house, table, seat, 9)
    table = await after(house, table, seconds=30)
    assert table.seats[seat].is_late
    table = await house.tables.timing.give_day(table.id, table.seats[1 - seat].user, seat)
    assert table.seats[seat].stopped_by == "away", "from now on he has time"
    assert (await shown(house, publisher, table)).seats[seat].running_since is None


async def test_an_opponent_claims_nothing_meanwhile(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    table = await goes(house, table, seat, 21)
    table = await shown(house, publisher, table)
    table = await after(house, table, days=20)
    with pytest.raises(Refusal, match="refuse-claim-excused"):
        await house.tables.timing.claim(table.id, table.seats[1 - seat].user)
    assert table.seats[seat].autopilot_since is None, "two wait for as long as it takes"


async def test_a_question_in_anothers_turn_is_answered_at_once(house, publisher):
    table = await running(house, publisher)
    (mover,) = table.owing
    asked = 1 - mover
    table = await goes(house, table, asked, 9)
    table = await shown(house, publisher, table)
    table = await house.act(table, table.seats[mover].user, "shoot")
    assert table.seats[asked].owes
    assert table.seats[asked].news <= table.seats[asked].heard, "he isn't called"
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert not table.seats[asked].owes
    assert [row.done_by for row in await house.log(table)][-1] == "autopilot"
    assert table.seats[asked].lapses == 0


async def test_no_reminder_meanwhile(house, publisher):
    table = await running(house, publisher)
    (seat,) = table.owing
    assert coming(table, seat, None, (), house.clock.time) is not None
    table = await goes(house, table, seat, 9)
    assert coming(table, seat, None, (), house.clock.time + timedelta(days=4)) is None


async def test_so_many_days(house, publisher):
    table = await running(house, publisher)
    user = table.seats[0].user
    for days, why in ((22, "refuse-away-long"), (0, "refuse-away-past"), (-3, "refuse-away-past")):
        with pytest.raises(Refusal, match=why):
            await goes(house, table, 0, days)
    table = await goes(house, table, 0, 21)
    table = await goes(house, table, 0, 5)
    assert table.seats[0].away_until == house.clock.time + timedelta(days=5), "it may be made shorter"
    await alive(house, days=2)
    with pytest.raises(Refusal, match="refuse-away-long"):
        await goes(house, table, 0, 20)
    table = await goes(house, table, 0, 19)
    assert table.seats[0].away_since == house.clock.time - timedelta(days=2), "one and the same"
    table = await after(house, table, days=19)
    standing = await house.tables.aways.standing(user)
    assert (standing.spell, standing.used, standing.left) == (None, 21, 9)
    await alive(house, days=340)
    await house.tables.timing.round()
    assert (await house.tables.aways.standing(user)).left == 21


async def test_seven_for_newcomers(house, publisher):
    table = await begun(house, "duel", clock=DAYS3)
    with pytest.raises(Refusal, match="refuse-away-long") as refused:
        await goes(house, table, 0, 8)
    assert dict(refused.value.reason.args)["count"].value == 7
    await goes(house, table, 0, 7)
    stranger = Person(77, "New")
    await house.tables.people.remember(stranger)
    assert (await house.tables.aways.standing(stranger.id)).left == 7
    await alive(house, days=14)
    assert (await house.tables.aways.standing(stranger.id)).left == 21
    assert (await house.tables.aways.standing(1234)).left == 21


async def test_a_server_allows_as_many_as_it_likes(house, publisher):
    here = await running(house, publisher)
    house.place = Place(9, 8)
    there = await running(house, publisher)
    house.place = Place(1, 2)
    await house.store.servers.set_defaults(9, Defaults(away=0))
    here = await goes(house, here, 0, 21)
    there = await house.tables.reading.get(there.id)
    assert (there.seats[0].away_until, here.seats[0].away_until) == (None, house.clock.time + timedelta(days=21))
    assert there.seats[0].running_since is not None or not there.seats[0].owes
    await house.tables.aways.back(house.ann.id)
    await house.store.servers.set_defaults(9, Defaults(away=60))
    await house.store.servers.set_defaults(1, Defaults(away=3))
    here = await goes(house, here, 0, 21)
    there = await house.tables.reading.get(there.id)
    until = here.seats[0].away_until
    assert until == house.clock.time + timedelta(days=2), "one of them was spent just now"
    here = await after(house, here, days=2)
    assert here.seats[0].away_until is None
    await house.tables.timing.round()
    here = await house.tables.reading.get(here.id)
    assert here.seats[0].away_until is None, "it isn't begun anew"
    assert (await house.tables.reading.get(there.id)).seats[0].away_until is not None
    await house.store.servers.set_defaults(9, Defaults(away=0))
    await house.store.servers.set_defaults(1, Defaults(away=0))
    await house.tables.aways.back(house.ann.id)
    with pytest.raises(Refusal, match="refuse-away-never"):
        await goes(house, here, 0, 1)


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
    await house.tables.people.forget(house.ann.id, "somebody")
    assert sql(house.path, "SELECT count(*) FROM aways") == [(0,)]


async def test_who_goes_away_alone_waits_for_nobody(house, publisher):
    table = await pledged(house, await house.gather(size=1))
    table = await goes(house, table, 0, 3)
    assert (table.seats[0].away_until, await used(house, table, 0)) == (None, 0)
