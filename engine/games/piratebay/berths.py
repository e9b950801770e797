"""The choice of islets in seat order (PB-3)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.piratebay.asking import asking, refuse
from engine.games.piratebay.board import CELLS, INDEX
from engine.games.piratebay.setup import moored
from engine.games.piratebay.state import Berth, State
from engine.sailing.asking import wrong
from engine.sailing.telling import SEATS, Log
from engine.values import Path


def choose_berth(state: State, path: Path) -> Choice | Action:
    """The anchor cell of a free islet."""
    free = [islet for islet in range(len(state.bay.islets)) if islet not in state.islets]
    if not path:
        return Choice(_ASK, tuple([Option(CELLS[state.bay.islets[islet].anchor]) for islet in free]))
    if len(path) > 1 or path[0] not in INDEX:
        raise wrong()
    if not any(state.bay.islets[islet].anchor == INDEX[path[0]] for islet in free):
        raise refuse("no-islet", cell=CELLS[INDEX[path[0]]])
    return Action(path)


_ASK = asking("islet")


def act_berth(state: State, step: Berth, path: Path, log: Log) -> State:
    """The state after an islet is chosen."""
    assert step.seat is not None
    cell = INDEX[path[0]]
    log.tell("piratebay-event-islet", seat=SEATS[step.seat], cell=CELLS[cell])
    islet = next(islet for islet, place in enumerate(state.bay.islets) if place.anchor == cell)
    return moored(state, step.seat, islet)


def resolve_berth(state: State, step: Berth) -> State | None:
    """It is the turn of whoever chooses. None: so it is."""
    assert step.seat is not None
    return None if state.mover == step.seat else replace(state, mover=step.seat)
