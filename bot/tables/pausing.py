"""A pause at a table: its clocks stand still, moves stay allowed. Pure functions from table to table.

All who are there agree to it (`bot.tables.voting`). It ends at its time, when they agree to that, or by any of them
when one who was there at its beginning is there no more.
"""

from __future__ import annotations

import math
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.tables.banks import clock_of, rested, spent
from bot.tables.company import is_held, present
from bot.tables.making import noted
from bot.tables.model import Change, SeatRow, Table, refuse
from bot.tables.motion import Pause
from engine.values import Key, Number, line

USUAL, MOST, ALL = 7, 30, 60
"""The days of a pause where nobody says how many, at most, and of all at a table together."""


def days_left(table: Table) -> int:
    """So many days a pause may last at this table."""
    return min(MOST, ALL - table.paused)


def paused(table: Table, days: int, now: datetime) -> Change:
    """The clocks stand still from now on, to the second; nobody is late meanwhile."""
    after = _with_pause(table, Pause(now, now + timedelta(days=days), _seats(table, now)), now)
    return noted(after, "vote", line("event-vote-pause", days=Number(days)), now, (Key("pause"),))


def moderated(table: Table, days: int, reason: str, now: datetime) -> Change:
    """The same by a moderator, in the place of any other pause: its days don't count, and nobody else ends it."""
    if clock_of(table) is None:
        raise refuse("pause-no-clock")
    if table.pause is not None and table.pause.empty:
        raise refuse("pause-empty")
    if not 1 <= days <= MOST:
        raise refuse("pause-days", most=Number(MOST))
    pause = Pause(now, now + timedelta(days=days), _seats(table, now), moderated=True, reason=reason)
    after = _with_pause(replace(table, paused=table.paused + _used(table.pause, now)), pause, now)
    return noted(after, "vote", line("event-moderator-pause", days=Number(days)), now, (Key("moderator-pause"),))


def standing(table: Table, until: datetime, now: datetime) -> Table:
    """The same until somebody takes a seat that a moderator has made empty; the log tells of that."""
    pause = Pause(now, until, _seats(table, now), moderated=True, empty=True)
    return _with_pause(replace(table, paused=table.paused + _used(table.pause, now)), pause, now)


def _seats(table: Table, now: datetime) -> tuple[int, ...]:
    return tuple(row.seat for row in present(table, now))


def _with_pause(table: Table, pause: Pause, now: datetime) -> Table:
    return replace(table, seats=tuple(_halted(table, row, now) for row in table.seats), pause=pause)


def _halted(table: Table, row: SeatRow, now: datetime) -> SeatRow:
    if not row.owes:
        return row
    return replace(spent(table, row, now), stopped_by="paused", stopped_since=now, late_since=None)


def may_end_alone(table: Table, now: datetime) -> bool:
    """Whether any one may end the pause, as somebody who was there at its beginning is there no more."""
    if table.pause is None or table.pause.moderated:
        return False
    return not set(table.pause.seats) <= {row.seat for row in present(table, now)}


def ended(table: Table, now: datetime) -> Change:
    """The pause is over: who owes something is told so, and has a day for it at least."""
    return noted(_running(table, now), "vote", line("event-vote-resume"), now, (Key("resume"),))


def over(table: Table, now: datetime) -> Change:
    """The same as its time has come, or the seat is taken for which all waited."""
    if table.pause is None or (now < table.pause.until and not table.pause.empty):
        raise refuse("stale")
    return ended(table, now)


def needless(table: Table, now: datetime) -> Table:
    """The table without a pause that its players agreed on, as only one of them is left there and has no clock."""
    if table.pause is None or table.pause.moderated:
        return table
    seats = (
        replace(row, stopped_by=None, stopped_since=None) if row.stopped_by == "paused" else row for row in table.seats
    )
    return replace(table, seats=tuple(seats), pause=None, paused=table.paused + _used(table.pause, now))


def _running(table: Table, now: datetime) -> Table:
    assert table.pause is not None  # the caller has looked
    seq = _next(table)
    seats = tuple(rested(table, row, seq, now) if row.owes and not is_held(row) else row for row in table.seats)
    return replace(table, seats=seats, pause=None, paused=table.paused + _used(table.pause, now))


def _used(pause: Pause | None, now: datetime) -> int:
    """The days that a pause has taken of those that the players have; a moderator's takes none."""
    if pause is None or pause.moderated:
        return 0
    return max(0, math.ceil((min(now, pause.until) - pause.since) / timedelta(days=1)))


def _next(table: Table) -> int:
    """The seq of the table when a row has been noted in its log."""
    return table.seq + 1 + len(table.steps)
