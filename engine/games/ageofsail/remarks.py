"""What is worth saying of an answer beside its note: whose cannons would fire on the way, what lies abeam there, odds.

All of it is by what everybody sees: nothing here asks for standing orders, which only their owners know (AS-17).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Choice
from engine.games.ageofsail.asking import CANNONS, FIRE, ON
from engine.games.ageofsail.attack import DOUBLE
from engine.games.ageofsail.board import CELLS, INDEX, SEA
from engine.games.ageofsail.fleet import bonus, live_cannon, targets
from engine.games.ageofsail.guns import guns_at
from engine.games.ageofsail.play import choose
from engine.games.ageofsail.state import Gun, State, Stop, Turn
from engine.sailing import odds
from engine.sailing.sea import COURSE_AT
from engine.sailing.ships import Ship, at, find, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS
from engine.values import Line, Number, Path, Value, line

Told = dict[Value, tuple[Line, ...]]


def remarks(state: State, seat: int, path: Path) -> Told:
    """What is worth saying of the options of the next question; see `engine.game.Hooks`."""
    step = open_step(state, seat)
    if not isinstance(step, Turn | Stop | Gun):
        return {}
    question = choose(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    values = [option.value for option in question.options]
    told: Told
    if isinstance(step, Gun):
        told = {answer: (_hits(odds.hit(DOUBLE)),) for answer in values if answer == FIRE}
    elif isinstance(step, Turn):
        told = _of_turn(state, path, values)
    else:
        told = _of_stop(state, step, path, values)
    return {answer: said for answer, said in told.items() if said}


def _of_turn(state: State, path: Path, values: list[Value]) -> Told:
    if len(path) == 2 and path[0] == CANNONS:
        return {answer: (_hits(odds.hit(DOUBLE, bonus(state))),) for answer in values}
    place = find(state.ships, path[0]) if len(path) == 1 else None
    if place is None:
        return {}
    return {**_ways(state, place, values), **_turns(state, place, values)}


def _of_stop(state: State, stop: Stop, path: Path, values: list[Value]) -> Told:
    ship = state.ships[stop.ship]
    if not path:
        aims = {cell: (side, target) for side, cell, target in targets(state, ship)}
        cells = [(answer, INDEX[answer]) for answer in values if answer in INDEX]
        return {answer: _odds(state, ship, cell, *aims[cell]) for answer, cell in cells}
    if path[0] == ON:
        return _ways(state, stop.ship, values)
    numbers = [answer for answer in values if isinstance(answer, Number)]
    return {answer: (_hits(odds.hit(answer.value, bonus(state))),) for answer in numbers}


def _hits(chance: float) -> Line:
    return line("ageofsail-remark-hit", odds=_percent(chance))


def _percent(chance: float) -> Number:
    return NUMBERS[odds.percent(chance)]


_TURNS, _NOTHING = line("ageofsail-remark-back-turns"), line("ageofsail-remark-back-none")


def _odds(state: State, ship: Ship, cell: int, side: int, target: int) -> tuple[Line, ...]:
    """Of a target: how likely each number of shots hits, and what may come back at most (AS-12, AS-13)."""
    chances = tuple([_percent(odds.hit(shots, bonus(state))) for shots in range(1, ship.left(side) + 1)])
    return line("ageofsail-remark-odds", odds=chances), _back(state, ship, cell, target)


def _back(state: State, ship: Ship, cell: int, target: int) -> Line:
    foe = None if target < 0 else state.ships[target]
    if foe is None or foe.barred:
        return _NOTHING
    side = foe.facing(SEA.bearing(cell, ship.cell))
    if not side:
        return _TURNS if foe.port < foe.size or foe.starboard < foe.size else _NOTHING
    shots = foe.left(side)
    if not shots:
        return _NOTHING
    return line("ageofsail-remark-back", shots=NUMBERS[shots], odds=_percent(odds.hit(shots)))


def _ways(state: State, place: int, values: Iterable[Value]) -> Told:
    """Of each cell that a ship can sail to: fire on the way, the boarding, or what lies abeam there."""
    ship = state.ships[place]
    told = {}
    for answer in values:
        cell = INDEX.get(answer)
        if cell is not None:
            course = SEA.bearing(ship.cell, cell)
            foe = at(state.ships, cell)
            arrived = _at(state, place, replace(ship, cell=cell, heading=course))
            met = _abeam(arrived, place) if foe is None else _fight(ship, state.ships[foe])
            told[answer] = (*_fire(state, place, course, cell), *met)
    return told


def _turns(state: State, place: int, values: Iterable[Value]) -> Told:
    """Of each heading: what lies abeam then."""
    ship = state.ships[place]
    return {
        answer: _abeam(_at(state, place, replace(ship, heading=COURSE_AT[answer])), place)
        for answer in values
        if answer in COURSE_AT
    }


def _at(state: State, place: int, ship: Ship) -> State:
    return replace(state, ships=with_ship(state.ships, place, ship))


def _fire(state: State, place: int, course: int, goal: int) -> tuple[Line, ...]:
    """How many shots of whose cannons a ship may draw up to a cell, that on it included (AS-33)."""
    ship = state.ships[place]
    drawn: dict[int, int] = {}
    for cell in SEA.ways[ship.cell][course][: SEA.apart[ship.cell][goal]]:
        for gun in guns_at(_at(state, place, replace(ship, cell=cell)), place):
            drawn[gun.owner] = drawn.get(gun.owner, 0) + 1
    return tuple([line("ageofsail-remark-forts", owner=SEATS[owner], n=NUMBERS[n]) for owner, n in drawn.items()])


def _fight(ship: Ship, foe: Ship) -> tuple[Line, ...]:
    return (line("ageofsail-remark-fight", odds=_percent(odds.boarding(ship.masts, foe.masts))),)


def _abeam(state: State, place: int) -> tuple[Line, ...]:
    """What a ship could fire at where she is, and how likely she hits with all that she has on that side."""
    ship, told = state.ships[place], []
    for side, cell, target in targets(state, ship):
        shots = ship.left(side)
        said: dict[str, Value] = {
            "cell": CELLS[cell],
            "shots": NUMBERS[shots],
            "odds": _percent(odds.hit(shots, bonus(state))),
        }
        if target >= 0:
            told.append(line("ageofsail-remark-abeam", target=value(state.ships[target]), **said))
        else:
            found = live_cannon(state, ship.seat, cell)
            assert found is not None
            told.append(line("ageofsail-remark-abeam-cannon", owner=SEATS[found[0]], **said))
    return tuple(told)
