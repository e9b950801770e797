"""A player's turn: the ship sails, stops and fights, and then works (PB-10 to PB-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.piratebay.asking import END, WORKS, asking, note, refuse
from engine.games.piratebay.board import CELLS, CHART, INDEX, SEA
from engine.games.piratebay.ending import ranges
from engine.games.piratebay.home import beaten, sunk
from engine.games.piratebay.merchants import attacked, merchant_at, merchants
from engine.games.piratebay.state import State, Stop, Turn
from engine.games.piratebay.works import act_begun, choose_begun, work_options
from engine.sailing import broadside
from engine.sailing.afloat import moved, wrecked
from engine.sailing.asking import ON, boarding_option, target_option, wrong
from engine.sailing.grapple import board
from engine.sailing.helm import Bars, ahead, check_no_way, check_way, choose_on, destinations, tell_sailed, turned
from engine.sailing.medal import medal
from engine.sailing.sea import COURSE_AT
from engine.sailing.ships import Ship, at, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Number, Path

_ON, _END = Option(ON), Option(END, confirms=True)
_END_GLASS = Option(END, note("glass"), confirms=True)
_ASK_TURN, _ASK_SECOND = asking("turn"), asking("turn-second")
_ASK_STOP, _ASK_DONE, _ASK_WORK = asking("stop"), asking("done"), asking("work")


def bars(state: State) -> Bars:
    """Masks of the cells that the mover can't cross, and of those of them that he may enter as the last one: others'
    ships and merchants (PB-10, PB-14).
    """
    others = state.muster.taken & ~state.muster.lying[state.mover]
    enters = others | merchants(state)
    return state.bay.land | enters, enters


def entering(state: State, cell: int) -> Option:
    """The cell of a ship or a merchant that the mover may enter."""
    place = merchant_at(state, cell)
    if place is None:
        return boarding_option(CHART, state.muster, cell)
    cargo = state.merchants[place].cargo
    return Option(CELLS[cell], note("merchant", gold=NUMBERS[cargo.gold], cannons=NUMBERS[cargo.cannons]))


def aims(state: State, ship: Ship) -> Iterator[broadside.Target]:
    """What a ship may fire at where she lies."""
    if not SEA.around[ship.cell] & state.muster.taken & ~state.muster.lying[ship.seat]:
        return iter(())  # mostly there is nobody near
    return broadside.targets(SEA, state.muster, ship)


def anchor_of(state: State, seat: int) -> int:
    """The anchor cell of a seat's islet."""
    return state.bay.islets[state.islets[seat]].anchor


def mended(state: State, ship: Ship, way: tuple[int, ...]) -> Ship:
    """A ship after she has gone over these cells: in her anchor cell she regains all masts (PB-13)."""
    if ship.masts == ship.size or anchor_of(state, ship.seat) not in way:
        return ship
    return replace(ship, masts=ship.size)


def _fires(state: State, ship: Ship) -> bool:
    return next(aims(state, ship), None) is not None


# ---------------------------------------------------------------- what is asked


def choose_turn(state: State, step: Turn | Stop, path: Path) -> Choice | Action:
    """At the beginning a cell, a heading, a work or ``end``; at a stop a target, ``on``, a work or ``end``."""
    ship = state.ships[state.mover]
    if not path:
        return _at_start(state, ship) if isinstance(step, Turn) else _at_stop(state, ship, step)
    first = path[0]
    if first == END:
        if len(path) > 1:
            raise wrong()
        return Action(path)
    if first in WORKS:
        return choose_begun(state, path)
    land = INDEX.get(first)
    if land is not None and state.bay.treasure_mask & SEA.around[ship.cell] & 1 << land:
        raise refuse("which-work", cell=CELLS[land])
    if isinstance(step, Turn):
        return _choose_way(state, ship, path)
    if step.spent:
        raise wrong()
    if first == ON:
        return choose_on(CHART, ship, step.left, bars(state), lambda cell: entering(state, cell), path)
    check_no_way(CHART, ship, step.left, partial(bars, state), lambda cell: entering(state, cell), first)
    return broadside.choose_shots(CHART, ship, aims(state, ship), path)


def _at_start(state: State, ship: Ship) -> Choice:
    fires = _fires(state, ship)
    options = destinations(CHART, ship, ranges(state), bars(state), lambda cell: entering(state, cell), fires)
    ask = _ASK_TURN if state.glass == 1 else _ASK_SECOND
    return Choice(ask, (*options, *work_options(state), _end(state)), subject=(CELLS[ship.cell],))


def _end(state: State) -> Option:
    return _END if state.glass == state.watch else _END_GLASS


def _at_stop(state: State, ship: Ship, step: Stop) -> Choice:
    options = []
    if not step.spent:
        options = [target_option(CHART, state.ships[place]) for _, _, place in aims(state, ship)]
        if next(ahead(CHART, ship, step.left, bars(state), lambda cell: entering(state, cell)), None):
            options.append(_ON)
    works = work_options(state)
    ask = _ASK_STOP if options else _ASK_WORK if works else _ASK_DONE
    return Choice(ask, (*options, *works, _end(state)), subject=(CELLS[ship.cell],))


def _choose_way(state: State, ship: Ship, path: Path) -> Choice | Action:
    if len(path) > 1:
        raise wrong()
    check_way(CHART, ship, path[0], ranges(state), partial(bars, state), partial(_fires, state, ship))
    return Action(path)


def resolve_stop(state: State, step: Stop) -> State | None:
    """The mover is asked if there is anything to do; None: he is."""
    if step.seat is not None:
        return None
    ship, rest = state.ships[state.mover], state.todo[1:]
    asks = not ship.barred and (step.waits or bool(work_options(state)) or _goes_on(state, ship, step))
    return replace(state, todo=(replace(step, seat=state.mover), *rest) if asks else rest)


def _goes_on(state: State, ship: Ship, step: Stop) -> bool:
    if step.spent:
        return False
    on = ahead(CHART, ship, step.left, bars(state), lambda cell: entering(state, cell))
    return next(aims(state, ship), None) is not None or next(on, None) is not None


# ---------------------------------------------------------------- what is done


def act_turn(state: State, step: Turn | Stop, path: Path, log: Log) -> State:
    """The state after an answer of `choose_turn`; its step has been taken off."""
    seat, first = state.mover, path[0]
    ship = state.ships[seat]
    if isinstance(step, Turn):
        state = replace(state, todo=(Turn(seat=seat, used=True),))
    if first == END:
        if isinstance(step, Turn):
            log.tell("piratebay-event-stayed", seat=SEATS[seat], ship=value(ship), cell=CELLS[ship.cell])
        else:
            log.tell("piratebay-event-ended", seat=SEATS[seat])
        return state
    if first in WORKS:
        return act_begun(state, path, log)
    course = COURSE_AT.get(first)
    if course is not None:
        state = turned(state, seat, course, log)
        return _stopped(state, Stop(left=ranges(state)[course], waits=True))
    if isinstance(step, Turn):
        cell = INDEX[first]
        heading = SEA.bearing(ship.cell, cell)
        state = replace(state, ships=with_ship(state.ships, seat, replace(ship, heading=heading)))
        return _sailed(state, cell, ranges(state)[heading], log)
    if first == ON:
        return _sailed(state, INDEX[path[1]], step.left, log)
    shots = path[1]
    assert isinstance(shots, Number)
    return _fired(state, step, INDEX[first], shots.value, log)


def _stopped(state: State, stop: Stop) -> State:
    return replace(state, todo=(stop, *state.todo))


def _sailed(state: State, cell: int, left: int, log: Log) -> State:
    """The mover sails straight ahead to a cell; on the last one there may be a ship or a merchant (PB-10, PB-14)."""
    seat = state.mover
    ship = state.ships[seat]
    steps = SEA.apart[ship.cell][cell]
    foe, merchant = at(state.muster, cell), merchant_at(state, cell)
    way = SEA.ways[ship.cell][ship.heading][:steps]
    state = moved(state, seat, way, "sailed")
    tell_sailed(CHART, state.ships[seat], steps, log, id="piratebay-event-sailed")
    state = _mended(state, way if foe is None else way[:-1], log)
    if foe is not None:
        return _boarded(state, foe, log)
    if merchant is not None:
        return attacked(_stopped(state, Stop(left=0, spent=True)), merchant, log)
    return _stopped(state, Stop(left=left - steps, waits=True))


def _mended(state: State, way: tuple[int, ...], log: Log) -> State:
    """The mover has gone over these cells: it is told where she has all masts again."""
    seat = state.mover
    ship = mended(state, state.ships[seat], way)
    if ship == state.ships[seat]:
        return state
    log.tell("piratebay-event-mended", seat=SEATS[seat], ship=value(ship), cell=CELLS[anchor_of(state, seat)])
    return replace(state, ships=with_ship(state.ships, seat, ship))


def _boarded(state: State, foe: int, log: Log) -> State:
    """The mover has sailed into another's cell; if he wins he may work there (PB-10, PB-12)."""
    seat = state.mover
    state, fight = board(CHART, state, seat, foe, log, medal(state, seat), medal(state, foe))
    if not fight.boarder:
        return beaten(state, seat, foe, log)
    state = _stopped(state, Stop(left=0, spent=True))
    return beaten(_mended(state, (state.ships[seat].cell,), log), foe, seat, log)


def _fired(state: State, step: Stop, cell: int, shots: int, log: Log) -> State:
    """The mover fires at a ship abeam; if she is afloat after it she answers (AS-12, AS-13, PB-12)."""
    seat, target = state.mover, at(state.muster, cell)
    assert target is not None
    own, other = medal(state, seat), medal(state, target)
    state, hit = broadside.fire(SEA, state, seat, target, shots, log, own, other)
    if hit:
        state = _hurt(state, target, seat, log)
    state, struck = broadside.answer(SEA, state, target, seat, log, other, own)
    if struck:
        state = _hurt(state, seat, target, log)
    return _stopped(state, Stop(left=step.left))


def _hurt(state: State, seat: int, by: int, log: Log) -> State:
    """A ship loses a mast to guns; without any she is sunk (AS-12, PB-12)."""
    ship = state.ships[seat]
    state = replace(state, ships=with_ship(state.ships, seat, replace(ship, masts=ship.masts - 1)))
    return state if ship.masts > 1 else sunk(wrecked(state, ship), seat, by, log)
