"""Half-made choices: one for each decision of a seat, and one for what it may do without owing it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.making import carried
from bot.tables.model import Done, Table
from bot.tables.store.codec import from_value, to_path
from bot.tables.store.database import Database, Transaction
from engine.values import Path

_KEY = "WHERE table_id = ? AND seat = ? AND number = ?"


class Drafts:
    """The drafts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: int, seat: int, number: int) -> Path:
        """The answers given so far to the decision with this number."""
        rows = await self._database.read(f"SELECT path FROM drafts {_KEY}", (table, seat, number))
        return to_path(rows[0][0]) if rows else ()

    async def put(self, table: int, seat: int, number: int, path: Path) -> None:
        """Keep these answers in the place of those before."""
        await self._database.run(
            "INSERT INTO drafts (table_id, seat, number, path) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat, number) DO UPDATE SET path = excluded.path",
            (table, seat, number, from_value(path)),
        )


async def carry(run: Transaction, before: Table, after: Table, rows: Sequence[Done]) -> None:
    """Take a table's drafts along, within the transaction that saves a change of it; those of decisions that are gone
    are deleted.
    """
    for seat, number in await run("SELECT seat, number FROM drafts WHERE table_id = ?", (after.id,)):
        now = carried(before, after, rows, seat, number)
        if now is None:
            await run(f"DELETE FROM drafts {_KEY}", (after.id, seat, number))
        elif now != number:
            await run(f"UPDATE drafts SET number = ? {_KEY}", (now, after.id, seat, number))
