"""`flotilla map check`: whether a game can be played on a map that somebody has drawn; exit code 0 if so."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel

from bot.cli.arguments import UsageError
from engine.datafiles import DataError, parse
from engine.registry import MAPS

LARGEST = 256 * 1024
"""Bytes. Maps are a hundredth of it."""


def _has_maps(game: str) -> str:
    if game not in MAPS:
        raise ValueError(f"{game!r} is no game with maps; there are: {', '.join(MAPS)}")
    return game


class Whose(BaseModel):
    """What a map's file says first: the game that it is for."""

    game: Annotated[str, AfterValidator(_has_maps)]


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    text = "say whether a game can be played on a map of your own"
    parser = subparsers.add_parser("map", help=text, description=f"{text[0].upper()}{text[1:]}.")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", required=True)
    check = commands.add_parser("check", help="tell what is wrong with a map, line by line", description=__doc__)
    check.add_argument("file", metavar="FILE", type=Path, help="the map, as a copy of the game's own map.toml")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read and tell."""
    name, text = str(args.file), read_text(args.file)
    try:
        holds = MAPS[parse(name, text, Whose).game](name, text)
    except DataError as error:
        print(error)
        return 1
    print(f"{name}: sound: {holds}")
    return 0


def read_text(path: Path) -> str:
    """The text of a file. Raises UsageError for what can't be read, is too large or isn't UTF-8."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise UsageError(f"{path}: can't be read ({error.strerror})") from None
    if len(data) > LARGEST:
        raise UsageError(f"{path}: is no map: it has more than {LARGEST // 1024} KB")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UsageError(f"{path}:{line}: is not written in UTF-8") from None
