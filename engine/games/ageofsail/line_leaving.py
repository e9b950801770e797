"""Leaving a line before it sails: by another heading than its own, and a cell at least (AS-41)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import LEAVE, asking, option_of, refuse
from engine.games.ageofsail.fleet import bars, ranges, targets
from engine.games.ageofsail.lines import Places, gap_closed, left, line_of
from engine.games.ageofsail.sailing import entering, pushed_sail, pushed_stop
from engine.games.ageofsail.state import CloseUp, State
from engine.sailing import helm
from engine.sailing.afloat import find
from engine.sailing.asking import COURSE_OPTIONS, wrong
from engine.sailing.reach import way
from engine.sailing.sea import COURSE_AT
from engine.sailing.ships import Ship, value, with_ship
from engine.sailing.telling import Log
from engine.values import Path

_LEAVE = asking("leave")


def can_leave(state: State) -> bool:
    """Whether a ship of the mover may leave her line now."""
    return next(_leavers(state), None) is not None


def _leavers(state: State) -> Iterator[int]:
    """The ships that may leave their lines, none of which has acted in this turn."""
    ships = state.ships
    for line in state.lines:
        if ships[line[0]].seat == state.mover and not any(ships[place].acted for place in line):
            yield from [place for place in line if _ways(state, line, place)]


def _ways(state: State, line: Places, place: int) -> list[Option]:
    """Where a ship that leaves may sail or turn: not on the heading of the line, and on the spot only where there is
    something to fire at and then a cell to sail to.
    """
    board, ship = state.rules.board, state.ships[place]
    reach, barred = ranges(state, ship), bars(state, ship.seat)
    heading = state.ships[line[0]].heading
    found = [
        option
        for option in helm.destinations(board.chart, ship, reach, barred, entering(state), True)
        if option.under is not None and COURSE_AT[option.under] != heading
    ]
    for course, range in enumerate(reach):
        if course != heading and way(board.sea, ship.cell, course, range, *barred) != (0, -1):
            turned = replace(ship, heading=course)
            found += [COURSE_OPTIONS[course]] if next(targets(state, turned), None) is not None else []
    return found


def choose_leave(state: State, path: Path) -> Choice | Action:
    """``leave``, which ship, and the cell to which she sails or the heading on which she fires first."""
    if len(path) == 1:
        options = [option_of(state.rules.board.chart, state.ships[place]) for place in _leavers(state)]
        if not options:
            raise wrong()
        return Choice(_LEAVE, tuple(options))
    place = find(state, path[1])
    if place is None or place not in _leavers(state):
        raise wrong()
    ship, line = state.ships[place], line_of(state, place)
    options = _ways(state, line, place)
    if len(path) == 2:
        ask = asking("leave-where", ship=value(ship))
        return Choice(ask, tuple(options), subject=(state.rules.board.cells[ship.cell],))
    if len(path) > 3:
        raise wrong()
    if not any(option.value == path[2] for option in options):
        _refuse(state, ship, path)
    return Action(path)


def _refuse(state: State, ship: Ship, path: Path) -> None:
    """Raises IllegalAction: why she can't leave so."""
    helm.check_way(
        state.rules.board.chart, ship, path[2], ranges(state, ship), partial(bars, state, ship.seat), lambda: True
    )  # fmt: skip
    raise refuse("leave-heading")


def act_leave(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_leave`: those behind her close up when she is done."""
    board, answer = state.rules.board, path[2]
    assert path[0] == LEAVE
    place = find(state, path[1])
    assert place is not None
    line, ship = line_of(state, place), state.ships[place]
    where = line.index(place)
    state = left(state, place, log)
    if where and where < len(line) - 1:
        state = replace(state, todo=(CloseUp(ahead=line[where - 1], cell=ship.cell), *state.todo))
    heading = COURSE_AT.get(answer)
    if heading is not None:
        helm.tell_turned(ship, heading, log)
        ships = with_ship(state.ships, place, replace(ship, heading=heading, acted=True))
        return pushed_stop(replace(state, ships=ships), place, ranges(state, ship)[heading], sails_on=True, bound=True)
    cell = board.index[answer]
    course, steps = board.sea.straight[ship.cell][cell]
    ships = with_ship(state.ships, place, replace(ship, heading=course, acted=True))
    return pushed_sail(state, ships, place, cell, steps, ranges(state, ship)[course])


def resolve_close_up(state: State, step: CloseUp, log: Log) -> State:
    """She who has left is done, or lost: those behind her close up."""
    return gap_closed(replace(state, todo=state.todo[1:]), step.ahead, step.cell, log)
