"""The life of a table from the challenge to the rematch."""

from __future__ import annotations

import secrets
from datetime import timedelta

import pytest

from bot.tables import opening
from bot.tables.model import Refusal
from engine.game import Hooks
from engine.values import Number, Seat, line


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def test_open_table_waits_for_the_invited(house):
    table = await house.open(house.bob, house.cid)
    assert table == await house.tables.reading.get(table.id)
    assert (table.status, table.seq, table.host, table.names) == ("open", 0, house.ann.id, ("Ann", "Bob", "Cid"))
    assert table.due == house.clock.time + timedelta(days=7)
    assert [(row.joined, row.owes) for row in table.seats] == [(True, False), (False, True), (False, True)]
    assert house.changed == [table.id]
    assert (await house.tables.reading.delivery(table.id)).wanted == 0


async def test_game_starts_when_the_last_has_accepted(house):
    table = await house.open(house.bob, house.cid)
    table = await house.tables.gathering.join(table.id, house.cid)
    assert (table.status, table.seq, table.seed, table.state) == ("open", 1, "", None)
    table = await house.tables.gathering.join(table.id, house.bob)
    assert (table.status, table.seq, table.seed, table.chance, table.due) == ("running", 2, "secret-seed", 1, None)
    assert table == await house.tables.reading.get(table.id)
    assert table.owing == (0, 1, 2)
    (row,) = await house.log(table)
    assert (row.seq, row.kind, row.time) == (2, "start", house.clock.time)
    assert [(await house.tables.reading.delivery(table.id, f"seat{seat}")).wanted for seat in range(3)] == [2, 2, 2]


def test_a_seed_is_secret_and_long(monkeypatch):
    monkeypatch.setattr(opening, "secrets", secrets)
    seeds = {opening.new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


async def test_whole_game(house):
    table = await house.begin(rounds=1)
    table = await house.act(table, house.bob.id, Number(2))
    assert table.owing == (0,)
    table = await house.act(table, house.ann.id, Number(1))
    assert table.owing == (0,)
    house.clock.pass_(hours=1)
    table = await house.act(table, house.ann.id, "draw")
    assert table.chance == 2
    table = await house.act(table, house.ann.id, "end")
    assert [(row.owes, row.owes_since) for row in table.seats] == [(False, 5), (True, 5)]
    assert table.seats[1].since == house.clock.time
    assert table.status == "running"
    table = await house.act(table, house.bob.id, "end")
    assert (table.status, table.owing, table.seq) == ("over", (), 6)
    assert table.engine.outcome(table.state).places[0] == (0,)
    rows = await house.log(table)
    assert [(row.seq, row.kind, row.seat) for row in rows] == [
        (1, "start", None),
        (2, "action", 1),
        (3, "action", 0),
        (4, "action", 0),
        (5, "action", 0),
        (6, "action", 1),
    ]
    assert rows[1].path == (Number(2),)
    assert rows[1].events[0].line_for(1) == line("toy-pledge", number=Number(2))
    assert rows[1].events[0].line_for(None) == line("toy-pledged", seat=Seat(1))
    assert [row.seq for row in await house.tables.reading.recent(table, since=4)] == [5, 6]
    history = await house.tables.reading.history(table.id)
    assert history[-1] == (rows[-1], table.state)


async def test_who_may_accept(house):
    table = await house.open(house.bob, house.cid)
    with refusal("not-invited"):
        await house.tables.gathering.join(table.id, house.dan)
    with refusal("own-invitation"):
        await house.tables.gathering.join(table.id, house.ann)
    await house.tables.gathering.join(table.id, house.bob)
    with refusal("already-joined"):
        await house.tables.gathering.join(table.id, house.bob)
    with refusal("unknown-table"):
        await house.tables.gathering.join(999, house.bob)
    await house.tables.gathering.join(table.id, house.cid)
    with refusal("already-started"):
        await house.tables.gathering.join(table.id, house.cid)


async def test_declined(house):
    table = await house.open(house.bob, house.cid)
    with refusal("not-invited"):
        await house.tables.gathering.decline(table.id, house.dan.id)
    table = await house.tables.gathering.decline(table.id, house.cid.id)
    assert (table.status, table.closed, table.due, table.owing, table.seq) == ("closed", "declined", None, (), 1)
    assert table == await house.tables.reading.get(table.id)
    with refusal("declined"):
        await house.tables.gathering.join(table.id, house.bob)


async def test_withdrawn_by_the_host_only(house):
    table = await house.open()
    with refusal("not-challenger"):
        await house.tables.gathering.withdraw(table.id, house.bob.id)
    table = await house.tables.gathering.withdraw(table.id, house.ann.id)
    assert table.closed == "withdrawn"
    with refusal("withdrawn"):
        await house.tables.gathering.join(table.id, house.bob)
    running = await house.begin(house.cid)
    with refusal("already-started"):
        await house.tables.gathering.withdraw(running.id, house.ann.id)


async def test_expiry(house):
    early = await house.open()
    house.clock.pass_(days=1)
    late = await house.open()
    running = await house.begin()
    assert await house.tables.housekeeping.next_due() == early.due
    assert await house.tables.housekeeping.expire() == []
    house.clock.pass_(days=6)
    with refusal("expired"):
        await house.tables.gathering.join(early.id, house.bob)
    assert await house.tables.housekeeping.expire() == [early.id]
    table = await house.tables.reading.get(early.id)
    assert (table.status, table.closed) == ("closed", "expired")
    with refusal("expired"):
        await house.tables.gathering.join(early.id, house.bob)
    assert await house.tables.housekeeping.next_due() == late.due
    house.clock.pass_(days=1)
    assert await house.tables.housekeeping.expire() == [late.id]
    assert await house.tables.housekeeping.next_due() is None
    assert (await house.tables.reading.get(running.id)).status == "running"


async def test_a_clock_that_ran_ahead_keeps_no_challenge_open_for_years(house):
    house.clock.pass_(days=3650)
    table = await house.open()
    house.clock.pass_(days=-3650)
    assert await house.tables.housekeeping.expire() == []
    mended = await house.tables.reading.get(table.id)
    assert mended.status == "open"
    assert mended.due == house.clock.time + timedelta(days=7)
    assert mended.seq > table.seq, "the card says until when"
    house.clock.pass_(days=7)
    assert await house.tables.housekeeping.expire() == [table.id]


@pytest.mark.parametrize("behind", [8, 60, 3650])
async def test_a_clock_that_was_behind_closes_no_challenge(house, behind):
    table = await house.open()
    house.clock.pass_(days=1 - behind)
    assert await house.tables.housekeeping.expire() == []
    house.clock.pass_(days=behind)
    assert await house.tables.housekeeping.expire() == []
    assert (await house.tables.reading.get(table.id)).due == table.due
    assert (await house.tables.gathering.join(table.id, house.bob)).status == "running"
    late = await house.open()
    house.clock.pass_(days=7)
    assert await house.tables.housekeeping.expire() == [late.id]


@pytest.mark.parametrize(
    ("invited", "id"),
    [(("ann",), "oneself"), (("bob", "bob"), "same-person"), ((), "seats"), (("bob", "cid", "dan"), "seats")],
)
async def test_who_can_be_invited(house, toy, invited, id):
    people = [getattr(house, name) for name in invited]
    with refusal(id):
        await house.tables.gathering.open("toy", toy.Options(), house.ann, people, house.place, "en")


async def test_unknown_game(house, toy):
    with refusal("unknown-game"):
        await house.tables.gathering.open("whist", toy.Options(), house.ann, [house.bob], house.place, "en")


async def test_resigning(house):
    table = await house.begin(house.bob, house.cid)
    with refusal("not-seated"):
        await house.tables.life.resign(table.id, house.dan.id)
    table = await house.tables.life.resign(table.id, house.bob.id)
    assert (table.status, table.owing) == ("running", (0, 2))
    with pytest.raises(Refusal, match="refuse-gone"):
        await house.tables.life.resign(table.id, house.bob.id)
    table = await house.tables.life.resign(table.id, house.ann.id)
    assert table.status == "over"
    assert table.engine.outcome(table.state).places[0] == (2,)
    assert [row.kind for row in await house.log(table)] == ["start", "resign", "resign"]
    with refusal("game-over"):
        await house.tables.life.resign(table.id, house.cid.id)


async def test_a_moderator_ends_it(house):
    table = await house.begin()
    table = await house.tables.moderators.close(table.id, 99)
    assert (table.status, table.closed) == ("closed", "aborted")
    with refusal("closed"):
        await house.tables.moderators.close(table.id, 99)
    with refusal("closed"):
        await house.tables.life.resign(table.id, house.ann.id)


async def test_a_table_whose_card_could_not_be_posted(house, publisher, discord):
    table = await house.open()
    discord.fail["answer"] = [RuntimeError("504")]
    await publisher.show(table.id)
    gone = await house.tables.life.unposted(table.id, house.ann.id)
    assert (gone.status, gone.closed) == ("closed", "unposted")
    with refusal("unposted"):
        await house.tables.gathering.join(table.id, house.bob)
    house.clock.pass_(seconds=10)
    await publisher.round()
    (card,) = discord.of(table)
    assert card.seqs[-1] == gone.seq, "it was posted after all"
    assert await house.shown(table)
    await house.open()  # nobody said no, so there is no pause


async def test_rematch_is_one_and_another_begins(house):
    table = await house.begin(first=1)
    with refusal("not-over"):
        await house.tables.gathering.rematch(table.id, house.bob)
    await house.tables.life.resign(table.id, house.ann.id)
    with refusal("not-seated"):
        await house.tables.gathering.rematch(table.id, house.cid)
    again = await house.tables.gathering.rematch(table.id, house.bob)
    assert again == await house.tables.reading.get(again.id)
    assert (again.status, again.host, again.place, again.rematch_of) == ("open", house.bob.id, house.place, table.id)
    assert again.names == ("Ann", "Bob")
    assert [(row.joined, row.owes) for row in again.seats] == [(False, True), (True, False)]
    assert (again.first, again.options) == (0, table.options)
    assert await house.tables.gathering.rematch(table.id, house.ann) == again
    again = await house.tables.gathering.join(again.id, house.ann)
    assert (again.status, list(again.engine.view(again.state, None).order)) == ("running", [0, 1])
    assert await house.tables.gathering.rematch(table.id, house.ann) == again


async def test_rematch_for_exactly_so_many_is_a_challenge(house):
    table = await house.gather(house.bob, kind="duel")
    await house.tables.life.resign(table.id, house.ann.id)
    first = await house.tables.gathering.rematch(table.id, house.bob)
    assert (first.status, first.size, first.names, first.owing) == ("open", None, ("Ann", "Bob"), (0,))
    await house.tables.gathering.decline(first.id, house.ann.id)
    second = await house.tables.gathering.rematch(table.id, house.ann)
    assert second.id != first.id, "one that came to nothing makes room"
    assert (await house.tables.reading.get(second.id)).rematch_of == table.id
    assert (await house.tables.gathering.join(second.id, house.bob)).status == "running"


async def test_rematch_for_several_numbers_is_a_lobby(house):
    table = await house.gather(house.bob, house.cid, size=3, rounds=4)
    await house.tables.life.resign(table.id, house.ann.id)
    await house.tables.life.resign(table.id, house.cid.id)
    again = await house.tables.gathering.rematch(table.id, house.cid)
    assert again == await house.tables.reading.get(again.id)
    assert (again.status, again.size, again.host, again.rematch_of) == ("open", 3, house.cid.id, table.id)
    assert (again.names, again.owing, again.options) == (("Ann", "Bob", "Cid"), (0, 1), table.options)
    await house.tables.gathering.leave(again.id, house.ann.id)
    again = await house.tables.gathering.begin(
        (await house.tables.gathering.join(again.id, house.bob)).id, house.cid.id
    )
    assert (again.status, again.names) == ("running", ("Bob", "Cid"))


async def test_rematch_for_oneself_begins_at_once(house):
    table = await house.gather(size=1)
    await house.tables.life.resign(table.id, house.ann.id)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert (again.status, again.names, again.rematch_of) == ("running", ("Ann",), table.id)
    assert again == await house.tables.reading.get(again.id)


async def test_rematch_asks_nobody_who_is_forgotten(house):
    table = await house.gather(house.bob, kind="duel")
    await house.tables.life.resign(table.id, house.bob.id)
    await house.tables.people.forget(house.bob.id)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    assert (again.names, again.size) == (("Ann",), 2)
    assert (await house.tables.gathering.join(again.id, house.cid)).status == "running"


async def test_rematch_of_a_game_that_has_no_say_in_it(house, toy, monkeypatch):
    monkeypatch.setattr(type(toy), "hooks", Hooks())
    table = await house.begin(first=None)
    await house.tables.life.resign(table.id, house.ann.id)
    again = await house.tables.gathering.rematch(table.id, house.bob)
    assert (again.options, again.first) == (table.options, None)


async def test_tables_of_a_person_own_turn_first_then_the_longest_waiting(house):
    theirs = await house.at_turn()
    theirs = await house.act(theirs, house.ann.id, "end")
    house.clock.pass_(minutes=1)
    newer = await house.begin(house.cid)
    house.clock.pass_(minutes=1)
    newest = await house.begin(house.cid, house.bob)
    await house.act(newer, house.cid.id, Number(1))
    opened = await house.open(house.cid)
    over = await house.begin()
    await house.tables.life.resign(over.id, house.ann.id)

    async def ids(user, **filters):
        return [table.id for table in await house.tables.reading.of_user(user, **filters)]

    assert await ids(house.ann.id) == [newer.id, newest.id, theirs.id, opened.id]
    assert await ids(house.ann.id, running_only=True) == [newer.id, newest.id, theirs.id]
    assert await ids(house.bob.id) == [theirs.id, newest.id]
    assert await ids(house.cid.id) == [newest.id, opened.id, newer.id]
    assert await ids(house.ann.id, game="sealords") == []
    assert await ids(house.ann.id, guild=1, channel=2, running_only=True) == [newer.id, newest.id, theirs.id]
    assert await ids(house.ann.id, channel=3) == []
    assert await ids(house.dan.id) == []


async def test_options_come_back_typed(house):
    table = await house.begin(rounds=7)
    assert (await house.tables.reading.get(table.id)).options == type(table.options)(rounds=7)
