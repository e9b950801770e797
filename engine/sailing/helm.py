"""Where a ship goes: the cells and headings that she may choose, sailing on from a stop, and why she can't (AS-5, AS-6,
AS-15).

`bars` are masks everywhere: of the cells that she can't cross, and of those of them that she may enter as the last one
(an enemy whom she boards). `entering` gives the option of such a cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.sailing.afloat import Afloat
from engine.sailing.asking import COURSE_OPTIONS, TURNS, Chart, refuse, wrong
from engine.sailing.reach import near, way
from engine.sailing.sea import COURSE_AT, COURSES
from engine.sailing.sea import NUMBERS as NUMBERED
from engine.sailing.ships import Ship, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.sailing.wind import Ranges
from engine.values import Answer, Path, line

S = TypeVar("S", bound=Afloat)
Bars: TypeAlias = tuple[int, int]
Entering: TypeAlias = Callable[[int], Option]

WHERE = line("sailing-ask-where")
"""Asks where a ship sails or turns."""
_ON_TO = line("sailing-ask-on")


def destinations(chart: Chart, ship: Ship, ranges: Ranges, bars: Bars, entering: Entering, aims: bool) -> list[Option]:
    """Cells by course, nearest first, then headings: that which she has only if something lies abeam (`aims`), so that
    she can fire without moving (AS-5).
    """
    options: list[Option] = []
    sea, cell = chart.sea, ship.cell
    taken, enemies = bars
    taken &= near(sea, cell, max(ranges))
    for course, (range, mask, ray) in enumerate(zip(ranges, sea.masks[cell], chart.rays[cell], strict=True)):
        if mask & taken:
            free, target = way(sea, cell, course, range, taken, enemies)
            options += ray[:free]
            if target >= 0:
                options.append(replace(entering(target), under=COURSES[course]))
        elif range:  # nothing on this course stops her but the edge
            options += ray[:range]
    options += COURSE_OPTIONS if aims else TURNS[ship.heading]
    return options


def check_way(
    chart: Chart, ship: Ship, answer: Answer, ranges: Ranges, bars: Callable[[], Bars], aims: Callable[[], bool]
) -> None:
    """Raises IllegalAction for an answer that is neither a heading that she may choose nor a cell to which she can sail
    or which she may enter. `aims`: whether something to fire at lies abeam on the heading that she has (AS-5, AS-6).
    What isn't needed for the answer isn't asked for.
    """
    course, cell = COURSE_AT.get(answer), chart.index.get(answer)
    if course is not None:
        _check_heading(ship, course, aims)
    elif cell is not None:
        _check_cell(chart, ship, cell, ranges, bars())
    else:
        raise wrong()


def _check_cell(chart: Chart, ship: Ship, cell: int, ranges: Ranges, bars: Bars) -> None:
    found = chart.sea.straight[ship.cell].get(cell)
    if found is None:
        raise _not_straight(chart, cell)
    course, steps = found
    reach = ranges[course]
    if steps > reach:
        raise refuse("range", course=COURSES[course], range=NUMBERS[reach])
    free, target = way(chart.sea, ship.cell, course, reach, *bars)
    if steps > free and cell != target:
        raise refuse("barred", cell=chart.cells[cell])


def _not_straight(chart: Chart, cell: int) -> IllegalAction:
    """She can't sail straight to there; where the column is called like a course, that may have been meant."""
    value = chart.cells[cell]
    course = NUMBERED.get(value.column)
    if course is None:
        return refuse("straight", cell=value)
    return refuse("straight-course", cell=value, course=COURSES[course])


def _check_heading(ship: Ship, course: int, aims: Callable[[], bool]) -> None:
    if course == ship.heading and not aims():
        raise refuse("heading", course=COURSES[course])


def ahead(chart: Chart, ship: Ship, left: int, bars: Bars, entering: Entering) -> Iterator[Option]:
    """The cells to which she can sail on with so many left in her range, and last the one that she may enter."""
    free, target = way(chart.sea, ship.cell, ship.heading, left, *bars)
    yield from chart.rays[ship.cell][ship.heading][:free]
    if target >= 0:
        yield entering(target)


def choose_on(chart: Chart, ship: Ship, left: int, bars: Bars, entering: Entering, path: Path) -> Choice | Action:
    """``on`` and where to; `path` begins with ``on``. Raises IllegalAction for a path to nowhere."""
    options = tuple(ahead(chart, ship, left, bars, entering))
    if not options:
        raise _not_ahead(chart, ship, left, path[1]) if len(path) > 1 else wrong()
    if len(path) == 1:
        return Choice(_ON_TO, options, subject=(chart.cells[ship.cell],))
    if not any(option.value == path[1] for option in options):
        raise _not_ahead(chart, ship, left, path[1])
    if len(path) > 2:
        raise wrong()
    return Action(path)


def check_no_way(
    chart: Chart, ship: Ship, left: int, bars: Callable[[], Bars], entering: Entering, answer: Answer
) -> None:
    """Raises IllegalAction for a cell to which she could sail on: what is meant lacks its ``on`` (AS-16)."""
    cell = chart.index.get(answer)
    if cell is None or cell not in chart.sea.ways[ship.cell][ship.heading]:
        return
    if any(option.value == answer for option in ahead(chart, ship, left, bars(), entering)):
        raise refuse("on", cell=chart.cells[cell])


def _not_ahead(chart: Chart, ship: Ship, left: int, answer: Answer) -> IllegalAction:
    """Why she can't sail on to there."""
    cell = chart.index.get(answer)
    if cell is None:
        return wrong()
    course, steps = chart.sea.straight[ship.cell].get(cell, (-1, 0))
    if course != ship.heading:
        return _not_straight(chart, cell)
    if steps > left:
        return refuse("range", course=COURSES[course], range=NUMBERS[left])
    return refuse("barred", cell=chart.cells[cell])


def turned(state: S, place: int, heading: int, log: Log) -> S:
    """A ship turns on the spot, or keeps her heading, and it is told."""
    ship = state.ships[place]
    tell_turned(ship, heading, log)
    if heading == ship.heading:
        return state
    return replace(state, ships=with_ship(state.ships, place, replace(ship, heading=heading)))


def tell_turned(ship: Ship, heading: int, log: Log) -> None:
    """It is told that a ship turns on the spot, or keeps her heading."""
    id = "sailing-event-stands" if heading == ship.heading else "sailing-event-turned"
    log.tell(id, seat=SEATS[ship.seat], ship=value(ship), course=COURSES[heading])


def tell_sailed(
    chart: Chart, ship: Ship, steps: int, log: Log, reveals: bool = False, id: str = "sailing-event-sailed"
) -> None:
    """It is told that a ship has sailed so many cells to where she is. `id`: of a game's own line."""
    log.tell(
        id, reveals=reveals, seat=SEATS[ship.seat], ship=value(ship), course=COURSES[ship.heading],
        cell=chart.cells[ship.cell], n=NUMBERS[steps],
    )  # fmt: skip
