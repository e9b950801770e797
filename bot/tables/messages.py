"""The messages that show a table: where they stand, what they ought to show, and which of them wait for each other."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

import msgspec

from bot.tables.model import Place

CARD = "card"
FORMER = "former"
"""The target of what is left of private messages to somebody who has lost his seat: it is no seat's any more."""
Lane: TypeAlias = tuple[Literal["card", "person", "opening", "leftover"], int]
"""Messages of one lane wait for each other: the cards of a channel, one person's private messages, those for which
a channel must be opened first, the older messages in a channel."""
JobKey: TypeAlias = tuple[int, str, int | None]
OPENING: Lane = ("opening", 0)


def seat_target(seat: int) -> str:
    """The delivery target of a seat's private messages."""
    return f"seat{seat}"


class Delivery(msgspec.Struct, frozen=True):
    """A message that shows a table: the card, or a seat's private one.

    `wanted` is the seq it ought to show and `shown` the one it shows. `posted_seq` is the seq at which the message was
    sent anew (-1: never): who owes since later has not been pinged. `goal` is where a card is to be posted anew.
    `sending` is the seq of a post that was begun and not yet recorded, `at` where a card went so. `posts`: how many
    posts were begun.
    """

    table: int
    target: str
    wanted: int
    shown: int = -1
    channel: int | None = None
    message: int | None = None
    posted: datetime | None = None
    posted_seq: int = -1
    sending: int | None = None
    at: Place | None = None
    posts: int = 0
    goal: Place | None = None
    failures: int = 0
    retry: datetime | None = None
    trouble: str | None = None

    @property
    def seat(self) -> int | None:
        """The seat whose private message it is, None for the card."""
        return None if self.target == CARD else int(self.target.removeprefix("seat"))


class Leftover(msgspec.Struct, frozen=True):
    """A message whose place another one has taken: it is to be reduced, or deleted.

    `until` is the seq that the next one began with, None where that isn't known. `reduced`: it is a line already, and
    its time is over.
    """

    table: int
    target: str
    channel: int
    message: int
    failures: int = 0
    until: int | None = None
    reduced: bool = False


class Job(msgspec.Struct, frozen=True):
    """A message that is to be seen to; `leftover` is the id of an older one. `lane` is whom or what it may wait for."""

    table: int
    target: str
    leftover: int | None
    lane: Lane

    @property
    def key(self) -> JobKey:
        """Which message it is."""
        return self.table, self.target, self.leftover
