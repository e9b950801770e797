"""A player's turn: what his ships and forts may do, in any order and mixture (AD-11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral import boarding, fire, fireships, homes, pearls, repair, storming
from engine.games.admiral.arcs import SHOTS, engaged
from engine.games.admiral.asking import (
    BOARD,
    DRIFT,
    END,
    EXPLODE,
    FIRE,
    FIRESHIP,
    GIVE,
    LOAD,
    REPAIR,
    REST,
    STAY,
    STOP,
    STORM,
    UNLOAD,
    WORK,
    asking,
    note,
    off_board,
    piece,
    refuse,
    value,
)  # fmt: skip
from engine.games.admiral.carrying import with_todo
from engine.games.admiral.drift import forced, leaves, offered, sheltered
from engine.games.admiral.drifting import check_drift, drift_options, drifts_to
from engine.games.admiral.reach import free, least, limits, sailing, way
from engine.games.admiral.reach import options as sailable
from engine.games.admiral.reasons import means_cell, unfit
from engine.games.admiral.sailing import sails
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import Drift, State, Turn
from engine.once import remembered
from engine.sailing.asking import refuse as refuse_way
from engine.sailing.asking import wrong
from engine.sailing.sea import COURSES
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Answer, Cell, Line, Path, Piece, Value

_ASK, _ASK_DRIFTS = asking("turn"), asking("turn-drifts")
_END, _DRIFT = Option(END, confirms=True), Option(DRIFT)
_END_DRIFTS = Option(END, note("end-drifts"), confirms=True)
_END_BURNS, _END_DRIFTS_BURNS = replace(_END, final=True), replace(_END_DRIFTS, final=True)
TASKS, CARGO = (REPAIR, STOP, WORK), (LOAD, UNLOAD)
FIGHTS: dict[Answer, Callable[[State, Path], Choice | Action]] = {
    FIRE: fire.choose_fire,
    BOARD: boarding.choose_board,
    STORM: storming.choose_storm,
    GIVE: homes.choose_gift,
    FIRESHIP: fireships.choose_fireship,
    EXPLODE: fireships.choose_explode,
}
ACTS: dict[Answer, Callable[[State, Path, Log], State]] = {
    FIRE: fire.act_fire,
    BOARD: boarding.act_board,
    STORM: storming.act_storm,
    GIVE: homes.act_gift,
    FIRESHIP: fireships.act_fireship,
    EXPLODE: fireships.act_explode,
}


# ---------------------------------------------------------------- what is asked


def choose_turn(state: State, path: Path) -> Choice | Action:
    """Ships, ``fire``, ``board``, ``storm``, ``drift`` and ``end``; then what comes of them. Raises IllegalAction for a
    path to nowhere.
    """
    if not path:
        return _first(state)
    first = path[0]
    if isinstance(first, Cell):
        raise refuse("cell-alone") if means_cell(state, first) else wrong()
    if not isinstance(first, Piece):
        return _word(state, first, path)
    place = own(state, first)
    if len(path) == 1:
        return _ship(state, place)
    second = path[1]
    if isinstance(second, Cell):
        if len(path) > 2:
            raise wrong()
        return _move(state, place, path)
    if second in TASKS:
        return repair.choose_task(state, place, path)
    if second in CARGO:
        return pearls.choose_cargo(state, place, path)
    raise refuse("word-first") if second in FIGHTS else wrong()


def _word(state: State, first: Answer, path: Path) -> Choice | Action:
    """What comes after a word."""
    if first in (END, DRIFT):
        if len(path) > 1:
            raise wrong()
        if first == DRIFT and not must_drift(state):
            raise refuse("no-drift")
        return Action(path)
    chooses = FIGHTS.get(first)
    if chooses is None:
        if first in (STAY, REST):
            raise refuse("stay-later" if state.stormy else "no-drift")
        raise wrong()
    return chooses(state, path)


def _first(state: State) -> Choice:
    must = must_drift(state)
    burns = bool(state.muster.lit) and fireships.burns_own(state)
    end = (_END_DRIFTS_BURNS if must else _END_BURNS) if burns else _END_DRIFTS if must else _END
    ships, last = movers(state), (_DRIFT, end) if must else (end,)
    fights = (*fire.options(state), *boarding.options(state), *storming.options(state)) if engaged(state) else ()
    return Choice(
        _ASK_DRIFTS if must else _ASK, (*ships, *fights, *homes.options(state), *fireships.options(state), *last)
    )


def must_drift(state: State) -> bool:
    """Whether a ship of the mover's must drift yet (AD-23)."""
    return state.stormy and bool(forced(state))


def movers(state: State) -> list[Option]:
    """The mover's ships that can do something by themselves: move, be repaired or work, load, unload."""
    under_way = sailors(state)
    lures, ships = state.lures, state.ships
    if not lures & state.muster.lying[state.mover]:
        return list(under_way.values())
    found = []
    for place in state.own:
        ship = ships[place]
        if place in under_way:
            found.append(under_way[place])
        elif lures >> ship.cell & 1 and ship.strength:
            does = (*repair.ship_keys(state, place), *pearls.ship_keys(state, place))
            if does:
                found.append(_doing(ship.id, ship.seat, ship.strength, tuple([one.value for one in does])))
    return found


@remembered
def sailors(state: State) -> dict[int, Option]:
    """The mover's ships that can move, by their places, in ship order."""
    storm, fires, ships = state.stormy, state.terms.fire, state.ships
    found = {}
    for place in offered(state) if storm else sailing(state):
        ship = ships[place]
        shots = SHOTS[ship.id[0]][storm] - ship.fired if fires and not ship.lit else 0
        found[place] = _sailing(ship.id, ship.seat, ship.strength, shots, ship.lit > 0)
    return found


@lru_cache(maxsize=1 << 12)
def _sailing(id: str, seat: int, left: int, shots: int, lit: bool) -> Option:
    """A ship that can sail, with what she has."""
    told = note("ship", left=NUMBERS[left], shots=NUMBERS[shots], moves=NUMBERS[1], fire=NUMBERS[lit])
    return Option(piece(id, seat), told)


@lru_cache(maxsize=1 << 12)
def _doing(id: str, seat: int, left: int, does: tuple[Value, ...]) -> Option:
    """One that can't, with what she can do: if it is one thing, nothing is asked."""
    return Option(piece(id, seat), note("ship-does", left=NUMBERS[left], does=does))


def own(state: State, answer: Answer) -> int:
    """The place of the mover's ship that is named. Raises IllegalAction for anything else."""
    if isinstance(answer, Piece):
        place = state.muster.places.get(answer.id)
        if place is not None:
            ship = state.ships[place]
            if ship.strength and ship.seat == state.mover and answer.seat in (None, ship.seat):
                return place
    raise unfit(state, answer, (state.mover,), lambda fort: refuse("ships-only")) or wrong()


def _ship(state: State, place: int) -> Choice:
    """Where a ship may go, and what else she can do."""
    ship = state.ships[place]
    options = _cells(state, place)
    if state.lures >> ship.cell & 1:
        options = [*options, *repair.ship_keys(state, place), *pearls.ship_keys(state, place)]
    if not options:
        waits = state.stormy and free(ship) and (leaves(state, place) or not sheltered(state, ship))
        raise refuse("drift-first", ship=value(ship)) if waits else _idle(state, ship)
    return Choice(_ask_ship(value(ship)), tuple(options), subject=(state.board.cells[ship.cell],))


@lru_cache(maxsize=1 << 8)
def _ask_ship(ship: Piece) -> Line:
    return asking("ship", ship=ship)


def _cells(state: State, place: int) -> list[Option]:
    if state.stormy:
        return drift_options(state, place) if place in offered(state) else []
    ship = state.ships[place]
    return sailable(state, ship) if free(ship) else []


def _move(state: State, place: int, path: Path) -> Action:
    """A ship's move to a cell. Raises IllegalAction for one that she can't reach."""
    ship = state.ships[place]
    cell = state.board.index.get(path[1])
    if cell is None:
        raise off_board(path[1])
    if not free(ship):
        raise _idle(state, ship)
    if state.stormy:
        if place in offered(state):
            return check_drift(state, place, path)
        raise refuse("drift-first", ship=value(ship))
    found = state.board.sea.straight[ship.cell].get(cell)
    if found is None:
        raise refuse_way("straight", cell=state.board.cells[cell])
    course, steps = found
    limit = limits(state, ship)[course]
    if steps > limit:
        raise refuse_way("range", course=COURSES[course], range=NUMBERS[limit])
    board = state.board
    if steps > len(board.ways[ship.cell][course]) or (
        board.near[ship.cell][course] & state.barred and len(way(state, ship.cell, course, steps)) < steps
    ):
        raise refuse_way("barred", cell=state.board.cells[cell])
    if state.terms.least and steps < least(state):
        raise refuse("least", n=NUMBERS[least(state)])
    return Action(path)


def _idle(state: State, ship: Ship) -> IllegalAction:
    """Why a ship can do nothing by herself."""
    word = "spent" if ship.spent else "moved" if ship.moved else "task" if ship.task or ship.stopped else "still"
    return refuse(word, ship=value(ship))


# ---------------------------------------------------------------- what is done


def act_turn(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_turn`; the turn goes on, under a new number."""
    first, seat = path[0], state.mover
    if isinstance(first, Piece):
        return _act_ship(state, own(state, first), path, log)
    if first == END:
        log.tell("admiral-event-ended", seat=SEATS[seat])
        turn = state.todo[-1]
        assert isinstance(turn, Turn)
        turn = replace(turn, ending=True)
        return with_todo(state, (Drift(), turn) if state.stormy else (turn,))
    if first == DRIFT:
        log.tell("admiral-event-drifting", seat=SEATS[seat])
        return with_todo(state, (Drift(), *state.todo))
    return ACTS[first](state, path, log)


def _act_ship(state: State, place: int, path: Path, log: Log) -> State:
    second = path[1]
    if isinstance(second, Cell):
        if state.stormy:
            return drifts_to(state, place, path, log)
        return sails(state, place, state.board.index[second], log)
    if second in TASKS:
        return repair.act_task(state, place, path, log)
    return pearls.act_cargo(state, place, path, log)
