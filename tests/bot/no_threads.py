"""The database of a simulated Discord's bot without the threads of aiosqlite.

A statement waits for the next turn of the event loop, as it does where a thread answers it, but none has to be woken:
with thousands of small statements that took longer than the statements. What several threads may do to each other is a
matter of `tests/bot/tables`, where they are as in the running bot.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest


class AtOnce:
    """A queue of what a connection is to do, which does it when it is put in."""

    def put_nowait(self, asked: tuple[Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        try:
            answer, result = aiosqlite.core.set_result, function()
        except Exception as error:
            answer, result = aiosqlite.core.set_exception, error
        if future is not None:
            future.get_loop().call_soon(answer, future, result)


def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on connections to databases have no threads."""
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", AtOnce)
    monkeypatch.setattr(aiosqlite.core, "_connection_worker_thread", lambda _: None)
