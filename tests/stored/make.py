"""Makes what this version of the bot stores: games that every later version must be able to play on.

Run at a release, from the repository's root:  uv run python -m tests.stored.make NAME

It writes `NAME-<game>.states.gz` (a position a line: options, number of seats, state) and `NAME.db.gz` (a database with
open, running, ended and closed tables). Files of earlier releases are never made anew.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.tables.limits import PAUSE
from bot.tables.making import maker, own
from bot.tables.model import FREE, Place, Refusal, Table
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.store import Store
from engine import registry
from engine.game import Choice, Game
from engine.walk import Freely, answers
from tests.playing import Position, asking_of, possible, random_move, random_start, varied_options

HERE = Path(__file__).parent
PEOPLE = [Person(100 + number, name) for number, name in enumerate(("Ann", "Bob", "Cid", "Dan", "Eve"))]
MIXED = 10
"""So many games with any options beside those with each value of each option."""
LEAVING = 0.02
"""How often somebody leaves for good in place of a move, where three or more sit."""


def variants(game: Game) -> list[Any]:
    """Options of a game: the usual ones, and each value of each option where it can stand alone."""
    found = [game.Options()]
    for name, field in game.Options.model_fields.items():
        for value in possible(field):
            try:
                options = game.Options(**{name: value})
            except ValueError:
                continue
            if options not in found:
                found.append(options)
    return found


def moved(game: Game, position: Position, rng: Random) -> tuple[int, Any]:
    """A move: the usual one more often than any other, so that games get far."""
    pending = game.pending(position.state)
    if rng.random() < 0.5:
        seat = rng.choice(sorted(pending))
        return seat, game.default(position.state, seat)
    return random_move(game, position, rng)


def leaver(game: Game, position: Position, rng: Random) -> int | None:
    """A seat that leaves now, in the middle of a game that goes on without it; mostly nobody."""
    if position.seats < 3 or rng.random() >= LEAVING:
        return None
    seat = rng.randrange(position.seats)
    after, events = game.drop(position.state, seat)
    return seat if events and game.pending(after) else None


def positions(game: Game) -> list[str]:
    """The positions of some whole games, a line of JSON each."""
    rng, lines = Random(f"stored/{game.id}"), []
    for options in variants(game) + [varied_options(game, rng) for _ in range(MIXED)]:
        position = random_start(game, rng, options)
        while game.pending(position.state):
            written = {"options": options.model_dump(mode="json"), "seats": position.seats}
            lines.append(json.dumps(written)[:-1] + f', "state": {game.dump(position.state).decode()}}}')
            gone = leaver(game, position, rng)
            if gone is not None:
                position = Position(game.drop(position.state, gone)[0], position.seats)
                continue
            seat, action = moved(game, position, rng)
            position = Position(game.apply(position.state, seat, action, rng)[0], position.seats)
    return lines


async def begun(tables: Tables, game: Game, options: Any, people: list[Person]) -> Table:
    """A table that runs."""
    if game.seats(options) == {2}:
        table = await tables.gathering.open(game.id, options, people[0], people[1:2], Place(1, 2), "en")
        return await tables.gathering.join(table.id, people[1])
    seats = min(len(people), max(game.seats(options)))
    table = await tables.gathering.gather(game.id, options, people[0], seats, Place(1, 2), "en")
    for person in people[1:seats]:
        table = await tables.gathering.join(table.id, person)
    return table


async def played(tables: Tables, table: Table, actions: int, rng: Random) -> Table:
    """The table after so many actions more, some of them taken back; now and then somebody leaves."""
    game = table.engine
    for _ in range(actions):
        if table.status != "running":
            break
        seen = own(table, maker(table))
        position = Position(seen.state, len(table.seats))
        gone = leaver(game, position, rng)
        if gone is not None:
            table = await tables.life.resign(table.id, table.seats[gone].user)
            continue
        seat, action = moved(game, position, rng)
        free = isinstance(asking_of(game, seen.state, seat, action), Freely)
        number = FREE if free else game.pending(seen.state)[seat].number
        try:
            table = await tables.turns.act(table.id, table.seats[seat].user, number, action.path)
        except Refusal:
            continue  # before the turn in the making somebody else couldn't do it
        await half_made(tables, table, seat, rng)
        if rng.random() < 0.1 and own(table, seat).made:
            table = await tables.turns.take_back(table.id, table.seats[seat].user)
    return table


async def half_made(tables: Tables, table: Table, seat: int, rng: Random) -> None:
    """Now and then the seat begins to make its next choice."""
    if rng.random() < 0.3 and table.status == "running" and seat in table.owing:
        walk = await tables.turns.walk(table.id, table.seats[seat].user)
        if isinstance(walk.step, Choice):
            await tables.turns.answer(table.id, table.seats[seat].user, walk.decision.number, answers(walk.step, rng))


async def fill(path: Path) -> None:
    """A database with tables of every kind."""
    clock = [datetime(2026, 11, 28, 12, tzinfo=UTC)]

    def now() -> datetime:
        clock[0] += timedelta(minutes=7)
        return clock[0]

    rng, store = Random("stored"), await Store.open(path)
    seeds = iter(range(1000))
    tables = Tables(store, now, lambda: f"stored-{next(seeds)}")
    for id in registry.GAMES:
        game = registry.get(id)
        options = game.Options()
        if game.seats(options) == {2}:
            await tables.gathering.open(id, options, PEOPLE[0], PEOPLE[1:2], Place(1, 2), "en")
            refused = await tables.gathering.open(id, options, PEOPLE[0], PEOPLE[1:2], Place(1, 2), "en")
            await tables.gathering.decline(refused.id, PEOPLE[1].id)
            clock[0] += PAUSE  # before the same one may be challenged again
        else:
            lobby = await tables.gathering.gather(id, options, PEOPLE[0], 3, Place(1, 2), "uk")
            await tables.gathering.join(lobby.id, PEOPLE[1])
        for options in variants(game):
            people = rng.sample(PEOPLE, 3)
            await played(tables, await begun(tables, game, options, people), rng.randrange(12), rng)
        await played(tables, await begun(tables, game, game.Options(), PEOPLE[:3]), 1000, rng)
        resigned = await played(tables, await begun(tables, game, game.Options(), PEOPLE[:2]), 10, rng)
        for person in PEOPLE[:2]:
            if resigned.status == "running":
                resigned = await tables.life.resign(resigned.id, person.id)
        again = await tables.gathering.rematch(resigned.id, PEOPLE[0])
        await played(tables, await tables.gathering.join(again.id, PEOPLE[1]), 10, rng)
        aborted = await played(tables, await begun(tables, game, game.Options(), PEOPLE[:3]), 5, rng)
        if aborted.status == "running":
            await tables.moderators.close(aborted.id, 99)
    await store.close()


def main(name: str) -> None:
    for id in registry.GAMES:
        lines = positions(registry.get(id))
        (HERE / f"{name}-{id}.states.gz").write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))
        print(f"{id}: {len(lines)} positions")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        asyncio.run(fill(path))
        small = Path(folder) / "small.db"
        with sqlite3.connect(path) as connection:
            connection.execute("VACUUM INTO ?", (str(small),))
        connection.close()
        (HERE / f"{name}.db.gz").write_bytes(gzip.compress(small.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
