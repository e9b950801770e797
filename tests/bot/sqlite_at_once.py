"""SQLite without threads: what is asked of a database is done at once, and its answer comes with the loop's next turn.

aiosqlite hands each statement to a thread of its own and waits until that has called back. In a simulated Discord, with
its few rows, more time went into these handovers than into all statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest

call_soon = asyncio.BaseEventLoop.call_soon
"""What a simulated Discord may have put a wrapper around: an answer of the database's thread is no work of the bot."""


class _AtOnce:
    """In place of the queue to a connection's thread."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        try:
            result, then = function(), aiosqlite.core.set_result
        except BaseException as error:
            result, then = error, aiosqlite.core.set_exception
        if future is not None:
            call_soon(future.get_loop(), then, future, result)  # type: ignore[arg-type]


class _Nobody:
    """In place of the thread."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        """Nothing has to be done."""


def without_threads(patch: pytest.MonkeyPatch) -> None:
    """From now on what opens a database gets a connection that works in the loop's own thread."""
    patch.setattr(aiosqlite.core, "SimpleQueue", _AtOnce)
    patch.setattr(aiosqlite.core, "Thread", _Nobody)
