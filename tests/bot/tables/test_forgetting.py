"""Forgetting a person: what is deleted, and what stays because it is others'."""

from __future__ import annotations

import sqlite3

from msgspec.structs import replace

from bot.tables.person import Person
from engine import registry


def sql(house, statement: str, *values):
    with sqlite3.connect(house.path) as connection:
        rows = connection.execute(statement, values).fetchall()
    connection.close()
    return rows


async def test_forgetting_a_person(house):
    table = await house.at_turn()
    await house.tables.people.remember(house.ann, "ru")
    await house.tables.life.resign(table.id, house.bob.id)
    for person in (house.ann, house.bob):
        await house.tables.people.forget(person.id)
    assert await house.tables.people.get(house.ann.id) is None
    after = await house.tables.reading.get(table.id)
    assert [row.name for row in after.seats] == ["somebody", "somebody"]
    assert after.names == ("somebody (1)", "somebody (2)")


async def test_a_change_that_was_under_way_does_not_bring_back_who_is_forgotten(house):
    table = await house.at_turn(house.bob, house.cid)
    before = await house.tables.life.resign(table.id, house.ann.id)
    await house.tables.people.forget(house.ann.id)
    told = tuple(replace(row, news=before.seq + 1) for row in before.seats)
    await house.store.tables.save(before, replace(before, seq=before.seq + 1, seats=told))
    after = await house.tables.reading.get(table.id)
    assert [row.news for row in after.seats] == [after.seq] * 3
    assert [row.user for row in after.seats] == [-1, house.bob.id, house.cid.id]
    assert [row.invited_by for row in after.seats] == [None] * 3, "it was she who had called them"


async def test_nobody_looks_at_each_start_for_who_is_forgotten(house, publisher):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.life.resign(table.id, house.bob.id)
    await house.tables.people.forget(house.bob.id)
    await house.tables.life.resign(table.id, house.ann.id)
    await publisher.round()
    over = await house.tables.reading.get(table.id)
    assert over.seats[1].news > over.seats[1].heard
    assert await house.store.deliveries.uncalled() == []


async def test_who_is_forgotten_stands_nowhere_but_in_what_others_have_chosen(house, publisher):
    """Every column of the database is looked through, those of later releases too."""
    me, warden = Person(777_777_777_777, "Gil"), Person(888_888_888_888, "Hal")
    toy, crew = registry.get("toy"), registry.get("crew")
    for other in (warden, house.bob):  # ended by the one, and by the other as a moderator
        table = await house.tables.gathering.open("toy", toy.Options(), me, [other], house.place, "en")
        await house.tables.gathering.join(table.id, other)
        if other == warden:
            await house.tables.life.resign(table.id, me.id)
        else:
            await house.tables.moderators.close(table.id, warden.id, f"no more of {me.id}")
    lobby = await house.tables.gathering.gather("crew", crew.Options(), house.ann, None, house.place, "en")
    await house.tables.gathering.join(lobby.id, me)
    await house.tables.gathering.invite(lobby.id, me.id, [warden, house.bob])
    await house.tables.gathering.leave(lobby.id, me.id)
    await house.tables.gathering.leave(lobby.id, warden.id)
    await house.tables.people.block(me.id, house.bob.id)
    await house.tables.people.block(house.bob.id, me.id)
    await publisher.round()
    for person in (me, warden):
        await house.tables.people.forget(person.id)
    held = set()
    for (name,) in sql(house, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        for _, column, *_ in sql(house, f"PRAGMA table_info({name})"):
            text = f"SELECT count(*) FROM {name} WHERE instr(CAST({column} AS TEXT), ?)"
            if any(sql(house, text, str(person.id)) != [(0,)] for person in (me, warden)):
                held.add(f"{name}.{column}")
    assert held <= {"blocks.blocked", "pauses.inviter"}
    assert "blocks.blocked" in held
