"""What questions about targets and sets of ships and forts have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.game import IllegalAction
from engine.games.admiral.asking import refuse
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import Fort, State
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS
from engine.values import Answer, Picks, Piece, Value

T = TypeVar("T")


def one(state: State, place: int) -> Ship | Fort:
    """A ship by its place, a fort by ``~place``."""
    return state.ships[place] if place >= 0 else state.forts[~place]


def picked(
    answer: Answer, offered: Sequence[tuple[Piece, T]], least: int, most: int, why: Callable[[Value], IllegalAction]
) -> list[T]:
    """What stands for the values of a set of `least` to `most` of those offered. Raises IllegalAction for what is no
    such set in the order of the offer: `why`, for one that isn't offered.
    """
    if not isinstance(answer, Picks):
        raise wrong()
    chosen = [each for each in offered if each[0] in answer.values]
    if tuple([piece for piece, _ in chosen]) == answer.values and least <= len(chosen) <= most:
        return [each for _, each in chosen]
    known = {piece.id for piece, _ in offered}
    strange = next(
        (each for each in answer.values if not isinstance(each, Piece) or each.id.lower() not in known), None
    )
    if strange is not None:
        raise why(strange)
    raise refuse("too-many", n=NUMBERS[most]) if len(answer.values) > most else wrong()
