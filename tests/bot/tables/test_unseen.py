"""What goes unseen (a mine that doesn't go off) is told by nothing that is asked, shown or taken back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.making import own
from bot.tables.model import FREE, Refusal
from bot.tables.publisher import Publisher
from bot.tables.store.codec import pack
from engine.values import Cell, Key

A1, B1, C1 = (Cell(column, 0) for column in range(3))


async def tell(house, discord, table) -> list[Any]:
    """All that anybody can notice of a table, and what each can do there."""
    await Publisher(house.tables, discord, house.clock).round()
    table = await house.tables.reading.get(table.id)
    found: list[Any] = [table.seq, table.chance, table.owing, [row.owes_since for row in table.seats]]
    found.append([(message.target, message.seqs, message.ping) for message in discord.messages])
    for seat in (0, 1, None):
        seen = own(table, seat)
        rows = await house.tables.reading.recent(seen, seat)
        found.append((seen.engine.view(seen.state, seat), [(row.seq, row.notation) for row in rows], len(seen.made)))
        found.append([[event.line_for(seat) for event in row.events] for row in rows])
    for person in (house.ann, house.bob):
        try:
            walks = await house.tables.turns.walks(table.id, person.id)
        except Refusal as refused:
            found.append(refused.reason)
        else:
            found.append([(walk.decision, walk.path, walk.step) for walk in walks])
        found.append(await house.can_take_back(table, person.id))
    return found


async def sailed(house, discord, mine: Cell | None, before: tuple[Any, ...]) -> list[Any]:
    """What is noticed when Ann has sailed to A1, after `before`, where the mine lies there, elsewhere or nowhere."""
    table = await house.at_turn()
    state = replace(table.state, mine=mine)
    await house.store._database.run("UPDATE tables SET state = ? WHERE id = ?", (pack(table.engine, state), table.id))
    for number, path in before:
        seen = await house.seen(table, house.ann)
        asked = house.number(table, house.ann.id) if number is None else number
        table = await house.tables.turns.act(seen.id, house.ann.id, asked, path)
    found = await tell(house, discord, table)
    await house.act(table, house.ann.id, "sail", A1)
    found += await tell(house, discord, table)
    with pytest.raises(Refusal, match="take-back"):
        await house.tables.turns.take_back(table.id, house.ann.id)
    await house.act(table, house.ann.id, "take", B1)
    await house.tables.turns.take_back(table.id, house.ann.id)
    return found + await tell(house, discord, table)


@pytest.mark.parametrize(
    "before", [(), ((None, (Key("take"), B1)),), ((FREE, (Key("flag"), B1)),)], ids=["at once", "later", "freely"]
)
async def test_a_mine_that_does_not_go_off(house_of, discord, tmp_path, before):
    noticed = []
    for number, mine in enumerate((None, B1, C1)):
        house = house_of(tmp_path / f"{number}.db")
        await house.start()
        noticed.append(await sailed(house, type(discord)(), mine, before))
        await house.store.close()
    assert noticed[0] == noticed[1] == noticed[2]


async def test_where_it_goes_off_no_less_can_be_taken_back(house):
    table = await house.at_turn()
    for mine in (A1, None):
        state = replace((await house.tables.reading.get(table.id)).state, mine=mine)
        await house.store._database.run(
            "UPDATE tables SET state = ? WHERE id = ?", (pack(table.engine, state), table.id)
        )
        await house.act(table, house.ann.id, "sail", A1)
        assert not await house.can_take_back(table, house.ann.id)
    ids = [event.public.id for row in (await house.log(table))[-2:] for event in row.events]
    assert ids == ["toy-mine", "toy-sailed"]
