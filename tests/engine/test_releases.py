"""Positions that earlier releases have stored: each is read, and played on to the end."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import pytest

from engine import registry
from engine.game import Game
from tests.playing import Position, random_move

FILES = sorted((Path(__file__).parents[1] / "stored").glob("*.states.gz"))
EVERY = 50
"""So many positions apart one is played on."""


def game_of(file: Path) -> Game:
    return registry.get(file.name.split(".")[0].rpartition("-")[2])


@pytest.fixture(params=FILES, ids=lambda file: file.name, scope="module")
def stored(request: pytest.FixtureRequest) -> tuple[Game, list[tuple[int, bytes]]]:
    """A game, and stored positions of it with their numbers of seats."""
    lines = gzip.decompress(request.param.read_bytes()).decode().splitlines()
    entries = [json.loads(line) for line in lines]
    return game_of(request.param), [(entry["seats"], json.dumps(entry["state"]).encode()) for entry in entries]


def test_every_game_that_was_released_has_been_stored() -> None:
    """One that is new has nothing yet; a version above the first one means that games of the first one were stored."""
    stored = {game_of(file).id for file in FILES}
    assert stored >= {id for id, game in registry.GAMES.items() if game.version > 1}
    assert len(stored) > 1


def test_every_position_is_read(stored: tuple[Game, list[tuple[int, bytes]]]) -> None:
    game, entries = stored
    assert len(entries) > 1000
    for number, (seats, data) in enumerate(entries):
        state = game.load(data)
        game.check(state)
        assert game.load(game.dump(state)) == state
        viewer = (*range(seats), None)[number % (seats + 1)]
        assert game.describe(game.view(state, viewer))
        world = game.redeal(state, viewer, Random(1))
        game.check(world)
        assert game.view(world, viewer) == game.view(state, viewer)


def test_in_some_a_seat_has_left(stored: tuple[Game, list[tuple[int, bytes]]]) -> None:
    game, entries = stored
    larger = [(seats, game.load(data)) for seats, data in entries if seats > 2]
    left = [state for seats, state in larger if any(not game.drop(state, seat)[1] for seat in range(seats))]
    assert bool(left) == bool(larger)


def test_they_are_played_on(stored: tuple[Game, list[tuple[int, bytes]]]) -> None:
    game, entries = stored
    rng = Random(1)
    for seats, data in entries[::EVERY]:
        position = Position(game.load(data), seats)
        assert game.pending(position.state)
        while game.pending(position.state):
            seat, action = random_move(game, position, rng)
            position = Position(game.apply(position.state, seat, action, rng)[0], seats)
            game.check(position.state)
        assert game.outcome(position.state) is not None
