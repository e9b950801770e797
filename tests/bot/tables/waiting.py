"""Waiting in a test for what other tasks do, without asking the clock."""

from __future__ import annotations

import asyncio


async def until(condition):
    """Let the other tasks go on until this holds."""
    for _ in range(5000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise TimeoutError
