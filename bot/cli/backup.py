"""`flotilla backup`: a copy of the database, checked, also while the bot runs; exit code 0 if all of it is whole."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from bot.cli.arguments import UsageError


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("backup", help="copy the database, also while the bot runs", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="where to; must not be there yet")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and check."""
    file: Path = args.file
    if str(file) == "-":
        raise UsageError("backup writes a file, so that it can check it: name one")
    if file.exists():
        raise UsageError(f"{file} is there already: name a new file")
    if not file.parent.is_dir():
        raise UsageError(f"{file}: there is no directory {file.parent}")
    from bot.cli.configured import read_settings
    from bot.cli.report import tell_whether_whole
    from bot.tables.store.errors import StoreError
    from bot.tables.store.upkeep import back_up

    database = read_settings().database
    try:
        report = back_up(database, file)
    except StoreError as error:
        print(f"flotilla backup: {error}", file=sys.stderr)
        return 1
    print(f"{file}: {report.size / 1e6:.1f} MB, copied")
    return tell_whether_whole(report)
