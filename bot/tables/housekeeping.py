"""What is to be done with tables as time passes and releases come."""

from __future__ import annotations

from datetime import datetime

import structlog

from bot.tables import opening, play
from bot.tables.changing import Changes
from bot.tables.model import Broken, Change, Refusal, Table
from bot.tables.store import StoreError

_log = structlog.get_logger(__name__)

ARCHIVED_AT_ONCE = 20
"""So many logs are archived before anything else gets its turn: a tenth of a second's work."""


class Housekeeping:
    """Expiry, archives, and bringing up to date."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._store = changes.store

    async def expire(self) -> list[int]:
        """Close the open tables whose time is over; their ids."""
        closed = []

        async def step(before: Table) -> Change:
            return opening.expired(before, self._changes.now()), ()

        now = self._changes.now()
        for table in await self._store.tables.overdue(now, now + opening.OPEN_FOR):
            try:
                if (await self._changes.change(table, None, step)).status == "closed":
                    closed.append(table)
            except Broken:
                await self._store.tables.forget_due(table)
            except Refusal:
                continue  # somebody answered just now
        return closed

    async def agree(self) -> None:
        """Bring the running tables up to date whose stored position means something else to the present rules.

        One that the rules fail at keeps no other from it, nor the bot from starting.
        """

        async def step(before: Table) -> Change:
            return play.agreed(before, self._changes.now()), ()

        for table in await self._store.tables.running():
            try:
                await self._changes.change(table, None, step)
                _log.info("table brought up to date", table=table)
            except Refusal:
                continue  # there is nothing to do, or the table can't be read
            except StoreError:
                raise
            except Exception as error:  # its text may hold something of the position
                _log.error("table can't be brought up to date", table=table, error=type(error).__name__)

    async def archive(self) -> bool:
        """Put logs of tables that have ended where they take little room; whether there may be more to do now."""
        archives = self._store.log.archives
        try:
            waiting = await archives.waiting(ARCHIVED_AT_ONCE)
            for table in waiting:
                await archives.keep(table)
        except StoreError as error:
            _log.warning("logs not archived", reason=str(error))
            return False
        return len(waiting) == ARCHIVED_AT_ONCE

    async def next_due(self) -> datetime | None:
        """When `expire` has something to do next."""
        return await self._store.tables.next_due()
