"""The table service: everything that may happen at a table, each in one transaction.

A change reads the table, works out the table after it (`lobby`, `play`), saves the difference and only then tells. If
somebody else was quicker, it begins again with what is there now: a decision number that is no longer open refuses
itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from bot.tables import drafts, lobby, play
from bot.tables.drafts import Trail
from bot.tables.model import FREE, Broken, LogRow, Person, Place, Profile, Refusal, Table, Walk, refuse
from bot.tables.reading import Reading
from bot.tables.store import Conflict, Store
from engine import game as games
from engine.game import Decision
from engine.values import Answer, Path

Change: TypeAlias = tuple[Table, LogRow | None]

ATTEMPTS = 3
"""How often a change is tried when others are quicker."""


class Tables(Reading):
    """The service. `changed` is called with a table's id after each commit that its messages should show."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        new_seed: Callable[[], str] = lobby.new_seed,
        changed: Callable[[int], None] = lambda table: None,
    ) -> None:
        super().__init__(store)
        self.changed = changed
        self._clock = now
        self._new_seed = new_seed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._in_hand = 0
        self._idle = asyncio.Event()
        self._closing = False

    # The life of a table

    async def open(
        self, game: str, options: Any, host: Person, invited: Sequence[Person], place: Place, language: str
    ) -> Table:
        """A challenge: the host has the first seat, the invited ones have seven days to accept."""
        people = (host, *invited)
        return await self._create(lobby.opened(game, options, people, host.id, place, language, self._now()))

    async def join(self, table: int, person: Person) -> Table:
        """An invited person accepts; when all have, the game starts."""

        async def step(before: Table) -> Change:
            return lobby.joined(before, person, self._new_seed(), self._now())

        return await self._change(table, step)

    async def decline(self, table: int, user: int) -> Table:
        """An invited person won't play."""

        async def step(before: Table) -> Change:
            return lobby.declined(before, user, self._now()), None

        return await self._change(table, step)

    async def withdraw(self, table: int, user: int) -> Table:
        """The host takes the invitation back."""

        async def step(before: Table) -> Change:
            return lobby.withdrawn(before, user, self._now()), None

        return await self._change(table, step)

    async def abort(self, table: int) -> Table:
        """The table comes to nothing, whatever state it is in: it could not be posted, or a moderator ends it."""

        async def step(before: Table) -> Change:
            if before.status in ("over", "closed"):
                raise refuse("game-over" if before.status == "over" else "closed")
            return lobby.shut(before, "aborted"), None

        return await self._change(table, step)

    async def resign(self, table: int, user: int) -> Table:
        """A seat gives up."""

        async def step(before: Table) -> Change:
            return play.resigned(before, user, self._now())

        return await self._change(table, step)

    async def rematch(self, table: int, person: Person) -> Table:
        """The same people once more, another one beginning; there is one rematch of a table, whoever asks first."""
        async with self._lock(table):
            before = await self.get(table)
            if before.seat_of(person.id) is None:
                raise refuse("not-seated")
            if before.status != "over":
                raise refuse("not-over")
            found = await self.store.tables.rematch_of(table)
            if found is not None:
                return await self.get(found)
            people = [Person(row.user, person.name if row.user == person.id else row.name) for row in before.seats]
            options = games.rematch(before.engine, before.options, before.state)
            after = lobby.opened(
                before.game, options, people, person.id, before.place, before.language, self._now(), rematch_of=table
            )
            try:
                return await self._create(after)
            except Conflict:
                raise refuse("busy") from None

    async def move_card(self, table: int, place: Place) -> Table:
        """Post the card anew, here or elsewhere."""
        async with self._lock(table):
            await self.get(table)
            await self.store.tables.move(table, place)
            self.changed(table)
            return await self.get(table)

    async def expire(self) -> list[int]:
        """Close the invitations whose time is over; their ids."""
        closed = []

        async def step(before: Table) -> Change:
            return lobby.expired(before, self._now()), None

        for table in await self.store.tables.overdue(self._now()):
            try:
                await self._change(table, step)
                closed.append(table)
            except Broken:
                await self.store.tables.forget_due(table)
            except Refusal:
                continue  # somebody answered just now
        return closed

    # A turn

    async def walk(self, table: int, user: int, number: int | None = None) -> Walk:
        """The half-made choice of somebody who owes a decision, or with `FREE` of what he may do without owing it."""
        return (await self._draft(table, user, number))[0]

    async def walks(self, table: int, user: int) -> list[Walk]:
        """The half-made choices of a person: of what he owes, then of what he may do without owing it.

        Raises Refusal where there is neither.
        """
        found, refused = [], []
        for number in (None, FREE):
            try:
                found.append(await self.walk(table, user, number))
            except Refusal as refusal:
                refused.append(refusal)
        if not found:
            raise refused[0]
        return found

    async def answer(self, table: int, user: int, number: int, answer: Answer, length: int | None = None) -> Walk:
        """One more answer; `length` is how long the path was that the person saw."""
        async with self._lock(table):
            walk, trail = await self._draft(table, user, number)
            if length is not None and length != len(walk.path):
                raise refuse("stale")
            after = drafts.extend(play.asking(walk.table, number), walk.table.state, walk.seat, trail, answer)
            return await self._keep(walk, after)

    async def draft(self, table: int, user: int, number: int, path: Path) -> Walk:
        """Put these answers in the place of those given before. Raises Refusal where they lead nowhere."""
        async with self._lock(table):
            walk, _ = await self._draft(table, user, number)
            trail = drafts.follow(play.asking(walk.table, number), walk.table.state, walk.seat, path)
            if trail.path[: len(path)] != path:
                raise refuse("no-such-move")
            return await self._keep(walk, trail)

    async def back(self, table: int, user: int, number: int) -> Walk:
        """Drop the last answer that was asked for."""
        async with self._lock(table):
            walk, trail = await self._draft(table, user, number)
            return await self._keep(
                walk, drafts.shorten(play.asking(walk.table, number), walk.table.state, walk.seat, trail)
            )

    async def act(self, table: int, user: int, number: int, path: Path) -> Table:
        """Do an action."""

        async def step(before: Table) -> Change:
            return play.acted(before, user, number, path, self._now())

        return await self._change(table, step)

    async def confirm(self, table: int, user: int, number: int) -> Table:
        """Do the action that the finished draft says."""

        async def step(before: Table) -> Change:
            seat, _ = play.asked(before, user, number)
            path = await self.store.drafts.get(table, seat, number)
            return play.acted(before, user, number, path, self._now())

        return await self._change(table, step)

    async def can_take_back(self, table: int, user: int) -> bool:
        """Whether `take_back` would do."""
        return play.undoable(await self.get(table), user, await self.store.log.tail(table)) is not None

    async def take_back(self, table: int, user: int) -> Table:
        """Undo one's own last action, within one's own turn and before anything was revealed."""

        async def step(before: Table) -> Change:
            found = play.undoable(before, user, await self.store.log.tail(table))
            earlier = await self.store.log.before(before, found.row.seq) if found else None
            return play.taken_back(before, user, found, earlier, self._now())

        return await self._change(table, step)

    # People

    async def remember(self, person: Person, locale: str | None = None) -> Profile:
        """Note a person's name and language; writes only what is new."""
        known = await self.person(person.id)
        noted = msgspec.structs.replace(known or Profile(person.id, person.name), name=person.name)
        if locale is not None:
            noted = msgspec.structs.replace(noted, locale=locale)
        return noted if noted == known else await self._note(noted)

    async def set_dms(self, person: Person, on: bool) -> Profile:
        """A person wants private messages, or none."""
        known = await self.remember(person)
        return await self._note(msgspec.structs.replace(known, dm_off=not on, dm_closed=False))

    async def set_tips(self, person: Person, on: bool) -> Profile:
        """A person wants tips in the first game, or none."""
        return await self._note(msgspec.structs.replace(await self.remember(person), tips_off=not on))

    async def set_contrast(self, person: Person, on: bool) -> Profile:
        """A person wants private pictures of high contrast, or ordinary ones."""
        return await self._note(msgspec.structs.replace(await self.remember(person), contrast=on))

    async def forget(self, user: int, instead: str) -> None:
        """Delete what is known of a person; where he played, `instead` stands for the name.

        Raises Refusal while a table of his is open or running.
        """
        if await self.of_user(user):
            raise refuse("at-tables")
        await self.store.people.forget(user, instead)

    async def _note(self, profile: Profile) -> Profile:
        await self.store.people.put(profile)
        return profile

    # How it is done

    def _now(self) -> datetime:
        return self._clock().replace(microsecond=0)

    def _lock(self, table: int) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _create(self, table: Table) -> Table:
        with self._hand():
            id = await self.store.tables.create(table)
        self.changed(id)
        return msgspec.structs.replace(table, id=id)

    async def drain(self) -> None:
        """Let the changes in hand finish and begin no other: the process is about to end."""
        self._closing = True
        if self._in_hand:
            await self._idle.wait()

    @contextmanager
    def _hand(self) -> Iterator[None]:
        """A change is in hand. Raises Refusal once the process is about to end."""
        if self._closing:
            raise refuse("closing")
        self._in_hand += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_hand -= 1
            if not self._in_hand:
                self._idle.set()

    async def _change(self, table: int, step: Callable[[Table], Awaitable[Change]]) -> Table:
        with self._hand():
            return await self._locked_change(table, step)

    async def _locked_change(self, table: int, step: Callable[[Table], Awaitable[Change]]) -> Table:
        async with self._lock(table):
            for _ in range(ATTEMPTS):
                before = await self.get(table)
                after, row = await step(before)
                try:
                    await self.store.tables.save(before, after, row)
                except Conflict:
                    continue
                self.changed(table)
                return after
        raise refuse("busy")

    async def _draft(self, table: int, user: int, number: int | None) -> tuple[Walk, Trail]:
        found = await self.get(table)
        seat, decision = play.asked(found, user, number)
        path = await self.store.drafts.get(table, seat, decision.number)
        trail = drafts.follow(play.asking(found, decision.number), found.state, seat, path)
        return _walk(found, seat, decision, trail), trail

    async def _keep(self, walk: Walk, trail: Trail) -> Walk:
        await self.store.drafts.put(walk.table.id, walk.seat, walk.decision.number, trail.path)
        return _walk(walk.table, walk.seat, walk.decision, trail)


def _walk(table: Table, seat: int, decision: Decision, trail: Trail) -> Walk:
    return Walk(table, seat, decision, trail.path, trail.step, trail.final, trail.asked)
