"""Discord's errors: which of them mean something to the bot, and what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

import discord

from bot.tables.outlet import Busy, Closed, Crowded, Frozen, Lost, Missing, Refused

DELETED = 10008
WORN = 30046
"""Edited too often since it grew old. It can still be deleted."""
ARCHIVED = 50083
LOCKED = {ARCHIVED, 160005}
"""In a thread that is archived or locked."""
ANOTHERS = 50005
"""Another account's, that the bot had before."""
CROWDED = 40003
"""Channels for private messages opened too fast."""
CLOSED_DM = {50007, 50278}
"""Closed by the person, no server in common."""
UNKNOWN_CHANNEL = 10003
NO_CHANNEL = {UNKNOWN_CHANNEL, 50001}
"""Gone, or not this account's."""
WRITTEN_FULL = {20028, 20029}
"""The channel or the server takes no more messages for the moment."""
FORBIDDEN = 50013
HAS_THREAD = 160004
"""A thread has begun from this message already."""
TOO_BAD = {HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE}


@contextmanager
def plainly() -> Iterator[None]:
    """Discord's errors as the publisher knows them; others pass through and are tried again later."""
    try:
        yield
    except discord.RateLimited as error:
        raise Busy(error.retry_after) from error
    except discord.HTTPException as error:
        raise plain(error) from error


def plain(error: discord.HTTPException) -> Exception:
    """The same for one of them."""
    if error.code == DELETED:
        return Missing()
    if error.code in LOCKED or error.code in (WORN, ANOTHERS):
        return Frozen(archived=error.code == ARCHIVED)
    if error.code == CROWDED:
        return Crowded()
    if error.code in CLOSED_DM:
        return Closed()
    if error.code in WRITTEN_FULL or error.status == HTTPStatus.TOO_MANY_REQUESTS:
        return Busy(0)
    if isinstance(error, discord.NotFound | discord.Forbidden):
        return Lost(gone=error.code == UNKNOWN_CHANNEL)
    return Refused() if error.status in TOO_BAD else error
