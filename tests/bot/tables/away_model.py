"""What being away does to a table, written once more from its description alone, as the rest of `clockwork`."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from tests.bot.tables.sitter import Sitter

DAY = 86400


class Leave:
    """The part of the model that is about those who are away."""

    sitters: list[Sitter]
    out: set[int]
    now: datetime
    status: str
    pause: Any

    def days_left(self, seat: int) -> int:
        """So many days he may be away in one go, of which less than a year's pass here."""
        return min(21, 30 - self.sitters[seat].days)

    def go_away(self, seat: int, days: int) -> None:
        """From now on, or since he went; until then, or until another time than he has said."""
        sitter = self.sitters[seat]
        if sitter.away is None:
            sitter.hold = "week"
        sitter.away = (self.now if sitter.away is None else sitter.away[0], self.now + timedelta(days=days))

    def _count(self, seat: int) -> None:
        """The days since he went that are begun count."""
        sitter = self.sitters[seat]
        if sitter.away is not None and seat not in self.out and self.status == "running":
            since, until = sitter.away
            sitter.days += max(1, -(-int((min(self.now, until) - since).total_seconds()) // DAY))

    def end_away(self, seat: int) -> None:
        """Whoever owes something is told anew; one whose time was up before has none."""
        sitter = self.sitters[seat]
        self._count(seat)
        piloted, held = sitter.pilot and sitter.hold == "pilot", sitter.held
        sitter.away = None
        if piloted:
            sitter.pilot, sitter.misses = False, 0
        if seat in self.owed() and (piloted or (held and not sitter.runs)):
            self._anew(seat)

    def is_limited(self, seat: int) -> bool:
        """Whether the game doesn't wait for him for as long as he is away, or didn't."""
        sitter = self.sitters[seat]
        if sitter.away is None or sitter.pilot or not sitter.held or sitter.hold == "wait":
            return sitter.excused and sitter.pilot
        since, until = sitter.away
        others = [other for other in self.seats() if not self.sitters[other].pilot and not self.sitters[other].held]
        long = since + timedelta(days=7) < until
        return long and bool(others) and len(self.seats()) > 2 and self.pause is None

    def wait_on(self) -> None:
        """All have agreed to wait for those who are away."""
        for seat in [seat for seat in self.seats() if self.is_limited(seat)]:
            sitter = self.sitters[seat]
            if sitter.pilot:
                sitter.pilot, sitter.misses, sitter.runs = False, 0, False
            sitter.hold = "wait"

    def needed(self, seat: int) -> set[int]:
        """Whose yes it takes to decide about a seat."""
        return {other for other in self.present() if other != seat and not self.sitters[other].held}

    def _anew(self, seat: int) -> None:
        """What a seat owes is put to it anew, and it has a day at least."""
        sitter, aside = self.sitters[seat], self.owed()[seat]
        sitter.runs, sitter.stopped = False, None
        if aside:
            self._begin(seat, aside)
            sitter.aside_left = max(sitter.aside_left, DAY)
        else:
            sitter.left = max(sitter.left, DAY)

    def _rest(self) -> None:
        """The clock of somebody who is away stands still, but not one that is at zero."""
        for seat, aside in self.owed().items():
            sitter = self.sitters[seat]
            if sitter.held and (not sitter.runs or (sitter.aside_left if aside else sitter.left) > 0):
                sitter.runs, sitter.stopped = False, None

    def _ends_or_pilots(self) -> bool:
        """Whether somebody was away for long enough, or waited for long enough."""
        for seat in self.seats():
            away = self.sitters[seat].away
            if away is not None and self.now >= away[1]:
                self.end_away(seat)
                return True
            week = away is not None and self.now >= away[0] + timedelta(days=7)
            if week and self.is_limited(seat) and self.sitters[seat].hold == "week":
                self.sitters[seat].pilot, self.sitters[seat].hold = True, "pilot"
                return True
        return False
