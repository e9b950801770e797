"""Until when, in words that people type: a number of days, or a date."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

_FILLERS = frozenset(
    {"until", "till", "to", "by", "on", "for", "in", "through", "next", "the", "of", "a", "an", "st", "nd", "rd", "th"}
    | {"до", "по", "на", "через", "к", "ко", "в", "во", "у", "включительно", "включно", "го", "е", "й", "ое"}
    | {"г", "год", "года", "р", "рік", "року"}
)
_DAYS = ("day", "дн", "ден", "дней", "день", "доб", "сут", "діб")
_SPANS = {"week": 7, "недел": 7, "тиж": 7, "month": 30, "месяц": 30, "місяц": 30}
_NAMED = {"today": 0, "tonight": 0, "сегодня": 0, "сьогодні": 0, "tomorrow": 1, "завтра": 1, "послезавтра": 2,
          "післязавтра": 2}  # fmt: skip
_MONTHS = (
    ("jan", "янв", "січ"), ("feb", "фев", "лют"), ("mar", "мар", "бер"), ("apr", "апр", "кві"),
    ("may", "май", "мая", "тра"), ("jun", "июн", "чер"), ("jul", "июл", "лип"), ("aug", "авг", "сер"),
    ("sep", "сен", "вер"), ("oct", "окт", "жов"), ("nov", "ноя", "лис"), ("dec", "дек", "гру"),
)  # fmt: skip
_WEEKDAYS = (
    ("mon", "пон", "пн"), ("tue", "вто", "вівт", "вт"), ("wed", "сред", "сере", "ср"), ("thu", "чет", "чт"),
    ("fri", "пят", "пт"), ("sat", "суб", "сб"), ("sun", "воскр", "вс", "неділ", "нд"),
)  # fmt: skip
_NUMERIC = (
    (re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), "ymd"),
    (re.compile(r"(\d{1,2})\.(\d{1,2})"), "dm"),
    (re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})"), "dmy"),
    (re.compile(r"(\d{1,2})/(\d{1,2})"), "//"),
    (re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})"), "//y"),
)
_LAST = 9999
"""No date is in that year: beyond it there is none."""
_MOST = 3
"""So many digits a number of days has at most."""


def read(typed: str, now: datetime, zone: ZoneInfo) -> datetime | None:
    """Until when somebody means it: for so many days from now on, or to the last minute of a day in his zone; None for
    what can't be read, or means two things (``5/6``). A date without a year is the next one.

    >>> read("3 days", datetime(2030, 1, 1, 15, tzinfo=UTC), ZoneInfo("UTC")).isoformat()
    '2030-01-04T15:00:00+00:00'
    >>> read("до 5 января", datetime(2030, 1, 1, 15, tzinfo=UTC), ZoneInfo("Europe/Kyiv")).isoformat()
    '2030-01-05T21:59:00+00:00'
    """
    meant = _meant(typed, now.astimezone(zone).date())
    if isinstance(meant, date):
        return datetime.combine(meant, time(23, 59), zone).astimezone(UTC) if meant.year < _LAST else None
    return None if meant is None else now + timedelta(days=meant)


def _meant(typed: str, today: date) -> int | date | None:
    """A number of days or a day."""
    text = re.sub("['’ʼ`]", "", typed.strip().casefold())
    words = [word.rstrip(".-/") for word in re.findall(r"[^\W\d_]+|-?\d[\d./-]*", text) if word not in _FILLERS]
    if len(words) == 1 and (found := _numeric(words[0], today)) is not None:
        return found
    numbers = [int(word) for word in words if word.isdecimal() and len(word) <= 4]
    letters = [word for word in words if word.isalpha()]
    return _in_words(letters, numbers, today) if len(numbers) + len(letters) == len(words) else None


def _numeric(word: str, today: date) -> date | None:
    """A day in numbers alone."""
    for pattern, order in _NUMERIC:
        if (found := pattern.fullmatch(word)) is None:
            continue
        parts = [int(part) for part in found.groups()]
        if order == "ymd":
            return _day(parts[2], parts[1], parts[0], today)
        first, second, *rest = parts
        if order.startswith("//"):
            if first <= 12 and second <= 12 and first != second:
                return None  # here the month comes first, there the day
            if second > 12:
                first, second = second, first
        return _day(first, second, rest[0] if rest else None, today)
    return None


def _in_words(letters: list[str], numbers: list[int], today: date) -> int | date | None:
    if not letters:
        return numbers[0] if len(numbers) == 1 and len(str(numbers[0])) <= _MOST else None
    if len(letters) != 1:
        return None
    word = letters[0]
    if word in _NAMED and not numbers:
        return today + timedelta(days=_NAMED[word])
    if (month := _place(word, _MONTHS)) is not None and numbers:
        if len(numbers) > 2:
            return None
        return _day(numbers[0], month + 1, numbers[1] if len(numbers) == 2 else None, today)
    if len(numbers) > 1 or (numbers and len(str(numbers[0])) > _MOST):
        return None
    if numbers and (word == "d" or word == "д" or word.startswith(_DAYS)):
        return numbers[0]
    for span, days in _SPANS.items():
        if word.startswith(span) or (numbers and word in ("w", "wk", "wks", "нед") and days == 7):
            return days * (numbers[0] if numbers else 1)
    if not numbers and (weekday := _place(word, _WEEKDAYS)) is not None:
        return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
    return None


def _place(word: str, stems: tuple[tuple[str, ...], ...]) -> int | None:
    """Which of these a word begins like."""
    return next((at for at, beginnings in enumerate(stems) if word.startswith(beginnings)), None)


def _day(day: int, month: int, year: int | None, today: date) -> date | None:
    """A day that there is; without a year the next one of that name."""
    years = [today.year, today.year + 1] if year is None else [year + 2000 if year < 100 else year]
    for each in years:
        try:
            found = date(each, month, day)
        except ValueError:
            continue
        if year is not None or found >= today:
            return found
    return None
