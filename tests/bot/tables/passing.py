"""Games of every company that have begun, and time that passes at them."""

from __future__ import annotations

from bot.tables.clock import CLOCKS
from engine import registry
from tests.bot.tables.living import COMPANIES

STEADY = CLOCKS["steady"]


async def begun(house, company, rule=None, clock=STEADY):
    """A game in such company that has begun."""
    game, seats, options, _ = COMPANIES[company]
    people = (house.ann, house.bob, house.cid, house.dan, house.eve)[:seats]
    gathering = house.tables.gathering
    table = await gathering.gather(
        game, registry.get(game).Options(**options), people[0], seats, house.place, "en", clock, rule
    )
    for person in people[1:]:
        table = await gathering.join(table.id, person)
    return table if table.status == "running" else await gathering.begin(table.id, people[0].id)


async def pledged(house, table):
    """The table when all have made their first move."""
    for seat in table.owing:
        path = table.engine.default(table.state, seat).path
        table = await house.tables.turns.act(
            table.id, table.seats[seat].user, house.number(table, table.seats[seat].user), path
        )
    return table


async def alive(house, **delta):
    """So much time passes, with the bot awake."""
    house.clock.pass_(**delta)
    await house.store.set_meta("alive_at", str(int(house.clock.time.timestamp())))


async def shown(house, publisher, table):
    """The table after its messages have been brought up to date, and its clocks with them."""
    await publisher.round()
    await house.tables.timing.round()
    return await house.tables.reading.get(table.id)


async def after(house, table, **delta):
    """The table when so much time has passed, and what was due is done; the bot was alive all the time."""
    await alive(house, **delta)
    await house.tables.timing.round()
    return await house.tables.reading.get(table.id)
