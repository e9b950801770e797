"""A turn in the making: nobody else sees it, it can be taken back, and once it can't any more all is there."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.tables.model import FREE, Refusal
from engine.values import Cell, Key, Number, Picks
from tests.numbering import unnumbered


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def rows_of(house, table):
    """What the database has of a log, and what it has of everything that shows the table."""
    read = house.store._database.read
    log = await read("SELECT count(*), max(seq) FROM log WHERE table_id = ?", (table.id,))
    return log, await read("SELECT target, wanted FROM deliveries WHERE table_id = ?", (table.id,))


async def test_nobody_else_sees_it(house):
    table = await house.at_turn()
    before = await rows_of(house, table)
    for cell in range(2):
        after = await house.act(table, house.ann.id, "take", Cell(cell, 0))
        assert (after.state, after.chance, after.seats) == (table.state, table.chance, table.seats)
        assert await rows_of(house, table) == before
        for other in (house.bob, house.cid):
            assert (await house.seen(table, other)).state == table.state
    own = await house.seen(table, house.ann)
    assert own.state.points == (2, 0)
    assert [(row.notation, row.turn) for row in own.made] == [("take A1", 1), ("take B1", 1)]
    assert [row.notation for row in await house.tables.reading.log(own)][-2:] == ["take A1", "take B1"]
    assert own.seats == table.seats, "it owes since it was its turn"


async def test_it_outlives_a_restart(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    seen = await house.seen(table, house.ann)
    await house.restart()
    assert await house.seen(table, house.ann) == seen
    await house.tables.turns.take_back(table.id, house.ann.id)
    assert (await house.seen(table, house.ann)).state.points == (0, 0)


@pytest.mark.parametrize("last", ["end", "draw", "hail"], ids=["passes the turn", "reveals", "asks another"])
async def test_when_it_is_settled_all_is_there(house, last):
    table = await house.at_turn()
    house.clock.pass_(minutes=5)
    began = house.clock.time
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.act(table, house.ann.id, "take", Cell(1, 0))
    await house.tables.turns.take_back(table.id, house.ann.id)
    await house.act(table, house.ann.id, "mark", Picks((Cell(0, 0), Cell(1, 0))))
    house.clock.pass_(minutes=5)
    after = await house.act(table, house.ann.id, last)
    rows = (await house.log(table))[-3:]
    assert [row.notation for row in rows] == ["take A1", "mark {A1,B1}", last]
    assert [row.time for row in rows] == [began, began, house.clock.time]
    assert rows[-1].seq == after.seq
    assert sorted({row.seq for row in rows}) == [row.seq for row in rows]
    assert after.steps == ()
    assert after.state.points[0] >= 3
    states = await house.store.log.states(after)
    assert [states[row.seq].points for row in rows[:2]] == [(1, 0), (3, 0)]
    assert states[rows[-1].seq] == after.state
    assert (await house.tables.reading.delivery(table.id)).wanted == after.seq
    assert not await house.can_take_back(table, house.ann.id)
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)


async def test_what_was_revealed_stands_and_what_follows_is_taken_back(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "draw")
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    back = await house.tables.turns.take_back(table.id, house.ann.id)
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)
    assert (back.state.points, back.chance) == (table.state.points, 2)


async def test_who_may_take_back(house):
    table = await house.at_turn()
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.bob.id)
    with refusal("not-seated"):
        await house.tables.turns.take_back(table.id, house.cid.id)
    assert not await house.can_take_back(table, house.cid.id)
    assert await house.can_take_back(table, house.ann.id)


async def test_what_several_owe_is_seen_at_once_and_stands(house):
    table = await house.begin(house.bob, house.cid)
    for person, pledged in ((house.bob, (0, 1, 0)), (house.ann, (1, 1, 0))):
        table = await house.act(table, person.id, Number(1))
        assert (table.state.pledged, table.steps) == (pledged, ())
        with refusal("take-back"):
            await house.tables.turns.take_back(table.id, person.id)


async def test_take_back_restores_all_but_the_numbers(house):
    before = table = await house.at_turn()
    used = [house.number(table, house.ann.id)]
    for cell in range(2):
        table = await house.act(table, house.ann.id, "take", Cell(cell, 0))
        used.append(house.number(table, house.ann.id))
    table = await house.tables.turns.take_back(table.id, house.ann.id)
    assert (await house.seen(table, house.ann)).state.points == (1, 0)
    table = await house.tables.turns.take_back(table.id, house.ann.id)
    assert table == await house.tables.reading.get(table.id)
    assert table.seq > before.seq
    assert unnumbered(table.state) == unnumbered(before.state)
    assert (table.chance, table.steps) == (before.chance, ())
    assert [replace(row, ahead=0) for row in table.seats] == list(before.seats)
    assert house.number(table, house.ann.id) not in used
    for stale in used:
        with refusal("stale"):
            await house.tables.turns.act(table.id, house.ann.id, stale, (Key("end"),))
    assert [row.kind for row in await house.log(table)] == ["start", "action", "action"], "no trace of it"


async def test_numbers_are_never_used_twice(house):
    table = await house.at_turn()
    seen = {house.number(table, house.ann.id)}
    for cell in range(3):
        for _ in range(2):
            table = await house.act(table, house.ann.id, "take", Cell(cell, 0))
            assert house.number(table, house.ann.id) not in seen
            seen.add(house.number(table, house.ann.id))
        for _ in range(2):
            table = await house.tables.turns.take_back(table.id, house.ann.id)
            assert house.number(table, house.ann.id) not in seen
            seen.add(house.number(table, house.ann.id))


async def test_two_take_backs_at_once_take_back_one_and_refuse_the_other(house):
    table = await house.at_turn()
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    results = await asyncio.gather(
        *(house.tables.turns.take_back(table.id, house.ann.id) for _ in range(2)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "Table"]


async def test_one_button_takes_one_action_back(house):
    table = await house.at_turn()
    for cell in range(2):
        table = await house.act(table, house.ann.id, "take", Cell(cell, 0))
    beside = house.number(table, house.ann.id)
    await house.tables.turns.take_back(table.id, house.ann.id, beside)
    with refusal("stale"):
        await house.tables.turns.take_back(table.id, house.ann.id, beside)
    assert (await house.seen(table, house.ann)).state.points == (1, 0)


async def test_the_same_click_twice_and_a_take_back_at_once(house):
    table = await house.at_turn()
    number = house.number(table, house.ann.id)
    take = [house.tables.turns.act(table.id, house.ann.id, number, (Key("take"), Cell(0, 0))) for _ in range(2)]
    results = await asyncio.gather(*take, house.tables.turns.take_back(table.id, house.ann.id), return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["Table", "Refusal", "Table"]
    assert (await house.seen(table, house.ann)).state.points == (0, 0)


async def test_chance_goes_on_where_it_was(house):
    """A draw after a taken-back action is the one that would have come anyway."""
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.tables.turns.take_back(table.id, house.ann.id)
    drawn = await house.act(table, house.ann.id, "draw")
    other = await house.act(await house.at_turn(), house.ann.id, "draw")
    assert drawn.seed == other.seed
    assert drawn.state.points == other.state.points


async def test_chance_that_shows_nothing_is_drawn_the_same_however_often_it_is_looked_at(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "stir")
    stirred = await house.seen(table, house.ann)
    assert stirred.chance > table.chance
    assert await house.seen(table, house.ann) == stirred
    await house.tables.turns.take_back(table.id, house.ann.id)
    await house.act(table, house.ann.id, "stir")
    assert (await house.seen(table, house.ann)).state.deck == stirred.state.deck
    after = await house.act(table, house.ann.id, "draw")
    assert after.chance > stirred.chance
    states = await house.store.log.states(after)
    assert states[after.seq - 1].deck == stirred.state.deck


async def test_alone_a_round_is_settled_with_its_end(house):
    table = await house.gather(size=1)
    await house.act(table, house.ann.id, Number(2))
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    assert [row.kind for row in await house.log(table)] == ["start"]
    after = await house.act(table, house.ann.id, "end")
    assert [(row.kind, row.turn) for row in await house.log(table)] == [("start", 1), *[("action", 1)] * 3]
    assert after.state.points == (1,)


async def test_a_last_pledge_whose_seat_is_next_can_be_taken_back(house):
    table = await house.begin()
    await house.act(table, house.bob.id, Number(1))
    after = await house.act(table, house.ann.id, Number(2))
    assert after.state.pledged == (0, 1)
    after = await house.tables.turns.take_back(table.id, house.ann.id)
    with refusal("no-such-move"):
        await house.act(after, house.ann.id, "end")


async def test_giving_up_lets_it_stand(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    after = await house.tables.life.resign(table.id, house.ann.id)
    assert (after.status, after.steps, after.state.points) == ("over", (), (1, 0))
    rows = (await house.log(table))[-2:]
    assert [(row.kind, row.notation) for row in rows] == [("action", "take A1"), ("resign", "")]
    assert rows[-1].seq == after.seq


async def test_a_table_that_is_closed_forgets_it(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    after = await house.tables.moderators.close(table.id, 99)
    assert (after.status, after.steps, after.state) == ("closed", (), table.state)
    assert await house.tables.reading.get(table.id) == after
    own = await house.seen(table, house.ann)
    assert (own.state, own.made) == (table.state, ())
    assert [row.kind for row in await house.tables.reading.log(own)] == ["start", "action", "action"]


async def test_taking_and_taking_back_makes_nothing_grow(house):
    table = await house.at_turn()
    before = await rows_of(house, table)
    for _ in range(1000):
        await house.act(table, house.ann.id, "take", Cell(0, 0))
        table = await house.tables.turns.take_back(table.id, house.ann.id)
    assert await rows_of(house, table) == before
    read = house.store._database.read
    assert await read("SELECT steps FROM tables WHERE id = ?", (table.id,)) == [("[]",)]
    assert await read("SELECT count(*) FROM drafts WHERE table_id = ?", (table.id,)) == [(0,)]
    after = await house.act(table, house.ann.id, "end")
    assert len(await house.log(after)) == 4


async def test_it_does_not_grow_without_end_either(house, monkeypatch):
    """One more action than can be taken back settles all of them."""
    monkeypatch.setattr("bot.tables.making.MOST", 2)
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    after = await house.act(table, house.ann.id, "take", Cell(0, 0))
    assert (len(after.steps), after.state.points) == (2, (0, 0))
    after = await house.act(table, house.ann.id, "take", Cell(0, 0))
    assert (after.steps, after.state.points, after.owing) == ((), (3, 0), (0,))
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)


# Another release


async def test_what_other_rules_no_longer_allow_is_given_back_at_the_start(house, monkeypatch):
    table, fine, other = await house.at_turn(), await house.at_turn(), await house.at_turn()
    used = set()
    for cell in (0, 1):
        for each in (table, fine):
            await house.act(each, house.ann.id, "take", Cell(cell if each is table else 0, 0))
        used.add(house.number(await house.tables.reading.get(table.id), house.ann.id))
    seen = await house.seen(fine, house.ann)
    monkeypatch.setattr("tests.bot.tables.toy.CELLS", (Cell(0, 0), Cell(2, 0)))
    await house.restart()
    for _ in range(2):  # the second time there is nothing to do
        await house.tables.housekeeping.agree()
        now = await house.tables.reading.get(table.id)
        assert (now.steps, now.owing, now.status, now.seats[0].news) == ((), (0,), "running", now.seq)
        assert now.seq == table.seq + 3
    assert await house.seen(fine, house.ann) == seen
    assert await house.tables.reading.get(other.id) == other
    assert house.number(now, house.ann.id) not in used
    await house.act(now, house.ann.id, "take", Cell(2, 0))
    assert house.number(await house.tables.reading.get(table.id), house.ann.id) not in used


async def test_before_that_it_is_as_if_it_had_been_given_back(house, monkeypatch):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(1, 0))
    stale = house.number(await house.tables.reading.get(table.id), house.ann.id)
    monkeypatch.setattr("tests.bot.tables.toy.CELLS", (Cell(0, 0), Cell(2, 0)))
    own = await house.seen(table, house.ann)
    assert (own.state.points, own.made) == ((0, 0), ())
    with refusal("take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)
    with refusal("stale"):
        await house.tables.turns.act(table.id, house.ann.id, stale, (Key("end"),))
    await house.act(table, house.ann.id, "take", Cell(2, 0))
    assert (await house.seen(table, house.ann)).state.points == (1, 0)
    after = await house.act(table, house.ann.id, "end")
    assert [row.notation for row in await house.log(after)][-2:] == ["take C1", "end"]


async def test_a_free_action_is_part_of_it(house):
    table = await house.at_turn()
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), Cell(1, 0)))
    after = await house.act(table, house.ann.id, "end")
    rows = (await house.log(table))[-3:]
    assert [row.notation for row in rows] == ["take A1", "? B1", "end"]
    assert rows[1].number == FREE
    assert (after.state.points, after.state.signals) == ((1, 0), (0,))
