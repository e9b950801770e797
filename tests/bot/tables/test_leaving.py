"""What comes of it in every company that somebody has left the server: a wait, the win, the autopilot, a close."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables import claims, company, leaving
from bot.tables.dues import dues
from bot.tables.model import Refusal
from engine.values import Number
from tests.bot.tables.living import COMPANIES
from tests.bot.tables.passing import after, begun, pledged, shown
from tests.bot.tables.test_releases import FILES

JUST_SHORT = {"hours": 23, "minutes": 59}
PLAYED = ["duel", "singly", "teams", "together"]


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


def users(table):
    return [row.user for row in table.seats]


async def game(house, company, rule=None, **clock):
    """A game in such company in which everybody has had a turn."""
    table = await pledged(house, await begun(house, company, rule, **clock))

    async def step(before):
        rows = (replace(row, turns=1, credited_turn=max(row.credited_turn, 0)) for row in before.seats)
        return replace(before, seats=tuple(rows), seq=before.seq + 1), ()

    return await house.tables.changes.change(table.id, None, step)


async def leave(house, table, *seats):
    """These people leave the server."""
    members = {row.user: row.seat not in seats and not row.absent for row in table.seats}
    return await house.tables.life.attend(table.id, members)


async def come_back(house, table, seat):
    return await house.tables.life.attend(table.id, {table.seats[seat].user: True})


async def claim(house, table, seat, **how):
    return await house.tables.timing.claim(table.id, table.seats[seat].user, **how)


async def asked(house, table):
    """What is due is looked at, the queue is as the table has it, and nothing is done twice."""
    table = await after(house, table)
    seq = table.seq
    await house.tables.timing.round()
    assert (await house.tables.reading.get(table.id)).seq == seq
    stored = await house.store._database.read(
        "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", (table.id,)
    )
    assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(table))
    return table


@pytest.mark.parametrize("rule", [None, "lose", "autopilot"])
async def test_of_two_the_other_may_take_the_win_after_a_day_and_not_before(house, rule):
    table = await leave(house, await game(house, "duel", rule), 0)
    table = await after(house, table, **JUST_SHORT)
    assert not claims.may_claim(table, 1, house.clock.time)
    with refusal("left-early") as refused:
        await claim(house, table, 1)
    since = table.seats[0].absent_since
    assert dict(refused.value.reason.args)["when"] == Number(int((since + company.WAITED).timestamp()))
    table = await after(house, table, minutes=1)
    won = await claim(house, await asked(house, table), 1)
    assert (won.status, won.engine.outcome(won.state).places[0]) == ("over", (1,))
    assert (won.seats[0].gone, won.seats[0].absent) == (True, True), "the result tells that it was for that"
    assert (await house.log(won))[-1].done_by == "left"


async def test_at_a_table_without_a_clock_too(house):
    table = await leave(house, await game(house, "duel", clock=None), 0)
    table = await after(house, table, days=1)
    assert (await claim(house, table, 1)).status == "over"


async def test_the_other_is_told_when_it_is_noticed_and_when_the_day_is_over(house):
    table = await leave(house, await game(house, "duel"), 0)
    assert [row.news == table.seq for row in table.seats] == [False, True]
    table = await after(house, table, days=1)
    assert [ask.kind for ask in table.asks] == ["left"]
    assert table.seats[1].news == table.seq
    assert (await asked(house, table)).asks[0].until == house.clock.time + timedelta(days=13)


async def test_who_is_back_before_that_has_never_been_away(house):
    table = await leave(house, await game(house, "duel"), 0)
    table = await after(house, table, **JUST_SHORT)
    table = await come_back(house, table, 0)
    assert (table.seats[0].absent_since, table.asks) == (None, ())
    table = await asked(house, await after(house, table, minutes=1))
    assert (table.status, table.asks) == ("running", ())
    with refusal("no-claim"):
        await claim(house, table, 1)
    table = await leave(house, table, 0)
    with refusal("left-early"):  # and the next time he has a whole day again
        await claim(house, table, 1)


async def test_who_is_back_later_is_too_late_only_for_what_was_done(house):
    table = await after(house, await leave(house, await game(house, "duel"), 0), days=1)
    back = await come_back(house, table, 0)
    assert (back.status, back.asks) == ("running", ())
    wanted = await house.tables.reading.delivery(table.id, "seat1")
    assert wanted.wanted == back.seq, "his message says no longer that the win can be taken"
    with refusal("no-claim"):
        await claim(house, back, 1)


async def test_who_moves_from_elsewhere_is_waited_for_anew(house):
    table = await leave(house, await game(house, "duel"), 0, 1)
    mover = table.owing[0]
    table = await come_back(house, table, 1 - mover)
    table = await after(house, table, **JUST_SHORT)
    await house.act(table, users(table)[mover], "end")
    table = await asked(house, await after(house, table, hours=23))
    assert (table.asks, table.seats[mover].absent) == ((), True)
    with refusal("left-early"):
        await claim(house, table, 1 - mover)
    table = await asked(house, await after(house, table, hours=1))
    assert [ask.seat for ask in table.asks] == [mover]


async def test_without_a_decision_there_is_no_result_after_two_weeks(house):
    table = await after(house, await leave(house, await game(house, "duel", clock=None), 0), days=1)
    table = await asked(house, await after(house, table, days=12, hours=23))
    assert table.status == "running"
    table = await after(house, table, hours=1)
    assert (table.status, table.closed, table.ended_by) == ("closed", "deserted", None)


async def test_who_may_remove_people_wins_nothing_by_it(house):
    table = await after(house, await leave(house, await game(house, "duel"), 0), days=1)
    assert claims.verdict(table, 1, warden=True) == "warden"
    ended = await claim(house, table, 1, warden=True)
    assert (ended.status, ended.closed, ended.ended_by) == ("closed", "deserted", users(table)[1])


async def test_nor_where_the_time_of_the_one_who_left_is_up(house, publisher):
    """Else he could remove his opponent and wait."""
    table = await shown(house, publisher, await game(house, "duel"))
    late = table.owing[0]
    table = await leave(house, table, late)
    table = await after(house, table, days=5)
    assert table.seats[late].is_late
    assert claims.verdict(table, 1 - late, warden=True) == "warden"
    assert (await claim(house, table, 1 - late, warden=True)).closed == "deserted"


async def test_a_warden_wins_against_one_who_is_there(house, publisher):
    table = await shown(house, publisher, await game(house, "duel"))
    late = table.owing[0]
    table = await after(house, table, days=5)
    assert (await claim(house, table, 1 - late, warden=True)).status == "over"


async def test_before_both_have_had_a_turn_nobody_wins(house):
    for rule in (None, "autopilot"):
        table = await asked(house, await after(house, await leave(house, await begun(house, "duel", rule), 0), days=2))
        assert (table.asks, table.seats[0].autopilot_since) == ((), None)
        with refusal("left-opening"):
            await claim(house, table, 1)
        assert (await house.tables.votes.call_off(table.id, users(table)[1])).closed == "called-off"


async def test_who_is_late_himself_wins_nothing(house, publisher):
    table = await shown(house, publisher, await game(house, "duel"))
    late = table.owing[0]
    table = await after(house, await leave(house, table, 1 - late), days=5)
    assert table.seats[late].is_late
    assert (await claim(house, table, late)).closed == "deserted"


async def test_who_has_left_himself_has_no_say(house):
    table = await after(house, await leave(house, await game(house, "duel"), 0), days=1)
    both = await leave(house, table, 1)
    for doing in (claim(house, both, 1), house.tables.life.desert(both.id, users(both)[1])):
        with refusal("absent"):
            await doing
    with refusal("absent"):
        await claim(house, both, 0)


async def test_two_who_have_both_left_have_a_day(house):
    table = await leave(house, await game(house, "duel"), 0)
    table = await leave(house, await after(house, table, hours=20), 1)
    table = await asked(house, await after(house, table, **JUST_SHORT))
    assert (table.status, table.asks) == ("running", ()), "nobody is there to be asked"
    table = await after(house, table, minutes=1)
    assert (table.status, table.closed) == ("closed", "deserted")


@pytest.mark.parametrize("rule", [None, "ask"])
@pytest.mark.parametrize("name", ["singly", "teams", "together", "many"])
async def test_elsewhere_the_bot_moves_after_a_day_and_not_before(house, name, rule):
    table = await leave(house, await game(house, name, rule), 1)
    table = await asked(house, await after(house, table, **JUST_SHORT))
    assert table.seats[1].autopilot_since is None
    table = await after(house, table, minutes=1)
    assert table.seats[1].autopilot_since == house.clock.time
    others = [row for row in table.seats if row.seat != 1]
    assert all(row.news == table.seq for row in others), "they are told"
    table = await asked(house, table)
    back = await come_back(house, table, 1)
    assert back.seats[1].autopilot_since is not None, "as after any absence: until he says that he is back"
    back = await house.tables.timing.come_back(table.id, users(table)[1])
    assert (back.seats[1].autopilot_since, back.seats[1].misses) == (None, 0)
    assert "left" not in {due.kind for due in dues(back)}


async def test_where_it_was_agreed_to_lose_by_the_clock_the_clock_runs(house, publisher):
    table = await shown(house, publisher, await game(house, "singly", "lose"))
    seat = table.owing[0]
    table = await asked(house, await after(house, await leave(house, table, seat), days=2))
    assert (table.seats[seat].autopilot_since, table.seats[seat].gone) == (None, False)
    table = await after(house, table, days=8)
    assert table.seats[seat].gone


@pytest.mark.parametrize("name", ["singly", "teams", "together"])
async def test_those_who_are_there_may_decide_at_once(house, name):
    """As at zero: the usual move, and to go on without him when all agree."""
    table = await game(house, name)
    seat = table.owing[0]
    table = await leave(house, table, seat)
    here = [other for other in range(len(table.seats)) if other != seat]
    moved = await house.tables.timing.make_usual(table.id, users(table)[here[0]], seat)
    assert (await house.log(moved))[-1].done_by == "mate"
    for other in here:
        assert not table.seats[seat].gone
        table = await house.tables.timing.go_on(table.id, users(table)[other], seat)
    assert table.seats[seat].gone
    assert table.seats[seat].absent


async def test_they_may_not_where_everybody_is_there_or_in_a_game_of_two(house):
    table = await game(house, "singly")
    with refusal("no-usual"):
        await house.tables.timing.make_usual(table.id, users(table)[1], 0)
    duel = await leave(house, await game(house, "duel"), 0)
    with refusal("usual-duel"):
        await house.tables.timing.make_usual(duel.id, users(duel)[1], 0)


async def test_that_the_others_would_go_on_without_him_is_forgotten_when_he_is_back(house):
    table = await leave(house, await game(house, "singly"), 1)
    table = await house.tables.timing.go_on(table.id, users(table)[0], 1)
    assert [ask.kind for ask in table.asks] == ["without"]
    table = await come_back(house, table, 1)
    assert (table.asks, table.seats[1].gone) == ((), False)


async def test_a_third_one_is_on_autopilot_only_if_the_others_agree_and_they_are_asked_once(house):
    table = await after(house, await leave(house, await game(house, "many"), 0, 1, 2), days=1)
    assert [row.autopilot_since is not None for row in table.seats] == [True, True, False, False, False]
    assert [(ask.kind, ask.seat) for ask in table.asks] == [("autopilot", 2)]
    table = await house.tables.timing.decline(table.id, users(table)[3], "autopilot", 2)
    table = await asked(house, await after(house, table, days=2))
    assert not any(due.kind == "left" for due in dues(table)), "his clock runs from now on"
    table = await come_back(house, table, 2)
    assert table.seats[2].misses == 0, "he has missed nothing"


async def test_among_several_the_last_one_who_is_there_may_take_the_win(house):
    table = await leave(house, await game(house, "singly"), 0)
    table = await after(house, table, hours=2)
    table = await leave(house, table, 1)
    table = await after(house, table, hours=22)
    with refusal("left-early"):  # the one is on autopilot, the other is waited for
        await claim(house, table, 2)
    table = await after(house, table, hours=2)
    assert claims.verdict(table, 2, warden=True) == "warden"
    won = await claim(house, table, 2)
    assert (won.status, won.engine.outcome(won.state).places[0]) == ("over", (2,))


async def test_a_team_wins_when_nobody_of_the_other_is_there_for_a_day(house):
    table = await leave(house, await game(house, "teams"), 2)
    with refusal("no-claim"):
        await claim(house, table, 0)
    table = await leave(house, await after(house, table, days=3), 3)
    with refusal("left-early"):
        await claim(house, table, 0)
    table = await after(house, table, days=1)
    won = await claim(house, table, 0)
    assert [row.gone for row in won.seats] == [False, False, True, True]


async def test_a_partner_may_steer_at_once_and_then_the_bot_moves_for_nobody(house):
    table = await leave(house, await game(house, "teams"), 1)
    await house.tables.timing.steer(table.id, users(table)[0], 1)
    table = await asked(house, await after(house, table, days=2))
    assert (table.seats[1].steered_by, table.seats[1].autopilot_since) == (0, None)
    table = await house.tables.timing.stop_steering(table.id, users(table)[0], 1)
    table = await asked(house, await after(house, table))
    assert table.seats[1].autopilot_since is not None, "nobody is there for it any more, and he was waited for"


@pytest.mark.parametrize("name", PLAYED)
async def test_the_only_one_who_is_there_may_close_the_table_after_a_day(house, name):
    table = await game(house, name)
    others = range(1, len(table.seats))
    with refusal("nobody-absent"):
        await house.tables.life.desert(table.id, users(table)[0])
    table = await leave(house, table, *others)
    with refusal("left-early"):
        await house.tables.life.desert(table.id, users(table)[0])
    table = await after(house, table, **JUST_SHORT)
    assert not leaving.may_close(table, 0, house.clock.time)
    table = await after(house, table, minutes=1)
    with refusal("not-seated"):
        await house.tables.life.desert(table.id, 999)
    closed = await house.tables.life.desert(table.id, users(table)[0])
    assert (closed.status, closed.closed, closed.ended_by) == ("closed", "deserted", users(table)[0])
    assert closed.steps == ()


async def test_several_who_are_there_ask_each_other(house):
    table = await after(house, await leave(house, await game(house, "singly"), 0), days=1)
    with refusal("close-others"):
        await house.tables.life.desert(table.id, users(table)[1])
    table = await house.tables.votes.ask(table.id, users(table)[1], "close")
    table = await house.tables.votes.agree(table.id, users(table)[2], table.open_motions[0].seq)
    assert table.closed == "agreed", "who is away counts as a yes"


async def test_in_a_pause_nothing_comes_of_it_until_that_is_ended(house):
    table = await game(house, "duel")
    table = await house.tables.votes.ask(table.id, users(table)[0], "pause", 20)
    table = await house.tables.votes.agree(table.id, users(table)[1], table.open_motions[0].seq)
    table = await asked(house, await after(house, await leave(house, table, 0), days=2))
    with refusal("left-paused"):
        await claim(house, table, 1)
    table = await house.tables.votes.ask(table.id, users(table)[1], "resume")
    assert table.pause is None
    table = await asked(house, table)
    assert [ask.kind for ask in table.asks] == ["left"]
    assert (await claim(house, table, 1)).status == "over"


async def test_his_clock_runs_on_and_zero_is_as_for_anybody(house, publisher):
    table = await shown(house, publisher, await game(house, "together"))
    seat = table.owing[0]
    table = await leave(house, table, seat)
    assert table.seats[seat].running_since is not None
    table = await after(house, table, hours=20)
    assert not table.seats[seat].is_late


@pytest.mark.parametrize("name", COMPANIES)
async def test_nobody_writes_to_him_and_the_others_hear_of_all(house, publisher, discord, name):
    table = await shown(house, publisher, await game(house, name))
    seat = len(table.seats) - 1
    discord.left.add(users(table)[seat])
    table = await shown(house, publisher, await leave(house, table, seat))
    written = len(discord.of(table, f"seat{seat}"))
    for _ in range(3):
        table = await after(house, table, hours=13)
        table = await shown(house, publisher, table)
    assert len(discord.of(table, f"seat{seat}")) == written
    assert not any(seat in message.ping for message in discord.of(table))
    assert all(row.heard >= row.news for row in table.seats if row.seat != seat)
    if table.status == "running":
        discord.left.clear()
        table = await shown(house, publisher, await come_back(house, table, seat))
        assert table.seats[seat].heard >= table.seats[seat].news, "now he hears of what he has missed"


async def test_who_was_missed_at_an_earlier_release_has_a_day_from_then_on(house_of, tmp_path):
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(FILES[-1].read_bytes()))
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        ((id,),) = old.execute("SELECT max(id) FROM tables WHERE status = 'running'").fetchall()
        old.execute("UPDATE seats SET absent = 1 WHERE table_id = ? AND seat = 0", (id,))
    house = house_of(path)
    await house.start()
    first, *others = (await house.tables.reading.get(id)).seats
    await house.store.close()
    assert first.absent_since is not None
    assert not any(row.absent for row in others)
