"""The time, for subcommands that need it; nothing of a game depends on it."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """Aware UTC."""
    return datetime.now(UTC)  # noqa: TID251
