"""A seat as the second description of clocks knows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal


@dataclass
class Sitter:
    """A seat: the seconds that it has, below 0 what has passed since zero."""

    left: float
    runs: bool = False
    aside_turn: int = -1
    aside_left: float = 0
    credited: int = -1
    spare: float = 0
    """What the cap has kept out of the time for the turn `credited`."""
    misses: int = 0
    gifts: int = 0
    late: datetime | None = None
    pilot: bool = False
    acted: bool = False
    stopped: float | None = None
    """For how long a lost channel has kept the clock from running; it does so for a week, for one question."""
    away: tuple[datetime, datetime] | None = None
    """Since when and until when he has said that he is away."""
    hold: Literal["week", "wait", "pilot"] = "week"
    """The game waits for him for a week, for as long as he is away, or not any more."""
    days: int = 0
    """So many days that he was away count."""

    @property
    def excused(self) -> bool:
        """Whether nobody may take anything from him for being away."""
        return self.away is not None and self.late is None and (not self.pilot or self.hold == "pilot")

    @property
    def held(self) -> bool:
        """Whether the game waits for him."""
        return self.excused and not self.pilot
