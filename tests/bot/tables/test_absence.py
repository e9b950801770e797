"""Players who have left the server: noted by a look-up, told to the others, who may close the table."""

from __future__ import annotations

import pytest

from bot.tables.absence import absent, waiting
from bot.tables.model import Refusal
from engine.values import Cell


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def test_it_is_noted_and_told_to_those_who_play_on(house):
    table = await house.at_turn(house.bob, house.cid)
    gone = await house.tables.attend(table.id, {house.ann.id: False, house.bob.id: True})
    assert [row.seat for row in absent(gone)] == [0]
    assert [row.news == gone.seq for row in gone.seats] == [False, True, True]
    assert gone.owing == table.owing, "nothing is played for him"
    assert await house.tables.get(table.id) == gone
    with refusal("stale"):
        await house.tables.attend(table.id, {house.ann.id: False})


async def test_who_is_back_has_never_been_away(house):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.attend(table.id, {house.ann.id: False})
    await house.tables.desert(table.id, house.bob.id)
    back = await house.tables.attend(table.id, {house.ann.id: True})
    assert not absent(back)
    assert not any(row.closing for row in back.seats)
    with refusal("nobody-absent"):
        await house.tables.desert(table.id, house.cid.id)
    assert (await house.act(back, house.ann.id, "end")).owing == (1,)


async def test_the_only_other_closes_it_without_a_result(house):
    table = await house.at_turn()
    with refusal("nobody-absent"):
        await house.tables.desert(table.id, house.bob.id)
    await house.tables.attend(table.id, {house.ann.id: False})
    with refusal("not-seated"):
        await house.tables.desert(table.id, house.cid.id)
    with refusal("absent"):
        await house.tables.desert(table.id, house.ann.id)
    closed = await house.tables.desert(table.id, house.bob.id)
    assert (closed.status, closed.closed, closed.ended_by, closed.owing) == ("closed", "deserted", house.bob.id, ())
    with refusal("closed"):
        await house.act(table, house.ann.id, "end")


async def test_all_who_are_there_must_agree(house):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.attend(table.id, {house.ann.id: False})
    one = await house.tables.desert(table.id, house.cid.id)
    assert (one.status, [row.seat for row in waiting(one)]) == ("running", [1])
    with refusal("already-closing"):
        await house.tables.desert(table.id, house.cid.id)
    assert (await house.tables.desert(table.id, house.bob.id)).status == "closed"


async def test_who_has_left_the_game_has_no_say_and_is_not_missed(house):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.resign(table.id, house.cid.id)
    with refusal("gone"):
        await house.tables.desert(table.id, house.cid.id)
    left = await house.tables.attend(table.id, {house.cid.id: False})
    assert not absent(left)
    await house.tables.attend(table.id, {house.ann.id: False})
    assert (await house.tables.desert(table.id, house.bob.id)).status == "closed"


async def test_a_turn_in_the_making_goes_with_a_table_that_is_closed(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    noted = await house.tables.attend(table.id, {house.ann.id: False})
    assert noted.steps == table.steps
    assert (await house.tables.desert(table.id, house.bob.id)).steps == ()


async def test_an_open_or_ended_table_misses_nobody(house):
    opened = await house.open()
    with refusal("stale"):
        await house.tables.attend(opened.id, {house.ann.id: False})
    table = await house.at_turn()
    await house.tables.resign(table.id, house.bob.id)
    with refusal("stale"):
        await house.tables.attend(table.id, {house.bob.id: False})


async def test_the_card_and_the_others_messages_show_it(house):
    table = await house.at_turn(house.bob, house.cid)
    noted = await house.tables.attend(table.id, {house.ann.id: False})
    wanted = {target: (await house.tables.delivery(table.id, target)).wanted for target in ("card", "seat0", "seat1")}
    assert {target: seq == noted.seq for target, seq in wanted.items()} == {
        "card": True,
        "seat0": False,
        "seat1": True,
    }
    agreed = await house.tables.desert(table.id, house.bob.id)
    assert (await house.tables.delivery(table.id)).wanted == agreed.seq
