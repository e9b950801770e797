"""Who is left alone with the bot plays as if the table had begun so: no clock, no votes, no pacts; until somebody plays
with him again.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import moderating, voting
from bot.tables.banks import clock_of, zero
from bot.tables.clock import DAY, named
from bot.tables.company import is_alone, is_asleep
from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.pacts import has_pacts
from bot.tables.person import Person
from bot.tables.reminders import coming
from engine import registry
from engine.values import Number
from tests.bot.tables.passing import alive

GIL, WARDEN = Person(77, "Gil"), 99


async def begun(house, publisher, *others, clock="steady"):
    """A game of Ann, these others and the bot, in which all clocks run that may."""
    table = await house.tables.gathering.gather(
        "crew", registry.get("crew").Options(), house.ann, 2 + len(others), house.place, "en", named(clock)
    )
    for person in others:
        table = await house.tables.gathering.join(table.id, person)
    table = await house.tables.gathering.fill(table.id, house.ann.id, 1, "easy")
    await house.tables.gathering.begin(table.id, house.ann.id)
    return await settled(house, publisher, table)


async def settled(house, publisher, table):
    """The table when all that is due was told and done."""
    for _ in range(3):
        await publisher.round()
        await house.tables.timing.round()
    return await house.tables.reading.get(table.id)


def is_free(table, house):
    """Whether nothing hurries Ann, and she isn't offered what nobody could answer."""
    assert clock_of(table) is None
    assert zero(table, 0) is None
    assert not {due.kind for due in dues(table)} & {"zero", "late", "silent"}
    assert coming(table, 0, None, (), house.clock() + timedelta(days=20)) is None
    assert not has_pacts(table)
    for kind in ("draw", "close", "pause", "extra"):
        with pytest.raises(Refusal, match="ask-alone"):
            voting.check(table, 0, kind, house.clock())
    return True


class TestLeft:
    async def test_by_somebody_who_resigns(self, house, publisher):
        table = await begun(house, publisher, house.bob)
        assert zero(table, 0) is not None
        await house.tables.life.resign(table.id, house.bob.id)
        table = await settled(house, publisher, table)
        assert is_free(table, house)
        await alive(house, days=40)
        table = await settled(house, publisher, table)
        assert (table.status, table.seats[0].is_late, table.seats[0].autopilot_since) == ("running", False, None)
        await alive(house, days=30)
        assert is_asleep(table, house.clock())

    async def test_among_several_only_by_the_last(self, house, publisher):
        table = await begun(house, publisher, house.bob, house.cid)
        table = await house.tables.life.resign(table.id, house.bob.id)
        assert clock_of(table) is not None
        assert is_free(await house.tables.life.resign(table.id, house.cid.id), house)

    async def test_by_somebody_who_has_left_the_server(self, house, publisher, discord):
        """For a day nothing has happened; then the bot moves for him, and nobody else waits."""
        table = await begun(house, publisher, house.bob)
        discord.left.add(house.bob.id)
        table = await house.tables.life.attend(table.id, {house.bob.id: False})
        assert clock_of(table) is not None
        await alive(house, days=1, minutes=1)
        table = await settled(house, publisher, table)
        assert table.seats[1].autopilot_since is not None
        assert is_free(table, house)

    async def test_by_a_moderator_who_then_has_no_say_at_that_table(self, house, publisher):
        """Neither by votes nor by himself."""
        table = await begun(house, publisher, house.bob)
        table = await house.tables.life.resign(table.id, house.bob.id)
        assert is_alone(table)
        assert moderating.decides(table, house.ann.id)
        assert moderating.decides(table, WARDEN)
        with pytest.raises(Refusal, match="moderator-out"):
            moderating.decides(table, house.bob.id)
        with pytest.raises(Refusal, match="refuse-out"):
            voting.check(table, 1, "close", house.clock())

    async def test_by_somebody_whom_a_moderator_has_unseated(self, house, publisher):
        table = await begun(house, publisher, house.bob)
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)
        assert is_free(table, house)
        assert moderating.decides(table, house.ann.id)

    async def test_not_by_somebody_who_is_away(self, house, publisher):
        """He comes back on a day that he has told, even if the bot moves for him meanwhile."""
        table = await begun(house, publisher, house.bob)
        await house.tables.aways.begin(house.bob.id, house.clock() + timedelta(days=7))
        table = await house.tables.reading.get(table.id)
        assert not is_alone(table)

    async def test_late_as_he_may_be(self, house, publisher):
        """Where the others would decide about him nobody is left who could."""
        table = await house.tables.gathering.gather(
            "mates", registry.get("mates").Options(), house.ann, 3, house.place, "en", named("quick")
        )
        await house.tables.gathering.join(table.id, house.bob)
        await house.tables.gathering.fill(table.id, house.ann.id, 1, "easy")
        await house.tables.gathering.begin(table.id, house.ann.id)
        await house.act(table, house.bob.id, Number(0))
        table = await settled(house, publisher, table)
        await alive(house, days=2)
        table = await settled(house, publisher, table)
        assert table.seats[0].is_late
        table = await house.tables.life.resign(table.id, house.bob.id)
        assert (table.status, table.seats[0].is_late) == ("running", False)

    async def test_no_table_without_the_bot(self, house):
        table = await house.begin(house.bob, house.cid)
        await house.tables.life.attend(table.id, {house.bob.id: False, house.cid.id: False})
        await alive(house, days=2)
        await house.tables.timing.round()
        assert not is_alone(await house.tables.reading.get(table.id))


class TestWhatWasAsked:
    async def test_a_vote_is_over(self, house, publisher):
        table = await begun(house, publisher, house.bob)
        await house.tables.votes.ask(table.id, house.ann.id, "draw")
        table = await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)
        assert (table.status, table.motions) == ("running", ())

    async def test_a_pause_is_over(self, house, publisher):
        table = await begun(house, publisher, house.bob)
        table = await house.tables.votes.ask(table.id, house.ann.id, "pause", 7)
        table = await house.tables.votes.agree(table.id, house.bob.id, table.open_motions[0].seq)
        assert table.pause is not None
        table = await house.tables.life.resign(table.id, house.bob.id)
        assert (table.pause, table.seats[0].stopped_by) == (None, None)

    async def test_nobody_need_close_a_silent_table(self, house, publisher):
        table = await begun(house, publisher, house.bob, clock="none")
        await alive(house, days=15)
        table = await settled(house, publisher, table)
        assert [ask.kind for ask in table.asks] == ["silent"]
        table = await house.tables.life.resign(table.id, house.bob.id)
        assert table.asks == ()
        await alive(house, days=40)
        assert (await settled(house, publisher, table)).asks == ()

    async def test_a_moderator_has_no_clock_to_stop(self, house, publisher):
        table = await begun(house, publisher, house.bob)
        await house.tables.life.resign(table.id, house.bob.id)
        with pytest.raises(Refusal, match="pause-no-clock"):
            await house.tables.moderators.pause(table.id, WARDEN, 3)


class TestAgain:
    async def test_with_a_substitute(self, house, publisher, discord):
        """Clocks run as usual: the new player has a full one, and who was alone at least a day from when he is told."""
        table = await begun(house, publisher, house.bob)
        await alive(house, days=2, hours=20)  # Ann has four hours left
        await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id)
        await alive(house, days=30)
        table = await settled(house, publisher, table)
        told = len(discord.messages)
        table = await house.tables.substitutes.take(table.id, GIL, 1)
        assert table.seats[0].news == table.seats[0].owes_since == table.seq, "he is called anew"
        assert not is_alone(table)
        assert table.seats[1].bank == named("steady").start
        table = await settled(house, publisher, table)
        assert zero(table, 0) == house.clock() + timedelta(days=1)
        assert len(discord.messages) > told
        assert has_pacts(table)
        voting.check(table, 0, "draw", house.clock())

    async def test_with_who_is_back(self, house, publisher, discord):
        table = await begun(house, publisher, house.bob)
        discord.left.add(house.bob.id)
        table = await house.tables.life.attend(table.id, {house.bob.id: False})
        await alive(house, days=1, minutes=1)
        table = await settled(house, publisher, table)
        left = table.seats[0].bank
        await alive(house, days=9)
        discord.left.clear()
        await house.tables.life.attend(table.id, {house.bob.id: True})
        table = await house.tables.timing.come_back(table.id, house.bob.id)
        assert table.seats[0].news == table.seats[0].owes_since == table.seq, "he is called anew"
        table = await settled(house, publisher, table)
        assert zero(table, 0) == house.clock() + timedelta(seconds=max(left, DAY))
        assert table.seats[1].autopilot_since is None
