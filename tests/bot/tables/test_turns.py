"""Turns: acting."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.model import Refusal
from bot.tables.store import Conflict
from engine.values import Cell, Key, Number, Picks, Seat, line


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def test_who_may_act(house):
    opened = await house.open()
    with refusal("not-started"):
        await house.tables.turns.walk(opened.id, house.ann.id)
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    with refusal("not-seated"):
        await house.tables.turns.act(table.id, house.cid.id, number, (Key("end"),))
    with refusal("not-your-turn"):
        await house.tables.turns.walk(table.id, house.bob.id)
    with refusal("stale"):
        await house.tables.turns.act(table.id, house.bob.id, number, (Key("end"),))
    with refusal("stale"):
        await house.tables.turns.act(table.id, house.ann.id, number - 1, (Key("end"),))
    with refusal("unknown-table"):
        await house.tables.turns.act(999, house.ann.id, number, (Key("end"),))
    await house.tables.life.resign(table.id, house.bob.id)
    with refusal("game-over"):
        await house.tables.turns.act(table.id, house.ann.id, number, (Key("end"),))


@pytest.mark.parametrize(
    ("path", "id"),
    [
        ((Key("sink"),), "no-such-move"),
        ((Key("take"), Cell(9, 9)), "no-such-move"),
        ((Key("end"), Key("end")), "no-such-move"),
        ((Key("mark"), Picks(())), "no-such-move"),
        ((Key("take"),), "unfinished"),
        ((), "unfinished"),
    ],
)
async def test_illegal_paths(house, path, id):
    table = await house.at_turn()
    with refusal(id):
        await house.tables.turns.act(table.id, house.ann.id, house.number(table, house.ann.id), path)
    assert await house.tables.reading.get(table.id) == table


async def test_reason_of_the_engine_is_told(house):
    table = await house.at_turn()
    with pytest.raises(Refusal) as raised:
        await house.act(table, house.ann.id, "reef")
    assert raised.value.reason == line("toy-reef", cell=Cell(0, 0))
    assert (await house.tables.reading.get(table.id)).chance == table.chance


async def test_questions_without_a_choice_need_no_typing(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "tow", Seat(0), Cell(1, 0))
    (row,) = (await house.seen(table, house.ann)).made
    assert row.path == (Key("tow"), Seat(0), Cell(1, 0), Key("rope"))


async def test_two_same_clicks_do_one_action(house):
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    clicks = [house.tables.turns.act(table.id, house.ann.id, number, (Key("take"), Cell(0, 0))) for _ in range(2)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "Table"]
    assert (await house.seen(table, house.ann)).state.points == (1, 0)


async def test_two_people_at_once_both_act(house):
    table = await house.begin()
    number = house.number(table, house.bob.id)
    await asyncio.gather(
        house.tables.turns.act(table.id, house.ann.id, number, (Number(1),)),
        house.tables.turns.act(table.id, house.bob.id, number, (Number(2),)),
    )
    assert (await house.tables.reading.get(table.id)).state.pledged == (1, 2)


async def test_pledge_of_one_leaves_the_other_ones_question_open(house):
    table = await house.begin(house.bob, house.cid)
    numbers = [house.number(table, person.id) for person in (house.ann, house.bob, house.cid)]
    walk = await house.tables.turns.walk(table.id, house.cid.id, numbers[2])
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.bob.id, Number(1))
    assert (await house.tables.turns.walk(table.id, house.cid.id, numbers[2])).decision == walk.decision
    table = await house.tables.turns.act(table.id, house.cid.id, numbers[2], (Number(2),))
    assert table.state.pledged == (0, 1, 2)


async def test_many_people_at_many_tables_at_once(house):
    tables = [await house.begin(house.bob, house.cid) for _ in range(5)]
    people = (house.ann, house.bob, house.cid)
    await asyncio.gather(*(house.act(table, person.id, Number(1)) for table in tables for person in people))
    for table in tables:
        assert (await house.tables.reading.get(table.id)).state.pledged == (1, 1, 1)
        assert len(await house.log(table)) == 4


async def test_somebody_else_was_quicker(house, monkeypatch):
    """Another process saved in between: read again, check the number, apply once more."""
    table = await house.begin()
    save = house.store.tables.save
    calls = []

    async def overtaken(before, after, *more):
        calls.append(before.seq)
        if len(calls) == 1:
            monkeypatch.setattr(house.store.tables, "save", save)
            number = house.number(table, house.bob.id)
            other = type(house.tables)(house.store, house.clock)
            await other.turns.act(table.id, house.bob.id, number, (Number(2),))
            monkeypatch.setattr(house.store.tables, "save", overtaken)
        await save(before, after, *more)

    monkeypatch.setattr(house.store.tables, "save", overtaken)
    table = await house.tables.turns.act(table.id, house.ann.id, house.number(table, house.ann.id), (Number(1),))
    assert calls == [1, 2]
    assert (await house.seen(table, house.ann)).state.pledged == (1, 2)
    assert [row.seat for row in await house.tables.reading.log(await house.seen(table, house.ann))] == [None, 1, 0]


async def test_always_overtaken(house, monkeypatch):
    table = await house.begin()

    async def overtaken(before, after, *more):
        raise Conflict

    monkeypatch.setattr(house.store.tables, "save", overtaken)
    with refusal("busy"):
        await house.act(table, house.ann.id, Number(1))
    assert house.changed[-1] == table.id
    assert await house.tables.reading.get(table.id) == table


async def test_changed_is_called_after_the_commit(house):
    table = await house.begin()
    seen = []
    house.tables.changes.changed = lambda id: seen.append(asyncio.ensure_future(house.tables.reading.get(id)))
    after = await house.act(table, house.ann.id, Number(1))
    assert [await task for task in seen] == [after]
