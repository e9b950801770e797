"""What a seat may do without owing it: the same walk under a number of its own, in and out of turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tables.model import FREE, Refusal
from bot.tables.play import Ways, free
from engine.values import Cell, Key, Number, line


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def test_out_of_turn_it_is_done_and_makes_nobody_owe_or_wait(house):
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    walk = await house.tables.turns.walk(table.id, house.bob.id, FREE)
    assert walk.decision.about == line("about-free")
    walk = await house.tables.turns.answer(table.id, house.bob.id, FREE, Key("lamp"), 0)
    assert walk.path == (Key("lamp"),)
    await house.tables.turns.answer(table.id, house.bob.id, FREE, Cell(1, 0), 1)
    after = await house.tables.turns.confirm(table.id, house.bob.id, FREE)
    assert after.state.signals == (1,)
    assert after.owing == table.owing
    assert [row.owes_since for row in after.seats] == [row.owes_since for row in table.seats]
    assert house.number(after, house.ann.id) == number, "the question of the one who moves is still the same"
    row = (await house.log(table))[-1]
    assert (row.seat, row.number, row.notation) == (1, FREE, "? B1")


async def test_in_ones_own_turn_it_stands_beside_what_is_owed(house):
    table = await house.at_turn()
    owed, free = await house.tables.turns.walks(table.id, house.ann.id)
    assert (owed.decision.number, free.decision.number) == (house.number(table, house.ann.id), FREE)
    after = await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("flag"), Cell(0, 0)))
    assert (await house.seen(table, house.ann)).state.signals == (0,)
    assert (after.state.signals, after.owing) == ((), table.owing), "nobody sees it yet"
    (only,) = await house.tables.turns.walks(table.id, house.ann.id)
    assert only.decision == owed.decision
    await house.tables.turns.take_back(table.id, house.ann.id)
    assert (await house.seen(table, house.ann)).state.signals == ()


async def test_what_can_no_longer_be_done_is_stale(house):
    table = await house.at_turn()
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), Cell(0, 0)))
    for late in (house.tables.turns.walk, house.tables.turns.confirm):
        with refusal("stale"):
            await late(table.id, house.bob.id, FREE)
    with refusal("stale"):
        await house.tables.turns.back(table.id, house.bob.id, FREE, 0)
    with refusal("not-your-turn"):
        await house.tables.turns.walks(table.id, house.bob.id)


async def test_the_two_ways_are_kept_apart(house):
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    with refusal("no-such-move"):
        await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("take"), Cell(0, 0)))
    with refusal("no-such-move"):
        await house.tables.turns.act(table.id, house.ann.id, number, (Key("lamp"), Cell(0, 0)))
    await house.tables.turns.answer(table.id, house.ann.id, FREE, Key("lamp"))
    assert (await house.tables.turns.walk(table.id, house.ann.id)).path == (), "a draft of the one is none of the other"


async def test_ones_own_free_action_is_taken_back_like_a_move(house):
    table = await house.begin()
    await house.act(table, house.ann.id, Number(1))
    await house.act(table, house.bob.id, Number(1))
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    table = await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), Cell(2, 0)))
    own = (await house.seen(table, house.ann)).state
    assert (own.points, own.signals, table.state.signals) == ((1, 0), (0,), ())
    for points in (1, 0):
        table = await house.tables.turns.take_back(table.id, house.ann.id)
        own = (await house.seen(table, house.ann)).state
        assert (own.points, own.signals) == ((points, 0), ())


async def test_what_is_done_in_secret_is_noticed_by_nobody_else(house):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("flag"), Cell(2, 0)))
    row = (await house.log(table))[-1]
    assert (row.notation, row.unseen) == ("?", True)
    before = await house.tables.reading.delivery(table.id)
    assert before.wanted == table.seq, "the card is not touched"
    await house.tables.turns.act(table.id, house.cid.id, FREE, (Key("lamp"), Cell(2, 0)))
    row = (await house.log(table))[-1]
    assert not row.unseen
    assert (await house.tables.reading.delivery(table.id)).wanted == row.seq


async def test_what_has_a_name_is_told_apart_from_the_rest(house):
    """The toy names its lamp and not its flag; who has signalled may do neither."""
    table = await house.at_turn()
    assert [free(table, seat) for seat in (0, 1)] == [Ways(("lamp",), others=True)] * 2
    after = await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), Cell(0, 0)))
    assert [free(after, seat) for seat in (0, 1)] == [Ways(("lamp",), others=True), Ways((), others=False)]
    assert free(replace(table, status="over"), 0) == Ways((), others=False)
