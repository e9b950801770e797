"""Who has held a seat of a game before its present holder, and who would take it over."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

import msgspec

How: TypeAlias = Literal["handed", "opened", "unseated", "left"]
"""How somebody has come to lose a seat: he offered it and another took it, others opened it while he was away and
another took it, a moderator took it from him, he has left for good."""


class Tenure(msgspec.Struct, frozen=True):
    """That a person holds a seat, or has held it.

    `from_seq`: the table's seq with which that began, 0 at the start of the game; `to_seq`: with which it ended, None
    while it lasts. `began` and `ended`: when; None as above. `how`: how it ended, "" while it lasts. `user` is 0 or
    less for somebody who is forgotten.
    """

    seat: int
    user: int
    name: str
    from_seq: int = 0
    to_seq: int | None = None
    began: datetime | None = None
    ended: datetime | None = None
    how: How | Literal[""] = ""


class Candidate(msgspec.Struct, frozen=True):
    """Somebody who would take an open seat if the opponent agrees; it lapses at `until`.

    How it has `ended`: the opponent said no, or nothing in time; he himself has withdrawn; the seat has gone to
    somebody else, or isn't open any more. `told`: he knows that, or need not be told.
    """

    seat: int
    user: int
    name: str
    asked: datetime
    until: datetime
    ended: Literal["", "declined", "lapsed", "withdrawn", "gone"] = ""
    told: bool = False
