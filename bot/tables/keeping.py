"""The threads of games: kept open while they are played in, and closed a day after the end.

Discord archives a thread in which nobody writes for a week. Buttons there work no longer on phones, so it is opened
again, without a word. What is to be done follows from rows, so it survives any restart.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Protocol

import structlog

from bot.tables.changing import Changes
from bot.tables.model import Refusal, Table
from bot.tables.outlet import Busy, Closed, Frozen, Lost, Missing, Refused
from bot.tables.store.threads import Kept

_log = structlog.get_logger(__name__)

LOOK = timedelta(days=1)
"""So often it is looked whether a thread is open; that one was archived is told by an event too."""
STAYS = timedelta(days=1)
"""So long after the end of its game a thread is closed."""
AGAIN = timedelta(hours=1)
"""So long something waits that could not be done."""
AT_ONCE = 10
"""So many threads are seen to before the round ends."""
PACE = timedelta(seconds=1)
"""So long the next of them wait."""


class Keeper(Protocol):
    """Whose hands open and close threads. What fails raises the errors of `bot.tables.outlet`, or others."""

    def is_open(self, thread: int) -> bool:
        """Whether a thread isn't known to be archived."""

    def name_for(self, table: Table) -> str:
        """What a table's thread is called."""

    async def wake(self, thread: int, name: str | None = None) -> None:
        """Open an archived thread again, with another name where one is given."""

    async def close(self, thread: int) -> None:
        """Archive a thread."""


class Keeping:
    """What is done about the threads of games."""

    def __init__(self, changes: Changes, keeper: Keeper) -> None:
        self._changes = changes
        self._rows = changes.store.threads
        self._keeper = keeper

    async def wake(self) -> None:
        """The process has begun: look at all threads that should be open, as nobody has told of them meanwhile."""
        await self._rows.look(self._changes.now())

    async def round(self) -> datetime | None:
        """See to the threads for which it is time; when to do so next."""
        now = self._changes.now()
        coming = await self._rows.coming(AT_ONCE + 1)
        for kept in coming[:AT_ONCE]:
            if kept.due > now:
                return kept.due
            if kept.used:
                await self._keep(kept, now)
            elif kept.ending:
                await self._close(kept, now)
            else:
                await self._rows.put_off(kept, now + STAYS, ending=True)
        return now + PACE if coming else None

    async def _keep(self, kept: Kept, now: datetime) -> None:
        """Have a thread open, and called after the game that is played there."""
        name = None
        if kept.named != kept.table:
            with suppress(Refusal):  # it can't be read
                table = await self._changes.reading.get(kept.table)
                name = self._keeper.name_for(table) if table.status == "running" else None
        if name is None and self._keeper.is_open(kept.id):
            await self._rows.put_off(kept, now + LOOK)
            return
        try:
            await self._keeper.wake(kept.id, name)
        except Exception as error:
            await self._failed(kept, error, now)
        else:
            await self._rows.put_off(kept, now + LOOK, named=None if name is None else kept.table)

    async def _close(self, kept: Kept, now: datetime) -> None:
        """Archive a thread, once."""
        try:
            await self._keeper.close(kept.id)
        except (Lost, Frozen, Refused, Missing, Closed) as error:  # it is closed, or not for the bot to close
            _log.info("thread not closed", thread=kept.id, error=type(error).__name__)
        except Exception as error:
            await self._failed(kept, error, now)
            return
        await self._rows.closed(kept)

    async def _failed(self, kept: Kept, error: Exception, now: datetime) -> None:
        _log.warning("thread not seen to", thread=kept.id, error=type(error).__name__)
        if isinstance(error, Lost) and error.gone:
            await self._rows.gone(kept.id)
            self._changes.changed(kept.table)
            return
        wait = LOOK if isinstance(error, Lost | Frozen | Refused) else AGAIN
        if isinstance(error, Busy):
            wait = max(timedelta(seconds=error.retry_after), PACE)
        await self._rows.put_off(kept, now + wait, ending=kept.ending)
