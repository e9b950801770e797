"""The state of a duel: plain frozen data, and the steps of unfinished business (TQ-33)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.flow import State as BaseState
from engine.flow import Step

HAND = 5
"""Cards up to which a hand is refilled."""
ROW = 5
"""Cards that lie in the open row while the pile lasts."""
SPENT = 1
"""With so few cards in both hands the game is over, and with none of them to lay a seat passes."""


class Turn(Step, frozen=True, gc=False, tag="turn"):
    """A seat's action is due. `declined`: it has asked for mercy in vain, so that it must discard two."""

    declined: bool = False


class Mercy(Step, frozen=True, gc=False, tag="mercy"):
    """A seat is shown the other's hand and says whether that may be exchanged for the row. Lies upon that `Turn`."""

    aside: ClassVar[bool] = True


Todo: TypeAlias = Turn | Mercy


class Rival(Struct, frozen=True, gc=False):
    """What a player has beside the field."""

    hand: tuple[int, ...]
    """Sorted."""
    discards: tuple[int, ...] = ()
    """Face down: nobody looks at them (TQ-13)."""


class Over(Struct, frozen=True, gc=False):
    """How the game ended; `seat` is who has left."""

    how: Literal["scored", "left"]
    seat: int | None = None


class Duel(BaseState, frozen=True, tag="duel"):
    """A position of the competitive game. Cells by index, cards as in `engine.games.tranquility.cards`."""

    todo: tuple[Todo, ...]
    field: tuple[int, ...]
    moons: int
    """Mask of the cells whose islands the moon laid."""
    rivals: tuple[Rival, Rival]
    row: tuple[int, ...]
    """The open row, the card farthest from the pile first."""
    pile: tuple[int, ...]
    """Drawn from the front."""
    mover: int
    turn: int = 1
    """Turns begun, passed ones too."""
    laid: int | None = None
    """The cell of the island that was laid, where that was the last action."""
    threw: int | None = None
    """The seat that discarded cards, where that was the last action of a turn."""
    sun: int = 0
    """The seat that plays the sun; the other one plays the moon."""
    over: Over | None = None


def side(state: Duel, seat: int) -> int:
    """What a seat plays: 0 the sun, 1 the moon."""
    return int(seat != state.sun)
