"""Games of one opponent against another, seats changed from game to game."""

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
