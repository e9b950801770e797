"""Tables without a clock: those of releases that knew none go on without one, and are closed when nobody wants them."""

from __future__ import annotations

import gzip
from datetime import timedelta

import pytest

from bot.tables import claims
from bot.tables.banks import zero
from bot.tables.model import Refusal
from bot.tables.publisher import Publisher
from tests.bot.tables.passing import after
from tests.bot.tables.test_releases import FILES, all_tables


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
async def test_tables_of_earlier_releases_go_on_without_a_clock(house_of, discord, tmp_path, file):
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(file.read_bytes()))
    house = house_of(path)
    await house.start()
    try:
        before = {table.id: table for table in await all_tables(house) if table.status == "running"}
        assert before
        house.clock.time = max(row.since for table in before.values() for row in table.seats)
        await Publisher(house.tables, discord, house.clock).round()
        for days in (1, 13, 30):
            house.clock.pass_(days=days)
            while await house.tables.timing.round() <= house.clock.time + timedelta(seconds=5):
                house.clock.pass_(seconds=1)
        for id, old in before.items():
            table = await house.tables.reading.get(id)
            assert (table.status, table.clock, table.state) == ("running", None, old.state)
            assert not any(row.late_since or row.autopilot_since or row.misses for row in table.seats)
            assert all(zero(table, row.seat) is None for row in table.seats)
            assert len(await house.log(table)) == len(await house.log(old))
    finally:
        await house.store.close()


async def test_a_silent_table_is_closed_if_nobody_objects(house, publisher):
    """After 14 silent days it may be asked for, and it is done after seven more in which nobody objects or moves."""
    for stays in (False, True):
        table = await house.at_turn()
        await publisher.round()
        await house.tables.timing.round()
        with pytest.raises(Refusal, match="refuse-close-early"):
            await house.tables.timing.ask_to_close(table.id, house.bob.id)
        table = await after(house, table, days=14)
        assert [ask.kind for ask in table.asks] == ["silent"]
        table = await house.tables.timing.ask_to_close(table.id, house.bob.id)
        with pytest.raises(Refusal, match="refuse-close-asked"):
            await house.tables.timing.ask_to_close(table.id, house.ann.id)
        assert claims.nothing_asked(table).reason.id == "refuse-agree-close"
        table = await after(house, table, days=6)
        if stays:
            table = await house.act(table, house.ann.id, "end")
            assert not table.asks
        table = await after(house, table, days=1)
        assert table.status == ("running" if stays else "closed")
        assert table.closed == (None if stays else "silent")


async def test_who_asked_hears_that_the_table_is_kept_and_nobody_is_told_anew(house, publisher):
    table = await house.at_turn()
    await publisher.round()
    await house.tables.timing.round()
    table = await after(house, table, days=14)
    table = await house.tables.timing.ask_to_close(table.id, house.bob.id)
    before = [row.news for row in table.seats]
    table = await house.tables.timing.decline(table.id, house.ann.id, "close", -1)
    assert table.seats[0].news == before[0], "who said no knows"
    assert table.seats[1].news == table.seq
    assert [(ask.kind, ask.by) for ask in table.asks] == [("silent", 0)]
    for _ in range(3):
        assert await after(house, table, days=9) == table, "it stays silent, and may be asked about once more"
    await house.tables.timing.ask_to_close(table.id, house.bob.id)
    table = await after(house, table, days=7)
    assert (table.status, table.closed) == ("closed", "silent")
