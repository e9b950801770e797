"""What one might do in a race, the most promising first, without trying it (AS-50, AS-51)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import Action
from engine.games.ageofsail.asking import DONE, END
from engine.games.ageofsail.fleet import ranges, targets
from engine.games.ageofsail.racers import Racers
from engine.games.ageofsail.state import State, Stop
from engine.sailing.afloat import fleet_of
from engine.sailing.asking import ON
from engine.sailing.sea import COURSES
from engine.sailing.ships import Ship, value
from engine.values import Number, Path

Idea = tuple[float, Path]


def ideas(state: State, seat: int, most: int) -> list[Action]:
    """At most so many things that the mover might do now, and to do nothing more."""
    step, racers = state.todo[0], Racers(state, seat)
    found = _at_stop(racers, step) if isinstance(step, Stop) else _in_turn(racers, seat)
    found.sort(key=lambda idea: -idea[0])  # stable: the first of equals
    nothing = () if isinstance(step, Stop) and step.bound else (Action((DONE if isinstance(step, Stop) else END,)),)
    return [*[Action(path) for _, path in found[:most]], *nothing]


def _in_turn(racers: Racers, seat: int) -> list[Idea]:
    found: list[Idea] = []
    for _, ship in fleet_of(racers.state, seat):
        if not ship.acted:
            here = racers.place(ship)
            found.extend([(gain - here, path) for gain, path in _ways(racers, ship)])
    return found


def _ways(racers: Racers, ship: Ship) -> Iterator[Idea]:
    cells, piece = racers.state.rules.board.cells, value(ship)
    aims = next(targets(racers.state, ship), None) is not None
    for course, reach in enumerate(ranges(racers.state, ship)):
        turned = replace(ship, heading=course)
        if aims or course != ship.heading:
            yield racers.place(turned) + _fire(racers, turned), (piece, COURSES[course])
        for gain, cell in _along(racers, ship, course, reach):
            yield gain, (piece, cells[cell])


def _along(racers: Racers, ship: Ship, course: int, reach: int) -> Iterator[tuple[float, int]]:
    """The cells to which she can sail on a course, and what it is worth."""
    for cell, _, foe in racers.along(ship, course, reach):
        there = replace(ship, cell=cell, heading=course)
        yield racers.place(there) + (_fire(racers, there) if foe is None else racers.fight(ship, foe)), cell


def _fire(racers: Racers, ship: Ship) -> float:
    aim = racers.aim(ship)
    return 0.0 if aim is None else aim.worth


def _at_stop(racers: Racers, stop: Stop) -> list[Idea]:
    state, cells = racers.state, racers.state.rules.board.cells
    ship = state.ships[stop.ship]
    found: list[Idea] = [(gain, (ON, cells[cell])) for gain, cell in _along(racers, ship, ship.heading, stop.left)]
    best = max([racers.place(ship), *[gain for gain, _ in found]])
    for side, cell, place in () if stop.bound else targets(state, ship):
        shots = range(1, ship.left(side) + 1)
        found += [(best + racers.shot(ship, cell, place, n), (cells[cell], Number(n))) for n in shots]
    return found
