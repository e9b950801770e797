"""Who wants nothing to do with whom, or no calls at all: what is kept from them, and what outlives forgetting."""

from __future__ import annotations

from engine.values import Number
from tests.bot.tables.calling import called, refusal


class TestBlocks:
    async def test_neither_may_call_the_other(self, house, toy):
        await house.tables.people.block(house.bob.id, house.ann.id)
        with refusal("not-callable") as raised:
            await house.open()
        assert dict(raised.value.reason.args) == {"person": Number(house.bob.id)}
        with refusal("not-callable"):
            await called(house, house.ann, house.cid, house.bob)
        with refusal("block-yours"):
            await house.tables.gathering.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        with refusal("block-yours"):
            await called(house, house.bob, house.ann)
        await house.open(house.cid)
        await house.tables.people.unblock(house.bob.id, house.ann.id)
        await house.open()

    async def test_lifting_ones_own_lifts_no_other(self, house):
        for one, other in ((house.ann, house.bob), (house.bob, house.ann)):
            await house.tables.people.block(one.id, other.id)
        await house.tables.people.unblock(house.ann.id, house.bob.id)
        with refusal("not-callable"):
            await house.open()

    async def test_neither_may_join_where_the_other_sits(self, house):
        await house.tables.people.block(house.bob.id, house.cid.id)
        for here, comes, id in ((house.bob, house.cid, "not-together"), (house.cid, house.bob, "block-sits-here")):
            table = await house.gather(here)
            with refusal(id):
                await house.tables.gathering.join(table.id, comes)
            assert (await house.tables.reading.get(table.id)).names == ("Ann", here.name)
            await house.tables.gathering.leave(table.id, here.id)
            await house.tables.gathering.join(table.id, comes)

    async def test_nor_accept_beside_the_other(self, house):
        table = await house.open(house.bob, house.cid)
        await house.tables.gathering.join(table.id, house.bob)
        await house.tables.people.block(house.bob.id, house.cid.id)
        with refusal("not-together"):
            await house.tables.gathering.join(table.id, house.cid)
        assert (await house.tables.reading.get(table.id)).status == "open"

    async def test_calls_between_the_two_come_to_nothing(self, house, toy):
        ann, bob, cid = house.ann, house.bob, house.cid
        to_bob = await house.open()
        to_ann = await house.tables.gathering.open("toy", toy.Options(), bob, [ann], house.place, "en")
        other = await house.open(cid)
        invited, invites = await called(house, ann, bob, cid), await called(house, bob, ann)
        by_another = await house.gather(cid)
        await house.tables.gathering.invite(by_another.id, cid.id, [bob])
        await house.tables.people.block(bob.id, ann.id)
        now = [await house.tables.reading.get(table.id) for table in (to_bob, to_ann, other)]
        assert [table.closed for table in now] == ["declined", "withdrawn", None]
        assert (await house.tables.reading.get(invited.id)).names == ("Ann", "Cid")
        assert (await house.tables.reading.get(invites.id)).names == ("Bob",)
        assert (await house.tables.reading.get(by_another.id)).names == ("Ann", "Cid", "Bob"), "that call is Cid's"
        assert [row.seat for row in (await house.tables.reading.get(invited.id)).seats] == [0, 1]

    async def test_a_game_that_runs_goes_on(self, house):
        table = await house.gather(house.bob, kind="duel")
        await house.tables.people.block(house.bob.id, house.ann.id)
        for person in (house.ann, house.bob):
            table = await house.act(table, person.id, Number(0))
        table = await house.act(table, house.ann.id, "end")
        assert (table.status, table.owing) == ("running", (1,))
        await house.tables.life.resign(table.id, house.bob.id)
        for person, id in ((house.ann, "not-callable"), (house.bob, "block-yours")):
            with refusal(id):
                await house.tables.gathering.rematch(table.id, person)

    async def test_whom_somebody_has_blocked(self, house):
        await house.tables.people.remember(house.bob)
        for _ in range(2):
            await house.tables.people.block(house.ann.id, house.bob.id)
        await house.tables.people.block(house.ann.id, 99)
        assert sorted(await house.tables.people.blocked(house.ann.id)) == [(house.bob.id, "Bob"), (99, None)]
        assert await house.tables.people.blocked(house.bob.id) == []
        with refusal("block-oneself"):
            await house.tables.people.block(house.ann.id, house.ann.id)

    async def test_no_calls_from_anybody(self, house, toy):
        """Told in the same words as a block, so that those tell nobody that he is blocked."""
        await house.tables.people.choose(house.bob, challenges_off=True)
        with refusal("not-callable"):
            await house.open()
        with refusal("not-callable"):
            await called(house, house.ann, house.bob)
        lobby = await house.gather()
        assert (await house.tables.gathering.join(lobby.id, house.bob)).names == ("Ann", "Bob"), (
            "he may come by himself"
        )
        await house.tables.gathering.open("toy", toy.Options(), house.bob, [house.ann], house.place, "en")
        await house.tables.people.choose(house.bob, challenges_off=False)
        await house.open()


class TestForgetting:
    async def test_what_was_chosen_goes_what_protects_others_stays(self, house, toy):
        ann, bob, cid, dan = house.ann, house.bob, house.cid, house.dan
        await house.tables.people.block(ann.id, dan.id)
        await house.tables.people.block(bob.id, ann.id)
        await house.tables.gathering.decline((await house.open(cid)).id, cid.id)
        by_cid = await house.tables.gathering.open("toy", toy.Options(), cid, [ann], house.place, "en")
        await house.tables.gathering.decline(by_cid.id, ann.id)
        await house.tables.people.forget(ann.id)
        rows = house.store._database.read
        assert await rows("SELECT blocker, blocked FROM blocks") == [(bob.id, ann.id)]
        assert await rows("SELECT inviter, invited FROM pauses") == [(ann.id, cid.id)]
        assert await rows("SELECT * FROM seats WHERE invited_by = ?", (ann.id,)) == []
        with refusal("paused"):
            await house.open(cid)

    async def test_calls_left_behind_are_no_way_to_call_again(self, house):
        table = await house.gather(house.cid)
        await house.tables.gathering.invite(table.id, house.ann.id, [house.bob])
        await house.tables.gathering.leave(table.id, house.ann.id)
        await house.tables.people.forget(house.ann.id)
        with refusal("paused"):
            await house.open()
        house.clock.pass_(days=1)
        await house.open()
