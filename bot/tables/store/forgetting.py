"""Forgetting a person. While he sits at tables that is a wish: the bot gives his seats up first.

The command line does it by itself where he sits at none, all or nothing; else it leaves the wish to the bot.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from bot.tables.store.codec import seconds
from bot.tables.store.database import Database, Transaction
from bot.tables.store.outside import transaction
from bot.tables.store.people import forget_person
from bot.tables.store.pruning import delete


class Forgotten(msgspec.Struct, frozen=True):
    """What was done.

    `known`: whether there was a profile; `deleted`: how many ended games were deleted; `nameless`: how many seats stay,
    without his name. `waiting`: the tables where his seats are to be given up first; if there are any, all but the
    deletion of games is still to be done by the bot.
    """

    known: bool
    deleted: int
    nameless: int
    waiting: tuple[int, ...] = ()


class Forgetting:
    """Who is to be forgotten."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def wish(self, user: int, now: datetime) -> None:
        """Note that a person is to be forgotten."""
        async with self._database.write() as run:
            await _wish(run, user, now)

    async def wished(self) -> list[int]:
        """Who is to be forgotten, the first one first."""
        return [row[0] for row in await self._database.read("SELECT user FROM forgetting ORDER BY since, user")]

    async def forget(self, user: int, now: datetime) -> None:
        """Delete what is known of a person, in a transaction of its own (see `forget_person`)."""
        async with self._database.write() as run:
            await forget_person(run, user, now)


async def forget(database: Path, user: int, now: datetime, *, games: bool) -> Forgotten:
    """Delete what is known of a person, with `games` also the ended games where he played, for all who played them.

    Raises StoreError; then nothing has changed.
    """
    async with transaction(database) as run:
        seats = await run(
            "SELECT t.id, t.status IN ('open', 'running') AND NOT s.gone, t.status IN ('over', 'closed')"
            " FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user = ?"
            " UNION SELECT t.id, 0, t.status IN ('over', 'closed')"
            " FROM tenures s JOIN tables t ON t.id = s.table_id WHERE s.user = ? AND s.ended IS NOT NULL ORDER BY t.id",
            (user, user),
        )
        known = bool(await run("SELECT id FROM people WHERE id = ?", (user,)))
        deleted = await delete(run, [id for id, _, ended in seats if ended]) if games else 0
        waiting = tuple(id for id, present, _ in seats if present)
        if waiting:
            await _wish(run, user, now)
        else:
            await forget_person(run, user, now)
        return Forgotten(known, deleted, len(seats) - deleted, waiting)


async def _wish(run: Transaction, user: int, now: datetime) -> None:
    await run("INSERT INTO forgetting (user, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (user, seconds(now)))
