"""Half-made choices: at most one for each seat of a table."""

from __future__ import annotations

from bot.tables.store.codec import from_value, to_path
from bot.tables.store.database import Database
from engine.values import Path


class Drafts:
    """The drafts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: int, seat: int, number: int) -> Path:
        """The answers given so far to the decision with this number."""
        rows = await self._database.read(
            "SELECT path FROM drafts WHERE table_id = ? AND seat = ? AND number = ?", (table, seat, number)
        )
        return to_path(rows[0][0]) if rows else ()

    async def put(self, table: int, seat: int, number: int, path: Path) -> None:
        """Keep these answers in the place of those before."""
        await self._database.run(
            "INSERT INTO drafts (table_id, seat, number, path) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, path = excluded.path",
            (table, seat, number, from_value(path)),
        )
