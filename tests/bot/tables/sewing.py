"""A pretended Discord with threads, each of which has the id of the message that it began from."""

from __future__ import annotations

from bot.tables.keeping import Keeping
from bot.tables.model import Place
from bot.tables.outlet import Missing
from bot.tables.publisher import Publisher
from engine import registry
from tests.bot.tables.conftest import Discord

SEA = Place(1, 500)
"""A channel whose number no message has."""


class Threads(Discord):
    """Beside messages it knows threads: `opened` by id with the parent channel, `archived` and how they are `named`.

    `barred`: no thread can be opened.
    """

    def __init__(self):
        super().__init__()
        self.opened = {}
        self.archived = set()
        self.named = {}
        self.barred = False
        self.tried = []

    async def post(self, table, delivery, ping):
        posted = await super().post(table, delivery, ping)
        self.archived.discard(posted.channel)
        return posted

    async def open_thread(self, table, delivery):
        self.calls.append("thread")
        if self.fail["thread"] and (error := self.fail["thread"].pop(0)):
            raise error
        if delivery.message in self.deleted:
            raise Missing
        if self.barred:
            return None
        self.opened[delivery.message] = delivery.channel
        if self.fail["thread answer"]:
            raise self.fail["thread answer"].pop(0)
        return delivery.message

    def is_open(self, thread):
        return thread not in self.archived

    def name_for(self, table):
        return f"{table.id}: {', '.join(table.names)}"

    async def wake(self, thread, name=None):
        self.calls.append("wake" if name is None else f"wake as {name}")
        if self.fail["wake"] and (error := self.fail["wake"].pop(0)):
            raise error
        self.archived.discard(thread)

    async def close(self, thread):
        self.calls.append("close")
        if self.fail["close"] and (error := self.fail["close"].pop(0)):
            raise error
        self.archived.add(thread)


class Loft:
    """A house whose tables have threads, and what shows and keeps them."""

    def __init__(self, house, discord):
        self.house, self.discord = house, discord
        house.place = SEA
        self.begin()

    def begin(self):
        """What a process begins with."""
        self.publisher = Publisher(self.house.tables, self.discord, self.house.clock)
        self.keeping = Keeping(self.house.tables.changes, self.discord)

    async def restart(self):
        await self.house.restart()
        self.begin()
        await self.keeping.wake()

    async def settle(self):
        """All rounds that are due now."""
        await self.publisher.round()
        while (at := await self.keeping.round()) is not None and at <= self.house.clock.time:
            pass

    async def lobby(self, *others, size=2, **options):
        """Ann's, shown."""
        crew = registry.get("crew").Options(**options)
        table = await self.house.tables.gathering.gather(
            "crew", crew, self.house.ann, size, SEA, "en", threaded="wanted"
        )
        await self.publisher.round()
        for person in others:
            table = await self.house.tables.gathering.join(table.id, person)
        return table

    async def get(self, table):
        return await self.house.tables.reading.get(table.id)

    async def pass_days(self, days):
        """Let days pass, an hour at a time."""
        for _ in range(int(days * 24)):
            self.house.clock.pass_(hours=1)
            await self.keeping.round()
