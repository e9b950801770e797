"""Lobbies: who may take a seat, leave, invite, change the options and begin, and what the store keeps of it."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.tables.model import Refusal
from engine.values import Number


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^{id}$")


def seated(table):
    """Names with a mark for those who have not answered yet."""
    return [row.name if row.joined else f"{row.name}?" for row in table.seats]


async def test_a_lobby_waits_with_its_host_in_the_first_seat(house):
    table = await house.gather()
    assert table == await house.tables.reading.get(table.id)
    assert (table.status, table.seq, table.size, table.host, table.names) == ("open", 0, 5, house.ann.id, ("Ann",))
    assert (table.owing, table.due) == ((), house.clock.time + timedelta(days=7))
    assert house.changed == [table.id]
    assert await house.tables.people.get(house.ann.id) is not None


@pytest.mark.parametrize(
    ("given", "size", "id"),
    [
        ({}, 6, "refuse-seats"),
        ({}, 0, "refuse-seats"),
        ({"kind": "duel"}, 3, "refuse-seats-exactly"),
        ({"kind": "duel"}, 1, "refuse-seats-exactly"),
    ],
)
async def test_a_number_that_the_options_do_not_allow(house, given, size, id):
    with refusal(id):
        await house.gather(size=size, **given)
    assert await house.tables.reading.of_user(house.ann.id) == []


async def test_the_size_is_the_most_unless_it_is_said(house):
    assert (await house.gather()).size == 5
    assert (await house.gather(size=3)).size == 3
    assert (await house.gather(kind="duel")).size == 2


async def test_for_oneself_it_begins_at_once(house):
    table = await house.gather(size=1)
    assert table == await house.tables.reading.get(table.id)
    assert (table.status, table.due, table.owing, table.seed) == ("running", None, (0,), "secret-seed")
    assert [row.kind for row in await house.log(table)] == ["start"]
    assert (await house.tables.reading.delivery(table.id, "seat0")).wanted == 1
    table = await house.act(table, house.ann.id, Number(1))
    assert table.status == "running"


async def test_the_last_seat_begins_the_game(house):
    table = await house.gather(house.bob, size=3)
    assert (table.status, seated(table), table.seed) == ("open", ["Ann", "Bob"], "")
    assert table == await house.tables.reading.get(table.id)
    table = await house.tables.gathering.join(table.id, house.cid)
    assert (table.status, table.names, table.owing) == ("running", ("Ann", "Bob", "Cid"), (0, 1, 2))
    assert table == await house.tables.reading.get(table.id)
    assert [(await house.tables.reading.delivery(table.id, f"seat{seat}")).wanted for seat in range(3)] == [2, 2, 2]
    assert await house.tables.people.get(house.cid.id) is not None


async def test_who_cannot_join(house):
    table = await house.gather(house.bob)
    with refusal("refuse-already-seated"):
        await house.tables.gathering.join(table.id, house.bob)
    await house.tables.gathering.invite(table.id, house.bob.id, [house.cid, house.dan, house.eve])
    with refusal("refuse-full"):
        await house.tables.gathering.join(table.id, house.fay)
    await house.tables.gathering.begin(table.id, house.ann.id)
    for person in (house.bob, house.cid, house.fay):
        with refusal("refuse-already-started"):
            await house.tables.gathering.join(table.id, person)


async def test_two_for_the_last_seat_one_sits(house):
    table = await house.gather(house.bob, size=3)
    results = await asyncio.gather(
        house.tables.gathering.join(table.id, house.cid),
        house.tables.gathering.join(table.id, house.dan),
        return_exceptions=True,
    )
    refused = [str(result) for result in results if isinstance(result, Refusal)]
    assert refused == ["refuse-already-started"]
    table = await house.tables.reading.get(table.id)
    assert (table.status, len(table.seats)) == ("running", 3)


async def test_a_conflict_is_tried_again_on_what_is_there_now(house):
    """Another process is quicker between the reading and the saving."""
    table = await house.gather(house.bob, size=4)
    save = house.store.tables.save
    others = [house.dan]

    async def slow(before, after, *more):
        if others:
            await rival.gathering.join(table.id, others.pop())
        await save(before, after, *more)

    rival = type(house.tables)(house.store, house.clock, lambda: "other")
    house.store.tables.save = slow
    table = await house.tables.gathering.join(table.id, house.cid)
    assert table.names == ("Ann", "Bob", "Dan", "Cid")
    assert table == await house.tables.reading.get(table.id)
    assert table.status == "running"


async def test_who_leaves_lets_the_others_move_up(house):
    table = await house.gather(house.bob, house.cid, house.dan)
    table = await house.tables.gathering.leave(table.id, house.bob.id)
    assert (table.names, [row.seat for row in table.seats], table.host) == (("Ann", "Cid", "Dan"), [0, 1, 2], 11)
    assert table == await house.tables.reading.get(table.id)
    table = await house.tables.gathering.join(table.id, house.bob)
    assert table.names == ("Ann", "Cid", "Dan", "Bob")
    assert table == await house.tables.reading.get(table.id)
    with refusal("refuse-not-seated"):
        await house.tables.gathering.leave(table.id, house.eve.id)


async def test_the_next_who_has_joined_becomes_host(house):
    table = await house.gather()
    await house.tables.gathering.invite(table.id, house.ann.id, [house.bob])
    await house.tables.gathering.join(table.id, house.cid)
    table = await house.tables.gathering.leave(table.id, house.ann.id)
    assert (seated(table), table.host) == (["Bob?", "Cid"], house.cid.id)
    assert table == await house.tables.reading.get(table.id)
    with refusal("refuse-not-host"):
        await house.tables.gathering.begin(table.id, house.ann.id)
    table = await house.tables.gathering.begin(table.id, house.cid.id)
    assert (table.status, table.names) == ("running", ("Cid",))


async def test_the_last_who_leaves_closes_the_lobby(house):
    table = await house.gather(house.bob)
    await house.tables.gathering.invite(table.id, house.bob.id, [house.cid])
    await house.tables.gathering.leave(table.id, house.ann.id)
    table = await house.tables.gathering.leave(table.id, house.bob.id)
    assert (table.status, table.closed, table.due, table.owing) == ("closed", "withdrawn", None, ())
    assert table == await house.tables.reading.get(table.id)
    for doing in (
        house.tables.gathering.join(table.id, house.cid),
        house.tables.gathering.leave(table.id, house.cid.id),
        house.tables.gathering.begin(table.id, house.bob.id),
    ):
        with refusal("refuse-lobby-withdrawn"):
            await doing


async def test_who_is_invited_owes_the_answer(house):
    table = await house.gather(house.bob, size=4)
    house.clock.pass_(minutes=1)
    table = await house.tables.gathering.invite(table.id, house.bob.id, [house.cid, house.dan])
    assert (seated(table), table.owing) == (["Ann", "Bob", "Cid?", "Dan?"], (2, 3))
    assert [(row.owes_since, row.since) for row in table.seats[2:]] == [(2, house.clock.time)] * 2
    assert table == await house.tables.reading.get(table.id)
    assert [each.id for each in await house.tables.reading.of_user(house.cid.id)] == [table.id]
    table = await house.tables.gathering.leave(table.id, house.cid.id)
    assert seated(table) == ["Ann", "Bob", "Dan?"]
    table = await house.tables.gathering.join(table.id, house.cid)
    assert (seated(table), table.status) == (["Ann", "Bob", "Dan?", "Cid"], "open"), "Dan’s seat is kept"
    table = await house.tables.gathering.join(table.id, house.dan)
    assert (seated(table), table.status) == (["Ann", "Bob", "Dan", "Cid"], "running")


async def test_who_may_invite_whom(house):
    table = await house.gather(house.bob, size=3)
    with refusal("refuse-join-first"):
        await house.tables.gathering.invite(table.id, house.eve.id, [house.cid])
    with refusal("refuse-already-here"):
        await house.tables.gathering.invite(table.id, house.ann.id, [house.ann])
    with refusal("refuse-few-seats"):
        await house.tables.gathering.invite(table.id, house.ann.id, [house.cid, house.dan])
    await house.tables.gathering.invite(table.id, house.ann.id, [house.cid])
    with refusal("refuse-full"):
        await house.tables.gathering.invite(table.id, house.ann.id, [house.dan])
    await house.tables.gathering.leave(table.id, house.bob.id)
    with refusal("refuse-already-here"):
        await house.tables.gathering.invite(table.id, house.ann.id, [house.cid])
    with refusal("refuse-join-first"):
        await house.tables.gathering.invite(table.id, house.cid.id, [house.dan])


async def test_beginning_lets_invitations_lapse_and_numbers_the_seats(house):
    table = await house.gather()
    await house.tables.gathering.invite(table.id, house.ann.id, [house.bob, house.cid])
    await house.tables.gathering.join(table.id, house.dan)
    table = await house.tables.gathering.join(table.id, house.cid)
    assert seated(table) == ["Ann", "Bob?", "Cid", "Dan"]
    for person in (house.cid, house.bob, house.eve):
        with refusal("refuse-not-host"):
            await house.tables.gathering.begin(table.id, person.id)
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    assert (table.status, table.names, table.owing) == ("running", ("Ann", "Cid", "Dan"), (0, 1, 2))
    assert [row.seat for row in table.seats] == [0, 1, 2]
    assert table == await house.tables.reading.get(table.id)
    assert await house.tables.reading.of_user(house.bob.id) == []
    with refusal("refuse-already-started"):
        await house.tables.gathering.begin(table.id, house.ann.id)


async def test_beginning_needs_as_many_as_the_rules_say(house):
    table = await house.gather(kind="duel")
    await house.tables.gathering.invite(table.id, house.ann.id, [house.bob])
    with pytest.raises(Refusal) as raised:
        await house.tables.gathering.begin(table.id, house.ann.id)
    given = dict(raised.value.reason.args)
    assert given == {"joined": Number(1), "count": Number(2)}
    assert (await house.tables.reading.get(table.id)).status == "open"


async def test_a_lobby_lapses_after_seven_days(house):
    table = await house.gather(house.bob)
    house.clock.pass_(days=7)
    for doing in (
        house.tables.gathering.join(table.id, house.cid),
        house.tables.gathering.begin(table.id, house.ann.id),
        house.tables.gathering.set_size(table.id, house.ann.id, 2),
    ):
        with refusal("refuse-lobby-expired"):
            await doing
    assert await house.tables.housekeeping.expire() == [table.id]
    table = await house.tables.reading.get(table.id)
    assert (table.status, table.closed) == ("closed", "expired")
    with refusal("refuse-lobby-expired"):
        await house.tables.gathering.join(table.id, house.cid)


class TestOptions:
    async def test_the_host_changes_them(self, house):
        table = await house.gather(house.bob)
        for name, value in (("weather", "storm"), ("gale", "strong"), ("fog", "True"), ("rounds", "3")):
            table = await house.tables.gathering.set_option(table.id, house.ann.id, name, value)
        assert table == await house.tables.reading.get(table.id)
        given = table.options.model_dump()
        assert given == {
            "kind": "free", "weather": "storm", "gale": "strong", "fog": True, "rounds": 3, "medal": "none",
        }  # fmt: skip
        table = await house.tables.gathering.begin(table.id, house.ann.id)
        assert table.state.rounds == 2, "the first of three has begun"

    async def test_nobody_else_does(self, house):
        table = await house.gather(house.bob)
        for person in (house.bob, house.eve):
            with refusal("refuse-not-host"):
                await house.tables.gathering.set_option(table.id, person.id, "kind", "duel")
            with refusal("refuse-not-host"):
                await house.tables.gathering.set_size(table.id, person.id, 2)

    async def test_what_does_not_go_together_is_refused(self, house):
        table = await house.gather(weather="storm")
        with refusal("crew-refuse-options"):
            await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "duel")
        for name, value in (("kind", "war"), ("wind", "N"), ("rounds", "9"), ("rounds", "x")):
            with refusal("refuse-stale"):
                await house.tables.gathering.set_option(table.id, house.ann.id, name, value)
        assert await house.tables.reading.get(table.id) == table

    async def test_the_size_follows_the_options(self, house):
        table = await house.gather(house.bob)
        table = await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "duel")
        assert (table.size, table.status) == (2, "open"), "the host is still choosing: nothing begins by itself"
        assert table == await house.tables.reading.get(table.id)
        with refusal("refuse-full"):
            await house.tables.gathering.join(table.id, house.cid)
        with refusal("refuse-seats-exactly"):
            await house.tables.gathering.set_size(table.id, house.ann.id, 3)
        table = await house.tables.gathering.begin(table.id, house.ann.id)
        assert (table.status, len(table.seats)) == ("running", 2)

    async def test_what_does_not_fit_those_who_sit_is_refused_with_numbers(self, house):
        table = await house.gather(house.bob)
        table = await house.tables.gathering.invite(table.id, house.bob.id, [house.cid])
        with pytest.raises(Refusal, match="refuse-crowded") as raised:
            await house.tables.gathering.set_option(table.id, house.ann.id, "kind", "duel")
        assert dict(raised.value.reason.args) == {"seated": Number(3), "size": Number(2)}
        with refusal("refuse-crowded"):
            await house.tables.gathering.set_size(table.id, house.ann.id, 2)
        assert await house.tables.reading.get(table.id) == table

    async def test_the_size_by_itself(self, house):
        table = await house.gather(house.bob)
        table = await house.tables.gathering.set_size(table.id, house.ann.id, 3)
        assert table == await house.tables.reading.get(table.id)
        with refusal("refuse-seats"):
            await house.tables.gathering.set_size(table.id, house.ann.id, 6)
        table = await house.tables.gathering.join(table.id, house.cid)
        assert (table.status, len(table.seats)) == ("running", 3)


async def test_a_challenge_is_no_lobby_and_a_lobby_no_challenge(house):
    challenge, lobby = await house.open(house.bob), await house.gather(house.bob)
    for doing in (
        house.tables.gathering.leave(challenge.id, house.ann.id),
        house.tables.gathering.begin(challenge.id, house.ann.id),
        house.tables.gathering.invite(challenge.id, house.ann.id, [house.cid]),
        house.tables.gathering.set_size(challenge.id, house.ann.id, 3),
        house.tables.gathering.decline(lobby.id, house.bob.id),
        house.tables.gathering.withdraw(lobby.id, house.ann.id),
    ):
        with refusal("refuse-stale"):
            await doing


async def test_it_survives_a_restart(house):
    table = await house.gather(house.bob, size=4, weather="storm")
    await house.tables.gathering.invite(table.id, house.ann.id, [house.cid])
    table = await house.tables.gathering.leave(table.id, house.ann.id)
    await house.restart()
    assert await house.tables.reading.get(table.id) == table
    assert await house.tables.housekeeping.next_due() == table.due
    await house.tables.gathering.join(table.id, house.cid)
    table = await house.tables.gathering.begin(table.id, house.bob.id)
    assert (table.status, table.names, table.size) == ("running", ("Bob", "Cid"), 4)


async def test_a_change_of_seats_is_all_or_nothing(house, monkeypatch):
    """A crash after the seats were taken out and before they are in again."""
    table = await house.gather(house.bob, house.cid)

    async def fail(*_):
        raise RuntimeError("between two statements")

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.store.tables._want", fail)
        for doing in (
            house.tables.gathering.leave(table.id, house.bob.id),
            house.tables.gathering.join(table.id, house.dan),
            house.tables.gathering.begin(table.id, house.ann.id),
        ):
            with pytest.raises(RuntimeError):
                await doing
    await house.restart()
    assert await house.tables.reading.get(table.id) == table
    assert (await house.tables.gathering.leave(table.id, house.bob.id)).names == ("Ann", "Cid")


async def test_a_running_game_pays_nothing_for_it(house, monkeypatch):
    """An action writes what it wrote before there were lobbies: no seats are put in anew, no options saved."""
    table = await house.gather(house.bob, size=2)
    statements = []
    for each in table.seats:
        table = await house.act(table, each.user, Number(0))
    writer = house.store._database._writer
    await writer.set_trace_callback(statements.append)
    await house.act(table, house.ann.id, "draw")
    await writer.set_trace_callback(None)
    written = [text.split("(")[0].split("SET")[0].split("WHERE")[0].strip() for text in statements]
    drafts = "SELECT seat, number FROM drafts"
    assert written == ["BEGIN IMMEDIATE", "UPDATE tables", "UPDATE deliveries", "INSERT INTO log", drafts, "COMMIT"]
