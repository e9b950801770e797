"""Fireships: how they are declared, and how they explode (AD-34)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.games.admiral.independent.losses import hurt, sink, stop_work_of
from tests.engine.games.admiral.independent.sailing import drifters
from tests.engine.games.admiral.independent.state import IllegalMove, Ship, State, due
from tests.engine.sailing.independent.sea import distance

AFTER_ALL = (False, -1)
"""The place in the order of drifting when all drifts are over."""


def may_declare(state: State, ship: Ship) -> bool:
    """An own ship that has not fired in this turn, neither spent nor under repair (AD-34)."""
    return (
        state.terms.fireship
        and ship.owner == state.mover
        and not ship.fireship
        and not ship.fired
        and not ship.spent
        and ship.task != "repair"
    )


def check_declare(state: State, id: str) -> None:
    """Raises IllegalMove."""
    if not may_declare(state, state.ship(id)):
        raise IllegalMove("AD-34", f"{id} can't be made a fireship now")


def declare(state: State, id: str) -> None:
    """It is final. A worker stops the work, as if it had said so (AD-53)."""
    ship = state.ships[id]
    if ship.task == "work":
        assert ship.fort is not None
        state.forts[ship.fort].stopped = True
        stop_work_of(state, ship)
    ship.fireship = state.turn


def may_explode(state: State, ship: Ship) -> bool:
    """A due fireship explodes when its owner says, in a storm after all that must drift. Reading: a spent one too."""
    return due(state, ship) and not drifters(state, state.mover)[0]


def check_explode(state: State, id: str) -> None:
    """Raises IllegalMove."""
    if not may_explode(state, state.ship(id)):
        raise IllegalMove("AD-34", f"{id} doesn't explode now")


def explode(state: State, ship: Ship) -> None:
    """All ships on the 8 cells round it and in its own cell, of whomever, are hurt by its full strength, and it is
    removed (AD-34). It is an event if a ship of another side is hurt (AD-69). In a storm all drifts are over then."""
    near = [other for other in state.fleet if other is not ship and distance(other.cell, ship.cell) <= 1]
    if any(not state.allied(other.owner, ship.owner) for other in near):
        state.event = True
    for other in near:
        hurt(state, other, ship.kind.strength)
    sink(state, ship)
    if state.storm:
        state.drift_rank = AFTER_ALL


def all_due(state: State) -> list[Ship]:
    """The mover's fireships that explode in this turn, in ship order."""
    return [ship for ship in state.own_ships(state.mover) if due(state, ship)]


def moves(state: State) -> Iterator[list[str]]:
    for ship in state.own_ships(state.mover):
        if may_declare(state, ship):
            yield [ship.id, "fireship"]
        if may_explode(state, ship):
            yield [ship.id, "explode"]
