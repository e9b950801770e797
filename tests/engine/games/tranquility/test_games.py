"""Whole games: by chance with everything combined, and by a simple team."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from engine.games import tranquility
from engine.games.tranquility import Options
from engine.games.tranquility.options import Expansions, Mode
from engine.games.tranquility.state import Voyage
from engine.seating import Setup
from tests.engine.games.tranquility.heuristic import whole_game
from tests.playing import Position, random_move

GAMES = [Options(mode=mode) for mode in get_args(Mode) if mode != "rivals"]
GAMES += [Options(expansions=expansions, difficulty="hard") for expansions in get_args(Expansions)[1:]]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.mode}-{options.expansions}")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_play_ends_and_keeps_all_cards(options, seats):
    """TQ-2, TQ-11: all 80 islands and all other cards are somewhere, also after players have left."""
    for seed in range(3):
        rng = Random(f"{seed}/{seats}/{options}")
        state = tranquility.new(Setup(seats), options, rng)
        tranquility.check(state)
        actions = 0
        while tranquility.pending(state):
            if rng.random() < 0.01:
                state, _ = tranquility.drop(state, rng.randrange(seats))
            else:
                seat, action = random_move(tranquility, Position(state, seats), rng)  # type: ignore[arg-type]
                state, events = tranquility.apply(state, seat, action, rng)
                assert events
            tranquility.check(state)
            actions += 1
            assert actions < 400
        assert tranquility.outcome(state) is not None


@pytest.fixture(scope="module")
def base_games() -> list[Voyage]:
    return [whole_game(seed, "usual") for seed in range(300)]


def won(games):
    return [state for state in games if state.over.how == "won"]


def test_a_simple_team_wins_about_nine_base_games_in_ten(base_games):
    """The sanity band of the rules page."""
    assert 0.84 <= len(won(base_games)) / len(base_games) <= 0.97


def test_a_simple_team_wins_about_one_game_in_four_with_poseidon():
    """TQ-30: the sanity band of the rules page."""
    games = [whole_game(seed, "poseidon") for seed in range(300)]
    assert 0.17 <= len(won(games)) / len(games) <= 0.33


def test_no_base_game_is_won_for_less_than_eighteen_cards(base_games):
    """TQ-6: at most every other island is laid beside none, so the other eighteen cost a card at least."""
    assert min(state.paid for state in won(base_games)) >= 18
    for state in won(base_games):
        assert 0 not in state.field
        assert state.start
        assert state.finish
