"""Playing by `default`: for seats whose time has run out, and for games that nobody plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game import Action, Game


def action(game: Game, state: Any, seat: int) -> Action:
    """What a seat that owes something does by `default`. Raises AssertionError for one that owes nothing."""
    found = game.default(state, seat)
    assert found is not None, f"{game.id} has no default for seat {seat}"
    return found


def unasked(game: Game, state: Any, seats: Iterable[int]) -> tuple[int, Action] | None:
    """The first of these seats that owes nothing and acts by `default` all the same, and what it does."""
    waiting = game.pending(state)
    for seat in seats:
        if seat not in waiting:
            found = game.default(state, seat)
            if found is not None:
                return seat, found
    return None
