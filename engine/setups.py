"""What a game says of its set-up: sides, teams, how many can play, who may be named to begin, what happened in it."""

from __future__ import annotations

from typing import Any

from engine.game import Event, Game
from engine.seating import Setup, Side, filled
from engine.values import Line


def sides(game: Game, options: Any, seats: int) -> tuple[Side, ...]:
    """The sides that so many take, if there are any (see `Hooks`)."""
    hook = game.hooks.sides
    return () if hook is None else hook(options, seats)


def teams(game: Game, options: Any, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """Groups of seats that win or lose together; () where everybody plays for himself (see `Hooks`)."""
    hook = game.hooks.teams
    return () if hook is None else hook(options, setup)


def misfits(game: Game, options: Any, seats: int) -> Line | None:
    """Why so many can't play, where the game says so (see `Hooks`)."""
    hook = game.hooks.misfits
    return None if hook is None else hook(options, seats)


def draws_first(game: Game, options: Any) -> bool:
    """Whether a seat can be named that begins (see `Hooks`)."""
    hook = game.hooks.draws_first
    return hook is not None and hook(options)


def usual_setup(game: Game, options: Any, seats: int, first: int | None = None) -> Setup:
    """The set-up for so many where nobody has chosen a side."""
    return Setup(seats, first, filled(sides(game, options, seats), (None,) * seats))


def opened(game: Game, state: Any, options: Any) -> tuple[Event, ...]:
    """What happened during the set-up, of the state after it (see `Hooks`)."""
    hook = game.hooks.opened
    return () if hook is None else tuple([Event(line) for line in hook(state, options)])
