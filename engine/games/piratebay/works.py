"""A turn's work: to explore, load or unload, one of these, after which the turn is over (PB-10, PB-20 to PB-22)."""

from __future__ import annotations

from engine.game import Action, Choice, Option
from engine.games.piratebay.asking import END, EXPLORE, LOAD, UNLOAD, note
from engine.games.piratebay.cargo import (
    PIECES,
    act_load,
    act_unload,
    at_home,
    can_load,
    can_unload,
    choose_load,
    choose_unload,
    heaps,
    order_in_reach,
)
from engine.games.piratebay.exploring import act_explore, choose_explore, tiles_at
from engine.games.piratebay.state import HOLD, State, Work
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Path


def work_options(state: State) -> list[Option]:
    """The works that the mover's ship could do where she lies."""
    seat = state.mover
    cell = state.ships[seat].cell
    options = []
    tiles = len(tiles_at(state, cell))
    if tiles:
        options.append(Option(EXPLORE, note("explore", n=NUMBERS[tiles])))
    if can_load(state, seat, cell):
        options.append(Option(LOAD, note("load", n=NUMBERS[in_reach(state, seat, cell)])))
    if can_unload(state, seat, cell):
        n = NUMBERS[state.holds[seat].total]
        if at_home(state, seat, cell):
            options.append(Option(UNLOAD, note("ashore", n=n), confirms=True))
        else:
            options.append(Option(UNLOAD, note("unload", n=n)))
    return options


def in_reach(state: State, seat: int, cell: int) -> int:
    """How many pieces a ship of this seat could load on a cell, the order among them (PB-21, PB-23)."""
    pieces = sum([state.heaps[place].total for place in heaps(state, cell)])
    return min(pieces, PIECES, HOLD - state.holds[seat].total) + order_in_reach(state, cell)


def choose_begun(state: State, path: Path) -> Choice | Action:
    """A work from its beginning: `path` begins with its key."""
    if path[0] == EXPLORE:
        return _led(choose_explore(state, path[1:], begun=False), path)
    if path[0] == LOAD:
        return _led(choose_load(state, PIECES, path[1:], begun=False), path)
    return _led(choose_unload(state, path[1:], begun=False), path)


def _led(found: Choice | Action, path: Path) -> Choice | Action:
    return Action(path) if isinstance(found, Action) else found


def act_begun(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_begun`."""
    if path[0] == EXPLORE:
        return act_explore(state, PIECES, path[1:], log)
    if path[0] == LOAD:
        return act_load(state, PIECES, path[1:], log)
    return act_unload(state, path[1:], log)


def choose_work(state: State, step: Work, path: Path) -> Choice | Action:
    """How a work goes on, or ``end``."""
    if step.kind == "explore":
        return choose_explore(state, path, begun=True)
    if step.kind == "load":
        return choose_load(state, step.left, path, begun=True)
    return choose_unload(state, path, begun=True)


def act_work(state: State, step: Work, path: Path, log: Log) -> State:
    """The state after an answer of `choose_work`; with ``end`` the turn is over."""
    if path == (END,):
        log.tell("piratebay-event-ended", seat=SEATS[state.mover])
        return state
    if step.kind == "explore":
        return act_explore(state, step.left, path, log)
    if step.kind == "load":
        return act_load(state, step.left, path, log)
    return act_unload(state, path, log)
