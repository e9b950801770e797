"""A game of thousands of actions: each costs the database what the first hundred did, and states are small."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.speaker import Speaker
from bot.tables.model import FREE
from bot.tables.store.codec import pack, unpack
from bot.views import log
from bot.views.log_place import FIRST, LAST, Place
from engine import flow
from engine.stored import Stamp
from engine.values import Cell, Key

ACTIONS = 4000
MOST = 2048
"""Bytes that a stored state of eight fleets of five ships may take."""


async def steps(house, doing):
    """How many instructions SQLite's machine takes for what is done."""
    database, taken = house.store._database, 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    for connection in (database._reader, database._writer):
        await connection.set_progress_handler(count, 1)
    await doing()
    for connection in (database._reader, database._writer):
        await connection.set_progress_handler(None, 1)
    return taken


async def play(house, table, actions):
    for _ in range(actions):
        table = await house.act(table, house.ann.id, "draw")
    return table


@pytest.fixture
def endless(toy, monkeypatch):
    """Ann may draw for ever, Bob wave his flag; the deck doesn't get smaller, so that all states are alike."""
    apply, may = type(toy).apply, type(toy).may

    def again(self, state, seat, action, chance):
        after, events = apply(self, state, seat, action, chance)
        todo = tuple(replace(step, left=3) if hasattr(step, "left") else step for step in after.todo)
        return replace(after, deck=state.deck, points=(0, 0), todo=todo, signals=()), events

    monkeypatch.setattr(type(toy), "apply", again)
    monkeypatch.setattr(type(toy), "may", lambda self, state, *given: may(self, replace(state, signals=()), *given))


async def many_more(house, table, path):
    """The log grows by so many copies of the last row; the next action comes after them."""
    (last,) = (await house.log(table))[-1:]
    assert last.path == path
    rest = "kind, seat, number, path, notation, events, time, target, undone, chance, rules, state, turn, unseen"
    await house.store._database.run(
        f"WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < {ACTIONS})"
        f" INSERT INTO log (table_id, seq, {rest}) SELECT table_id, seq + n, {rest} FROM log, more"
        " WHERE table_id = ? AND seq = ?",
        (table.id, last.seq),
    )
    await house.store._database.run("UPDATE tables SET seq = seq + ? WHERE id = ?", (ACTIONS, table.id))


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("kind", ["open", "secret"])
async def test_a_late_action_costs_what_an_early_one_did(house, kind):
    table = await play(house, await house.at_turn(), 70)
    secret = (Key("flag"), Cell(0, 0))

    async def act():
        await house.act(table, house.ann.id, "draw")

    async def wave():
        await house.tables.turns.act(table.id, house.bob.id, FREE, secret)

    async def answer():
        walk = await house.tables.turns.walk(table.id, house.ann.id)
        await house.answer(walk, Key("take"))
        await house.tables.turns.back(table.id, house.ann.id, walk.decision.number, 0)

    def recent(seat):
        async def look():
            assert len(await house.tables.reading.recent(await house.tables.reading.get(table.id), seat)) == 60

        return look

    do, path = (wave, secret) if kind == "secret" else (act, (Key("draw"),))
    for _ in range(70):
        await do()
    early = [await steps(house, doing) for doing in (*map(recent, (0, 1, None)), answer, do)]
    await many_more(house, table, path)
    late = [await steps(house, doing) for doing in (*map(recent, (0, 1, None)), answer, do)]
    assert min(early) > 100
    assert all(after <= before * 1.05 for before, after in zip(early, late, strict=True))


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("kind", ["open", "secret"])
async def test_a_late_page_of_the_log_costs_what_an_early_one_did(house, monkeypatch, kind):
    """For every reader, also of what only its seat may notice: steps of the database, rows, and blocks in words."""
    monkeypatch.setattr(Speaker, "tell", lambda speaker, line: line.id)
    table = await play(house, await house.at_turn(), 100)
    secret = (Key("flag"), Cell(0, 0))
    if kind == "secret":
        for _ in range(100):
            await house.tables.turns.act(table.id, house.bob.id, FREE, secret)
    said: list[int] = []
    block = log._block
    monkeypatch.setattr(
        log, "_block", lambda speaker, rows, seat: (said.append(len(rows)), block(speaker, rows, seat))[1]
    )

    async def costs():
        found = []
        table = await house.tables.reading.get(1)
        for seat in (0, 1, None):
            # the last page, and one from the middle of the log
            for place in (LAST, FIRST, Place("before", table.seq * 4 // 5), Place("from", table.seq // 5)):
                said.clear()
                taken = await steps(house, lambda: log.log_page(house.tables, table, seat, "en", place))  # noqa: B023
                found += [taken, sum(said)]
        return found

    early = await costs()
    await many_more(house, table, secret if kind == "secret" else (Key("draw"),))
    late = await costs()
    assert min(early) > 0
    assert all(after <= before * 1.2 for before, after in zip(early, late, strict=True))


class Order(msgspec.Struct, frozen=True):
    kind: str
    cell: int | None = None
    shots: int = 0


class Ship(msgspec.Struct, frozen=True):
    id: str
    cell: int
    heading: int
    masts: int
    guns: int
    cargo: tuple[str, ...]
    orders: tuple[Order, ...]


class Fleet(msgspec.Struct, frozen=True):
    seat: int
    ships: tuple[Ship, ...]
    points: int
    mines: frozenset[int]


class Turn(flow.Step, frozen=True, tag="turn"):
    pass


class Seas(flow.State, frozen=True):
    """Eight fleets on 40 by 20 cells."""

    todo: tuple[Turn, ...]
    fleets: tuple[Fleet, ...]
    deck: tuple[int, ...]
    wind: int = 0
    turn: int = 0


class Rules:
    """What `pack` needs of a game."""

    stamp = Stamp("Seas", 1, Seas, lambda state: None)
    dump = staticmethod(stamp.dump)
    load = staticmethod(stamp.load)


def fleet(seat: int, rng: Random) -> Fleet:
    def ship(number: int) -> Ship:
        cargo = tuple(rng.choices(("gold", "powder", "rum", "troops"), k=rng.randrange(4)))
        orders = tuple(
            Order(rng.choice(("hold", "fire", "board")), rng.randrange(800), 1) for _ in range(rng.randrange(3))
        )
        places = (rng.randrange(800), rng.randrange(8), rng.randrange(4), rng.randrange(20))
        return Ship(f"{rng.choice('bfsc')}{number}", *places, cargo, orders)

    return Fleet(seat, tuple(map(ship, range(5))), rng.randrange(99), frozenset(rng.sample(range(800), 6)))


@pytest.mark.parametrize("seed", range(20))
def test_a_state_of_eight_fleets_of_five_ships_is_small(seed):
    rng = Random(seed)
    deck = tuple(rng.sample(range(60), 60))
    state = Seas(
        3999, tuple(Turn(seat) for seat in range(8)), tuple(fleet(seat, rng) for seat in range(8)), deck, 3, 500
    )
    stored = pack(Rules, state)
    assert len(stored) < MOST
    assert unpack(Rules, stored) == state
