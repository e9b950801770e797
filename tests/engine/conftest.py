"""What the tests of all games share."""

from __future__ import annotations

import pytest

from engine import game, registry


@pytest.fixture(params=registry.GAMES, scope="session")
def any_game(request: pytest.FixtureRequest) -> game.Game:
    """Each registered game in turn."""
    return registry.get(request.param)
