"""`flotilla restore`: put a backup in the place of the database, which is kept under another name."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from bot.cli.arguments import UsageError


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "restore", help="put a backup in the place of the database of a stopped bot", description=__doc__
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup; - reads it from the standard input")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check and replace."""
    file: Path = args.file
    piped = str(file) == "-"
    if piped and sys.stdin.isatty():
        raise UsageError("- reads the backup from the standard input: flotilla restore - < FILE")
    if not piped and not file.is_file():
        raise UsageError(f"{file}: there is no such file")
    from bot.cli.configured import read_settings
    from bot.cli.report import tell_whether_whole
    from bot.tables.store.errors import StoreError
    from bot.tables.store.upkeep import check, restore

    database = read_settings().database
    if not piped and database.exists() and file.samefile(database):
        raise UsageError(f"{file} is the database itself")

    try:
        aside = restore(database, sys.stdin.buffer if piped else file)
        report = check(database)
    except StoreError as error:
        print(f"flotilla restore: {error}", file=sys.stderr)
        return 1
    print(f"{database}: restored")
    if aside is not None:
        print(f"{aside}: what was there before")
    return tell_whether_whole(report)
