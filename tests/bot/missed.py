"""Tables at which somebody has left the server, and all pages that tell of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.house import House
from bot.tables.clock import Ask
from bot.tables.company import company
from bot.tables.model import Table
from bot.tables.motion import Pause
from bot.tables.play import dropped
from bot.views.card import card_page
from bot.views.claims import time_page
from bot.views.own import own_page
from bot.views.page import Page

DAY = timedelta(days=1)


def states(table: Table, now: datetime) -> Iterator[Table]:
    """A running table that one has left just now or two days ago, one by one all others too, by every rule."""
    away = table.owing[0]
    ask = Ask("left", away, -1, 1, now + DAY)
    others = [row.seat for row in table.seats if row.seat != away]
    for since in (now, now - 2 * DAY):
        for gone in ({away}, {away, *others[1:]}):
            seats = tuple(replace(row, absent_since=since if row.seat in gone else None) for row in table.seats)
            yield from (replace(table, seats=seats, at_zero=rule) for rule in (None, "lose"))
            if company(table) == "duel":
                yield replace(table, seats=seats, asks=(ask,))
                yield replace(table, seats=tuple(replace(row, turns=0, credited_turn=-1) for row in seats))
    for changed in ({"autopilot_since": now}, {"late_since": now}):
        rows = (replace(row, absent_since=now, **changed) if row.seat == away else row for row in table.seats)
        yield replace(table, seats=tuple(rows))
    yield replace(table, seats=seats, pause=Pause(now, now + DAY, tuple(row.seat for row in table.seats)))


async def pages(house: House, table: Table, language: str = "en") -> AsyncIterator[Page]:
    """Whatever anybody is shown of somebody who has left, and of how it ends."""
    tables, now = house.tables, house.tables.changes.now()
    table = replace(table, language=language)
    for state in states(table, now):
        yield await card_page(tables, state)
        for row in state.seats:
            yield time_page(house, state, row.user, language)
            yield await own_page(tables, state, row.seat, language)
    for by in (None, table.seats[0].user):
        yield await card_page(tables, replace(table, status="closed", closed="deserted", ended_by=by))
    away = table.owing[0]
    seats = tuple(replace(row, absent_since=now) if row.seat == away else row for row in table.seats)
    ended, _ = dropped(replace(table, seats=seats), away, now, "left")
    yield await own_page(tables, ended, away, language)
    for seat in range(len(table.seats)):
        if ended.status == "running" and not ended.seats[seat].gone:
            ended, _ = dropped(ended, seat, now, "timeout")
    yield await card_page(tables, ended)
