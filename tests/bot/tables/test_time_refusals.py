"""What can't be done about time now is refused with why, and with what can be done instead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tables import claims
from bot.tables.clock import CLOCKS
from bot.tables.late import on_autopilot, put
from bot.tables.model import Refusal
from engine import registry
from tests.bot.tables.passing import after, begun, pledged, shown


async def late(house, publisher, rule=None, overdue=True):
    """A game of two in which both have moved, one of them with his time up where `overdue`; his seat."""
    table = await shown(house, publisher, await pledged(house, await begun(house, "duel", rule, CLOCKS["1d"])))
    while any(row.credited_turn < 0 for row in table.seats):
        table = await shown(house, publisher, await pledged(house, table))
    seat = table.owing[0]
    if overdue:
        table = await after(house, table, days=2)
    return table, seat


async def test_who_is_late_himself_hears_that_he_may_move(house, publisher):
    table, seat = await late(house, publisher)
    own, timing = table.seats[seat].user, house.tables.timing
    for refused in (
        lambda: timing.claim(table.id, own),
        lambda: timing.give_day(table.id, own, seat),
    ):
        with pytest.raises(Refusal, match=r"^refuse-late-yourself$"):
            await refused()
    with pytest.raises(Refusal, match=r"^refuse-late-yourself$"):
        claims.check_wait(table, seat)
    claims.check_wait(table, 1 - seat)


async def test_a_clock_closes_a_table_by_itself(house, publisher):
    table, seat = await late(house, publisher)
    other, timing = table.seats[1 - seat].user, house.tables.timing
    with pytest.raises(Refusal, match=r"^refuse-close-clock$"):
        await timing.ask_to_close(table.id, other)
    with pytest.raises(Refusal, match=r"^refuse-usual-duel$"):
        await timing.make_usual(table.id, other, seat)


async def test_without_a_clock_nobody_is_late(house, publisher):
    table = await shown(house, publisher, await begun(house, "duel", None, None))
    seat, timing = table.owing[0], house.tables.timing
    other = table.seats[1 - seat].user
    with pytest.raises(Refusal, match=r"^refuse-claim-no-clock$"):
        await timing.claim(table.id, other)
    with pytest.raises(Refusal, match=r"^refuse-gift-no-clock$"):
        await timing.give_day(table.id, other, seat)


async def test_one_alone_asks_nobody(house, publisher):
    gathering, options = house.tables.gathering, registry.get("tranquility").Options()
    table = await gathering.gather("tranquility", options, house.ann, 1, house.place, "en", None, None)
    if table.status == "open":
        table = await gathering.begin(table.id, house.ann.id)
    with pytest.raises(Refusal, match=r"^refuse-close-alone$"):
        await house.tables.timing.ask_to_close(table.id, house.ann.id)
    with pytest.raises(Refusal, match=r"^refuse-claim-together$"):
        await house.tables.timing.claim(table.id, house.ann.id)


async def test_whose_opponent_is_on_autopilot_may_claim_the_win(house, publisher):
    table, seat = await late(house, publisher, "autopilot", overdue=False)
    now = house.clock.time
    table = replace(table, seats=put(table, on_autopilot(table, table.seats[seat], now)))
    own, other = table.seats[seat].user, table.seats[1 - seat].user
    with pytest.raises(Refusal, match=r"^refuse-gift-away$"):
        claims.given_day(table, other, seat, now)
    with pytest.raises(Refusal, match=r"^refuse-claim-away$"):
        claims.claimed(table, own, now)
    after, _ = claims.claimed(table, other, now)
    assert after.status == "over"
    assert after.engine.outcome(after.state).places[0] == (1 - seat,)
