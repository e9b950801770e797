"""The contract and its secrets, by random play of Pearl Shoals alone (AD-62): the tests of all games, over again."""

from typing import Any, Literal

import pytest

from engine.game import Game
from engine.games import admiral
from engine.games.admiral.options import Options
from tests.engine.test_contract import *  # noqa: F403
from tests.engine.test_secrets import *  # noqa: F403
from tests.engine.test_who_plays import (  # noqa: F401
    test_each_command_is_the_beginning_of_a_walk,
    test_turns_are_shown_in_order_and_who_is_out_has_none,
)


class ShoalsOptions(Options):
    scenario: Literal["shoals"] = "shoals"  # type: ignore[assignment]


class Shoals:
    """Admiral whose options allow Pearl Shoals only."""

    Options = ShoalsOptions

    def __getattr__(self, name: str) -> Any:
        return getattr(admiral, name)


@pytest.fixture(scope="session")
def any_game() -> Game:
    return Shoals()  # type: ignore[return-value]
