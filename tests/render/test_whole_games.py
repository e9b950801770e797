"""Positions of random games can be drawn, for everybody, within the budget."""

from __future__ import annotations

import random

import pytest

from engine.game import Choice
from engine.registry import GAMES, get
from engine.values import Cell
from render import Marks, draw
from tests.playing import Position, random_move, random_start

NAMES = ("Nakhimov", "Kornilov", "Makarov", "Ushakov", "Senyavin")
LARGEST = 120_000
"""Bytes of a picture."""
EVERY = 21
"""Of so many positions one is drawn: the others differ from it by an action or two. An odd number, so that in turns it
is drawn as a spectator sees it and as the seat that is asked."""


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(("seed", "contrast"), [(1, False), (2, True), (3, False), (4, True)])
@pytest.mark.usefixtures("as_sent")
def test_random_game(id: str, seed: int, contrast: bool) -> None:
    game = get(id)
    rng = random.Random(seed)
    position = random_start(game, rng, None if seed > 1 else game.Options())
    names = NAMES[: position.seats]
    count = 0
    while pending := game.pending(position.state):
        state, seat = position.state, min(pending)
        if count % EVERY == 0:
            choice = game.choose(state, seat)
            assert isinstance(choice, Choice)
            cells = tuple(option.value for option in choice.options if isinstance(option.value, Cell))
            viewer, marks = (None, None) if count % 2 else (seat, Marks(cells, choice.subject))
            found = draw(id, game.view(state, viewer), names, marks, contrast)
            assert 1 <= len(found) <= 2
            assert all(len(picture.data) <= LARGEST for picture in found)
        count += 1
        mover, action = random_move(game, position, rng)
        position = Position(game.apply(state, mover, action, rng)[0], position.seats)
    found = draw(id, game.view(position.state, None), names, contrast=contrast)
    assert all(len(picture.data) <= LARGEST for picture in found)
