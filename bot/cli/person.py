"""`flotilla person`: what is stored of somebody, to be told or forgotten, also while the bot runs."""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any

from bot.cli.arguments import UsageError

LARGEST = 2**63 - 1
"""Of an id that the database can hold."""
SHOWN = 20
"""So many tables are named."""


def add_parser(subparsers: Any) -> None:
    """Add the subcommand with its own two."""
    parser = subparsers.add_parser(
        "person", help="tell what is stored of somebody, or forget it, also while the bot runs", description=__doc__
    )
    parser.add_argument("id", metavar="ID", help="of the Discord account")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", required=True)
    told = "print all that is stored of this person as JSON, without secrets of games and of others"
    export = commands.add_parser("export", help=told, description=f"{told[0].upper()}{told[1:]}.")
    export.set_defaults(run=run_export)
    text = "delete what is stored of this person, as they can have it done themselves by /settings"
    forget = commands.add_parser("forget", help=text, description=f"{text[0].upper()}{text[1:]}.")
    games = "delete the ended games where they played too, for the other players as well"
    forget.add_argument("--games", action="store_true", help=games)
    forget.set_defaults(run=run_forget)


def run_export(args: argparse.Namespace) -> int:
    """Print the export."""
    user = _id(args.id)
    from bot.cli.configured import read_settings
    from bot.tables.store.errors import StoreError
    from bot.tables.store.export import export

    try:
        found = export(read_settings().database, user)
    except StoreError as error:
        print(f"flotilla person: {error}", file=sys.stderr)
        return 1
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 0


def run_forget(args: argparse.Namespace) -> int:
    """Forget, and say what that meant."""
    user = _id(args.id)
    import asyncio

    from bot.cli.clock import now
    from bot.cli.configured import read_settings
    from bot.tables.store.errors import StoreError
    from bot.tables.store.forgetting import forget

    database = read_settings().database
    try:
        done = asyncio.run(forget(database, user, now(), games=args.games))
    except StoreError as error:
        print(f"flotilla person: {error}", file=sys.stderr)
        return 1
    games = f"{done.deleted} games deleted, " if args.games else ""
    if done.waiting:
        numbers = ", ".join(map(str, done.waiting[:SHOWN]))
        more = " and more" if len(done.waiting) > SHOWN else ""
        print(
            f"{user}: {games}still sits at tables {numbers}{more}; noted: the bot gives these seats up and forgets the"
            " person within a minute, or as soon as it is started"
        )
        return 0
    if not (done.known or done.deleted or done.nameless):
        print(f"{user}: there was no profile and no seat; whatever else was theirs is forgotten")
        return 0
    print(f"{user}: forgotten; {games}{done.nameless} games stay without the name")
    return 0


def _id(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", text) or not 0 < int(text) <= LARGEST:
        raise UsageError(f"{text}: the id of a Discord account is a number such as 80351110224678912")
    return int(text)
