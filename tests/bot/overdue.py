"""Tables at which time has done something, and all pages that tell of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta
from typing import Literal, get_args

from msgspec.structs import replace

from bot.house import House
from bot.tables.clock import CLOCKS, Ask
from bot.tables.company import side_of
from bot.tables.model import DoneBy, Table
from bot.tables.play import dropped
from bot.tables.reminding import Told
from bot.views.card import card_page
from bot.views.claims import time_page
from bot.views.lobby import TIMED_OUT
from bot.views.log import who_did
from bot.views.names import speaker_of
from bot.views.own import own_page
from bot.views.page import Page, page
from bot.views.reminder import reminder_page, stalled_page

DAY = timedelta(days=1)
ENDED: tuple[Literal["declined", "lapsed"], ...] = ("declined", "lapsed")


def states(table: Table, now: datetime) -> Iterator[Table]:
    """A running table as it is; with seats that are late, on autopilot or back, owing or all; with asks."""
    yield table
    for changed in ({"late_since": now - DAY}, {"autopilot_since": now - DAY}, {"back_since": now - DAY}):
        yield replace(table, seats=tuple(replace(row, **changed) if row.owes else row for row in table.seats))
        yield replace(table, seats=tuple(replace(row, **changed) for row in table.seats))
    there = table.owing[0]
    away = {"away": 1, "away_since": now, "away_until": now + 9 * DAY}
    for more in ({}, {"away_as": "waited"}, {"away_as": "piloted", "autopilot_since": now}, {"late_since": now - DAY}):
        gone = tuple(replace(row, **away, **more) if row.seat == there else row for row in table.seats)
        yield replace(table, seats=gone)
    yield replace(table, seats=tuple(replace(row, back_since=now, away_as="back") for row in table.seats))
    yield replace(table, clock=None, seats=tuple(replace(row, **away) for row in table.seats))
    yield replace(
        table,
        seats=tuple(
            replace(row, **{"late_since" if row.seat == there else "autopilot_since": now - DAY}) for row in table.seats
        ),
    )
    late, by = table.owing[0], (table.owing[0] + 1) % len(table.seats)
    row = replace(table.seats[late], late_since=now - DAY, misses=2)
    seats = tuple(row if other.seat == late else other for other in table.seats)
    for ask in (
        Ask("without", late, by, 1, now + DAY, (by,)),
        Ask("autopilot", late, -1, 1, now + DAY),
        *(Ask(kind, late, by, 1, now + DAY, ended=ended) for kind in ("without", "autopilot") for ended in ENDED),
        Ask("silent", -1, -1, 1, now + DAY),
        Ask("close", -1, by, 1, now + DAY),
    ):
        yield replace(table, seats=seats, asks=(ask,))


async def pages(house: House, table: Table, language: str = "en") -> AsyncIterator[Page]:
    """Whatever anybody is shown of time at a running table in its states."""
    tables, now = house.tables, house.tables.changes.now()
    table = replace(table, language=language)
    for state in states(table, now):
        yield await card_page(tables, state)
        for row in state.seats:
            yield time_page(house, state, row.user, language)
    for closed in TIMED_OUT:
        yield await card_page(tables, replace(table, status="closed", closed=closed))
    ended, seat = table, 0
    while ended.status == "running":
        ended, _ = dropped(ended, seat, now, "timeout")
        seat += 1
    yield await card_page(tables, ended)
    speaker = speaker_of(table, language)
    yield page([who_did(speaker, table.owing[0], done_by) for done_by in get_args(DoneBy)])
    told = reminders(table, table.owing[0], now)
    for each in told:
        yield await reminder_page(tables, [each], language)
    several = [replace(each, table=replace(each.table, id=number)) for number, each in enumerate(told, start=1)]
    yield await reminder_page(tables, several, language)
    yield stalled_page(told[0])


async def partners(house: House, table: Table, language: str = "en") -> AsyncIterator[Page]:
    """Whatever anybody is shown of partners who steer, at a running game of teams: before it, with it, after it."""
    tables, now = house.tables, house.tables.changes.now()
    away, speaker = table.owing[0], speaker_of(table, language)
    row = replace(table.seats[away], autopilot_since=now - DAY)
    for by in (None, *set(side_of(table, away)) - {away}):
        row = replace(row, autopilot_since=row.autopilot_since if by is None else None, steered_by=by)
        state = replace(
            table, language=language, seats=tuple(row if each.seat == away else each for each in table.seats)
        )
        yield await card_page(tables, state)
        for each in state.seats:
            yield time_page(house, state, each.user, language)
            yield await own_page(tables, state, each.seat, language)
        if by is not None:
            yield await own_page(tables, state, away, language, steering=True)
            yield await reminder_page(tables, [reminders(state, away, now)[0]], language)
            yield page([who_did(speaker, away, None, by)])


def reminders(table: Table, seat: int, now: datetime) -> list[Told]:
    """One of each wording for a seat: three by a clock, one at a table without."""
    seats = tuple(replace(row, running_since=now - DAY) for row in table.seats)
    timed, untimed = (replace(table, seats=seats, clock=clock) for clock in (CLOCKS["steady"], None))
    return [
        Told(timed, seat, "half"),
        Told(timed, seat, "most"),
        Told(timed, seat, "every1"),
        Told(untimed, seat, "days2"),
    ]
