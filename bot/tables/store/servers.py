"""What a server has chosen for itself."""

from __future__ import annotations

from msgspec.structs import astuple

from bot.tables.defaults import Defaults
from bot.tables.store.database import Beside, Database

_FIELDS = Defaults.__struct_fields__
_COLUMNS = ", ".join(_FIELDS)  # names of ours


class Servers:
    """The servers that have chosen something."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def language(self, id: int) -> str | None:
        """The language of new tables there, None where nobody has set one."""
        rows = await self._database.read("SELECT language FROM servers WHERE id = ?", (id,))
        return str(rows[0][0]) if rows else None

    async def set_language(self, id: int, language: str, beside: Beside | None = None) -> None:
        """Let new tables there speak this language; `beside` is stored in the same transaction, as everywhere here."""
        await self._database.run(
            "INSERT INTO servers (id, language) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET language = excluded.language",
            (id, language),
            beside,
        )

    async def channels(self, id: int) -> list[int]:
        """Where games may be played there; none named: everywhere."""
        rows = await self._database.read("SELECT channel FROM server_channels WHERE server = ? ORDER BY channel", (id,))
        return [row[0] for row in rows]

    async def open_channel(self, id: int, channel: int, beside: Beside | None = None) -> None:
        """Name a channel where games may be played."""
        await self._database.run(
            "INSERT INTO server_channels (server, channel) VALUES (?, ?) ON CONFLICT DO NOTHING", (id, channel), beside
        )

    async def close_channel(self, id: int, channel: int, beside: Beside | None = None) -> None:
        """Name this channel no longer."""
        await self._database.run("DELETE FROM server_channels WHERE server = ? AND channel = ?", (id, channel), beside)

    async def open_all(self, id: int, beside: Beside | None = None) -> None:
        """Games may be played everywhere."""
        await self._database.run("DELETE FROM server_channels WHERE server = ?", (id,), beside)

    async def defaults(self, id: int) -> Defaults:
        """What new tables there are like."""
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM server_defaults WHERE server = ?", (id,))
        if not rows:
            return Defaults()
        clock, at_zero, thread, away = rows[0]
        return Defaults(clock, at_zero, bool(thread), away)

    async def set_defaults(self, id: int, defaults: Defaults, beside: Beside | None = None) -> None:
        """Let new tables there be like this."""
        await self._database.run(
            f"INSERT OR REPLACE INTO server_defaults (server, {_COLUMNS}) VALUES (?{', ?' * len(_FIELDS)})",
            (id, *astuple(defaults)),
            beside,
        )
