"""`flotilla scenario`, `map`, `board`: files of one's own, from a template, and whether they can be played."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, create_model

from bot.cli.arguments import UsageError, read_game, read_setup, read_text
from bot.cli.picture import checked_out, draw_to
from engine.datafiles import DataError, parse
from engine.registry import GAMES, takers

WORDS = tuple(dict.fromkeys(files.word for game in GAMES.values() for files in game.hooks.files.values()))
"""What such files are called."""


def add_parser(subparsers: Any, word: str) -> None:
    """Add the subcommand for a kind of files."""
    text = f"write a {word} of your own, and say whether it can be played"
    parser = subparsers.add_parser(word, help=text, description=f"{text[0].upper()}{text[1:]}.")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", required=True)
    about = f"write a small {word} to a new file, to start from"
    new = commands.add_parser("new", help=about, description=f"{about[0].upper()}{about[1:]}.")
    new.add_argument("file", metavar="FILE", type=Path, help="where to write it")
    new.add_argument("--game", metavar="GAME", choices=list(takers(word)), default=next(iter(takers(word))))
    new.set_defaults(run=write, word=word)
    about = f"tell what is wrong with a {word}, line by line"
    check = commands.add_parser(
        "check", help=about, description=f"{about[0].upper()}{about[1:]}; exit code 0 if nothing."
    )
    check.add_argument("file", metavar="FILE", type=Path, help=f"the {word}")
    check.add_argument("out", metavar="OUT.png", type=Path, nargs="?", help="where to draw how a game with it begins")
    check.set_defaults(run=run, word=word)


def write(args: argparse.Namespace) -> int:
    """Write a template."""
    files = read_game(args.game).hooks.files[takers(args.word)[args.game]]
    try:
        with args.file.open("x", encoding="utf-8") as file:
            file.write(files.template)
    except FileExistsError:
        raise UsageError(f"{args.file}: there is such a file already") from None
    except OSError as error:
        raise UsageError(f"{args.file}: can't be written ({error.strerror})") from None
    print(f"{args.file}: written; change it, then: flotilla {args.word} check {args.file} {args.file.stem}.png")
    return 0


def run(args: argparse.Namespace) -> int:
    """Read and tell; draw what is sound."""
    from bot.cli.faults import about, told

    name, out = str(args.file), args.out
    if out is not None:
        checked_out(out)
    text = read_text(args.file)
    try:
        id: str = parse(name, text, _whose(args.word)).model_dump()["game"]
        game, option = read_game(id), takers(args.word)[id]
        found = game.hooks.files[option].read(name, text)
    except DataError as error:
        print("\n".join(told(name, error)))
        return 1
    print(f"{name}: sound: {about(id, found)}")
    if out is not None:
        options = game.Options(**{option: text})
        setup = read_setup(game, options, None, None)
        draw_to(out, id, game.view(game.new(setup, options, Random("1/0")), None), setup.seats)
    return 0


def _whose(word: str) -> type[BaseModel]:
    """What such a file says first: the game that it is for."""
    known = takers(word)

    def check(game: str) -> str:
        if game not in known:
            raise ValueError(f"{game!r} is no game with {word}s; there are: {', '.join(known)}")
        return game

    return create_model("Whose", game=(Annotated[str, AfterValidator(check)], ...))
