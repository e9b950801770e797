"""How much work a level is."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """Amounts of work and of slips. So the same world and chance always give the same move."""

    width: int
    """So many ways to go on are kept at each step of one's own turn."""
    ideas: int | None = None
    """So many things are thought of at each step; None: all."""
    throws: int = 1
    """So many times a die is thrown in thought, in games where a plan ends at one."""
    slips: float = 0.0
    """Standard deviation of the error with which each plan is valued, in points."""
    plans: int = 1
    """So many plans are held against what others may do."""
    worlds: int = 0
    """In so many worlds; 0: others aren't thought of."""
    replies: int = 1
    """So many of the turns that follow are thought of."""
    reply_width: int = 2
    reply_ideas: int | None = 5
    """The same for the turns of others, and for the rest of one's own after a die."""
