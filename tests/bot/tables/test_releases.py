"""Databases that earlier releases have written: opened, shown and played on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.making import own
from bot.tables.person import Person
from bot.tables.publisher import Publisher
from bot.tables.store.codec import pack
from bot.tables.store.upkeep import check
from engine import registry
from engine.game import Action
from engine.values import Key
from engine.walk import random_action
from tests.bot.tables.test_replay import play_a_step, replay, unnumbered

FILES = sorted((Path(__file__).parents[2] / "stored").glob("*.db.gz"))


@pytest.fixture(params=FILES, ids=lambda file: file.name)
async def old_house(request, house_of, tmp_path):
    """The service on a database of an earlier release."""
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    house = house_of(path)
    await house.start()
    yield house
    for store in house.stores:
        await store.close()


async def ids(house):
    return [row[0] for row in await house.store._database.read("SELECT id FROM tables ORDER BY id")]


async def all_tables(house):
    return [await house.tables.reading.get(id) for id in await ids(house)]


async def is_hidden_until_settled(house):
    """Whether the release knew the turn in the making."""
    return bool(await house.store._database.read("SELECT 1 FROM tables WHERE steps <> '[]'"))


async def test_there_are_tables_of_every_game_and_kind(old_house):
    tables = await all_tables(old_house)
    kinds = {(table.game, table.status) for table in tables}
    games = {table.game for table in tables}
    assert games <= set(registry.GAMES), "what was once played must still be played"
    assert kinds == {(game, status) for game in games for status in ("open", "running", "over", "closed")}


async def test_a_table_is_read_with_its_options_and_whole_log(old_house):
    for table in await all_tables(old_house):
        assert isinstance(table.options, table.engine.Options)
        rows = await old_house.tables.reading.log(table)
        assert bool(rows) == (table.state is not None)
        history = await old_house.tables.reading.history(table.id)
        assert [row for row, _ in history] == rows
        if rows and table.status == "running":
            table.engine.check(table.state)
            assert unnumbered(history[-1][1]) == unnumbered(table.state)


async def test_what_had_been_taken_back_is_left_out(old_house):
    read = old_house.store._database.read
    gone = set(await read("SELECT table_id, seq FROM log WHERE undone OR kind = 'undo'"))
    whole = set(await read("SELECT table_id, seq FROM log"))
    assert bool(gone) == (not await is_hidden_until_settled(old_house)), "later releases don't write it"
    told = {
        (row.table, row.seq)
        for table in await all_tables(old_house)
        for row in await old_house.tables.reading.log(table)
    }
    assert told == whole - gone
    some = await old_house.tables.reading.get(min(gone or whole)[0])
    assert await old_house.tables.reading.recent(some) == await old_house.tables.reading.log(some)


async def test_some_tables_go_on_after_a_seat_has_left(old_house):
    running = [table for table in await all_tables(old_house) if table.status == "running" and len(table.seats) > 2]
    kinds = [{row.kind for row in await old_house.tables.reading.log(table)} for table in running]
    assert sum("resign" in found for found in kinds) > 1


async def test_running_tables_are_played_on_and_shown(old_house, discord):
    rng, publisher = Random(1), Publisher(old_house.tables, discord, old_house.clock)
    for table in await all_tables(old_house):
        before = table.seq
        for _ in range(20):
            if table.status == "running":
                table = await play_a_step(old_house, table, rng)
                assert table.seq > before
    while (next := await publisher.round()) is not None:
        old_house.clock.time = next  # so many private channels are opened slowly
    for table in await all_tables(old_house):
        assert await old_house.shown(table)


async def test_what_the_old_release_left_in_mid_turn_stands(old_house):
    """A turn in the making goes on; before there were any, all that was done stood."""
    await old_house.tables.housekeeping.agree()
    tables = await all_tables(old_house)
    making = [table for table in tables if table.steps]
    assert (len(making) > 3) == await is_hidden_until_settled(old_house)
    for table in tables:
        for row in table.seats if table.status == "running" else ():
            mine = bool(table.steps) and row.owes
            assert await old_house.can_take_back(table, row.user) == mine
            assert len(own(table, row.seat).made) == (len(table.steps) if mine else 0)
            assert mine or own(table, row.seat) == table


async def test_half_made_choices_go_on(old_house):
    kept = 0
    for table in await all_tables(old_house):
        for row in table.seats if table.status == "running" else ():
            if row.owes:
                walk = await old_house.tables.turns.walk(table.id, row.user)
                stored = await old_house.store.drafts.get(table.id, row.seat, walk.decision.number)
                assert walk.path[: len(stored)] == stored
                kept += bool(stored)
    assert (kept > 1) == await is_hidden_until_settled(old_house), "in the first there were none"


async def test_what_follows_is_taken_back(old_house):
    rng, taken = Random(2), 0
    for table in await all_tables(old_house):
        if table.steps:
            continue
        for _ in range(9):
            if table.status != "running" or table.steps:
                break
            before, seat = table, table.owing[0]
            action = random_action(table.engine, table.state, seat, rng)
            number = table.engine.pending(table.state)[seat].number
            table = await old_house.tables.turns.act(table.id, table.seats[seat].user, number, action.path)
        if table.steps:
            assert table.state == before.state
            table = await old_house.tables.turns.take_back(table.id, table.seats[seat].user)
            assert unnumbered(table.state) == unnumbered(before.state)
            taken += 1
    assert taken > 5


async def test_what_has_ended_is_archived_and_read_as_before(old_house):
    ended = [table for table in await all_tables(old_house) if table.status in ("over", "closed")]
    before = [(await old_house.tables.reading.log(table), await old_house.store.log.states(table)) for table in ended]
    while await old_house.tables.housekeeping.archive():
        pass
    assert await old_house.store._database.read(
        "SELECT count(*) FROM log JOIN tables ON id = table_id WHERE status IN ('over', 'closed')"
    ) == [(0,)]
    after = [(await old_house.tables.reading.log(table), await old_house.store.log.states(table)) for table in ended]
    assert after == before


async def test_open_tables_begin(old_house):
    for table in await all_tables(old_house):
        if table.status == "open":
            person = old_house.bob if table.size is None else old_house.cid
            invited = next((row.user for row in table.seats if not row.joined), person.id)
            old_house.clock.time = table.created
            table = await old_house.tables.gathering.join(table.id, type(person)(invited, "Joined"))
            assert table.status == "running"


async def test_who_was_to_begin_begins(house_of, tmp_path):
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress((FILES[0].parent / "first.db.gz").read_bytes()))
    with sqlite3.connect(path) as connection:
        ((id, state),) = connection.execute("SELECT id, state FROM tables WHERE game = 'sealords' AND status = 'open'")
        connection.execute("UPDATE tables SET options = json_set(options, '$.first', 'opponent') WHERE id = ?", (id,))
        connection.execute(
            "UPDATE tables SET options = 'torn' WHERE id = (SELECT min(id) FROM tables WHERE id <> ?)", (id,)
        )
    connection.close()
    house = house_of(path)
    await house.start()
    table = await house.tables.reading.get(id)
    assert (state, table.first, table.colours) == (None, 1, (0, 1))
    house.clock.time = table.created
    table = await house.tables.gathering.join(id, Person(table.seats[1].user, "Bob"))
    assert table.engine.view(table.state, None).order == (1, 0)
    for store in house.stores:
        await store.close()


async def test_the_one_who_was_named_in_the_options_begins(old_house):
    rows = await old_house.store._database.read("SELECT id, options FROM tables WHERE status = 'open'")
    named = {"challenger": 0, "opponent": 1}
    wishes = {id: named.get(json.loads(options).get("first")) for id, options in rows}
    assert set(wishes.values()) == ({0, 1, None} if await is_hidden_until_settled(old_house) else {None})
    for id, first in wishes.items():
        table = await old_house.tables.reading.get(id)
        assert table.first == first
        if first is not None:
            old_house.clock.time = table.created
            table = await old_house.tables.gathering.join(id, Person(table.seats[1].user, "Joined"))
            assert table.engine.view(table.state, None).order[0] == first


LATER = {"laid", "started", "threw"}
"""Marks of the last action, for pictures: older releases noted others."""


def without_marks(state: Any) -> dict[str, Any]:
    """A state as older releases could have written it, without the numbers of its questions."""
    bare = unnumbered(state)
    return {name: getattr(bare, name) for name in bare.__struct_fields__ if name not in LATER}


async def test_what_was_played_is_played_again_exactly(old_house):
    """From seed, options and actions, as then: whoever was named to begin still begins."""
    for table in await all_tables(old_house):
        if table.state is not None:
            rows = await old_house.tables.reading.log(table)
            again, _ = replay(table, rows, lots=False)[rows[-1].seq]
            assert without_marks(again) == without_marks(table.state)


async def test_the_rematch_of_an_old_game_lets_the_next_one_begin(old_house):
    for table in await all_tables(old_house):
        if table.status == "over" and len(table.seats) > 1:
            first = (await old_house.tables.reading.history(table.id))[0][1]
            began = table.engine.view(first, None).order[0]
            host = next(row for row in table.seats if row.seat != began)
            again = await old_house.tables.gathering.rematch(table.id, Person(host.user, host.name))
            assert again.colours == tuple(range(len(again.seats)))
            assert again.status != "open" or again.first == (began + 1) % len(table.seats)


async def test_who_was_invited_there_was_called_by_the_host(old_house):
    tables = await all_tables(old_house)
    by = {(table.host, row.invited_by) for table in tables if table.status == "open" for row in table.seats[1:]}
    assert by
    assert all(inviter in (None, host) for host, inviter in by)
    assert all(row.invited_by for table in tables if table.status == "open" for row in table.seats if not row.joined)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_it_is_checked_before_it_is_migrated(file, tmp_path):
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(file.read_bytes()))
    report = check(path)
    assert report.whole
    games = {game for game, _, _ in report.tables}
    assert len(games) > 1
    assert {(game, status) for game, status, _ in report.tables} >= {(game, "running") for game in games}
    assert path.read_bytes() == gzip.decompress(file.read_bytes())


async def set_state(house, table, state):
    """Put another state in the place of a table's, and nothing else: as if other rules read the same."""
    await house.store._database.run("UPDATE tables SET state = ? WHERE id = ?", (pack(table.engine, state), table.id))


async def test_a_table_whose_state_means_something_else_now_is_brought_up_to_date(house, discord):
    publisher = Publisher(house.tables, discord, house.clock)
    passed, ended, same = [await house.at_turn() for _ in range(3)]
    await publisher.round()
    toy = passed.engine
    await set_state(house, passed, toy.apply(passed.state, 0, Action((Key("end"),)), Random(1))[0])
    over = ended.state
    while toy.pending(over):
        over, _ = toy.drop(over, min(toy.pending(over)))
    await set_state(house, ended, over)
    await house.restart()
    for _ in range(2):  # the second time there is nothing to do
        await house.tables.housekeeping.agree()
        now = [await house.tables.reading.get(table.id) for table in (passed, ended, same)]
        assert [(table.status, table.owing) for table in now] == [("running", (1,)), ("over", ()), ("running", (0,))]
        assert [table.seq for table in now] == [passed.seq + 1, ended.seq + 1, same.seq]
    await Publisher(house.tables, discord, house.clock).round()
    assert discord.of(passed)[-1].ping == (1,)
    assert all(discord.of(ended, target)[-1].seqs == [ended.seq + 1] for target in ("card", "seat0", "seat1"))
    assert await house.shown(passed)
    await house.act(passed, house.bob.id, "end")


async def test_a_table_that_cannot_be_read_keeps_no_other_from_that(house):
    bad, good = await house.at_turn(), await house.at_turn()
    await house.store._database.run("UPDATE tables SET state = x'00' WHERE id = ?", (bad.id,))
    await set_state(house, good, good.engine.apply(good.state, 0, Action((Key("end"),)), Random(1))[0])
    await house.tables.housekeeping.agree()
    assert (await house.tables.reading.get(good.id)).owing == (1,)


async def test_a_table_that_the_rules_fail_at_keeps_no_other_from_that(house, monkeypatch):
    bad, good = await house.at_turn(), await house.at_turn()
    await set_state(house, good, good.engine.apply(good.state, 0, Action((Key("end"),)), Random(1))[0])
    outcome = bad.engine.outcome

    def failing(state):
        if state == bad.state:
            raise KeyError
        return outcome(state)

    monkeypatch.setattr(bad.engine, "outcome", failing)
    await house.tables.housekeeping.agree()
    assert (await house.tables.reading.get(good.id)).owing == (1,)


async def test_a_turn_that_was_under_way_is_the_present_one(old_house):
    """The one that owes since then was called to it; nobody is called to it once more."""
    running = [table for table in await all_tables(old_house) if table.status == "running"]
    assert running
    for table in running:
        assert table.turn_since == max(row.owes_since for row in table.seats if row.owes)
