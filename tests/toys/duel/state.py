"""The state of a duel: fleets that nobody else sees, shots that everybody sees, and what is to be done."""

from __future__ import annotations

from typing import Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field

from engine import flow
from engine.grid import Grid

SEA = Grid(30, 12)
BLAST = 2
"""A shot does harm so many cells around the one that it is aimed at, the corners of the square included."""
SUNK = -1
"""In the place of a ship's cell."""
GONE = -1
"""In the place of a mine's cell: it went off, or was never laid."""

Flag = Literal["white", "red"]


class Options(BaseModel):
    """How large the fleets are, whether they have a mine each, and for how many rounds they fight."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ships: int = Field(3, ge=2, le=4)
    mine: bool = True
    rounds: int = Field(4, ge=1, le=8)
    weather: Literal["calm", "fog"] = "calm"
    """In fog nobody may sail."""


class Layout(flow.Step, frozen=True, tag="layout"):
    """A seat lays out its fleet, in secret and while the others do the same."""

    together = True


class Turn(flow.Step, frozen=True, tag="turn"):
    """A seat fires or sails."""


class Round(flow.Step, frozen=True, tag="round"):
    """Resolved by the game: another round, or the end."""


class Fleet(msgspec.Struct, frozen=True):
    """What a seat has: `ships` are cells (`SUNK` for a lost one), empty before they are laid out."""

    ships: tuple[int, ...] = ()
    mine: int = GONE
    flag: Flag = "white"
    hits: int = 0
    since: int = 0
    """How many shots had been fired when it last sailed: later ones have missed all that is left of it."""
    gone: bool = False
    """It has left the game."""

    @property
    def left(self) -> int:
        """How many of its ships swim."""
        return 0 if self.gone else sum(cell != SUNK for cell in self.ships)


class Shot(msgspec.Struct, frozen=True):
    """Where somebody fired."""

    seat: int
    cell: int


class State(flow.State, frozen=True):
    """Everything there is to know."""

    todo: tuple[Layout | Turn | Round, ...]
    fleets: tuple[Fleet, ...]
    size: int
    """Ships of a fleet."""
    mined: bool
    fog: bool
    rounds: int
    """Those that are still to come."""
    turn: int = 0
    shots: tuple[Shot, ...] = ()


def near(one: int, other: int) -> bool:
    """Whether a shot at one cell does harm at the other."""
    (row, col), (other_row, other_col) = divmod(one, SEA.width), divmod(other, SEA.width)
    return abs(row - other_row) <= BLAST and abs(col - other_col) <= BLAST


def alive(state: State) -> tuple[int, ...]:
    """The seats that have ships, or are still to lay them out."""
    laying = {step.seat for step in state.todo if isinstance(step, Layout)}
    return tuple(seat for seat, fleet in enumerate(state.fleets) if fleet.left or (seat in laying and not fleet.gone))
