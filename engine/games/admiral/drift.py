"""How ships drift in a storm: how far, what stops them, who lies in shelter, in which order they go (AD-22, AD-23)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.admiral.data import ranges
from engine.games.admiral.reach import free
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import State
from engine.once import remembered


class Drifted(NamedTuple):
    """What becomes of a ship that drifts: the cells that she crosses, her own left out; what ends it; the damage.

    `why`: full (all that she must), edge, land (a closed cell, a covered side or corner), ship, port (a full cell of a
    port, a fort; or she stops in one, as there is a reef behind), reef.
    """

    cells: tuple[int, ...]
    why: str
    damage: int


def drifted(state: State, ship: Ship) -> Drifted:
    """How a ship drifts by the wind of the round, if she doesn't stop in a port (AD-22)."""
    course = towards(state)
    board, barred = state.board, state.barred
    must = ranges(ship.id[0], course, "storm")[course]
    cells = board.ways[ship.cell][course][:must]
    for steps, there in enumerate(cells):
        if barred >> there & 1:
            harbour = state.harbour
            return Drifted(cells[:steps], "port" if (harbour.forts | harbour.ports) >> there & 1 else "ship", 0)
    if len(cells) == must:
        return Drifted(cells, "full", 0)
    last = cells[-1] if cells else ship.cell
    there = board.sea.beside[last][course]
    if there < 0:
        return Drifted(cells, "edge", 0)
    if board.covered[last] >> course & 1:
        return Drifted(cells, "land", 0)
    if cells and state.harbour.ports >> last & 1:
        return Drifted(cells, "port", 0)
    return Drifted(cells, "reef", must - len(cells))


def towards(state: State) -> int:
    """The course to which the wind blows."""
    assert state.wind is not None
    return state.wind.towards


def stops(state: State, cells: tuple[int, ...]) -> list[int]:
    """The cells before the last one of a drift in which the ship may stop: those of ports (AD-22)."""
    ports = state.harbour.ports
    return [cell for cell in cells[:-1] if ports >> cell & 1]


def sheltered(state: State, ship: Ship) -> bool:
    """Whether a ship need not drift: in a port, or where the wind comes from there is land; by the letter, a cell there
    that no ship may enter now is as good (AD-22, AD-70).
    """
    cell, course = ship.cell, towards(state)
    if (state.harbour.ports | state.board.lee[course]) >> cell & 1:
        return True
    beside = state.board.sea.beside[cell][course - 4]
    return state.terms.beside and beside >= 0 and state.barred >> beside & 1 == 1


LATER = 1000
"""More than any rank."""


def due(state: State, ship: Ship) -> bool:
    """Whether a ship of the mover's is a fireship that explodes in this turn (AD-34)."""
    return 0 < ship.lit < state.turn and ship.strength > 0


def _rank(state: State, ship: Ship, cell: int) -> int:
    """How early a ship on a cell drifts: fireships that are due go before all others (AD-23, AD-34)."""
    return state.board.ranks[towards(state)][cell] + (LATER if 0 < ship.lit < state.turn else 0)


@remembered
def waiting(state: State) -> tuple[tuple[int, int], ...]:
    """The ranks and places of the mover's ships that may yet drift, in their order: those that lie behind one that has
    drifted can't any more (AD-23), and once a fireship has exploded all others stay (AD-34).
    """
    places, ships = state.muster.places, state.ships
    if any(mark.what == "exploded" and mark.turn == state.turn for mark in state.marks):
        return ()
    gone = [track for track in state.tracks if track.turn == state.turn and track.seat == state.mover]
    last = min([_rank(state, ships[places[track.ship]], track.cells[0]) for track in gone], default=None)
    found = []
    for place in state.own:
        ship = ships[place]
        if free(ship):
            at = _rank(state, ship, ship.cell)
            if last is None or at <= last:
                found.append((-at, place))
    return tuple([(-back, place) for back, place in sorted(found)])


@remembered
def forced(state: State) -> tuple[tuple[int, int], ...]:
    """Those of them that must."""
    return tuple([(at, place) for at, place in waiting(state) if not sheltered(state, state.ships[place])])


@remembered
def offered(state: State) -> tuple[int, ...]:
    """The places of the ships that may drift next, in ship order: those that must and lie farthest, and sheltered ones
    that lie as far or farther and can leave (AD-23).
    """
    order, must = waiting(state), forced(state)
    if not must:
        return tuple(sorted([place for _, place in order if leaves(state, place)]))
    farthest = must[0][0]
    found = [place for at, place in must if at == farthest]
    found += [place for at, place in order if at >= farthest and (at, place) not in must and leaves(state, place)]
    return tuple(sorted(found))


def leaves(state: State, place: int) -> bool:
    """Whether a sheltered ship could leave: there is a cell to which she would drift."""
    return bool(drifted(state, state.ships[place]).cells)
