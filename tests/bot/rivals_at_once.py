"""The bot thinks in the test's own process: what it is asked is answered at once."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

import pytest

from bot.tables import thinking, worker


class _AtOnce(Executor):
    """In place of the process in which it thinks."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args))
        except Exception as error:
            future.set_exception(error)
        return future


def without_worker(patch: pytest.MonkeyPatch) -> None:
    """From now on no process is begun, which takes half a second: `tests/bot/tables/test_worker.py` has real ones."""
    patch.setattr(worker, "Process", _AtOnce)
    patch.setattr(thinking, "think", thinking.thought)
