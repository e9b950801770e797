"""A table that runs: how it is given up, closed, left by those who play, and where its card is."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables import absence, leaving, opening, play
from bot.tables.changing import Changes
from bot.tables.clock import Due
from bot.tables.model import Change, Place, Table, refuse
from bot.tables.reminders import period


class Life:
    """What may happen to a table beside its turns."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._store = changes.store

    async def unposted(self, table: int, by: int) -> Table:
        """A new table comes to nothing, as its card could not be posted; `by` has opened it and is told."""

        async def step(before: Table) -> Change:
            if before.status in ("over", "closed"):
                raise refuse("game-over" if before.status == "over" else "closed")
            return opening.shut(before, "unposted"), ()

        return await self._changes.change(table, by, step)

    async def resign(self, table: int, user: int) -> Table:
        """A seat gives up."""

        async def step(before: Table) -> Change:
            return play.resigned(before, user, self._changes.now())

        return await self._changes.change(table, user, step)

    async def attend(self, table: int, members: Mapping[int, bool]) -> Table:
        """Note who is in the server and who has left it, by user: before a game that costs the seat.

        Who is back is reminded again.
        """
        now, back = self._changes.now(), list[int]()

        async def step(before: Table) -> Change:
            back[:] = [row.seat for row in before.seats if row.absent and members.get(row.user)]
            return absence.noted(before, members, now), ()

        after = await self._changes.change(table, None, step)
        for row in after.seats:
            if row.seat in back and row.owes and row.running_since is not None:
                await self._store.reminders.put(Due(table, row.seat, "remind", period(after, row.seat), now))
        return after

    async def desert(self, table: int, user: int) -> Table:
        """The only player who is left closes a table that the others have deserted."""

        async def step(before: Table) -> Change:
            return leaving.closed(before, user, self._changes.now())

        return await self._changes.change(table, user, step)

    async def move_card(self, table: int, place: Place, user: int | None = None) -> Table:
        """Let the card be posted anew, here or elsewhere, as this person wants it; the table moves when it stands."""
        async with self._changes.lock(table):
            await self._changes.reading.get(table)
            if user is not None:
                self._changes.check_posts(user, place)
            await self._store.deliveries.move(table, place)
            self._changes.posts.caused(table, user)
            self._changes.changed(table)
            return await self._changes.reading.get(table)
