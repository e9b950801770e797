"""What is done for a seat that lets its time run out: a legal, simple move."""

from __future__ import annotations

from engine.flow import open_step
from engine.game import Action, Choice
from engine.games.admiral.asking import END
from engine.games.admiral.play import choose
from engine.games.admiral.state import State, Turn
from engine.seating import check_seat
from engine.values import Answer, Path, Picks


def default(state: State, seat: int) -> Action | None:
    """The first answer to each question, in a turn its end. None for a seat that owes nothing. Raises ValueError for
    what is no seat.
    """
    check_seat(seat, len(state.orders))
    step = open_step(state, seat)
    if step is None:
        return None
    path: Path = (END,) if isinstance(step, Turn) else ()
    while isinstance(found := choose(state, seat, path), Choice):
        path = (*path, _first(found))
    return found


def _first(choice: Choice) -> Answer:
    if choice.most is None:
        return choice.options[0].value
    return Picks(tuple([option.value for option in choice.options[: choice.least]]))
