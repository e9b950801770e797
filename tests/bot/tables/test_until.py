"""Until when, in words that people type in three languages."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.until import read
from tests.bot.tables.test_days import ZONES

NOW = datetime(2030, 1, 2, 15, 30, tzinfo=UTC)  # a Wednesday
UTC_ZONE = ZoneInfo("UTC")


@pytest.mark.parametrize(
    ("typed", "days"),
    [("3", 3), ("3 days", 3), ("for 5d", 5), ("1 day", 1), ("a week", 7), ("2 weeks", 14), ("in 10 days", 10),
     ("3 дня", 3), ("на 5 дней", 5), ("неделя", 7), ("2 недели", 14), ("21 день", 21),
     ("3 дні", 3), ("на тиждень", 7), ("2 тижні", 14), ("через 4 доби", 4), (" 7 ", 7), ("a month", 30)],
)  # fmt: skip
def test_a_number_of_days(typed, days):
    assert read(typed, NOW, UTC_ZONE) == NOW + timedelta(days=days)


@pytest.mark.parametrize(
    ("typed", "day"),
    [("24 Dec", date(2030, 12, 24)), ("December 24th, 2031", date(2031, 12, 24)), ("until Jan 12", date(2030, 1, 12)),
     ("1 Jan", date(2031, 1, 1)), ("2030-01-09", date(2030, 1, 9)), ("9.1.", date(2030, 1, 9)),
     ("09.01.2030", date(2030, 1, 9)), ("09.01.30", date(2030, 1, 9)), ("13/1", date(2030, 1, 13)),
     ("1/13", date(2030, 1, 13)), ("today", date(2030, 1, 2)), ("tomorrow", date(2030, 1, 3)),
     ("Friday", date(2030, 1, 4)), ("wed", date(2030, 1, 9)), ("next Sunday", date(2030, 1, 6)),
     ("до 5 января", date(2030, 1, 5)), ("24-го декабря", date(2030, 12, 24)), ("завтра", date(2030, 1, 3)),
     ("до пятницы", date(2030, 1, 4)), ("среда", date(2030, 1, 9)), ("12 мая 2030 г.", date(2030, 5, 12)),
     ("до 5 січня", date(2030, 1, 5)), ("10 липня", date(2030, 7, 10)), ("11 листопада", date(2030, 11, 11)),
     ("до п’ятниці", date(2030, 1, 4)), ("п'ятниця", date(2030, 1, 4)), ("неділя", date(2030, 1, 6)),
     ("післязавтра", date(2030, 1, 4))],
)  # fmt: skip
def test_the_whole_of_a_day(typed, day):
    found = read(typed, NOW, UTC_ZONE)
    assert (found.date(), found.hour, found.minute) == (day, 23, 59)


@pytest.mark.parametrize("typed", ["", "soon", "5/6", "30.2.", "29 Feb", "-3", "3 5", "9999", "1000 days", "31.12.9999",
                                   "5.5.5.5", "0x3", "12 Brumaire", "1 2 3 May", "3 days 4", "9" * 400])  # fmt: skip
def test_what_can_not_be_read(typed):
    assert read(typed, NOW, UTC_ZONE) is None


def test_a_date_in_two_orders():
    assert read("5/5", NOW, UTC_ZONE) == datetime(2030, 5, 5, 23, 59, tzinfo=UTC)


@given(
    zone=st.sampled_from(ZONES),
    minute=st.integers(-4 * 366 * 24 * 60, 366 * 24 * 60),
    ahead=st.integers(0, 40),
)
def test_in_any_zone_it_is_the_last_minute_of_the_day_there(zone, minute, ahead):
    now = NOW + timedelta(minutes=minute)
    there = ZoneInfo(zone)
    day = now.astimezone(there).date() + timedelta(days=ahead)
    found = read(day.isoformat(), now, there)
    assert found >= now
    assert found.astimezone(there).date() == day
    assert (found + timedelta(minutes=1)).astimezone(there).date() == day + timedelta(days=1)


@given(st.text(max_size=30))
def test_anything_may_be_typed(typed):
    found = read(typed, NOW, UTC_ZONE)
    assert found is None or found.tzinfo is not None
