"""What the tests of all games share."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine import game, registry

Redeal = Callable[[Any, int | None, Random], Any]


@pytest.fixture(params=registry.GAMES, scope="session")
def any_game(request: pytest.FixtureRequest) -> game.Game:
    """Each registered game in turn."""
    return registry.get(request.param)


@pytest.fixture(scope="session")
def redeal(any_game: game.Game, redeal_of: Callable[[str], Redeal]) -> Redeal:
    """`redeal(state, seat, rng)` of the game's own tests: a state that differs only in what the seat can't know."""
    return redeal_of(any_game.id)
