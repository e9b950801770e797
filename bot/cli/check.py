"""`flotilla check`: whether the database is whole, and what is in it; exit code 0 if so. Changes nothing."""

from __future__ import annotations

import argparse
import sys
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import read_settings

if TYPE_CHECKING:
    from bot.tables.store.upkeep import Report


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "check", help="tell whether the database is whole, also while the bot runs", description=__doc__
    )
    parser.set_defaults(run=run)


def run(_args: argparse.Namespace) -> int:
    """Look and tell."""
    database = read_settings().database

    from bot.tables.store.errors import Corrupt, StoreError
    from bot.tables.store.upkeep import check

    try:
        report = check(database)
    except StoreError as error:
        print(f"flotilla check: {error.what if isinstance(error, Corrupt) else error}", file=sys.stderr)
        return 1
    print(f"{database}: {report.size / 1e6:.1f} MB, schema {report.schema}")
    for game, rows in groupby(report.tables, key=lambda row: row[0]):
        print(f"{game}: {', '.join(f'{number} {status}' for _, status, number in rows)}")
    return tell_whether_whole(report)


def tell_whether_whole(report: Report) -> int:
    """Say what isn't as it should be, and whether all is; the exit code."""
    if report.unreadable:
        print(f"not to be read by these rules: tables {', '.join(map(str, report.unreadable))}")
    for fault in report.faults:
        print(f"damaged: {fault}")
    print("whole" if report.whole else "NOT whole")
    return 0 if report.whole else 1
