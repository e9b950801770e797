"""A sign of life for health checks: a file that a running, connected bot touches every two minutes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import structlog

from bot.rights import PRIVATE

log = structlog.get_logger()
EVERY = 120
"""Seconds between two touches."""
STALE = 3 * EVERY
"""Seconds after which the sign counts as gone: a reconnect to Discord may take some."""
AHEAD = 10
"""Seconds that the sign may lie in the future. More, after the clock was set back, would let a dead bot look alive."""


def path_for(database: Path) -> Path:
    """Where the sign is: beside the database, which is the one place that the bot surely may write to."""
    return database.with_name(database.name + ".alive")


class Heartbeat:
    """Touches `path` while the event loop turns and `alive` says yes. No task waits in between."""

    def __init__(self, path: Path, alive: Callable[[], bool]) -> None:
        self.path = path
        self.alive = alive
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin; needs a running event loop."""
        self._beat()

    def stop(self) -> None:
        """End and take the sign away: a bot that was stopped isn't healthy."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self.path.unlink(missing_ok=True)

    def _beat(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._beat)
        if self.alive():
            try:
                self.path.touch(PRIVATE)
                self.path.chmod(PRIVATE)  # whoever made the file
            except OSError as error:
                log.warning("no sign of life can be given", reason=str(error))
