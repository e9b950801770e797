"""Where tables are kept. Only the modules of this package know SQL, in the subset that other databases share."""

from __future__ import annotations

from pathlib import Path

from bot.tables.store.admission import Admission
from bot.tables.store.aways import Aways
from bot.tables.store.database import Beside, Conflict, Database
from bot.tables.store.deliveries import Deliveries
from bot.tables.store.drafts import Drafts
from bot.tables.store.due import Queue
from bot.tables.store.errors import Corrupt, StoreError, Unsaved
from bot.tables.store.forgetting import Forgetting
from bot.tables.store.leftovers import Leftovers
from bot.tables.store.log import Log
from bot.tables.store.moderations import Moderations
from bot.tables.store.pacts import Pacts
from bot.tables.store.people import People
from bot.tables.store.reminders import Reminders
from bot.tables.store.servers import Servers
from bot.tables.store.shelves import Shelves
from bot.tables.store.tables import TableRows
from bot.tables.store.tenures import Candidates
from bot.tables.store.threads import Threads

__all__ = ["Beside", "Conflict", "Corrupt", "Store", "StoreError", "Unsaved"]


class Store:
    """One open database, by subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableRows(database)
        self.log = Log(database)
        self.drafts = Drafts(database)
        self.deliveries = Deliveries(database)
        self.leftovers = Leftovers(database)
        self.due = Queue(database)
        self.reminders = Reminders(database)
        self.people = People(database)
        self.forgetting = Forgetting(database)
        self.pacts = Pacts(database)
        self.admission = Admission(database)
        self.servers = Servers(database)
        self.shelves = Shelves(database)
        self.aways = Aways(database)
        self.moderations = Moderations(database)
        self.candidates = Candidates(database)
        self.threads = Threads(database)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, made where there is none, and bring its schema up to date. Raises StoreError."""
        return cls(await Database.open(path))

    async def meta(self, name: str) -> str | None:
        """What was noted under this name."""
        rows = await self._database.read("SELECT value FROM meta WHERE name = ?", (name,))
        return rows[0][0] if rows else None

    async def set_meta(self, name: str, value: str) -> None:
        """Note something that belongs to no table and to nobody."""
        await self._database.run(
            "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )

    async def close(self) -> None:
        """Finish the transaction in hand and close. Whatever comes later raises StoreError."""
        await self._database.close()
