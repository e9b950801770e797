"""The service on a real file, the toy game, and a clock that tests turn by hand."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables import publisher as publishing
from bot.tables.making import owed, own
from bot.tables.model import LogRow, Place, Table, Walk
from bot.tables.outlet import Closed, Lost, Missing, Posted
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from bot.tables.rivals import Rivals
from bot.tables.service import Tables
from bot.tables.store import Store
from engine import registry
from engine.values import Answer, Key, Number
from tests.bot.sqlite_at_once import without_threads
from tests.bot.tables.toy import Toy
from tests.bot.tables.toy_sides import Crew, Mates, Pairs

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
ANN, BOB, CID, DAN, EVE, FAY = (Person(id, name) for id, name in enumerate(NAMES, start=11))


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_(self, **delta: float) -> None:
        self.time += timedelta(**delta)


class House:
    """Everything a test needs of the service; `restart` does what a new process would do."""

    ann, bob, cid, dan, eve, fay = ANN, BOB, CID, DAN, EVE, FAY
    place = Place(1, 2)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.changed: list[int] = []
        self.stores: list[Store] = []
        self.rivals: Rivals | None = None
        """Who moves the bot's own seats, where a test has any."""

    async def start(self) -> None:
        self.store = await Store.open(self.path)
        self.stores.append(self.store)
        self.tables = Tables(
            self.store, self.clock, lambda: "secret-seed", self.changed.append, rival=lambda id: self.poke(id)
        )

    def poke(self, table: int) -> None:
        if self.rivals is not None:
            self.rivals.poke(table)

    async def restart(self) -> None:
        await self.store.close()
        await self.start()

    async def open(self, *invited: Person, first: int | None = 0, **options: Any) -> Table:
        """A challenge; Ann begins where no other seat is named."""
        toy = registry.get("toy").Options(**options)
        return await self.tables.gathering.open("toy", toy, ANN, invited or (BOB,), self.place, "en", first)

    async def gather(self, *others: Person, size: int | None = None, **options: Any) -> Table:
        """A lobby of Ann's for the toy that one to five can play, joined by these others; if it is full the game."""
        crew = registry.get("crew")
        table = await self.tables.gathering.gather("crew", crew.Options(**options), ANN, size, self.place, "en")
        for person in others:
            table = await self.tables.gathering.join(table.id, person)
        if table.status == "open" and len(table.seats) == table.size:  # nobody has chosen a side
            table = await self.tables.gathering.begin(table.id, ANN.id)
        return table

    async def begin(self, *invited: Person, **options: Any) -> Table:
        """A game that has started: with two seats both pledge first."""
        table = await self.open(*invited, **options)
        for person in invited or (BOB,):
            table = await self.tables.gathering.join(table.id, person)
        return table

    async def at_turn(self, *invited: Person, **options: Any) -> Table:
        """A game where all have pledged 0 and Ann has her first turn."""
        table = await self.begin(*invited, **options)
        for row in table.seats:
            table = await self.act(table, row.user, Number(0))
        return table

    def number(self, table: Table, user: int) -> int:
        """The number of what this person owes."""
        seat = table.seat_of(user)
        assert seat is not None
        decision = owed(own(table, seat), seat)
        assert decision is not None
        return decision.number

    async def seen(self, table: Table, person: Person) -> Table:
        """The table as this person sees it now."""
        table = await self.tables.reading.get(table.id)
        return own(table, table.seat_of(person.id))

    async def can_take_back(self, table: Table, user: int) -> bool:
        """Whether this person has an action to take back now."""
        table = await self.tables.reading.get(table.id)
        return bool(own(table, table.seat_of(user)).made)

    async def log(self, table: Table) -> list[LogRow]:
        """All that happened and stands."""
        return await self.tables.reading.log(await self.tables.reading.get(table.id))

    async def act(self, table: Table, user: int, *path: Answer | str) -> Table:
        """An action in the present position; words are keys."""
        table = await self.tables.reading.get(table.id)
        answers = tuple(Key(answer) if isinstance(answer, str) else answer for answer in path)
        return await self.tables.turns.act(table.id, user, self.number(table, user), answers)

    async def shown(self, table: Table) -> bool:
        """Whether nothing of a table lags behind, now or later."""
        later = self.clock.time + timedelta(days=400)
        rows, old = self.store.deliveries, self.store.leftovers
        return not [*await rows.lagging(later, table.id), *await old.lagging(later, table.id)]

    async def plan_of(self, asking: Awaitable[Any]) -> str:
        """How SQLite goes about the first query of `asking`, which isn't answered."""
        database = self.store._database
        asked: list[tuple[str, Sequence[Any]]] = []

        async def note(sql: str, values: Sequence[Any] = ()) -> list[Any]:
            asked.append((sql, values))
            raise LookupError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "read", note)
            with pytest.raises(LookupError):
                await asking
        (sql, values) = asked[0]
        return str(await database.read(f"EXPLAIN QUERY PLAN {sql}", values))

    async def answer(self, walk: Walk, answer: Answer) -> Walk:
        user = walk.table.seats[walk.seat].user
        return await self.tables.turns.answer(walk.table.id, user, walk.decision.number, answer, len(walk.path))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toy game (the one for one to five, the one that is played together), registered beside the real ones."""
    toys = {"toy": Toy(), "crew": Crew(), "mates": Mates(), "pairs": Pairs()}
    real = registry.get
    monkeypatch.setattr(registry, "get", lambda id: toys.get(id) or real(id))
    return toys["toy"]


@pytest.fixture(autouse=True)
def no_handovers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No threads for databases but where they are the matter: in the store, and where the bot is killed."""
    if request.node.get_closest_marker("threads") is None:
        without_threads(monkeypatch)


@pytest.fixture
async def house(tmp_path: Path, new_database: Callable[[Path], None]) -> AsyncIterator[House]:
    new_database(tmp_path / "tables.db")
    house = House(tmp_path / "tables.db")
    await house.start()
    yield house
    for store in house.stores:
        await store.close()


@pytest.fixture
def house_of() -> type[House]:
    """A house that the test starts and closes itself."""
    return House


@pytest.fixture
def games_folder(tmp_path):
    """A folder for the database."""
    folder = tmp_path / "games"
    folder.mkdir(mode=0o700)
    return folder


class Message(msgspec.Struct):
    id: int
    channel: int
    target: str
    table: int
    seqs: list[int]
    ping: tuple[int, ...]
    retired: int = 0


class Discord:
    """A pretended Discord. `fail` holds errors to be raised by the next calls of a kind.

    As the real one it sends no second message of the same name (the table, the target and the number of the post).
    """

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.named: dict[tuple[int, str, int], Message] = {}
        self.deleted: set[int] = set()
        self.fail: dict[str, list[Exception | None]] = defaultdict(list)
        self.calls: list[str] = []
        self.lost: set[int] = set()
        self.left: set[int] = set()
        """Who has left the server."""
        self.closed: set[int] = set()
        self.held: dict[int, asyncio.Event] = {}
        """Tables whose calls wait, after a message was sent."""

    async def _call(self, kind, table, delivery):
        self.calls.append(f"{kind} {delivery.target}")
        await asyncio.sleep(0)
        channel = self._channel(table, delivery) if kind in ("post", "find") else delivery.channel
        if channel in self.closed:
            raise Closed
        if channel in self.lost:
            raise Lost
        if self.fail[kind] and (error := self.fail[kind].pop(0)):
            raise error

    @staticmethod
    def _channel(table, delivery):
        return (delivery.at or table.place).channel if delivery.seat is None else table.seats[delivery.seat].user

    async def post(self, table, delivery, ping):
        await self._call("post", table, delivery)
        assert delivery.sending == table.seq
        name = table.id, delivery.target, delivery.posts
        message = self.named.get(name)
        if message is None:
            message = self.named[name] = Message(
                len(self.messages) + 1, self._channel(table, delivery), delivery.target, table.id, [table.seq], ping
            )
            self.messages.append(message)
        if table.id in self.held:
            await self.held[table.id].wait()
        if self.fail["answer"]:
            raise self.fail["answer"].pop(0)
        return Posted(message.channel, message.id)

    async def present(self, table, users):
        return {user: user not in self.left for user in users}

    async def edit(self, table, delivery):
        await self._call("edit", table, delivery)
        message = self._at(delivery)
        assert message.channel == delivery.channel
        message.seqs.append(table.seq)

    async def retire(self, table, leftover):
        await self._call("delete" if leftover.reduced else "retire", table, leftover)
        self._at(leftover).retired += 1
        if leftover.reduced:
            self.deleted.add(leftover.message)
        return leftover.target == "card" and not leftover.reduced

    async def find(self, table, delivery):
        await self._call("find", table, delivery)
        message = self.named.get((table.id, delivery.target, delivery.posts))
        return None if message is None else Posted(message.channel, message.id)

    def _at(self, delivery):
        message = self.messages[delivery.message - 1]
        if message.id in self.deleted:
            raise Missing
        return message

    def of(self, table, target="card"):
        return [message for message in self.messages if (message.table, message.target) == (table.id, target)]

    def taken(self):
        """The calls since the last time."""
        calls, self.calls = self.calls, []
        return calls


@pytest.fixture
def discord():
    return Discord()


@pytest.fixture
def publisher(house, discord, monkeypatch):
    """One that waits with nothing; what it waits with is a matter of `test_calm.py`."""
    monkeypatch.setattr(publishing, "CALM", timedelta(0))
    return Publisher(house.tables, discord, house.clock)
