"""kill -9 round votes: what was told has happened, what all agreed on is done once, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from random import Random

import pytest

from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.publisher import Publisher
from bot.tables.voting import possible
from tests.bot.tables.test_crash import Ledger, run_and_kill

pytestmark = pytest.mark.threads

KILLS = 15


async def vote(house, ledger, tell, rng):
    """Ask, agree, decline, withdraw and play, for ever, so that last votes are frequent."""
    await house.start()
    publisher = Publisher(house.tables, ledger, house.clock)
    votes = house.tables.votes
    while True:
        tables = await house.tables.reading.of_user(house.ann.id, running_only=True)
        table = tables[0] if tables else await house.at_turn(house.bob, house.cid, rounds=40)
        users = [row.user for row in table.seats]
        try:
            if not table.open_motions:
                seat = rng.randrange(3)
                kinds = possible(table, seat, house.clock.time)
                if kinds:
                    table = await votes.ask(table.id, users[seat], rng.choice(kinds))
                else:
                    house.clock.pass_(days=8)
                    await house.tables.timing.round()
                    continue
            else:
                motion = rng.choice(table.open_motions)
                step = rng.choice([votes.agree] * 8 + [votes.decline, votes.withdraw])
                # two at once: of two last votes one wins
                some = [step(table.id, user, motion.seq) for user in rng.sample(users, 2)]
                for found in await asyncio.gather(*some, return_exceptions=True):
                    if isinstance(found, Refusal):
                        continue
                    if isinstance(found, BaseException):
                        raise found
                    table = found
        except Refusal:
            continue
        os.write(tell, f"{table.id} {table.seq} {table.status}\n".encode())
        await publisher.round()


def test_killed_while_all_vote(house_of, tmp_path):
    rng = Random(7)
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    told = "".join(
        run_and_kill(house, ledger, Random(rng.random()), vote, lines=rng.randrange(3, 20)) for _ in range(KILLS)
    )
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        tables = {row[0]: row[1:] for row in connection.execute("SELECT id, seq, status, closed, drawn FROM tables")}
        rows = connection.execute("SELECT table_id, path FROM log WHERE kind = 'vote'").fetchall()
    connection.close()
    for line in told.splitlines():
        table, seq, status = line.split()
        assert int(seq) <= tables[int(table)][0]
        assert status in ("running", tables[int(table)][1])
    ends = Counter(table for table, _ in rows)
    assert len(ends) > KILLS // 3
    assert max(ends.values()) == 1, "what all agreed on was done once"
    for table, (_, status, closed, drawn) in tables.items():
        assert (status in ("over", "closed")) == (table in ends)
        assert (closed == "agreed") == (status == "closed")
        assert (drawn != "[]") == (status == "over")
    asyncio.run(check(house, ledger))


async def check(house, ledger):
    """The queue is what the tables have, and all is told in the end."""
    await house.start()
    try:
        publisher = Publisher(house.tables, ledger, house.clock)
        while (at := await publisher.round()) is not None:
            house.clock.time = at
        for (id,) in await house.store._database.read("SELECT id FROM tables"):
            table = await house.tables.reading.get(id)
            assert table.status == "open" or all(row.heard >= row.news for row in table.seats), "no word is lost"
            stored = await house.store._database.read(
                "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", (id,)
            )
            assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(table))
    finally:
        await house.store.close()
