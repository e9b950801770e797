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


async def _execute(connection: Any, function: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """In place of what hands a statement over to the thread, and waits."""
    if not connection._running or not connection._connection:
        raise ValueError("Connection closed")
    try:
        return function(*given, **named)
    finally:
        await asyncio.sleep(0)


class _AtOnce:
    """In place of the queue to a connection's thread, which is opened and closed by it."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        if future is None:
            function()
            return
        try:
            future.set_result(function())
        except BaseException as error:
            future.set_exception(error)


class _Nobody:
    """In place of the thread."""

    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        """Nothing has to be done."""


def without_threads(patch: pytest.MonkeyPatch) -> None:
    """From now on what opens a database gets a connection that works in the loop's own thread."""
    patch.setattr(aiosqlite.core.Connection, "_execute", _execute)
    patch.setattr(aiosqlite.core, "SimpleQueue", _AtOnce)
    patch.setattr(aiosqlite.core, "Thread", _Nobody)
