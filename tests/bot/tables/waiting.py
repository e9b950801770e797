"""Waiting in a test for what other tasks do, without asking the clock."""

from __future__ import annotations

import asyncio

MOST = 100_000
"""So often it is looked whether something has happened: for longer than a test may take, on however busy a machine."""


async def until(condition):
    """Let the other tasks go on until this holds."""
    for _ in range(MOST):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise TimeoutError
