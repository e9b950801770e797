"""What a path answers: the question that a seat is asked, or, at any time, its standing orders (AS-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from engine.flow import Step, open_step, owed
from engine.game import Action, Choice
from engine.once import is_finished
from engine.sailing.asking import wrong
from engine.sailing.orders import ORDERS
from engine.sailing.seats import Seats
from engine.values import Path

S = TypeVar("S", bound=Seats)
May: TypeAlias = Callable[[S, int, Path], Choice | Action | None]
"""See `engine.game.Game.may`."""
Choose: TypeAlias = Callable[[S, int, Path], Choice | Action]
"""See `engine.game.Game.choose`."""


def answered(state: S, seat: int, path: Path, may: May[S], choose: Choose[S]) -> Step | None:
    """The step that an action answers; None: it is a change of standing orders, see `standing.ordered`.

    Raises IllegalAction for what leads nowhere or isn't finished.
    """
    if path and path[0] == ORDERS:
        if not isinstance(may(state, seat, path), Action):
            raise wrong()
        return None
    step = owed(state, seat)
    if not is_finished(state, seat, path) and not isinstance(choose(state, seat, path), Action):
        raise wrong()
    return step


def shown(state: S, seat: int, path: Path, may: May[S], choose: Choose[S]) -> Step | None:
    """The step that is being answered by something that a preview may show; None: nothing like that has been said.

    Raises IllegalAction for a path to nowhere.
    """
    step = open_step(state, seat)
    if path and path[0] == ORDERS:
        may(state, seat, path)
        return None
    if not path or step is None:
        return None
    choose(state, seat, path)
    return step
