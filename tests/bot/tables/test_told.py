"""What time does at a table is told once to each whom it concerns and who hasn't caused it."""

from __future__ import annotations

import pytest

from bot.tables import late
from bot.tables.clock import DAY
from bot.tables.model import Refusal
from tests.bot.tables.passing import after, begun, pledged, shown


def heard(discord, table):
    """How many direct messages each seat has got."""
    return [len(discord.of(table, f"seat{row.seat}")) for row in table.seats]


async def move(house, table, seat):
    """The usual move, made by the seat itself."""
    user, path = table.seats[seat].user, table.engine.default(table.state, seat).path
    return await house.tables.turns.act(table.id, user, house.number(table, user), path)


async def on_autopilot(house, publisher, company):
    """A table of which the first seat has just been put on autopilot."""
    table = await shown(house, publisher, await begun(house, company, "autopilot"))
    while not any(row.autopilot_since for row in table.seats):
        for seat in [seat for seat in table.owing if seat != 0]:
            table = await move(house, table, seat)
        table = await shown(house, publisher, table)
        if table.owing == (0,):
            table = await after(house, table, days=11)
    return table


async def test_who_is_put_on_autopilot_is_told_so_as_the_others_are(house, publisher, discord):
    table = await on_autopilot(house, publisher, "singly")
    assert table.seats[0].autopilot_since == house.clock.time
    before = heard(discord, table)
    await shown(house, publisher, table)
    assert [new - old for new, old in zip(heard(discord, table), before, strict=True)] == [1, 1, 1]


@pytest.mark.parametrize("by", ["button", "move"])
async def test_who_is_back_from_autopilot_is_told_to_the_others_once(house, publisher, discord, by):
    table = await shown(house, publisher, await begun(house, "together"))
    table = await shown(house, publisher, await after(house, table, days=3, seconds=30))
    table = await house.tables.changes.change(table.id, None, pilot(0, house.clock.time))
    await publisher.round()
    before = heard(discord, table)
    if by == "button":
        table = await house.tables.timing.come_back(table.id, table.seats[0].user)
    else:
        table = await move(house, table, 0)
    assert table.seats[0].autopilot_since is None
    for _ in range(3):
        await shown(house, publisher, table)
    new = [new - old for new, old in zip(heard(discord, table), before, strict=True)]
    assert new[1:] == [1, 1]


def pilot(seat, now):
    """A change by which a seat is on autopilot."""

    async def step(before):
        return late.with_row(before, late.on_autopilot(before, before.seats[seat], now)), ()

    return step


async def test_whose_move_was_made_or_whose_seat_is_lost_is_told_so(house, publisher, discord):
    for rule in ("autopilot", "lose"):
        table = await shown(house, publisher, await pledged(house, await begun(house, "singly", rule)))
        seat = table.owing[0]
        table = await shown(house, publisher, table)
        before = heard(discord, table)[seat]
        table = await after(house, table, seconds=6 * DAY)
        assert table.status == "running"
        assert table.seats[seat].gone == (rule == "lose")
        await shown(house, publisher, table)
        assert heard(discord, table)[seat] == before + 1


async def test_a_table_that_has_ended_asks_nothing(house, publisher):
    table = await shown(house, publisher, await house.at_turn())
    table = await after(house, table, days=14)
    table = await house.tables.timing.ask_to_close(table.id, house.bob.id)
    table = await house.tables.life.resign(table.id, house.bob.id)
    assert (table.status, table.asks) == ("over", ())


@pytest.mark.parametrize("how", ["declined", "lapsed"])
async def test_what_comes_to_nothing_is_told_once_to_who_did_not_cause_it(house, publisher, discord, how):
    table = await shown(house, publisher, await pledged(house, await begun(house, "together")))
    late, asker, other = (table.owing[0] + at for at in range(3))
    table = await shown(house, publisher, await after(house, table, days=6))
    assert table.seats[late].is_late
    table = await house.tables.timing.go_on(table.id, table.seats[asker].user, late)
    await shown(house, publisher, table)
    before = heard(discord, table)
    if how == "declined":
        await house.tables.timing.decline(table.id, table.seats[other].user, "without", late)
    else:
        await after(house, table, days=3, seconds=1)
    for _ in range(3):
        table = await shown(house, publisher, table)
    new = [new - old for new, old in zip(heard(discord, table), before, strict=True)]
    assert (new[late], new[asker], new[other]) == (1, 1, int(how == "lapsed"))
    assert ([ask.ended for ask in table.asks], table.asked) == ([how], ())
    with pytest.raises(Refusal, match="refuse-stale"):
        await house.tables.timing.decline(table.id, table.seats[other].user, "without", late)

    table = await house.tables.timing.go_on(table.id, table.seats[asker].user, late)
    (ask,) = table.asks
    assert (ask.ended, ask.yes) == ("", (asker,)), "it may be asked again, and begins anew"


async def test_that_something_came_to_nothing_is_told_no_longer_than_a_day(house, publisher, discord):
    table = await shown(house, publisher, await pledged(house, await begun(house, "together")))
    late, asker, other = (table.owing[0] + at for at in range(3))
    table = await shown(house, publisher, await after(house, table, days=6))
    table = await house.tables.timing.go_on(table.id, table.seats[asker].user, late)
    table = await house.tables.timing.decline(table.id, table.seats[other].user, "without", late)
    await shown(house, publisher, table)
    before = heard(discord, table)
    table = await after(house, table, days=1)
    assert table.asks == ()
    await shown(house, publisher, table)
    assert heard(discord, table) == before


async def test_a_message_does_not_ask_any_longer_what_the_bot_has_answered(house, publisher, discord):
    table = await shown(house, publisher, await on_autopilot(house, publisher, "singly"))
    before = heard(discord, table)
    while not (table.owing and table.seats[0].owes):
        table = await move(house, table, next(seat for seat in table.owing if seat != 0))
    await publisher.round()
    asks = discord.of(table, "seat0")[-1].seqs[-1]
    assert asks == table.seq, "it is edited in silence where a move is due"
    await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    moved = max(row.seq for row in await house.tables.reading.recent(table) if row.done_by == "autopilot")
    assert moved > asks
    await publisher.round()
    assert discord.of(table, "seat0")[-1].seqs[-1] >= moved
    assert heard(discord, table)[0] == before[0], "nobody is called to what is done for him"
