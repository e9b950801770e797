"""Positions of random games can be drawn, for everybody, within the budget."""

from __future__ import annotations

import random

import pytest

from engine import walk
from engine.game import Choice, get
from engine.values import Cell
from render import Marks, draw


@pytest.mark.parametrize(("seed", "contrast"), [(1, False), (2, True)])
def test_random_game(seed: int, contrast: bool) -> None:
    game = get("sealords")
    rng = random.Random(seed)
    state = game.new(2, game.Options(), rng)
    count = 0
    while pending := game.pending(state):
        seat = min(pending)
        choice = game.choose(state, seat)
        assert isinstance(choice, Choice)
        cells = tuple(option.value for option in choice.options if isinstance(option.value, Cell))
        # In turns, for the sake of time: as a spectator sees it, and as the seat that is asked.
        viewer, marks = (None, None) if count % 2 else (seat, Marks(cells, choice.subject))
        (found,) = draw("sealords", game.view(state, viewer), ("Light", "Dark"), marks, contrast)
        assert len(found.data) <= 120_000
        count += 1
        state, _ = game.apply(state, seat, walk.random_action(game, state, seat, rng), rng)
    (found,) = draw("sealords", game.view(state, None), ("Light", "Dark"), contrast=contrast)
    assert len(found.data) <= 120_000
