"""Turns: acting, and taking back."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.model import Refusal
from bot.tables.store import Conflict
from engine.values import Cell, Key, Number, Picks, Seat, line


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


# Acting


async def test_who_may_act(house):
    opened = await house.open()
    with refusal("not-started"):
        await house.tables.walk(opened.id, house.ann.id)
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    with refusal("not-seated"):
        await house.tables.act(table.id, house.cid.id, number, (Key("end"),))
    with refusal("not-your-turn"):
        await house.tables.walk(table.id, house.bob.id)
    with refusal("stale"):
        await house.tables.act(table.id, house.bob.id, number, (Key("end"),))
    with refusal("stale"):
        await house.tables.act(table.id, house.ann.id, number - 1, (Key("end"),))
    with refusal("unknown-table"):
        await house.tables.act(999, house.ann.id, number, (Key("end"),))
    await house.tables.resign(table.id, house.bob.id)
    with refusal("game-over"):
        await house.tables.act(table.id, house.ann.id, number, (Key("end"),))


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
        await house.tables.act(table.id, house.ann.id, house.number(table, house.ann.id), path)
    assert await house.tables.get(table.id) == table


async def test_reason_of_the_engine_is_told(house):
    table = await house.at_turn()
    with pytest.raises(Refusal) as raised:
        await house.act(table, house.ann.id, "reef")
    assert raised.value.reason == line("toy-reef", cell=Cell(0, 0))
    assert (await house.tables.get(table.id)).chance == table.chance


async def test_questions_without_a_choice_need_no_typing(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "tow", Seat(0), Cell(1, 0))
    row = (await house.tables.log(table.id))[-1]
    assert row.path == (Key("tow"), Seat(0), Cell(1, 0), Key("rope"))


async def test_two_same_clicks_do_one_action(house):
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    clicks = [house.tables.act(table.id, house.ann.id, number, (Key("take"), Cell(0, 0))) for _ in range(2)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "Table"]
    table = await house.tables.get(table.id)
    assert table.state.points == (1, 0)


async def test_two_people_at_once_both_act(house):
    table = await house.begin()
    number = house.number(table, house.bob.id)
    await asyncio.gather(
        house.tables.act(table.id, house.ann.id, number, (Number(1),)),
        house.tables.act(table.id, house.bob.id, number, (Number(2),)),
    )
    assert (await house.tables.get(table.id)).state.pledged == (1, 2)


async def test_pledge_of_one_leaves_the_other_ones_question_open(house):
    table = await house.begin(house.bob, house.cid)
    numbers = [house.number(table, person.id) for person in (house.ann, house.bob, house.cid)]
    walk = await house.tables.walk(table.id, house.cid.id, numbers[2])
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.bob.id, Number(1))
    assert (await house.tables.walk(table.id, house.cid.id, numbers[2])).decision == walk.decision
    table = await house.tables.act(table.id, house.cid.id, numbers[2], (Number(2),))
    assert table.state.pledged == (0, 1, 2)


async def test_many_people_at_many_tables_at_once(house):
    tables = [await house.begin(house.bob, house.cid) for _ in range(5)]
    people = (house.ann, house.bob, house.cid)
    await asyncio.gather(*(house.act(table, person.id, Number(1)) for table in tables for person in people))
    for table in tables:
        assert (await house.tables.get(table.id)).state.pledged == (1, 1, 1)
        assert len(await house.tables.log(table.id)) == 4


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
            await other.act(table.id, house.bob.id, number, (Number(2),))
            monkeypatch.setattr(house.store.tables, "save", overtaken)
        await save(before, after, *more)

    monkeypatch.setattr(house.store.tables, "save", overtaken)
    table = await house.tables.act(table.id, house.ann.id, house.number(table, house.ann.id), (Number(1),))
    assert calls == [1, 2]
    assert table.state.pledged == (1, 2)
    assert [row.seat for row in await house.tables.log(table.id)] == [None, 1, 0]


async def test_always_overtaken(house, monkeypatch):
    table = await house.begin()

    async def overtaken(before, after, *more):
        raise Conflict

    monkeypatch.setattr(house.store.tables, "save", overtaken)
    with refusal("busy"):
        await house.act(table, house.ann.id, Number(1))
    assert house.changed[-1] == table.id
    assert await house.tables.get(table.id) == table


async def test_changed_is_called_after_the_commit(house):
    table = await house.begin()
    seen = []
    house.tables.changed = lambda id: seen.append(asyncio.ensure_future(house.tables.get(id)))
    after = await house.act(table, house.ann.id, Number(1))
    assert [await task for task in seen] == [after]


# Taking back


async def test_take_back_restores_all_but_the_numbers(house):
    table = await house.at_turn()
    before = table
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    stale = house.number(table, house.ann.id)
    table = await house.act(table, house.ann.id, "take", Cell(1, 0))
    assert await house.tables.can_take_back(table.id, house.ann.id)
    assert not await house.tables.can_take_back(table.id, house.bob.id)
    used = {house.number(before, house.ann.id), stale, house.number(table, house.ann.id)}
    table = await house.tables.take_back(table.id, house.ann.id)
    assert table.state.points == (1, 0)
    table = await house.tables.take_back(table.id, house.ann.id)
    assert table == await house.tables.get(table.id)
    assert (table.state.points, table.chance, table.seats) == ((0, 0), before.chance, before.seats)
    assert house.number(table, house.ann.id) not in used
    with refusal("stale"):
        await house.tables.act(table.id, house.ann.id, stale, (Key("end"),))
    rows = await house.tables.log(table.id)
    assert [(row.kind, row.target, row.undone) for row in rows[-4:]] == [
        ("action", None, True),
        ("action", None, True),
        ("undo", rows[-3].seq, False),
        ("undo", rows[-4].seq, False),
    ]
    assert [row.kind for row in await house.tables.recent(table.id, -1)] == ["start", "action", "action"]
    # the pledges of both come before, so there is nothing more
    assert not await house.tables.can_take_back(table.id, house.ann.id)
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.ann.id)


async def test_numbers_are_never_used_twice(house):
    table = await house.at_turn()
    seen = {house.number(table, house.ann.id)}
    for cell in range(3):
        for _ in range(2):
            table = await house.act(table, house.ann.id, "take", Cell(cell, 0))
            assert house.number(table, house.ann.id) not in seen
            seen.add(house.number(table, house.ann.id))
        table = await house.tables.take_back(table.id, house.ann.id)
        assert house.number(table, house.ann.id) not in seen
        seen.add(house.number(table, house.ann.id))
        table = await house.tables.take_back(table.id, house.ann.id)
        seen.add(house.number(table, house.ann.id))


async def test_what_was_revealed_is_not_taken_back(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "draw")
    assert not await house.tables.can_take_back(table.id, house.ann.id)
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.ann.id)
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    table = await house.tables.take_back(table.id, house.ann.id)
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.ann.id)
    assert table.chance == 2


async def test_turn_that_was_ended_is_not_taken_back(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "end")
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.ann.id)
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.bob.id)
    with refusal("not-seated"):
        await house.tables.take_back(table.id, house.cid.id)
    assert not await house.tables.can_take_back(table.id, house.cid.id)


async def test_pledge_is_not_taken_back_once_made(house):
    table = await house.begin()
    table = await house.act(table, house.ann.id, Number(1))
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.ann.id)


async def test_resignation_stands_between(house):
    table = await house.at_turn(house.bob, house.cid)
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.tables.resign(table.id, house.cid.id)
    with refusal("take-back"):
        await house.tables.take_back(table.id, house.ann.id)


async def test_two_take_backs_at_once_take_back_two_or_refuse(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    results = await asyncio.gather(
        *(house.tables.take_back(table.id, house.ann.id) for _ in range(2)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "Table"]


async def test_chance_goes_on_where_it_was(house):
    """A draw after a taken-back action is the one that would have come anyway."""
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.tables.take_back(table.id, house.ann.id)
    drawn = await house.act(table, house.ann.id, "draw")
    other = await house.act(await house.at_turn(), house.ann.id, "draw")
    assert drawn.seed == other.seed
    assert drawn.state.points == other.state.points
