"""Many tables at once: after a long time down, and with all clocks at zero in the same second."""

from __future__ import annotations

from datetime import timedelta

from bot.tables import publisher as publishing
from bot.tables.banks import left
from bot.tables.clock import CLOCKS, HOUR
from bot.tables.model import Place
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from bot.tables.reminding import Reminding
from engine import registry
from tests.bot.tables.passing import alive

TABLES = 200


class Herald:
    def __init__(self):
        self.told = []

    async def remind(self, user, profile, told):
        self.told += [(each.table.id, each.seat) for each in told]

    async def stalled(self, told):
        raise AssertionError("nobody was silent")


async def test_many_tables(house_of, discord, new_database, tmp_path, monkeypatch):
    """The bot is down for 48 hours: nobody is late, nobody is reminded more than once of anything. And when the clocks
    of all are at zero in the same second, so many are seen to at once and no more.
    """
    monkeypatch.setattr(publishing, "CALM", timedelta(0))
    new_database(tmp_path / "many.db")
    house = house_of(tmp_path / "many.db")
    await house.start()
    try:
        await two_days_down(house, discord)
        await all_at_zero(house)
    finally:
        await house.store.close()


async def two_days_down(house, discord):
    publisher = Publisher(house.tables, discord, house.clock)
    tables = await many(house, CLOCKS["1d"])
    await quiet(house, publisher)
    await alive(house, hours=11)
    await house.tables.timing.round()
    await house.restart()
    house.clock.pass_(hours=48)
    herald = Herald()
    reminding = Reminding(house.tables.changes, herald)
    await house.tables.timing.round()
    await all_told(reminding, house, herald)
    for table in tables:
        table = await house.tables.reading.get(table.id)
        assert table.status == "running"
        assert [left(table, row.seat, house.clock.time) for row in table.seats] == [13 * HOUR] * 2
    assert len(herald.told) == len(set(herald.told)) <= 2 * TABLES
    await alive(house, hours=1, minutes=1)
    await all_told(reminding, house, herald)
    assert sorted(herald.told) == sorted((table.id, seat) for table in tables for seat in (0, 1)), "at half the time"


async def all_told(reminding, house, herald):
    """Everybody is reminded who is to be, some at once and the next of them a moment later."""
    while True:
        before = len(herald.told)
        again = await reminding.round()
        assert len(herald.told) - before <= 10
        if again is None or again > house.clock.time + timedelta(seconds=1):
            return
        assert again == house.clock.time + timedelta(seconds=1)


async def many(house, clock):
    """Duels of as many pairs, each in a channel of its own."""
    toy, gathering, tables = registry.get("toy").Options(), house.tables.gathering, []
    for number in range(TABLES):
        host, guest = Person(1000 + 2 * number, "Host"), Person(1001 + 2 * number, "Guest")
        table = await gathering.open("toy", toy, host, (guest,), Place(1, 100 + number), "en", 0, clock)
        tables.append(await gathering.join(table.id, guest))
    return tables


async def quiet(house, publisher):
    """All is told, and all clocks run."""
    while True:
        await publisher.round()
        if await house.tables.timing.round() > house.clock.time + timedelta(seconds=5):
            return


async def all_at_zero(house):
    await alive(house, hours=12, seconds=30)
    count, closed = "SELECT count(*) FROM tables WHERE closed = 'lapsed'", [0]
    while closed[-1] < TABLES:
        again = await house.tables.timing.round()
        closed.append((await house.store._database.read(count))[0][0])
        assert 0 < closed[-1] - closed[-2] <= 20
        house.clock.time = max(house.clock.time, min(again, house.clock.time + timedelta(seconds=1)))
    assert not await house.store._database.read("SELECT 1 FROM due WHERE kind <> 'remind'")
