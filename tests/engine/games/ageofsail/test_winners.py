"""What a view says of who has won."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import ageofsail as game
from tests.playing import random_move, random_start


@pytest.mark.parametrize("seed", range(3))
def test_the_winners_are_the_first_of_the_outcome(seed: int) -> None:  # AS-37, AS-39
    rng = Random(f"winners/{seed}")
    position = random_start(game, rng, game.Options(rounds=10))
    while game.pending(position.state):
        assert game.view(position.state, None).winners == ()
        after, _ = game.apply(position.state, *random_move(game, position, rng), rng)
        position = position._replace(state=after)
    ended = game.outcome(position.state)
    assert ended
    assert game.view(position.state, None).winners == ended.places[0] != ()
