"""The bot's own seats: what it does there, one thought at a time, beside everything else that happens.

What is to be done follows from the tables alone: nothing is stored of a thought, so one that is lost (the worker was
killed, the bot ended) is thought again, the same, and one that comes too late is refused by its number. Who has
levels thinks in a process of its own (`Hooks.think`), as it may take a second; what plays by `default` is done here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, NamedTuple

import structlog

from bot.tables import levels, play, thinking
from bot.tables.calls import is_bots
from bot.tables.changing import Changes
from bot.tables.company import forsaken, is_followed, out
from bot.tables.making import owed
from bot.tables.model import FREE, Broken, Change, Refusal, Table, refuse
from bot.tables.store import StoreError
from bot.tables.worker import Worker
from engine import hooked
from engine.chance import Seeded
from engine.game import Level
from engine.values import Path

_log = structlog.get_logger(__name__)

TRIES = 2
"""So many thoughts on one position may fail before the usual move is made."""
LIBERTIES = 10
"""So often the bot does what it doesn't owe while everybody owes the same: its games come to rest, but not by this."""
AGAIN = timedelta(minutes=5)
"""So long a table waits at which nothing can be done."""
MOMENT = 3.0
"""Seconds for which somebody's click waits for what the bot does then, so that it is answered with that too."""
_NO_FAULT = {"refuse-stale", "refuse-busy", "refuse-closing"}
"""Refusals of what is merely late."""


class Job(NamedTuple):
    """A thought in hand, of a table as it was at `seq`. `number`: what the seat owes, or `FREE`; `began` by the event
    loop's clock.
    """

    table: int
    seq: int
    seat: int
    number: int
    level: Level
    began: float
    thought: asyncio.Future[tuple[Path, ...]]


class Rivals:
    """Moves the bot's own seats. `ring` is called when a round is due; thoughts are had by the `worker`."""

    def __init__(
        self, changes: Changes, ring: Callable[[], None], worker: Callable[[], Executor] | None = None
    ) -> None:
        self._changes = changes
        self._ring = ring
        self._worker = Worker(worker)
        self._job: Job | None = None
        self._news: set[int] | None = None
        """Where something has changed, so that the bot may do what it doesn't owe; None until the first round."""
        self._idle: dict[int, tuple[int, set[int]]] = {}
        """Seats that do nothing of the kind at a table as it is at that seq."""
        self._liberties: dict[int, tuple[Any, int]] = {}
        self._failures: dict[int, tuple[int, int]] = {}
        self._resting: dict[int, datetime] = {}
        self._waiting: Counter[tuple[int, int | None]] = Counter()
        """At which table who waits to be shown what the bot does, with how many clicks; None is called all the same."""
        self._hand = asyncio.Lock()
        """Held by a round."""

    def poke(self, table: int) -> None:
        """Something has changed at a table where the bot plays."""
        if self._news is not None:
            self._news.add(table)
        self._ring()

    async def rest(self, table: int, user: int | None = None) -> None:
        """Have the bot do what it owes at a table now, and wait for that; no longer than a moment.

        `user` is shown the table as it is then, so he isn't called to what he owes there. Once he is out of the game
        nothing more is waited for: the bot may have many turns to play.
        """
        self._waiting[table, user] += 1
        try:
            await self._play_out(table, user)
        finally:
            async with self._hand:  # what is being done is shown to him too
                self._waiting[table, user] -= 1
                self._waiting += Counter()

    async def _play_out(self, table: int, user: int | None) -> None:
        loop = asyncio.get_running_loop()
        end, seq = loop.time() + MOMENT, -1
        while loop.time() < end:
            await self.round()
            found = await self._changes.reading.get(table)
            if not is_bots(found) or (user is not None and found.seat_of(user) in out(found)):
                return
            if self._job is not None:
                await asyncio.wait({self._job.thought}, timeout=max(0.0, end - loop.time()))
            elif found.seq == seq:  # it does nothing
                return
            seq = found.seq

    def stop(self) -> None:
        """The bot is about to end: what is thought is of no use any more."""
        self._worker.stop()

    async def round(self) -> datetime | None:
        """Do what was thought out and what needs no thought, have the next thing thought out; when to look again."""
        async with self._hand:
            return await self._round()

    async def _round(self) -> datetime | None:
        if self._job is not None and self._job.thought.done():
            job, self._job = self._job, None
            await self._guarded(job.table, self._take(job))
        now = self._changes.now()
        self._resting = {id: until for id, until in self._resting.items() if now < until <= now + AGAIN}
        waiting = await self._changes.store.tables.awaiting_bot()
        if self._news is None:
            self._news = set(waiting)
        for id in dict.fromkeys([*waiting, *sorted(self._news)]):
            if id not in self._resting:
                await self._guarded(id, self._look(id))
        return min(self._resting.values(), default=None)

    async def _guarded(self, table: int, work: Awaitable[None]) -> None:
        """Do something at a table. One that the rules fail at is left alone for a while: it keeps no other waiting."""
        try:
            await work
        except StoreError:
            raise
        except Exception as error:  # its text may hold something of the position
            _log.error("rival has no move", table=table, error=type(error).__name__)
            self._rest(table)

    async def _look(self, id: int) -> None:
        """See whether there is something to do at a table, and do it or have it thought out."""
        assert self._news is not None  # since the first round
        try:
            table = await self._changes.reading.get(id)
        except Refusal as refusal:
            self._news.discard(id)
            if isinstance(refusal, Broken):
                self._rest(id)
            return
        while (found := self._next(table)) is not None:
            seat, number = found
            level = _level(table, seat)
            if level is not None:
                if self._job is None:
                    self._begin(table, seat, number, level)
                return
            if await self._plain(table, seat, number):
                return
        self._news.discard(id)
        self._idle.pop(id, None)

    def _next(self, table: Table) -> tuple[int, int] | None:
        """A seat of the bot's that has something to do, and the number of what; None where there is none."""
        if not is_to_move(table):
            return None
        bots = [row.seat for row in table.seats if row.is_bot and not row.gone]
        if self._news is not None and table.id in self._news and not self._is_restless(table):
            seq, idle = self._idle.get(table.id, (-1, set()))
            for seat in bots:
                if not (seq == table.seq and seat in idle) and seat not in table.owing and play.may(table, seat):
                    return seat, FREE
        for seat in bots:
            decision = owed(table, seat)
            if decision is not None:
                return seat, decision.number
        return None

    def _is_restless(self, table: Table) -> bool:
        """Whether the bot has done so much of its own accord that it had better wait for somebody."""
        debts, count = self._liberties.get(table.id, (None, 0))
        return debts == _debts(table) and count >= LIBERTIES

    async def _plain(self, table: Table, seat: int, number: int) -> bool:
        """Do what the game does by itself, without a search; False where the seat does nothing freely.

        Raises LookupError where it has no move, or one that isn't possible.
        """
        action = table.engine.default(dealt(table, seat), seat)
        if action is None and number != FREE:
            raise LookupError
        if not await self._do(table.id, table.seq, seat, number, () if action is None else (action.path,)):
            raise LookupError
        return action is not None

    def _begin(self, table: Table, seat: int, number: int, level: Level) -> None:
        """Have it thought out what a seat does."""
        job = (table.game, table.engine.dump(dealt(table, seat)), seat, level, seed(table, seat))
        thought = self._worker.submit(thinking.think, *job)
        if thought is None:
            return
        thought.add_done_callback(lambda _: self._ring())
        self._job = Job(table.id, table.seq, seat, number, level, asyncio.get_running_loop().time(), thought)

    async def _take(self, job: Job) -> None:
        """Do what was thought out, or see to it that it is thought again."""
        took = asyncio.get_running_loop().time() - job.began
        log = _log.bind(table=job.table, seq=job.seq, level=job.level, milliseconds=round(took * 1000))
        try:
            paths = job.thought.result()
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, BrokenExecutor):
                self._worker.renew()
            log.warning("rival didn't think", error=type(error).__name__)
            await self._failed(job, at_once=took >= thinking.LONGEST)
            return
        log.debug("rival thought")
        if (not paths and job.number != FREE) or not await self._do(job.table, job.seq, job.seat, job.number, paths):
            await self._failed(job)

    async def _failed(self, job: Job, *, at_once: bool = False) -> None:
        """A thought has come to nothing: it is had once more, then the usual move must do."""
        number, count = self._failures.get(job.table, (-1, 0))
        count = count + 1 if number == job.number else 1
        self._failures[job.table] = (job.number, count)
        if count < TRIES and not at_once:
            return
        del self._failures[job.table]
        if job.number == FREE:
            self._does_nothing(job.table, job.seq, job.seat)
            return
        try:
            table = await self._changes.reading.get(job.table)
        except Refusal:
            return  # it can't be read any more
        if is_to_move(table):
            await self._plain(table, job.seat, job.number)

    async def _do(self, id: int, seq: int, seat: int, number: int, paths: tuple[Path, ...]) -> bool:
        """Do these actions of a seat at a table as it was at `seq`, the rest only as long as nothing was revealed and
        nobody else has done anything. So it is with the first too where it isn't owed: no number tells that it is late.

        False where the first of them isn't possible, though it is what was asked.
        """
        if not paths:
            self._does_nothing(id, seq, seat)
            return True
        after: Table | None = None
        at = seq if number == FREE else None
        for path in paths:
            try:
                after, revealed = await self._act(id, seat, number, path, at)
            except Refusal as refusal:
                return after is not None or refusal.reason.id in _NO_FAULT
            self._failures.pop(id, None)
            if number == FREE:
                debts, count = self._liberties.get(id, (None, 0))
                self._liberties[id] = (_debts(after), count + 1 if debts == _debts(after) else 1)
            decision = owed(after, seat) if after.status == "running" else None
            if revealed or decision is None:
                break
            number, at = decision.number, after.seq
        return True

    async def _act(self, id: int, seat: int, number: int, path: Path, at: int | None) -> tuple[Table, bool]:
        """Do an action of a seat, where the table is as it was `at` that seq (None: however it is); the table, and
        whether something was revealed.
        """
        revealed: list[bool] = []

        async def step(before: Table) -> Change:
            if not is_to_move(before) or at not in (None, before.seq):
                raise refuse("stale")
            after, rows = play.bot_acted(before, seat, number, path, self._changes.now())
            revealed[:] = [event.reveals for done in rows for event in done.row.events]
            return after, rows

        told = [user for table, user in self._waiting if table == id and user is not None]
        return await self._changes.change(id, None, step, told=told), any(revealed)

    def _does_nothing(self, id: int, seq: int, seat: int) -> None:
        """Note that a seat does nothing of its own accord at a table as it was at `seq`."""
        at, idle = self._idle.get(id, (seq, set()))
        self._idle[id] = (seq, {*idle, seat} if at == seq else {seat})

    def _rest(self, id: int) -> None:
        """Leave a table alone for a while."""
        self._resting[id] = self._changes.now() + AGAIN


def is_to_move(table: Table) -> bool:
    """Whether the bot moves its seats at a table: there is somebody for whom it does."""
    return table.status == "running" and is_followed(table) and forsaken(table) is None


def _level(table: Table, seat: int) -> Level | None:
    """How well the bot plays a seat of its own; None where `default` plays."""
    wished = table.seats[seat].level
    assert wished is not None  # it is the bot's
    return levels.fitting(hooked.levels(table.engine, table.options, len(table.seats)), wished)


def seed(table: Table, seat: int) -> str:
    """The chance of a thought: known to all when the table's seed is, and useless to find that out before."""
    return sha256(f"rival/{table.seed}/{table.state.count}/{seat}".encode()).hexdigest()


def dealt(table: Table, seat: int) -> Any:
    """The position as a seat may imagine it: all that it can't know is dealt anew."""
    return table.engine.redeal(table.state, seat, Seeded(f"{seed(table, seat)}/world"))


def _debts(table: Table) -> Any:
    return table.status, tuple(row.owes_since for row in table.seats if row.owes)
