"""Pearls: loaded at sea and in own ports, landed in own forts (AD-63)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral.asking import LOAD, UNLOAD, asking, note, refuse, value
from engine.games.admiral.data import LADEN
from engine.games.admiral.losses import marked, stirred
from engine.games.admiral.parties import foes
from engine.games.admiral.sharing import hold
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import State, with_fort, with_ship
from engine.sailing.asking import NUMBER_OPTIONS, wrong
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Number, Path


def own_forts(state: State, ship: Ship) -> list[int]:
    """The live forts in whose port a ship lies: own ones, then her partners' (AD-63)."""
    if not state.harbour.ports >> ship.cell & 1:
        return []
    port, against = state.harbour.port, foes(state.sides, ship.seat)
    found = [
        place
        for place, fort in enumerate(state.forts)
        if fort.strength and not against[fort.seat] and port[place] >> ship.cell & 1
    ]
    if len(found) < 2:
        return found
    return sorted(found, key=lambda place: (state.forts[place].seat != ship.seat, state.forts[place].seat))


def at_sea(state: State, cell: int) -> int:
    """How many pearls lie on a cell."""
    for there, n in state.sea_pearls:
        if there == cell:
            return n
    return 0


def loadable(state: State, ship: Ship) -> int:
    """How many pearls a ship could load where she lies (AD-43, AD-63)."""
    room = hold(ship) - ship.pearls
    if not room or ship.spent:
        return 0
    return min(room, at_sea(state, ship.cell) + sum([state.forts[place].pearls for place in own_forts(state, ship)]))


def landable(state: State, ship: Ship) -> int:
    """How many pearls a ship could unload where she lies."""
    return ship.pearls if ship.pearls and not ship.spent and own_forts(state, ship) else 0


# ---------------------------------------------------------------- what is asked


@lru_cache(maxsize=64)
def _load(n: int, slows: bool) -> Option:
    return Option(LOAD, note("load-slow" if slows else "load", n=NUMBERS[n]))


@lru_cache(maxsize=16)
def _unload(n: int) -> Option:
    return Option(UNLOAD, note("unload", n=NUMBERS[n]))


def ship_keys(state: State, place: int) -> list[Option]:
    """``load`` and ``unload``, if she can."""
    ship, found = state.ships[place], []
    n = loadable(state, ship)
    if n:
        found.append(_load(n, ship.pearls + n > LADEN[ship.id[0]]))
    n = landable(state, ship)
    if n:
        found.append(_unload(n))
    return found


def choose_cargo(state: State, place: int, path: Path) -> Choice | Action:
    """``load`` or ``unload``, and how many where several can be; `path` begins with the ship. Raises IllegalAction for
    a path to nowhere.
    """
    ship, key = state.ships[place], path[1]
    if key not in (LOAD, UNLOAD):
        raise wrong()
    n = loadable(state, ship) if key == LOAD else landable(state, ship)
    if not n:
        raise _stuck(ship, key == LOAD)
    if len(path) == 2:
        if n == 1:
            return Action(path)
        ask = asking("load" if key == LOAD else "unload", ship=value(ship))
        return Choice(ask, NUMBER_OPTIONS[1 : n + 1], subject=(state.board.cells[ship.cell],))
    count = path[2]
    if len(path) > 3 or not isinstance(count, Number):
        raise wrong()
    if not 1 <= count.value <= n:
        raise refuse("so-many", ship=value(ship), n=NUMBERS[n])
    if n == 1:
        raise refuse("needless")
    return Action(path)


def _stuck(ship: Ship, loading: bool) -> IllegalAction:
    """Why a ship can't load or unload where she lies (AD-43, AD-63)."""
    if ship.spent:
        word = "spent"
    elif loading:
        word = "nothing-to-load" if ship.pearls < hold(ship) else "hold-full"
    else:
        word = "nothing-to-unload" if ship.pearls else "no-pearls"
    return refuse(word, ship=value(ship))


# ---------------------------------------------------------------- what is done


def act_cargo(state: State, place: int, path: Path, log: Log) -> State:
    """The state after a path that `choose_cargo` ends."""
    count = path[2].value if len(path) > 2 and isinstance(path[2], Number) else 1
    return _loaded(state, place, count, log) if path[1] == LOAD else _landed(state, place, count, log)


def _loaded(state: State, place: int, count: int, log: Log) -> State:
    """Pearls from the sea come first."""
    ship = state.ships[place]
    sea = min(count, at_sea(state, ship.cell))
    cell = state.board.cells[ship.cell]
    log.tell("admiral-event-loaded", seat=SEATS[ship.seat], ship=value(ship), cell=cell, n=NUMBERS[count])
    state = with_ship(state, place, replace(ship, pearls=ship.pearls + count, fresh=ship.fresh + sea))
    if sea:
        left = [(there, n - sea if there == ship.cell else n) for there, n in state.sea_pearls]
        state = stirred(replace(state, sea_pearls=tuple([(there, n) for there, n in left if n])))
    rest = count - sea
    for at in own_forts(state, ship):
        fort = state.forts[at]
        taken = min(rest, fort.pearls)
        if taken:
            rest -= taken
            state = with_fort(state, at, replace(fort, pearls=fort.pearls - taken))
    return marked(state, ship.seat, ship.cell, "loaded", count)


def _landed(state: State, place: int, count: int, log: Log) -> State:
    """Pearls that come from the sea are landed first; when that was decides between equals (AD-64)."""
    ship = state.ships[place]
    at = own_forts(state, ship)[0]
    fort = state.forts[at]
    log.tell("admiral-event-landed", seat=SEATS[ship.seat], ship=value(ship), target=value(fort), n=NUMBERS[count])
    state = with_fort(state, at, replace(fort, pearls=fort.pearls + count))
    fresh = min(count, ship.fresh)
    state = with_ship(state, place, replace(ship, pearls=ship.pearls - count, fresh=ship.fresh - fresh))
    if fresh:
        landed = (*state.landed[: ship.seat], state.count, *state.landed[ship.seat + 1 :])
        state = stirred(replace(state, landed=landed))
    return marked(state, ship.seat, ship.cell, "landed", count)
