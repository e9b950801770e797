"""The bot's own seats in tests: a worker that thinks when the test says so, and rounds until nothing happens."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

from bot.tables import thinking
from bot.tables.model import Table
from bot.tables.rivals import Rivals
from engine import registry
from engine.game import Action
from engine.values import Cell, Key, Number


class Thinker(Executor):
    """Keeps what it is asked, until it is told to answer or to break."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Any, ...]] = []
        self.futures: list[Future[Any]] = []
        self.asked = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert fn is thinking.think
        self.asked += 1
        future: Future[Any] = Future()
        self.jobs.append(args)
        self.futures.append(future)
        return future

    async def answer(self, *paths: Any) -> None:
        """Answer the oldest question, as the game does or with these paths."""
        args, future = self.jobs.pop(0), self.futures.pop(0)
        future.set_result(paths or thinking.thought(*args))
        await settle()

    async def break_(self, error: BaseException | None = None) -> None:
        """Die in the midst of it."""
        self.jobs.pop(0)
        self.futures.pop(0).set_exception(error or BrokenExecutor())
        await settle()


async def settle() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def rivals_of(house: Any, thinker: Thinker | None = None) -> Rivals:
    """Whoever moves the bot's own seats in this house."""
    house.rivals = Rivals(house.tables.changes, lambda: None, lambda: thinker or Thinker())
    return house.rivals


async def play(house: Any, rounds: int = 50) -> None:
    """Rounds until nothing changes any more."""
    for _ in range(rounds):
        before = len(house.changed)
        await house.rivals.round()
        if len(house.changed) == before:
            return
    raise AssertionError("no rest")


async def moves(house: Any, table: Table) -> list[int]:
    """The seats of the actions in the log, in order."""
    return [row.seat for row in await house.log(table) if row.kind == "action"]


def thinking_toy(toy: Any, monkeypatch: Any, *plan: tuple[Any, ...], signals: bool = False) -> None:
    """Have the toy think: in its turn of a plan, which it never gets beyond, and of what it must otherwise."""
    if not signals:
        monkeypatch.setattr(type(toy), "may", lambda self, state, seat, path=(): None)

    def think(world: Any, seat: int, level: Any, chance: Any) -> tuple[Action, ...]:
        usual = toy.default(world, seat)
        if usual is None:
            return ()
        return tuple(map(Action, plan)) if plan and usual.path == (Key("end"),) else (usual,)

    monkeypatch.setattr(type(toy), "hooks", toy.hooks._replace(think=think, levels=lambda options, seats: LEVELS))


LEVELS = ("easy", "medium", "hard")
END, TAKE = (Key("end"),), (Key("take"), Cell(0, 0))


async def against_bot(house: Any, first: int = 0, **options: Any) -> Table:
    """A game of the toy, Ann against the bot."""
    toy = registry.get("toy").Options(**options)
    return await house.tables.gathering.open("toy", toy, house.ann, (), house.place, "en", first, bots=["hard"])


async def thoughtful(house: Any, toy: Any, monkeypatch: Any, *plan: tuple[Any, ...]) -> tuple[Table, Thinker]:
    """A thinking bot that has its turn against Ann, and its thinker with the question."""
    thinking_toy(toy, monkeypatch, *plan)
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house, first=1)
    await house.rivals.round()
    await thinker.answer()
    await house.rivals.round()
    await house.act(table, house.ann.id, Number(0))
    await house.rivals.round()
    assert len(thinker.jobs) == 1
    return table, thinker
