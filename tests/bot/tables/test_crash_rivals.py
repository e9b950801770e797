"""kill -9 while the bot thinks and moves at its own seats: each of its moves is there once, and none is missing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.tables import thinking
from bot.tables.model import FREE, Refusal
from bot.tables.publisher import Publisher
from bot.tables.rivals import Rivals
from engine import registry
from engine.game import Action
from engine.values import Cell, Key, Number
from tests.bot.tables.test_crash import Ledger, run_and_kill

pytestmark = pytest.mark.threads

KILLS = 8


async def play_on(house, ledger, tell, rng):
    """Ann's games against a bot that thinks for a moment and makes plans of three actions, for ever."""
    toy = registry.get("toy")

    def think(world, seat, level, chance):
        usual = toy.default(world, seat)
        if usual is None:
            return ()
        take = Action((Key("take"), Cell(chance.randrange(3), 0)))
        return (take, take, usual) if usual.path == (Key("end"),) else (usual,)

    type(toy).hooks = toy.hooks._replace(think=think, levels=lambda options, seats: ("hard",))
    thinking.think = thinking.thought  # nobody has to end it
    await house.start()
    house.rivals = Rivals(house.tables.changes, lambda: None, lambda: ThreadPoolExecutor(1))
    publisher = Publisher(house.tables, ledger, house.clock)
    while True:
        running = await house.store.tables.running()
        if not running:
            options = toy.Options(rounds=40)
            await house.tables.gathering.open("toy", options, house.ann, (), house.place, "en", 0, bots=["hard"])
            continue
        table = await house.tables.reading.get(running[0])
        await house.rivals.round()
        await asyncio.sleep(0.001)
        await house.rivals.round()
        os.write(tell, b".\n")
        if rng.random() < 0.3:
            await publisher.round()
        table = await house.tables.reading.get(table.id)
        if table.seats[0].owes:
            for path in (Number(0), "end"):
                try:
                    await house.act(table, house.ann.id, path)
                    break
                except Refusal:
                    continue


def test_killed_in_mid_thought(house_of, tmp_path):
    rng, house, ledger = Random(5), house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    for _ in range(KILLS):
        run_and_kill(house, ledger, Random(rng.random()), play_on, lines=rng.randrange(2, 20))
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = connection.execute("SELECT table_id, seat, path FROM log WHERE kind = 'action' ORDER BY seq").fetchall()
    connection.close()
    toy = registry.get("toy")
    assert len(rows) > 20
    for id in {table for table, *_ in rows}:
        asyncio.run(replayed(house, id, toy))


async def replayed(house, id, toy):
    """The game's log leads to where the table stands: no move is missing and none is doubled."""
    await house.start()
    try:
        table = await house.tables.reading.get(id)
        rows = [row for row in await house.log(table) if row.kind == "action"]
        answered = [(row.seat, row.number) for row in rows if row.number != FREE]
        assert len(answered) == len(set(answered)), "something was answered twice"
        taken = sum(row.path[0] == Key("take") for row in rows if row.seat == 1)
        assert table.state.points[1] == taken
    finally:
        await house.store.close()
