"""The files that people have given to their servers."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.tables.limits import FILES
from bot.tables.model import refuse
from bot.tables.shelf import Filed, Shelved
from bot.tables.store.codec import seconds, to_time
from bot.tables.store.database import Beside, Database, Transaction
from engine.values import Number

_COLUMNS = "id, game, option, name, user, added"


class Shelves:
    """Each server's files: scenarios, maps and boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, server: int, file: Filed, user: int, now: datetime) -> int:
        """Store a file; its id. Whole or not at all. Raises Refusal where there is no room, or one of that name."""
        key = (server, file.game, file.option, file.look)
        async with self._database.write() as run:
            ((count,),) = await run("SELECT count(*) FROM files WHERE server = ?", (server,))
            if count >= FILES:
                raise refuse("files-full", count=Number(FILES))
            if await run("SELECT id FROM files WHERE server = ? AND game = ? AND option = ? AND look = ?", key):
                raise refuse("files-name")
            ((id,),) = await run(
                "INSERT INTO files (server, game, option, look, name, text, user, added)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (*key, file.title, file.text, user, seconds(now)),
            )
        return int(id)

    async def of(self, server: int, game: str, option: str) -> list[Shelved]:
        """The files of a server for an option of a game, by name, without their texts."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM files WHERE server = ? AND game = ? AND option = ? ORDER BY look",
            (server, game, option),
        )
        return list(map(_shelved, rows))

    async def get(self, server: int, id: int) -> tuple[Shelved, str] | None:
        """A file of this server and its text; None where there is none."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS}, text FROM files WHERE server = ? AND id = ?", (server, id)
        )
        return (_shelved(rows[0][:-1]), str(rows[0][-1])) if rows else None

    async def remove(self, server: int, id: int) -> None:
        """Delete a file. Tables that are played with it have copies of their own."""
        await self._database.run("DELETE FROM files WHERE server = ? AND id = ?", (server, id))

    async def is_open(self, server: int) -> bool:
        """Whether everybody may add files there."""
        return bool(await self._database.read("SELECT server FROM server_files WHERE server = ?", (server,)))

    async def open(self, server: int, beside: Beside | None = None) -> None:
        """Let everybody add files there; `beside` is stored in the same transaction."""
        await self._database.run(
            "INSERT INTO server_files (server) VALUES (?) ON CONFLICT DO NOTHING", (server,), beside
        )

    async def close(self, server: int, beside: Beside | None = None) -> None:
        """Let only those add files who may manage the server; `beside` as above."""
        await self._database.run("DELETE FROM server_files WHERE server = ?", (server,), beside)


async def forget_files(run: Transaction, user: int) -> None:
    """Nobody is known as the one who added a file; it stays with its server."""
    await run("UPDATE files SET user = 0 WHERE user = ?", (user,))


def _shelved(row: Any) -> Shelved:
    id, game, option, name, user, added = row
    return Shelved(id, game, option, name, user, to_time(added))
