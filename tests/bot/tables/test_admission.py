"""Who may call whom to a table, how often, and who may sit down: what stops a pest and is in nobody else's way."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.tables import admission
from bot.tables.limits import HOSTED, PAUSE, PENDING, SEATED
from bot.tables.model import Refusal
from bot.tables.person import Person
from engine.values import Number
from tests.bot.tables.calling import called, pings, refusal, tried


class TestWaiting:
    async def test_challenges_of_one_person_in_a_row(self, house):
        went = [await tried(house.open()) for _ in range(25)]
        assert went == [""] * PENDING + ["refuse-many-calls"] * (25 - PENDING)
        assert await pings(house) == len(await house.tables.reading.of_user(house.bob.id)) == PENDING
        with pytest.raises(Refusal) as raised:
            await house.open()
        assert dict(raised.value.reason.args) == {"person": Number(house.bob.id), "count": Number(PENDING)}

    async def test_at_once_they_are_no_more(self, house):
        results = await asyncio.gather(*(house.open() for _ in range(10)), return_exceptions=True)
        assert sum(isinstance(result, Refusal) for result in results) == 10 - PENDING
        assert await pings(house) == PENDING

    async def test_challenges_and_invitations_count_together(self, house):
        await house.open()
        await called(house, house.ann, house.bob)
        table = await called(house, house.ann, house.bob, house.cid)
        with refusal("many-calls"):
            await house.open()
        lobby = await house.gather()
        with refusal("many-calls"):
            await house.tables.gathering.invite(lobby.id, house.ann.id, [house.dan, house.bob])
        assert (await house.tables.reading.get(lobby.id)).names == ("Ann",), "all of them or none"
        await house.tables.gathering.join(table.id, house.bob)
        await house.open()

    async def test_others_may_call_the_same_one(self, house, toy):
        for _ in range(PENDING):
            await house.open()
        await house.tables.gathering.open("toy", toy.Options(), house.cid, [house.bob], house.place, "en")
        await house.tables.gathering.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        await house.open(house.dan)

    async def test_an_inviter_who_has_left_still_counts(self, house):
        for _ in range(PENDING):
            table = await house.gather(house.cid)
            await house.tables.gathering.invite(table.id, house.ann.id, [house.bob])
            await house.tables.gathering.leave(table.id, house.ann.id)
        with refusal("many-calls"):
            await house.open()

    async def test_what_has_lapsed_waits_no_longer(self, house):
        for _ in range(PENDING):
            await house.open()
        house.clock.pass_(days=7)
        await house.tables.housekeeping.expire()
        await house.open()


class TestPause:
    async def test_challenged_and_declined_again_and_again(self, house):
        for _ in range(6):
            try:
                table = await house.open()
            except Refusal:
                continue
            await house.tables.gathering.decline(table.id, house.bob.id)
        assert await pings(house) == 1

    async def test_it_says_when_it_ends_and_ends_then(self, house):
        table = await house.open()
        house.clock.pass_(hours=1)
        await house.tables.gathering.decline(table.id, house.bob.id)
        house.clock.pass_(hours=23)
        with pytest.raises(Refusal, match="paused") as raised:
            await house.open()
        until = house.clock.time + timedelta(hours=1)
        given = {"person": Number(house.bob.id), "until": Number(int(until.timestamp()))}
        assert dict(raised.value.reason.args) == given
        house.clock.pass_(hours=1, seconds=-1)
        with refusal("paused"):
            await house.open()
        house.clock.pass_(seconds=1)
        await house.open()

    async def test_it_survives_a_restart(self, house):
        await house.tables.gathering.decline((await house.open()).id, house.bob.id)
        await house.restart()
        with refusal("paused"):
            await house.open()

    async def test_nobody_else_pauses(self, house, toy):
        await house.tables.gathering.decline((await house.open()).id, house.bob.id)
        await house.open(house.cid)
        await house.tables.gathering.open("toy", toy.Options(), house.cid, [house.bob], house.place, "en")
        back = await house.tables.gathering.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        assert (await house.tables.gathering.join(back.id, house.ann)).status == "running"

    @pytest.mark.parametrize("how", ["withdraw", "given up", "left alone", "begun without", "shut by the next host"])
    async def test_whatever_ends_a_call_but_its_time(self, house, how):
        """Each way to call somebody once more at once."""
        tables, ann, bob = house.tables, house.ann, house.bob
        if how == "withdraw":
            await tables.gathering.withdraw((await house.open()).id, ann.id)
        else:
            table = await called(house, ann, bob)
            if how == "given up":
                await tables.gathering.leave(table.id, bob.id)
            elif how == "left alone":
                await tables.gathering.leave(table.id, ann.id)
            elif how == "begun without":
                await tables.gathering.begin(table.id, ann.id)
            else:
                await tables.gathering.join(table.id, house.cid)
                await tables.gathering.leave(table.id, ann.id)
                await tables.gathering.leave(table.id, house.cid.id)
        with refusal("paused"):
            await house.open()
        with refusal("paused"):
            await called(house, ann, bob)

    async def test_invited_and_left_again_and_again(self, house):
        went = []
        for _ in range(15):
            table = await house.gather()
            went.append(await tried(house.tables.gathering.invite(table.id, house.ann.id, [house.bob])))
            await house.tables.gathering.leave(table.id, house.ann.id)
        assert went == [""] + ["refuse-paused"] * 14
        assert await pings(house) == 1

    async def test_all_who_were_called_in_vain_are_left_in_peace(self, house):
        """An accomplice who declines is no way to call the third one again."""
        table = await house.open(house.bob, house.cid)
        await house.tables.gathering.decline(table.id, house.cid.id)
        for person in (house.bob, house.cid):
            with refusal("paused"):
                await house.open(person)

    async def test_who_had_accepted_is_not_among_them(self, house):
        table = await house.open(house.bob, house.cid)
        await house.tables.gathering.join(table.id, house.bob)
        await house.tables.gathering.decline(table.id, house.cid.id)
        await house.open()

    async def test_a_lapse_is_no_refusal(self, house):
        await house.open()
        house.clock.pass_(days=7)
        await house.tables.housekeeping.expire()
        await house.open()

    async def test_nor_is_a_table_that_was_taken_away(self, house):
        await house.tables.moderators.close((await house.open()).id, 99)
        await house.open()

    async def test_old_ones_are_deleted_in_passing(self, house):
        await house.tables.gathering.decline((await house.open()).id, house.bob.id)
        house.clock.pass_(days=2)
        await house.tables.gathering.decline((await house.open(house.cid)).id, house.cid.id)
        rows = await house.store._database.read("SELECT inviter, invited FROM pauses")
        assert rows == [(house.ann.id, house.cid.id)]

    async def test_a_clock_that_ran_ahead_makes_no_pause_of_years(self, house):
        house.clock.pass_(days=3650)
        await house.tables.gathering.decline((await house.open()).id, house.bob.id)
        house.clock.pass_(days=-3650)
        await house.open()

    async def test_it_is_stored_with_the_change_or_not_at_all(self, house, monkeypatch):
        table = await house.open()

        async def fail(*_):
            raise RuntimeError("between two statements")

        with monkeypatch.context() as patch:
            patch.setattr("bot.tables.store.tables._want", fail)
            with pytest.raises(RuntimeError):
                await house.tables.gathering.decline(table.id, house.bob.id)
        assert (await house.tables.reading.get(table.id)).status == "open"
        await house.open()


class TestRematch:
    async def over(self, house):
        table = await house.gather(house.bob, kind="duel")
        return await house.tables.life.resign(table.id, house.bob.id)

    async def test_one_is_never_hindered(self, house):
        """A pause and waiting calls from before the end of the game say nothing about a rematch."""
        table = await house.gather(house.bob, kind="duel")
        for _ in range(PENDING - 1):
            await house.open()
        await house.tables.gathering.decline((await house.open()).id, house.bob.id)
        house.clock.pass_(minutes=1)
        for _ in range(HOSTED - PENDING + 1):
            await house.gather()
        with refusal("many-hosted"):
            await house.gather()
        house.clock.pass_(minutes=1)
        await house.tables.life.resign(table.id, house.bob.id)
        assert (await house.tables.gathering.rematch(table.id, house.ann)).names == ("Ann", "Bob")

    async def test_many_are_no_way_round(self, house):
        tables = [await self.over(house) for _ in range(8)]
        house.clock.pass_(days=30)
        went = [await tried(house.tables.gathering.rematch(table.id, house.ann)) for table in tables]
        assert went == [""] * PENDING + ["refuse-many-calls"] * (8 - PENDING)
        again = await house.tables.gathering.rematch(tables[0].id, house.bob)
        await house.tables.gathering.decline(again.id, house.bob.id)
        for table in tables[PENDING:]:
            with refusal("paused"):
                await house.tables.gathering.rematch(table.id, house.ann)

    async def test_offered_and_withdrawn_again_and_again(self, house):
        table = await self.over(house)
        await house.tables.gathering.withdraw(
            (await house.tables.gathering.rematch(table.id, house.ann)).id, house.ann.id
        )
        with refusal("paused"):
            await house.tables.gathering.rematch(table.id, house.ann)
        house.clock.pass_(days=1)
        await house.tables.gathering.rematch(table.id, house.ann)

    async def test_those_who_may_not_be_called_are_left_out_of_a_lobby(self, house):
        table = await house.gather(house.bob, house.cid, house.dan, size=4)
        for person in (house.bob, house.cid, house.dan):
            table = await house.tables.life.resign(table.id, person.id)
        assert table.status == "over"
        house.clock.pass_(minutes=1)
        await house.tables.gathering.decline((await house.open()).id, house.bob.id)
        await house.tables.people.block(house.cid.id, house.ann.id)
        again = await house.tables.gathering.rematch(table.id, house.ann)
        assert again == await house.tables.reading.get(again.id)
        assert ([row.name for row in again.seats], [row.seat for row in again.seats]) == (["Ann", "Dan"], [0, 1])
        assert (again.size, again.status) == (4, "open")
        assert (await house.tables.gathering.join(again.id, house.bob)).names == ("Ann", "Dan", "Bob"), (
            "by himself he may come"
        )

    async def test_lobbies_without_the_others_are_lobbies_like_all(self, house):
        tables = [await self.over(house) for _ in range(3)]
        for table in tables:
            await house.store._database.run("UPDATE tables SET size = 5, options = '{}' WHERE id = ?", (table.id,))
        await house.tables.people.block(house.bob.id, house.ann.id)
        for _ in range(HOSTED - 1):
            await house.gather()
        house.clock.pass_(minutes=1)
        assert (await house.tables.gathering.rematch(tables[0].id, house.ann)).names == ("Ann",)
        with refusal("many-hosted"):
            await house.tables.gathering.rematch(tables[1].id, house.ann)


class TestTables:
    async def test_a_hundred_lobbies_of_one_host(self, house):
        went = [await tried(house.gather()) for _ in range(100)]
        assert went == [""] * HOSTED + ["refuse-many-hosted"] * (100 - HOSTED)
        tables = await house.tables.reading.of_user(house.ann.id)
        assert len(tables) == HOSTED
        await house.tables.gathering.leave(tables[0].id, house.ann.id)
        await house.gather()

    async def test_what_begins_at_once_waits_for_nobody(self, house):
        for _ in range(HOSTED):
            await house.gather()
        assert (await house.gather(size=1)).status == "running"

    async def test_seats_of_one_person(self, house, toy):
        tables = []
        for _ in range(SEATED):
            house.clock.pass_(minutes=1)
            tables.append(await house.gather(size=1))
        with pytest.raises(Refusal, match="many-seats") as raised:
            await house.gather(size=1)
        assert dict(raised.value.reason.args) == {"count": Number(SEATED)}
        with refusal("many-seats"):
            await house.open()
        challenge = await house.tables.gathering.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        lobby = await called(house, house.bob)
        for table in (challenge, lobby):
            with refusal("many-seats"):
                await house.tables.gathering.join(table.id, house.ann)
        assert (await house.tables.reading.get(challenge.id)).status == "open"
        await house.tables.life.resign(tables[0].id, house.ann.id)
        assert (await house.tables.gathering.join(challenge.id, house.ann)).status == "running"

    async def test_a_seat_that_was_given_up_is_none_though_the_others_play_on(self, house, monkeypatch):
        monkeypatch.setattr(admission, "SEATED", 1)
        table = await house.at_turn(house.bob, house.cid)
        with refusal("many-seats"):
            await house.gather()
        assert (await house.tables.life.resign(table.id, house.ann.id)).status == "running"
        await house.gather()

    async def test_invitations_take_nobody_a_seat(self, house, toy):
        """They are others' doing: with them nobody could keep a person from playing."""
        strangers = [Person(100 + number, f"Gil{number}") for number in range(SEATED)]
        for stranger in strangers:
            await house.tables.gathering.open("toy", toy.Options(), stranger, [house.ann], house.place, "en")
        await house.gather()


async def test_a_seat_knows_who_called_its_person(house):
    table = await house.gather(house.bob)
    await house.tables.gathering.invite(table.id, house.bob.id, [house.cid, house.dan])
    table = await house.tables.gathering.join(table.id, house.cid)
    by = [row.invited_by for row in table.seats]
    assert by == [None, None, house.bob.id, house.bob.id]
    assert table == await house.tables.reading.get(table.id)
    assert [row.invited_by for row in (await house.open()).seats] == [None, house.ann.id]


def test_a_pause_is_a_day():
    assert timedelta(days=1) == PAUSE
