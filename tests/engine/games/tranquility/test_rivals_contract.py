"""The contract and its secrets, by random play of duels alone (TQ-33): the tests of all games, over again."""

from typing import Any, Literal

import pytest

from engine.game import Game
from engine.games import tranquility
from engine.games.tranquility.options import Options
from tests.engine.test_broken_states import *  # noqa: F403
from tests.engine.test_contract import *  # noqa: F403
from tests.engine.test_secrets import *  # noqa: F403
from tests.engine.test_who_plays import *  # noqa: F403


class DuelOptions(Options):
    mode: Literal["rivals"] = "rivals"


class Duels:
    """Tranquility whose options allow duels only."""

    Options = DuelOptions
    hooks = tranquility.hooks._replace(commands=())  # storms are lifted at sea, all together

    def __getattr__(self, name: str) -> Any:
        return getattr(tranquility, name)


@pytest.fixture(scope="session")
def any_game() -> Game:
    return Duels()  # type: ignore[return-value]
