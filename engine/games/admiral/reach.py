"""Where a ship may sail in calm and fresh wind: straight ahead, as far as wind and load let her (AD-20, AD-21)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.game import Option
from engine.games.admiral.data import LADEN, SIZES, ranges
from engine.games.admiral.layout import chart
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import State, Wind
from engine.sailing.sea import mask


def free(ship: Ship) -> bool:
    """Whether nothing keeps a ship from moving in this turn but wind and water: she hasn't moved, wasn't in a boarding,
    is neither under repair nor at work, and her repair wasn't stopped (AD-11, AD-43, AD-50, AD-51).
    """
    return not (ship.moved or ship.spent or ship.task or ship.stopped) and ship.strength > 0


def limits(state: State, ship: Ship) -> tuple[int, ...]:
    """How far a ship sails on each course by wind and load (AD-21, AD-63)."""
    wind = state.wind
    assert wind is not None
    kind = ship.id[0]
    return ranges(kind, wind.towards, wind.force, ship.pearls > LADEN[kind])


def least(state: State) -> int:
    """A move goes at least so many cells (AD-61)."""
    wind = state.wind
    assert wind is not None
    return state.terms.least if wind.force == "fresh" else 0


def way(state: State, cell: int, course: int, limit: int) -> tuple[int, ...]:
    """The cells that a ship crosses on a course, no farther than a limit and than nothing bars her (AD-20)."""
    cells, barred = state.board.ways[cell][course][:limit], state.barred
    for steps, there in enumerate(cells):
        if barred >> there & 1:
            return cells[:steps]
    return cells


def ways(state: State, ship: Ship) -> list[tuple[int, ...]]:
    """The cells where a free ship may stop, nearest first, by course."""
    shortest = max(0, least(state) - 1)
    cell, barred = ship.cell, state.barred
    lines, near = state.board.ways[cell], state.board.near[cell]
    return [
        ()
        if limit <= shortest
        else way(state, cell, course, limit)[shortest:]
        if near[course] & barred
        else lines[course][shortest:limit]
        for course, limit in enumerate(limits(state, ship))
    ]


def options(state: State, ship: Ship) -> list[Option]:
    """The same cells as options, listed under their courses."""
    shortest = max(0, least(state) - 1)
    cell, barred = ship.cell, state.barred
    choices, near = state.board.choices[cell], state.board.near[cell]
    found: list[Option] = []
    for course, limit in enumerate(limits(state, ship)):
        if limit > shortest:
            stops = len(way(state, cell, course, limit)) if near[course] & barred else limit
            found += choices[course][shortest:stops]
    return found


def moves(state: State, ship: Ship) -> bool:
    """Whether there is a cell to which a free ship may sail."""
    if state.terms.least > 1 and least(state) > 1:
        return any(ways(state, ship))
    kind, cell = ship.id[0], ship.cell
    return state.board.gates[cell] & _fans(state)[ship.pearls > LADEN[kind]][kind][cell] & ~state.barred != 0


def sailing(state: State) -> list[int]:
    """The places of the mover's ships that may sail to some cell, in ship order."""
    ships = state.ships
    if state.terms.least > 1:
        return [place for place in state.own if free(ships[place]) and moves(state, ships[place])]
    gates, fans, clear, found = state.board.gates, _fans(state), ~state.barred, []
    for place in state.own:
        ship = ships[place]
        kind = ship.id[0]
        if ship.moved or ship.spent or ship.task or ship.stopped or not ship.strength:  # see `free`
            continue
        if gates[ship.cell] & fans[ship.pearls > LADEN[kind]][kind][ship.cell] & clear:
            found.append(place)
    return found


Fans: TypeAlias = tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]
"""Of ships without a heavy load and with one, by class and cell, mask of the adjacent cells to which the wind lets them
sail, whatever lies there.
"""


def _fans(state: State) -> Fans:
    assert state.wind is not None
    return _fans_in(state.layout.width, state.layout.height, state.wind)


@lru_cache(maxsize=1 << 9)
def _fans_in(width: int, height: int, wind: Wind) -> Fans:
    light, heavy = (
        {kind: _fan(width, height, tuple(map(bool, ranges(kind, wind.towards, wind.force, load)))) for kind in SIZES}
        for load in (False, True)
    )
    return light, heavy


@lru_cache(maxsize=1 << 8)
def _fan(width: int, height: int, courses: tuple[bool, ...]) -> tuple[int, ...]:
    """By cell, mask of the adjacent cells on these courses."""
    sea = chart(width, height).sea
    if all(courses):  # as mostly
        return sea.around
    sailed = [course for course, sails in enumerate(courses) if sails]
    return tuple([mask(beside[course] for course in sailed if beside[course] >= 0) for beside in sea.beside])
