"""The bot's own seats in the life of a table: no clock, no vote, no substitute; it plays as long as somebody does."""

from __future__ import annotations

import sqlite3
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables import claims, ending, moderating, steering, voting
from bot.tables.banks import clock_of
from bot.tables.clock import named
from bot.tables.company import is_manned, present
from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.pacts import Draft, has_pacts
from bot.tables.tenure import open_seats
from engine import registry
from engine.values import Number
from tests.bot.tables.rivalry import against_bot, play, rivals_of


async def three(house, *others, level="easy", clock="steady", begin=True):
    """Ann's lobby of three, the rest of it filled by the bot, begun."""
    table = await house.tables.gathering.gather(
        "crew", registry.get("crew").Options(), house.ann, 3, house.place, "en", named(clock)
    )
    for person in others:
        table = await house.tables.gathering.join(table.id, person)
    table = await house.tables.gathering.fill(table.id, house.ann.id, 2 - len(others), level)
    return await house.tables.gathering.begin(table.id, house.ann.id) if begin else table


class TestTime:
    async def test_one_person_with_the_bot_has_no_clock(self, house):
        table = await three(house)
        assert clock_of(table) is None
        await house.tables.timing.round()
        house.clock.pass_(days=30)
        await house.tables.timing.round()
        table = await house.tables.reading.get(table.id)
        assert (table.status, table.seats[0].is_late) == ("running", False)

    async def test_the_bot_has_none_among_several(self, house, publisher):
        table = await three(house, house.bob)
        await publisher.round()
        await house.tables.timing.round()
        table = await house.tables.reading.get(table.id)
        assert [row.running_since is not None for row in table.seats] == [True, True, False]
        assert {(due.seat, due.kind) for due in dues(table)} == {(0, "zero"), (1, "zero")}

    async def test_a_lost_card_stops_no_clock_of_its(self, house, discord, publisher):
        table = await three(house, house.bob)
        await publisher.round()
        discord.lost.add(house.place.channel)
        await house.act(table, house.ann.id, Number(0))
        for _ in range(3):
            await publisher.round()
            await house.tables.timing.round()
        table = await house.tables.reading.get(table.id)
        assert table.seats[2].stopped_by is None

    async def test_where_nobody_is_left_the_game_stands_still(self, house):
        rivals = rivals_of(house)
        table = await three(house)
        await house.tables.life.attend(table.id, {house.ann.id: False})
        await rivals.round()
        assert [row.kind for row in await house.log(table)] == ["start"]
        house.clock.pass_(days=2)
        await house.tables.timing.round()
        assert (await house.tables.reading.get(table.id)).closed == "deserted"


class TestPeople:
    async def test_votes_need_the_people_alone(self, house):
        table = await three(house, house.bob)
        table = await house.tables.votes.ask(table.id, house.ann.id, "close")
        (motion,) = table.open_motions
        table = await house.tables.votes.agree(table.id, house.bob.id, motion.seq)
        assert (table.status, table.closed) == ("closed", "agreed")

    async def test_a_single_person_asks_nobody(self, house):
        table = await three(house)
        for kind in ("draw", "close", "pause", "extra"):
            with pytest.raises(Refusal, match="ask-alone-bots"):
                voting.check(table, 0, kind, house.clock())

    async def test_it_shares_a_draw(self, house):
        table = await three(house, house.bob)
        assert ending.drawn(table, house.clock()) == ((0, 1, 2),)

    async def test_nobody_claims_a_win_from_it_or_steers_it(self, house):
        table = await against_bot(house)
        now = house.clock() + timedelta(days=99)
        assert not claims.may_claim(table, 0, now)
        assert steering.partner(table, 1, now) is None
        assert not claims.may_give(table, 0, 1)
        assert {row.seat for row in present(table, now)} == {0}
        assert is_manned(table)
        with pytest.raises(Refusal, match="claim-bot"):
            claims.check_claim(table, 0, now)

    async def test_nobody_decides_about_its_seat(self, house):
        table, timing = await three(house, house.bob), house.tables.timing
        assert not claims.may_give(table, 0, 2)
        for act in (timing.give_day, timing.make_usual, timing.go_on, timing.steer):
            with pytest.raises(Refusal, match="bot-seat"):
                await act(table.id, house.ann.id, 2)

    async def test_it_agrees_to_no_draw_where_it_is_the_other_team(self, house):
        table = await three(house, house.bob)
        for seat in (0, 1):  # the two people as one side
            table = replace(
                table, seats=(*table.seats[:seat], replace(table.seats[seat], side="a"), *table.seats[seat + 1 :])
            )
        table = replace(table, seats=(*table.seats[:2], replace(table.seats[2], side="b")))
        with pytest.raises(Refusal, match="ask-rivals-bots"):
            voting.check(table, 0, "draw", house.clock())

    async def test_its_seat_is_never_open(self, house):
        table = await three(house, house.bob)
        assert open_seats(table) == ()
        assert await house.store.tables.with_open_seats(house.place.guild) == []
        with pytest.raises(Refusal, match="seat-bot"):
            await house.tables.substitutes.take(table.id, house.cid, 2)
        with pytest.raises(Refusal, match="seat-bot"):
            await house.tables.substitutes.offer(table.id, house.ann.id, 2)

    async def test_no_pacts_with_the_bot(self, house):
        assert not has_pacts(await three(house))
        table = await three(house, house.bob)
        assert has_pacts(table)
        with pytest.raises(Refusal, match="pact-seats"):
            await house.tables.pacts.propose(table.id, house.ann.id, Draft((2,), "Peace", public=False, term="open"))
        await house.tables.pacts.propose(table.id, house.ann.id, Draft((1,), "Peace", public=False, term="open"))

    async def test_moderators(self, house):
        alone = await three(house)
        assert moderating.decides(alone, house.ann.id)
        with pytest.raises(Refusal, match="unseat-nobody"):
            moderating.check_unseat(alone, house.cid.id, 99)
        after, _ = moderating.unseated(alone, 0, "", house.clock())
        assert (after.status, after.closed) == ("closed", "aborted")

    async def test_resigning_ends_a_duel(self, house):
        table = await against_bot(house)
        table = await house.tables.life.resign(table.id, house.ann.id)
        assert table.status == "over"
        assert ending.outcome(table).places[0] == (1,)

    async def test_others_play_on_with_it(self, house):
        rivals_of(house)
        table = await three(house, house.bob)
        table = await house.tables.life.resign(table.id, house.ann.id)
        assert table.status == "running"
        await play(house)
        assert [row.seat for row in await house.log(table) if row.kind == "action"] == [2]

    async def test_forget_me(self, house):
        table = await three(house, house.bob)
        await house.tables.people.forget(house.ann.id)
        await house.tables.people.forget(house.bob.id)
        found = await house.tables.reading.get(table.id)
        assert (found.status, ending.outcome(found).places[0]) == ("over", (2,))
        assert [row.user for row in found.seats] == [-1, -2, -3]
        assert [row.level for row in found.seats] == [None, None, "easy"]

    async def test_no_limit_counts_it(self, house):
        for _ in range(12):  # more than may wait for players
            assert (await against_bot(house)).status == "running"

    async def test_it_is_nobodys_profile(self, house):
        await three(house)
        with sqlite3.connect(house.path) as connection:
            assert connection.execute("SELECT count(*) FROM people WHERE id <= 0").fetchone() == (0,)
            assert connection.execute("SELECT target FROM deliveries ORDER BY target").fetchall() == [
                ("card",),
                ("seat0",),
            ]
        connection.close()


class TestNames:
    async def test_somebody_who_is_called_so(self, house):
        table = await three(house, replace(house.bob, name="Flotilla"))
        assert table.names == ("Ann", "Flotilla (2)", "Flotilla (3)")

    async def test_several_are_numbered(self, house):
        assert (await three(house)).names == ("Ann", "Flotilla 1", "Flotilla 2")


class TestAgain:
    async def test_a_duel_begins_at_once(self, house):
        table = await against_bot(house)
        await house.tables.life.resign(table.id, house.ann.id)
        again = await house.tables.gathering.rematch(table.id, house.ann)
        assert again.status == "running"
        assert [row.level for row in again.seats] == [None, "hard"]
        assert again.seats[0].colour == table.seats[0].colour
        assert again.first == 1  # the other one begins

    async def test_others_are_called(self, house):
        table = await three(house, house.bob)
        await house.tables.life.resign(table.id, house.ann.id)
        table = await house.tables.life.resign(table.id, house.bob.id)
        assert table.status == "over"
        again = await house.tables.gathering.rematch(table.id, house.bob)
        assert [(row.user > 0, row.joined, row.level) for row in again.seats] == [
            (True, False, None),
            (True, True, None),
            (False, True, "easy"),
        ]
        again = await house.tables.gathering.join(again.id, house.ann)
        assert again.status == "running"
        assert [row.colour for row in again.seats] == [row.colour for row in table.seats]


async def test_a_database_of_before_has_seats_of_people_alone(house):
    table = await house.begin()
    assert all(row.level is None for row in table.seats)
    assert await house.store.tables.awaiting_bot() == []
    plan = await house.plan_of(house.store.tables.awaiting_bot())
    assert "seats_rivals" in plan
