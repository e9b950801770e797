"""What questions about targets and sets of ships and forts have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.game import IllegalAction
from engine.games.admiral.asking import refuse, value
from engine.games.admiral.state import Fort, Ship, State
from engine.sailing.asking import wrong
from engine.values import Answer, Picks, Piece

T = TypeVar("T")


def one(state: State, place: int) -> Ship | Fort:
    """A ship by its place, a fort by ``~place``."""
    return state.ships[place] if place >= 0 else state.forts[~place]


def picked(answer: Answer, offered: Sequence[tuple[Piece, T]], least: int, most: int) -> list[T]:
    """What stands for the values of a set of `least` to `most` of those offered. Raises IllegalAction for what is no
    such set in the order of the offer.
    """
    if not isinstance(answer, Picks) or not least <= len(answer.values) <= most:
        raise wrong()
    chosen = [each for each in offered if each[0] in answer.values]
    if tuple([piece for piece, _ in chosen]) != answer.values:
        raise wrong()
    return [each for _, each in chosen]


def missed(state: State, answer: Answer, id: str) -> IllegalAction:
    """The refusal of a target that can't be reached, whoever has it: `id` says why."""
    found: list[Ship | Fort] = [*state.ships, *state.forts]
    for foe in found:
        if foe.strength and isinstance(answer, Piece) and foe.id == answer.id:
            own = "own" if foe.seat == state.mover else "ally"
            return refuse(id if state.foes[foe.seat] else own, target=value(foe))
    return wrong()
