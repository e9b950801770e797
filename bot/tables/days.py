"""How many days somebody may be away: pure functions of when he was.

A day is one of 24 hours, counted from when he went. Begun ones count, but only those in which he had a seat in a game
that ran. So no time zone and no change of the clocks there makes a difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

DAY = timedelta(days=1)
WITHIN = timedelta(days=365)
"""So long a day that somebody was away counts."""
ONCE = 21
"""So many days somebody may be away in one go."""
NEW, NEW_FOR = 7, timedelta(days=14)
"""So many days in all for those whom the bot has known for less than so long."""


class Spell(msgspec.Struct, frozen=True):
    """Once that somebody is away: since then, and until then at most; `ended`: when it was over, None while it isn't.

    `days`: which of its days count, as bits, the first day lowest.
    """

    id: int
    since: datetime
    until: datetime
    ended: datetime | None = None
    days: int = 0

    @property
    def over(self) -> datetime:
        """When it ends, or has ended."""
        return self.until if self.ended is None else min(self.ended, self.until)


def begun(since: datetime, first: datetime, last: datetime) -> int:
    """Which days of an away are begun between two times, as bits; that of the first one always.

    >>> start = datetime(2030, 1, 1)
    >>> bin(begun(start, start, start + 2 * DAY)), bin(begun(start, start + DAY, start + 2 * DAY + DAY / 24))
    ('0b11', '0b110')
    """
    low = max(0, (first - since) // DAY)
    high = max(low, -((since - last) // DAY) - 1)  # a day that ends just then is the last one
    return (1 << high + 1) - (1 << low)


def budget_of(allowed: int, known_since: int | None, now: datetime) -> int:
    """So many days in a year somebody may be away to whom a server allows so many; `known_since`, in epoch seconds:
    None for long.
    """
    is_new = known_since is not None and now.timestamp() < known_since + NEW_FOR.total_seconds()
    return min(allowed, NEW) if is_new else allowed


def used(spells: Iterable[Spell], now: datetime) -> int:
    """So many days count now."""
    return sum(start > now - WITHIN for start in _starts(spells))


def left(spells: Iterable[Spell], since: datetime, budget: int) -> int:
    """So many days, from `since` on, somebody may be away who was so before: in no year are they more than the budget.

    A day that was noted by a clock that ran ahead counts too.
    """
    starts = _starts(spells)
    for day in range(ONCE):
        before = since + day * DAY - WITHIN
        if sum(start > before for start in starts) + day + 1 > budget:
            return day
    return ONCE


def next_left(spells: Iterable[Spell], now: datetime, budget: int) -> datetime | None:
    """When somebody who has none may be away for a day again; None for never."""
    starts = sorted(_starts(spells))
    return None if budget <= 0 else max(now, starts[-budget] + WITHIN) if len(starts) >= budget else now


def _starts(spells: Iterable[Spell]) -> list[datetime]:
    """When each day that counts began."""
    return [spell.since + at * DAY for spell in spells for at in range(spell.days.bit_length()) if spell.days >> at & 1]
