"""Looking at tables, without changing anything."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.tables.model import CARD, Delivery, LogRow, Profile, Table, refuse
from bot.tables.store import Store


class Reading:
    """What can be asked of the tables; `bot.tables.service.Tables` adds what can be done."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, table: int) -> Table:
        """The table as it stands."""
        found = await self.store.tables.get(table)
        if found is None:
            raise refuse("unknown-table")
        return found

    async def of_user(
        self,
        user: int,
        *,
        game: str | None = None,
        running_only: bool = False,
        guild: int | None = None,
        channel: int | None = None,
    ) -> list[Table]:
        """A person's open and running tables: those that wait for him first, the longest waiting before the others."""
        statuses = ("running",) if running_only else ("open", "running")
        found = await self.store.tables.of_user(user, statuses, game, guild, channel)

        def order(table: Table) -> tuple[bool, datetime, int]:
            row = next(row for row in table.seats if row.user == user)
            return not row.owes, row.since, table.id

        return sorted(found, key=order)

    async def delivery(self, table: int, target: str = CARD) -> Delivery | None:
        """Where a table's card, or a seat's private message, is and what it shows."""
        return await self.store.deliveries.get(table, target)

    async def log(self, table: int) -> list[LogRow]:
        """All that happened, with what was undone (flagged) and the undo rows."""
        return await self.store.log.rows(table)

    async def recent(self, table: int, since: int) -> list[LogRow]:
        """What happened after a seq and still stands."""
        return [row for row in await self.store.log.rows(table, since) if not row.undone and row.kind != "undo"]

    async def history(self, table: int) -> list[tuple[LogRow, Any]]:
        """What stands, each row with the state after it."""
        states = await self.store.log.states(await self.get(table))
        return [(row, states[row.seq]) for row in await self.recent(table, -1)]

    async def next_due(self) -> datetime | None:
        """When `expire` has something to do next."""
        return await self.store.tables.next_due()

    async def person(self, user: int) -> Profile | None:
        """What is known of a person."""
        return await self.store.people.get(user)

    async def wants_tips(self, user: int, game: str) -> bool:
        """Whether a person is to be given tips: in the first game of its kind, unless he wants none."""
        profile = await self.person(user)
        return not (profile and profile.tips_off) and not await self.store.tables.finished(user, game)

    async def locale_of(self, user: int) -> str | None:
        """The language of a person's Discord, as last seen."""
        profile = await self.person(user)
        return profile.locale if profile else None
