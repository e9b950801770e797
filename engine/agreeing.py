"""What all players may agree on at a game, besides what they may at any table."""

from __future__ import annotations

from typing import Any

from engine.game import Event, Game, IllegalAction
from engine.values import line


def asks(game: Game, state: Any) -> tuple[str, ...]:
    """What the players may agree on now, besides what they may at any table (see `Hooks`)."""
    hook = game.hooks.asks
    return () if hook is None else hook(state)


def agreed(game: Game, state: Any, what: str) -> tuple[Any, list[Event]]:
    """The state after all have agreed on it, and what happened. Raises IllegalAction where they may not (any more)."""
    hook = game.hooks.agreed
    if hook is None or what not in asks(game, state):
        raise IllegalAction(line("refuse-stale"))
    return hook(state, what)
