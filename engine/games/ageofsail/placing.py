"""Before the first turn: seats put their ships on the sea, in ascending order, then it begins (AS-50, AS-52)."""

from __future__ import annotations

from math import hypot

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import REST, asking, refuse, waiting_option
from engine.games.ageofsail.ending import begun
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import Begin, Place, State
from engine.grid import STEPS
from engine.sailing.asking import COURSE_OPTIONS, wrong
from engine.sailing.sea import COURSE_AT, COURSES, NAMES, bits
from engine.sailing.seats import following
from engine.sailing.ships import Ship, Ships, mustered, value
from engine.sailing.telling import SEATS, Log
from engine.values import Path

_REST = Option(REST)
_SHIP, _CELL, _COURSE = asking("place"), asking("place-cell"), asking("place-course")


def prepared(state: State) -> State | None:
    """The state after the step on top of `todo`; None when it waits for its seat, or is none of the set-up."""
    top = state.todo[0]
    if isinstance(top, Begin):
        first = state.first if state.first not in state.out else following(replace(state, mover=state.first))
        return begun(state, first, True)
    return _resolved(state, top) if isinstance(top, Place) else None


def _resolved(state: State, step: Place) -> State | None:
    """The next seat is asked; None while it has ships to put."""
    own = [ship for ship in state.waiting if ship.seat == step.owner]
    if not own or not scenario_of(state).berths(state, step.owner):
        return replace(state, todo=state.todo[1:])
    if step.seat is not None:
        return None
    return replace(state, mover=step.owner, todo=(replace(step, seat=step.owner), *state.todo[1:]))


def choose_place(state: State, seat: int, path: Path) -> Choice | Action:
    """A ship, her cell and her heading; or ``rest`` for all that are left."""
    board = state.rules.board
    if not path:
        return Choice(_SHIP, (*[waiting_option(ship) for ship in state.waiting if ship.seat == seat], _REST))
    if path[0] == REST and len(path) == 1:
        return Action(path)
    _waiting(state, seat, path)
    cells = scenario_of(state).berths(state, seat)
    if len(path) == 1:
        return Choice(_CELL, tuple([board.chart.options[cell] for cell in bits(cells)]))
    cell = board.index.get(path[1], -1)
    if cell < 0:
        raise wrong()
    if not cells >> cell & 1:
        raise refuse("place", cell=board.cells[cell])
    if len(path) == 2:
        return Choice(_COURSE, COURSE_OPTIONS, subject=(board.cells[cell],))
    if len(path) > 3 or path[2] not in COURSE_AT:
        raise wrong()
    return Action(path)


def _waiting(state: State, seat: int, path: Path) -> Ship:
    for ship in state.waiting:
        if ship.seat == seat and value(ship) == path[0]:
            return ship
    raise wrong()


def act_place(state: State, seat: int, path: Path, log: Log) -> State:
    """The state after an answer of `choose_place`."""
    if path[0] != REST:
        ship = _waiting(state, seat, path)
        return _put(state, ship, state.rules.board.index[path[1]], COURSE_AT[path[2]], log)
    for ship in [ship for ship in state.waiting if ship.seat == seat]:
        cells = list(bits(scenario_of(state).berths(state, seat)))
        if not cells:
            break
        cell = scenario_of(state).usual_berth(state, cells)
        state = _put(state, ship, cell, _to_centre(state, cell), log)
    return state


def foreseen(state: State, seat: int, path: Path) -> State:
    """The state with a ship where these answers would put her, headed for the centre until a heading is chosen."""
    if path[0] == REST:
        return act_place(state, seat, path, Log(None))
    if len(path) < 2:
        return state
    cell = state.rules.board.index[path[1]]
    heading = COURSE_AT[path[2]] if len(path) > 2 else _to_centre(state, cell)
    return _afloat(state, replace(_waiting(state, seat, path), cell=cell, heading=heading))


def _to_centre(state: State, cell: int) -> int:
    """The course that leads nearest to the centre (AS-7)."""
    sea = state.rules.board.sea
    col, row = cell % sea.width, cell // sea.width
    east, north = sea.width - 1 - 2 * col, sea.height - 1 - 2 * row
    return max(range(8), key=lambda course: _along(course, east, north))


def _along(course: int, east: int, north: int) -> float:
    """How far one gets on a course towards there."""
    dx, dy = STEPS[NAMES[course]]
    return (dx * east + dy * north) / hypot(dx, dy)


def _put(state: State, ship: Ship, cell: int, heading: int, log: Log) -> State:
    log.tell(
        "ageofsail-event-placed", seat=SEATS[ship.seat], ship=value(ship), cell=state.rules.board.cells[cell],
        course=COURSES[heading],
    )  # fmt: skip
    return _afloat(state, replace(ship, cell=cell, heading=heading))


def _afloat(state: State, ship: Ship) -> State:
    """A ship that waited lies on the sea."""
    waiting = tuple([one for one in state.waiting if one.id != ship.id])
    return replace(state, ships=_in_order(state, (*state.ships, ship)), waiting=waiting)


def _in_order(state: State, ships: Ships) -> Ships:
    """In fleet order: a ship is known by her place once all are on the sea."""
    order = {id: place for place, (id, _) in enumerate(scenario_of(state).hulls(state))}
    return mustered(tuple(sorted(ships, key=lambda ship: order[ship.id])))
