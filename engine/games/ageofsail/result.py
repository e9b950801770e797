"""How a game ended (AS-37, AS-39, AS-50 to AS-52)."""

from __future__ import annotations

from engine.game import Outcome
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State


def outcome(state: State) -> Outcome | None:
    """The result, None while it goes on."""
    return None if state.over is None else scenario_of(state).outcome(state, state.over)
