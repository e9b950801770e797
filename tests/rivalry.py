"""Games of one opponent against another or among others, seats changed from game to game."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.cli.playout import play
from engine.game import Game
from engine.setups import usual_setup


def played(game: Game, one: str, other: str, games: int, first: int = 0, options: Any = None) -> float:
    """How many of so many games for two the one wins against the other; a draw is half of one."""
    options = game.Options() if options is None else options
    setup = usual_setup(game, options, 2)
    won = 0.0
    for number in range(first, first + games):
        seat = number % 2
        by = (one, other) if seat == 0 else (other, one)
        *_, last = play(game, setup, options, Random(f"rivalry/{number // 2}"), lambda: 0.0, by)
        outcome = game.outcome(last.state)
        assert outcome is not None
        best = outcome.places[0]
        won += (seat in best) / max(1, len(best))
    return won


def among(game: Game, seats: int, games: int, deals: str, options: Any = None) -> float:
    """How many of so many games one of the hardest level wins among others who play by habit, in each seat in turn; a
    shared win is a part of one. `deals`: of which series.
    """
    options = game.Options() if options is None else options
    setup = usual_setup(game, options, seats)
    won = 0.0
    for number in range(games):
        seat = number % seats
        by = tuple(["hard" if other == seat else "default" for other in range(seats)])
        *_, last = play(game, setup, options, Random(f"{deals}/{number // seats}"), lambda: 0.0, by)
        outcome = game.outcome(last.state)
        assert outcome is not None
        best = outcome.places[0]
        won += (seat in best) / len(best)
    return won
