"""`flotilla picture`: the picture of a position after some random moves, as everybody or as one seat sees it."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

from bot.cli.arguments import UsageError, add_game, read_match
from bot.cli.playout import play
from engine.game import View
from engine.values import Seat


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("picture", help="draw a position as a PNG file", description=__doc__)
    add_game(parser)
    parser.add_argument("--after", metavar="N", type=int, default=0, help="random actions to play first (0)")
    parser.add_argument("--seat", metavar="K", type=int, help="the seat that looks, from 1; without it a spectator")
    parser.add_argument("out", metavar="OUT.png", type=Path, help="where to write it; further pictures get a number")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, draw, write."""
    game, options, setup = read_match(args)
    seats = setup.seats
    if args.after < 0:
        raise UsageError("--after must not be negative")
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise UsageError(f"--seat must be 1 to {seats}")
    checked_out(args.out)
    state = None
    for count, step in enumerate(play(game, setup, options, Random(f"{args.seed}/0"), lambda: 0.0)):
        state = step.state
        if count == args.after:
            break
    draw_to(args.out, game.id, game.view(state, None if args.seat is None else args.seat - 1), seats)
    return 0


def checked_out(out: Path) -> None:
    """Raises UsageError for what is no name of a picture."""
    if out.suffix.lower() != ".png":
        raise UsageError(f"{out}: the file's name must end in .png")


def draw_to(out: Path, game: str, view: View, seats: int) -> None:
    """Draw a position; what was written is told. Raises UsageError for what can't be written."""
    from render import draw  # after the arguments were read: Pillow takes a while to load

    names = tuple(Seat(seat).token for seat in range(seats))
    for number, picture in enumerate(draw(game, view, names), start=1):
        path = out if number == 1 else out.with_stem(f"{out.stem}-{number}")
        try:
            path.write_bytes(picture.data)
        except OSError as error:
            raise UsageError(f"{path}: can't be written ({error.strerror})") from None
        print(f"{path}: {picture.width}x{picture.height}, {len(picture.data) / 1000:.0f} KB")
