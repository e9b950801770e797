"""kill -9 round seats that change hands: whoever was told that a seat is his has it, and nobody else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from itertools import pairwise
from random import Random

import pytest

from bot.tables.model import Refusal
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from tests.bot.tables.test_crash import Ledger, run_and_kill
from tests.bot.tables.test_crash_votes import check

pytestmark = pytest.mark.threads

KILLS = 12


async def change_hands(house, ledger, tell, rng):
    """Offer, keep, take, agree and move, for ever, two takers at once."""
    await house.start()
    publisher = Publisher(house.tables, ledger, house.clock)
    some = house.tables.substitutes
    newest = max([100, *(tenure.user for tenure in await tenures(house))])
    while True:
        running = await house.store.tables.running()
        table = await (house.tables.reading.get(running[0]) if running else house.at_turn(*company(house), rounds=99))
        seat = rng.randrange(len(table.seats))
        user, other = table.seats[seat].user, table.seats[(seat + 1) % len(table.seats)].user
        people = [Person(newest := newest + 1, f"P{newest}") for _ in range(2)]
        try:
            await some.offer(table.id, user, seat)
            if rng.random() < 0.2:
                await some.keep(table.id, user)
                await some.offer(table.id, user, seat)
            await asyncio.gather(*(some.take(table.id, each, seat) for each in people), return_exceptions=True)
            table = await house.tables.reading.get(table.id)
            if table.candidates and table.seats[seat].user == user:
                table = await some.agree(table.id, other, rng.choice(people).id)
        except Refusal:
            await publisher.round()
            table = await house.tables.reading.get(table.id)
            if table.seats[seat].offered_by is not None:
                await some.keep(table.id, table.seats[seat].user)
            continue
        os.write(tell, f"{table.id} {table.seq} {seat} {table.seats[seat].user}\n".encode())
        if rng.random() < 0.5:
            await publisher.round()


async def tenures(house):
    return [t for id in await house.store.tables.running() for t in (await house.tables.reading.get(id)).tenures]


def company(house):
    return (house.bob,) if house.path.name.startswith("two") else (house.bob, house.cid)


def test_killed_while_seats_change_hands(house_of, tmp_path):
    rng = Random(11)
    for name in ("two.db", "three.db"):
        house, ledger = house_of(tmp_path / name), Ledger(tmp_path / f"{name}.ledger")
        told = "".join(
            run_and_kill(house, ledger, Random(rng.random()), change_hands, lines=rng.randrange(2, 8))
            for _ in range(KILLS // 2)
        )
        with sqlite3.connect(house.path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
            seats = connection.execute("SELECT seat, user FROM seats ORDER BY seat").fetchall()
            held = connection.execute(
                "SELECT seat, user, from_seq, to_seq FROM tenures ORDER BY seat, from_seq"
            ).fetchall()
            noted = connection.execute("SELECT seq FROM log WHERE kind = 'vote' ORDER BY seq").fetchall()
        connection.close()
        assert len({user for _, user in seats}) == len(seats), "nobody has two seats"
        assert len({user for _, user, *_ in held}) == len(held), "nor one again"
        for before, after in pairwise(held):
            if before[0] == after[0]:
                assert before[3] == after[2], "one tenure follows the other"
        assert {(seat, user) for seat, user, _, to_seq in held if to_seq is None} <= set(seats)
        assert sorted(from_seq for *_, from_seq, _ in held if from_seq) == [seq for (seq,) in noted]
        lines = [tuple(map(int, line.split())) for line in told.splitlines()]
        assert lines
        assert {(seat, user, seq) for _, seq, seat, user in lines} <= {(seat, user, seq) for seat, user, seq, _ in held}
        asyncio.run(check(house, ledger))
