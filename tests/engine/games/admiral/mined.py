"""Positions of Admiral with mines, by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine import walk
from engine.game import Action, Event
from engine.games import admiral
from engine.games.admiral.minefields import Mine
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import Fort, State
from tests.engine.games.admiral.positions import at, fort, path, position
from tests.engine.games.admiral.voyages import Winds

FORTS = (fort("A1", 0), fort("L7", 1))
"""The forts of two: the second's mines lie within I4:O10."""


def mine(cell: str, seat: int = 1, **more: Any) -> Mine:
    """A mine, armed unless more is said."""
    return replace(Mine(seat, at(cell)), **more)


def waters(
    *ships: Ship, mines: tuple[Mine, ...] = (), forts: tuple[Fort, ...] = FORTS, seats: int = 2, each: int = 3,
    terms: dict[str, Any] | None = None, **more: Any,
) -> State:  # fmt: skip
    """A position in the first seat's turn, in which mines have been laid near these forts; nobody's turn is idle."""
    bases = tuple([tuple([one.cell for one in forts if one.seat == seat]) for seat in range(seats)])
    rules = {"mines": each, "automatic": False, **(terms or {})}
    lying = tuple(sorted(mines, key=lambda one: (one.seat, one.cell)))
    return position(*ships, forts=forts, seats=seats, terms=rules, bases=bases, mines=lying, **more)


def switched(state: State, seat: int, text: str) -> tuple[State, list[Event]]:
    """The state after a seat has done freely what is written."""
    return admiral.apply(state, seat, Action(path(state, text)), Winds())


def freely(state: State, seat: int, text: str) -> list[str]:
    """The tokens of what a seat may do after these answers."""
    question = walk.Freely(admiral).choose(state, seat, path(state, text))
    assert not isinstance(question, Action)
    return [option.value.token for option in question.options]


def lying(state: State) -> list[tuple[int, str, int]]:
    """The mines that are left: whose, where, how many."""
    return [(one.seat, state.board.cells[one.cell].token, one.n) for one in state.mines]


def blown(state: State) -> list[str]:
    """The spent cells."""
    return [state.board.cells[cell].token for cell in state.blown]
