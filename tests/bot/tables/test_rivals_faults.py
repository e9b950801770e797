"""What goes wrong while the bot plays its seats: the worker, a thought or the rules. No table waits for another."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

import pytest
from structlog.testing import capture_logs

from bot.tables import thinking
from engine.game import Action
from engine.values import Key
from tests.bot.tables.rivalry import (
    END,
    TAKE,
    Thinker,
    against_bot,
    moves,
    play,
    rivals_of,
    settle,
    thinking_toy,
    thoughtful,
)


async def test_a_killed_worker_loses_and_doubles_nothing(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    job = thinker.jobs[0]
    await thinker.break_()
    await house.rivals.round()
    assert thinker.jobs == [job]  # the same again
    await thinker.answer()
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1, 1]


@pytest.mark.parametrize("error", [BrokenExecutor(), RuntimeError("a bug"), ValueError("another")])
async def test_after_a_second_failure_the_usual_move_is_made(house, toy, monkeypatch, error):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    await thinker.break_(error)
    await house.rivals.round()
    await thinker.break_(error)
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1]
    assert (await house.log(table))[-1].path == END


async def test_after_a_thought_that_took_too_long_the_usual_move_is_made_at_once(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    monkeypatch.setattr(thinking, "LONGEST", 0)
    await thinker.break_()
    await house.rivals.round()
    assert not thinker.jobs
    assert (await house.log(table))[-1].path == END


async def test_nonsense_is_a_failure(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch)
    for _ in range(2):
        await thinker.answer((Key("nonsense"),))
        await house.rivals.round()
    assert (await house.log(table))[-1].path == END


@pytest.mark.parametrize("part", ["default", "pending"])
async def test_a_table_that_the_rules_fail_at_keeps_no_other_waiting(house, toy, monkeypatch, part):
    """The bug at one table is logged by its kind alone, and looked at again in a while."""
    rivals_of(house)
    broken, sound = await against_bot(house), await against_bot(house, rounds=3)
    right = getattr(toy, part)

    def fails(state, *args):
        if state.rounds == 1:
            raise KeyError("a secret")
        return right(state, *args)

    monkeypatch.setattr(toy, part, fails)
    with capture_logs() as logs:
        await play(house)
    assert await moves(house, broken) == []
    assert await moves(house, sound) == [1]
    assert [(entry["event"], entry["table"], entry["error"]) for entry in logs] == [
        ("rival has no move", broken.id, "KeyError")
    ]
    monkeypatch.setattr(toy, part, right)
    house.clock.pass_(minutes=6)
    await play(house)
    assert await moves(house, broken) == [1]


async def test_a_usual_move_that_is_impossible_is_logged_and_tried_again_in_a_while(house, toy, monkeypatch):
    rivals_of(house)
    table = await against_bot(house)
    default = toy.default
    monkeypatch.setattr(toy, "default", lambda state, seat: Action((Key("nonsense"),)))
    with capture_logs() as logs:
        again = await house.rivals.round()
    assert [(entry["event"], entry["table"]) for entry in logs] == [("rival has no move", table.id)]
    assert again is not None
    assert again > house.clock.time
    monkeypatch.setattr(toy, "default", default)
    house.clock.pass_(minutes=6)
    await play(house)
    assert await moves(house, table) == [1]


async def test_nothing_is_thought_for_ever_where_nothing_is_possible(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch)
    asked = thinker.asked
    monkeypatch.setattr(toy, "default", lambda state, seat: Action((Key("nonsense"),)))
    for _ in range(10):
        if thinker.jobs:
            await thinker.answer((Key("nonsense"),))
        await house.rivals.round()
    assert thinker.asked - asked == 1  # the second thought on it
    assert (await house.tables.reading.get(table.id)).owing == (1,)


async def test_where_no_process_can_be_begun_the_usual_move_is_made(house, toy, monkeypatch):
    thinking_toy(toy, monkeypatch)

    class Poor(Thinker):
        def submit(self, fn, /, *args, **kwargs):
            raise OSError("no memory")

    rivals_of(house, Poor())
    table = await against_bot(house)
    with capture_logs() as logs:
        for _ in range(3):
            await house.rivals.round()
            await settle()
    assert await moves(house, table) == [1]
    assert [(entry["event"], entry["error"]) for entry in logs] == [("rival didn't think", "OSError")] * 2


@pytest.mark.parametrize("fails", [False, True])
async def test_the_log_tells_of_a_thought_and_nothing_of_what_it_is(house, toy, monkeypatch, fails):
    """By table, seq, level and milliseconds anybody who has the seed can find it again: never by position and plan."""
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    seq = (await house.tables.reading.get(table.id)).seq
    await (thinker.break_(RuntimeError("a secret")) if fails else thinker.answer())
    with capture_logs() as logs:
        await house.rivals.round()
    told = {"table": table.id, "seq": seq, "level": "hard"}
    if fails:
        told |= {"event": "rival didn't think", "error": "RuntimeError", "log_level": "warning"}
    else:
        told |= {"event": "rival thought", "log_level": "debug"}
    (entry,) = logs
    assert entry.pop("milliseconds") >= 0
    assert entry == told
