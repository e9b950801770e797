"""The command line. Without a subcommand it runs the bot."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from bot.cli import backup, check, doctor, files, health, person, picture, prune, restore, simulate
from bot.cli.arguments import Parser, UsageError

TRYOUT_PARTS = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")
"""What the try-out needs beyond the bot: the package's extra `tryout`."""

LOCALES = ("en-US", "ru", "uk")


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the arguments (those of the process) ask for; the exit code."""
    try:
        args = parser().parse_args(argv)
        code: int = args.run(args)
        return code
    except UsageError as error:
        print(f"flotilla: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # the reader of a pipe has left; no traceback, and none when stdout is flushed at exit
        sys.stderr.close()
        return 1


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = Parser(
        prog="flotilla",
        usage="%(prog)s [-h] [COMMAND ...]",
        description="Sea board games played by post in Discord. Without a command it runs the bot; without a token, "
        "the try-out.",
    )
    parser.set_defaults(run=run_bot)
    subparsers = parser.add_subparsers(prog="flotilla", metavar="COMMAND", title="commands")
    simulate.add_parser(subparsers)
    picture.add_parser(subparsers)
    for word in files.WORDS:
        files.add_parser(subparsers, word)
    health.add_parser(subparsers)
    for command in (backup, restore, check, prune, person, doctor):
        command.add_parser(subparsers)
    add_tryout(subparsers)
    return parser


def add_tryout(subparsers: Any) -> None:
    """The try-out's arguments. Its parts are loaded only when it runs."""
    text = "try the bot in the browser, on a simulated Discord and a throw-away database"
    tryout = subparsers.add_parser("tryout", help=text, description=f"{text[0].upper()}{text[1:]}.")
    tryout.add_argument("--port", metavar="N", type=int, default=8800, help="of its first page (8800, or a free one)")
    tryout.add_argument("--locale", metavar="L", help="Discord language of all members: en-US, ru or uk")
    tryout.add_argument("--seed", metavar="S", help="any text; the same seed deals the same games")
    tryout.set_defaults(run=run_tryout)


def run_tryout(args: argparse.Namespace) -> int:
    """Open the try-out."""
    missing = [part for part in TRYOUT_PARTS if find_spec(part) is None]
    if missing:
        raise UsageError(f"the try-out needs {', '.join(missing)}: install flotilla[tryout]")
    if not 0 <= args.port <= 65535:
        raise UsageError("--port must be 0 to 65535")
    if args.locale not in (None, *LOCALES):
        raise UsageError(f"--locale must be one of: {', '.join(LOCALES)}")
    from bot import logs
    from bot.tryout import serve

    logs.set_up("WARNING")
    return serve(args.port, args.locale, args.seed)


def run_bot(_args: argparse.Namespace) -> int:
    """Run the bot, or the try-out where there is no token but everything for trying."""
    from bot.cli.configured import read_settings

    found = read_settings()
    if found.token is None:
        if any(find_spec(part) is None for part in TRYOUT_PARTS):
            raise UsageError("DISCORD_TOKEN is not set: the bot needs its token, see .env.example")
        print(
            "DISCORD_TOKEN is not set, so this is the try-out: a simulated Discord, nothing is kept.", file=sys.stderr
        )
        return main(["tryout"])
    from bot.tables.store.files import make_directory

    try:
        make_directory(found.database.parent)
    except OSError as error:
        raise UsageError(f"FLOTILLA_DATABASE: {found.database.parent} can't be made ({error.strerror})") from None
    from bot import logs
    from bot.client import run

    logs.set_up(found.log_level, found.log_format)
    return run(found)


if __name__ == "__main__":
    sys.exit(main())
