"""What is done for a seat that lets its time run out."""

from __future__ import annotations

from engine.flow import open_step
from engine.game import Action
from engine.games.ageofsail.play import choose
from engine.games.ageofsail.state import State
from engine.seating import check_seat
from engine.values import Path


def default(state: State, seat: int) -> Action | None:
    """A sound move."""
    check_seat(seat, len(state.forts))
    if open_step(state, seat) is None:
        return None
    path: Path = ()
    while True:
        found = choose(state, seat, path)
        if isinstance(found, Action):
            return found
        path = (*path, found.options[-1].value)
