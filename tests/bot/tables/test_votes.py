"""What one asks of all others at a table: a draw, a close, a day more, what the game offers; and calling a game off."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.tables import voting
from bot.tables.clock import CLOCKS, DAY
from bot.tables.dues import dues
from bot.tables.ending import outcome
from bot.tables.making import own
from bot.tables.model import Refusal
from engine import registry
from engine.game import Event
from engine.values import Cell, Key, line
from tests.bot.tables.passing import after, begun, pledged, shown
from tests.bot.tables.test_replay import check

DAYS3 = CLOCKS["3d"]


async def asked(house, table, person, kind, days=0):
    """The table after somebody has asked for this, and by which number it is answered."""
    table = await house.tables.votes.ask(table.id, person.id, kind, days)
    return table, table.open_motions[-1].seq


async def ends(house, table, person):
    """A turn of somebody who owes one is over."""
    return await house.act(table, person.id, "end")


async def kinds_of(house, table):
    return [row.kind for row in await house.log(table)]


async def test_two_agree_on_a_draw(house):
    table = await house.at_turn()
    table, seq = await asked(house, table, house.ann, "draw")
    with pytest.raises(Refusal, match="refuse-ask-voted"):
        await house.tables.votes.agree(table.id, house.ann.id, seq)
    with pytest.raises(Refusal, match="refuse-not-seated"):
        await house.tables.votes.agree(table.id, house.cid.id, seq)
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    assert (table.status, table.owing, table.motions, dues(table)) == ("over", (), (), ())
    assert outcome(table).places == ((0, 1),)
    last = (await house.log(table))[-1]
    assert (last.kind, last.path, last.events) == ("vote", (Key("draw"),), (Event(line("event-vote-draw")),))
    assert await house.tables.reading.get(table.id) == table
    assert table.seats[0].news == table.seq
    assert table.seats[1].news < table.seq, "who said the last yes knows"


async def test_a_turn_in_the_making_stands_in_a_draw(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    table, seq = await asked(house, table, house.bob, "draw")
    assert await house.can_take_back(table, house.ann.id), "asking settles nothing"
    table = await house.tables.votes.agree(table.id, house.ann.id, seq)
    assert (await kinds_of(house, table))[-2:] == ["action", "vote"]
    assert not table.steps


async def test_the_absent_gain_nothing_by_a_draw(house):
    table = await pledged(house, await begun(house, "singly"))
    seats = list(table.seats)
    seats[2] = voting.replace(seats[2], absent_since=house.clock.time)
    table = voting.replace(table, seats=tuple(seats))
    now = house.clock.time
    table, _ = voting.asked(table, house.ann.id, "draw", 0, now)
    with pytest.raises(Refusal, match="refuse-ask-away"):
        voting.agreed_to(table, house.cid.id, table.open_motions[0].seq, now)
    table, _ = voting.agreed_to(table, house.bob.id, table.open_motions[0].seq, now)
    assert outcome(table).places == ((0, 1), (2,))


async def test_together_a_draw_is_lost(house):
    table = await begun(house, "together")
    for person in (house.bob, house.cid):
        seq = table.open_motions[0].seq if table.open_motions else (await asked(house, table, house.ann, "draw"))[1]
        table = await house.tables.votes.agree(table.id, person.id, seq)
    assert outcome(table).places == ((), (0, 1, 2))
    assert len(outcome(table).teams) == 1


async def test_teams_share_a_place(house):
    table = await pledged(house, await begun(house, "teams"))
    now = house.clock.time
    rows = [voting.replace(row, absent_since=now if row.seat == 3 else None) for row in table.seats]
    table = voting.replace(table, seats=tuple(rows))
    table, _ = voting.asked(table, table.seats[0].user, "draw", 0, now)
    for seat in (1, 2):
        table, _ = voting.agreed_to(table, table.seats[seat].user, table.open_motions[0].seq, now)
    assert outcome(table).places == ((0, 1, 2, 3),), "the partner of one who is away is there"


async def test_nobody_wins_by_a_draw_alone(house):
    """The rivals of one are away: there is nobody to share with, and the win is to be claimed."""
    table = await house.at_turn()
    seats = (table.seats[0], voting.replace(table.seats[1], absent_since=house.clock.time))
    away = voting.replace(table, seats=seats)
    for kind, why in (("draw", "ask-rivals"), ("close", "ask-nobody")):
        with pytest.raises(Refusal, match=why):
            voting.asked(away, house.ann.id, kind, 0, house.clock.time)
    table, _ = voting.asked(table, house.ann.id, "draw", 0, house.clock.time)
    table, _ = voting.due(voting.replace(table, seats=seats), house.clock.time)
    assert (table.status, table.motions[0].ended) == ("running", "lapsed")


async def test_the_first_no_ends_it_and_the_same_seat_waits(house):
    table = await begun(house, "singly", clock=DAYS3)
    table = await pledged(house, table)
    table, seq = await asked(house, table, house.ann, "draw")
    with pytest.raises(Refusal, match="refuse-ask-open"):
        await asked(house, table, house.bob, "draw")
    with pytest.raises(Refusal, match="refuse-ask-own"):
        await house.tables.votes.decline(table.id, house.ann.id, seq)
    table = await house.tables.votes.decline(table.id, house.cid.id, seq)
    assert [motion.ended for motion in table.motions] == ["declined"]
    assert [row.seat for row in table.seats if row.news == table.seq] == [0, 1]
    with pytest.raises(Refusal, match="refuse-ask-over"):
        await house.tables.votes.agree(table.id, house.bob.id, seq)
    with pytest.raises(Refusal, match="refuse-ask-again"):
        await asked(house, table, house.ann, "draw")
    table, other = await asked(house, table, house.bob, "draw")
    table = await house.tables.votes.withdraw(table.id, house.bob.id, other)
    assert [(motion.by, motion.ended) for motion in table.motions] == [(0, "declined"), (1, "past")]
    table, _ = await asked(house, table, house.cid, "close")


async def test_the_same_seat_asks_again_after_two_turns_of_its_own(house):
    table = await house.at_turn(rounds=9)
    table, seq = await asked(house, table, house.ann, "draw")
    table = await house.tables.votes.decline(table.id, house.bob.id, seq)
    while table.seats[0].turns < 2:
        assert "draw" not in voting.possible(table, 0, house.clock.time)
        seat = table.owing[0]
        path = table.engine.default(table.state, seat).path
        table = await house.tables.turns.act(
            table.id, table.seats[seat].user, house.number(table, table.seats[seat].user), path
        )
    assert "draw" in voting.possible(table, 0, house.clock.time)
    table, _ = await asked(house, table, house.ann, "draw")
    assert len(table.motions) == 1


async def test_without_all_answers_it_lapses_and_is_forgotten(house, publisher):
    table = await shown(house, publisher, await house.at_turn())
    table, seq = await asked(house, table, house.ann, "draw")
    table = await after(house, table, days=2, hours=23)
    assert table.open_motions
    table = await after(house, table, hours=1)
    assert [motion.ended for motion in table.motions] == ["lapsed"]
    assert all(row.news == table.seq for row in table.seats), "all are told, as nobody has done it"
    with pytest.raises(Refusal, match="refuse-ask-over"):
        await house.tables.votes.agree(table.id, house.bob.id, seq)
    table = await after(house, table, days=1)
    assert [motion.ended for motion in table.motions] == ["past"]
    with pytest.raises(Refusal, match="refuse-ask-again"):
        await asked(house, table, house.ann, "draw")
    table = await after(house, table, days=3)
    assert not table.motions
    assert not [due for due in dues(table) if due.kind == "vote"]


async def test_all_agree_to_close(house):
    table = await house.at_turn(house.bob, house.cid)
    table, seq = await asked(house, table, house.ann, "close")
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    assert table.status == "running"
    table = await house.tables.votes.agree(table.id, house.cid.id, seq)
    assert (table.status, table.closed, table.motions) == ("closed", "agreed", ())
    assert (await kinds_of(house, table))[-1] == "vote"


async def test_two_last_votes_one_wins(house):
    table = await house.at_turn()
    table, draw = await asked(house, table, house.ann, "draw")
    table, close = await asked(house, table, house.ann, "close")
    votes = house.tables.votes
    found = await asyncio.gather(
        votes.agree(table.id, house.bob.id, draw), votes.agree(table.id, house.bob.id, close), return_exceptions=True
    )
    assert sorted(isinstance(each, Refusal) for each in found) == [False, True]
    assert (await kinds_of(house, table)).count("vote") == 1


async def test_the_last_who_has_not_answered_goes_away(house, publisher):
    table = await house.at_turn(house.bob, house.cid)
    table, seq = await asked(house, table, house.ann, "close")
    table = await house.tables.votes.agree(table.id, house.bob.id, seq)
    await house.tables.life.attend(table.id, {house.cid.id: False})
    table = await after(house, table, seconds=1)
    assert (table.status, table.closed) == ("closed", "agreed")


async def test_what_one_asked_who_is_out_is_asked_no_more(house):
    table = await house.at_turn(house.bob, house.cid)
    table, _ = await asked(house, table, house.ann, "draw")
    table = await house.tables.life.resign(table.id, house.ann.id)
    assert (table.status, table.motions) == ("running", ())


async def test_one_of_two_calls_off_what_has_hardly_begun(house):
    table = await house.begin()
    with pytest.raises(Refusal, match="refuse-not-seated"):
        await house.tables.votes.call_off(table.id, house.cid.id)
    table = await house.tables.votes.call_off(table.id, house.bob.id)
    assert (table.status, table.closed, table.ended_by) == ("closed", "called-off", house.bob.id)
    table = await house.at_turn(rounds=9)
    for person in (house.ann, house.bob):
        table = await ends(house, table, person)
    with pytest.raises(Refusal, match="refuse-call-off"):
        await house.tables.votes.call_off(table.id, house.bob.id)
    table = await house.begin(house.bob, house.cid)
    with pytest.raises(Refusal, match="refuse-call-off"):
        await house.tables.votes.call_off(table.id, house.bob.id)


async def test_a_day_more_by_ask(house, publisher):
    table = await shown(house, publisher, await begun(house, "singly", clock=DAYS3))
    table, seq = await asked(house, table, house.ann, "extra")
    house.clock.pass_(hours=5)
    for person in (house.bob, house.cid):
        table = await house.tables.votes.agree(table.id, person.id, seq)
    row = table.seats[0]
    assert (row.gifts, row.bank, row.running_since) == (1, 4 * DAY - 5 * 3600, None)
    table = await shown(house, publisher, table)
    assert table.seats[0].running_since == house.clock.time, "told anew, and then the clock runs"
    for company in ("duel", "together"):
        table = await begun(house, company, clock=DAYS3)
        with pytest.raises(Refusal, match="refuse-ask-extra-few"):
            await asked(house, table, house.ann, "extra")


async def test_what_a_game_offers_is_voted_on_like_a_draw(house, toy, monkeypatch):
    def count(state, what):
        return toy.drop(state, 1)[0], [Event(line("toy-event-counted"))]

    hooks = toy.hooks._replace(asks=lambda state: ("count",) if not state.out else (), agreed=count)
    monkeypatch.setattr(type(toy), "hooks", hooks)
    table = await house.at_turn()
    assert voting.possible(table, 0, house.clock.time)[0] == "count"
    table, seq = await asked(house, table, house.bob, "count")
    table = await house.tables.votes.agree(table.id, house.ann.id, seq)
    assert table.status == "over"
    last = (await house.log(table))[-1]
    assert (last.kind, last.path, last.events) == ("vote", (Key("count"),), (Event(line("toy-event-counted")),))


async def test_alone_nobody_is_asked(house):
    table = await house.gather(size=1)
    with pytest.raises(Refusal, match="refuse-ask-alone"):
        await asked(house, table, house.ann, "draw")


async def test_nobody_agrees_where_nobody_is_there(house, publisher):
    table = await shown(house, publisher, await house.at_turn())
    table, _ = await asked(house, table, house.ann, "close")
    now = house.clock.time
    away = voting.replace(table, seats=tuple(voting.replace(row, autopilot_since=now) for row in table.seats))
    assert voting.coming(away, away.motions[0]) == away.motions[0].until
    lapsed, _ = voting.due(away, away.motions[0].until)
    assert (lapsed.status, lapsed.motions[0].ended) == ("running", "lapsed")


async def test_who_is_late_for_long_keeps_nothing_from_being_agreed_at_last(house):
    table = await house.at_turn(house.bob, house.cid)
    table, _ = voting.asked(table, house.ann.id, "close", 0, house.clock.time)
    seats = (*table.seats[:2], voting.replace(table.seats[2], late_since=house.clock.time))
    table = voting.replace(table, seats=seats)
    later = table.motions[0].until + timedelta(days=9)
    motion = voting.replace(table.motions[0], yes=(0, 1), until=later)
    table = voting.replace(table, motions=(motion,))
    with pytest.raises(Refusal, match="refuse-stale"):
        voting.due(table, later - timedelta(days=8))
    after, _ = voting.due(table, later)
    assert (after.status, after.closed) == ("closed", "agreed")


async def test_what_was_agreed_is_played_again(house):
    """PB-26: from seed and rows alone, with a draw agreed on too."""
    rules = registry.get("piratebay")
    for kind in ("count", "draw"):
        table = await house.tables.gathering.gather(
            "piratebay", rules.Options(), house.ann, 2, house.place, "en", DAYS3, None
        )
        table = await house.tables.gathering.join(table.id, house.bob)
        for _ in range(3):
            (seat, *_) = table.owing
            user = table.seats[seat].user
            path = rules.default(own(table, seat).state, seat).path
            table = await house.tables.turns.act(table.id, user, house.number(table, user), path)
        table, seq = await asked(house, table, house.bob, kind)
        table = await house.tables.votes.agree(table.id, house.ann.id, seq)
        assert table.status == "over"
        await check(house, table)
