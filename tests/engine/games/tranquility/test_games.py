"""Whole games: by chance with everything combined, and by `default`."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from engine.games import tranquility
from engine.games.tranquility import Options
from engine.games.tranquility.options import Expansions, Mode
from engine.games.tranquility.state import Voyage
from engine.seating import Setup
from tests.playing import Position, random_move, usual_move

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


def whole_game(options: Options, seats: int, seed: int) -> Voyage:
    """The end of a game that everybody plays by `default`."""
    rng = Random(seed)
    position = Position(tranquility.new(Setup(seats), options, rng), seats)
    while tranquility.pending(position.state):
        seat, action = usual_move(tranquility, position, rng)  # type: ignore[arg-type]
        position = Position(tranquility.apply(position.state, seat, action, rng)[0], seats)
    assert isinstance(position.state, Voyage)
    return position.state


def won(games: list[Voyage]) -> list[Voyage]:
    return [state for state in games if state.over is not None and state.over.how == "won"]


@pytest.fixture(scope="module")
def base_games() -> list[Voyage]:
    return [whole_game(Options(), 2, seed) for seed in range(100)]


def test_a_sound_team_wins_about_nine_base_games_in_ten(base_games):
    """The sanity band of the rules page."""
    assert 84 <= len(won(base_games)) <= 97


def test_a_sound_team_wins_about_one_game_in_four_with_poseidon():
    """TQ-30: the sanity band of the rules page."""
    games = [whole_game(Options(mode="poseidon"), 2, seed) for seed in range(60)]
    assert 0.17 <= len(won(games)) / len(games) <= 0.33


@pytest.mark.parametrize(
    ("options", "seats", "least"),
    [
        (Options(expansions="reefs"), 2, 24),
        (Options(expansions="monsters"), 2, 17),
        (Options(expansions="monsters"), 5, 12),
        (Options(mode="arch"), 2, 27),
        (Options(mode="sun"), 2, 15),
        (Options(expansions="storms"), 2, 3),
    ],
    ids=lambda value: value if isinstance(value, int) else f"{value.mode}-{value.expansions}",
)
def test_a_sound_team_often_wins(options, seats, least):
    """Of 30 games: with what is done unasked, too (a storm lifted), and not worse with more players."""
    assert len(won([whole_game(options, seats, seed) for seed in range(30)])) >= least


def test_no_base_game_is_won_for_less_than_eighteen_cards(base_games):
    """TQ-6: at most every other island is laid beside none, so the other eighteen cost a card at least."""
    assert min(state.paid for state in won(base_games)) >= 18
    for state in won(base_games):
        assert 0 not in state.field
        assert state.start
        assert state.finish
