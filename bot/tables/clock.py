"""A table's clock, what is due by it, and what those who play are asked because of it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias, get_args

import msgspec

HOUR = 3600
DAY = 24 * HOUR

AtZero: TypeAlias = Literal["ask", "autopilot", "lose"]
"""What happens when a seat's clock is at zero: the others decide, the usual move is made for it, or it has lost."""
Stop: TypeAlias = Literal["lost", "paused", "away"]
"""What keeps the clock of somebody who owes something from running: the card's channel is lost, there is a pause, he
has said that he is away."""

AwayAs: TypeAlias = Literal["held", "waited", "piloted", "back"]
"""What holds for somebody who is away: the game waits for some time, or for as long as he is so; the usual moves are
made meanwhile; it is over."""
AskKind: TypeAlias = Literal["without", "autopilot", "silent", "close", "left"]
DueKind: TypeAlias = Literal[
    "zero", "auto", "late", "lost", "ask", "nobody", "team", "silent", "remind", "vote", "pause", "take", "empty",
    "left", "hold", "away",
]  # fmt: skip
"""A clock is at zero, a move of the autopilot is due, a late seat was waited for long enough, a lost channel stops no
clock any longer, an ask lapses, nobody is left who plays, nobody of a team is, nobody has moved for long, somebody is
to be reminded, something comes of a vote, a pause is over, the opponent was waited for who is to agree to a
substitute, a seat without which the game stands still was empty for long enough, somebody who has left the server was
waited for, somebody who is away was waited for long enough, or is away no longer."""


class Clock(msgspec.Struct, frozen=True):
    """Seconds in each seat's bank at the start, those added for each turn of its own, and the most that it may hold."""

    start: int
    add: int
    cap: int


CLOCKS: dict[str, Clock] = {
    "quick": Clock(DAY, 4 * HOUR, 3 * DAY),
    "brisk": Clock(3 * DAY, 12 * HOUR, 5 * DAY),
    "steady": Clock(3 * DAY, 36 * HOUR, 10 * DAY),
    **{f"{days}d": Clock(days * DAY, days * DAY, days * DAY) for days in (1, 2, 3, 5, 7, 10, 14)},
}
"""The clocks that can be chosen, by name."""
USUAL = "steady"
NONE = "none"
"""The name of no clock."""
NAMES = (*CLOCKS, NONE)
RULES = ("usual", *get_args(AtZero))
"""The names of what can be chosen to happen at zero; "usual": what is usual in such a game."""


def rule_of(name: str) -> AtZero | None:
    """What happens at zero, by its name; None for what is usual. Raises KeyError for a name that isn't known."""
    known: dict[str, AtZero | None] = {"usual": None, **{rule: rule for rule in get_args(AtZero)}}
    return known[name]


def named(name: str) -> Clock | None:
    """The clock with this name; None for `NONE`. Raises KeyError for a name that isn't known.

    >>> named("brisk").cap // DAY
    5
    """
    return None if name == NONE else CLOCKS[name]


def name_of(clock: Clock | None) -> str:
    """The name of a clock; "" for one that a later or an earlier release knew.

    >>> name_of(named("3d")), name_of(None), name_of(Clock(1, 2, 3))
    ('3d', 'none', '')
    """
    if clock is None:
        return NONE
    return next((name for name, known in CLOCKS.items() if known == clock), "")


def aside_time(clock: Clock) -> int:
    """Seconds that a seat has for all questions together that it is asked in one turn of another."""
    return DAY // 4 if clock == CLOCKS["quick"] else DAY


class Ask(msgspec.Struct, frozen=True):
    """Something that needs the yes of others who play: to go on `without` a seat, to let the third `autopilot` of a
    table make a seat's moves, to `close` a table at which nobody has moved for long. `silent`: that may be asked;
    `left`: of two who play against each other one has left the server, and the other may take the win.

    `seat`: whom it is about (-1: the table); `by`: who asks, or wouldn't have it closed (-1: the bot); `yes`: the seats
    that have agreed. It lapses at `until`. What has come to nothing has `ended`, and is told until `until`.
    """

    kind: AskKind
    seat: int
    by: int
    seq: int
    until: datetime
    yes: tuple[int, ...] = ()
    ended: Literal["", "declined", "lapsed"] = ""


class Due(msgspec.Struct, frozen=True):
    """What has its time at a table, or at one of its seats (-1: the table as a whole): one of a kind.

    `number` is that of the question that it is about, -1 for none.
    """

    table: int
    seat: int
    kind: DueKind
    number: int
    time: datetime
