"""Reefs that players lay before the first round (AD-62)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice
from engine.games.admiral.asking import asking, refuse
from engine.games.admiral.lots import reefed
from engine.games.admiral.routes import Routes, routes
from engine.games.admiral.state import Reefs, State
from engine.once import remembered
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Cell, Path


@remembered
def charted(state: State) -> Routes:
    """What mustn't be cut off in this position: ports, pearls, and ships, which may lie outside ports."""
    forts = tuple([fort.cell for fort in state.forts])
    ships = [ship.cell for ship in state.ships if ship.strength]
    return routes(state.layout, forts, [*[cell for cell, _ in state.sea_pearls], *ships])


def choose_reefs(state: State, step: Reefs, path: Path) -> Choice | Action:
    """A cell for each reef. Raises IllegalAction for a path to nowhere."""
    found, laid = charted(state), 0
    for answer in path:
        cell = state.board.index.get(answer)
        if cell is None or laid.bit_count() == step.reefs:
            raise wrong()
        if not (found.free & ~laid) >> cell & 1:
            raise refuse("no-reef", cell=state.board.cells[cell])
        if not found.open(cell, laid):
            raise refuse("cuts-off", cell=state.board.cells[cell])
        laid |= 1 << cell
    count = laid.bit_count()
    cells = found.reefs(laid) if count < step.reefs else ()
    if not cells and path:
        return Action(path)
    ask = asking("reef", n=NUMBERS[step.reefs - count])
    return Choice(ask, tuple([state.board.chart.options[cell] for cell in cells]), subject=path)


def resolve_reefs(state: State, step: Reefs) -> State | None:
    """It is the turn of whoever lays reefs. None: so it is. Where there is no room nothing is asked."""
    assert step.seat is not None
    if not charted(state).reefs(0):
        return replace(state, todo=state.todo[1:])
    return None if state.mover == step.seat else replace(state, mover=step.seat)


def act_reefs(state: State, step: Reefs, path: Path, log: Log) -> State:
    """Reefs lie where they were laid. `path`: one that `choose_reefs` ends; its step has been taken off."""
    assert step.seat is not None
    cells = tuple([cell for cell in path if isinstance(cell, Cell)])
    log.tell("admiral-event-reefs", seat=SEATS[step.seat], cells=cells, n=NUMBERS[len(cells)])
    return laid(state, path)


def laid(state: State, path: Path) -> State:
    """The state with reefs on these cells."""
    return replace(state, layout=reefed(state.layout, [state.board.index[cell] for cell in path]))
