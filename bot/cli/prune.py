"""`flotilla prune`: delete tables that ended long ago, also while the bot runs; without --delete count them only."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from datetime import timedelta
from typing import Any

from bot.cli.arguments import UsageError

MOST = 36500


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "prune", help="delete tables that ended long ago, also while the bot runs", description=__doc__
    )
    older = "tables that have ended and at which nothing has happened for so many days"
    parser.add_argument("--older-than", metavar="DAYS", type=int, required=True, help=older)
    parser.add_argument("--delete", action="store_true", help="delete them; without this they are counted only")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count, and delete where that is asked for."""
    if not 1 <= args.older_than <= MOST:
        raise UsageError(f"--older-than must be 1 to {MOST} days")
    import asyncio

    from bot.cli.clock import now
    from bot.cli.configured import read_settings
    from bot.tables.store.errors import StoreError
    from bot.tables.store.pruning import ended_before, prune

    database = read_settings().database
    try:
        tables = ended_before(database, now() - timedelta(days=args.older_than))
        counts = Counter(table.game for table in tables)
        by_game = "".join(f", {number} of {game}" for game, number in sorted(counts.items()))
        print(f"{database}: {_tables(len(tables))} ended, nothing in {args.older_than} days{by_game}")
        if not args.delete:
            if tables:
                print("nothing was deleted; --delete deletes them for good, for all who played: back up first")
            return 0
        deleted = asyncio.run(prune(database, [table.id for table in tables]))
    except StoreError as error:
        print(f"flotilla prune: {error}", file=sys.stderr)
        return 1
    print(f"{_tables(deleted)} deleted")
    return 0


def _tables(number: int) -> str:
    return "1 table" if number == 1 else f"{number} tables"
