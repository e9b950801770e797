"""A line's activation: its first sails and the others follow cell by cell; what they do at a stop (AS-40, AS-42)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.flow import UNASKED
from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import DONE, LAND, REPAIR, asking, cannon_option, option_of, refuse, values
from engine.games.ageofsail.attack import attack
from engine.games.ageofsail.fleet import bars, ranges, stirred, targets
from engine.games.ageofsail.guns import guns_at
from engine.games.ageofsail.landing import LANDING, act_landing, choose_landing, shores
from engine.games.ageofsail.lines import Places, closed_up, led_by, parted
from engine.games.ageofsail.prizes import board
from engine.games.ageofsail.sailing import (
    DONE_OPTION,
    ON_OPTION,
    REPAIR_OPTION,
    can_repair,
    choose_card,
    entering,
    repaired,
)
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import LineSail, LineStop, State
from engine.sailing import helm
from engine.sailing.afloat import find, moved
from engine.sailing.asking import ON, target_option, wrong
from engine.sailing.broadside import choose_shots
from engine.sailing.sea import COURSE_AT, COURSES
from engine.sailing.ships import Ship, at, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Number, Path


def choose_line(state: State, line: Places, path: Path) -> Choice | Action:
    """Where a line sails, or its first turns; `path` begins with her. The heading that she has is offered where one of
    the line has something to do (AS-40).
    """
    ship = state.ships[line[0]]
    business = partial(may_do_line, state, LineStop(ships=line, left=0))
    barred, reach = partial(bars, state, ship.seat), ranges(state, ship)
    if len(path) == 1:
        options = helm.destinations(state.rules.board.chart, ship, reach, barred(), entering(state), business())
        return Choice(helm.WHERE, tuple(options), subject=(state.rules.board.cells[ship.cell],))
    if len(path) > 2:
        raise wrong()
    helm.check_way(state.rules.board.chart, ship, path[1], reach, barred, business)
    return Action(path)


def act_line(state: State, line: Places, path: Path, log: Log) -> State:
    """The state after an answer of `choose_line`: all ships of the line have acted."""
    board, place, answer = state.rules.board, line[0], path[1]
    ship = state.ships[place]
    ships = state.ships
    for one in line:
        ships = with_ship(ships, one, replace(ships[one], acted=True))
    state = replace(state, ships=ships)
    heading = COURSE_AT.get(answer)
    if heading is not None:
        state = helm.turned(state, place, heading, log)
        return _asked(state, LineStop(ships=line, left=ranges(state, ship)[heading]), sails_on=False)
    cell = board.index[answer]
    course, steps = board.sea.straight[ship.cell][cell]
    state = replace(state, ships=with_ship(ships, place, replace(ships[place], heading=course)))
    return _pushed_sail(state, line, cell, steps, ranges(state, ship)[course])


def _pushed_sail(state: State, ships: Places, cell: int, steps: int, left: int) -> State:
    target = at(state.muster, cell)
    sail = LineSail(ships=ships, goal=steps, left=left, target=-1 if target is None else target)
    return replace(state, todo=(sail, *state.todo))


def resolve_line_sail(state: State, step: LineSail, log: Log) -> State:
    """One thing that a line does on its way: a ship enters the next cell, its first boards, those behind lost ships
    close up; cannons may fire at each that enters, and then the line stops.
    """
    rest, first = state.todo[1:], step.ships[0]
    if not any(state.ships[place].masts for place in step.ships):  # the owner has left
        return replace(state, todo=rest)
    if step.target >= 0 and not state.ships[step.target].masts:  # so has hers
        step = replace(step, target=-1)
    line = led_by(state, first)
    if not step.cells:
        step = replace(step, cells=tuple([state.ships[place].cell for place in line]))
        return _entered(state, step, first, log)
    if step.entered == 1:
        if not state.ships[first].masts or (step.boarded and not _follow(state, step, line)):
            return _stays(replace(state, todo=rest), step, log)
        if step.target >= 0 and not step.goal:
            return _boards(state, step, log)
    arrived = state.ships[line[step.entered - 1]]
    if arrived.masts and scenario_of(state).goals(state, arrived) >> arrived.cell & 1:
        _tell_way(state, step, log)
        return scenario_of(state).judged(state, log)
    if step.entered < len(line):
        return _entered(state, step, line[step.entered], log)
    return _made(replace(state, todo=rest), step, line, log)


def _entered(state: State, step: LineSail, place: int, log: Log) -> State:
    """A ship of a line enters the next cell: the first the one ahead, another that which the one before her left."""
    ship, rest = state.ships[place], state.todo[1:]
    if step.entered:
        cell = step.cells[step.entered - 1]
    else:
        cell = state.rules.board.sea.beside[ship.cell][ship.heading]
        step = replace(step, goal=step.goal - 1, left=step.left - 1, gone=step.gone + 1)
    heading = state.rules.board.sea.bearing(ship.cell, cell)
    state = replace(state, ships=with_ship(state.ships, place, replace(ship, heading=heading)))
    state = stirred(moved(state, place, (cell,), "sailed"), place)
    guns = guns_at(state, place)
    step = replace(step, entered=step.entered + 1, reveals=step.reveals or bool(guns))
    if any(state.orders[gun.owner].forts != "hold" for gun in guns):
        _tell_way(state, step, log)
        return replace(state, todo=(*guns, replace(step, gone=0), *rest))
    return replace(state, todo=(step, *rest))


def _tell_way(state: State, step: LineSail, log: Log) -> None:
    if step.gone:
        first = state.ships[step.ships[0]]
        log.tell(
            "ageofsail-event-line-sailed", reveals=step.reveals, seat=SEATS[first.seat], ship=value(first),
            ships=values(state.ships, led_by(state, step.ships[0])), course=COURSES[first.heading],
            cell=state.rules.board.cells[first.cell], n=NUMBERS[step.gone],
        )  # fmt: skip


def _boards(state: State, step: LineSail, log: Log) -> State:
    """The first boards; the others wait (AS-42)."""
    rest = state.todo[1:]
    if step.gone:  # told before the fight, which may have to wait for the mover
        _tell_way(state, step, log)
        return replace(state, todo=(replace(step, gone=0), *rest))
    after = replace(step, target=-1, boarded=True, left=0)
    return board(replace(state, todo=(after, *rest)), step.ships[0], step.target, log)


def _follow(state: State, step: LineSail, line: Places) -> bool:
    """Whether the others follow after a boarding: the first leads the line yet, and her old cell is free (AS-42)."""
    return len(line) > 1 and at(state.muster, step.cells[0]) is None


def _stays(state: State, step: LineSail, log: Log) -> State:
    """Nobody follows the first, who is lost or has boarded; the move is over (AS-42)."""
    line = led_by(state, step.ships[0])
    if len(line) > 1:
        state = parted(state, line, 1, log)
    return _asked(state, LineStop(ships=step.ships, left=0, sailed=True), sails_on=False)


def _made(state: State, step: LineSail, line: Places, log: Log) -> State:
    """All have made the step: those behind lost ships close up, and the line stops or goes on."""
    if step.fired or not step.goal:
        _tell_way(state, step, log)
        step = replace(step, gone=0)
    if len(line) > 1:
        state = closed_up(state, line, log)
    if state.over is not None:
        return state
    if step.fired or not step.goal:
        return _asked(state, LineStop(ships=step.ships, left=step.left, sailed=True), sails_on=step.fired)
    return replace(state, todo=(replace(step, cells=(), entered=0), *state.todo))


def _asked(state: State, stop: LineStop, sails_on: bool) -> State:
    """The mover is asked what a line does if there is anything, see `may_do_line`; else it is over."""
    if state.over is not None or not may_do_line(state, stop, sails_on):
        return state
    return replace(state, todo=(replace(stop, seat=state.mover), *state.todo))


def may_do_line(state: State, stop: LineStop, sails_on: bool = False) -> bool:
    """Whether a ship of a line has something to do, or (`sails_on`) its first a cell to sail on to."""
    return any(deeds(state, stop, place) for place in stop.ships) or (sails_on and bool(_ahead(state, stop)))


def deeds(state: State, stop: LineStop, place: int) -> list[Option]:
    """All that one ship can do at a stop of her line: whom she may fire at, in the order of the line, a repair, and
    a landing.
    """
    ship = state.ships[place]
    if not _is_free(state, stop, place):
        return []
    board, options = state.rules.board, []
    if stop.ships.index(place) >= stop.since:
        options = [
            cannon_option(board.cells[cell]) if aim < 0 else target_option(board.chart, state.ships[aim])
            for _, cell, aim in targets(state, ship)
        ]
    if not (stop.sailed or ship.port or ship.starboard) and can_repair(state, ship):
        options.append(REPAIR_OPTION)
    if shores(state, ship):
        options.append(LANDING)
    return options


def _is_free(state: State, stop: LineStop, place: int) -> bool:
    """Whether a ship that set out with a line may do anything at its stop."""
    ship = state.ships[place]
    return bool(ship.masts) and ship.seat == state.mover and not ship.barred and place not in stop.finished


def firing(state: State, stop: LineStop) -> Places:
    """The ships that have something to fire at now, in the order of the line (AS-42)."""
    return tuple(
        [
            place
            for place in stop.ships[stop.since :]
            if _is_free(state, stop, place) and next(targets(state, state.ships[place]), None) is not None
        ]
    )


def leader(state: State, stop: LineStop) -> Ship:
    """The first of the ships that set out that is afloat and the mover's yet."""
    ships = [state.ships[place] for place in stop.ships]
    return next((ship for ship in ships if ship.masts and ship.seat == state.mover), ships[0])


def _ahead(state: State, stop: LineStop) -> list[Option]:
    """The cells to which a line can sail on: none when its first is lost or has left it, for the move is over then."""
    ship = state.ships[stop.ships[0]]
    if not stop.left or not ship.masts:
        return []
    return list(helm.ahead(state.rules.board.chart, ship, stop.left, bars(state, ship.seat), entering(state)))


def choose_line_stop(state: State, stop: LineStop, path: Path) -> Choice | Action:
    """A ship, and her target and how many shots joined, ``repair`` and a card, or ``land`` and where; ``on`` and where
    to; or ``done``.
    """
    board, lead = state.rules.board, leader(state, stop)
    if not path:
        busy = [state.ships[place] for place in stop.ships if deeds(state, stop, place)]
        options = [option_of(board.chart, ship) for ship in busy]
        if _ahead(state, stop):
            options.append(ON_OPTION)
        ask = asking("line-stop", ship=value(lead))
        return Choice(ask, (*options, DONE_OPTION), subject=(board.cells[lead.cell],))
    first = path[0]
    if first == DONE and len(path) == 1:
        return Action(path)
    if first == ON:
        ship = state.ships[stop.ships[0]]
        if not ship.masts:
            raise wrong()
        return helm.choose_on(board.chart, ship, stop.left, bars(state, ship.seat), entering(state), path)
    place = find(state, first)
    if place is None or place not in stop.ships:
        raise wrong()
    return _choose_deed(state, stop, place, path)


def _choose_deed(state: State, stop: LineStop, place: int, path: Path) -> Choice | Action:
    """What one ship does at a stop; `path` begins with her."""
    ship, options = state.ships[place], deeds(state, stop, place)
    if not options:
        raise wrong()
    if len(path) == 1:
        return Choice(
            asking("line-ship", ship=value(ship)), tuple(options), subject=(state.rules.board.cells[ship.cell],)
        )
    if path[1] == REPAIR:
        if REPAIR_OPTION not in options:
            raise refuse("repair")
        card = choose_card(state, ship, path[2:3])
        if card is None and len(path) > 3:
            raise wrong()
        return Action(path) if card is None else card
    if path[1] == LAND:
        found = choose_landing(state, ship, path[1:])
    else:
        aims = targets(state, ship) if stop.ships.index(place) >= stop.since else ()
        found = choose_shots(state.rules.board.chart, ship, aims, path[1:])
    return Action(path) if isinstance(found, Action) else found


def act_line_stop(state: State, stop: LineStop, path: Path, log: Log) -> State:
    """The state after an answer of `choose_line_stop`."""
    state = replace(state, todo=state.todo[1:])
    first = path[0]
    if first == DONE:
        lead = leader(state, stop)
        log.tell("ageofsail-event-done", seat=SEATS[lead.seat], ship=value(lead))
        return state
    if first == ON:
        cell = state.rules.board.index[path[1]]
        steps = state.rules.board.sea.straight[state.ships[stop.ships[0]].cell][cell][1]
        return _pushed_sail(state, stop.ships, cell, steps, stop.left)
    place = find(state, first)
    assert place is not None
    stop, state = _did(state, stop, place, path, log)
    return _asked(state, stop, sails_on=True)


def _did(state: State, stop: LineStop, place: int, path: Path, log: Log) -> tuple[LineStop, State]:
    """What a ship does, and what the line may do then: who is finished lets it sail no farther (AS-35, AS-40)."""
    index = state.rules.board.index
    if path[1] == REPAIR:
        state = repaired(state, place, index[path[2]], state.ships[place].heading, log)
        stop = replace(stop, left=0, finished=(*stop.finished, place))
    elif path[1] == LAND:
        state = act_landing(state, place, path[1:], log)
        stop = replace(stop, left=0, finished=(*stop.finished, place))
    else:
        shots = path[2]
        assert isinstance(shots, Number)
        state = attack(state, place, index[path[1]], shots.value, log)
        lost = not state.ships[stop.ships[0]].masts
        stop = replace(stop, since=stop.ships.index(place), left=0 if lost else stop.left)
    return replace(stop, number=UNASKED), state
