"""People: what is known of them, what they choose for themselves, and whom they want nothing to do with."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import structlog

from bot.tables import challenge, lobby
from bot.tables.changing import Changes
from bot.tables.forgetting import given_up
from bot.tables.model import Change, Refusal, Table, refuse
from bot.tables.person import Person, Profile
from bot.tables.store import StoreError
from engine import hooked

_log = structlog.get_logger(__name__)


class People:
    """Profiles and blocks. A block: no challenges, no invitations, no tables joined, either way."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._store = changes.store

    async def of(self, table: Table) -> dict[int, Profile]:
        """What is known of those who sit at a table, by their ids."""
        return await self._store.people.of([row.user for row in table.seats])

    async def get(self, user: int) -> Profile | None:
        """What is known of a person."""
        return await self._store.people.get(user)

    async def lessons(self, table: Table, seat: int) -> tuple[str, ...]:
        """What the person there has yet to learn for this game: no game that he has finished had it.

        Nothing where he wants no tips.
        """
        found = hooked.lessons(table.engine, table.options, len(table.seats))
        user = table.seats[seat].user
        if not found or ((profile := await self.get(user)) and profile.tips_off):
            return ()
        finished = await self._store.tables.finished(user, table.game)
        known = {lesson for options, seats in finished for lesson in hooked.lessons(table.engine, options, seats)}
        return tuple(lesson for lesson in found if lesson not in known)

    async def locale_of(self, user: int) -> str | None:
        """The language of a person's Discord, as last seen."""
        profile = await self.get(user)
        return profile.locale if profile else None

    async def called(self, user: int) -> str:
        """What a person calls himself, "" where that isn't known."""
        profile = await self.get(user)
        return profile.name if profile else ""

    async def remember(self, person: Person, locale: str | None = None) -> Profile:
        """Note a person's name, also where he sits, and language; writes only what is new."""
        known = await self.get(person.id)
        await self._store.people.rename(person, known.name if known else "")
        noted = msgspec.structs.replace(known or self._met(person), name=person.name)
        if locale is not None:
            noted = msgspec.structs.replace(noted, locale=locale)
        return noted if noted == known else await self._note(noted)

    def _met(self, person: Person) -> Profile:
        return Profile(person.id, person.name, known_since=int(self._changes.now().timestamp()))

    async def choose(self, person: Person, **fields: Any) -> Profile:
        """A person chooses something for himself: these fields of his profile are other ones from now on."""
        return await self._note(msgspec.structs.replace(await self.remember(person), **fields))

    async def forget(self, user: int) -> None:
        """Give a person's seats up, table by table, then delete what is known of him.

        It is noted first that he is to be forgotten. So whatever ends the process in between, what was done stands and
        the rest is done later.
        """
        with self._changes.hand():
            await self._store.forgetting.wish(user, self._changes.now())
            await self._forget(user)

    async def go_on_forgetting(self) -> None:
        """Forget those who are to be: the command line has noted it, or the last process, which ended too soon."""
        for user in await self._store.forgetting.wished():
            try:
                with self._changes.hand():
                    await self._forget(user)
            except StoreError:
                raise
            except Exception as error:  # next time again; nobody else has to wait
                _log.error("somebody can't be forgotten", error=type(error).__name__)

    async def _forget(self, user: int) -> None:
        """The same for who has a hand."""

        async def step(before: Table) -> Change:
            return given_up(before, user, self._changes.now())

        for table in await self._changes.reading.of_user(user):
            async with self._changes.lock(table.id):
                try:
                    await self._changes.change_locked(table.id, user, step)
                except Refusal as refusal:  # it has ended just now, or can't be read: then only the name goes
                    if refusal.reason.id == "refuse-busy":
                        raise
        await self._store.forgetting.forget(user, self._changes.now())

    async def _note(self, profile: Profile) -> Profile:
        await self._store.people.put(profile)
        return profile

    async def block(self, user: int, other: int) -> None:
        """The one wants nothing to do with the other; calls between them that wait for an answer come to nothing."""
        if user == other:
            raise refuse("block-oneself")
        await self._store.admission.block(user, other)

        async def step(before: Table) -> Change:
            how = challenge.parted if before.size is None else lobby.parted
            return how(before, user, other, self._changes.now()), ()

        for table in await self._changes.reading.of_user(user):
            if table.status == "open" and table.seat_of(other) is not None:
                with suppress(Refusal):  # there is nothing to part, or somebody was quicker
                    await self._changes.change(table.id, user, step)

    async def unblock(self, user: int, other: int) -> None:
        """The one lifts his block of the other, whose own stands."""
        await self._store.admission.unblock(user, other)

    async def blocked(self, user: int) -> list[tuple[int, str | None]]:
        """Whom a person has blocked, with their names where they are known."""
        return await self._store.admission.blocked(user)
