"""A seat as the second description of clocks knows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


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
