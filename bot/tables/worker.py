"""The process in which the bot thinks: begun when it is needed, begun anew when it was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.tables import thinking

T = TypeVar("T")


class Process(Executor):
    """One process, begun from nothing: it has no copy of what the bot has in its memory.

    To begin it takes tens of milliseconds, for which nobody shall wait: a thread does, one thing after the other.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "worker")
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Have it done. Where the process was lost while there was nothing to do, or one can't be begun, another is."""
        return self._thread.submit(self._done, partial(work, *args, **kwargs))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the process at once, whatever it does."""
        self._stopped = True
        if (pool := self._pool) is not None:
            _end(pool)
        self._thread.shutdown(wait, cancel_futures=cancel_futures)

    def _done(self, work: Callable[[], T]) -> T:
        try:
            thought = self._given(work)
        except (BrokenExecutor, OSError, RuntimeError):
            thought = self._given(work)
        return thought.result()

    def _given(self, work: Callable[[], T]) -> Future[T]:
        pool = self._pool
        if pool is None:
            pool = self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=thinking.begin)
        if self._stopped:
            _end(pool)
        try:
            return pool.submit(work)
        except (BrokenExecutor, OSError, RuntimeError):  # it would keep the work, and do it before any other
            self._pool = None
            _end(pool)
            raise


def _end(pool: ProcessPoolExecutor) -> None:
    """End a process; the pool itself can only wait until it is done, and so would the end of this one."""
    processes = pool._processes  # one that is just begun comes to them before the pool is shut
    pool.shutdown(wait=False, cancel_futures=True)  # from now on none is begun
    for each in list((processes or {}).values()):
        each.kill()


class Worker:
    """Has things done in a process; `begin` gives it, None for a real one."""

    def __init__(self, begin: Callable[[], Executor] | None = None) -> None:
        self._begin = begin or Process
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
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._stopped = True
        self.renew()
