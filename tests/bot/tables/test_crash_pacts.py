"""kill -9 while pacts are made, signed and ended: what was told has happened, and nothing is told twice (AD-65)."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.tables.model import Refusal
from bot.tables.pacting import PactRounds
from tests.bot.tables.agreeing import draft, turn
from tests.bot.tables.test_crash import run_and_kill

pytestmark = pytest.mark.threads

KILLS = 40


class Letters:
    """Direct messages that outlive the bot: a file with a line for each."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def tell_pact(self, table, seat, pact, kind) -> None:
        await asyncio.sleep(0)
        with self.path.open("a") as file:
            file.write(f"{pact.id} {pact.seq} {seat} {kind}\n")
        await asyncio.sleep(0)

    def lines(self) -> list[str]:
        return self.path.read_text().splitlines() if self.path.exists() else []


async def agree(house, letters, tell: int, rng: Random) -> None:
    """Propose, sign, mark, end, and play, for ever."""
    await house.start()
    rounds = PactRounds(house.tables.changes, house.tables.pacts, letters)
    await rounds.wake()
    while True:
        tables = await house.tables.reading.of_user(house.ann.id, running_only=True)
        table = tables[0] if tables else await house.at_turn(house.bob, house.cid, rounds=40)
        seat = rng.randrange(3)
        user, pacts = table.seats[seat].user, house.tables.pacts
        known = await pacts.known(table, seat)
        try:
            if not known or rng.random() < 0.2:
                others = rng.sample([other for other in range(3) if other != seat], rng.choice((1, 2)))
                more = rng.choice(({}, {"term": "turns", "turns": 1}, {"term": "goal", "goal": "x"}))
                pact = await pacts.propose(table.id, user, draft(*others, public=rng.random() < 0.6, **more))
            elif rng.random() < 0.15:
                table = await turn(house, table)
                pact = None
            else:
                step = rng.choice((pacts.sign, pacts.sign, pacts.sign, pacts.call_off, pacts.say_met, pacts.object))
                pact = await step(table.id, user, rng.choice(known[:6]).id)
        except Refusal:
            house.clock.pass_(hours=1)  # no more than so many a day
            continue
        if pact is not None:
            os.write(tell, f"{pact.id} {pact.seq} {int(pact.is_running)} {pact.ending or '-'}\n".encode())
        rounds.poke(table.id)
        await rounds.round()


def test_killed_while_pacts_are_made(house_of, tmp_path):
    rng = Random(7)
    house, letters = house_of(tmp_path / "tables.db"), Letters(tmp_path / "letters")
    told = ""
    for _ in range(KILLS):
        told += run_and_kill(house, letters, Random(rng.random()), agree)
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = connection.execute("SELECT id, seq, since, ending, public, number, table_id FROM pacts").fetchall()
        log = connection.execute("SELECT table_id, events FROM log WHERE kind = 'pact'").fetchall()
    connection.close()
    pacts = {row[0]: row[1:] for row in rows}
    for line in told.splitlines():
        id, seq, running, ending = line.split()
        stored = pacts[int(id)]
        assert int(seq) <= stored[0]
        assert not int(running) or stored[1] is not None
        assert ending in ("-", stored[2])
    assert len(told.splitlines()) > KILLS
    assert max(Counter(letters.lines()).values()) == 1
    assert len(letters.lines()) > KILLS
    run = [row for row in rows if row[4] and row[2] is not None]
    assert len(run) > 5
    assert sorted(row[5] for row in run) == list(range(1, len(run) + 1)), "each has one number"
    assert all(row[5] is None for row in rows if row not in run)
    begun = [events for _, events in log if "pact-event-runs" in events]
    ended = [events for _, events in log if "pact-event-runs" not in events]
    assert len(begun) == len(run) == len(set(begun)), "each that runs stands in the log, once"
    assert len(ended) == len([row for row in run if row[3] is not None]) == len(set(ended))
