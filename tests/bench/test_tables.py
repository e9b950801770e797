"""How fast tables are, on a real SQLite file (run with ``pytest tests/bench --benchmark-only``)."""

from __future__ import annotations

import asyncio
import resource
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
import simcord

from bot.client import Flotilla
from bot.tables.clock import CLOCKS
from bot.tables.clock import Clock as TableClock
from bot.tables.model import Place, Table
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.store import Store
from bot.views import answers
from bot.views.log import log_page
from engine import registry
from engine.registry import get
from engine.values import Cell, Key, Number
from engine.values import Path as Way
from engine.walk import random_action
from render import Marks, draw, sea
from render.window import overview
from tests.bench.amount import much
from tests.bot.moves import Move, random_move
from tests.bot.tables.toy import Toy
from tests.bot.virtual_time import no_real_timers, pass_short_pauses

Note = Callable[..., None]
PLACE = Place(1, 2)
TABLES = 1000
CLICKS = 150
LONG = 4000


class Clock:
    """A clock that ticks a second with each look."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


def fixed_seeds() -> Callable[[], str]:
    """Seeds of tables, the same in each run."""
    numbers = count(1)
    return lambda: f"bench-{next(numbers)}"


async def begun(tables: Tables, number: int, clock: TableClock | None = None) -> Table:
    """A new game of two people."""
    host, guest = Person(number * 2, f"host{number}"), Person(number * 2 + 1, f"guest{number}")
    table = await tables.gathering.open("sealords", get("sealords").Options(), host, [guest], PLACE, "en", None, clock)
    return await tables.gathering.join(table.id, guest)


async def move(tables: Tables, table: Table, rng: Random) -> tuple[Table, float]:
    """One random action, and the seconds from the service's call to its commit."""
    made = random_move(table, rng, freely=0)
    start = time.perf_counter()
    after = await tables.turns.act(table.id, made.user, made.number, made.path)
    return after, time.perf_counter() - start


def run_on(path: Path, work: Callable[[Tables], Awaitable[Any]]) -> Any:
    """`work` on a database of its own, closed afterwards."""

    async def run() -> Any:
        store = await Store.open(path)
        try:
            return await work(Tables(store, Clock(), fixed_seeds()))
        finally:
            await store.close()

    return asyncio.run(run())


def test_action_to_commit(benchmark: Any, note: Note, tmp_path: Path) -> None:
    async def work(tables: Tables) -> list[float]:
        rng, times = Random(1), []
        for number in range(much(benchmark, 8)):
            table = await begun(tables, number)
            while table.status == "running":
                table, spent = await move(tables, table, rng)
                times.append(spent)
        return times

    times = benchmark.pedantic(run_on, (tmp_path / "tables.db", work), rounds=1)
    note(times, target_us=2000)


def test_a_long_game(benchmark: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an action, a look at the own position and the last of the log cost after 4,000 actions at one table.

    Medians in µs, beside those of a new table's first hundred rounds, taken by turns with it as others may use the
    machine.
    """
    toy = Toy()
    monkeypatch.setattr(registry, "get", lambda id: toy)
    take, end, shoot, answer = (Key("take"), Cell(0, 0)), (Key("end"),), (Key("shoot"),), (Key("port"), Key("moor"))
    pledges: list[tuple[int, Way]] = [(0, (Number(0),)), (1, (Number(0),))]
    turn = [(0, take), (0, take), (0, shoot), (1, answer), (0, take), (0, end)]
    script = [*pledges, *turn, *((1 - seat, path) for seat, path in turn)]
    times: dict[tuple[str, str], list[float]] = defaultdict(list)

    async def start(tables: Tables, number: int) -> Table:
        host, guest = Person(number * 2, "Ann"), Person(number * 2 + 1, "Bob")
        table = await tables.gathering.open("toy", toy.Options(rounds=LONG), host, [guest], PLACE, "en")
        return await tables.gathering.join(table.id, guest)

    async def timed(what: str, which: str, doing: Awaitable[Any]) -> Any:
        start = time.perf_counter()
        done = await doing
        times[what, which].append(time.perf_counter() - start)
        return done

    async def play_round(tables: Tables, table: Table, which: str) -> Table:
        for seat, path in script:
            user = table.seats[seat].user
            walk = await timed("own", which, tables.turns.walk(table.id, user))
            await timed("recent", which, tables.reading.recent(walk.table, seat))
            table = await timed("act", which, tables.turns.act(table.id, user, walk.decision.number, path))
        return table

    async def work(tables: Tables) -> None:
        long = await start(tables, 1)
        for _ in range(much(benchmark, LONG // len(script))):
            long = await play_round(tables, long, "on the way")
        new = await start(tables, 2)
        for _ in range(much(benchmark, 100)):
            long = await play_round(tables, long, "late")
            new = await play_round(tables, new, "early")

    benchmark.pedantic(run_on, (tmp_path / "tables.db", work), rounds=1)
    for what in ("own", "recent", "act"):
        early, late = (median(times[what, which]) * 1e6 for which in ("early", "late"))
        benchmark.extra_info[what] = {"early_us": round(early), "late_us": round(late), "grown": round(late / early, 2)}
    benchmark.extra_info["target_grown"] = 1.0


async def eight(tables: Tables, number: int) -> Table:
    """A new battle of eight on the double sea, with lines."""
    rules = get("ageofsail")
    options = rules.Options(sets=2, line=True, rounds=60)
    host, *others = [Person(number * 10 + seat, f"P{seat}") for seat in range(8)]
    table = await tables.gathering.gather("ageofsail", options, host, 8, PLACE, "en")
    for person in others:
        table = await tables.gathering.join(table.id, person)
    return table


async def lengthened(tables: Tables, table: Table, rows: int) -> Table:
    """The table with so many rows more in its log, like those that it has, in turn; its game goes on after them."""
    database = tables.changes.store._database
    rest = "kind, seat, number, path, notation, events, time, target, undone, chance, rules, state, turn, unseen"
    ((last,),) = await database.read("SELECT max(seq) FROM log WHERE table_id = ?", (table.id,))
    found = await database.read(f"SELECT {rest} FROM log WHERE table_id = ? AND seq > 100 ORDER BY seq", (table.id,))
    for number in range(rows):
        values = (table.id, last + 1 + number, *found[number % len(found)])
        marks = ", ".join("?" * len(values))
        await database.run(f"INSERT INTO log (table_id, seq, {rest}) VALUES ({marks})", values)
    await database.run("UPDATE tables SET seq = ? WHERE id = ?", (last + rows, table.id))
    return await tables.reading.get(table.id)


def reluctant(table: Table, rng: Random) -> Move:
    """A random move, seldom the end of a turn or a line that is declared, which can be done again and again."""
    made = random_move(table, rng, freely=0)
    for _ in range(4):
        if made.path[0] not in (Key("end"), Key("form")):
            break
        made = made._replace(path=random_action(made.seen.engine, made.seen.state, made.seat, rng).path)
    return made


def test_a_long_battle_of_eight(benchmark: Any, tmp_path: Path) -> None:
    """What an action, the last page of the log and the public picture take after 2,000 actions, and after 100.

    Medians in ms of 60 each, of two tables by turns as others may use the machine; no message is sent.
    """
    early, measured = much(benchmark, 100), much(benchmark, 60)
    times: dict[tuple[str, str], list[float]] = defaultdict(list)

    async def act(tables: Tables, table: Table, rng: Random) -> tuple[Table, float]:
        made = reluctant(table, rng)
        start = time.perf_counter()
        after = await tables.turns.act(table.id, made.user, made.number, made.path)
        return after, time.perf_counter() - start

    async def timed(tables: Tables, table: Table, which: str, rng: Random) -> Table:
        after, spent = await act(tables, table, rng)
        times["act", which].append(spent)
        start = time.perf_counter()
        await log_page(tables, after, None, "en")
        times["log", which].append(time.perf_counter() - start)
        view = after.engine.view(after.state, None)
        start = time.perf_counter()
        draw("ageofsail", view, tuple(row.name for row in after.seats), Marks(windows=overview(sea("ageofsail", view))))
        times["picture", which].append(time.perf_counter() - start)
        return after

    async def work(tables: Tables) -> None:
        rng = Random(8)
        new, long = await eight(tables, 1), await eight(tables, 2)
        for _ in range(early):
            new, _spent = await act(tables, new, rng)
        for _ in range(much(benchmark, 700)):
            long, _spent = await act(tables, long, rng)
        while long.steps:  # what can be taken back isn't in the log yet
            long, _spent = await act(tables, long, rng)
        if benchmark.enabled:  # no battle of chance is so long
            long = await lengthened(tables, long, 2000 - long.seq)
        for _ in range(measured):
            new = await timed(tables, new, "early", rng)
            long = await timed(tables, long, "late", rng)
        views = [table.engine.view(table.state, None) for table in (new, long)]
        benchmark.extra_info["ships"] = [len(view.ships) for view in views]

    benchmark.pedantic(run_on, (tmp_path / "tables.db", work), rounds=1)
    for what in ("act", "log", "picture"):
        first, last = (median(times[what, which]) * 1e3 for which in ("early", "late"))
        benchmark.extra_info[what] = {"early_ms": round(first, 2), "late_ms": round(last, 2)}
        benchmark.extra_info[what]["grown"] = round(last / first, 2)
    benchmark.extra_info["target_grown"] = 1.2


def peak_memory() -> int:
    """The most memory that this process has had so far, in KB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_a_thousand_running_tables(benchmark: Any, tmp_path: Path) -> None:
    """Actions a second over a thousand tables, and that memory stays where it is."""
    count = much(benchmark, TABLES)

    async def work(tables: Tables) -> dict[str, float]:
        rng = Random(2)
        running = [await begun(tables, number) for number in range(count)]
        ids = [table.id for table in running]
        del running

        async def act(id: int) -> None:
            table = await tables.reading.get(id)
            if table.status == "running":
                await move(tables, table, rng)

        async def pass_round() -> float:
            start = time.perf_counter()
            for at in range(0, count, 20):
                await asyncio.gather(*(act(id) for id in ids[at : at + 20]))
            return count / (time.perf_counter() - start)

        await pass_round()
        before = peak_memory()
        rates = [await pass_round() for _ in range(8)]
        grown = peak_memory() - before
        return {"actions_a_second": round(min(rates)), "target": 200, "grown_mb": round(grown / 1024, 1)}

    benchmark.extra_info.update(benchmark.pedantic(run_on, (tmp_path / "tables.db", work), rounds=1))


def test_click_to_answer(benchmark: Any, note: Note, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a click's arrival to its answer, in a simulated Discord, while cards and hands are drawn."""
    times: list[float] = []
    started: list[float] = []
    show = answers.show

    async def timed_show(*args: Any) -> None:
        await show(*args)
        times.append(time.perf_counter() - started.pop())

    monkeypatch.setattr(answers, "show", timed_show)
    no_real_timers(monkeypatch)

    async def play() -> None:
        async with simcord.run(Flotilla(tmp_path / "clicks.db", shard_count=1, new_seed=fixed_seeds())) as env:
            pass_short_pauses(env)
            try:
                await clicks(env)
            finally:
                await env.bot.store.close()  # type: ignore[attr-defined]

    async def clicks(env: simcord.Env) -> None:
        env._register_dispatch_observer(lambda _: started.append(time.perf_counter()))
        guild = env.create_guild("Harbour")
        channel = guild.create_text_channel("sea")
        light, dark = (guild.add_member(env.create_user(name)) for name in ("nakhimov", "kornilov"))
        await light.slash(channel, "sealords start", opponent=dark)
        await dark.click(channel.history()[-1], label="Accept")
        started.clear()
        times.clear()
        for _ in range(much(benchmark, CLICKS)):
            card = next(m for m in reversed(channel.history()) if m.components and m.components[0].type.value == 17)
            for member in (light, dark):
                await member.click(card, label="My view")
                started.clear()
            await env.advance_time(1.0)  # or so many clicks are too many

    benchmark.pedantic(lambda: asyncio.run(play()), rounds=1)
    note(times, target_us=100_000, quantile=0.99)


def test_a_round_of_clocks(benchmark: Any, note: Note, tmp_path: Path) -> None:
    """A round over 10,000 running games with clocks, of which a few are at zero, and that memory stays where it is."""
    count = much(benchmark, TABLES * 10)

    async def work(tables: Tables) -> list[float]:
        table, times = await begun(tables, 1, CLOCKS["steady"]), list[float]()
        await tables.changes.store._database.run("UPDATE deliveries SET shown = wanted, message = 1")
        await tables.timing.round()
        await copied(tables, table.id, count)
        await tables.timing.round()
        before = peak_memory()
        for _ in range(much(benchmark, 100)):
            start = time.perf_counter()
            await tables.timing.round()
            times.append(time.perf_counter() - start)
        benchmark.extra_info["grown_mb"] = round((peak_memory() - before) / 1024, 1)
        lapsed = await tables.changes.store._database.read("SELECT count(*) FROM tables WHERE closed = 'lapsed'")
        benchmark.extra_info["time_outs"] = lapsed[0][0]
        return times

    times = benchmark.pedantic(run_on, (tmp_path / "tables.db", work), rounds=1)
    note(times, target_us=50_000, quantile=0.99)


async def copied(tables: Tables, table: int, count: int) -> None:
    """So many running games like this one, whose clocks come to zero one after another, five seconds apart."""
    database, now = tables.changes.store._database, int(tables.changes.now().timestamp())
    zero = f"{now} + 5 * n.value"
    changed = {
        "tables": {"id": "t.id + n.value"},
        "seats": {"table_id": "t.table_id + n.value", "running_since": f"{zero} - 3 * 86400 - 30"},
        "due": {"table_id": "t.table_id + n.value", "time": zero},
    }
    for name, new in changed.items():
        columns = [row[1] for row in await database.read(f"PRAGMA table_info({name})")]
        values = ", ".join(new.get(column, f"t.{column}") for column in columns)
        await database.run(
            f"INSERT INTO {name} ({', '.join(columns)})"
            f" WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?)"
            f" SELECT {values} FROM {name} t, n WHERE t.{'id' if name == 'tables' else 'table_id'} = ?",
            (count, table),
        )
