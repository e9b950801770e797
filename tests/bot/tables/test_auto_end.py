"""A turn that ends by itself where somebody has chosen that: when nothing is left but an answer that confirms."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.model import FREE
from bot.tables.store.errors import Unsaved
from engine.values import Cell, Key, Picks
from tests.bot.tables.calling import refusal
from tests.bot.tables.conftest import ANN, BOB, House


async def lit(house: House, *, chosen: bool = True) -> Any:
    """Ann's turn with two actions of hers done; she has shown her lamp, so she may do nothing freely."""
    table = await house.at_turn()
    if chosen:
        await house.tables.people.choose(ANN, auto_end=True)
    await house.tables.turns.act(table.id, ANN.id, FREE, (Key("lamp"), Cell(2, 0)))
    for _ in range(2):
        table = await house.act(table, ANN.id, "take", Cell(0, 0))
        assert table.owing == (0,), "there is more to do"
    return table


async def moves(house: House, table: Any) -> list[str]:
    return [row.notation for row in await house.log(table) if row.kind == "action" and row.seat == 0]


async def test_it_ends_with_the_last_thing_that_can_be_done(house: House) -> None:
    table = await lit(house)
    table = await house.act(table, ANN.id, "take", Cell(0, 0))
    assert table.owing == (1,)
    assert (await moves(house, table))[-2:] == ["take A1", "end"], "an action like any other"
    assert table == await house.tables.reading.get(table.id)


async def test_so_it_does_where_a_draft_is_confirmed(house: House) -> None:
    table = await lit(house)
    walk = await house.tables.turns.walk(table.id, ANN.id)
    walk = await house.answer(await house.answer(walk, Key("mark")), Picks((Cell(0, 0), Cell(1, 0))))
    table = await house.tables.turns.confirm(table.id, ANN.id, walk.decision.number)
    assert table.owing == (1,)


async def test_nobody_ends_who_has_not_chosen_it(house: House) -> None:
    table = await lit(house, chosen=False)
    await house.tables.people.choose(BOB, auto_end=True)
    table = await house.act(table, ANN.id, "take", Cell(0, 0))
    assert table.owing == (0,)
    assert await house.can_take_back(table, ANN.id)


async def test_it_goes_on_where_something_may_be_done_freely(house: House) -> None:
    table = await house.at_turn()
    await house.tables.people.choose(ANN, auto_end=True)
    for _ in range(3):
        table = await house.act(table, ANN.id, "take", Cell(0, 0))
    assert table.owing == (0,), "she may show a signal yet"
    table = await house.tables.turns.act(table.id, ANN.id, FREE, (Key("flag"), Cell(2, 0)))
    assert table.owing == (1,), "and that was the last"


async def test_it_waits_for_what_another_seat_owes(house: House) -> None:
    table = await lit(house)
    table = await house.act(table, ANN.id, "hail")
    assert table.owing == (1,), "he answers first"
    table = await house.tables.turns.act(table.id, BOB.id, house.number(table, BOB.id), (Key("port"), Key("moor")))
    assert table.owing == (0,), "what another does ends nobody's turn: she sees what came of it"


def saved_once(house: House, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let the action be stored, and the end of the turn fail so."""
    save, saved = house.store.tables.save, 0

    async def once(*args: Any) -> Any:
        nonlocal saved
        saved += 1
        if saved > 1:
            raise error
        return await save(*args)

    monkeypatch.setattr(house.store.tables, "save", once)


async def test_killed_between_the_two_the_person_is_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await lit(house)
    saved_once(house, monkeypatch, OSError("killed"))
    with pytest.raises(OSError, match="killed"):
        await house.act(table, ANN.id, "take", Cell(0, 0))
    await house.restart()
    table = await house.tables.reading.get(table.id)
    assert table.owing == (0,)
    seen = await house.seen(table, ANN)
    assert [row.notation for row in seen.made][-1] == "take A1", "it is done"
    assert [option.value for option in (await house.tables.turns.walk(table.id, ANN.id)).step.options] == [Key("end")]
    table = await house.act(table, ANN.id, "end")
    assert (await moves(house, table))[-2:] == ["take A1", "end"]


async def test_where_somebody_was_quicker_the_action_stands(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal of the end, which nobody asked for, is nobody's."""
    table = await lit(house)
    change, changes = house.tables.changes.change, 0

    async def once(*args: Any) -> Any:
        nonlocal changes
        changes += 1
        if changes > 1:
            await house.tables.changes.drain()  # the process is about to end
        return await change(*args)

    monkeypatch.setattr(house.tables.changes, "change", once)
    table = await house.act(table, ANN.id, "take", Cell(0, 0))
    assert table.owing == (0,)
    assert table == await house.tables.reading.get(table.id)
    with refusal("closing"):
        await house.act(table, ANN.id, "end")


async def test_where_the_database_fails_the_action_stands(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told that nothing was done."""
    table = await lit(house)
    saved_once(house, monkeypatch, Unsaved("full"))
    table = await house.act(table, ANN.id, "take", Cell(0, 0))
    assert table.owing == (0,)
    assert table == await house.tables.reading.get(table.id)


async def test_it_is_off_by_default_and_remembered(house: House) -> None:
    assert not (await house.tables.people.remember(ANN)).auto_end
    await house.tables.people.choose(ANN, auto_end=True)
    await house.restart()
    profile = await house.tables.people.get(ANN.id)
    assert profile is not None
    assert profile.auto_end
    assert (profile.contrast, profile.calls) == (False, "both")
