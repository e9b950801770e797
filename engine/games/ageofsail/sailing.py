"""A ship's activation: where she goes, what she meets on the way, and what she does at a stop (AS-5, AS-6, AS-10,
AS-15, AS-16, AS-35, AS-52).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import DONE, LAND, REPAIR, asking, cannon_option, refuse
from engine.games.ageofsail.attack import attack
from engine.games.ageofsail.board import Ground
from engine.games.ageofsail.fleet import (
    bars,
    beside_fort,
    mended,
    obstacles,
    ranges,
    stirred,
    targets,
    threatened,
)
from engine.games.ageofsail.guns import guns_at
from engine.games.ageofsail.landing import LANDING, act_landing, choose_landing, shores
from engine.games.ageofsail.lines import fallen
from engine.games.ageofsail.prizes import board
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import Drift, Sail, State, Stop, Todo, home, with_fort
from engine.sailing import helm
from engine.sailing.afloat import moved
from engine.sailing.asking import COURSE_OPTIONS, ON, boarding_option, target_option, wrong
from engine.sailing.broadside import choose_shots
from engine.sailing.sea import COURSE_AT, COURSES, mask
from engine.sailing.ships import Ship, Ships, at, mustered, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Number, Path

DRIFT = 2
"""Cells that a ship drifts in a storm (AS-29)."""
REPAIR_OPTION, ON_OPTION, DONE_OPTION = Option(REPAIR), Option(ON), Option(DONE)
_CARD, _COURSE = asking("repair-card"), asking("repair-course")
_STOP, _STOP_FIRE, _STOP_ON = asking("stop"), asking("stop-fire"), asking("stop-on")
_STOP_LAND, _STOP_LAND_TOO = asking("stop-land"), asking("stop-land-too")


def choose_activation(state: State, place: int, path: Path) -> Choice | Action:
    """What a ship does: sails to a cell, turns on the spot, or repairs; `path` begins with her."""
    ship = state.ships[place]
    if len(path) == 1:
        return _destinations(state, ship)
    answer = path[1]
    if answer == REPAIR:
        return _choose_repair(state, ship, path)
    if len(path) > 2:
        raise wrong()
    helm.check_way(
        state.rules.board.chart,
        ship,
        answer,
        ranges(state, ship),
        partial(bars, state, ship.seat),
        partial(aims, state, ship),
    )
    return Action(path)


def aims(state: State, ship: Ship) -> bool:
    """Whether she has something to do where she lies: something to fire at, or a shore to land on (AS-10, AS-52)."""
    return next(targets(state, ship), None) is not None or bool(shores(state, ship))


def _destinations(state: State, ship: Ship) -> Choice:
    """Cells by course, headings, and perhaps ``repair``."""
    board = state.rules.board
    options = helm.destinations(
        board.chart, ship, ranges(state, ship), bars(state, ship.seat), entering(state), aims(state, ship)
    )  # fmt: skip
    if can_repair(state, ship):
        options.append(REPAIR_OPTION)
    return Choice(helm.WHERE, tuple(options), subject=(board.cells[ship.cell],))


def entering(state: State) -> helm.Entering:
    """What gives the option of a cell where somebody would be boarded."""
    return partial(boarding_option, state.rules.board.chart, mustered(state.ships))


def can_repair(state: State, ship: Ship) -> bool:
    """Whether she may regain a mast at her own fort now (AS-35)."""
    return ship.masts < ship.size and bool(state.forts[ship.seat].live) and beside_fort(state, ship)


def _choose_repair(state: State, ship: Ship, path: Path) -> Choice | Action:
    board = state.rules.board
    if not can_repair(state, ship):
        raise refuse("repair")
    card = choose_card(state, ship, path[2:3])
    if isinstance(card, Choice):
        return card
    if len(path) == 3:
        return Choice(_COURSE, COURSE_OPTIONS, subject=(board.cells[ship.cell],))
    if len(path) > 4 or path[3] not in COURSE_AT:
        raise wrong()
    return Action(path)


def choose_card(state: State, ship: Ship, answer: Path) -> Choice | None:
    """Which card is turned over for a repair; None where `answer` says it (AS-35)."""
    board = state.rules.board
    cells = face_up(home(state, ship.seat), state.forts[ship.seat].live)
    if not answer:
        return Choice(
            _CARD, tuple([board.chart.options[cell] for cell in sorted(cells)]), subject=(board.cells[ship.cell],)
        )
    if board.index.get(answer[0], -1) not in cells:
        raise wrong()
    return None


def face_up(ground: Ground, live: int) -> list[int]:
    """The cells of a fort's face-up cards."""
    return [cell for card, cell in enumerate(ground.cells) if live >> card & 1]


def act_activation(state: State, place: int, path: Path, log: Log) -> State:
    """The state after an answer of `choose_activation`: the ship is about to sail, or has turned or repaired."""
    board = state.rules.board
    ship, answer = state.ships[place], path[1]
    if answer == REPAIR:
        return repaired(state, place, board.index[path[2]], COURSE_AT[path[3]], log)
    heading = COURSE_AT.get(answer)
    if heading is not None:
        helm.tell_turned(ship, heading, log)
        ships = with_ship(state.ships, place, replace(ship, heading=heading, acted=True))
        return pushed_stop(replace(state, ships=ships), place, ranges(state, ship)[heading], sails_on=False)
    cell = board.index[answer]
    course, steps = board.sea.straight[ship.cell][cell]
    ships = with_ship(state.ships, place, replace(ship, heading=course, acted=True))
    return pushed_sail(state, ships, place, cell, steps, ranges(state, ship)[course])


def pushed_sail(state: State, ships: Ships, place: int, cell: int, steps: int, left: int) -> State:
    """One of these ships is about to sail so many steps to a cell, on her heading, with `left` cells in her range."""
    target = at(mustered(ships), cell)
    sail = Sail(ship=place, goal=steps, left=left, target=-1 if target is None else target)
    return replace(state, ships=ships, todo=(sail, *state.todo))


def repaired(state: State, place: int, cell: int, course: int, log: Log) -> State:
    """A ship regains a mast, turns to a course, and a card of her fort is turned over (AS-35)."""
    ship = state.ships[place]
    fort = state.forts[ship.seat]
    card = home(state, ship.seat).card_at[cell]
    after = replace(fort, live=fort.live & ~(1 << card))
    forts = with_fort(state.forts, ship.seat, after)
    ships = with_ship(state.ships, place, replace(ship, heading=course, acted=True))
    log.tell(
        "ageofsail-event-repaired",
        seat=SEATS[ship.seat], ship=value(ship), masts=NUMBERS[ship.masts + 1], cell=state.rules.board.cells[cell],
        course=COURSES[course],
    )  # fmt: skip
    return mended(replace(state, ships=ships, forts=forts), place)


def resolve_sail(state: State, step: Sail, log: Log) -> State:
    """She sails till something happens: cannons may fire, a fight, a stop, or the end of the activation."""
    rest = state.todo[1:]
    place = step.ship
    if not state.ships[place].masts:
        return replace(state, todo=rest)
    if step.target >= 0 and not state.ships[step.target].masts:  # her owner has left meanwhile
        step = replace(step, target=-1)
    if step.goal and not step.fired:
        return _enter(state, step, rest, log)
    return _arrive(state, step, rest, log)


def _arrive(state: State, step: Sail, rest: tuple[Todo, ...], log: Log) -> State:
    """She is where she was bound, or was fired at: what comes of it."""
    place = step.ship
    _tell_way(state, step, log)
    if step.target < 0 and scenario_of(state).goals(state, state.ships[place]) >> state.ships[place].cell & 1:
        return scenario_of(state).judged(state, log)
    if step.target >= 0 and not step.goal:
        if step.gone:  # told before the fight, which may have to wait for the mover
            return replace(state, todo=(replace(step, gone=0), *rest))
        return board(replace(state, todo=rest), place, step.target, log)
    return pushed_stop(replace(state, todo=rest), place, step.left, sails_on=step.fired)


def _enter(state: State, step: Sail, rest: tuple[Todo, ...], log: Log) -> State:
    """She goes on as far as nobody can fire at her, or onto the first cell where somebody might."""
    ship = state.ships[step.ship]
    cells = state.rules.board.sea.ways[ship.cell][ship.heading][: step.goal]
    danger = threatened(state, ship.seat, mask(cells))
    goals = scenario_of(state).goals(state, ship)
    if danger | goals:
        for steps, cell in enumerate(cells, start=1):
            if (danger | goals) >> cell & 1:
                cells = cells[:steps]
                break
    gone = len(cells)
    state = stirred(moved(state, step.ship, cells, "sailed"), step.ship)
    guns = guns_at(state, step.ship) if danger >> cells[-1] & 1 else ()
    step = replace(
        step, goal=step.goal - gone, left=step.left - gone, gone=step.gone + gone, reveals=step.reveals or bool(guns)
    )
    if step.goal and goals >> cells[-1] & 1:  # she is there, and sails no farther
        step = replace(step, goal=0, target=-1)
    if any(state.orders[gun.owner].forts != "hold" for gun in guns):
        _tell_way(state, step, log)
        step = replace(step, gone=0)
        return replace(state, todo=(*guns, step, *rest))
    return replace(state, todo=(step, *rest)) if step.goal else _arrive(state, step, rest, log)


def _tell_way(state: State, step: Sail, log: Log) -> None:
    if step.gone:
        helm.tell_sailed(state.rules.board.chart, state.ships[step.ship], step.gone, log, step.reveals)


def resolve_drift(state: State, step: Drift, log: Log) -> State:
    """A ship drifts a cell downwind, unless something bars it; fort cannons may fire on each (AS-29, AS-33)."""
    rest, ship = state.todo[1:], state.ships[step.ship]
    if not ship.masts:
        return replace(state, todo=rest)
    cell = state.rules.board.sea.beside[ship.cell][step.course]
    if not step.goal or cell < 0 or obstacles(state) >> cell & 1:
        if step.gone or step.goal == DRIFT:
            _tell_drift(state, step, log)
        return replace(state, todo=rest)
    state = moved(state, step.ship, (cell,), "drifted")
    if state.lines and step.goal == DRIFT:  # she has left it with the first cell
        state = fallen(state, step.ship, log)
    guns = guns_at(state, step.ship)
    step = replace(step, goal=step.goal - 1, gone=step.gone + 1, reveals=step.reveals or bool(guns))
    if any(state.orders[gun.owner].forts != "hold" for gun in guns):
        _tell_drift(state, step, log)
        return replace(state, todo=(*guns, replace(step, gone=0), *rest))
    return replace(state, todo=(step, *rest))


def _tell_drift(state: State, step: Drift, log: Log) -> None:
    ship = state.ships[step.ship]
    log.tell(
        "ageofsail-event-drifted" if step.gone else "ageofsail-event-undrifted",
        reveals=True, seat=SEATS[ship.seat], ship=value(ship),
        course=COURSES[step.course], cell=state.rules.board.cells[ship.cell], n=NUMBERS[step.gone],
    )  # fmt: skip


def pushed_stop(state: State, place: int, left: int, sails_on: bool, bound: bool = False) -> State:
    """The mover is asked what she does if there is anything, see `may_do`; else it is over. `bound`: see `Stop`."""
    ship = state.ships[place]
    if state.over is not None or not may_do(state, ship, left, sails_on):
        return state
    return replace(state, todo=(Stop(seat=ship.seat, ship=place, left=left, bound=bound), *state.todo))


def may_do(state: State, ship: Ship, left: int, sails_on: bool = True) -> bool:
    """Whether a ship afloat has something to fire at, a shore to land on, or (`sails_on`) a cell to sail on to."""
    if not ship.masts:
        return False
    return aims(state, ship) or (sails_on and next(_ahead(state, ship, left), None) is not None)


def _ahead(state: State, ship: Ship, left: int) -> Iterator[Option]:
    return helm.ahead(state.rules.board.chart, ship, left, bars(state, ship.seat), entering(state))


def choose_stop(state: State, stop: Stop, path: Path) -> Choice | Action:
    """A target and how many shots joined, ``on`` and where to, ``land`` and what, or ``done``."""
    board = state.rules.board
    ship = state.ships[stop.ship]
    here = (board.cells[ship.cell],)
    if not path:
        options = [
            cannon_option(board.cells[cell]) if place < 0 else target_option(board.chart, state.ships[place])
            for _, cell, place in targets(state, ship)
        ]
        ask = _STOP_FIRE
        if next(_ahead(state, ship, stop.left), None):
            ask = _STOP if options else _STOP_ON
            options.append(ON_OPTION)
        if shores(state, ship) and not stop.bound:
            ask = _STOP_LAND_TOO if options else _STOP_LAND
            options.append(LANDING)
        return Choice(ask, (*options, *([] if stop.bound else [DONE_OPTION])), subject=here)
    first = path[0]
    if first == DONE and len(path) == 1 and not stop.bound:
        return Action(path)
    if first == ON:
        return helm.choose_on(board.chart, ship, stop.left, bars(state, ship.seat), entering(state), path)
    if first == LAND and not stop.bound:
        return choose_landing(state, ship, path)
    helm.check_no_way(board.chart, ship, stop.left, partial(bars, state, ship.seat), entering(state), first)
    return choose_shots(board.chart, ship, targets(state, ship), path)


def act_stop(state: State, stop: Stop, path: Path, log: Log) -> State:
    """The state after an answer of `choose_stop`."""
    board = state.rules.board
    state = replace(state, todo=state.todo[1:])
    place, first = stop.ship, path[0]
    ship = state.ships[place]
    if first == DONE:
        log.tell("ageofsail-event-done", seat=SEATS[ship.seat], ship=value(ship))
        return state
    if first == ON:
        cell = board.index[path[1]]
        return pushed_sail(state, state.ships, place, cell, board.sea.straight[ship.cell][cell][1], stop.left)
    if first == LAND:
        return act_landing(state, place, path, log)
    shots = path[1]
    assert isinstance(shots, Number)
    state = attack(state, place, board.index[first], shots.value, log)
    return pushed_stop(state, place, stop.left, sails_on=True, bound=stop.bound)
