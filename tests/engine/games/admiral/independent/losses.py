"""Damage, what is sunk or ruined, and what is lost with it (AD-33, AD-44, AD-52, AD-53, AD-63)."""

from __future__ import annotations

from tests.engine.games.admiral.independent.geometry import coastal, own_forts
from tests.engine.games.admiral.independent.state import Armed, Fort, Ship, State
from tests.engine.sailing.independent.sea import Cell, adjacent


def hurt(state: State, piece: Armed, damage: int) -> None:
    """A ship without strength is sunk, a fort ruined (AD-33)."""
    piece.strength = max(0, piece.strength - damage)
    if piece.strength == 0:
        if isinstance(piece, Fort):
            ruin(state, piece, assaulted=False)
        else:
            sink(state, piece)


def sink(state: State, ship: Ship) -> None:
    """A ship is out of play; its pearls go where it lies, its work stops (AD-53, AD-63)."""
    stop_work_of(state, ship)
    spill(state, ship.cell, len(ship.pearls))
    ship.pearls = []
    del state.ships[ship.id]


def spill(state: State, cell: Cell, number: int) -> None:
    """So many pearls lie in a cell if there is land near, else they are lost, which is an event (AD-63, AD-69)."""
    if number and coastal(state, cell):
        state.sea[cell] = state.sea.get(cell, 0) + number
    elif number:
        state.lost += number
        state.event = True


def ruin(state: State, fort: Fort, assaulted: bool) -> None:
    """A fort is a ruin, nobody's, without its pearls (AD-52). Ships under repair in it are sunk if it was stormed,
    whatever points they have just got (AD-44)."""
    fort.strength = 0
    if fort.pearls:
        state.lost += fort.pearls
        fort.pearls = 0
        state.event = True
    end_work(state, fort)
    if assaulted:
        for ship in under_repair(state, fort):
            sink(state, ship)
    fort.owner = None
    end_repairs(state)


def under_repair(state: State, fort: Fort) -> list[Ship]:
    """Ships under repair in the port of a fort that is being ruined: its owner's, and those that were in no other when
    it was taken from them."""
    there = [ship for ship in state.fleet if ship.task == "repair" and adjacent(ship.cell, fort.cell)]
    return [ship for ship in there if ship.owner == fort.owner or not own_forts(state, ship)]


def end_repairs(state: State) -> None:
    """The repair of ships that are in no port of a live own fort any more has ended (AD-50)."""
    for ship in state.ships.values():
        if ship.task == "repair" and not own_forts(state, ship):
            ship.task = None


def end_work(state: State, fort: Fort) -> None:
    """The work on a fort ends or is stopped; of a rebuilding nothing is left (AD-52). Reading: it also ends where a
    fort is ruined amid it or lives again: another must be declared."""
    if fort.work:
        for id in fort.work.ships:
            if id in state.ships:
                state.ships[id].task = state.ships[id].fort = None
    fort.work = None
    fort.rebuilt = 0


def stop_work_of(state: State, ship: Ship) -> None:
    """A worker that is lost, boarded or in a defence stops the work (AD-53)."""
    if ship.task == "work":
        assert ship.fort is not None
        end_work(state, state.forts[ship.fort])
