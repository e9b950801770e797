"""kill -9 round the beginning and the end of being away: it holds at all tables or at none, and no day is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from datetime import timedelta
from random import Random

import pytest

from bot.tables.clock import CLOCKS
from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.publisher import Publisher
from engine import registry
from tests.bot.tables.test_crash import Ledger, run_and_kill

pytestmark = pytest.mark.threads

KILLS = 5


async def come_and_go(house, ledger, tell, rng):
    """Go away, come back, play and let days pass, for ever."""
    await house.start()
    publisher, aways = Publisher(house.tables, ledger, house.clock), house.tables.aways
    while len(await house.tables.reading.of_user(house.ann.id, running_only=True)) < 3:
        lobby = await house.tables.gathering.gather(
            "toy", registry.get("toy").Options(rounds=40), house.ann, 3, house.place, "en", CLOCKS["3d"]
        )
        for person in (house.bob, house.cid):
            lobby = await house.tables.gathering.join(lobby.id, person)
    await house.store._database.run("UPDATE people SET known_since = NULL")
    while True:
        user = rng.choice((house.ann.id, house.bob.id))
        try:
            if rng.random() < 0.5:
                await aways.begin(user, house.clock.time + timedelta(days=rng.randrange(1, 10)))
                os.write(tell, b"away\n")
            else:
                await aways.back(user)
                os.write(tell, b"back\n")
        except Refusal:
            await house.store._database.run("DELETE FROM aways WHERE ended IS NOT NULL")
        await publisher.round()
        house.clock.pass_(hours=rng.randrange(20))
        await house.store.set_meta("alive_at", str(int(house.clock.time.timestamp())))
        await house.tables.timing.round()


def test_killed_while_people_come_and_go(house_of, tmp_path):
    rng = Random(5)
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    for _ in range(KILLS):
        run_and_kill(house, ledger, Random(rng.random()), come_and_go, lines=rng.randrange(2, 8))
        asyncio.run(check(house))
        with sqlite3.connect(house.path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()


async def check(house):
    """After one round it is at all tables as it was said."""
    await house.start()
    try:
        await house.tables.timing.round()
        spells = await house.tables.aways.now([house.ann.id, house.bob.id])
        for table in await house.tables.reading.of_user(house.ann.id, running_only=True):
            for row in table.seats:
                spell = spells.get(row.user)
                assert row.away == (spell.id if spell else None)
                assert row.away_until is None if spell is None else row.away_until <= spell.until
                still = row.owes and row.away_until is not None and row.late_since is None and not row.autopilot_since
                assert (row.stopped_by == "away") == still
                assert not still or row.running_since is None
            stored = await house.store._database.read(
                "SELECT seat, kind, number FROM due WHERE table_id = ? AND kind <> 'remind'", (table.id,)
            )
            assert sorted(stored) == sorted((due.seat, due.kind, due.number) for due in dues(table))
    finally:
        await house.store.close()
