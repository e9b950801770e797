"""What people are called where they sit: by the name of the server, kept up to date, and never mixed up."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.model import Place
from bot.tables.person import Person, Profile
from bot.tables.store.database import migrations

HERE, THERE = 1, 7
ELSEWHERE = Place(THERE, 8)


def called(name: str, nick: str | None = None, server: int | None = HERE) -> Person:
    """Bob under these names."""
    return Person(12, name, nick, server)


async def names(house: Any, *tables: Any) -> list[str]:
    """What Bob is called at these tables."""
    return [(await house.tables.reading.get(table.id)).seats[1].name for table in tables]


async def two_tables(house: Any) -> tuple[Any, Any]:
    """A running table here and one in another server, where Bob has a name of its own."""
    here = await house.begin()
    toy = here.engine
    there = await house.tables.gathering.open(
        "toy", toy.Options(), house.ann, [called("Bob", "Admiral", THERE)], ELSEWHERE, "en"
    )
    await house.tables.people.remember(called("Bob", None, HERE))
    assert await names(house, here, there) == ["Bob", "Admiral"]
    return here, there


async def test_a_seat_has_the_name_of_its_server(house):
    here, there = await two_tables(house)
    await house.tables.people.remember(called("Bob", "Bobby", HERE))
    assert await names(house, here, there) == ["Bobby", "Admiral"]
    await house.tables.people.remember(called("Bob", "Commodore", THERE))
    assert await names(house, here, there) == ["Bobby", "Commodore"]
    assert (await house.tables.people.get(12)).name == "Bob"


async def test_a_nickname_given_up_leaves_the_own_name(house):
    here, there = await two_tables(house)
    await house.tables.people.remember(called("Bob", None, THERE))
    assert await names(house, here, there) == ["Bob", "Bob"]


async def test_a_direct_message_overwrites_no_nickname(house):
    here, there = await two_tables(house)
    await house.tables.people.remember(called("Bob", server=None))
    assert await names(house, here, there) == ["Bob", "Admiral"]
    await house.tables.people.remember(called("Robert", server=None))
    assert await names(house, here, there) == ["Robert", "Admiral"]
    assert (await house.tables.people.get(12)).name == "Robert"


async def test_a_new_own_name_shows_in_every_server_without_a_nickname(house):
    here, there = await two_tables(house)
    await house.tables.people.remember(called("Robert", "Captain", THERE))
    assert await names(house, here, there) == ["Robert", "Captain"]


async def test_of_whom_nothing_is_known_a_direct_message_changes_nothing(house):
    table = await house.open(called("Bob", "Bobby"))
    await house.tables.people.remember(called("Bob", server=None))
    assert await names(house, table) == ["Bobby"]


@pytest.mark.parametrize("status", ["open", "running", "over", "closed"])
async def test_at_every_table_whatever_its_state(house, status):
    table = await (house.open() if status in ("open", "closed") else house.begin())
    if status == "over":
        await house.tables.life.resign(table.id, house.ann.id)
    elif status == "closed":
        await house.tables.moderators.close(table.id, 99)
    before = await house.tables.reading.get(table.id)
    await house.tables.people.remember(called("Bob", "Bobby"))
    after = await house.tables.reading.get(table.id)
    assert after.status == status
    assert after == replace(before, seats=(before.seats[0], replace(before.seats[1], name="Bobby")))
    assert after.names == ("Ann", "Bobby")


async def test_nobody_else_is_renamed(house):
    table = await house.begin(house.bob, house.cid)
    await house.tables.people.remember(called("Bob", "Cid"))
    assert [row.name for row in (await house.tables.reading.get(table.id)).seats] == ["Ann", "Cid", "Cid"]
    assert (await house.tables.reading.get(table.id)).names == ("Ann", "Cid (2)", "Cid (3)")
    await house.tables.people.remember(called("Bob", "Bobby"))
    assert (await house.tables.reading.get(table.id)).names == ("Ann", "Bobby", "Cid")


async def test_who_is_forgotten_stays_so(house):
    table = await house.begin()
    await house.tables.life.resign(table.id, house.bob.id)
    await house.tables.people.forget(house.bob.id)
    await house.tables.people.remember(called("Bob", "Bobby"))
    assert await names(house, table) == ["somebody"]


async def test_what_is_known_costs_a_read_and_no_write(house, monkeypatch):
    await two_tables(house)
    database, reads = house.store._database, []
    read = database.read

    async def counted(sql: str, values: Any = ()) -> Any:
        reads.append(sql)
        return await read(sql, values)

    def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(database, "read", counted)
    monkeypatch.setattr(database, "write", never)
    monkeypatch.setattr(database, "run", never)
    await house.tables.people.remember(called("Bob", None, HERE))
    assert len(reads) == 2, "the person, and the seats under another name"
    reads.clear()
    await house.tables.people.remember(called("Bob", server=None))
    assert len(reads) == 1


async def test_the_seats_are_found_by_an_index(house):
    await two_tables(house)
    assert "seats_user" in await house.plan_of(house.store.people.rename(called("Bob", "Bobby"), "Bob"))


async def test_a_turn_that_was_begun_before_brings_no_old_name_back(house):
    table = await house.at_turn()
    before = await house.tables.reading.get(table.id)
    await house.tables.people.remember(Person(house.ann.id, "Ann", "Anna", HERE))
    seats = tuple(replace(row, owes=not row.owes) for row in before.seats)
    await house.store.tables.save(before, replace(before, seats=seats, seq=before.seq + 1))
    assert (await house.tables.reading.get(table.id)).names == ("Anna", "Bob")


async def test_who_accepts_by_a_direct_message_keeps_the_name_of_the_server(house):
    table = await house.open(called("Bob", "Bobby"))
    table = await house.tables.gathering.join(table.id, called("Bob", server=None))
    assert table.names == ("Ann", "Bobby")


async def test_a_rematch_has_the_names_of_the_server(house):
    table = await house.begin()
    await house.tables.people.remember(called("Bob", "Bobby"))
    await house.tables.life.resign(table.id, house.ann.id)
    again = await house.tables.gathering.rematch(table.id, called("Bob", server=None))
    assert again.names == ("Ann", "Bobby")


async def test_what_an_earlier_release_noted_may_be_a_nickname(house):
    """So it is no name that a new own name could take the place of."""
    table = await house.open(called("Bob", "Bobby"))
    await house.store.people.put(Profile(12, "Bobby"))
    (script,) = (script for script in migrations() if "UPDATE people SET name" in script)
    await house.store._database.run(script)
    assert (await house.tables.people.get(12)).name == ""
    await house.tables.people.remember(called("Bob", server=None))
    assert await names(house, table) == ["Bobby"]
