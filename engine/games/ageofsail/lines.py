"""Lines of ships: who is in one after ships were lost, have left or were moved (AS-40, AS-41)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from msgspec.structs import replace

from engine.games.ageofsail.asking import values
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import CloseUp, LineSail, State
from engine.sailing.afloat import moved
from engine.sailing.sea import COURSES
from engine.sailing.ships import Ships, at, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log

Places: TypeAlias = tuple[int, ...]
"""Ships by their places in the fleet, in the order of their line."""


def line_of(state: State, place: int) -> Places:
    """The line that a ship is in; () for one that is in none."""
    for line in state.lines:
        if place in line:
            return line
    return ()


def led_by(state: State, place: int) -> Places:
    """The line that a ship leads; she alone if she leads none."""
    line = line_of(state, place)
    return line if line and line[0] == place else (place,)


def are_adjacent(state: State, place: int, other: int) -> bool:
    """Whether two ships lie next to each other (AS-2)."""
    ships = state.ships
    return state.rules.board.sea.apart[ships[place].cell][ships[other].cell] == 1


def are_joined(state: State, line: Places) -> bool:
    """Whether each ship of a line is afloat and lies next to the one before her (AS-40)."""
    return all(state.ships[place].masts for place in line) and all(
        are_adjacent(state, one, other) for one, other in pairwise(line)
    )


def is_following(state: State, line: Places) -> bool:
    """Whether a line is amid a step: some have made it, others follow yet."""
    return any(isinstance(step, LineSail) and bool(step.cells) and step.ships[0] == line[0] for step in state.todo)


def has_gap(state: State, line: Places) -> bool:
    """Whether a ship that leaves it isn't done yet, so that those behind her wait to close up."""
    return any(isinstance(step, CloseUp) and step.ahead in line for step in state.todo)


def formed(state: State, line: Places, log: Log) -> State:
    """Ships are declared a line, all of those that they were in with them: they turn to the heading of the first, and
    have acted (AS-40).
    """
    ships, first = state.ships, state.ships[line[0]]
    for place in line:
        ships = with_ship(ships, place, replace(ships[place], heading=first.heading, acted=True))
    others = tuple([one for one in state.lines if not set(one) & set(line)])
    state = replace(state, ships=ships, lines=(*others, line))
    log.tell(
        "ageofsail-event-formed", seat=SEATS[first.seat], ships=values(ships, line),
        course=COURSES[first.heading],
    )  # fmt: skip
    return state


def lost(state: State, place: int, log: Log) -> State:
    """A ship has lost her last mast: those behind her in a line close up at once. Where the first is lost the second
    leads, and nobody closes up (AS-41, AS-42). Amid a step that waits until all have made it.
    """
    line = line_of(state, place)
    if not line:
        return state
    if place == line[0]:
        return fallen(state, place, log)
    return state if is_following(state, line) else closed_up(state, line, log)


def closed_up(state: State, line: Places, log: Log) -> State:
    """Those behind lost ships of a line move up, each into the cell of the one before her; it is no move for anything
    else (AS-33, AS-36, AS-41). Then it may be decided.
    """
    ships = state.ships
    left = tuple([place for place in line if ships[place].masts])
    if left == line:
        return state
    cells = [ships[place].cell for place in line]
    return _moved_up(state, line, left, dict(zip(left, cells, strict=False)), log)


def gap_closed(state: State, ahead: int, cell: int, log: Log) -> State:
    """Those behind `ahead` in her line close up to the cell of one that has left it; where that is taken, and the next
    isn't adjacent, they have left it too (AS-41).
    """
    line = line_of(state, ahead)
    if not line:
        return state
    behind = line[line.index(ahead) + 1 :]
    if at(state.muster, cell) is not None:
        return parted(state, line, len(line) - len(behind), log)
    cells = [cell, *[state.ships[place].cell for place in behind]]
    return _moved_up(state, line, line, dict(zip(behind, cells, strict=False)), log)


def _moved_up(state: State, line: Places, left: Places, cells: dict[int, int], log: Log) -> State:
    """The ships of a line that are left move to these cells, from the front to the back, unless they are there."""
    movers = [place for place, cell in cells.items() if state.ships[place].cell != cell]
    for place in movers:
        state = moved(state, place, (cells[place],), "moved")
    if movers:
        seat = SEATS[state.ships[movers[0]].seat]
        log.tell(
            "ageofsail-event-closed-up", seat=seat, ships=values(state.ships, movers), n=NUMBERS[len(movers)]
        )  # fmt: skip
    state = _reduced(state, line, left, (), log)
    return scenario_of(state).judged(state, log) if movers else state


def fallen(state: State, place: int, log: Log) -> State:
    """A ship is no longer in her line, by a card, or lost or shifted in a boarding: nobody closes up, and those behind
    have left it too if the next isn't adjacent to the one before the gap (AS-41).
    """
    line = line_of(state, place)
    if not line:
        return state
    where = line.index(place)
    front, behind = line[:where], line[where + 1 :]
    own = (place,) if state.ships[place].masts else ()
    if front and behind and not are_adjacent(state, front[-1], behind[0]):
        return _reduced(state, line, front, (*own, *behind), log)
    return _reduced(state, line, front + behind, own, log)


def parted(state: State, line: Places, where: int, log: Log) -> State:
    """The ships of a line from this one of them on have left it if she isn't adjacent to the one before (AS-41)."""
    front, behind = line[:where], line[where:]
    if not front or not behind or are_adjacent(state, front[-1], behind[0]):
        return state
    return _reduced(state, line, front, behind, log)


def left(state: State, place: int, log: Log) -> State:
    """A ship leaves her line by her owner's will (AS-41)."""
    line, ship = line_of(state, place), state.ships[place]
    log.tell("ageofsail-event-line-left", seat=SEATS[ship.seat], ship=value(ship))
    return _reduced(state, line, tuple([one for one in line if one != place]), (), log)


def _reduced(state: State, line: Places, left: Places, gone: Places, log: Log) -> State:
    """Only `left` are in a line yet, `gone` are afloat and no longer in it; below two ships it is dissolved (AS-41)."""
    seat = SEATS[state.ships[(*left, *gone, *line)[0]].seat]
    if len(left) > 1:
        if gone:
            log.tell("ageofsail-event-line-torn", seat=seat, ships=values(state.ships, gone))
        return replace(state, lines=tuple([left if one == line else one for one in state.lines]))
    rest = _in_order(line, (*left, *gone))
    if rest:
        log.tell("ageofsail-event-line-dissolved", seat=seat, ships=values(state.ships, rest))
    return replace(state, lines=tuple([one for one in state.lines if one != line]))


def _in_order(line: Places, places: Iterable[int]) -> Places:
    return tuple(sorted(places, key=line.index))


def without_seat(state: State, seat: int) -> State:
    """A player has left: his lines are gone with his ships (AS-37)."""
    return replace(state, lines=tuple([line for line in state.lines if state.ships[line[0]].seat != seat]))


def after_sailing(state: State, line: Places, cell: int) -> Ships:
    """The ships as they would lie if the first of a line sailed to a cell, and all came there with her (AS-40)."""
    sea, ships = state.rules.board.sea, state.ships
    start = ships[line[0]].cell
    course, steps = sea.straight[start][cell]
    way = [*reversed(sea.ways[start][course][:steps]), *[ships[place].cell for place in line]]
    for place, here, before in zip(line, way, way[1:], strict=False):
        ships = with_ship(ships, place, replace(ships[place], cell=here, heading=sea.bearing(before, here)))
    return ships
