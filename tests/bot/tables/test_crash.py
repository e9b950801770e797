"""kill -9 in the middle of everything: what was told has happened, and every message was sent once."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.tables.making import maker, own
from bot.tables.model import Place, Refusal
from bot.tables.outlet import Lost, Posted
from bot.tables.publisher import Publisher
from engine.values import Cell, Key, Picks
from engine.walk import random_action

pytestmark = pytest.mark.threads

KILLS = 80


class Ledger:
    """A Discord that outlives the bot: a file with a line for each message sent, and one for each that was retired.

    A card is refused in one of the channels, and what is sent to another is answered with an error.
    """

    refusing, deaf = 5, 6

    def __init__(self, path: Path) -> None:
        self.path = path

    def lines(self) -> list[str]:
        return self.path.read_text().splitlines() if self.path.exists() else []

    def sent(self) -> list[str]:
        return [line for line in self.lines() if not line.startswith("retired")]

    def retired(self) -> set[int]:
        return {int(line.split()[1]) for line in self.lines() if line.startswith("retired")}

    async def post(self, table, delivery, ping):
        channel = 7 if delivery.at is None else delivery.at.channel
        if channel == self.refusing:
            raise Lost
        await asyncio.sleep(0)
        number = self._write(f"{table.id} {delivery.target} {delivery.posts} {channel}")
        await asyncio.sleep(0.001)
        if channel == self.deaf:
            raise TimeoutError
        return Posted(channel, number)

    async def present(self, table, users):
        return {}

    async def edit(self, table, delivery):
        await asyncio.sleep(0)

    async def retire(self, table, leftover):
        await asyncio.sleep(0)
        self._write(f"retired {leftover.message}")
        await asyncio.sleep(0)

    async def find(self, table, delivery):
        channel = 7 if delivery.at is None else delivery.at.channel
        entry = f"{table.id} {delivery.target} {delivery.posts} {channel}"
        if entry not in self.lines():
            return None
        return Posted(channel, self.lines().index(entry) + 1)

    def _write(self, line: str) -> int:
        """Add a line; its number."""
        with self.path.open("a") as file:
            file.write(f"{line}\n")
        return len(self.lines())


async def play(house, ledger: Ledger, tell: int, rng: Random) -> None:
    """Play, publish and tell for ever."""
    await house.start()
    publisher = Publisher(house.tables, ledger, house.clock)
    while True:
        tables = await house.tables.reading.of_user(house.ann.id, running_only=True)
        table = rng.choice(tables) if len(tables) > 2 else await house.begin(house.bob, house.cid, rounds=2)
        seat = rng.choice(table.owing)
        user = table.seats[seat].user
        rows = len(await house.log(table))
        try:
            if rng.random() < 0.3 and await house.can_take_back(table, user):
                table = await house.tables.turns.take_back(table.id, user)
            else:
                action = random_action(table.engine, own(table, seat).state, seat, rng)
                table = await house.tables.turns.act(table.id, user, house.number(table, user), action.path)
        except Refusal:
            continue  # the toy's reef
        settled = len(await house.log(table)) > rows
        os.write(tell, b"%d %d %d %d\n" % (table.id, table.seq, settled, len(table.steps)))
        while rng.random() < 0.4:
            await house.tables.life.move_card(table.id, Place(1, rng.randrange(2, 8)))
            await publisher.round()
        await publisher.round()
        await house.tables.housekeeping.archive()


async def gather(house, ledger: Ledger, tell: int, rng: Random) -> None:
    """Let people come, invite each other, go and begin for ever."""
    await house.start()
    publisher = Publisher(house.tables, ledger, house.clock)
    people = (house.ann, house.bob, house.cid, house.dan, house.eve)
    table = await gathered(house)
    while True:
        if table.status != "open":
            table = await gathered(house)
        person, other = rng.sample(people, 2)
        gathering = house.tables.gathering
        step = rng.choice((gathering.join, gathering.leave, gathering.invite, gathering.begin))
        try:
            if step == gathering.invite:
                table = await step(table.id, person.id, [other])
            else:
                table = await step(table.id, person if step == gathering.join else person.id)
        except Refusal:
            continue
        os.write(tell, b"%d %d\n" % (table.id, table.seq))
        await publisher.round()


async def gathered(house):
    """A lobby of Ann's: one from before the bot was killed, or a new one, the games that began being taken away."""
    tables = await house.tables.reading.of_user(house.ann.id)
    for table in tables:
        if table.status == "open":
            return table
        await house.tables.moderators.close(table.id, 99)
    return await house.gather()


def run_and_kill(house, ledger: Ledger, rng: Random, play, lines: int | None = None) -> str:
    """What a bot told before it was killed: while it started, or in the midst of what came after a few moves (`lines`).

    The moment is counted in moves, and in parts of how long one takes, so that a busy machine is as good as another.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            asyncio.run(play(house, ledger, writing, rng))
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told, pause = "", 0.1
        for _ in range(rng.randrange(6) if lines is None else lines):
            began = time.perf_counter()
            told += pipe.readline()
            pause = time.perf_counter() - began
        time.sleep(rng.random() * min(pause, 0.1))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status)  # it died of the signal, not of an error
        return told + pipe.read()


def test_killed_at_any_moment(house_of, tmp_path):
    rng = Random(5)
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    told = ""
    for _ in range(KILLS):
        told += run_and_kill(house, ledger, Random(rng.random()), play)
    assert len(told.splitlines()) > KILLS
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()
    asyncio.run(check(house, ledger))
    lines = [tuple(map(int, line.split())) for line in told.splitlines()]
    assert {(table, seq) for table, seq, settled, _ in lines if settled} <= asyncio.run(logged(house))
    assert any(steps for *_, steps in lines)
    made = asyncio.run(being_made(house))
    for table, seq, _, steps in lines:
        assert seq <= made[table][0]
        assert (seq, steps) == made[table] or seq < made[table][0]


def test_killed_in_the_midst_of_a_turn(house_of, tmp_path):
    """What may still be taken back is no less kept than what has come to stay."""
    house = house_of(tmp_path / "tables.db")

    async def begin_a_turn(house, _, tell, __):
        await house.start()
        table = await house.at_turn()
        for verb in ("take", "stir", "mark"):
            path = (Key(verb), *{"take": (Cell(0, 0),), "mark": (Picks((Cell(1, 0), Cell(2, 0))),)}.get(verb, ()))
            await house.act(table, house.ann.id, *path)
        seen = await house.seen(table, house.ann)
        os.write(tell, f"{table.id} {seen.seq} {seen.state}\n".encode())
        await asyncio.Event().wait()

    id, seq, state = run_and_kill(house, Ledger(tmp_path / "none"), Random(1), begin_a_turn, lines=1).split(" ", 2)

    async def look():
        await house.start()
        try:
            seen = await house.seen(await house.tables.reading.get(int(id)), house.ann)
            assert (seen.seq, f"{seen.state}\n") == (int(seq), state)
            assert [row.kind for row in await house.log(seen)] == ["start", "action", "action"]
            for points in (1, 1, 0):
                await house.tables.turns.take_back(seen.id, house.ann.id)
                assert (await house.seen(seen, house.ann)).state.points == (points, 0)
        finally:
            await house.store.close()

    asyncio.run(look())


def test_killed_while_people_gather(house_of, tmp_path):
    rng = Random(6)
    house, ledger = house_of(tmp_path / "tables.db"), Ledger(tmp_path / "ledger")
    told = ""
    for _ in range(KILLS // 4):
        told += run_and_kill(house, ledger, Random(rng.random()), gather)
    assert len(told.splitlines()) > KILLS // 4
    with sqlite3.connect(house.path) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        seqs = dict(connection.execute("SELECT id, seq FROM tables").fetchall())
        seats = connection.execute("SELECT table_id, seat, joined FROM seats ORDER BY table_id, seat").fetchall()
        hosts = connection.execute(
            "SELECT count(*) FROM tables JOIN seats ON user = host AND table_id = id WHERE joined"
        ).fetchall()
    connection.close()
    assert all(int(seq) <= seqs[int(table)] for table, seq in map(str.split, told.splitlines()))
    for table in seqs:
        rows = [(seat, joined) for id, seat, joined in seats if id == table]
        assert [seat for seat, _ in rows] == list(range(len(rows))), "numbered without a gap"
        assert any(joined for _, joined in rows)
    assert hosts == [(len(seqs),)], "every table has a host who sits there"
    asyncio.run(check(house, ledger))


async def being_made(house) -> dict[int, tuple[int, int]]:
    """The seq of every table, and how many actions of it can be taken back."""
    await house.start()
    try:
        rows = await house.store._database.read("SELECT id, seq, json_array_length(steps) FROM tables")
        return {id: (seq, steps) for id, seq, steps in rows}
    finally:
        await house.store.close()


async def logged(house) -> set[tuple[int, int]]:
    """All that the logs hold, those of ended games being archived by now."""
    await house.start()
    try:
        await house.tables.housekeeping.archive()
        ended = await house.store._database.read("SELECT count(*) FROM archives")
        assert ended[0][0], "some have ended, however slow the machine is"
        tables = await house.store._database.read("SELECT id FROM tables")
        return {(id, row.seq) for (id,) in tables for row in await house.store.log.rows(id)}
    finally:
        await house.store.close()


async def check(house, ledger: Ledger) -> None:
    """All is shown in the end, each message was sent once, and of each table's cards one alone is live."""
    await house.start()
    try:
        house.clock.pass_(days=1)
        publisher = Publisher(house.tables, ledger, house.clock)
        while (next := await publisher.round()) is not None:
            house.clock.time = next
        assert await house.store.deliveries.lagging(house.clock.time + timedelta(days=400)) == []
        assert max(Counter(ledger.sent()).values()) == 1
        lines, retired = ledger.lines(), ledger.retired()
        for table in await house.tables.reading.of_user(house.ann.id):
            card = await house.tables.reading.delivery(table.id)
            cards = [at for at, line in enumerate(lines, start=1) if line.startswith(f"{table.id} card ")]
            assert [at for at in cards if at not in retired] == [card.message]
            assert lines[card.message - 1].endswith(f" {table.place.channel}")
            rows = await house.log(table)
            assert not rows or rows[-1].seq <= table.seq
            assert own(table, maker(table)).made != () or not table.steps
    finally:
        await house.store.close()
