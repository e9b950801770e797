"""Stored states that are damaged: in every game each is refused, or loaded so that all can be done with it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given

from engine import walk
from engine.game import Game
from tests.engine.test_contract import ACTIONS, SEEDS, many
from tests.playing import random_position


@many
@given(seed=SEEDS, actions=ACTIONS)
def test_broken_states_are_refused_or_loaded_whole(any_game: Game, seed: int, actions: int) -> None:
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    dumped = any_game.dump(state)
    for _ in range(20):
        broken = rng.choice((broken_byte, broken_value))(dumped, rng)
        try:
            state = any_game.load(broken)
        except ValueError:
            continue
        look_at(any_game, state, seats, rng)


def broken_byte(dumped: bytes, rng: Random) -> bytes:
    """A stored state with a byte changed, put in, or in the place of two."""
    at = rng.randrange(len(dumped))
    byte = rng.choice((rng.randrange(256), *b'0123456789-,[]{}"'))
    return dumped[:at] + bytes([byte]) + dumped[at + rng.randrange(3) :]


def broken_value(dumped: bytes, rng: Random) -> bytes:
    """A stored state with some value of it changed, left out or doubled, still well-formed."""
    stored = msgspec.json.decode(dumped)
    within, at = rng.choice(list(places(stored["state"])))
    value = within[at]
    if isinstance(value, list) and value:
        value.insert(rng.randrange(len(value)), value.pop() if rng.random() < 0.6 else value[0])
        if rng.random() < 0.4:
            value.pop()
    elif isinstance(value, int) and not isinstance(value, bool):
        within[at] = rng.choice((value + 1, value - 1, 0, -1, rng.randrange(130)))
    else:
        within[at] = rng.choice((None, 0, 1, True, [], [0], {}, ""))
    return msgspec.json.encode(stored)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each place within plain JSON data: what holds it, and its key or index there."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def look_at(game: Game, state: Any, seats: int, rng: Random) -> None:
    """Everything that is done with a stored state before somebody acts."""
    for viewer in (None, *range(seats)):
        game.describe(game.view(state, viewer))
    game.outcome(state)
    for seat in game.pending(state):
        walk.random_action(game, state, seat, rng)
    for seat in range(seats):
        game.default(state, seat)
        if game.may(state, seat) is not None:
            walk.random_action(walk.Freely(game), state, seat, rng)
