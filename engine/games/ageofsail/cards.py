"""The beginning of a turn: ships arranged in the first one, wind and situation, and what its player does with it
(AS-3, AS-7, AS-29, AS-31).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import STAY, WIND, asking, option_of, refuse
from engine.games.ageofsail.data import DECK, SITUATION_CARDS
from engine.games.ageofsail.fleet import bars, farthest, mended, moored, obstacles, stirred
from engine.games.ageofsail.lines import fallen
from engine.games.ageofsail.sailing import DRIFT
from engine.games.ageofsail.state import Arrange, Cards, Drift, Situate, State, Todo, home
from engine.sailing import wind
from engine.sailing.afloat import find, fleet_of, moved
from engine.sailing.asking import COURSE_OPTIONS, TURNS, wrong
from engine.sailing.sea import COURSE_AT, COURSES, bits, picked
from engine.sailing.ships import Ship, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.sailing.weather import drawn, tell_wind
from engine.values import Card, Path

KEPT_OFF = 2
"""Cells so near to an enemy or to another's fort are no place to be put on by a card (AS-29)."""
_WIND, _STAY = Option(WIND, confirms=True), Option(STAY)
_ARRANGE, _ARRANGE_CELL, _ARRANGE_COURSE = asking("arrange"), asking("arrange-cell"), asking("arrange-course")
_TELEPORT, _TELEPORT_CELL, _MEND = asking("teleport"), asking("teleport-cell"), asking("mend")


def choose_arrange(state: State, seat: int, path: Path) -> Choice | Action:
    """``wind``, or a ship, its cell and its heading (AS-7)."""
    board = state.rules.board
    if not path:
        return Choice(_ARRANGE, (*[option_of(board.chart, ship) for _, ship in fleet_of(state, seat)], _WIND))
    if path[0] == WIND and len(path) == 1:
        return Action(path)
    ship = _own(state, seat, path)
    cells = _berths(state, ship)
    if len(path) == 1:
        return Choice(
            _ARRANGE_CELL, tuple([board.chart.options[cell] for cell in cells]), subject=(board.cells[ship.cell],)
        )
    cell = board.index.get(path[1], -1)
    if cell not in cells:
        raise refuse("berth", cell=board.cells[cell]) if cell >= 0 else wrong()
    options = COURSE_OPTIONS if cell != ship.cell else TURNS[ship.heading]
    if len(path) == 2:
        return Choice(_ARRANGE_COURSE, options, subject=(board.cells[cell],))
    course = COURSE_AT.get(path[2], -1)
    if len(path) > 3 or course < 0 or (cell == ship.cell and course == ship.heading):
        raise wrong()
    return Action(path)


def _own(state: State, seat: int, path: Path) -> Ship:
    place = find(state, path[0])
    if place is None or state.ships[place].seat != seat:
        raise wrong()
    return state.ships[place]


def _berths(state: State, ship: Ship) -> tuple[int, ...]:
    """Her own cell and the free ones next to the fort."""
    free = home(state, ship.seat).beside & ~obstacles(state)
    return tuple(bits(free | 1 << ship.cell))


def act_arrange(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_arrange`."""
    board = state.rules.board
    seat = state.mover
    if path[0] == WIND:
        return replace(state, todo=(Cards(), *state.todo[1:]))
    place = find(state, path[0])
    assert place is not None
    cell, heading = board.index[path[1]], COURSE_AT[path[2]]
    after = replace(state.ships[place], cell=cell, heading=heading)
    log.tell(
        "ageofsail-event-arranged", seat=SEATS[seat], ship=value(after), cell=board.cells[cell], course=COURSES[heading]
    )
    todo = (Arrange(seat=seat), *state.todo[1:])
    return replace(state, ships=with_ship(state.ships, place, after), todo=todo)


def draw_cards(state: State, log: Log) -> State:
    """Wind and situation are drawn, and what a situation does by itself is done (AS-29, AS-31)."""
    chance = log.chance
    state = _wind(state, log, "sailing-event-wind", todo=state.todo[1:], rested=moored(state, state.mover))
    if not state.rules.situations:
        return state
    card, left = wind.draw(state.situations, state.rules.board.situations, chance)
    kind = SITUATION_CARDS[card % DECK]
    state = replace(state, situation=kind, situations=left)
    seat = state.mover
    log.tell("ageofsail-event-situation", reveals=True, seat=SEATS[seat], card=Card(kind))
    if kind == "shift":
        return _wind(state, log, "ageofsail-event-shift")
    if kind == "storm":
        own = list(fleet_of(state, seat))
        place, _ = own[chance.randrange(len(own))]
        assert state.wind is not None
        return _pushed(state, Drift(ship=place, course=wind.towards(state.wind), goal=DRIFT))
    if kind == "teleport" and havens(state, seat):
        return _pushed(state, Situate(seat=seat))
    if kind == "repair":
        damaged = _damaged(state, seat)
        if len(damaged) > 1:
            return _pushed(state, Situate(seat=seat))
        if damaged:
            return _mend(state, damaged[0], log)
        log.tell("ageofsail-event-none-damaged", seat=SEATS[seat])
    return state


def _pushed(state: State, step: Todo) -> State:
    return replace(state, todo=(step, *state.todo))


def _wind(state: State, log: Log, id: str, **more: Any) -> State:
    state = drawn(state, log, state.rules.board.winds, **more)
    tell_wind(state, farthest(state), log, id)
    return state


def _damaged(state: State, seat: int) -> list[int]:
    return [place for place, ship in fleet_of(state, seat) if ship.masts < ship.size]


def havens(state: State, seat: int) -> int:
    """Mask of the cells on which a ship of this seat may be put by the card (AS-29)."""
    sea = state.rules.board.sea
    barred, enemies = bars(state, seat)
    others = state.works.walls ^ home(state, seat).whole
    return sea.everywhere & ~(barred | sea.spread(enemies | others, KEPT_OFF))


def choose_situation(state: State, seat: int, path: Path) -> Choice | Action:
    """Teleport: ``stay``, or a ship and where to; repair at sea: which ship (AS-29)."""
    board = state.rules.board
    if state.situation == "repair":
        damaged = _damaged(state, seat)
        if not path:
            return Choice(_MEND, tuple([option_of(board.chart, state.ships[place]) for place in damaged]))
        if len(path) > 1 or find(state, path[0]) not in damaged:
            raise wrong()
        return Action(path)
    if not path:
        return Choice(_TELEPORT, (*[option_of(board.chart, ship) for _, ship in fleet_of(state, seat)], _STAY))
    if path[0] == STAY and len(path) == 1:
        return Action(path)
    ship = _own(state, seat, path)
    cells = havens(state, seat)
    if len(path) == 1:
        return Choice(_TELEPORT_CELL, tuple(picked(board.chart.options, cells)), subject=(board.cells[ship.cell],))
    cell = board.index.get(path[1], -1)
    if len(path) > 2 or cell < 0:
        raise wrong()
    if not cells >> cell & 1:
        raise refuse("haven", cell=board.cells[cell])
    return Action(path)


def act_situation(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_situation`."""
    board = state.rules.board
    state = replace(state, todo=state.todo[1:])
    seat = SEATS[state.mover]
    if path[0] == STAY:
        log.tell("ageofsail-event-stayed", seat=seat)
        return state
    place = find(state, path[0])
    assert place is not None
    if state.situation == "repair":
        return _mend(state, place, log)
    cell = board.index[path[1]]
    log.tell("ageofsail-event-teleported", seat=seat, ship=value(state.ships[place]), cell=board.cells[cell])
    state = stirred(moved(state, place, (cell,), "teleported"), place)
    return fallen(state, place, log) if state.lines else state


def _mend(state: State, place: int, log: Log) -> State:
    state = mended(state, place)
    ship = state.ships[place]
    log.tell("ageofsail-event-mended", seat=SEATS[ship.seat], ship=value(ship), masts=NUMBERS[ship.masts])
    return state
