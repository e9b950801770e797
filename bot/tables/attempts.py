"""Attempts to show a table that fail: how long the next one waits, and when there is none."""

from __future__ import annotations

from datetime import timedelta

import structlog

from bot.tables.messages import Delivery
from bot.tables.model import Table
from bot.tables.outlet import Closed, Lost, Refused

_log = structlog.get_logger(__name__)

BACK_OFF = timedelta(seconds=5)
LONGEST_BACK_OFF = timedelta(hours=1)
LOST_FOR = timedelta(hours=6)
"""How long a lost channel is left alone at first."""
GIVE_UP = 4
"""After so many attempts a lost channel is not asked again for a game that has ended, nor a message tried that Discord
doesn't take, nor a thread."""
PASSES = 20
"""A message that still lags after so many attempts in a row waits a little, so that the others get their turn."""
RETIREMENTS = 12
"""So many times an older message that can't be reduced is tried."""


def report(table: int, target: str, error: Exception, *, known: bool) -> None:
    """Log what kept a message from being shown; of what isn't known also where."""
    trace = None if known else error
    _log.warning("message failed", table=table, target=target, error=type(error).__name__, exc_info=trace)


def back_off(failures: int) -> timedelta:
    """How long the next attempt waits after so many that failed."""
    return doubled(BACK_OFF, failures, LONGEST_BACK_OFF)


def doubled(wait: timedelta, times: int, longest: timedelta) -> timedelta:
    """`wait`, so many times doubled, `longest` at most."""
    return min(wait * (1 << min(times, 10)), longest)


def given_up(table: Table, delivery: Delivery, error: Exception) -> bool:
    """Whether the message is tried no more until something changes at the table."""
    ended = table.status in ("over", "closed")
    hopeless = isinstance(error, Refused) or (ended and isinstance(error, Lost | Closed))
    return hopeless and delivery.failures >= GIVE_UP
