"""Positions of random games of Tranquility can be drawn, for everybody, within the budget."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from engine import walk
from engine.game import Choice
from engine.seating import Setup
from engine.values import Cell
from render import Marks
from tests.render.still_waters import picture

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (1, {"expansions": "storms"}),
    (5, {"expansions": "all", "difficulty": "hard"}),
    (3, {"mode": "arch"}),
    (4, {"mode": "sun"}),
    (2, {"mode": "rivals"}),
    (2, {"mode": "poseidon"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
@pytest.mark.usefixtures("as_sent")
def test_random_game(seats: int, options: dict[str, str]) -> None:
    game = import_module("engine.games.tranquility")
    rng = random.Random(7)
    state = game.new(Setup(seats), game.Options(**options), rng)
    count = 0
    while pending := game.pending(state):
        seat = min(pending)
        action = walk.random_action(game, state, seat, rng)
        if count % 5 == 0:  # for the sake of time
            path = action.path[: count // 5 % 3]
            choice = game.choose(state, seat, path)
            options_now = choice.options if isinstance(choice, Choice) else ()
            cells = tuple(option.value for option in options_now if isinstance(option.value, Cell))
            found = picture(game.view(state, seat), Marks(cells, path), contrast=count % 2 == 0)
            assert len(found.data) <= 120_000
        state, _ = game.apply(state, seat, action, rng)
        count += 1
    assert len(picture(game.view(state, None)).data) <= 120_000
