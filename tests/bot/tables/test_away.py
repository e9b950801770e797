"""Away: the clock stands still to the second, asides are answered, and it ends by its date, or as somebody is back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.clock import DAY, HOUR
from bot.tables.defaults import Defaults
from bot.tables.model import Place, Refusal
from bot.tables.person import Person
from bot.tables.reminders import coming
from tests.bot.tables.leave import DAYS3, goes, kinds, move, returns, running, used
from tests.bot.tables.passing import after, alive, begun, shown
from tests.bot.tables.spoiling import sql

COMPANIES = ("duel", "singly", "teams", "together")


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


async def test_who_stays_away_longer_than_he_is_a_newcomer_is_so_at_his_tables_too(house, publisher):
    table = await begun(house, "duel", clock=DAYS3)
    await alive(house, days=13)
    await goes(house, table, 0, 7)
    await alive(house, days=2)
    table = await goes(house, table, 0, 15)
    assert table.seats[0].away_until == house.clock.time + timedelta(days=15)


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
