"""Where messages go, as the publisher sees it: what can be asked of the place, and what may come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.tables.messages import Delivery, Leftover
from bot.tables.model import Table


class Posted(msgspec.Struct, frozen=True):
    """Where a message was sent."""

    channel: int
    message: int


class Missing(Exception):
    """The message was deleted."""


class Frozen(Exception):
    """The message stands but can't be edited any more; `archived`: before its thread is opened again."""

    def __init__(self, *, archived: bool = False) -> None:
        super().__init__()
        self.archived = archived


class Lost(Exception):
    """The channel is lost: it is `gone`, or the rights in it are; `locked`: it is a thread that takes no messages."""

    def __init__(self, *, locked: bool = False, gone: bool = False) -> None:
        super().__init__()
        self.locked = locked
        self.gone = gone


class Closed(Exception):
    """The person takes no DMs."""


class Unknown(Exception):
    """The person's DM channel isn't where it was: it is to be opened anew."""


class Refused(Exception):
    """Such a message is never taken: trying it again is of no use."""


class Busy(Exception):
    """Not now: try again after so many seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(retry_after)
        self.retry_after = retry_after


class Crowded(Exception):
    """DM channels were opened too fast: none is to be opened for a while."""


class Outlet(Protocol):
    """Where messages go. Every call may raise the errors above; another error may have come before or after sending."""

    async def post(self, table: Table, delivery: Delivery, ping: tuple[int, ...]) -> Posted:
        """Send a new message, with a ping for these seats; a card goes to `delivery.at`."""

    async def present(self, table: Table, users: Sequence[int]) -> dict[int, bool]:
        """Whether these people are in the table's server, without those of whom that can't be said. Raises nothing."""

    async def edit(self, table: Table, delivery: Delivery) -> None:
        """Bring the message up to date."""

    async def retire(self, table: Table, leftover: Leftover) -> bool:
        """Reduce an older message to a line, or delete it (as one that is a line already). Whether a line is left."""

    async def open_thread(self, table: Table, delivery: Delivery) -> int | None:
        """Open a thread from the card's message, or find the one that began from it; its id. None where the bot may not
        open one, or there can't be one.
        """

    async def find(self, table: Table, delivery: Delivery) -> Posted | None:
        """The message that was sent for `delivery.sending` before a crash, if it was."""
