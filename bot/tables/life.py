"""The life of a table beside its turns: challenge, lobby, start, resignation, end, rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec
import structlog

from bot.tables import absence, admission, challenge, choices, lobby, opening, play
from bot.tables.calls import called
from bot.tables.changing import Change, Changing
from bot.tables.model import Broken, Closing, Person, Place, Refusal, Table, refuse
from bot.tables.store import Conflict, StoreError
from engine import game as games
from engine.values import Number

_log = structlog.get_logger(__name__)

ARCHIVED_AT_ONCE = 20
"""So many logs are archived before anything else gets its turn: a tenth of a second's work."""


class Life(Changing):
    """What may happen to a table as a whole."""

    # A challenge

    async def open(
        self, game: str, options: Any, host: Person, invited: Sequence[Person], place: Place, language: str
    ) -> Table:
        """A challenge: the host has the first seat, the invited ones have seven days to accept."""
        people = (host, *invited)
        return await self._create(opening.opened(game, options, people, host.id, place, language, self._now()))

    async def decline(self, table: int, user: int) -> Table:
        """Somebody who is challenged won't play."""

        async def step(before: Table) -> Change:
            return challenge.declined(before, user, self._now()), ()

        return await self._change(table, user, step)

    async def withdraw(self, table: int, user: int) -> Table:
        """The host takes the challenge back."""

        async def step(before: Table) -> Change:
            return challenge.withdrawn(before, user, self._now()), ()

        return await self._change(table, user, step)

    # A lobby

    async def gather(
        self, game: str, options: Any, host: Person, size: int | None, place: Place, language: str
    ) -> Table:
        """A lobby of so many seats (None: as many as can be), the host in the first; for one alone the game starts."""
        counts = opening.allowed(game, options)
        seats = lobby.fitting(counts, None) if size is None else size
        return await self._create(
            opening.opened(game, options, [host], host.id, place, language, self._now(), size=seats)
        )

    async def join(self, table: int, person: Person) -> Table:
        """Somebody accepts, or takes a seat; with the last one the game starts."""

        async def step(before: Table) -> Change:
            how = challenge.joined if before.size is None else lobby.joined
            return how(before, person, self._new_seed(), self._now())

        return await self._change(table, person.id, step)

    async def leave(self, table: int, user: int) -> Table:
        """Somebody gives the seat in a lobby up, or the invitation to it."""

        async def step(before: Table) -> Change:
            return lobby.left(before, user, self._now()), ()

        return await self._change(table, user, step)

    async def invite(self, table: int, user: int, people: Sequence[Person]) -> Table:
        """Somebody in a lobby keeps free seats for others."""

        async def step(before: Table) -> Change:
            return lobby.invited(before, user, people, self._now()), ()

        return await self._change(table, user, step)

    async def inviting(self, table: int, user: int) -> Table:
        """The lobby, for somebody who may invite others there now. Raises Refusal."""
        found = await self.get(table)
        lobby.check_inviter(found, user, self._now())
        return found

    async def hosting(self, table: int, user: int) -> Table:
        """The lobby, for its host. Raises Refusal."""
        found = await self.get(table)
        lobby.check_host(found, user, self._now())
        return found

    async def begin(self, table: int, user: int) -> Table:
        """The host of a lobby begins with those who have joined."""

        async def step(before: Table) -> Change:
            return lobby.begun(before, user, self._new_seed(), self._now())

        return await self._change(table, user, step)

    async def set_option(self, table: int, user: int, name: str, value: str) -> Table:
        """The host of a lobby changes one of the game's options."""

        async def step(before: Table) -> Change:
            lobby.check_host(before, user, self._now())
            options = choices.chosen(before.game, before.options, name, value)
            return lobby.with_options(before, user, options, self._now()), ()

        return await self._change(table, user, step)

    async def set_size(self, table: int, user: int, size: int) -> Table:
        """The host of a lobby changes how many may sit."""

        async def step(before: Table) -> Change:
            return lobby.with_size(before, user, size, self._now()), ()

        return await self._change(table, user, step)

    # Its end

    async def unposted(self, table: int, by: int) -> Table:
        """A new table comes to nothing, as its card could not be posted; `by` has opened it and is told."""
        return await self._change(table, by, self._shutting("unposted"))

    async def abort(self, table: int, by: int) -> Table:
        """A moderator ends a table, whatever state it is in."""
        try:
            return await self._change(table, by, self._shutting("aborted"))
        except Broken:
            await self.store.tables.shut_unread(table, by)
            self.changed(table)
            return await self.get(table)

    async def resign(self, table: int, user: int) -> Table:
        """A seat gives up."""

        async def step(before: Table) -> Change:
            return play.resigned(before, user, self._now())

        return await self._change(table, user, step)

    async def attend(self, table: int, members: Mapping[int, bool]) -> Table:
        """Note who is in the server and who has left it, by user: before a game that costs the seat."""

        async def step(before: Table) -> Change:
            return absence.noted(before, members), ()

        return await self._change(table, None, step)

    async def desert(self, table: int, user: int) -> Table:
        """A player would close a table that another has deserted; the last of those who are there closes it."""

        async def step(before: Table) -> Change:
            return absence.closed(before, user), ()

        return await self._change(table, user, step)

    async def rematch(self, table: int, person: Person, away: Collection[int] = ()) -> Table:
        """The same people once more, another one beginning; there is one rematch of a table, whoever asks first.

        Who has left the server (`away`) is left out. Where exactly so many can play it is a challenge, else a lobby
        with those others invited who may be called.
        """
        async with self._lock(table):
            before = await self.get(table)
            if before.seat_of(person.id) is None:
                raise refuse("not-seated")
            if before.status != "over":
                raise refuse("not-over")
            found = await self.store.tables.rematch_of(table)
            if found is not None:
                return await self.get(found)
            if person.id in away:
                raise refuse("absent")
            # as they were called here, and without whoever is forgotten
            people = [Person(row.user, row.name) for row in before.seats if row.user > 0 and row.user not in away]
            options = games.rematch(before.engine, before.options, before.state)
            counts = opening.allowed(before.game, options)
            is_challenge = len(counts) == 1 and len(people) == counts[0] > 1
            after = opening.opened(
                before.game,
                options,
                people,
                person.id,
                before.place,
                before.language,
                self._now(),
                size=None if is_challenge else len(before.seats),
                rematch_of=table,
            )
            played = max(row.since for row in before.seats)  # somebody owed something until the end
            if after.size is not None:
                after = await self._callable(after, played)
            try:
                return await self._create(after, played)
            except Conflict:
                raise refuse("busy") from None

    async def move_card(self, table: int, place: Place, user: int | None = None) -> Table:
        """Let the card be posted anew, here or elsewhere, as this person wants it; the table moves when it stands."""
        async with self._lock(table):
            await self.get(table)
            if user is not None:
                self._check_posts(user, place)
            await self.store.deliveries.move(table, place)
            self.posts.caused(table, user)
            self.changed(table)
            return await self.get(table)

    async def expire(self) -> list[int]:
        """Close the open tables whose time is over; their ids."""
        closed = []

        async def step(before: Table) -> Change:
            return opening.expired(before, self._now()), ()

        now = self._now()
        for table in await self.store.tables.overdue(now, now + opening.OPEN_FOR):
            try:
                if (await self._change(table, None, step)).status == "closed":
                    closed.append(table)
            except Broken:
                await self.store.tables.forget_due(table)
            except Refusal:
                continue  # somebody answered just now
        return closed

    async def agree(self) -> None:
        """Bring the running tables up to date whose stored position means something else to the present rules."""

        async def step(before: Table) -> Change:
            return play.agreed(before, self._now()), ()

        for table in await self.store.tables.running():
            with suppress(Refusal):  # there is nothing to do, or the table can't be read
                await self._change(table, None, step)
                _log.info("table brought up to date", table=table)

    async def archive(self) -> bool:
        """Put logs of tables that have ended where they take little room; whether there may be more to do now."""
        archives = self.store.log.archives
        try:
            waiting = await archives.waiting(ARCHIVED_AT_ONCE)
            for table in waiting:
                await archives.keep(table)
        except StoreError as error:
            _log.warning("logs not archived", reason=str(error))
            return False
        return len(waiting) == ARCHIVED_AT_ONCE

    async def _callable(self, table: Table, played: datetime) -> Table:
        """A new lobby without those who may not be called to it: their seats are free."""
        coming = admission.opening(table, self._now(), played)
        known = await self.store.admission.known(coming)
        kept = {call.other for call in coming.made if admission.may_call(call, coming, known)}
        return lobby.without(table, {call.other for call in coming.made} - kept)

    @staticmethod
    def _shutting(closing: Closing) -> Callable[[Table], Awaitable[Change]]:
        async def step(before: Table) -> Change:
            if before.status in ("over", "closed"):
                raise refuse("game-over" if before.status == "over" else "closed")
            return opening.shut(before, closing), ()

        return step

    def _check_posts(self, user: int, place: Place) -> None:
        """Raise Refusal where this person has just set off many new messages."""
        until = self.posts.full(user, place.channel, self._now())
        if until is not None:
            raise refuse("many-posts", until=Number(int(until.timestamp())))

    async def _create(self, table: Table, played: datetime | None = None) -> Table:
        """Store a new table; a lobby for its host alone begins at once.

        `played`: when the game ended of which it is the rematch.
        """
        self._check_posts(table.host, table.place)
        table = called(None, table, table.host)
        with self._hand():
            id = await self.store.tables.create(table, admission.opening(table, self._now(), played))
        self.posts.caused(id, table.host)
        if table.size == 1:
            return await self.begin(id, table.host)
        self.changed(id)
        return msgspec.structs.replace(table, id=id)
