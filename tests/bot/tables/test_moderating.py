"""Moderators at tables: closing, pauses and seats, alone where they don't play, by the others' yes where they do."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import voting
from bot.tables.claims import may_claim
from bot.tables.clock import CLOCKS, DAY
from bot.tables.company import forsaken
from bot.tables.dues import dues
from bot.tables.making import own
from bot.tables.model import Refusal
from bot.tables.moderating import is_moderators
from bot.tables.person import Person
from engine.values import Cell
from tests.bot.tables.passing import after, begun, pledged, shown
from tests.bot.tables.test_tenures import hand

DAYS3 = CLOCKS["3d"]
WARDEN = 99
WHY = "no word for weeks"


class Messenger:
    """Notes who is told what."""

    def __init__(self):
        self.told = []

    async def tell_unseated(self, user, table, reason):
        self.told.append((user, table.id, reason))


async def running(house, publisher, company="duel"):
    """A game with a clock, of which all have been told what they owe."""
    return await shown(house, publisher, await pledged(house, await begun(house, company, clock=DAYS3)))


async def told(house):
    """Who is told of a lost seat now."""
    messenger = Messenger()
    await house.tables.moderators.tell(messenger)
    return messenger.told


async def log(house):
    return await house.tables.moderators.log(house.place.guild, 0, 50)


def refusal(id):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


class TestClosing:
    async def test_with_a_reason_and_no_result(self, house, publisher, discord):
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.close(table.id, WARDEN, WHY)
        assert (table.status, table.closed, table.ended_by, table.reason) == ("closed", "aborted", WARDEN, WHY)
        assert all(row.news == table.seq for row in table.seats), "all who play are told"
        assert table.seed == "secret-seed", "and as at any other end that closes a table it is shown to nobody"
        assert await house.tables.reading.get(table.id) == table
        (entry,) = await log(house)
        assert (entry.server, entry.time, entry.user) == (house.place.guild, house.clock.time, WARDEN)
        assert (entry.what, entry.table, entry.game, entry.reason) == ("close", table.id, table.game, WHY)
        with refusal("closed"):
            await house.tables.moderators.close(table.id, WARDEN, WHY)
        assert len(await log(house)) == 1, "what is refused isn't noted"

    async def test_one_who_plays_there_asks_the_others(self, house, publisher):
        table = await running(house, publisher)
        table = await house.tables.moderators.close(table.id, house.ann.id, WHY)
        (motion,) = table.open_motions
        assert (table.status, motion.kind, motion.by, motion.reason) == ("running", "close", 0, WHY)
        assert [entry.what for entry in await log(house)] == ["ask-close"]
        table = await house.tables.votes.agree(table.id, house.bob.id, motion.seq)
        assert (table.status, table.closed) == ("closed", "agreed")
        assert [(entry.what, entry.user, entry.reason) for entry in await log(house)] == [
            ("close", house.ann.id, WHY),
            ("ask-close", house.ann.id, WHY),
        ]

    async def test_a_no_leaves_no_trace_of_the_reason(self, house, publisher):
        table = await running(house, publisher)
        table = await house.tables.moderators.close(table.id, house.ann.id, WHY)
        table = await house.tables.votes.decline(table.id, house.bob.id, table.open_motions[0].seq)
        assert (table.status, table.motions[0].ended, table.motions[0].reason) == ("running", "declined", "")
        assert [(entry.what, entry.reason) for entry in await log(house)] == [("ask-nothing", ""), ("ask-close", WHY)]
        with refusal("ask-again"):
            await house.tables.moderators.close(table.id, house.ann.id, WHY)

    async def test_before_the_game_nobody_can_be_asked(self, house):
        lobby = await house.gather(house.bob)
        with refusal("moderator-waits"):
            await house.tables.moderators.close(lobby.id, house.ann.id)
        assert (await house.tables.moderators.close(lobby.id, WARDEN)).closed == "aborted"
        alone = await house.gather()
        assert (await house.tables.moderators.close(alone.id, house.ann.id)).closed == "aborted"

    async def test_who_is_out_of_the_game_has_no_say_in_it(self, house):
        table = await house.begin(house.bob, house.cid)
        table = await house.tables.life.resign(table.id, house.cid.id)
        for doing in (house.tables.moderators.close, house.tables.moderators.pause):
            with refusal("moderator-out"):
                await doing(table.id, house.cid.id)


class TestPausing:
    async def test_it_takes_none_of_the_players_days_and_only_moderators_end_it(self, house, publisher):
        table = await running(house, publisher)
        (owing,) = table.owing
        house.clock.pass_(hours=5)
        table = await house.tables.moderators.pause(table.id, WARDEN, 30, WHY)
        assert table.pause is not None
        assert (table.pause.moderated, table.pause.reason) == (True, WHY)
        assert table.pause.until - house.clock.time == timedelta(days=30)
        assert (table.seats[owing].bank, table.seats[owing].running_since) == (3 * DAY - 5 * 3600, None)
        assert all(row.news == table.seq for row in table.seats), "told once"
        assert is_moderators((await house.log(table))[-1])
        with refusal("ask-moderated"):
            await house.tables.votes.ask(table.id, house.ann.id, "resume")
        assert "resume" not in voting.possible(table, 0, house.clock.time)
        house.clock.pass_(days=12)
        table = await house.tables.moderators.resume(table.id, WARDEN)
        assert (table.pause, table.paused) == (None, 0)
        assert all(row.news == table.seq for row in table.seats)
        assert [(entry.what, entry.days) for entry in await log(house)] == [("resume", 0), ("pause", 30)]

    async def test_it_ends_at_its_time(self, house, publisher):
        table = await running(house, publisher)
        table = await house.tables.moderators.pause(table.id, WARDEN, 2)
        table = await after(house, table, days=2)
        assert (table.pause, table.paused) == (None, 0)

    async def test_it_takes_the_place_of_the_players_pause_whose_days_count(self, house, publisher):
        table = await running(house, publisher)
        table = await house.tables.votes.ask(table.id, house.ann.id, "pause", 9)
        table = await house.tables.votes.agree(table.id, house.bob.id, table.open_motions[0].seq)
        with refusal("pause-players"):
            await house.tables.moderators.resume(table.id, WARDEN)
        house.clock.pass_(days=3)
        table = await house.tables.moderators.pause(table.id, WARDEN, 5)
        assert (table.paused, table.pause.until - house.clock.time) == (3, timedelta(days=5))
        table = await house.tables.moderators.pause(table.id, WARDEN, 1)
        assert (table.paused, table.pause.until - house.clock.time) == (3, timedelta(days=1)), "and of an earlier one"

    async def test_one_who_plays_there_asks_for_it(self, house, publisher):
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.pause(table.id, house.ann.id, 3, WHY)
        (motion,) = table.open_motions
        assert (motion.kind, motion.days, motion.reason, table.pause) == ("pause", 3, WHY, None)
        for person in (house.bob, house.cid):
            table = await house.tables.votes.agree(table.id, person.id, motion.seq)
        assert not table.pause.moderated, "it is the players'"
        with refusal("moderator-resume"):
            await house.tables.moderators.resume(table.id, house.ann.id)

    @pytest.mark.parametrize(("days", "why"), [(0, "pause-days"), (31, "pause-days")])
    async def test_its_length(self, house, publisher, days, why):
        table = await running(house, publisher)
        with refusal(why):
            await house.tables.moderators.pause(table.id, WARDEN, days)

    async def test_where_there_is_nothing_to_pause(self, house):
        table = await begun(house, "duel", clock=None)
        with refusal("pause-no-clock"):
            await house.tables.moderators.pause(table.id, WARDEN)
        with refusal("ask-not-paused"):
            await house.tables.moderators.resume(table.id, WARDEN)
        with refusal("not-started"):
            await house.tables.moderators.pause((await house.gather()).id, WARDEN)


class TestUnseating:
    async def test_the_seat_is_free_and_goes_on(self, house, publisher):
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id, WHY)
        row = table.seats[1]
        assert row.user <= 0
        assert row.autopilot_since == house.clock.time
        assert {0, 2} <= {row.seat for row in table.seats if row.news == table.seq}
        assert await told(house) == [(house.bob.id, table.id, WHY)]
        assert await told(house) == [], "once"
        (entry,) = await log(house)
        assert (entry.what, entry.about, entry.reason) == ("unseat", house.bob.id, WHY)
        assert table.former(house.bob.id).how == "unseated"
        with refusal("unseat-nobody"):
            await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)

    async def test_a_turn_in_the_making_is_given_back(self, house):
        table = await house.at_turn()
        table = await house.act(table, house.ann.id, "take", Cell(0, 0))
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.ann.id)
        assert (table.steps, own(table, 0).made) == ((), ())

    async def test_of_two_nobody_gains_and_the_game_stands_still(self, house, publisher):
        table = await running(house, publisher)
        (owing,) = table.owing
        table = await house.tables.moderators.unseat(table.id, WARDEN, table.seats[owing].user)
        empty, other = forsaken(table), table.seats[1 - owing].user
        assert empty.seat == owing
        assert [(due.kind, due.seat) for due in dues(table) if due.kind != "remind"] == [("empty", owing)]
        assert not may_claim(table, 1 - owing, house.clock.time)
        with refusal("claim-empty"):
            await house.tables.timing.claim(table.id, other)
        table = await after(house, table, days=6)
        assert table.owing == (owing,), "no move is made for it"
        table = await after(house, table, days=1)
        assert (table.status, table.closed) == ("closed", "unseated")
        assert table.seats[1 - owing].news == table.seq

    async def test_the_other_of_two_closes_at_once(self, house, publisher):
        table = await running(house, publisher)
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)
        with refusal("seat-unseated"):
            await house.tables.timing.ask_to_close(table.id, house.bob.id)
        table = await house.tables.timing.ask_to_close(table.id, house.ann.id)
        assert (table.status, table.closed) == ("closed", "unseated")

    async def test_who_takes_the_seat_of_two_plays_on(self, house, publisher):
        table = await running(house, publisher)
        (owing,) = table.owing
        table = await house.tables.moderators.unseat(table.id, WARDEN, table.seats[owing].user)
        house.clock.pass_(days=2)
        table = await hand(house, table, owing, Person(77, "Gil"))
        assert forsaken(table) is None
        assert {due.kind for due in dues(table)} == {"pause"}, "the clocks run on at once"
        table = await after(house, table, seconds=1)
        assert (table.pause, table.paused) == (None, 0)
        table = await shown(house, publisher, table)
        assert table.seats[owing].running_since == house.clock.time
        assert table.owing == (owing,)

    @pytest.mark.parametrize("rule", ["ask", "lose", "autopilot"])
    async def test_of_two_the_other_loses_nothing_by_time_either(self, house, publisher, rule):
        table = await pledged(house, await begun(house, "duel", rule, clock=CLOCKS["1d"]))
        table = await shown(house, publisher, table)
        (owing,) = table.owing
        table = await house.tables.moderators.unseat(table.id, WARDEN, table.seats[1 - owing].user)
        assert table.seats[owing].running_since is None
        for doing in (house.tables.moderators.pause, house.tables.moderators.resume):
            with refusal("pause-empty"):
                await doing(table.id, WARDEN)
        table = await after(house, await shown(house, publisher, table), days=6)
        assert (table.status, table.owing, table.seats[owing].late_since) == ("running", (owing,), None)
        assert (await after(house, table, days=1)).closed == "unseated"

    async def test_against_nobody_but_empty_seats_nobody_wins_by_time(self, house, publisher):
        table = await running(house, publisher, "singly")
        for person in (house.bob, house.cid):
            assert not may_claim(table, 0, house.clock.time)
            table = await house.tables.moderators.unseat(table.id, WARDEN, person.id)
        assert not may_claim(table, 0, house.clock.time)
        with refusal("claim-empty"):
            await house.tables.timing.claim(table.id, house.ann.id)

    async def test_the_last_one_closes_the_table(self, house, publisher):
        table = await running(house, publisher)
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id, "first")
        assert await told(house) == [(house.bob.id, table.id, "first")]
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.ann.id, WHY)
        assert (table.status, table.closed, table.reason) == ("closed", "aborted", WHY)
        assert await told(house) == [], "who still sat there is told that it is closed, and why"
        assert table.seats[0].news == table.seq

    @pytest.mark.parametrize("company", ["singly", "together"])
    async def test_beside_empty_seats_the_last_one_who_resigns_closes_the_table(self, house, publisher, company):
        table = await running(house, publisher, company)
        for person in (house.bob, house.cid):
            assert table.status == "running"
            table = await house.tables.moderators.unseat(table.id, WARDEN, person.id)
        table = await house.tables.life.resign(table.id, house.ann.id)
        assert (table.status, table.closed, table.owing) == ("closed", "given-up", ())
        assert not dues(table)

    async def test_of_two_nobody_wins_an_empty_seat_s_game_by_resigning(self, house, publisher):
        table = await running(house, publisher)
        await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)
        table = await house.tables.life.resign(table.id, house.ann.id)
        assert (table.status, table.closed, table.owing) == ("closed", "unseated", ())
        assert table.engine.outcome(table.state) is None
        assert not dues(table)

    async def test_beside_an_empty_seat_others_play_on_when_one_resigns(self, house, publisher):
        table = await running(house, publisher, "singly")
        await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)
        table = await house.tables.life.resign(table.id, house.cid.id)
        assert table.status == "running"

    async def test_in_a_lobby_the_seat_is_given_up_for_good(self, house):
        lobby = await house.gather(house.bob)
        lobby = await house.tables.gathering.invite(lobby.id, house.bob.id, [house.cid])
        lobby = await house.tables.moderators.unseat(lobby.id, WARDEN, house.ann.id, WHY)
        assert (lobby.host, [row.user for row in lobby.seats]) == (house.bob.id, [house.bob.id, house.cid.id])
        lobby = await house.tables.moderators.unseat(lobby.id, WARDEN, house.cid.id)
        assert [row.user for row in lobby.seats] == [house.bob.id]
        assert await told(house) == [(house.ann.id, lobby.id, WHY), (house.cid.id, lobby.id, "")]
        with refusal("unseated-here"):
            await house.tables.gathering.join(lobby.id, house.ann)
        with refusal("invite-unseated"):
            await house.tables.gathering.invite(lobby.id, house.bob.id, [house.cid])
        other = await house.gather()
        assert (await house.tables.gathering.join(other.id, house.cid)).seat_of(house.cid.id) is not None
        lobby = await house.tables.moderators.unseat(lobby.id, WARDEN, house.bob.id, WHY)
        assert (lobby.status, lobby.closed, lobby.reason) == ("closed", "aborted", WHY)

    async def test_a_challenge_comes_to_nothing(self, house):
        table = await house.open(house.bob)
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id, WHY)
        assert (table.status, table.closed) == ("closed", "aborted")
        assert table.reason == "", "the other isn't told why"
        assert await told(house) == [(house.bob.id, table.id, WHY)], "he hadn't joined, so nothing else tells him"

    async def test_who_challenges_is_told_once_that_it_came_to_nothing(self, house):
        table = await house.open(house.bob)
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.ann.id, WHY)
        assert (table.status, table.reason) == ("closed", ""), "the reason is nothing for the other"
        assert (table.seats[0].news == table.seq, await told(house)) == (True, [])

    async def test_who_may_not_be_unseated(self, house, publisher):
        table = await running(house, publisher)
        moderators = house.tables.moderators
        with refusal("unseat-opponent"):
            await moderators.unseat(table.id, house.ann.id, house.bob.id)
        with refusal("unseat-yourself"):
            await moderators.unseat(table.id, house.ann.id, house.ann.id)
        with refusal("unseat-nobody"):
            await moderators.unseat(table.id, WARDEN, house.cid.id)
        closed = await moderators.close(table.id, WARDEN)
        with refusal("closed"):
            await moderators.unseat(closed.id, WARDEN, house.bob.id)

    async def test_by_the_yes_of_those_he_plays_with(self, house, publisher):
        """The one whom it is about is told and has no vote."""
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.unseat(table.id, house.ann.id, house.bob.id, WHY)
        (motion,) = table.open_motions
        assert (motion.kind, motion.about, motion.reason) == ("unseat", 1, WHY)
        assert {row.seat for row in table.seats if row.news == table.seq} == {1, 2}
        assert await told(house) == []
        for doing in (house.tables.votes.agree, house.tables.votes.decline):
            with refusal("unseat-no-vote"):
                await doing(table.id, house.bob.id, motion.seq)
        table = await house.tables.votes.agree(table.id, house.cid.id, motion.seq)
        assert table.seats[1].user <= 0
        assert table.motions == (), "nothing is asked about whoever takes the seat"
        assert await told(house) == [(house.bob.id, table.id, WHY)]
        assert [entry.what for entry in await log(house)] == ["unseat", "ask-unseat"]

    async def test_the_vote_is_done_by_time_when_nobody_is_left_to_ask(self, house, publisher):
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.unseat(table.id, house.ann.id, house.bob.id, WHY)
        await house.tables.life.attend(table.id, {house.cid.id: False})
        table = await after(house, table, seconds=1)
        assert table.seats[1].user <= 0
        assert await told(house) == [(house.bob.id, table.id, WHY)]

    async def test_what_is_asked_about_a_seat_ends_with_its_person(self, house, publisher):
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.unseat(table.id, house.ann.id, house.bob.id, WHY)
        handed = await hand(house, table, 1)
        assert handed.motions == ()
        assert await told(house) == []

    async def test_a_no_about_one_seat_is_none_about_another(self, house, publisher):
        table = await running(house, publisher, "singly")
        table = await house.tables.moderators.unseat(table.id, house.ann.id, house.bob.id)
        await house.tables.votes.decline(table.id, house.cid.id, table.open_motions[0].seq)
        with refusal("ask-again"):
            await house.tables.moderators.unseat(table.id, house.ann.id, house.bob.id)
        table = await house.tables.moderators.unseat(table.id, house.ann.id, house.cid.id)
        assert [motion.about for motion in table.open_motions] == [2]

    async def test_no_player_can_ask_for_it(self, house, publisher):
        table = await running(house, publisher, "singly")
        assert "unseat" not in voting.possible(table, 0, house.clock.time)
        with refusal("ask-unknown"):
            await house.tables.votes.ask(table.id, house.ann.id, "unseat")

    async def test_with_one_other_alone_there_is_nobody_to_ask(self, house, publisher):
        table = await running(house, publisher, "singly")
        await house.tables.life.attend(table.id, {house.cid.id: False})
        with refusal("ask-nobody"):
            await house.tables.moderators.unseat(table.id, house.ann.id, house.bob.id)
