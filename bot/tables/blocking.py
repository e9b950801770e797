"""People who want nothing to do with each other."""

from __future__ import annotations

from contextlib import suppress

from bot.tables import challenge, lobby
from bot.tables.changing import Change
from bot.tables.life import Life
from bot.tables.model import Refusal, Table, refuse


class Blocking(Life):
    """What keeps two people apart: no challenges, no invitations, no tables joined, either way.

    Where both sit already nothing changes, and the other one isn't told.
    """

    async def block(self, user: int, other: int) -> None:
        """The one wants nothing to do with the other; calls between them that wait for an answer come to nothing."""
        if user == other:
            raise refuse("block-oneself")
        await self.store.admission.block(user, other)

        async def step(before: Table) -> Change:
            how = challenge.parted if before.size is None else lobby.parted
            return how(before, user, other, self._now()), ()

        for table in await self.of_user(user):
            if table.status == "open" and table.seat_of(other) is not None:
                with suppress(Refusal):  # there is nothing to part, or somebody was quicker
                    await self._change(table.id, user, step)

    async def challenged(self, table: int, user: int) -> Table:
        """The challenge, for somebody who owes the answer. Raises Refusal."""
        found = await self.get(table)
        challenge.invited(found, user, self._now())
        return found

    async def unblock(self, user: int, other: int) -> None:
        """The one lifts his block of the other, whose own stands."""
        await self.store.admission.unblock(user, other)

    async def blocked(self, user: int) -> list[tuple[int, str | None]]:
        """Whom a person has blocked, with their names where they are known."""
        return await self.store.admission.blocked(user)
