"""Who plays, in which order, and by which commands: what every game says of it, by random play."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.game import Choice, Game
from engine.setups import draws_first, sides, usual_setup
from engine.values import Key
from tests.playing import Position, random_move, random_position, random_start, varied_options
from tests.trying import examples

SEEDS = st.integers(0, 2**32)
MOST_SEATS = 8
"""So many owners are told apart in pictures and texts."""
ACTIONS = st.one_of(st.integers(0, 4), st.integers(0, 150))
some = examples(30)


def test_each_command_is_the_beginning_of_a_walk(any_game: Game) -> None:
    """The names of a game's own commands are keys of the first question of `may`, each of them now and then."""
    left = set(any_game.hooks.commands)
    assert len(left) == len(any_game.hooks.commands)
    for number in range(200):
        if not left:
            break
        rng = Random(f"commands/{number}")
        position = random_start(any_game, rng)
        while left and any_game.pending(position.state):
            for seat in range(position.seats):
                first = any_game.may(position.state, seat)
                if isinstance(first, Choice) and first.most is None:
                    left -= {option.value.id for option in first.options if isinstance(option.value, Key)}
            seat, action = random_move(any_game, position, rng)
            after, _ = any_game.apply(position.state, seat, action, rng)
            position = Position(after, position.seats)
    assert not left


@some
@given(seed=SEEDS)
def test_who_is_named_begins_and_all_seats_have_a_side(any_game: Game, seed: int) -> None:
    rng = Random(seed)
    options = varied_options(any_game, rng)
    assert any_game.seats(options)
    for seats in any_game.seats(options):
        assert 1 <= seats <= MOST_SEATS
        assert sum(side.seats for side in sides(any_game, options, seats)) in (0, seats)
        for first in range(seats) if draws_first(any_game, options) else ():
            setup = usual_setup(any_game, options, seats, first)
            view = any_game.view(any_game.new(setup, options, rng), None)
            # a turn in which nothing can be done may have passed by itself
            assert view.order[0] == first or view.turn > 1


@some
@given(seed=SEEDS, actions=ACTIONS)
def test_turns_are_shown_in_order_and_who_is_out_has_none(any_game: Game, seed: int, actions: int) -> None:
    state, seats = random_position(any_game, Random(seed), actions)
    while any_game.pending(state):
        view = any_game.view(state, None)
        assert len(set(view.order)) == len(view.order)
        assert {*view.order, *view.out} <= set(range(seats))
        assert not {*view.order, *any_game.pending(state)} & set(view.out)
        assert all(any_game.view(state, seat).order == view.order for seat in range(seats))
        dropped = min(any_game.pending(state))
        state, _ = any_game.drop(state, dropped)
        assert dropped in any_game.view(state, None).out
