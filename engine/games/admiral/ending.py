"""When a game is over (AD-61, AD-64, AD-69)."""

from __future__ import annotations

from engine.games.admiral import race, victory
from engine.games.admiral.state import Join, Pearls, Share, State
from engine.sailing.telling import Log


def ended(state: State, log: Log) -> State:
    """The state with its end, if there is one: looked for after each action, once after sharing out (AD-43)."""
    if state.terms.goal != "arrival":
        return state if state.undecided else victory.ended(state, log)
    if state.over is not None or not state.round or (state.todo and isinstance(state.todo[0], Join | Share | Pearls)):
        return state
    return race.ended(race.beaten(state, log))
