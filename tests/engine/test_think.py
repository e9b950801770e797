"""Computer opponents of all games: what they do is legal, the same again, and made of worlds alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import walk
from engine.chance import Seeded
from engine.game import Action, Game, Level
from engine.hooked import levels, think
from tests.playing import Position, random_position, usual_position, varied_options

LEVELS: list[Level] = ["easy", "medium", "hard"]
few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
seeds = st.integers(0, 2**32)
actions = st.one_of(st.integers(0, 4), st.integers(0, 150))


def options_and_position(game: Game, seed: int, actions: int, usual: bool) -> tuple[Any, Position]:
    rng = Random(seed)
    options = varied_options(game, rng)
    return options, (usual_position if usual else random_position)(game, rng, actions, options)


def thinkers(game: Game, options: Any, position: Position) -> list[tuple[int, Level | None]]:
    """Each seat with the cheapest level: what others do besides is held against their own tests."""
    return [(seat, next(iter(levels(game, options, position.seats)), None)) for seat in range(position.seats)]


@few
@given(seed=seeds, actions=actions, usual=st.booleans())
def test_what_an_opponent_does_is_legal_and_the_same_again(
    any_game: Game, seed: int, actions: int, usual: bool
) -> None:
    options, position = options_and_position(any_game, seed, actions, usual)
    state, _ = position
    for seat, level in thinkers(any_game, options, position):
        world = any_game.redeal(state, seat, Seeded("world"))
        before = any_game.dump(world)
        done = think(any_game, world, seat, level, Seeded("think"))
        assert done == think(any_game, world, seat, level, Seeded("think"))
        assert any_game.dump(world) == before
        assert done or seat not in any_game.pending(state)
        follow(any_game, state, seat, done)


def follow(game: Game, state: Any, seat: int, done: tuple[Action, ...]) -> None:
    """Do what was thought of in the true position, as long as nothing is revealed and the seat is asked on."""
    owes = seat in game.pending(state)
    for number, action in enumerate(done):
        asking: walk.Asking = game if seat in game.pending(state) else walk.Freely(game)
        assert isinstance(walk.check_path(asking, state, seat, action.path), Action)
        state, events = game.apply(state, seat, action, Seeded(f"true/{number}"))
        if any(event.reveals for event in events) or (seat in game.pending(state)) != owes:
            break


@few
@given(seed=seeds, actions=actions, usual=st.booleans())
def test_opponents_who_owe_nothing_soon_come_to_rest(any_game: Game, seed: int, actions: int, usual: bool) -> None:
    options, position = options_and_position(any_game, seed, actions, usual)
    state, _ = position
    who = thinkers(any_game, options, position)
    for _ in range(60):
        for seat, level in who:
            world = any_game.redeal(state, seat, Seeded("world"))
            done = () if seat in any_game.pending(state) else think(any_game, world, seat, level, Seeded("think"))
            if done:
                state, _ = any_game.apply(state, seat, done[0], Seeded("true"))
                break
        else:
            return
    pytest.fail("somebody does something again and again")


def test_levels_are_in_order_and_each_once(any_game: Game) -> None:
    options = any_game.Options()
    for seats in any_game.seats(options):
        found = levels(any_game, options, seats)
        assert found == tuple([level for level in LEVELS if level in found])


@pytest.mark.parametrize("seat", [-1, 99])
def test_there_is_no_other_seat(any_game: Game, seat: int) -> None:
    options, position = options_and_position(any_game, 1, 5, usual=False)
    level = next(iter(levels(any_game, options, position.seats)), None)
    with pytest.raises(ValueError):  # noqa: PT011 any says it
        think(any_game, position.state, seat, level, Seeded("think"))
