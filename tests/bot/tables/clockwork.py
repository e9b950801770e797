"""What clocks are to do, written once more from their description alone and as plainly as can be.

It counts seconds down in small steps where the bot keeps instants, and knows nothing of messages, queues and stores.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

from engine.chance import Seeded
from tests.bot.tables.ask_model import Asked, Asks
from tests.bot.tables.away_model import Leave
from tests.bot.tables.sitter import Sitter

HOUR, DAY = 3600, 86400
GRACE = 30
"""Seconds after zero."""
PRESETS = {
    "quick": (24 * HOUR, 4 * HOUR, 72 * HOUR),
    "brisk": (72 * HOUR, 12 * HOUR, 120 * HOUR),
    "steady": (72 * HOUR, 36 * HOUR, 240 * HOUR),
    **{f"{n}d": (n * DAY, n * DAY, n * DAY) for n in (1, 2, 3, 5, 7, 10, 14)},
}

Company = Literal["duel", "singly", "teams", "together"]


@dataclass
class Clockwork(Leave, Asks):
    """A running table. `rule`: what happens at zero. `state` is put in by the test after each step."""

    engine: Any
    state: Any
    company: Company
    preset: str
    rule: Literal["ask", "autopilot", "lose"]
    now: datetime
    seed: str
    draws: int
    sitters: list[Sitter] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    status: str = "running"
    closed: str | None = None
    lost_since: datetime | None = None
    deserted_since: datetime | None = None
    asked_to_pilot: dict[int, Asked] = field(default_factory=dict)
    asked_to_drop: dict[int, Asked] = field(default_factory=dict)
    pause: tuple[datetime, datetime, set[int]] | None = None
    """Since when clocks stand still by agreement, until when at most, and who was there when it began."""
    paused: int = 0
    """Days of pauses that are over."""
    made: list[tuple[int, str]] = field(default_factory=list)
    """Moves that the table made for its seats, since the test has looked: which seat, and by what."""

    @property
    def start(self) -> int:
        return PRESETS[self.preset][0]

    def owed(self) -> dict[int, bool]:
        """Who owes something; whether that is an aside."""
        if self.status != "running":
            return {}
        return {seat: decision.aside for seat, decision in self.engine.pending(self.state).items()}

    def turn(self) -> int:
        return self.engine.view(self.state, None).turn

    def seats(self) -> list[int]:
        return [seat for seat in range(len(self.sitters)) if seat not in self.out]

    # Time

    def _ticks(self, seat: int) -> bool:
        sitter = self.sitters[seat]
        return sitter.runs and sitter.late is None and not sitter.pilot and self.pause is None

    def tick(self, now: datetime, *, down: bool = False) -> None:
        """Let time pass; the test calls this at least at each of the instants that `next` names."""
        passed = max(0.0, (now - self.now).total_seconds())
        if down and passed > 600:
            passed = 0
        self.now = now
        for seat, aside in self.owed().items():
            sitter = self.sitters[seat]
            if sitter.stopped is not None and self.pause is None:
                sitter.stopped += passed
            if self._ticks(seat):
                if aside:
                    sitter.aside_left -= passed
                else:
                    sitter.left -= passed
        self.settle()

    def next(self) -> datetime | None:
        """When something happens next."""
        if self.status != "running":
            return None
        times = [asked.until for asked in (*self.asked_to_pilot.values(), *self.asked_to_drop.values())]
        if self.pause is not None:
            times.append(self.pause[1])
        for seat in self.seats():
            if (away := self.sitters[seat].away) is not None:
                times += [away[1], away[0] + timedelta(days=7)]
        for seat, aside in self.owed().items():
            sitter = self.sitters[seat]
            if sitter.stopped is not None:
                times.append(self.now + timedelta(seconds=7 * DAY - sitter.stopped))
            if self._ticks(seat):
                times.append(self.now + timedelta(seconds=(sitter.aside_left if aside else sitter.left) + GRACE))
        for seat in self.seats():
            late = self.sitters[seat].late
            if late is not None:
                times += [late + timedelta(days=7), late + timedelta(days=14)]
        if self.deserted_since is not None:
            times.append(self.deserted_since + timedelta(days=1))
        return min((time for time in times if time > self.now), default=None)

    # What happens by itself

    def absent(self, seat: int) -> bool:
        sitter = self.sitters[seat]
        long = sitter.late is not None and self.now >= sitter.late + timedelta(days=7)
        return sitter.pilot or long

    def present(self) -> list[int]:
        return [seat for seat in self.seats() if not self.absent(seat)]

    def settle(self) -> None:
        """All that is due at this moment."""
        while self.status == "running" and self._step():
            pass

    def _step(self) -> bool:
        self._rest()
        self.answer_asks()
        if self._ends_or_pilots():
            return True
        if self.pause is not None and self.now >= self.pause[1]:
            self.end_pause()
            return True
        for seat in self.seats():
            late = self.sitters[seat].late
            if late is None:
                continue
            if self.company == "together" and self.now >= late + timedelta(days=7):
                self.sitters[seat].late = None
                self.pilot(seat)
                return True
            if self.company == "duel" and self.now >= late + timedelta(days=14):
                self._close("undecided")
                return True
        if any(not self.sitters[seat].pilot for seat in self.seats()):
            self.deserted_since = None
        elif self.deserted_since is None:
            self.deserted_since = self.now
            return True
        else:
            away = any(self.sitters[seat].excused for seat in self.seats())
            if not away and self.now >= self.deserted_since + timedelta(days=1):
                self._close("undecided")
            return False
        for seat, aside in sorted(self.owed().items()):
            sitter = self.sitters[seat]
            if sitter.pilot or (aside and (self.absent(seat) or sitter.held)):
                self._usual_turn(seat, "autopilot")
                return True
            self._begin(seat, aside)
            left = sitter.aside_left if aside else sitter.left
            if sitter.stopped is not None and not sitter.runs and sitter.stopped >= 7 * DAY:
                sitter.runs = True
                return True
            if self._ticks(seat) and left <= -GRACE:
                self._zero(seat, aside)
                return True
        for seat in self.seats():
            # One on autopilot does besides what he doesn't owe.
            if (
                self.sitters[seat].pilot
                and seat not in self.owed()
                and self.engine.default(self.state, seat) is not None
            ):
                self._usual(seat, "autopilot")
                return True
        return False

    def _begin(self, seat: int, aside: bool) -> None:
        """The time for what is asked in another's turn, where it is the first question of that turn."""
        sitter = self.sitters[seat]
        if aside and sitter.aside_turn != self.turn():
            sitter.aside_turn = self.turn()
            sitter.aside_left = (6 if self.preset == "quick" else 24) * HOUR

    def _zero(self, seat: int, aside: bool) -> None:
        sitter = self.sitters[seat]
        if aside:
            self._usual_turn(seat, "timeout")
            return
        if self.company == "duel" and not all(other.acted for other in self.sitters):
            self._close("lapsed")
        elif self.rule == "ask":
            sitter.left, sitter.late = -GRACE, self.now
        elif self.rule == "lose":
            self.drop(seat)
        else:
            self._miss(seat, "timeout")

    def _miss(self, seat: int, by: str) -> None:
        """What is left of the turn is played for a seat."""
        sitter = self.sitters[seat]
        sitter.misses += 1
        self._usual_turn(seat, by)
        sitter.late = None
        if self.status == "running" and sitter.misses >= 2:
            self.pilot(seat)

    def _usual_turn(self, seat: int, by: str) -> None:
        """The usual moves for all that the seat owes in this turn, be it its own or another's."""
        turn, aside = self.turn(), self.owed()[seat]
        while self.owed().get(seat) is aside and self.turn() == turn:
            self._usual(seat, by)
        if not aside:
            self.sitters[seat].left, self.sitters[seat].spare = max(12 * HOUR, self.sitters[seat].left), 0

    def _usual(self, seat: int, by: str) -> None:
        self.made.append((seat, by))
        chance = Seeded(self.seed, self.draws)
        action = self.engine.default(self.state, seat)
        self._apply(seat, *self.engine.apply(self.state, seat, action, chance)[:1])
        self.draws = chance.count

    def _apply(self, seat: int, state: Any) -> None:
        self.state = state
        self.sitters[seat].runs, self.sitters[seat].stopped = False, None
        if self.engine.outcome(state) is not None:
            self.status = "over"

    def drop(self, seat: int) -> None:
        self._count(seat)
        self.out.add(seat)
        self._apply(seat, self.engine.drop(self.state, seat)[0])

    def _close(self, why: str) -> None:
        self.status, self.closed = "closed", why

    # What people do

    def told(self) -> None:
        """Everybody has got what he is asked."""
        self._rest()
        for seat in self.owed() if self.pause is None else ():
            sitter = self.sitters[seat]
            if sitter.held and not sitter.runs:
                continue
            if self.lost_since is None:
                sitter.runs, sitter.stopped = True, None
            elif sitter.stopped is None:
                sitter.runs, sitter.stopped = False, 0
        self.settle()

    def lose_channel(self) -> None:
        self.lost_since = self.now

    def find_channel(self) -> None:
        self.lost_since = None

    def act(self, seat: int, state: Any, draws: int, *, settled: bool) -> None:
        """A seat has answered; the game stands so now. `settled`: that can't be taken back any more."""
        aside, turn, sitter = self.owed()[seat], self.turn(), self.sitters[seat]
        ran, stopped = sitter.runs, sitter.stopped
        self.draws = draws
        self._apply(seat, state)
        if self.owed().get(seat) is aside and self.turn() == turn:
            sitter.runs, sitter.stopped = ran, stopped
            if not settled:
                return
        sitter.late, sitter.misses, sitter.pilot = None, 0, sitter.away is not None and sitter.hold == "pilot"
        if self.owed().get(seat) is aside and self.turn() == turn:
            return
        if aside:
            sitter.aside_left = max(0, sitter.aside_left)
            return
        sitter.left, sitter.acted = max(0, sitter.left), True
        _, add, cap = PRESETS[self.preset]
        add = 0 if self.pause is not None or sitter.away is not None else add
        if sitter.credited != turn:
            sitter.credited, sitter.spare = turn, add
        left = max(sitter.left, min(sitter.left + sitter.spare, cap))
        sitter.left, sitter.spare = left, sitter.left + sitter.spare - left

    def may_pause(self, days: int) -> bool:
        return self.status == "running" and self.pause is None and self.paused + days <= 60 and len(self.present()) > 1

    def start_pause(self, days: int) -> None:
        """All who are there have agreed: nobody is late, and no clock ticks."""
        self.pause = self.now, self.now + timedelta(days=days), set(self.present())
        for seat in self.owed():
            sitter = self.sitters[seat]
            sitter.left, sitter.aside_left = max(0, sitter.left), max(0, sitter.aside_left)
            sitter.late, sitter.runs, sitter.stopped = None, False, None

    def ends_alone(self) -> bool:
        """Whether one may end the pause: somebody who was there isn't any more."""
        return self.pause is not None and not self.pause[2] <= set(self.present())

    def end_pause(self) -> None:
        """Whoever owes something is told anew and has a day."""
        assert self.pause is not None
        since, until, _ = self.pause
        self.paused += max(0, -(-int((min(self.now, until) - since).total_seconds()) // DAY))
        self.pause = None
        for seat in self.owed():
            if not self.sitters[seat].held:
                self._anew(seat)

    def may_give(self, by: int, to: int) -> bool:
        if self.status != "running" or by == to or {by, to} & self.out or self.sitters[to].gifts >= 3:
            return False
        return self.company in ("duel", "together") and not self.sitters[to].pilot

    def give(self, to: int) -> None:
        sitter = self.sitters[to]
        sitter.left, sitter.late = max(0, sitter.left) + DAY, None
        sitter.gifts += 1

    def may_claim(self, by: int) -> bool:
        if self.status != "running" or by in self.out or self.company == "together":
            return False
        others = [seat for seat in self.seats() if seat != by]
        if any(self.sitters[seat].excused and not self._allied(seat, by) for seat in others):
            return False
        if self.company == "duel":
            return all(self.sitters[seat].late is not None or self.absent(seat) for seat in others)
        rivals = [seat for seat in others if not self._allied(seat, by)]
        return not self.absent(by) and bool(rivals) and all(self.absent(seat) for seat in rivals)

    def _allied(self, seat: int, other: int) -> bool:
        """Whether they win or lose together, in two teams of the same size."""
        return self.company == "teams" and 2 * seat // len(self.sitters) == 2 * other // len(self.sitters)

    def claim(self, by: int) -> None:
        if self.sitters[by].late is not None:
            self._close("undecided")
            return
        for seat in [seat for seat in self.seats() if seat != by]:
            if self.status == "running" and not self._allied(seat, by):
                self.drop(seat)

    def may_decide(self, by: int, about: int) -> bool:
        late = self.sitters[about].late is not None and about not in self.out
        return self.status == "running" and self.company != "duel" and by != about and late and by in self.present()

    def make_usual(self, about: int) -> None:
        self._miss(about, "mate")

    def come_back(self, seat: int) -> None:
        sitter = self.sitters[seat]
        if sitter.away is not None:
            self.end_away(seat)
        if sitter.pilot:
            sitter.pilot, sitter.misses, sitter.left = False, 0, max(sitter.left, 12 * HOUR)

    def bound(self, seat: int) -> int:
        """The most that a seat can ever have."""
        return PRESETS[self.preset][2] + self.sitters[seat].gifts * DAY
