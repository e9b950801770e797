"""What the tests of all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from pydantic import ValidationError
from pydantic.fields import FieldInfo

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


class Position(NamedTuple):
    """A state, and how many seats it has."""

    state: Any
    seats: int


@pytest.fixture(scope="session")
def varied() -> Callable[[game.Game, Random], Any]:
    """Options of a game: the usual ones, or any that go together."""

    def choose(played: game.Game, rng: Random) -> Any:
        if rng.random() < 0.3:
            return played.Options()
        while True:
            fields = played.Options.model_fields.items()
            chosen = {name: rng.choice(possible(field)) for name, field in fields if rng.random() < 0.6}
            try:
                return played.Options(**chosen)
            except ValidationError:
                continue

    return choose


def possible(field: FieldInfo) -> Sequence[Any]:
    """The values of an option."""
    if field.annotation is bool:
        return (False, True)
    if field.annotation is int:
        bounds = {type(bound).__name__: bound for bound in field.metadata}
        return range(bounds["Ge"].ge, bounds["Le"].le + 1)
    return get_args(field.annotation)


@pytest.fixture(scope="session")
def started(varied: Callable[[game.Game, Random], Any]) -> Callable[[game.Game, Random], Position]:
    """A new game, perhaps in a variant, with any number of seats that it allows."""

    def start(played: game.Game, rng: Random) -> Position:
        options = varied(played, rng)
        seats = rng.choice(played.seats(options))
        return Position(played.new(seats, options, rng), seats)

    return start


FREELY = 0.1
"""How often somebody does what he may, if he may, instead of what is owed."""


def random_move(played: game.Game, position: Position, rng: Random) -> tuple[int, game.Action]:
    """A random move of a random seat: one that is owed, now and then one that only may be made."""
    state = position.state
    if rng.random() < FREELY:
        seat = rng.randrange(position.seats)
        if played.may(state, seat) is not None:
            return seat, walk.random_action(walk.Freely(played), state, seat, rng)
    seat = rng.choice(sorted(played.pending(state)))
    return seat, walk.random_action(played, state, seat, rng)


@pytest.fixture(scope="session")
def move() -> Callable[[game.Game, Position, Random], tuple[int, game.Action]]:
    """See `random_move`."""
    return random_move


@pytest.fixture(scope="session")
def midway(started: Callable[[game.Game, Random], Position]) -> Callable[[game.Game, Random, int], Position]:
    """A state after some random actions, or the last one before the game's end."""

    def play(played: game.Game, rng: Random, actions: int) -> Position:
        position = started(played, rng)
        for _ in range(actions):
            seat, action = random_move(played, position, rng)
            after, _ = played.apply(position.state, seat, action, rng)
            if not played.pending(after):
                break
            position = Position(after, position.seats)
        return position

    return play
