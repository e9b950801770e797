"""What the tests of all games share."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine import game, walk

Redeal = Callable[[Any, int | None, Random], Any]


@pytest.fixture(params=game.GAMES, scope="session")
def any_game(request: pytest.FixtureRequest) -> game.Game:
    """Each registered game in turn."""
    return game.get(request.param)


@pytest.fixture(scope="session")
def redeal(any_game: game.Game, redeal_of: Callable[[str], Redeal]) -> Redeal:
    """`redeal(state, seat, rng)` of the game's own tests: a state that differs only in what the seat can't know."""
    return redeal_of(any_game.id)


@pytest.fixture(scope="session")
def varied() -> Callable[[game.Game, Random], Any]:
    """Options of a game: the usual ones or, as often, a variant: one of those that are yes or no, the other way."""

    def choose(played: game.Game, rng: Random) -> Any:
        fields = played.Options.model_fields.items()
        variants = [{name: not field.default} for name, field in fields if field.annotation is bool]
        return played.Options(**(rng.choice(variants) if variants and rng.random() < 0.5 else {}))

    return choose


@pytest.fixture(scope="session")
def started(varied: Callable[[game.Game, Random], Any]) -> Callable[[game.Game, Random], Any]:
    """A new game, perhaps in a variant, with as many seats as it allows at least."""

    def start(played: game.Game, rng: Random) -> Any:
        options = varied(played, rng)
        return played.new(played.seats(options).start, options, rng)

    return start


@pytest.fixture(scope="session")
def midway(started: Callable[[game.Game, Random], Any]) -> Callable[[game.Game, Random, int], Any]:
    """A state after some random actions, or the last one before the game's end."""

    def play(played: game.Game, rng: Random, actions: int) -> Any:
        state = started(played, rng)
        for _ in range(actions):
            seat = rng.choice(sorted(played.pending(state)))
            after, _ = played.apply(state, seat, walk.random_action(played, state, seat, rng), rng)
            if not played.pending(after):
                break
            state = after
        return state

    return play
