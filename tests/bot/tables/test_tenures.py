"""Seats that change hands: what goes with the person, what stays with the seat, and what is stored of it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables.clock import CLOCKS
from bot.tables.company import is_away
from bot.tables.making import noted, own
from bot.tables.model import FREE, Refusal
from bot.tables.person import Person
from bot.tables.play import seated
from bot.tables.store.export import export
from bot.tables.tenure import given, held, is_open, vacated
from engine.values import Cell, Key, Seat, line
from tests.bot.tables.agreeing import made
from tests.bot.tables.passing import begun, pledged, shown
from tests.bot.tables.spoiling import sql

GIL = Person(77, "Gil")


async def hand(house, table, seat, person=GIL, how="handed"):
    """The table after a seat has gone to another person."""

    async def step(before):
        now = house.clock.time
        return noted(
            given(before, seat, person, how, now),
            "vote",
            line("event-seat-taken", seat=Seat(seat)),
            now,
            (Key("seat"),),
        )

    return await house.tables.changes.change(table.id, None, step)


async def vacate(house, table, seat, how="unseated"):
    """The table after a seat was made free."""

    async def step(before):
        now = house.clock.time
        return noted(
            vacated(before, seat, how, now), "vote", line("event-seat-taken", seat=Seat(seat)), now, (Key("seat"),)
        )

    return await house.tables.changes.change(table.id, None, step)


async def test_a_new_tenure_begins_anew_with_everything_of_a_person(house, publisher):
    table = await pledged(house, await begun(house, "singly", clock=CLOCKS["steady"]))
    mover = table.owing[0]
    table = await shown(house, publisher, table)
    house.clock.pass_(hours=50)
    rows = list(table.seats)
    rows[mover] = replace(rows[mover], misses=1, lapses=2, gifts=3, hushed=True, dm_closed=True)
    before = replace(table, seats=tuple(rows))
    row = given(before, mover, GIL, "handed", house.clock.time).seats[mover]
    old = before.seats[mover]
    assert (row.user, row.name, row.bank) == (GIL.id, "Gil", CLOCKS["steady"].start)
    assert (row.misses, row.lapses, row.gifts, row.hushed, row.dm_closed) == (0, 0, 0, False, False)
    assert (row.running_since, row.late_since, row.autopilot_since) == (None, None, None)
    assert (row.owes, row.colour, row.side, row.turns) == (True, old.colour, old.side, old.turns)
    assert row.owes_since == row.news == before.seq + 1, "what it owes is put to the new holder, and then timed"


async def test_who_held_the_seat_is_told_so(house):
    table = await hand(house, await house.at_turn(), 0)
    assert [(t.seat, t.user, t.how, t.to_seq) for t in table.tenures if t.how] == [
        (0, house.ann.id, "handed", table.seq)
    ]
    assert (held(table, 0).user, held(table, 0).from_seq, held(table, 1).from_seq) == (GIL.id, table.seq, 0)
    assert await house.tables.reading.get(table.id) == table
    with pytest.raises(Refusal, match="refuse-seat-handed"):
        seated(table, house.ann.id)
    with pytest.raises(Refusal, match="refuse-not-seated"):
        seated(table, house.cid.id)
    assert await house.tables.reading.of_user(house.ann.id) == []
    assert [found.id for found in await house.tables.reading.of_user(GIL.id)] == [table.id]


async def test_a_turn_in_the_making_and_drafts_go(house):
    """What the old holder has done of a turn and begun to choose is nobody's after him."""
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.tables.turns.answer(table.id, house.ann.id, house.number(table, house.ann.id), Key("mark"), 0)
    number = house.number(table, house.ann.id)
    assert sql(house.path, "SELECT count(*) FROM drafts") == [(1,)]
    table = await hand(house, table, 0)
    assert (table.steps, own(table, 0).made) == ((), ())
    assert sql(house.path, "SELECT count(*) FROM drafts") == [(0,)]
    assert house.number(table, GIL.id) > number, "an old button answers nothing"
    with pytest.raises(Refusal, match="refuse-seat-handed"):
        await house.tables.turns.act(table.id, house.ann.id, number, (Key("end"),))
    walk = await house.tables.turns.walk(table.id, GIL.id)
    assert walk.path == ()


async def test_what_was_asked_and_voted_goes(house):
    table = await house.at_turn(house.bob, house.cid)
    table = await house.tables.votes.ask(table.id, house.ann.id, "draw")
    table = await house.tables.votes.ask(table.id, house.bob.id, "close")
    table = await house.tables.votes.agree(table.id, house.ann.id, table.open_motions[1].seq)
    table = await hand(house, table, 0)
    assert [(motion.kind, motion.by, motion.yes) for motion in table.motions] == [("close", 1, (1,))]
    assert (await house.tables.votes.ask(table.id, GIL.id, "draw")).open_motions, "it is no other asker's wait"


async def test_its_messages_go_to_the_new_holder_alone(house, publisher, discord):
    """The last message of the old holder is left over, and no later one reaches him."""
    table = await house.at_turn()
    await publisher.round()
    (old,) = discord.of(table, "seat0")
    assert (old.channel, old.retired) == (house.ann.id, 0)
    table = await hand(house, table, 0)
    await publisher.round()
    new = discord.of(table, "seat0")[1:]
    assert [message.channel for message in new] == [GIL.id]
    assert old.retired == 1
    shown_before = list(old.seqs)
    await house.act(table, GIL.id, "take", Cell(0, 0))
    await house.act(table, GIL.id, "end")
    await publisher.round()
    assert old.seqs == shown_before
    assert {message.channel for message in discord.of(table, "seat0")[1:]} == {GIL.id}
    assert await house.shown(table)


@pytest.mark.parametrize("kind", ["post", "edit"])
async def test_a_message_under_way_while_the_seat_changes_hands(house, publisher, discord, kind, monkeypatch):
    """It shows what its reader knew, is no message of the new holder's, and is reduced in the end."""
    table = await house.at_turn()
    if kind == "edit":
        await publisher.round()
        await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("flag"), Cell(2, 0)))
        await house.act(table, house.ann.id, "take", Cell(0, 0))
        sql(house.path, "UPDATE deliveries SET shown = 0 WHERE target = 'seat0'")
    call, at = getattr(discord, kind), []

    async def slow(table, delivery, *rest):
        if delivery.target == "seat0" and not at:
            at.append(delivery)
            await hand(house, table, 0)
        return await call(table, delivery, *rest)

    monkeypatch.setattr(discord, kind, slow)
    publisher.poke()
    await publisher.round()
    await publisher.round()
    mine = [message for message in discord.of(table, "seat0") if message.channel == house.ann.id]
    assert len(mine) == 1
    assert mine[0].retired >= 1
    theirs = [message for message in discord.of(table, "seat0") if message.channel == GIL.id]
    assert len(theirs) == 1
    assert await house.shown(table)


async def test_a_post_that_was_read_before_and_begun_after(house, publisher, discord, monkeypatch):
    """It never begins: the seat is another's."""
    table = await house.at_turn()
    begin = house.store.deliveries.begin

    async def late(delivery, table, at):
        if delivery.target == "seat0" and table.seats[0].user == house.ann.id:
            await hand(house, table, 0)
        return await begin(delivery, table, at)

    monkeypatch.setattr(house.store.deliveries, "begin", late)
    await publisher.round()
    await publisher.round()
    assert {message.channel for message in discord.of(table, "seat0")} == {GIL.id}


async def test_a_seat_that_nobody_holds(house, publisher, discord):
    """Its moves are made at once, it is nobody's to write to, and it is open."""
    table = await house.at_turn(house.bob, house.cid)
    await publisher.round()
    table = await vacate(house, table, 0)
    row = table.seats[0]
    assert (row.user, row.name, row.autopilot_since) == (-1, "", house.clock.time)
    assert is_open(table, 0)
    assert is_away(row, house.clock.time)
    assert held(table, 1).user == house.bob.id
    sent = len(discord.of(table, "seat0"))
    table = await shown(house, publisher, table)
    await shown(house, publisher, table)
    assert table.owing == (1,), "its turn was made for it"
    assert len(discord.of(table, "seat0")) == sent
    assert await house.shown(table)
    with pytest.raises(Refusal, match="refuse-seat-unseated"):
        seated(table, house.ann.id)
    table = await hand(house, table, 0)
    assert [(t.user, t.how) for t in table.tenures] == [(house.ann.id, "unseated"), (GIL.id, "")]
    await publisher.round()
    assert discord.of(table, "seat0")[-1].channel == GIL.id


async def test_what_is_remembered_of_a_former_holder(house):
    """He can be forgotten at once: the seat isn't his any more."""
    table = await house.at_turn()
    await house.tables.people.remember(house.ann)
    table = await hand(house, table, 0)
    await house.tables.people.remember(Person(house.ann.id, "Anne"))
    assert [t.name for t in (await house.tables.reading.get(table.id)).tenures] == ["Anne", "Gil"]
    await house.tables.people.forget(house.ann.id)
    table = await house.tables.reading.get(table.id)
    assert [(t.user, t.name) for t in table.tenures] == [(-1, "somebody"), (GIL.id, "Gil")]
    assert table.seats[0].user == GIL.id
    assert sql(house.path, "SELECT count(*) FROM leftovers") == [(0,)]


async def test_pacts_belong_to_the_seat(house):
    """The new holder sees and may end them, the former one sees those that all may see."""
    table = await house.at_turn(house.bob, house.cid)
    pact = await made(house, table, 0, 1, words="between us")
    table = await hand(house, table, 0)
    known = house.tables.pacts.known
    assert [found.words for found in await known(table, table.seat_of(GIL.id))] == ["between us"]
    assert await known(table, table.seat_of(house.ann.id)) == []
    with pytest.raises(Refusal, match="refuse-seat-handed"):
        await house.tables.pacts.call_off(table.id, house.ann.id, pact.id)
    await house.tables.people.forget(house.ann.id)
    assert await known(table, 1) == [], "what he has written goes with him"


async def test_what_is_told_to_somebody_about_a_seat_that_he_held(house):
    """His own moves and pacts of that time, and nothing of the next one's; and so for the next one."""
    table = await house.at_turn(house.bob, house.cid)
    await made(house, table, 1, 2, words="by Bob")
    house.clock.pass_(hours=1)
    table = await hand(house, table, 1)
    await house.tables.turns.act(table.id, GIL.id, FREE, (Key("flag"), Cell(2, 0)))
    await made(house, table, 1, 2, words="by Gil")
    (bob,), (gil,) = (export(house.path, user)["tables"] for user in (house.bob.id, GIL.id))
    assert [move["move"] for move in bob["moves"]] == ["0"]
    assert [move["move"] for move in gil["moves"]] == ["flag C1"]
    assert [pact["words"] for pact in bob["pacts"]] == ["by Bob"]
    assert [pact["words"] for pact in gil["pacts"] if pact["yours"]] == ["by Gil"]
    assert "seat" not in bob
    assert [(held["seat"], held["how"]) for held in bob["held"]] == [(1, "handed")]


async def test_reminders_begin_anew(house, publisher):
    table = await shown(house, publisher, await pledged(house, await begun(house, "singly")))
    mover = table.owing[0]
    assert sql(house.path, f"SELECT count(*) FROM due WHERE kind = 'remind' AND seat = {mover}") == [(1,)]
    house.clock.pass_(hours=1)
    table = await hand(house, table, mover)
    assert sql(house.path, f"SELECT count(*) FROM due WHERE kind = 'remind' AND seat = {mover}") == [(0,)]
    table = await shown(house, publisher, table)
    assert sql(house.path, f"SELECT count(*) FROM due WHERE kind = 'remind' AND seat = {mover}") == [(1,)]
    assert table.seats[mover].running_since == house.clock.time
    assert house.clock.time - table.created >= timedelta(hours=1)
