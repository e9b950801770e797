"""Pacts in tests: proposing and signing, time that passes at them, and what is told to whom."""

from __future__ import annotations

from bot.tables.pacting import PactRounds
from bot.tables.pacts import Draft

PEACE = "We don’t attack each other."


class Crier:
    """Notes what is told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, str]] = []

    async def tell_pact(self, table, seat, pact, kind) -> None:
        self.told.append((seat, kind))

    def heard(self) -> list[tuple[int, str]]:
        """What was told since this was asked last, in order of seats."""
        told, self.told = sorted(self.told), []
        return told


class Rounds:
    """The rounds of a house, which are woken at each change, as the client does it."""

    def __init__(self, house) -> None:
        self.house = house
        self.crier = Crier()
        self.rounds = PactRounds(house.tables.changes, house.tables.pacts, self.crier)

    async def told(self) -> list[tuple[int, str]]:
        """What is told when all that has happened is seen to."""
        for table in self.house.changed:
            self.rounds.poke(table)
        self.house.changed.clear()
        now = self.house.clock.time
        while (again := await self.rounds.round()) is not None and again <= now:
            pass
        return self.crier.heard()


def draft(*seats, words=PEACE, public=False, term="open", **more) -> Draft:
    return Draft(seats, words, public, term, **more)


async def proposed(house, table, author, *seats, **more):
    """A proposal of the seat `author` to these."""
    return await house.tables.pacts.propose(table.id, table.seats[author].user, draft(*seats, **more))


async def made(house, table, author, *seats, **more):
    """A pact that all have signed."""
    pact = await proposed(house, table, author, *seats, **more)
    for seat in seats:
        pact = await house.tables.pacts.sign(table.id, table.seats[seat].user, pact.id)
    return pact


async def read(house, table, pact, seat):
    """A pact as a seat is shown it."""
    return await house.tables.pacts.get(await house.tables.reading.get(table.id), pact.id, seat)


async def turn(house, table):
    """The table after the usual moves until another turn has begun."""
    before = await house.tables.reading.get(table.id)
    now = before
    while now.turn_since == before.turn_since and now.status == "running":
        seat = now.owing[0]
        user = now.seats[seat].user
        seen = await house.seen(now, next(p for p in people(house) if p.id == user))
        path = seen.engine.default(seen.state, seat).path
        now = await house.tables.turns.act(now.id, user, house.number(now, user), path)
    return now


def people(house):
    return (house.ann, house.bob, house.cid, house.dan, house.eve, house.fay)
