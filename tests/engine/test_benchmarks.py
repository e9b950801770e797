"""How fast the engine is (run with ``--benchmark-only``); each beside a calibrating loop of the same run."""

from __future__ import annotations

from random import Random

import pytest

from engine import walk
from engine.game import Game


def test_calibration(benchmark):
    benchmark(lambda: sum(i * i for i in range(1000)))


@pytest.fixture
def samples(any_game: Game, started):
    """States of ten random games with the seat to move and one of its actions."""
    found = []
    for seed in range(10):
        rng = Random(seed)
        state = started(any_game, rng)
        while pending := any_game.pending(state):
            seat = min(pending)
            action = walk.random_action(any_game, state, seat, rng)
            found.append((state, seat, action))
            state, _ = any_game.apply(state, seat, action, rng)
    return found


def test_thousand_steps_of_random_play(benchmark, any_game: Game, started):
    def steps():
        rng = Random(1)
        left = 1000
        while left:
            state = started(any_game, rng)
            while left and (pending := any_game.pending(state)):
                seat = min(pending)
                state, _ = any_game.apply(state, seat, walk.random_action(any_game, state, seat, rng), rng)
                left -= 1

    benchmark(steps)


def test_hundred_states_stored_and_loaded(benchmark, any_game: Game, samples):
    states = [state for state, _, _ in samples[:: len(samples) // 100]][:100]
    benchmark(lambda: [any_game.load(any_game.dump(state)) for state in states])


def test_hundred_views(benchmark, any_game: Game, samples):
    states = [state for state, _, _ in samples[:: len(samples) // 100]][:100]
    benchmark(lambda: [any_game.view(state, 0) for state in states])


def test_hundred_first_questions(benchmark, any_game: Game, samples):
    chosen = samples[:: len(samples) // 100][:100]
    benchmark(lambda: [any_game.choose(state, seat, ()) for state, seat, _ in chosen])
