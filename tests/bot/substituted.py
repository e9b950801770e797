"""Tables whose seats are open or have changed hands, and all pages that tell of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta
from typing import get_args

from msgspec.structs import replace

from bot.house import House
from bot.tables.holders import Candidate, How, Tenure
from bot.tables.model import LogRow, Table
from bot.tables.person import Person
from bot.tables.substitutes import MOST
from bot.tables.tenure import given, open_seats, vacated
from bot.views.brief import move_lines
from bot.views.card import card_page
from bot.views.claims import time_page
from bot.views.log import log_page
from bot.views.names import event_lines, speaker_of
from bot.views.open_seats import former_line
from bot.views.own import own_page
from bot.views.page import Page, page, word
from bot.views.substitutes import asked_page, seats_page, taking_page, told_page, waiting_page
from engine.game import Event
from engine.values import Key, Seat, line

DAY = timedelta(days=1)


def states(table: Table, now: datetime, name: str) -> Iterator[Table]:
    """A running table of two or more whose seats are offered, opened by others, vacant, asked for, and given."""
    count = len(table.seats)
    waiting = tuple(Candidate(0, 900 + at, f"{name} {at}", now, now + DAY) for at in range(MOST))
    for by in (lambda seat: seat, lambda seat: (seat + 1) % count):
        seats = tuple(replace(row, offered_by=by(row.seat)) for row in table.seats)
        yield replace(table, seats=seats)
        yield replace(table, seats=seats, candidates=waiting)
        one = tuple(row if row.seat else seats[0] for row in table.seats)
        yield replace(table, seats=one, candidates=waiting)
    away = (replace(row, autopilot_since=now if row.seat else None) for row in table.seats)
    yield replace(table, seats=tuple(away))
    free = vacated(table, 0, "unseated", now)
    yield free
    yield replace(free, candidates=waiting)
    yield given(free, 0, Person(999, name), "handed", now)
    for seat in range(count):
        table = given(table, seat, Person(1000 + seat, f"{name} {seat}"), "handed", now)
        table = given(replace(table, seq=table.seq + 1), seat, Person(2000 + seat, name), "opened", now)
    yield table


async def pages(house: House, table: Table, language: str = "en", name: str = "Gil") -> AsyncIterator[Page]:
    """Whatever anybody is shown of such tables."""
    tables, now = house.tables, house.tables.changes.now()
    table = replace(table, language=language)
    for state in states(table, now, name):
        yield await card_page(tables, state)
        for row in state.seats[:2]:
            if row.user > 0:
                yield await own_page(tables, state, row.seat, language)
                yield seats_page(house, state, row.user, language)
                yield time_page(house, state, row.user, language)
        for seat in open_seats(state):
            yield await taking_page(house, state, seat, language, 0)
        for candidate in state.candidates:
            yield waiting_page(state, candidate, language)
    everybody = tuple(row.seat for row in table.seats)
    over = replace(state, status="over", drawn=(everybody,), trouble="lost")
    yield await card_page(tables, over)
    yield await own_page(tables, over, 0, language)
    yield await log_page(tables, over, None, language)
    for ended in ("declined", "lapsed", "gone"):
        candidate = Candidate(0, 900, name, now, now, ended)  # type: ignore[arg-type]
        for mention in (True, False):
            yield told_page(table, candidate, language, mention=mention)
    for how in get_args(How):
        yield word(former_line(table, Tenure(0, 900, name, how=how), language))
    told = (Event(line("event-seat-taken", seat=Seat(1))),)
    row = LogRow(table.id, table.seq, "vote", None, None, (Key("seat"),), "", told, now)
    yield asked_page(table, 1, language)
    speaker = speaker_of(table, language)
    for id in ("seat-open-done", "seat-agree-done"):
        yield word(speaker.say(id, name=speaker.names[0]))
    yield page([*event_lines(speaker, [row], None), *move_lines(speaker, [row], None)])
