"""kill -9 round time-outs and reminders: no word of a time-out is lost, and nothing is done or told twice."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from datetime import UTC, datetime
from random import Random

import pytest

from bot.tables.clock import CLOCKS
from bot.tables.dues import dues
from bot.tables.publisher import Publisher
from bot.tables.reminding import Reminding
from engine import registry
from tests.bot.tables.test_crash import Ledger, run_and_kill

pytestmark = pytest.mark.threads

KILLS = 20
HOURS = 5


class Crier:
    """Tells of reminders by a file that outlives the bot."""

    def __init__(self, path):
        self.path = path

    async def remind(self, user, profile, told):
        with self.path.open("a") as file:
            file.write("".join(f"{each.table.id} {each.seat} {number(each)} {each.kind}\n" for each in told))
        await asyncio.sleep(0.001)

    async def stalled(self, told):
        await self.remind(None, None, [told])


def number(told):
    """The number of the question that somebody is reminded of."""
    return told.table.engine.pending(told.table.state)[told.seat].number


async def wake(house, times):
    """A bot on this file, at the time at which the last one was."""
    await house.start()
    if times.exists():
        house.clock.time = datetime.fromtimestamp(int(times.read_text()), UTC)


def live(times, cries):
    """How a bot lets time pass over games that nobody plays, so that all is done by time-outs."""

    async def live(house, ledger, tell, rng):
        await wake(house, times)
        publisher = Publisher(house.tables, ledger, house.clock)
        reminding = Reminding(house.tables.changes, Crier(cries))
        while True:
            tables = await house.tables.reading.of_user(house.ann.id, running_only=True)
            if len(tables) < 3:
                await begun(house, rng)
            for work in (publisher.round, house.tables.timing.round, publisher.round, reminding.round):
                await work()
            for table in tables:
                for row in table.seats:
                    os.write(tell, b"%d %d %d %d\n" % (table.id, table.seq, row.seat, row.misses))
            house.clock.pass_(hours=HOURS)
            await house.store.set_meta("alive_at", str(int(house.clock.time.timestamp())))
            new = times.with_suffix(".new")
            new.write_text(str(int(house.clock.time.timestamp())))
            new.replace(times)

    return live


async def begun(house, rng):
    toy, rule = registry.get("toy").Options(rounds=3), rng.choice(["autopilot", "lose"])
    table = await house.tables.gathering.open(
        "toy", toy, house.ann, (house.bob, house.cid), house.place, "en", 0, CLOCKS["1d"], rule
    )
    for person in (house.bob, house.cid):
        table = await house.tables.gathering.join(table.id, person)


def test_killed_round_timeouts_and_reminders(house_of, tmp_path):
    rng, times, cries = Random(7), tmp_path / "times", tmp_path / "cries"
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    told = "".join(
        run_and_kill(house, ledger, Random(rng.random()), live(times, cries), lines=rng.randrange(5, 40))
        for _ in range(KILLS)
    )
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        made = connection.execute("SELECT count(*) FROM log WHERE done_by = 'timeout'").fetchone()[0]
        seqs = dict(connection.execute("SELECT id, seq FROM tables").fetchall())
    connection.close()
    assert made > KILLS
    assert all(seq <= seqs[table] for table, seq, *_ in (map(int, line.split()) for line in told.splitlines()))
    cried = Counter(cries.read_text().splitlines())
    assert len(cried) > KILLS // 2
    assert max(cried.values()) == 1, "each reminder came once at most"
    assert max(Counter(ledger.sent()).values()) == 1, "each message was sent once"
    asyncio.run(check(house, ledger, times))


async def check(house, ledger, times):
    """All that happened is told in the end, each question was answered once, and the queue is what the tables have."""
    await wake(house, times)
    try:
        publisher, publishing = Publisher(house.tables, ledger, house.clock), True
        while publishing:
            at = await publisher.round()
            publishing = at is not None
            house.clock.time = at or house.clock.time
        for id in (row[0] for row in await house.store._database.read("SELECT id FROM tables")):
            table = await house.tables.reading.get(id)
            assert table.status == "open" or all(row.heard >= row.news for row in table.seats), "no word is lost"
            rows = [row for row in await house.log(table) if row.kind == "action"]
            assert max(Counter((row.seat, row.number, row.turn) for row in rows).values(), default=1) == 1
            resigned = Counter(row.seat for row in await house.log(table) if row.kind == "resign")
            assert max(resigned.values(), default=1) == 1
            stored = await house.store._database.read(
                "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", (id,)
            )
            assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(table))
    finally:
        await house.store.close()
