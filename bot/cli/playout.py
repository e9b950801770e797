"""Random play, step by step, for the subcommands that need positions or results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine.game import Game
from engine.seating import Setup
from engine.walk import random_action

LONGEST = 20_000
"""Actions after which a game counts as endless."""


class Step(NamedTuple):
    """The state after an action, and the seconds that it took to find and to apply it."""

    state: Any
    seconds: float


class Broken(Exception):
    """An invariant that didn't hold, or a game that doesn't end."""


def play(game: Game, setup: Setup, options: Any, rng: Random, clock: Callable[[], float]) -> Iterator[Step]:
    """A game by random moves to its end, starting with the set-up (0 s). Every state is checked, untimed.

    Raises Broken.
    """
    state = game.new(setup, options, rng)
    _check(game, state, 0)
    yield Step(state, 0.0)
    for count in range(1, LONGEST + 1):
        waiting = sorted(game.pending(state))
        if not waiting:
            if game.outcome(state) is None:
                raise Broken(f"after {count - 1} actions nobody has to move and there is no outcome")
            return
        seat = waiting[rng.randrange(len(waiting))]
        before = clock()
        action = random_action(game, state, seat, rng)
        state, _ = game.apply(state, seat, action, rng)
        took = clock() - before
        _check(game, state, count)
        yield Step(state, took)
    raise Broken(f"no end after {LONGEST} actions")


def _check(game: Game, state: Any, count: int) -> None:
    try:
        game.check(state)
    except AssertionError as error:
        raise Broken(f"after {count} actions an invariant is broken: {error or 'no further word'}") from error
