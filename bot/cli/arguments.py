"""What several subcommands share: the parser, a game with its options and seats, and how errors are told."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from pydantic import BaseModel, ValidationError

from engine.datafiles import DataError
from engine.game import Game
from engine.registry import GAMES, get
from engine.seating import Setup
from engine.setups import draws_first, usual_setup

LARGEST = 256 * 1024
"""Bytes of a file. Maps and scenarios are a tenth of it at most."""


class UsageError(Exception):
    """Something on the command line that can't be used: one sentence, exit code 2."""


class Parser(argparse.ArgumentParser):
    """A parser that tells what is wrong in one sentence, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which game, with what options, for how many and by which chance."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seed", metavar="S", default="1", help="any text; the same seed gives the same games (1)")
    parser.add_argument("--seats", metavar="K", type=int, help="number of players (the fewest that the game allows)")
    parser.add_argument("--first", metavar="K", type=int, help="the seat that begins, from 1 (drawn by lot)")
    parser.add_argument(
        "-o", dest="options", metavar="OPTION=VALUE", action="append", default=[], help="an option of the game"
    )


class Match(NamedTuple):
    """A game to be played: its options, and how it is set up."""

    game: Game
    options: Any
    setup: Setup


def read_match(args: argparse.Namespace) -> Match:
    """What the arguments of `add_game` say. Raises UsageError."""
    game = read_game(args.game)
    options = read_options(game, args.options)
    return Match(game, options, read_setup(game, options, args.seats, args.first))


def read_game(id: str) -> Game:
    """The game with this id. Raises UsageError."""
    try:
        return get(id)
    except KeyError:
        raise UsageError(f"there is no game {id!r}; the games are: {', '.join(GAMES)}") from None


def read_options(game: Game, pairs: Sequence[str]) -> Any:
    """The game's options from ``name=value`` pairs, the rest by default. Raises UsageError."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UsageError(f"-o {pair}: an option is written name=value")
        if name not in game.Options.model_fields:
            raise UsageError(f"{game.id} has no option {name!r}; {_known(game.Options)}")
        given[name] = _own(game, name, value.strip())
    try:
        return game.Options.model_validate_strings(given)
    except ValidationError as error:
        problem = error.errors(include_url=False)[0]
        name = ".".join(map(str, problem["loc"])) or "options"
        raise UsageError(f"option {name}: {problem['msg'].removeprefix('Value error, ')}") from None


def _own(game: Game, option: str, value: str) -> str:
    """The text of a file where one is named that the option takes, else the value as it is. Raises UsageError."""
    if option not in game.hooks.files or not value.endswith(".toml"):
        return value
    files, text = game.hooks.files[option], read_text(Path(value))
    try:
        files.read(value, text)
    except DataError as error:
        from bot.cli.faults import told  # only now: words take a while to load

        first, *more = told(value, error)
        raise UsageError(
            f"{first}{f' (and {len(more)} more, see flotilla {files.word} check)' if more else ''}"
        ) from None
    return text


def read_text(path: Path) -> str:
    """The text of a file. Raises UsageError for what can't be read, is too large or isn't UTF-8."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise UsageError(f"{path}: can't be read ({error.strerror})") from None
    if len(data) > LARGEST:
        raise UsageError(f"{path}: is too large: it has more than {LARGEST // 1024} KB")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UsageError(f"{path}:{line}: is not written in UTF-8") from None


def _known(options: type[BaseModel]) -> str:
    names = ", ".join(options.model_fields)
    return f"its options are: {names}" if names else "it has none"


def read_setup(game: Game, options: Any, seats: int | None, first: int | None) -> Setup:
    """How many play, and who begins. Raises UsageError for what the game doesn't allow."""
    allowed = sorted(game.seats(options))
    count = allowed[0] if seats is None else seats
    if count not in allowed:
        raise UsageError(f"{game.id} is for {' or '.join(map(str, allowed))} players, not {count}")
    if first is not None and not draws_first(game, options):
        raise UsageError(f"who begins {game.id} with these options is not to be chosen")
    if first is not None and not 1 <= first <= count:
        raise UsageError(f"--first must be 1 to {count}")
    return usual_setup(game, options, count, None if first is None else first - 1)
