"""Turns: half-made choices, actions, and taking them back."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from bot.tables import drafts, making, play
from bot.tables.changing import Changes
from bot.tables.drafts import Trail
from bot.tables.model import FREE, Change, Refusal, Table, Walk, refuse
from bot.tables.store.errors import StoreError
from engine.game import Decision
from engine.values import Answer, Path, Value


class Turns:
    """What those who play do: each for himself, or for a seat that he has `steered` meanwhile (see `play.seated`)."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._drafts = changes.store.drafts

    async def walk(self, table: int, user: int, number: int | None = None, steered: int | None = None) -> Walk:
        """The half-made choice of somebody who owes a decision, or with `FREE` of what he may do without owing it."""
        return (await self._draft(table, user, number, steered))[0]

    async def walks(self, table: int, user: int, steered: int | None = None) -> list[Walk]:
        """The half-made choices of a person: of what he owes, then of what he may do without owing it.

        Raises Refusal where there is neither.
        """
        found, refused = [], []
        for number in (None, FREE):
            try:
                found.append(await self.walk(table, user, number, steered))
            except Refusal as refusal:
                refused.append(refusal)
        if not found:
            raise refused[0]
        return found

    async def walk_at(self, table: Table, seat: int) -> Walk:
        """The half-made choice of a seat that owes a decision at a table as it stands there."""
        return (await self._drafted(play.asked(table, table.seats[seat].user)))[0]

    async def answer(
        self,
        table: int,
        user: int,
        number: int,
        answer: Answer,
        length: int | None = None,
        *then: Answer,
        steered: int | None = None,
    ) -> Walk:
        """One more answer, and `then` those to what follows; `length` is how long the path was that the person saw."""
        async with self._changes.lock(table):
            walk, trail = await self._draft(table, user, number, steered)
            if length is not None and length != len(walk.path):
                raise refuse("stale")
            questions = making.asking(walk.table, number)
            after = drafts.extend(questions, walk.table.state, walk.seat, trail, answer, *then)
            return await self._keep(walk, after)

    async def collect(
        self,
        table: int,
        user: int,
        number: int,
        values: Collection[Value],
        length: int,
        steered: int | None = None,
    ) -> Walk:
        """Keep what was picked so far of a set that is put together in several steps; it is no answer yet."""
        async with self._changes.lock(table):
            walk, trail = await self._draft(table, user, number, steered)
            if length != len(walk.path):
                raise refuse("stale")
            return await self._keep(walk, drafts.collect(trail, values))

    async def draft(self, table: int, user: int, number: int, path: Path, steered: int | None = None) -> Walk:
        """Put these answers in the place of those given before. Raises Refusal where they lead nowhere."""
        async with self._changes.lock(table):
            walk, _ = await self._draft(table, user, number, steered)
            trail = drafts.follow(making.asking(walk.table, number), walk.table.state, walk.seat, path)
            if trail.path[: len(path)] != path:
                raise refuse("no-such-move")
            return await self._keep(walk, trail)

    async def back(self, table: int, user: int, number: int, length: int, steered: int | None = None) -> Walk:
        """Drop the answers from this place on, which was asked for."""
        async with self._changes.lock(table):
            walk, trail = await self._draft(table, user, number, steered)
            questions = making.asking(walk.table, number)
            return await self._keep(walk, drafts.shorten(questions, walk.table.state, walk.seat, trail, length))

    async def act(
        self, table: int, user: int, number: int, path: Path, at: datetime | None = None, steered: int | None = None
    ) -> Table:
        """Do an action, and what ends the turn by itself then; `at`: see `Changes.change`."""

        async def step(before: Table) -> Change:
            return play.acted(before, user, number, path, self._changes.now(), steered)

        return await self._ended(await self._changes.change(table, user, step, at), user, at, steered)

    async def confirm(
        self, table: int, user: int, number: int, at: datetime | None = None, steered: int | None = None
    ) -> Table:
        """Do the action that the finished draft says, and what ends the turn by itself then; `at` as above."""

        async def step(before: Table) -> Change:
            seat = play.asked(before, user, number, steered).seat
            path = await self._drafts.get(table, seat, number)
            return play.acted(before, user, number, path, self._changes.now(), steered)

        return await self._ended(await self._changes.change(table, user, step, at), user, at, steered)

    async def _ended(self, table: Table, user: int, at: datetime | None, steered: int | None) -> Table:
        """The table after the end of the turn, where nothing else is left to somebody who wants no button for that.

        It is an action like any other, of its own: where it isn't done, the person is asked.
        """
        found = play.last_left(table, user, steered)
        if found is None:
            return table
        number, path = found

        async def step(before: Table) -> Change:
            return play.acted(before, user, number, path, self._changes.now(), steered)

        try:
            profile = await self._changes.store.people.get(user)
            if profile is None or not profile.auto_end:
                return table
            return await self._changes.change(table.id, user, step, at)
        except (Refusal, StoreError):
            # Something else happened meanwhile, the process is about to end or the database fails. What was done
            # before stands, and nobody may be told otherwise.
            return table

    async def take_back(self, table: int, user: int, number: int | None = None, steered: int | None = None) -> Table:
        """Undo one's own last action, within one's own turn and before anything was revealed.

        `number`: of the decision beside which the person was offered it; it must wait still, so a second click undoes
        nothing more.
        """

        async def step(before: Table) -> Change:
            if number is not None:
                play.asked(before, user, number, steered)
            return play.taken_back(before, user, steered), ()

        return await self._changes.change(table, user, step)

    async def _draft(self, table: int, user: int, number: int | None, steered: int | None = None) -> tuple[Walk, Trail]:
        return await self._drafted(play.asked(await self._changes.reading.get(table), user, number, steered))

    async def _drafted(self, asked: play.Asked) -> tuple[Walk, Trail]:
        found, seat, decision = asked
        path = await self._drafts.get(found.id, seat, decision.number)
        trail = drafts.follow(making.asking(found, decision.number), found.state, seat, path)
        return _walk(found, seat, decision, trail), trail

    async def _keep(self, walk: Walk, trail: Trail) -> Walk:
        await self._drafts.put(walk.table.id, walk.seat, walk.decision.number, trail.draft)
        return _walk(walk.table, walk.seat, walk.decision, trail)


def _walk(table: Table, seat: int, decision: Decision, trail: Trail) -> Walk:
    return Walk(table, seat, decision, trail.path, trail.step, trail.asked, trail.collected)
