"""What the others are asked about a seat, written once more from its description alone, as the rest of `clockwork`."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from tests.bot.tables.sitter import Sitter

LONG = timedelta(days=3)
"""So long the others have for it."""


@dataclass
class Asked:
    """What is asked of the others, until when, and who has said yes."""

    until: datetime
    yes: set[int] = field(default_factory=set)


class Asks:
    """The part of the model that is about what takes the others' yes."""

    sitters: list[Sitter]
    out: set[int]
    now: datetime
    status: str
    company: Any
    asked_to_pilot: dict[int, Asked]
    """By the seats that would be the third or later on autopilot."""
    asked_to_drop: dict[int, Asked]
    """By the seats without which somebody would go on."""

    def pilot(self, seat: int) -> None:
        """The usual moves are made for a seat from now on; the others are asked first where two have come to that."""
        others = self.needed(seat)
        if sum(self.sitters[other].pilot for other in self.seats()) < 2 or not others or self.company == "together":
            self.sitters[seat].pilot = True
        else:
            self.asked_to_pilot.setdefault(seat, Asked(self.now + LONG))

    def may_agree(self, by: int, about: int) -> bool:
        return self.status == "running" and about in self.asked_to_pilot and by != about and by in self.present()

    def agree(self, by: int, about: int) -> None:
        asked = self.asked_to_pilot[about]
        asked.yes.add(by)
        if self.needed(about) <= asked.yes:
            self.sitters[about].pilot = True

    def may_go_on(self, by: int, about: int) -> bool:
        gone = self._is_gone(about) and not self.sitters[about].excused
        return self.status == "running" and self.company != "duel" and by != about and gone and by in self.present()

    def go_on(self, by: int, about: int) -> None:
        """With the yes of all who are there the game goes on without a seat."""
        asked = self.asked_to_drop.setdefault(about, Asked(self.now + LONG))
        asked.yes.add(by)
        if self.needed(about) <= asked.yes:
            self.drop(about)

    def _is_gone(self, seat: int) -> bool:
        sitter = self.sitters[seat]
        return (sitter.late is not None or sitter.pilot) and seat not in self.out

    def answer_asks(self) -> None:
        """Nothing is asked about a seat for longer than there is a reason: it has moved or is back, it is on autopilot
        all the same as fewer others are by now, it is out, or time is up.
        """
        for seat, asked in list(self.asked_to_pilot.items()):
            sitter = self.sitters[seat]
            if sitter.pilot or sitter.misses < 2 or seat in self.out or self.now >= asked.until:
                del self.asked_to_pilot[seat]
        for seat, asked in list(self.asked_to_drop.items()):
            if not self._is_gone(seat) or self.now >= asked.until:
                del self.asked_to_drop[seat]
