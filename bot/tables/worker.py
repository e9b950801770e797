"""The process in which the bot thinks: begun when it is needed, begun anew when it was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.tables import thinking

T = TypeVar("T")


def process() -> ProcessPoolExecutor:
    """One process, begun from nothing: it has no copy of what the bot has in its memory."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=thinking.begin)


class Worker:
    """Has things done in a process; `begin` gives it, None for a real one."""

    def __init__(self, begin: Callable[[], Executor] | None = None) -> None:
        self._begin = begin or process
        self._pool: Executor | None = None
        self._stopped = False

    def submit(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T] | None:
        """Have it done; None where nothing is done any more. What can't even be begun has failed."""
        if self._stopped:
            return None
        failure: Exception
        for _ in range(2):  # the process may have been lost while there was nothing to do
            try:
                return self._submit(work, *args)
            except (BrokenExecutor, OSError, RuntimeError) as error:  # the others: none can be begun, nor a thread
                self.renew()
                failure = error
        failed: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        failed.set_exception(failure)
        return failed

    def _submit(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        if self._pool is None:
            self._pool = self._begin()
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def renew(self) -> None:
        """The process is lost: the next thing to do begins another one."""
        # the pool itself can only wait until it is done, and so would the end of this process
        for each in list((getattr(self._pool, "_processes", None) or {}).values()):
            each.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._stopped = True
        self.renew()
