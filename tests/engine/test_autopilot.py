"""Seats that let their time run out: in every game what is done for them is legal, and comes to an end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from engine import autopilot, walk
from engine.game import Game
from tests.engine.test_contract import ACTIONS, SEEDS, check_outcome, is_legal
from tests.playing import Position, random_move, random_position, random_start, usual_move
from tests.trying import examples

SOON = 20
"""Actions within which those who owe nothing come to rest."""

some = examples(30)


@some
@given(seed=SEEDS)
def test_seats_out_of_time_play_legally_to_the_end(any_game: Game, seed: int) -> None:
    """Now and then somebody moves at random, or leaves. Who has left does nothing any more."""
    rng = Random(seed)
    position = random_start(any_game, rng)
    state, seats = position
    while any_game.pending(state):
        idle = rng.random() < 0.8
        seat, action = (usual_move if idle else random_move)(any_game, Position(state, seats), rng)
        assert is_legal(any_game, state, seat, action.path)
        state, _ = any_game.apply(state, seat, action, rng)
        if rng.random() < 0.01:
            leaver = rng.randrange(seats)
            state, _ = any_game.drop(state, leaver) if leaver not in any_game.view(state, None).out else (state, [])
        assert all(any_game.default(state, seat) is None for seat in any_game.view(state, None).out)
    check_outcome(any_game.outcome(state), seats)
    assert [any_game.default(state, seat) for seat in range(seats)] == [None] * seats


@some
@given(seed=SEEDS, actions=ACTIONS)
def test_who_owes_something_answers_it_and_the_others_come_to_rest(any_game: Game, seed: int, actions: int) -> None:
    """And none but the seats of the game can be asked."""
    rng = Random(seed)
    state, seats = random_position(any_game, rng, actions)
    for seat in any_game.pending(state):
        action = autopilot.action(any_game, state, seat)
        assert walk.check_path(any_game, state, seat, action.path) == action
    for nobody in (-1, seats):
        with pytest.raises(ValueError, match="seats"):
            any_game.default(state, nobody)
    for _ in range(SOON):
        move = autopilot.unasked(any_game, state, range(seats))
        if move is None:
            break
        state, _ = any_game.apply(state, *move, rng)
    assert autopilot.unasked(any_game, state, range(seats)) is None
