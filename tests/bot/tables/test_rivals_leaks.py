"""What the thinking process is given: the same bytes in all positions that the seat can't tell apart, in all games."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.tables.model import Place, Table
from bot.tables.opening import opened
from bot.tables.person import Person
from bot.tables.rivals import Rivals
from engine import registry
from engine.game import Game
from tests.bot.tables.rivalry import Thinker
from tests.playing import random_position, varied_options

GAMES, TWINS, ACTIONS = 12, 3, 80
NOW = datetime(2030, 1, 1, tzinfo=UTC)


def begun(game: Game, rng: Random) -> Table:
    """A table in mid-game at which the bot plays all seats but the first."""
    while True:
        options = varied_options(game, rng)
        state, seats = random_position(game, rng, rng.randrange(ACTIONS), options)
        if seats > 1:
            break
    sitting = (Person(1, "Ann"), *["hard"] * (seats - 1))
    table = opened(game.id, options, cast(Any, sitting), 1, Place(1, 2), "en", NOW, size=seats)
    return replace(table, id=7, status="running", state=state, seed="the table's own seed")


def given(table: Table, seat: int) -> tuple[Any, ...]:
    """What the process would be given to think about this seat."""
    thinker = Thinker()
    Rivals(cast(Any, None), lambda: None, lambda: thinker)._begin(table, seat, 0, "hard")
    (job,) = thinker.jobs
    return job


@pytest.mark.parametrize("id", list(registry.GAMES))
async def test_a_thought_is_given_nothing_that_its_seat_cannot_know(id: str) -> None:
    game, hidden = registry.get(id), 0
    for number in range(GAMES):
        rng = Random(number)
        table = begun(game, rng)
        for seat in range(1, len(table.seats)):
            job = given(table, seat)
            assert table.seed not in repr(job)
            for _ in range(TWINS):
                twin = replace(table, state=game.redeal(table.state, seat, rng))
                assert given(twin, seat) == job
                hidden += game.dump(twin.state) != game.dump(table.state)
    assert hidden, "there is something to be known in these positions"
