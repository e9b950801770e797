"""Looking at tables, without changing anything."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.tables.messages import CARD, Delivery
from bot.tables.model import FREE, LogRow, Place, Table, refuse
from bot.tables.store import Store
from bot.tables.store.tables import Standing

RECENT = 60
"""So many rows of the log are read for what isn't the log itself: a log may have thousands."""

LOOKED_AT = 200
"""So many of a server's tables are read to see whether they can be."""


class Reading:
    """What can be asked of the tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, table: int) -> Table:
        """The table as it stands."""
        found = await self._store.tables.get(table)
        if found is None:
            raise refuse("unknown-table")
        return found

    async def place_of(self, table: int) -> Place:
        """Where a table stands, also one that can't be read."""
        found = await self._store.tables.place_of(table)
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
        gone: bool = False,
    ) -> list[Table]:
        """A person's open and running tables: those that wait for him first, the longest waiting before the others.

        `gone`: instead those where he has left the game.
        """
        statuses = ("running",) if running_only else ("open", "running")
        found = await self._store.tables.of_user(user, statuses, game, guild, channel, gone)

        def order(table: Table) -> tuple[bool, datetime, int]:
            row = next(row for row in table.seats if row.user == user)
            return not row.owes, row.since, table.id

        return sorted(found, key=order)

    async def delivery(self, table: int, target: str = CARD) -> Delivery | None:
        """Where a table's card, or a seat's private message, is and what it shows."""
        return await self._store.deliveries.get(table, target)

    async def log(self, table: Table) -> list[LogRow]:
        """All that happened, oldest first; in a table as a seat sees it, with the turn that it has in the making."""
        return [*await self._store.log.rows(table.id), *table.made]

    async def recent(self, table: Table, seat: int | None = None, since: int = -1, most: int = RECENT) -> list[LogRow]:
        """The last things that happened after a seq and concern this seat (None: everybody); else as `log`.

        Of what has happened since the table was read nothing is told: it would contradict how the table stands.
        """
        rows = [row for row in await self._store.log.newest(table.id, most, seat) if row.seq <= table.seq]
        return [row for row in (*rows, *table.made) if row.seq > since]

    async def log_before(self, table: Table, seat: int | None, seq: int, most: int) -> list[LogRow]:
        """The last rows before a seq that this seat (None: everybody) may notice, at most so many, oldest first.

        In a table as the seat sees it, with the turn that it has in the making; nothing that has happened since.
        """
        made = [row for row in table.made if row.seq < seq]
        end = min(seq, _unlogged(table))
        rows = await self._store.log.noticed(table.id, seat, 0, end, most, backwards=True)
        return [*reversed(rows), *made][-most:]

    async def log_from(self, table: Table, seat: int | None, seq: int, most: int) -> list[LogRow]:
        """The first rows from a seq on that this seat may notice; else as `log_before`."""
        made = [row for row in table.made if row.seq >= seq]
        rows = await self._store.log.noticed(table.id, seat, seq, _unlogged(table), most)
        return [*rows, *made][:most]

    async def turns_of(self, table: Table, seat: int) -> list[int]:
        """The turns of a running game in which this seat has done what it owed, as the players count them.

        In a table as the seat sees it, with the one that it has in the making.
        """
        made = {row.turn for row in table.made if row.turn is not None and row.number != FREE}
        return sorted({*await self._store.log.turns_of(table.id, seat), *made})

    async def history(self, table: int) -> list[tuple[LogRow, Any]]:
        """All that happened, each row with the state after it."""
        found = await self.get(table)
        states = await self._store.log.states(found)
        return [(row, states[row.seq]) for row in await self.log(found)]

    async def began(self, table: Table) -> int | None:
        """The seat that began the game; None where its rules don't say."""
        state = await self._store.log.first_state(table)
        order = () if state is None else table.engine.view(state, None).order
        return order[0] if order else None

    async def of_guild(self, guild: int, most: int) -> list[Table]:
        """The open and running tables of a server, the newest first; such that can't be read are left out."""
        return await self._store.tables.of_guild(guild, most)

    async def standing(self, guild: int) -> list[Standing]:
        """All open and running tables of a server, the newest first, those too that can't be read."""
        return await self._store.tables.standing(guild)

    async def broken(self, guild: int, standing: Sequence[Standing]) -> list[int]:
        """Which of the newest of a server's tables can't be read."""
        readable = {table.id for table in await self.of_guild(guild, LOOKED_AT)}
        return [table.id for table in standing[:LOOKED_AT] if table.id not in readable]

    async def with_open_seats(self, guild: int) -> list[Table]:
        """The running tables of a server where somebody may take a seat, the newest first."""
        return await self._store.tables.with_open_seats(guild)

    async def last_finished(self, user: int, game: str) -> int | None:
        """The newest game of this kind that a person has finished."""
        return await self._store.tables.last_finished(user, game)

    async def rematch_of(self, table: int) -> int | None:
        """The rematch of a table, unless it came to nothing."""
        return await self._store.tables.rematch_of(table)


def _unlogged(table: Table) -> int:
    """The first seq that isn't in the log yet: of the turn in the making, or of what comes next."""
    return table.seq + 1 - len(table.steps) - len(table.made)
