"""Forgetting a person from outside the bot, as he can have himself forgotten, all or nothing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from bot.tables.store.outside import transaction
from bot.tables.store.people import forget_person
from bot.tables.store.pruning import delete


class Seated(Exception):
    """He still sits at tables that are open or running: `tables` are their ids."""

    def __init__(self, tables: tuple[int, ...]) -> None:
        super().__init__(tables)
        self.tables = tables


class Forgotten(msgspec.Struct, frozen=True):
    """What was done."""

    known: bool
    """Whether there was a profile."""
    deleted: int
    """Ended games that were deleted."""
    nameless: int
    """Seats that stay, without his name."""


async def forget(database: Path, user: int, instead: str, now: datetime, *, games: bool) -> Forgotten:
    """Delete what is known of a person, with `games` also the ended games where he played, for all who played them.

    In what stays `instead` stands for his name. Raises Seated, StoreError; then nothing has changed.
    """
    async with transaction(database) as run:
        seats = await run(
            "SELECT t.id, t.status IN ('open', 'running') AND NOT s.gone, t.status IN ('over', 'closed')"
            " FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user = ?"
            " UNION SELECT t.id, 0, t.status IN ('over', 'closed')"
            " FROM tenures s JOIN tables t ON t.id = s.table_id WHERE s.user = ? AND s.ended IS NOT NULL ORDER BY t.id",
            (user, user),
        )
        if at_tables := tuple(id for id, present, _ in seats if present):
            raise Seated(at_tables)
        known = bool(await run("SELECT id FROM people WHERE id = ?", (user,)))
        deleted = await delete(run, [id for id, _, ended in seats if ended]) if games else 0
        await forget_person(run, user, instead, now)
        return Forgotten(known, deleted, len(seats) - deleted)
