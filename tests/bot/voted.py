"""Tables at which one has asked all others for something, and all pages that tell of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from bot.house import House
from bot.tables.model import LogRow, Table
from bot.tables.motion import UNSEAT, Motion, Pause
from bot.tables.voting import kinds
from bot.views.asking import asks_page
from bot.views.brief import move_lines
from bot.views.card import card_page
from bot.views.names import event_lines, speaker_of
from bot.views.own import own_page
from bot.views.page import Page, page
from bot.views.unseated import unseated_page
from engine.game import Event
from engine.values import Number, Seat, line

DAY = timedelta(days=1)
ENDED: tuple[Literal["", "agreed", "declined", "lapsed", "past"], ...] = ("", "agreed", "declined", "lapsed", "past")
EVENTS = ("draw", "together", "close", "pause", "resume", "extra", "wait")


def states(table: Table, now: datetime, reason: str) -> Iterator[Table]:
    """A running table at which each of what may be asked is asked, at once, or was; and in a pause."""
    for ended in ENDED:
        motions = tuple(
            Motion(kind, 0, number, now, 0, now + DAY, (0,), 7 if kind == "pause" else 0, ended)
            for number, kind in enumerate(kinds(table), start=1)
        )
        yield replace(table, motions=motions)
    for seats in ((0,), (0, 99)):
        yield replace(table, pause=Pause(now, now + DAY, seats))
    unseat = Motion(UNSEAT, 0, 1, now, 0, now + DAY, (0,), about=1, reason=reason)
    yield replace(table, motions=(unseat,), pause=Pause(now, now + DAY, (0,), moderated=True, reason=reason))


async def pages(house: House, table: Table, language: str = "en", reason: str = "Why") -> AsyncIterator[Page]:
    """Whatever anybody is shown of what is asked, of a pause, and of how it ends; a moderator's with a `reason`."""
    tables, now = house.tables, house.tables.changes.now()
    table = replace(table, language=language)
    for state in states(table, now, reason):
        yield await card_page(tables, state)
        for row in state.seats:
            yield asks_page(house, state, row.user, language)
            yield await own_page(tables, state, row.seat, language)
    everybody = tuple(row.seat for row in table.seats)
    for places in ((everybody,), ((), everybody), (everybody[:1], everybody[1:])):
        over = replace(table, status="over", drawn=places)
        yield await card_page(tables, over)
        yield await own_page(tables, over, 0, language)
    for closing in ("called-off", "unseated"):
        yield await card_page(tables, replace(table, status="closed", closed=closing))
    yield await card_page(tables, replace(table, status="closed", closed="aborted", reason=reason))
    yield unseated_page(table, reason, language)
    told = [Event(line(f"event-vote-{kind}", seat=Seat(1), days=Number(3))) for kind in EVENTS]
    told += [Event(line(f"event-moderator-{kind}", days=Number(3))) for kind in ("pause", "unseat")]
    row = LogRow(table.id, table.seq, "vote", None, None, (), "", tuple(told), now)
    speaker = speaker_of(table, language)
    yield page([*event_lines(speaker, [row], None), *move_lines(speaker, [row], None)])
