"""What is told to whoever has just acted: nothing that a view of his has told, and all that none has."""

from __future__ import annotations

from bot.tables.model import FREE
from bot.views import picking
from engine.values import Cell, Key


async def told(house, monkeypatch, before, after, seat=0):
    """By seat, the rows that a seat is told of."""
    found = []
    monkeypatch.setattr(picking, "speaker_of", lambda *args: None)
    monkeypatch.setattr(picking, "lines_within", lambda speaker, rows, *args: (found.extend(rows) or [], 0))
    await picking.happened(house.tables, before, after, seat, "en")
    return [row.seat for row in found]


async def test_what_others_did_while_one_was_asked_is_told_with_the_own_action(house, monkeypatch):
    asked = await house.at_turn()
    before = await house.tables.turns.act(asked.id, house.bob.id, FREE, (Key("lamp"), Cell(0, 0)))
    after = await house.act(before, house.ann.id, "end")
    assert await told(house, monkeypatch, before, after) == [1, 0]


async def test_what_was_told_before_is_not_told_again(house, monkeypatch):
    asked = await house.at_turn()
    await house.tables.turns.act(asked.id, house.bob.id, FREE, (Key("lamp"), Cell(0, 0)))
    before = await house.act(asked, house.ann.id, "end")
    assert before.owing == (1,)
    after = await house.act(before, house.bob.id, "end")
    assert await told(house, monkeypatch, before, after, 1) == [1]


async def test_who_owes_nothing_is_told_of_his_action_alone(house, monkeypatch):
    asked = await house.at_turn()
    before = await house.tables.turns.act(asked.id, house.ann.id, FREE, (Key("lamp"), Cell(0, 0)))
    after = await house.tables.turns.act(before.id, house.bob.id, FREE, (Key("lamp"), Cell(1, 0)))
    assert await told(house, monkeypatch, before, after, 1) == [1]
