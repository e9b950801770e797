"""`flotilla map check`, `flotilla scenario check`: whether a game can be played with a file of one's own."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple

from pydantic import AfterValidator, BaseModel, create_model

from bot.cli.arguments import read_game, read_setup, read_text
from bot.cli.picture import checked_out, draw_to
from engine.datafiles import DataError, parse
from engine.registry import MAPS, SCENARIOS


class Kind(NamedTuple):
    """A kind of files: what checks them by game, and what its file is, for the help."""

    checks: Mapping[str, Callable[[str, str], str]]
    file: str
    whose: type[BaseModel]
    """What such a file says first: the game that it is for."""


def _kind(word: str, checks: Mapping[str, Callable[[str, str], str]], file: str) -> Kind:
    def known(game: str) -> str:
        if game not in checks:
            raise ValueError(f"{game!r} is no game with {word}s; there are: {', '.join(checks)}")
        return game

    return Kind(checks, file, create_model("Whose", game=(Annotated[str, AfterValidator(known)], ...)))


KINDS = {
    "map": _kind("map", MAPS, "the map, as a copy of the game's own map.toml"),
    "scenario": _kind("scenario", SCENARIOS, "the scenario, as a copy of one of the game's own"),
}


def add_parser(subparsers: Any, word: str) -> None:
    """Add the subcommand for a kind of files."""
    text = f"say whether a game can be played with a {word} of your own"
    parser = subparsers.add_parser(word, help=text, description=f"{text[0].upper()}{text[1:]}.")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", required=True)
    told = f"tell what is wrong with a {word}, line by line"
    check = commands.add_parser("check", help=told, description=f"{told[0].upper()}{told[1:]}; exit code 0 if nothing.")
    check.add_argument("file", metavar="FILE", type=Path, help=KINDS[word].file)
    if word == "scenario":
        draws = "where to draw how a game of it begins"
        check.add_argument("out", metavar="OUT.png", type=Path, nargs="?", help=draws)
    check.set_defaults(run=run, word=word, out=None)


def run(args: argparse.Namespace) -> int:
    """Read and tell; draw what is sound."""
    kind, name, out = KINDS[args.word], str(args.file), args.out
    if out is not None:
        checked_out(out)
    text = read_text(args.file)
    try:
        game: str = parse(name, text, kind.whose).model_dump()["game"]
        holds = kind.checks[game](name, text)
    except DataError as error:
        print(error)
        return 1
    print(f"{name}: sound: {holds}")
    if out is not None:
        rules = read_game(game)
        options = rules.Options(scenario=text)
        setup = read_setup(rules, options, None, None)
        draw_to(out, game, rules.view(rules.new(setup, options, Random("1/0")), None), setup.seats)
    return 0
