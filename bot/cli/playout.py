"""Play by chance or by `default`, step by step, for the subcommands that need positions or results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine import autopilot
from engine.game import Action, Game
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


def play(
    game: Game,
    setup: Setup,
    options: Any,
    rng: Random,
    clock: Callable[[], float],
    by_default: frozenset[int] = frozenset(),
) -> Iterator[Step]:
    """A game to its end, starting with the set-up (0 s). Every state is checked, untimed.

    The seats of `by_default` play by `default`, also when they aren't asked; all others answer at random.
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
        drawn = waiting[rng.randrange(len(waiting))]
        before = clock()
        seat, action = _move(game, state, drawn, rng, by_default)
        state, _ = game.apply(state, seat, action, rng)
        took = clock() - before
        _check(game, state, count)
        yield Step(state, took)
    raise Broken(f"no end after {LONGEST} actions")


def _move(game: Game, state: Any, seat: int, rng: Random, by_default: frozenset[int]) -> tuple[int, Action]:
    """What this seat answers, unless somebody does something unasked before."""
    unasked = autopilot.unasked(game, state, sorted(by_default)) if by_default else None
    if unasked is not None:
        return unasked
    return seat, autopilot.action(game, state, seat) if seat in by_default else random_action(game, state, seat, rng)


def _check(game: Game, state: Any, count: int) -> None:
    try:
        game.check(state)
    except AssertionError as error:
        raise Broken(f"after {count} actions an invariant is broken: {error or 'no further word'}") from error
