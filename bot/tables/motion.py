"""What a seat of a running game asks of all others, and the pause that may come of it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

KINDS = ("draw", "close", "pause", "resume", "extra", "wait")
"""What may be asked at any table; a game may have more (`Hooks.asks`)."""
UNSEAT = "unseat"
"""What only a moderator may ask of those he plays with: that somebody loses his seat."""


class Motion(msgspec.Struct, frozen=True):
    """Something that is done as soon as all who are there agree.

    `kind`: one of `KINDS` or a word of the game's. `by`: the seat that asks; `seq`: the table's then, by which answers
    find it; `asked`: when; `turns`: so many turns of its own the asker had ended. `yes`: who has agreed, the asker
    among them. `days`: how long a pause is to be. It lapses at `until`. What has `ended` is told until then, and what
    is ``past`` is told no more: it is kept as the same seat can't ask again so soon. `about`: the seat that somebody is
    to lose, who has no vote on it; -1 where it is about none. `moderated`: asked by a moderator as such, who has given
    that `reason`, "" for none.
    """

    kind: str
    by: int
    seq: int
    asked: datetime
    turns: int
    until: datetime
    yes: tuple[int, ...]
    days: int = 0
    ended: Literal["", "agreed", "declined", "lapsed", "past"] = ""
    about: int = -1
    moderated: bool = False
    reason: str = ""


class Pause(msgspec.Struct, frozen=True):
    """Clocks stand still `since` then, at most `until` then; `seats` were there when it began.

    `moderated`: by a moderator alone, for that `reason` ("" for none); none of those who play ends it. `empty`: as long
    as nobody takes a seat that he has made empty.
    """

    since: datetime
    until: datetime
    seats: tuple[int, ...]
    moderated: bool = False
    reason: str = ""
    empty: bool = False
