"""What is worth saying of an answer beside its note: whose cannons would fire on the way, what lies abeam there, odds.

All of it is by what everybody sees: nothing here asks for standing orders, which only their owners know (AS-17).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Choice
from engine.games.ageofsail.asking import CANNONS, FIRE, LAND, LEAVE, PARTY, REPAIR
from engine.games.ageofsail.attack import DOUBLE
from engine.games.ageofsail.fleet import bonus, live_cannon, targets
from engine.games.ageofsail.guns import guns_at
from engine.games.ageofsail.lines import Places, after_sailing, led_by
from engine.games.ageofsail.parties import lives, taking
from engine.games.ageofsail.play import choose
from engine.games.ageofsail.state import Gun, LineStop, State, Stop, Turn
from engine.sailing import odds
from engine.sailing.afloat import find
from engine.sailing.asking import ON
from engine.sailing.medal import medal
from engine.sailing.remarks import Told, abeam, back, boarding, hits, percent, shot_odds
from engine.sailing.sea import COURSE_AT
from engine.sailing.ships import Ship, at, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS
from engine.values import Line, Number, Path, Value, line


def remarks(state: State, seat: int, path: Path) -> Told:
    """What is worth saying of the options of the next question; see `engine.game.Hooks`."""
    step = open_step(state, seat)
    if not isinstance(step, Turn | Stop | LineStop | Gun):
        return {}
    question = choose(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    values = [option.value for option in question.options]
    told: Told
    if isinstance(step, Gun):
        guard = medal(state, state.ships[step.ship].seat)
        told = {answer: (hits(DOUBLE, medal(state, step.owner), guard),) for answer in values if answer == FIRE}
    elif isinstance(step, Turn):
        told = _of_turn(state, path, values)
    elif isinstance(step, LineStop):
        told = _of_line_stop(state, step, path, values)
    else:
        told = _of_stop(state, state.ships[step.ship], (step.ship,), path, values)
    return {answer: said for answer, said in told.items() if said}


def _of_turn(state: State, path: Path, values: list[Value]) -> Told:
    if len(path) == 2 and path[0] == CANNONS:
        return {answer: (_of_cannon(state, state.rules.board.index[answer]),) for answer in values}
    if path and path[0] == PARTY:
        return _of_party(state, path, values)
    if len(path) == 2 and path[0] == LEAVE:
        place = find(state, path[1])
        who: Places = () if place is None else (place,)
    else:
        place = find(state, path[0]) if len(path) == 1 else None
        who = () if place is None else led_by(state, place)
    if not who:
        return {}
    return {**_ways(state, who, values), **_turns(state, who, values)}


def _of_party(state: State, path: Path, values: list[Value]) -> Told:
    """How likely masts take a cannon: all that may go there, and then each number (AS-52)."""
    index = state.rules.board.index
    if len(path) == 2:
        cell = index[path[1]]
        ready = next(one.ready for one in state.ashore if (one.cell, one.seat) == (cell, state.mover))
        return {goal: (_storming(state, ready),) for goal in values if lives(state, index[goal])}
    if len(path) < 3 or not lives(state, index[path[2]]):
        return {}
    return {answer: (_storming(state, answer.value),) for answer in values if isinstance(answer, Number)}


def _storming(state: State, masts: int) -> Line:
    chance = taking(masts, medal(state, state.mover), medal(state, state.role))
    return line("ageofsail-remark-storm", odds=percent(chance))


def _of_line_stop(state: State, stop: LineStop, path: Path, values: list[Value]) -> Told:
    if not path:
        return {
            value(ship): _abeam(state, ship)
            for number, place in enumerate(stop.ships)
            if value(ship := state.ships[place]) in values and number >= stop.since
        }
    if path[0] == ON:
        return _ways(state, led_by(state, stop.ships[0]), values)
    place = find(state, path[0])
    assert place is not None
    return _of_stop(state, state.ships[place], (place,), path[1:], values)


def _of_stop(state: State, ship: Ship, who: Places, path: Path, values: list[Value]) -> Told:
    board = state.rules.board
    if not path:
        aims = {cell: (side, target) for side, cell, target in targets(state, ship)}
        cells = [(answer, board.index[answer]) for answer in values if answer in board.index]
        return {answer: _odds(state, ship, *aims[cell]) for answer, cell in cells}
    if path[0] == ON:
        return _ways(state, who, values)
    if path[0] in (LAND, REPAIR):
        return {}
    numbers = [answer for answer in values if isinstance(answer, Number)]
    guard = _guard(state, ship, board.index[path[0]])
    return {answer: (hits(answer.value, bonus(state), guard),) for answer in numbers}


def _guard(state: State, ship: Ship, cell: int) -> int:
    """What the owner of a target adds to his die (AS-14)."""
    place = at(state.muster, cell)
    if place is not None:
        return medal(state, state.ships[place].seat)
    found = live_cannon(state, ship.seat, cell)
    return 0 if found is None else medal(state, found[0])


def _of_cannon(state: State, cell: int) -> Line:
    """How likely an own cannon hits the ship on a cell."""
    place = at(state.muster, cell)
    assert place is not None
    return hits(DOUBLE, bonus(state), medal(state, state.ships[place].seat))


def _odds(state: State, ship: Ship, side: int, target: int) -> tuple[Line, ...]:
    """Of a target: how likely each number of shots hits, and what may come back at most (AS-12, AS-13)."""
    cell = state.rules.board.sea.beside[ship.cell][(ship.heading + side) % 8]
    more, guard = bonus(state), _guard(state, ship, cell)
    foe = None if target < 0 else state.ships[target]
    return shot_odds(ship, side, more, guard), back(state.rules.board.sea, ship, foe, guard, medal(state, ship.seat))


def _ways(state: State, who: Places, values: Iterable[Value]) -> Told:
    """Of each cell that a ship, or the first of a line, can sail to: fire on the way, the boarding, or what lies abeam
    there of whom.
    """
    board = state.rules.board
    ship = state.ships[who[0]]
    told = {}
    for answer in values:
        cell = board.index.get(answer)
        if cell is not None:
            foe = at(state.muster, cell)
            if foe is None:
                there = replace(state, ships=after_sailing(state, who, cell))
                met = _all_abeam(there, who)
            else:
                met = (_boarding(state, ship, state.ships[foe]),)
            told[answer] = (*_fire(state, who, board.sea.bearing(ship.cell, cell), cell), *met)
    return told


def _all_abeam(state: State, who: Places) -> tuple[Line, ...]:
    return tuple([said for place in who for said in _abeam(state, state.ships[place])])


def _boarding(state: State, ship: Ship, foe: Ship) -> Line:
    return boarding(ship, foe, medal(state, ship.seat), medal(state, foe.seat))


def _turns(state: State, who: Places, values: Iterable[Value]) -> Told:
    """Of each heading: what lies abeam then; of a line only its first turns."""
    first, ships = who[0], state.ships
    return {
        answer: _all_abeam(
            replace(state, ships=with_ship(ships, first, replace(ships[first], heading=COURSE_AT[answer]))), who
        )
        for answer in values
        if answer in COURSE_AT
    }


def _fire(state: State, who: Places, course: int, goal: int) -> tuple[Line, ...]:
    """How many shots of whose cannons a ship, or a line, may draw up to a cell, that on it included (AS-33, AS-42)."""
    board = state.rules.board
    ship = state.ships[who[0]]
    drawn: dict[int, int] = {}
    there = state
    for cell in board.sea.ways[ship.cell][course][: board.sea.apart[ship.cell][goal]]:
        for place in who:
            before = there.ships[place]
            there = replace(there, ships=with_ship(there.ships, place, replace(before, cell=cell)))
            cell = before.cell  # where the next one follows
            for gun in guns_at(there, place):
                drawn[gun.owner] = drawn.get(gun.owner, 0) + 1
    return tuple([line("ageofsail-remark-forts", owner=SEATS[owner], n=NUMBERS[n]) for owner, n in drawn.items()])


def _abeam(state: State, ship: Ship) -> tuple[Line, ...]:
    """What a ship could fire at where she would be, and how likely she hits with all that she has on that side."""
    board = state.rules.board
    told, more = [], bonus(state)
    for side, cell, target in targets(state, ship):
        if target >= 0:
            guard = medal(state, state.ships[target].seat)
            told.append(abeam(board.chart, ship, side, state.ships[target], more, guard))
        else:
            found = live_cannon(state, ship.seat, cell)
            assert found is not None
            shots = ship.left(side)
            told.append(
                line("ageofsail-remark-abeam-cannon", owner=SEATS[found[0]], cell=board.cells[cell],
                     shots=NUMBERS[shots], odds=percent(odds.hit(shots, more, medal(state, found[0]))))
            )  # fmt: skip
    return tuple(told)
