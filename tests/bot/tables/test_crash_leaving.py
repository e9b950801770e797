"""kill -9 while people leave, wins are claimed and somebody is forgotten: what was told has happened, once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from random import Random

import pytest

from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from engine import registry
from tests.bot.tables.test_crash import Ledger, run_and_kill

pytestmark = pytest.mark.threads

KILLS = 12


async def leave(house, ledger, tell, rng):
    """Leave, come back, claim and have oneself forgotten, for ever: a new person sits at each tables' beginning."""
    await house.start()
    publisher, options = Publisher(house.tables, ledger, house.clock), registry.get("toy").Options(rounds=40)
    while True:
        tables = await house.tables.reading.of_user(house.ann.id, running_only=True)
        while len(tables) < 2:
            guest = Person(rng.randrange(100, 10**9), "Guest")
            for _ in range(2):
                opened = await house.tables.gathering.open("toy", options, house.ann, [guest], house.place, "en", 0)
                tables.append(await house.tables.gathering.join(opened.id, guest))
        table = rng.choice(tables)
        guest = table.seats[1].user
        try:
            match rng.randrange(5):
                case 0 | 1:
                    there = rng.random() < 0.2
                    table = await house.tables.life.attend(table.id, {guest: there})
                case 2:
                    house.clock.pass_(hours=13)
                    await house.store.set_meta("alive_at", str(int(house.clock.time.timestamp())))
                    await house.tables.timing.round()
                    table = await house.tables.reading.get(table.id)
                case 3:
                    # two at once: one wins, or neither may
                    claims = [house.tables.timing.claim(table.id, house.ann.id, warden=rng.random() < 0.3)]
                    claims.append(house.tables.life.desert(table.id, house.ann.id))
                    for found in await asyncio.gather(*claims, return_exceptions=True):
                        if isinstance(found, BaseException) and not isinstance(found, Refusal):
                            raise found
                    table = await house.tables.reading.get(table.id)
                case _:
                    await house.tables.people.forget(guest)
                    os.write(tell, b"forgotten %d\n" % guest)
                    continue
        except Refusal:
            continue
        os.write(tell, f"{table.id} {table.seq} {table.status}\n".encode())
        await publisher.round()


def test_killed_while_people_leave_and_are_forgotten(house_of, tmp_path):
    rng = Random(11)
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    told = "".join(
        run_and_kill(house, ledger, Random(rng.random()), leave, lines=rng.randrange(3, 16)) for _ in range(KILLS)
    )
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        tables = {row[0]: row[1:] for row in connection.execute("SELECT id, seq, status FROM tables")}
        people = {row[0] for row in connection.execute("SELECT user FROM seats")}
    connection.close()
    for words in map(str.split, told.splitlines()):
        if words[0] == "forgotten":
            assert int(words[1]) not in people
        else:
            table, seq, status = words
            assert int(seq) <= tables[int(table)][0]
            assert status in ("running", tables[int(table)][1])
    assert "forgotten" in told
    assert {status for _, status in tables.values()} >= {"over", "closed"}
    asyncio.run(check(house, ledger))


async def check(house, ledger):
    """Whoever was to be forgotten is, the queue is what the tables have, and all is told in the end."""
    await house.start()
    try:
        wished = await house.store.forgetting.wished()
        await house.tables.people.go_on_forgetting()
        publisher = Publisher(house.tables, ledger, house.clock)
        while (at := await publisher.round()) is not None:
            house.clock.time = at
        for (id,) in await house.store._database.read("SELECT id FROM tables"):
            table = await house.tables.reading.get(id)
            assert not {row.user for row in table.seats} & set(wished)
            there = [row for row in table.seats if row.user > 0 and not row.absent]
            assert table.status == "open" or all(row.heard >= row.news for row in there), "no word is lost"
            stored = await house.store._database.read(
                "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", (id,)
            )
            assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(table))
    finally:
        await house.store.close()
