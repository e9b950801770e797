"""The bot thinks and draws in the test's own thread: what it asks of a process or a pool is done at once."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

import pytest

from bot import pictures
from bot.tables import thinking, worker


class _AtOnce(Executor):
    """In place of the process in which it thinks, and of the threads that draw."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args))
        except Exception as error:
            future.set_exception(error)
        return future


def without_worker(patch: pytest.MonkeyPatch) -> None:
    """From now on no process is begun, which takes half a second: `tests/bot/tables/test_worker.py` has real ones."""
    patch.setattr(worker, "process", _AtOnce)
    patch.setattr(thinking, "think", thinking.thought)


def without_pool(patch: pytest.MonkeyPatch) -> None:
    """From now on pictures are drawn without threads: where each is drawn once, tests waited for little but them."""
    patch.setattr(pictures, "_pool", _AtOnce())
