"""When somebody is reminded of what he owes: pure functions of a seat, its clock and what its person wants.

A question is reminded of when half and nine tenths of the time for it are gone, where there is a clock, else after some
days, and as often besides as its person wants it; never when it has just come or its time is nearly up, and not in the
hours in which he isn't to be disturbed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.tables.banks import clock_of, granted, is_aside
from bot.tables.company import is_alone
from bot.tables.model import SeatRow, Table
from bot.tables.person import Profile
from engine.game import Choice

MOST = 7
"""So many times somebody is reminded of one question."""
MARGIN = timedelta(hours=1)
"""None comes so soon after a question, nor so soon before its time is up."""
SHARES = {"half": 0.5, "most": 0.9}
"""Which shares of the time for a question bring a reminder, by its kind."""
WITHOUT = {"days2": timedelta(days=2), "days5": timedelta(days=5), "days10": timedelta(days=10)}
"""When a question without a clock brings one."""
TOGETHER = timedelta(minutes=30)
"""What one person is reminded of within so much time comes in one message."""
EVERY = (0, 6, 12, 24, 48, 72)
"""The hours between a person's own reminders that can be chosen; 0: none."""
STALLED = "stalled"
"""The kind of the word to everybody that somebody doesn't answer."""


class Reminder(NamedTuple):
    """One reminder: when it is to be sent, and which of its question's it is."""

    time: datetime
    kind: str


def coming(table: Table, seat: int, profile: Profile | None, sent: Collection[str], now: datetime) -> Reminder | None:
    """The next reminder of what a seat owes that isn't `sent` yet; None where there is none.

    `profile`: of its person, or of the one who steers it. What is overdue is one reminder, the last of them, now. After
    the last one that may be there is a word to all.
    """
    row = table.seats[seat]
    mover = row if row.steered_by is None else table.seats[row.steered_by]
    if table.status != "running" or row.running_since is None or is_alone(table) or not is_reminded(mover, profile):
        return None
    told = len([kind for kind in sent if kind != STALLED])
    if told >= MOST:
        return None if STALLED in sent else Reminder(now, STALLED)
    due = sorted(_all(table, row, profile))
    past = [reminder for reminder in due if reminder.time <= now]
    if past and past[-1].kind not in sent:
        return Reminder(now, past[-1].kind)
    return next((reminder for reminder in due if reminder.time > now and reminder.kind not in sent), None)


def period(table: Table, seat: int) -> int:
    """The seq since which a seat owes what it owes now: what it does in its turn brings no new reminders."""
    return max(table.seats[seat].owes_since, table.turn_since)


def is_secret(table: Table, seat: int) -> bool:
    """Whether a seat is asked in another's turn for an answer that is nobody's to see, so that no channel is to speak
    of it.
    """
    if not is_aside(table, seat):
        return False
    step = table.engine.choose(table.state, seat)
    return isinstance(step, Choice) and step.secret


def is_reminded(row: SeatRow, profile: Profile | None) -> bool:
    """Whether the person at a seat is reminded of anything there."""
    silenced = row.gone or row.absent or row.user <= 0 or row.autopilot_since is not None or row.is_late
    silenced = silenced or row.away_until is not None
    return not silenced and (profile is None or profile.remind_where != "off")


def _all(table: Table, row: SeatRow, profile: Profile | None) -> Iterator[Reminder]:
    """All reminders of what a seat owes, in no order, those left out that nobody may be disturbed by."""
    since = row.running_since
    assert since is not None  # the caller has looked
    if clock_of(table) is None:
        zero, points = None, {kind: since + wait for kind, wait in WITHOUT.items()}
    else:
        time = timedelta(seconds=granted(table, row.seat))
        zero, points = since + time, {kind: since + time * share for kind, share in SHARES.items()}
    every = timedelta(hours=profile.remind_every if profile else 0)
    if every:
        points |= {f"every{number}": since + every * number for number in range(1, MOST + 1)}
    for kind, point in points.items():
        at = undisturbed(point, profile, since, zero)
        if at is not None and at >= since + MARGIN and (zero is None or at <= zero - MARGIN):
            yield Reminder(at, kind)


def undisturbed(at: datetime, profile: Profile | None, since: datetime, zero: datetime | None) -> datetime | None:
    """When somebody who isn't to be disturbed at some hours may be told what is due at a time.

    It waits until those hours are over; where the time for his answer would be up by then, or so nearly that nobody is
    reminded any more, it comes before they begin, and not at all if the question came in the midst of them.
    """
    if profile is None or profile.quiet_from is None or profile.quiet_to is None:
        return at
    hours = quiet_hours(at, profile.quiet_from, profile.quiet_to, zone_of(profile))
    if hours is None:
        return at
    begin, end = hours
    if zero is None or end <= zero - MARGIN:
        return end
    before = begin - timedelta(minutes=1)
    return before if before > since else None


def quiet_hours(at: datetime, first: int, last: int, zone: ZoneInfo) -> tuple[datetime, datetime] | None:
    """Beginning and end of the quiet hours in which a time falls; None where it doesn't.

    They go from the hour `first` to the hour `last` of the day in that zone, over midnight where that is earlier; the
    same hour twice is no time at all. Where the clock there jumps over an hour it begins or ends when it jumps.
    """
    if first == last:
        return None
    day = at.astimezone(zone).date()
    for start in (day - timedelta(days=1), day):
        begin = _hour(start, first, zone)
        end = _hour(start if first < last else start + timedelta(days=1), last, zone)
        if begin <= at < end:
            return begin, end
    return None


def _hour(day: date, hour: int, zone: ZoneInfo) -> datetime:
    """When an hour of a day begins in a zone, in the zone of all other times."""
    return datetime.combine(day, time(hour), zone).astimezone(ZoneInfo("UTC"))


def zone_of(profile: Profile) -> ZoneInfo:
    """The time zone of a person; that of all times where he hasn't told his, or it isn't known (any more)."""
    try:
        return ZoneInfo(profile.zone or "UTC")
    except (OSError, ValueError):
        return ZoneInfo("UTC")
