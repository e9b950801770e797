"""Each decision has a draft of its own: what is done beside it, taken back or done by others leaves it where it was."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from bot.tables.making import owed, own
from bot.tables.model import FREE, Refusal
from engine.values import Cell, Key, Number, Picks, Seat
from tests.bot.tables.test_replay import play_a_step

A1, B1, C1 = (Cell(column, 0) for column in range(3))
TOWING = (Key("tow"), Seat(0))
SIGNAL = (Key("flag"), A1)


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def drafts(house, table):
    """The stored drafts: seat and number."""
    return await house.store._database.read(
        "SELECT seat, number FROM drafts WHERE table_id = ? ORDER BY 1, 2", (table,)
    )


async def path(house, table, person, number=None):
    return (await house.tables.turns.walk(table.id, person.id, number)).path


async def half_made(house, *answers, number=None, person=None):
    """Ann's turn, with the first answers of a move."""
    table = await house.at_turn(house.bob, house.cid)
    walk = await house.tables.turns.walk(table.id, (person or house.ann).id, number)
    for answer in answers:
        walk = await house.answer(walk, answer)
    return table


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("signal", ["flag", "lamp"])
async def test_a_free_action_and_its_taking_back_leave_a_half_made_move(house, signal, restarted):
    table = await half_made(house, Key("tow"))
    asked = {house.number(table, house.ann.id)}
    for step in ("do", "undo", "do", "undo"):
        if step == "do":
            await house.tables.turns.act(table.id, house.ann.id, FREE, (Key(signal), C1))
        else:
            await house.tables.turns.take_back(table.id, house.ann.id)
        if restarted:
            await house.restart()
        assert await path(house, table, house.ann) == TOWING
        asked.add(house.number(await house.tables.reading.get(table.id), house.ann.id))
    assert len(asked) == 3, "after each taking back it is asked under another number"
    number = max(asked)
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), B1)
    assert walk.decision.number == number
    table = await house.tables.turns.confirm(table.id, house.ann.id, number)
    assert (await house.seen(table, house.ann)).state.points == (1, 0, 0)
    assert await drafts(house, table.id) == []


async def test_a_half_made_free_action_and_a_half_made_move_stand_side_by_side(house):
    table = await half_made(house, Key("tow"))
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id, FREE), Key("lamp"))
    assert await path(house, table, house.ann) == TOWING
    assert await path(house, table, house.ann, FREE) == (Key("lamp"),)
    await house.restart()
    await house.act(table, house.ann.id, "take", A1)
    assert await path(house, table, house.ann) == (), "done otherwise, so it is answered"
    assert await path(house, table, house.ann, FREE) == (Key("lamp"),)
    await house.tables.turns.take_back(table.id, house.ann.id)
    await house.act(table, house.ann.id, "draw")
    assert await path(house, table, house.ann, FREE) == (Key("lamp"),)
    await house.act(table, house.ann.id, "end")
    assert await path(house, table, house.ann, FREE) == (Key("lamp"),), "out of turn too"
    await house.tables.turns.draft(table.id, house.ann.id, FREE, (Key("lamp"), C1))
    await house.tables.turns.confirm(table.id, house.ann.id, FREE)
    assert await drafts(house, table.id) == []


@pytest.mark.parametrize("order", list(permutations(["own", "other", "leaves"])), ids="-".join)
@pytest.mark.parametrize("making", [False, True])
async def test_whatever_comes_between_in_whatever_order(house, order, making):
    table = await house.at_turn(house.bob, house.cid)
    if making:
        await house.act(table, house.ann.id, "take", A1)
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    for event in order:
        if event == "own":
            await house.tables.turns.act(table.id, house.ann.id, FREE, SIGNAL)
        elif event == "other":
            await house.tables.turns.act(table.id, house.bob.id, FREE, SIGNAL)
        else:
            await house.tables.life.resign(table.id, house.cid.id)
        assert await path(house, table, house.ann) == TOWING
        await house.restart()
        assert await path(house, table, house.ann) == TOWING


async def test_what_was_picked_of_a_large_set_so_far_stays_too(house):
    table = await half_made(house, Key("mark"))
    await house.tables.turns.collect(table.id, house.ann.id, house.number(table, house.ann.id), [C1], 1)
    await house.tables.turns.act(table.id, house.ann.id, FREE, SIGNAL)
    for _ in range(2):
        walk = await house.tables.turns.walk(table.id, house.ann.id)
        assert (walk.path, walk.collected) == ((Key("mark"),), (C1,))
        await house.restart()
        if await house.can_take_back(table, house.ann.id):
            await house.tables.turns.take_back(table.id, house.ann.id)


async def test_as_far_as_it_is_still_possible(house):
    """By lamplight nothing is taken where it shines."""
    table = await half_made(house, Key("take"), B1)
    await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), B1))
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    assert (walk.path, B1 in {option.value for option in walk.step.options}) == ((Key("take"),), False)
    await house.tables.turns.take_back(table.id, house.ann.id)
    assert await path(house, table, house.ann) == (Key("take"), B1), "what stood in its way is gone"


async def test_another_question_starts_afresh(house):
    table = await half_made(house, Key("tow"))
    await house.act(table, house.ann.id, "take", A1)
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("mark"))
    await house.tables.turns.take_back(table.id, house.ann.id)
    assert await path(house, table, house.ann) == ()
    assert await drafts(house, table.id) == []


async def test_a_turn_given_back_keeps_what_was_answered_of_the_question_that_is_asked_again(house, toy, monkeypatch):
    table = await half_made(house)
    await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), C1))
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    number = house.number(await house.tables.reading.get(table.id), house.ann.id)
    may = type(toy).may

    def once(self: Any, state: Any, seat: int, path: Any = ()) -> Any:
        return None if state.signals else may(self, state, seat, path)

    monkeypatch.setattr(type(toy), "may", once)
    after = await house.tables.turns.act(table.id, house.bob.id, FREE, SIGNAL)
    assert after.steps == ()
    assert house.number(after, house.ann.id) != number
    assert await path(house, table, house.ann) == TOWING
    await house.act(table, house.ann.id, "take", B1)
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    monkeypatch.setattr(type(toy), "may", may)
    after = await house.tables.turns.act(table.id, house.cid.id, FREE, (Key("lamp"), B1))
    assert after.steps == ()
    assert await path(house, table, house.ann) == (), "that was another question"


async def test_nothing_is_left_of_who_owes_nothing_more_and_of_a_game_that_is_over(house):
    table = await house.begin(house.bob, house.cid)
    for person in (house.ann, house.bob, house.cid):
        await house.answer(await house.tables.turns.walk(table.id, person.id), Number(1))
        await house.answer(await house.tables.turns.walk(table.id, person.id, FREE), Key("flag"))
    assert len(await drafts(house, table.id)) == 6
    await house.tables.life.resign(table.id, house.bob.id)
    assert {seat for seat, _ in await drafts(house, table.id)} == {0, 2}
    await house.act(table, house.cid.id, Number(2))
    assert [number for seat, number in await drafts(house, table.id) if seat == 2] == [FREE]
    await house.tables.life.resign(table.id, house.ann.id)
    assert await drafts(house, table.id) == []


@pytest.mark.parametrize("seed", range(8))
async def test_there_are_never_drafts_but_of_what_is_open(house, seed):
    """At random: each stored draft is of a question that its seat can answer now."""
    rng = Random(seed)
    table = await house.at_turn(house.bob, house.cid, rounds=4)
    while table.status == "running":
        for row in table.seats:
            for number in (None, FREE):
                try:
                    walk = await house.tables.turns.walk(table.id, row.user, number)
                except Refusal:
                    continue
                if rng.random() < 0.5 and hasattr(walk.step, "options"):
                    option = rng.choice(walk.step.options).value
                    answer = Picks((option,)) if walk.step.most else option
                    await house.answer(walk, answer)
        table = await play_a_step(house, table, rng)
        open_now = {
            (row.seat, decision.number)
            for row in table.seats
            if (decision := owed(own(table, row.seat), row.seat)) is not None
        }
        left = {(seat, number) for seat, number in await drafts(house, table.id) if number != FREE}
        assert left <= open_now
    assert await drafts(house, table.id) == []
