"""What people do about what one asks of all others: the service behind buttons and commands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.tables import voting
from bot.tables.changing import Changes
from bot.tables.model import Change, Table


class Votes:
    """Asking, answering, and calling a game off."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def ask(self, table: int, user: int, kind: str, days: int = 0) -> Table:
        """Somebody asks all others for something; `days`: how long a pause is to be."""
        return await self._do(table, user, lambda before, now: voting.asked(before, user, kind, days, now))

    async def agree(self, table: int, user: int, seq: int) -> Table:
        """Somebody says yes to what was asked at `seq`."""
        return await self._do(table, user, lambda before, now: voting.agreed_to(before, user, seq, now))

    async def decline(self, table: int, user: int, seq: int) -> Table:
        """Somebody says no to it."""
        return await self._do(table, user, lambda before, now: voting.declined(before, user, seq, now))

    async def withdraw(self, table: int, user: int, seq: int) -> Table:
        """Whoever has asked asks no more."""
        return await self._do(table, user, lambda before, now: voting.withdrawn(before, user, seq, now))

    async def call_off(self, table: int, user: int) -> Table:
        """One of two ends a game in which they haven't both had a turn."""
        return await self._do(table, user, lambda before, now: voting.called_off(before, user))

    async def _do(self, table: int, user: int, how: Callable[[Table, datetime], Change]) -> Table:
        async def step(before: Table) -> Change:
            return how(before, self._changes.now())

        return await self._changes.change(table, user, step)
