"""Days away: at most so many in any year and in one go, begun ones and only those that count."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.days import DAY, NEW, ONCE, WITHIN, Spell, begun, budget_of, left, next_left, used

START = datetime(2030, 1, 1, tzinfo=UTC)
ZONES = ("UTC", "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca")


def spell(since, days, at=1):
    return Spell(at, since, since + days * DAY, since + days * DAY, (1 << days) - 1)


@given(
    budget=st.integers(0, 60),
    times=st.lists(
        st.tuples(st.integers(0, 120 * 24 * 60), st.integers(1, 21), st.integers(1, 21 * 24 * 60)), max_size=30
    ),
)
def test_in_any_365_days_no_more_than_the_budget(budget, times):
    """Whatever is asked for, whenever, and ended as early as may be: counted by looking at each window."""
    now, spells, starts = START, [], []
    for gap, wanted, minutes in times:
        now += timedelta(minutes=gap)
        days = min(wanted, left(spells, now, budget))
        assert days <= ONCE
        if not days:
            again = next_left(spells, now, budget)
            assert (again is None) == (budget == 0)
            if again is not None:
                assert left(spells, again, budget) >= 1
                assert again == now or not left(spells, again - timedelta(seconds=1), budget)
            continue
        end = min(now + timedelta(minutes=minutes), now + days * DAY)
        spells.append(Spell(1, now, now + days * DAY, end, begun(now, now, end)))
        count = -(-int((end - now).total_seconds()) // 86400)
        starts += [now + at * DAY for at in range(count)]
        now = end
    for first in starts:
        assert sum(first <= each < first + WITHIN for each in starts) <= budget
    assert used(spells, now) == sum(each > now - WITHIN for each in starts)


@given(back=st.integers(0, 400), budget=st.integers(1, 60), days=st.integers(1, 21))
def test_a_clock_that_ran_ahead_gives_nobody_days(back, budget, days):
    """What was noted in what is now the future counts."""
    spells = [spell(START, days)]
    now = START - timedelta(days=back)
    assert left(spells, now, budget) <= max(0, budget - days)
    assert used(spells, now) == days


@given(
    zone=st.sampled_from(ZONES),
    minute=st.integers(0, 366 * 24 * 60),
    first=st.integers(0, 21 * 24 * 60),
    length=st.integers(0, 21 * 24 * 60),
)
def test_zones_and_daylight_saving_make_no_difference(zone, minute, first, length):
    since = START + timedelta(minutes=minute)
    times = [since, since + timedelta(minutes=first), since + timedelta(minutes=first + length)]
    local = [time.astimezone(ZoneInfo(zone)).astimezone(UTC) for time in times]
    days = begun(*times)
    assert days == begun(*local)
    found = [at for at in range(60) if days >> at & 1]
    touched = [at for at in range(60) if at * 1440 < first + length and (at + 1) * 1440 > first]
    assert found == (touched or [first // 1440])


def test_only_days_with_a_running_game_count():
    since = START
    stays = begun(since, since + timedelta(hours=30), since + timedelta(hours=31)) | begun(
        since, since + timedelta(days=4), since + timedelta(days=5)
    )
    assert stays == 0b10010
    assert used([Spell(1, since, since + 9 * DAY, None, stays)], since + 9 * DAY) == 2


def test_thirty_days_as_two_trips():
    spells = [spell(START, 21)]
    assert left(spells, START + 30 * DAY, 30) == 9
    spells.append(spell(START + 30 * DAY, 9, 2))
    assert left(spells, START + 100 * DAY, 30) == 0
    assert next_left(spells, START + 100 * DAY, 30) == START + WITHIN
    assert left(spells, START + WITHIN, 30) == ONCE, "with each day another one is free"
    assert left(spells, START + WITHIN + 25 * DAY, 30) == ONCE


def test_newcomers():
    now = START + timedelta(days=13)
    known = int(START.timestamp())
    assert budget_of(30, known, now) == NEW
    assert budget_of(5, known, now) == 5
    assert budget_of(30, known, now + DAY) == 30
    assert budget_of(30, None, now) == 30
    assert budget_of(30, known, START - 9 * DAY) == NEW, "a clock set back makes nobody old"
