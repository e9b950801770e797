"""What a server has chosen for itself."""

from __future__ import annotations

from bot.tables.store.database import Database


class Servers:
    """The servers that have chosen something."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def language(self, id: int) -> str | None:
        """The language of new tables there, None where nobody has set one."""
        rows = await self._database.read("SELECT language FROM servers WHERE id = ?", (id,))
        return str(rows[0][0]) if rows else None

    async def set_language(self, id: int, language: str) -> None:
        """Let new tables there speak this language."""
        await self._database.run(
            "INSERT INTO servers (id, language) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET language = excluded.language",
            (id, language),
        )
