"""`flotilla check`: whether the database is whole, and what is in it; exit code 0 if so. Changes nothing."""

from __future__ import annotations

import argparse
import sys
from itertools import groupby
from typing import Any


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "check", help="tell whether the database is whole, also while the bot runs", description=__doc__
    )
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Look and tell."""
    from bot.cli.configured import read_settings
    from bot.cli.report import tell_whether_whole
    from bot.tables.store.errors import Corrupt, StoreError
    from bot.tables.store.upkeep import check

    database = read_settings().database
    try:
        report = check(database)
    except StoreError as error:
        print(f"flotilla check: {error.what if isinstance(error, Corrupt) else error}", file=sys.stderr)
        return 1
    print(f"{database}: {report.size / 1e6:.1f} MB, schema {report.schema}")
    for game, rows in groupby(report.tables, key=lambda row: row[0]):
        print(f"{game}: {', '.join(f'{number} {status}' for _, status, number in rows)}")
    return tell_whether_whole(report)
