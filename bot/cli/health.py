"""`flotilla health`: whether a bot with these settings is running and connected; exit code 0 if so (for containers)."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("health", help="tell whether the bot is running and connected", description=__doc__)
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Look at the sign of life."""
    from bot.cli.configured import read_settings
    from bot.heartbeat import AHEAD, STALE, path_for

    path = path_for(read_settings().database)
    try:
        touched = path.stat().st_mtime
    except OSError:
        print(f"flotilla health: no sign of life at {path}", file=sys.stderr)
        return 1
    # file times can be compared with this clock alone, and nothing of a game depends on it
    age = time.time() - touched  # noqa: TID251
    if age < -AHEAD:
        print(f"flotilla health: the sign of life is {-age:.0f} s ahead of the clock", file=sys.stderr)
        return 1
    if age > STALE:
        print(f"flotilla health: the last sign of life is {age:.0f} s old", file=sys.stderr)
        return 1
    print(f"alive {max(age, 0):.0f} s ago")
    return 0
