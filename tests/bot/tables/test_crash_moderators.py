"""kill -9 round what moderators do: done and noted at once or not at all, and who lost a seat is told once at most."""

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
from tests.bot.tables.test_crash import Ledger, run_and_kill

pytestmark = pytest.mark.threads

KILLS = 8
WARDEN = 99


class Notes:
    """A messenger that outlives the bot: a line for each who was told."""

    def __init__(self, path):
        self.path = path

    async def tell_unseated(self, user, table, reason):
        with self.path.open("a") as file:
            file.write(f"{table.id} {user} {reason}\n")
        await asyncio.sleep(0)


async def moderate(house, ledger, tell, rng):
    """Close, pause and unseat for ever, alone or by the others' yes."""
    await house.start()
    publisher, notes = Publisher(house.tables, ledger, house.clock), Notes(ledger.path.with_name("notes"))
    moderators, votes = house.tables.moderators, house.tables.votes
    while True:
        await moderators.tell(notes)
        tables = await house.tables.reading.of_user(house.ann.id, running_only=True)
        table = tables[0] if tables else await house.at_turn(house.bob, house.cid, rounds=40)
        someone = rng.choice([house.bob.id, house.cid.id])
        try:
            if table.open_motions:
                table = await votes.agree(table.id, rng.choice(table.seats).user, table.open_motions[0].seq)
            else:
                by = rng.choice([WARDEN, WARDEN, house.ann.id])
                how = rng.choice(["close", "unseat", "unseat", "unseat"])
                # two at once: of two moderators one takes the seat
                args = (table.id, by, someone) if how == "unseat" else (table.id, by)
                some = [getattr(moderators, how)(*args, reason="why") for _ in range(2)]
                for found in await asyncio.gather(*some, return_exceptions=True):
                    if isinstance(found, Refusal):
                        continue
                    if isinstance(found, BaseException):
                        raise found
                    table = found
        except Refusal:
            table = await moderators.close(table.id, WARDEN, "why")
        os.write(tell, f"{table.id} {table.seq} {table.status}\n".encode())
        await publisher.round()


def test_killed_while_moderators_do_what_they_do(house_of, tmp_path):
    rng = Random(11)
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    told = "".join(
        run_and_kill(house, ledger, Random(rng.random()), moderate, lines=rng.randrange(3, 20)) for _ in range(KILLS)
    )
    asyncio.run(check(house, ledger))
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        tables = {row[0]: row[1:] for row in connection.execute("SELECT id, seq, status, closed, reason FROM tables")}
        entries = connection.execute("SELECT what, table_id, about, told FROM moderations").fetchall()
        lost = set(connection.execute("SELECT table_id, user FROM tenures WHERE how = 'unseated'").fetchall())
    connection.close()
    for line in told.splitlines():
        table, seq, status = line.split()
        assert int(seq) <= tables[int(table)][0]
        assert status in ("running", tables[int(table)][1])
    done = Counter(what for what, *_ in entries)
    assert min(done[what] for what in ("close", "unseat", "ask-unseat")) > 2
    closed = [table for what, table, *_ in entries if what == "close"]
    assert sorted(closed) == [table for table, (_, _, how, _) in sorted(tables.items()) if how in ("aborted", "agreed")]
    assert all(tables[table][3] == "why" for table in closed if tables[table][2] == "aborted")
    unseated = [(table, about) for what, table, about, _ in entries if what == "unseat"]
    assert len(unseated) == len(set(unseated)), "nobody loses the same seat twice"
    assert set(unseated) == lost
    assert all(told for *_, told in entries)
    heard = Counter(line for line in (tmp_path / "notes").read_text().splitlines())
    assert set(heard) <= {f"{table} {about} why" for table, about in unseated}
    assert max(heard.values()) == 1
    assert len(heard) > len(unseated) // 2, "only what was under way when it was killed is lost"


async def check(house, ledger):
    """The queue is what the tables have, and whoever isn't told yet is in the end."""
    await house.start()
    try:
        await house.tables.moderators.tell(Notes(ledger.path.with_name("notes")))
        for (id,) in await house.store._database.read("SELECT id FROM tables"):
            table = await house.tables.reading.get(id)
            stored = await house.store._database.read(
                "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", (id,)
            )
            assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(table))
    finally:
        await house.store.close()
