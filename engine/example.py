"""The middle of a game, for those who want to see what it looks like before they play."""

from __future__ import annotations

from typing import Any

from engine import autopilot
from engine.chance import Seeded
from engine.files import is_text
from engine.game import Game
from engine.setups import usual_setup

TRIED = 5
"""So many games are played; the one with most turns has most to see."""
LONGEST = 2_000
"""Actions after which a game is left as it is."""
SHORTEST = 300
"""The same of the one game that is played with a file of somebody's own: that may be as large as it likes."""


def middle(game: Game, options: Any, seats: int) -> Any:
    """The position at the beginning of the turn in the middle of a game of so many, always the same one.

    Every seat does what would be done for it if it let its time run out.
    """
    own = any(is_text(getattr(options, option)) for option in game.hooks.files)
    tried, longest = (1, SHORTEST) if own else (TRIED, LONGEST)
    games = (_turns(game, options, seats, f"example/{number}", longest) for number in range(tried))
    turns = max(games, key=len)
    return turns[len(turns) // 2]


def _turns(game: Game, options: Any, seats: int, seed: str, longest: int) -> list[Any]:
    """The positions at the beginning of each turn of a game."""
    chance = Seeded(seed)
    state = game.new(usual_setup(game, options, seats), options, chance)
    found, turn = [state], game.view(state, None).turn
    for _ in range(longest):
        waiting = game.pending(state)
        if not waiting:
            break
        first = min(waiting)
        seat, action = autopilot.unasked(game, state, range(seats)) or (first, autopilot.action(game, state, first))
        state, _ = game.apply(state, seat, action, chance)
        now = game.view(state, None).turn
        if now > turn:
            turn = now
            found.append(state)
    return found
