"""What a game says of its rules: which leaf tells of what somebody has to decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Topics(NamedTuple):
    """Where a game's rules tell of what, by the names of their leaves."""

    turn: str
    """The leaf on what a turn is: what somebody looks up in his first one."""
    lines: Mapping[str, str | None]
    """The leaf for the id of a line that a decision is about, or of a question.

    None: it comes each turn, so nothing of it need be looked up after the first. Each line that a decision is about is
    named, and a question where another leaf tells of it than of its decision.
    """
    special: str | None = None
    """The leaf on what this game has and the usual one hasn't, the first where there are several; None: nothing."""
