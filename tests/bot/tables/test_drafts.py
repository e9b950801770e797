"""Drafts: answering question by question."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.model import Refusal
from engine.game import Action, Choice
from engine.values import Cell, Key, Number, Picks, Seat, line


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def test_walk_answers_what_has_one_answer(house):
    table = await house.at_turn()
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    assert (walk.path, walk.asked, walk.seat, walk.decision.about) == ((), (), 0, line("toy-turn"))
    walk = await house.answer(walk, Key("tow"))
    assert walk.path == (Key("tow"), Seat(0))
    assert isinstance(walk.step, Choice)
    assert walk.step.ask == line("toy-where")
    walk = await house.answer(walk, Cell(2, 0))
    assert walk.path == (Key("tow"), Seat(0), Cell(2, 0), Key("rope"))
    assert walk.step == Action(walk.path)
    assert walk.asked == (0, 2)
    assert await house.tables.turns.walk(table.id, house.ann.id) == walk
    table = await house.tables.turns.confirm(table.id, house.ann.id, walk.decision.number)
    assert (await house.seen(table, house.ann)).state.points == (1, 0)


async def test_back_drops_what_was_asked(house):
    table = await house.at_turn()
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    number = walk.decision.number
    walk = await house.answer(await house.answer(walk, Key("tow")), Cell(2, 0))
    walk = await house.tables.turns.back(table.id, house.ann.id, number, 2)
    assert walk.path == (Key("tow"), Seat(0))
    with refusal("stale"):  # there is one answer only, and nobody was asked
        await house.tables.turns.back(table.id, house.ann.id, number, 1)
    walk = await house.tables.turns.back(table.id, house.ann.id, number, 0)
    assert walk.path == ()
    with refusal("stale"):
        await house.tables.turns.back(table.id, house.ann.id, number, 0)


async def test_single_end_is_answered_by_the_person(house):
    table = await house.at_turn()
    for _ in range(3):
        await house.act(table, house.ann.id, "take", Cell(0, 0))
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    assert (walk.path, walk.asked) == ((), ())
    walk = await house.answer(walk, Key("end"))
    assert (walk.path, walk.asked) == ((Key("end"),), (0,))
    walk = await house.tables.turns.back(table.id, house.ann.id, walk.decision.number, 0)
    assert walk.path == ()


async def test_decision_without_any_choice_asks_its_last_question(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "harbour")
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    assert walk.path == (Key("port"),)
    assert walk.step.ask == line("toy-moor")
    walk = await house.answer(walk, Key("moor"))
    assert isinstance(walk.step, Action)
    assert walk.asked == (1,)
    table = await house.tables.turns.confirm(table.id, house.ann.id, walk.decision.number)
    assert (await house.seen(table, house.ann)).state.points == (5, 0)


async def test_sets_are_answered_as_a_whole(house):
    table = await house.at_turn()
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("mark"))
    with refusal("no-such-move"):
        await house.answer(walk, Picks((Cell(1, 0), Cell(0, 0))))
    with refusal("no-such-move"):
        await house.answer(walk, Cell(0, 0))
    walk = await house.answer(walk, Picks((Cell(0, 0), Cell(1, 0))))
    table = await house.tables.turns.confirm(table.id, house.ann.id, walk.decision.number)
    assert (await house.seen(table, house.ann)).state.points == (2, 0)


async def test_clicks_on_an_older_picture_of_the_draft_are_stale(house):
    table = await house.at_turn()
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    await house.answer(walk, Key("take"))
    with refusal("stale"):
        await house.answer(walk, Key("take"))
    with refusal("stale"):
        await house.tables.turns.answer(table.id, house.ann.id, walk.decision.number - 1, Key("take"))
    with refusal("stale"):
        await house.tables.turns.back(table.id, house.ann.id, walk.decision.number + 1, 0)


async def test_two_same_answers_at_once(house):
    table = await house.at_turn()
    walk = await house.tables.turns.walk(table.id, house.ann.id)
    results = await asyncio.gather(*(house.answer(walk, Key("tow")) for _ in range(2)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "Walk"]


async def test_more_than_a_whole_draft_is_no_move(house):
    table = await house.at_turn()
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("end"))
    with refusal("no-such-move"):
        await house.answer(walk, Key("end"))


async def test_unfinished_draft_is_not_done(house):
    table = await house.at_turn()
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("take"))
    with refusal("unfinished"):
        await house.tables.turns.confirm(table.id, house.ann.id, walk.decision.number)
    assert await house.tables.turns.walk(table.id, house.ann.id) == walk


async def test_draft_outlives_a_restart_and_ends_with_its_decision(house):
    table = await house.at_turn()
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("tow"))
    await house.restart()
    assert await house.tables.turns.walk(table.id, house.ann.id, walk.decision.number) == walk
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    assert (await house.tables.turns.walk(table.id, house.ann.id)).path == ()


async def test_drafts_of_two_seats_are_their_own(house):
    table = await house.begin()
    for user, pledge in ((house.ann.id, 1), (house.bob.id, 2)):
        await house.answer(await house.tables.turns.walk(table.id, user), Number(pledge))
    await house.tables.turns.confirm(table.id, house.ann.id, house.number(table, house.ann.id))
    table = await house.tables.turns.confirm(table.id, house.bob.id, house.number(table, house.bob.id))
    assert table.state.pledged == (1, 2)


async def test_draft_as_a_whole(house):
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("take"))
    walk = await house.tables.turns.draft(table.id, house.ann.id, number, (Key("tow"),))
    assert walk.path == (Key("tow"), Seat(0))
    assert await house.tables.turns.walk(table.id, house.ann.id) == walk
    assert (await house.tables.turns.draft(table.id, house.ann.id, number, ())).path == ()
    with refusal("no-such-move"):
        await house.tables.turns.draft(table.id, house.ann.id, number, (Key("tow"), Seat(1)))
    with refusal("no-such-move"):
        await house.tables.turns.draft(table.id, house.ann.id, number, (Key("end"), Key("end")))


async def test_a_large_set_is_collected_in_steps_and_is_no_answer_until_it_is_given(house):
    table = await house.at_turn()
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("mark"))
    number, where = walk.decision.number, (table.id, house.ann.id, walk.decision.number)
    walk = await house.tables.turns.collect(*where, [Cell(1, 0)], 1)
    assert (walk.path, walk.collected) == ((Key("mark"),), (Cell(1, 0),))
    await house.restart()
    assert await house.tables.turns.walk(table.id, house.ann.id) == walk
    with refusal("no-such-move"):
        await house.tables.turns.confirm(*where)
    walk = await house.tables.turns.collect(*where, [Cell(1, 0), Cell(0, 0)], 1)
    assert walk.collected == (Cell(0, 0), Cell(1, 0)), "in the order of the options"
    with refusal("picked-too-many"):
        await house.tables.turns.collect(*where, [Cell(0, 0), Cell(1, 0), Cell(2, 0)], 1)
    for values, length in (([Cell(9, 9)], 1), ([Cell(1, 0)], 0), ([Cell(1, 0)], 2)):
        with refusal("stale"):
            await house.tables.turns.collect(*where, values, length)
    assert (await house.tables.turns.walk(table.id, house.ann.id)).collected == walk.collected
    walk = await house.answer(walk, Picks(walk.collected))
    assert isinstance(walk.step, Action)
    assert walk.collected == ()
    back = await house.tables.turns.back(table.id, house.ann.id, number, 1)
    assert back.collected == ()


async def test_what_was_collected_goes_with_its_question(house):
    table = await house.at_turn()
    walk = await house.answer(await house.tables.turns.walk(table.id, house.ann.id), Key("mark"))
    where = (table.id, house.ann.id, walk.decision.number)
    await house.tables.turns.collect(*where, [Cell(1, 0)], 1)
    assert (await house.tables.turns.back(*where, 0)).collected == ()
    with refusal("stale"):
        await house.tables.turns.collect(*where, [Cell(1, 0)], 0)
    assert (await house.tables.turns.draft(*where, (Key("mark"),))).collected == ()
