"""How much one person sets off in a short time. Counted in memory: a restart forgets it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Hashable
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from bot.tables.limits import CLICKS, CLICKS_WITHIN, POSTS, POSTS_WITHIN, REMEMBERED

Verdict: TypeAlias = Literal["serve", "tell", "drop"]


class Pace:
    """At most so many within a span of time, for each key."""

    def __init__(self, most: int, within: timedelta, keys: int = REMEMBERED) -> None:
        self._most = most
        self._within = within
        self._keys = keys
        self._times: OrderedDict[Hashable, deque[datetime]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._times)

    def full(self, key: Hashable, now: datetime) -> datetime | None:
        """When there will be room again; None if there is some now."""
        times = self._recent(key, now)
        return times[0] + self._within if len(times) >= self._most else None

    def take(self, key: Hashable, now: datetime) -> datetime | None:
        """Count one more; where there is no room count nothing and say when there will be."""
        times = self._recent(key, now)
        if len(times) >= self._most:
            return times[0] + self._within
        times.append(now)
        self._times[key] = times
        self._times.move_to_end(key)
        while len(self._times) > self._keys:
            self._times.popitem(last=False)
        return None

    def _recent(self, key: Hashable, now: datetime) -> deque[datetime]:
        """The times that still count; one to come was noted by a clock that ran ahead."""
        return deque(time for time in self._times.get(key, ()) if time <= now < time + self._within)


class Clicks:
    """Who clicks too fast."""

    def __init__(self) -> None:
        self._clicks = Pace(CLICKS, CLICKS_WITHIN)
        self._suggestions = Pace(CLICKS, CLICKS_WITHIN)
        self._told = Pace(1, CLICKS_WITHIN)

    def verdict(self, user: int, now: datetime) -> Verdict:
        """Whether a click or a command is served; beyond the limit the person is told once, not each time."""
        if self._clicks.take(user, now) is None:
            return "serve"
        return "tell" if self._told.take(user, now) is None else "drop"

    def suggests(self, user: int, now: datetime) -> bool:
        """Whether a request for suggestions is served. Clients send many, so they keep nobody from his move."""
        return self._suggestions.take(user, now) is None


class Posts:
    """Who set off what each table has to show, and how many new messages that made in a channel."""

    def __init__(self) -> None:
        self._pace = Pace(POSTS, POSTS_WITHIN)
        self._causes: OrderedDict[int, int] = OrderedDict()

    def caused(self, table: int, user: int | None) -> None:
        """This person set off the last change of a table; None leaves it with the one before."""
        if user is None:
            return
        self._causes[table] = user
        self._causes.move_to_end(table)
        while len(self._causes) > REMEMBERED:
            self._causes.popitem(last=False)

    def full(self, user: int, channel: int, now: datetime) -> datetime | None:
        """When this person may set off another new message there; None: now."""
        return self._pace.full((user, channel), now)

    def take(self, table: int, channel: int, now: datetime) -> datetime | None:
        """Count a new message that shows a table; where there is no room say when there will be."""
        user = self._causes.get(table)
        return None if user is None else self._pace.take((user, channel), now)
