"""Ships that lie beside a fort of which cannons are silenced land masts on it (AS-52).

At a stop a ship has ``land`` beside what else she may do. A line's stop asks the same of each ship: what follows her
name is a path of `choose_landing`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import LAND, asking, note, refuse
from engine.games.ageofsail.parties import room, there, with_party
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State
from engine.sailing.asking import NUMBER_OPTIONS, wrong
from engine.sailing.sea import bits
from engine.sailing.ships import Ship, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Cell, Number, Path

LANDING = Option(LAND)
_WHERE = asking("land")


def shores(state: State, ship: Ship) -> dict[int, int]:
    """For each cell on which a ship may land masts how many at most: one stays aboard."""
    if not state.laid or ship.masts < 2 or ship.barred or ship.seat == state.role:
        return {}
    adjacent = bits(state.rules.board.sea.around[ship.cell])
    free = ((cell, room(state, cell)) for cell in adjacent)
    return {cell: min(left, ship.masts - 1) for cell, left in free if left}


def choose_landing(state: State, ship: Ship, path: Path) -> Choice | Action:
    """``land``, the cell, and how many masts. Raises IllegalAction for a path to nowhere."""
    board, found = state.rules.board, shores(state, ship)
    if not found:
        raise refuse("land", ship=value(ship))
    if len(path) == 1:
        options = [_shore(board.cells[cell], there(state, cell), room(state, cell)) for cell in found]
        return Choice(_WHERE, tuple(options), subject=(board.cells[ship.cell],))
    most = found.get(board.index.get(path[1], -1))
    if most is None:
        raise wrong()
    if len(path) == 2:
        cell = board.cells[board.index[path[1]]]
        return Choice(asking("land-masts", cell=cell), NUMBER_OPTIONS[1 : most + 1], subject=path[1:])
    masts = path[2]
    if len(path) > 3 or not isinstance(masts, Number) or not 1 <= masts.value <= most:
        raise wrong()
    return Action(path)


@lru_cache(maxsize=1 << 9)
def _shore(cell: Cell, masts: int, left: int) -> Option:
    return Option(cell, note("land", masts=NUMBERS[masts], room=NUMBERS[left]))


def landed(state: State, place: int, path: Path) -> State:
    """Masts have gone ashore by an answer of `choose_landing`: the ship does nothing more in this turn."""
    ship, masts = state.ships[place], path[2]
    assert isinstance(masts, Number)
    after = replace(ship, masts=ship.masts - masts.value, acted=True, barred=True)
    state = replace(state, ships=with_ship(state.ships, place, after))
    return with_party(state, ship.seat, state.rules.board.index[path[1]], spent=masts.value)


def act_landing(state: State, place: int, path: Path, log: Log) -> State:
    """The state after an answer of `choose_landing`."""
    ship, cell, masts = state.ships[place], path[1], path[2]
    assert isinstance(cell, Cell)
    assert isinstance(masts, Number)
    log.tell("ageofsail-event-landed", seat=SEATS[ship.seat], ship=value(ship), cell=cell, n=masts)
    return scenario_of(state).judged(landed(state, place, path), log)
