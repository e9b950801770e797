"""Who may call whom to a table, how often, and who may sit down: what stops a pest and is in nobody else's way."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.tables import admission
from bot.tables.limits import HOSTED, PAUSE, PENDING, SEATED
from bot.tables.model import Person, Refusal
from engine import game as games
from engine.values import Number


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def tried(doing) -> str:
    """How something went: the refusal's id, or "" where it was done."""
    try:
        await doing
    except Refusal as refused:
        return refused.reason.id
    return ""


async def pings(house) -> int:
    """How many calls were stored, each of which a card pings."""
    ((count,),) = await house.store._database.read("SELECT count(*) FROM seats WHERE invited_by IS NOT NULL")
    return int(count)


async def called(house, host: Person, *people: Person, size: int = 5):
    """A lobby of this host to which these people are invited."""
    table = await house.tables.gather("crew", games.get("crew").Options(), host, size, house.place, "en")
    return await house.tables.invite(table.id, host.id, people)


class TestWaiting:
    async def test_challenges_of_one_person_in_a_row(self, house):
        went = [await tried(house.open()) for _ in range(25)]
        assert went == [""] * PENDING + ["refuse-many-calls"] * (25 - PENDING)
        assert await pings(house) == len(await house.tables.of_user(house.bob.id)) == PENDING
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
            await house.tables.invite(lobby.id, house.ann.id, [house.dan, house.bob])
        assert (await house.tables.get(lobby.id)).names == ("Ann",), "all of them or none"
        await house.tables.join(table.id, house.bob)
        await house.open()

    async def test_others_may_call_the_same_one(self, house, toy):
        for _ in range(PENDING):
            await house.open()
        await house.tables.open("toy", toy.Options(), house.cid, [house.bob], house.place, "en")
        await house.tables.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        await house.open(house.dan)

    async def test_an_inviter_who_has_left_still_counts(self, house):
        for _ in range(PENDING):
            table = await house.gather(house.cid)
            await house.tables.invite(table.id, house.ann.id, [house.bob])
            await house.tables.leave(table.id, house.ann.id)
        with refusal("many-calls"):
            await house.open()

    async def test_what_has_lapsed_waits_no_longer(self, house):
        for _ in range(PENDING):
            await house.open()
        house.clock.pass_(days=7)
        await house.tables.expire()
        await house.open()


class TestPause:
    async def test_challenged_and_declined_again_and_again(self, house):
        for _ in range(6):
            try:
                table = await house.open()
            except Refusal:
                continue
            await house.tables.decline(table.id, house.bob.id)
        assert await pings(house) == 1

    async def test_it_says_when_it_ends_and_ends_then(self, house):
        table = await house.open()
        house.clock.pass_(hours=1)
        await house.tables.decline(table.id, house.bob.id)
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
        await house.tables.decline((await house.open()).id, house.bob.id)
        await house.restart()
        with refusal("paused"):
            await house.open()

    async def test_nobody_else_pauses(self, house, toy):
        await house.tables.decline((await house.open()).id, house.bob.id)
        await house.open(house.cid)
        await house.tables.open("toy", toy.Options(), house.cid, [house.bob], house.place, "en")
        back = await house.tables.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        assert (await house.tables.join(back.id, house.ann)).status == "running"

    @pytest.mark.parametrize("how", ["withdraw", "given up", "left alone", "begun without", "shut by the next host"])
    async def test_whatever_ends_a_call_but_its_time(self, house, how):
        """Each way to call somebody once more at once."""
        tables, ann, bob = house.tables, house.ann, house.bob
        if how == "withdraw":
            await tables.withdraw((await house.open()).id, ann.id)
        else:
            table = await called(house, ann, bob)
            if how == "given up":
                await tables.leave(table.id, bob.id)
            elif how == "left alone":
                await tables.leave(table.id, ann.id)
            elif how == "begun without":
                await tables.begin(table.id, ann.id)
            else:
                await tables.join(table.id, house.cid)
                await tables.leave(table.id, ann.id)
                await tables.leave(table.id, house.cid.id)
        with refusal("paused"):
            await house.open()
        with refusal("paused"):
            await called(house, ann, bob)

    async def test_invited_and_left_again_and_again(self, house):
        went = []
        for _ in range(15):
            table = await house.gather()
            went.append(await tried(house.tables.invite(table.id, house.ann.id, [house.bob])))
            await house.tables.leave(table.id, house.ann.id)
        assert went == [""] + ["refuse-paused"] * 14
        assert await pings(house) == 1

    async def test_all_who_were_called_in_vain_are_left_in_peace(self, house):
        """An accomplice who declines is no way to call the third one again."""
        table = await house.open(house.bob, house.cid)
        await house.tables.decline(table.id, house.cid.id)
        for person in (house.bob, house.cid):
            with refusal("paused"):
                await house.open(person)

    async def test_who_had_accepted_is_not_among_them(self, house):
        table = await house.open(house.bob, house.cid)
        await house.tables.join(table.id, house.bob)
        await house.tables.decline(table.id, house.cid.id)
        await house.open()

    async def test_a_lapse_is_no_refusal(self, house):
        await house.open()
        house.clock.pass_(days=7)
        await house.tables.expire()
        await house.open()

    async def test_nor_is_a_table_that_was_taken_away(self, house):
        await house.tables.abort((await house.open()).id, by=99)
        await house.open()

    async def test_old_ones_are_deleted_in_passing(self, house):
        await house.tables.decline((await house.open()).id, house.bob.id)
        house.clock.pass_(days=2)
        await house.tables.decline((await house.open(house.cid)).id, house.cid.id)
        rows = await house.store._database.read("SELECT inviter, invited FROM pauses")
        assert rows == [(house.ann.id, house.cid.id)]

    async def test_a_clock_that_ran_ahead_makes_no_pause_of_years(self, house):
        house.clock.pass_(days=3650)
        await house.tables.decline((await house.open()).id, house.bob.id)
        house.clock.pass_(days=-3650)
        await house.open()

    async def test_it_is_stored_with_the_change_or_not_at_all(self, house, monkeypatch):
        table = await house.open()

        async def fail(*_):
            raise RuntimeError("between two statements")

        with monkeypatch.context() as patch:
            patch.setattr("bot.tables.store.tables._want", fail)
            with pytest.raises(RuntimeError):
                await house.tables.decline(table.id, house.bob.id)
        assert (await house.tables.get(table.id)).status == "open"
        await house.open()


class TestRematch:
    async def over(self, house):
        table = await house.gather(house.bob, kind="duel")
        return await house.tables.resign(table.id, house.bob.id)

    async def test_one_is_never_hindered(self, house):
        """A pause and waiting calls from before the end of the game say nothing about a rematch."""
        table = await house.gather(house.bob, kind="duel")
        for _ in range(PENDING - 1):
            await house.open()
        await house.tables.decline((await house.open()).id, house.bob.id)
        house.clock.pass_(minutes=1)
        for _ in range(HOSTED - PENDING + 1):
            await house.gather()
        with refusal("many-hosted"):
            await house.gather()
        house.clock.pass_(minutes=1)
        await house.tables.resign(table.id, house.bob.id)
        assert (await house.tables.rematch(table.id, house.ann)).names == ("Ann", "Bob")

    async def test_many_are_no_way_round(self, house):
        tables = [await self.over(house) for _ in range(8)]
        house.clock.pass_(days=30)
        went = [await tried(house.tables.rematch(table.id, house.ann)) for table in tables]
        assert went == [""] * PENDING + ["refuse-many-calls"] * (8 - PENDING)
        again = await house.tables.rematch(tables[0].id, house.bob)
        await house.tables.decline(again.id, house.bob.id)
        for table in tables[PENDING:]:
            with refusal("paused"):
                await house.tables.rematch(table.id, house.ann)

    async def test_offered_and_withdrawn_again_and_again(self, house):
        table = await self.over(house)
        await house.tables.withdraw((await house.tables.rematch(table.id, house.ann)).id, house.ann.id)
        with refusal("paused"):
            await house.tables.rematch(table.id, house.ann)
        house.clock.pass_(days=1)
        await house.tables.rematch(table.id, house.ann)

    async def test_those_who_may_not_be_called_are_left_out_of_a_lobby(self, house):
        table = await house.gather(house.bob, house.cid, house.dan, size=4)
        for person in (house.bob, house.cid, house.dan):
            table = await house.tables.resign(table.id, person.id)
        assert table.status == "over"
        house.clock.pass_(minutes=1)
        await house.tables.decline((await house.open()).id, house.bob.id)
        await house.tables.block(house.cid.id, house.ann.id)
        again = await house.tables.rematch(table.id, house.ann)
        assert again == await house.tables.get(again.id)
        assert ([row.name for row in again.seats], [row.seat for row in again.seats]) == (["Ann", "Dan"], [0, 1])
        assert (again.size, again.status) == (4, "open")
        assert (await house.tables.join(again.id, house.bob)).names == ("Ann", "Dan", "Bob"), "by himself he may come"

    async def test_lobbies_without_the_others_are_lobbies_like_all(self, house):
        tables = [await self.over(house) for _ in range(3)]
        for table in tables:
            await house.store._database.run("UPDATE tables SET size = 5, options = '{}' WHERE id = ?", (table.id,))
        await house.tables.block(house.bob.id, house.ann.id)
        for _ in range(HOSTED - 1):
            await house.gather()
        house.clock.pass_(minutes=1)
        assert (await house.tables.rematch(tables[0].id, house.ann)).names == ("Ann",)
        with refusal("many-hosted"):
            await house.tables.rematch(tables[1].id, house.ann)


class TestTables:
    async def test_a_hundred_lobbies_of_one_host(self, house):
        went = [await tried(house.gather()) for _ in range(100)]
        assert went == [""] * HOSTED + ["refuse-many-hosted"] * (100 - HOSTED)
        tables = await house.tables.of_user(house.ann.id)
        assert len(tables) == HOSTED
        await house.tables.leave(tables[0].id, house.ann.id)
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
        challenge = await house.tables.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        lobby = await called(house, house.bob)
        for table in (challenge, lobby):
            with refusal("many-seats"):
                await house.tables.join(table.id, house.ann)
        assert (await house.tables.get(challenge.id)).status == "open"
        await house.tables.resign(tables[0].id, house.ann.id)
        assert (await house.tables.join(challenge.id, house.ann)).status == "running"

    async def test_a_seat_that_was_given_up_is_none_though_the_others_play_on(self, house, monkeypatch):
        monkeypatch.setattr(admission, "SEATED", 1)
        table = await house.at_turn(house.bob, house.cid)
        with refusal("many-seats"):
            await house.gather()
        assert (await house.tables.resign(table.id, house.ann.id)).status == "running"
        await house.gather()

    async def test_invitations_take_nobody_a_seat(self, house, toy):
        """They are others' doing: with them nobody could keep a person from playing."""
        strangers = [Person(100 + number, f"Gil{number}") for number in range(SEATED)]
        for stranger in strangers:
            await house.tables.open("toy", toy.Options(), stranger, [house.ann], house.place, "en")
        await house.gather()


class TestBlocks:
    async def test_neither_may_call_the_other(self, house, toy):
        await house.tables.block(house.bob.id, house.ann.id)
        with refusal("not-callable") as raised:
            await house.open()
        assert dict(raised.value.reason.args) == {"person": Number(house.bob.id)}
        with refusal("not-callable"):
            await called(house, house.ann, house.cid, house.bob)
        with refusal("block-yours"):
            await house.tables.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        with refusal("block-yours"):
            await called(house, house.bob, house.ann)
        await house.open(house.cid)
        await house.tables.unblock(house.bob.id, house.ann.id)
        await house.open()

    async def test_lifting_ones_own_lifts_no_other(self, house):
        for one, other in ((house.ann, house.bob), (house.bob, house.ann)):
            await house.tables.block(one.id, other.id)
        await house.tables.unblock(house.ann.id, house.bob.id)
        with refusal("not-callable"):
            await house.open()

    async def test_neither_may_join_where_the_other_sits(self, house):
        await house.tables.block(house.bob.id, house.cid.id)
        for here, comes, id in ((house.bob, house.cid, "not-together"), (house.cid, house.bob, "block-sits-here")):
            table = await house.gather(here)
            with refusal(id):
                await house.tables.join(table.id, comes)
            assert (await house.tables.get(table.id)).names == ("Ann", here.name)
            await house.tables.leave(table.id, here.id)
            await house.tables.join(table.id, comes)

    async def test_nor_accept_beside_the_other(self, house):
        table = await house.open(house.bob, house.cid)
        await house.tables.join(table.id, house.bob)
        await house.tables.block(house.bob.id, house.cid.id)
        with refusal("not-together"):
            await house.tables.join(table.id, house.cid)
        assert (await house.tables.get(table.id)).status == "open"

    async def test_calls_between_the_two_come_to_nothing(self, house, toy):
        ann, bob, cid = house.ann, house.bob, house.cid
        to_bob = await house.open()
        to_ann = await house.tables.open("toy", toy.Options(), bob, [ann], house.place, "en")
        other = await house.open(cid)
        invited, invites = await called(house, ann, bob, cid), await called(house, bob, ann)
        by_another = await house.gather(cid)
        await house.tables.invite(by_another.id, cid.id, [bob])
        await house.tables.block(bob.id, ann.id)
        now = [await house.tables.get(table.id) for table in (to_bob, to_ann, other)]
        assert [table.closed for table in now] == ["declined", "withdrawn", None]
        assert (await house.tables.get(invited.id)).names == ("Ann", "Cid")
        assert (await house.tables.get(invites.id)).names == ("Bob",)
        assert (await house.tables.get(by_another.id)).names == ("Ann", "Cid", "Bob"), "that call is Cid's"
        assert [row.seat for row in (await house.tables.get(invited.id)).seats] == [0, 1]

    async def test_a_game_that_runs_goes_on(self, house):
        table = await house.gather(house.bob, kind="duel")
        await house.tables.block(house.bob.id, house.ann.id)
        for person in (house.ann, house.bob):
            table = await house.act(table, person.id, Number(0))
        table = await house.act(table, house.ann.id, "end")
        assert (table.status, table.owing) == ("running", (1,))
        await house.tables.resign(table.id, house.bob.id)
        for person, id in ((house.ann, "not-callable"), (house.bob, "block-yours")):
            with refusal(id):
                await house.tables.rematch(table.id, person)

    async def test_whom_somebody_has_blocked(self, house):
        await house.tables.remember(house.bob)
        for _ in range(2):
            await house.tables.block(house.ann.id, house.bob.id)
        await house.tables.block(house.ann.id, 99)
        assert sorted(await house.tables.blocked(house.ann.id)) == [(house.bob.id, "Bob"), (99, None)]
        assert await house.tables.blocked(house.bob.id) == []
        with refusal("block-oneself"):
            await house.tables.block(house.ann.id, house.ann.id)

    async def test_no_calls_from_anybody(self, house, toy):
        """Told in the same words as a block, so that those tell nobody that he is blocked."""
        await house.tables.choose(house.bob, challenges_off=True)
        with refusal("not-callable"):
            await house.open()
        with refusal("not-callable"):
            await called(house, house.ann, house.bob)
        lobby = await house.gather()
        assert (await house.tables.join(lobby.id, house.bob)).names == ("Ann", "Bob"), "he may come by himself"
        await house.tables.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        await house.tables.choose(house.bob, challenges_off=False)
        await house.open()


class TestForgetting:
    async def test_what_was_chosen_goes_what_protects_others_stays(self, house, toy):
        ann, bob, cid, dan = house.ann, house.bob, house.cid, house.dan
        await house.tables.block(ann.id, dan.id)
        await house.tables.block(bob.id, ann.id)
        await house.tables.decline((await house.open(cid)).id, cid.id)
        by_cid = await house.tables.open("toy", toy.Options(), cid, [ann], house.place, "en")
        await house.tables.decline(by_cid.id, ann.id)
        await house.tables.forget(ann.id, "somebody")
        rows = house.store._database.read
        assert await rows("SELECT blocker, blocked FROM blocks") == [(bob.id, ann.id)]
        assert await rows("SELECT inviter, invited FROM pauses") == [(ann.id, cid.id)]
        assert await rows("SELECT * FROM seats WHERE invited_by = ?", (ann.id,)) == []
        with refusal("paused"):
            await house.open(cid)

    async def test_calls_left_behind_are_no_way_to_call_again(self, house):
        table = await house.gather(house.cid)
        await house.tables.invite(table.id, house.ann.id, [house.bob])
        await house.tables.leave(table.id, house.ann.id)
        await house.tables.forget(house.ann.id, "somebody")
        with refusal("paused"):
            await house.open()
        house.clock.pass_(days=1)
        await house.open()


async def test_a_seat_knows_who_called_its_person(house):
    table = await house.gather(house.bob)
    await house.tables.invite(table.id, house.bob.id, [house.cid, house.dan])
    table = await house.tables.join(table.id, house.cid)
    by = [row.invited_by for row in table.seats]
    assert by == [None, None, house.bob.id, house.bob.id]
    assert table == await house.tables.get(table.id)
    assert [row.invited_by for row in (await house.open()).seats] == [None, house.ann.id]


def test_a_pause_is_a_day():
    assert timedelta(days=1) == PAUSE
