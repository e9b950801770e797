"""What others do while a turn is in the making: it is done on what they see, and the turn goes on on top or is given
back.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.tables.making import GIVEN_BACK, owed, own
from bot.tables.model import FREE, Refusal
from engine.values import Cell, Key
from tests.bot.tables.test_replay import play_a_step

A1, B1, C1 = (Cell(column, 0) for column in range(3))


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def half_made(house, *cells: Cell):
    """A table for three where Ann has taken these cells and may still take them back."""
    table = await house.at_turn(house.bob, house.cid)
    for cell in cells:
        table = await house.act(table, house.ann.id, "take", cell)
    return table


@pytest.mark.parametrize("signal", ["lamp", "flag"])
async def test_the_turn_goes_on_and_what_others_did_stands(house, signal):
    table = await half_made(house, A1, B1)
    number = house.number(table, house.ann.id)
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    after = await house.tables.turns.act(table.id, house.bob.id, FREE, (Key(signal), C1))
    assert (after.state.points, after.state.signals) == ((0, 0, 0), (1,))
    seen = await house.seen(table, house.ann)
    assert (seen.state.points, seen.state.signals) == ((2, 0, 0), (1,))
    assert house.number(after, house.ann.id) == number, "its open question is the same"
    assert (await house.tables.turns.walk(table.id, house.ann.id)).path == walk.path, (
        "and so is what was answered of it"
    )
    rows = await house.tables.reading.log(seen)
    assert [row.notation for row in rows][-3:] == ["? C1" if signal == "lamp" else "?", "take A1", "take B1"]
    assert [row.seq for row in rows] == sorted({row.seq for row in rows})
    assert not await house.can_take_back(table, house.bob.id)
    for points in (1, 0):
        await house.tables.turns.take_back(table.id, house.ann.id)
        seen = await house.seen(table, house.ann)
        assert (seen.state.points, seen.state.signals) == ((points, 0, 0), (1,))
    assert house.number(seen, house.ann.id) != number


async def test_all_is_settled_in_the_order_in_which_it_counts(house):
    table = await half_made(house, A1)
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), C1))
    await house.act(table, house.ann.id, "take", B1)
    await house.tables.turns.act(table.id, house.cid.id, FREE, (Key("flag"), C1))
    after = await house.act(table, house.ann.id, "end")
    rows = (await house.log(table))[-5:]
    assert [(row.seat, row.notation) for row in rows] == [
        (1, "? C1"),
        (2, "?"),
        (0, "take A1"),
        (0, "take B1"),
        (0, "end"),
    ]
    states = await house.store.log.states(after)
    assert [(states[row.seq].points[0], len(states[row.seq].signals)) for row in rows] == [
        (0, 1),
        (0, 2),
        (1, 2),
        (2, 2),
        (2, 2),
    ]


async def test_a_secret_of_others_changes_nothing_that_can_be_noticed(house):
    table = await half_made(house, A1)
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    walks = [await house.tables.turns.walk(table.id, house.ann.id, number) for number in (None, FREE)]
    card = await house.tables.reading.delivery(table.id)
    messages = [await house.tables.reading.delivery(table.id, f"seat{seat}") for seat in range(3)]
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("flag"), C1))
    again = [await house.tables.turns.walk(table.id, house.ann.id, number) for number in (None, FREE)]
    assert [(w.decision, w.path, w.step) for w in walks] == [(w.decision, w.path, w.step) for w in again]
    assert await house.tables.reading.delivery(table.id) == card
    assert [await house.tables.reading.delivery(table.id, f"seat{seat}") for seat in (0, 2)] == [
        messages[0],
        messages[2],
    ]
    assert (await house.tables.reading.delivery(table.id, "seat1")).wanted > messages[1].wanted


async def test_what_no_longer_fits_is_given_back_with_a_word(house):
    table = await half_made(house, B1, A1)
    stale = house.number(table, house.ann.id)
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    after = await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), B1))
    assert (after.steps, after.state.points, after.owing) == ((), (0, 0, 0), (0,))
    seen = await house.seen(table, house.ann)
    assert seen.state == after.state
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)
    with refusal("stale"):
        await house.tables.turns.confirm(table.id, house.ann.id, stale)
    assert (await house.tables.turns.walk(table.id, house.ann.id)).path == ()
    assert after.seats[0].news == after.seq, "he is called to his turn once more"
    assert (await house.tables.reading.delivery(table.id, "seat0")).wanted == after.seq
    (row,) = (await house.log(table))[-1:]
    assert [event.line_for(0) for event in row.events][-1] == GIVEN_BACK.secret
    for other in (1, 2, None):
        assert GIVEN_BACK.secret not in [event.line_for(other) for event in row.events]
    used = {stale}
    for cell in (A1, C1):
        used.add(house.number(await house.tables.reading.get(table.id), house.ann.id))
        await house.act(table, house.ann.id, "take", cell)
    assert len(used) == 3


async def test_what_leads_to_another_question_is_given_back(house, toy, monkeypatch):
    """The number of the open question would be the same, and it would ask for something else."""
    table = await half_made(house, A1)
    number = house.number(table, house.ann.id)
    apply = type(toy).apply

    def by_lamplight(self: Any, state: Any, seat: int, action: Any, chance: Any) -> Any:
        if action.path[0] == Key("take") and state.lit:
            action = type(action)((Key("harbour"),))
        return apply(self, state, seat, action, chance)

    monkeypatch.setattr(type(toy), "apply", by_lamplight)
    after = await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), C1))
    assert after.steps == ()
    with refusal("stale"):
        await house.tables.turns.act(table.id, house.ann.id, number, (Key("end"),))


async def test_somebody_leaves_and_the_turn_goes_on(house):
    table = await half_made(house, A1)
    number = house.number(table, house.ann.id)
    after = await house.tables.life.resign(table.id, house.cid.id)
    assert (after.status, after.owing, after.state.points) == ("running", (0,), (0, 0, 0))
    assert house.number(after, house.ann.id) == number
    assert (await house.seen(table, house.ann)).state.points == (1, 0, 0)
    after = await house.act(table, house.ann.id, "end")
    assert [(row.seat, row.kind) for row in (await house.log(table))[-3:]] == [
        (2, "resign"),
        (0, "action"),
        (0, "action"),
    ]
    assert after.owing == (1,)


async def test_the_game_ends_by_it(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", A1)
    after = await house.tables.life.resign(table.id, house.bob.id)
    assert (after.status, after.owing, after.steps, after.state.points) == ("over", (), (), (0, 0))
    assert (await house.seen(table, house.ann)).state == after.state
    rows = await house.log(table)
    assert [row.kind for row in rows] == ["start", "action", "action", "resign"]
    assert [event.line_for(0) for event in rows[-1].events] == [event.public for event in rows[-1].events]
    with refusal("game-over"):
        await house.tables.turns.take_back(table.id, house.ann.id)


async def test_the_mover_gives_up_when_others_have_done_something(house):
    table = await half_made(house, A1)
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), B1))
    after = await house.tables.life.resign(table.id, house.ann.id)
    assert (after.state.points, after.state.signals, after.owing) == ((1, 0, 0), (1,), (1,))
    assert [(row.seat, row.kind) for row in (await house.log(table))[-3:]] == [
        (1, "action"),
        (0, "action"),
        (0, "resign"),
    ]


async def test_others_are_refused_by_what_they_see(house):
    table = await half_made(house, A1)
    await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), B1))
    for _ in range(2):
        for other, number in ((house.bob, house.number(table, house.ann.id)), (house.cid, 1)):
            with refusal("stale"):
                await house.tables.turns.act(table.id, other.id, number, (Key("take"), A1))
            with refusal("not-your-turn"):
                await house.tables.turns.walk(table.id, other.id)
            assert len(await house.tables.turns.walks(table.id, other.id)) == 1
        await house.tables.turns.take_back(table.id, house.ann.id)


@pytest.mark.parametrize("number", range(12))
async def test_no_number_stands_for_two_questions(house, number):
    """Whatever is done, taken back and given back: what was asked under a number follows on the same own actions."""
    rng, asked = Random(number), {}
    table = await house.at_turn(house.bob, house.cid, rounds=4)
    while table.status == "running":
        for seat in table.owing:
            seen = own(table, seat)
            decision = owed(seen, seat)
            done = [row.path for row in await house.tables.reading.log(seen) if row.seat == seat and row.number != FREE]
            question = asked.setdefault((seat, decision.number), (decision.about, done))
            assert question == (decision.about, done)
        table = await play_a_step(house, table, rng)
    assert len(asked) > 10
