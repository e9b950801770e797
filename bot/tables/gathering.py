"""Who plays: challenges, lobbies and rematches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import structlog
from msgspec.structs import replace

from bot.tables import admission, challenge, choices, lobby, opening, seating
from bot.tables.calls import called
from bot.tables.changing import Changes
from bot.tables.clock import AtZero, Clock
from bot.tables.model import Change, Place, Table, Threaded, not_seated, refuse
from bot.tables.person import Person
from bot.tables.store import Conflict
from bot.tables.threads import home, is_in_thread
from engine.game import Level

_log = structlog.get_logger(__name__)


class Gathering:
    """How people come together at a table, until the game starts, and again after it."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._store = changes.store

    # A challenge

    async def open(
        self,
        game: str,
        options: Any,
        host: Person,
        invited: Sequence[Person],
        place: Place,
        language: str,
        first: int | None = None,
        clock: Clock | None = None,
        at_zero: AtZero | None = None,
        threaded: Threaded = "no",
        bots: Sequence[Level] = (),
    ) -> Table:
        """A challenge: the host has the first seat, the invited ones have seven days to accept.

        `first`: the seat that begins, None: it is drawn by lot. `bots`: how well the bot plays the seats that it plays
        itself; where nobody else is invited, the game starts.
        """
        table = opening.opened(
            game,
            options,
            (host, *invited, *bots),
            host.id,
            place,
            language,
            self._changes.now(),
            clock=clock,
            at_zero=at_zero,
        )
        table = replace(table, threaded=threaded)
        return await self._create(table if first is None else seating.with_first(table, first))

    async def decline(self, table: int, user: int) -> Table:
        """Somebody who is challenged won't play."""

        async def step(before: Table) -> Change:
            return challenge.declined(before, user, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def withdraw(self, table: int, user: int) -> Table:
        """The host takes the challenge back."""

        async def step(before: Table) -> Change:
            return challenge.withdrawn(before, user, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    # A lobby

    async def gather(
        self,
        game: str,
        options: Any,
        host: Person,
        size: int | None,
        place: Place,
        language: str,
        clock: Clock | None = None,
        at_zero: AtZero | None = None,
        threaded: Threaded = "no",
        bots: Sequence[Level] = (),
    ) -> Table:
        """A lobby of so many seats (None: as many as can be, or as the bot fills), the host in the first; `bots`: how
        well the bot plays those that it plays itself. Where that leaves no seat free the game starts.
        """
        counts = opening.allowed(game, options)
        if size is None:
            size = min((count for count in counts if bots and count > len(bots)), default=max(counts))
        table = opening.opened(
            game,
            options,
            [host, *bots],
            host.id,
            place,
            language,
            self._changes.now(),
            size=size,
            clock=clock,
            at_zero=at_zero,
        )
        return await self._create(replace(table, threaded=threaded))

    async def challenged(self, table: int, user: int) -> Table:
        """The challenge, for somebody who owes the answer. Raises Refusal."""
        found = await self._changes.reading.get(table)
        challenge.invited(found, user, self._changes.now())
        return found

    async def join(self, table: int, person: Person) -> Table:
        """Somebody accepts, or takes a seat; with the last one the game starts."""

        async def step(before: Table) -> Change:
            how = challenge.joined if before.size is None else lobby.joined
            return how(before, person, self._changes.new_seed(), self._changes.now())

        return await self._changes.change(table, person.id, step)

    async def leave(self, table: int, user: int) -> Table:
        """Somebody gives the seat in a lobby up, or the invitation to it."""

        async def step(before: Table) -> Change:
            return lobby.left(before, user, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def invite(self, table: int, user: int, people: Sequence[Person]) -> Table:
        """Somebody in a lobby keeps free seats for others."""

        async def step(before: Table) -> Change:
            return lobby.invited(before, user, people, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def inviting(self, table: int, user: int) -> Table:
        """The lobby, for somebody who may invite others there now. Raises Refusal."""
        found = await self._changes.reading.get(table)
        lobby.check_inviter(found, user, self._changes.now())
        return found

    async def hosting(self, table: int, user: int) -> Table:
        """The lobby, for its host. Raises Refusal."""
        found = await self._changes.reading.get(table)
        lobby.check_host(found, user, self._changes.now())
        return found

    async def begin(self, table: int, user: int) -> Table:
        """The host of a lobby begins with those who have joined."""

        async def step(before: Table) -> Change:
            return lobby.begun(before, user, self._changes.new_seed(), self._changes.now())

        return await self._changes.change(table, user, step)

    async def fill(self, table: int, user: int, count: int, level: Level) -> Table:
        """The host of a lobby has the bot play so many of the free seats itself."""

        async def step(before: Table) -> Change:
            return lobby.filled(before, user, count, level, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def dismiss(self, table: int, user: int) -> Table:
        """The host of a lobby has the bot play one seat less."""

        async def step(before: Table) -> Change:
            return lobby.dismissed(before, user, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_level(self, table: int, user: int, level: Level) -> Table:
        """The host of a lobby chooses how well the bot plays its own seats."""

        async def step(before: Table) -> Change:
            return lobby.levelled(before, user, level, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_bot_side(self, table: int, user: int, number: int, side: str | None) -> Table:
        """The host of a lobby chooses the side of a seat that the bot plays; None: any."""

        async def step(before: Table) -> Change:
            return lobby.bot_sided(before, user, number, side, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_option(self, table: int, user: int, name: str, value: str) -> Table:
        """The host of a lobby changes one of the game's options."""

        async def step(before: Table) -> Change:
            lobby.check_host(before, user, self._changes.now())
            options = choices.chosen(before.game, before.options, name, value)
            return lobby.with_options(before, user, options, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_file(self, table: int, user: int, name: str, text: str) -> Table:
        """The host of a lobby takes the text of a file as one of the game's options."""

        async def step(before: Table) -> Change:
            lobby.check_host(before, user, self._changes.now())
            options = choices.with_file(before.engine, before.options, name, text)
            return lobby.with_options(before, user, options, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_size(self, table: int, user: int, size: int) -> Table:
        """The host of a lobby changes how many may sit."""

        async def step(before: Table) -> Change:
            return lobby.with_size(before, user, size, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_clock(self, table: int, user: int, name: str) -> Table:
        """The host of a lobby chooses another clock, by its name."""

        async def step(before: Table) -> Change:
            return lobby.with_clock(before, user, name, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_at_zero(self, table: int, user: int, name: str) -> Table:
        """The host of a lobby chooses what happens when a clock is at zero; "usual": what is usual there."""

        async def step(before: Table) -> Change:
            return lobby.with_at_zero(before, user, name, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def set_thread(self, table: int, user: int, wanted: bool) -> Table:
        """The host of a lobby lets the game have a thread of its own, or not."""

        async def step(before: Table) -> Change:
            return lobby.with_thread(before, user, wanted, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def choose_first(self, table: int, user: int, first: int | None) -> Table:
        """The host of a lobby says which person begins; None: it is drawn by lot."""

        async def step(before: Table) -> Change:
            return lobby.let_begin(before, user, first, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    # Everybody who sits at a table that waits

    async def choosing(self, table: int, user: int) -> Table:
        """The table, for somebody who may choose the side and colour of his seat now. Raises Refusal."""
        found = await self._changes.reading.get(table)
        seating.chooser(found, user, self._changes.now())
        return found

    async def choose_side(self, table: int, user: int, side: str | None) -> Table:
        """Somebody takes a side; None: any."""

        async def step(before: Table) -> Change:
            return seating.with_side(before, user, side, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    async def choose_colour(self, table: int, user: int, colour: int) -> Table:
        """Somebody takes a colour."""

        async def step(before: Table) -> Change:
            return seating.with_colour(before, user, colour, self._changes.now()), ()

        return await self._changes.change(table, user, step)

    # Again

    async def rematch(self, table: int, person: Person, away: Collection[int] = ()) -> Table:
        """The same people once more in their colours and on their sides, the next one beginning where that is drawn.

        There is one rematch of a table, whoever asks first. Who has left the server (`away`) is left out. Where exactly
        so many can play it is a challenge, unless there is more to choose than in the game before; else a lobby with
        those others invited who may be called.
        """
        async with self._changes.lock(table):
            before = await self._changes.reading.get(table)
            if before.seat_of(person.id) is None:
                raise not_seated(before, person.id)
            if before.status != "over":
                raise refuse("not-over")
            found = await self._store.tables.rematch_of(table)
            if found is not None:
                return await self._changes.reading.get(found)
            if person.id in away:
                raise refuse("absent")
            # as they were called here, and without whoever is forgotten
            sitting = [
                row.level or Person(row.user, row.name)
                for row in before.seats
                if row.is_bot or (row.user > 0 and row.user not in away)
            ]
            counts, champion = opening.allowed(before.game, before.options), seating.winner(before)
            is_here = champion is not None and champion not in away
            chooses = is_here and bool(choices.of_rematches(before))
            place, carried = await self._thread_of(before)
            is_challenge = len(counts) == 1 and len(sitting) == counts[0] > 1 and not chooses
            after = opening.opened(
                before.game,
                before.options,
                sitting,
                person.id,
                place,
                before.language,
                self._changes.now(),
                size=None if is_challenge else len(before.seats),
                rematch_of=table,
                clock=before.clock,
                at_zero=before.at_zero,
            )
            played = max(row.since for row in before.seats)  # somebody owed something until the end
            if after.size is not None:
                after = await self._callable(after, played)
            after = seating.as_before(after, before, await self._changes.reading.began(before))
            # who may come, though he wasn't called
            after = replace(after, champion=champion, **carried)
            try:
                return await self._create(after, played, choosing=chooses)
            except Conflict:
                raise refuse("busy") from None

    async def _thread_of(self, before: Table) -> tuple[Place, dict[str, Any]]:
        """Where the rematch of a table stands: in its thread as long as that is open. And what of the thread it has."""
        threaded: Threaded = "no" if before.threaded == "no" else "wanted"
        if before.thread is not None and is_in_thread(before) and await self._store.threads.is_open(before.thread):
            return before.place, {"threaded": threaded, "thread": before.thread, "parent": before.parent}
        return home(before), {"threaded": threaded}

    async def _callable(self, table: Table, played: datetime) -> Table:
        """A new lobby without those who may not be called to it: their seats are free."""
        coming = admission.opening(table, self._changes.now(), played)
        known = await self._store.admission.known(coming)
        kept = {call.other for call in coming.made if admission.may_call(call, coming, known)}
        return lobby.without(table, {call.other for call in coming.made} - kept)

    async def _create(self, table: Table, played: datetime | None = None, *, choosing: bool = False) -> Table:
        """Store a new table; one with no seat for anybody else begins at once, unless its host is `choosing` something.

        `played`: when the game ended of which it is the rematch.
        """
        self._changes.check_posts(table.host, table.place)
        table = called(None, table, table.host)
        with self._changes.hand():
            id = await self._store.tables.create(table, admission.opening(table, self._changes.now(), played))
        self._changes.posts.caused(id, table.host)
        if len(table.people) == 1 and table.size in (None, len(table.seats)) and not choosing:

            async def step(before: Table) -> Change:
                if before.size is not None:
                    return lobby.begun(before, before.host, self._changes.new_seed(), self._changes.now())
                return challenge.begun(before, self._changes.new_seed(), self._changes.now())

            return await self._changes.change(id, table.host, step)
        self._changes.changed(id)
        return replace(table, id=id)
