"""Exploring: tiles are turned up one after another (PB-20)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.piratebay.asking import END, asking, refuse
from engine.games.piratebay.board import CELLS, INDEX
from engine.games.piratebay.home import hauled, sent_home, tell_cargo
from engine.games.piratebay.state import (
    CANNON,
    GOLD,
    NOTHING,
    Find,
    State,
    Work,
    dropped,
    set_at,
    touched,
)
from engine.games.piratebay.tiles import CANNON_TILE, CAVE, EMPTY, GOLD_TILE, MARK, NONE_DOWN
from engine.sailing.asking import wrong
from engine.sailing.telling import SEATS, Log
from engine.values import Path

_END = Option(END, confirms=True)


def tiles_at(state: State, cell: int) -> list[int]:
    """The treasure cells with face-down tiles adjacent to a cell."""
    tiles = state.tiles
    return [place for place in state.bay.shores[cell] if tiles[place] != NONE_DOWN]


def choose_explore(state: State, path: Path, *, begun: bool) -> Choice | Action:
    """Which tile is turned up; ``end`` once one has been. `path`: the answers after ``explore``, or amid the work."""
    cell = state.ships[state.mover].cell
    found = tiles_at(state, cell)
    if not path:
        if not found:
            raise refuse("nothing-to-explore")
        options = [state.bay.marks[place] if state.known >> place & 1 else state.bay.tiles[place] for place in found]
        ask = _NEXT if begun else _FIRST
        return Choice(ask, (*options, *((_END,) if begun else ())), subject=(CELLS[cell],))
    if path == (END,) and begun:
        return Action(path)
    if len(path) > 1 or path[0] not in INDEX:
        raise wrong()
    if not any(state.bay.treasures[place] == INDEX[path[0]] for place in found):
        raise refuse("no-tile", cell=CELLS[INDEX[path[0]]])
    return Action(path)


_FIRST, _NEXT = asking("explore"), asking("explore-on")


def act_explore(state: State, left: int, path: Path, log: Log) -> State:
    """The state after a tile is turned up; the exploring goes on while there are tiles, but for a cave or a mark."""
    seat, cell = state.mover, INDEX[path[0]]
    place = state.bay.treasures.index(cell)
    tile = state.tiles[place]
    id, what = _TELLS[tile]
    log.tell(id, reveals=True, seat=SEATS[seat], cell=CELLS[cell])
    state = replace(state, finds=(*state.finds, Find(state.turn, seat, cell, what)))
    if tile == MARK:
        return _marked(state, place, log)
    state = replace(state, tiles=f"{state.tiles[:place]}{NONE_DOWN}{state.tiles[place + 1 :]}")
    if tile == CAVE:
        return replace(state, trapped=(*state.trapped, seat))
    if tile != EMPTY:
        more = GOLD if tile == GOLD_TILE else CANNON
        state = touched(replace(state, heaps=set_at(state.heaps, place, state.heaps[place] + more)))
    if left > 1 and tiles_at(state, state.ships[seat].cell):
        return replace(state, todo=(Work(seat=seat, kind="explore", left=left - 1), *state.todo))
    return state


_TELLS = {
    GOLD_TILE: ("piratebay-event-gold", "gold"),
    CANNON_TILE: ("piratebay-event-cannon", "cannon"),
    EMPTY: ("piratebay-event-empty", "empty"),
    CAVE: ("piratebay-event-cave", "cave"),
    MARK: ("piratebay-event-mark", "mark"),
}


def _marked(state: State, place: int, log: Log) -> State:
    """The crew is lost: the cargo leaves the game, the ship goes home, the tile is known from now on."""
    seat = state.mover
    cargo = state.holds[seat]
    if cargo.total:
        tell_cargo(log, "piratebay-event-lost-cargo", cargo, seat=SEATS[seat])
        state = hauled(state, seat, state.ships[seat].cell, "sunk", cargo)
        state = dropped(replace(state, holds=set_at(state.holds, seat, NOTHING)), cargo)
    return sent_home(replace(state, known=state.known | 1 << place), seat, log)
