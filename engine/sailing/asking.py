"""What questions of sailing have in common: a sea's cells as options, courses and numbers, options that come again and
again, refusals.
"""

from __future__ import annotations

from functools import lru_cache

from engine.game import IllegalAction, Option
from engine.sailing.sea import COURSES, Sea
from engine.sailing.ships import Muster, Ship, at, piece
from engine.sailing.telling import NUMBERS
from engine.values import Answer, Cell, Key, Value, line

ON = Key("on")
"""To sail on from a stop."""
COURSE_OPTIONS = tuple(map(Option, COURSES))
TURNS = tuple([tuple([option for at, option in enumerate(COURSE_OPTIONS) if at != course]) for course in range(8)])
"""The other courses than each."""
NUMBER_OPTIONS = tuple(map(Option, NUMBERS))


class Chart:
    """A sea with its cells as values and as options: a game has one."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.cells = sea.cells
        self.index: dict[Answer, int] = {cell: index for index, cell in enumerate(sea.cells)}
        """Cells by their values."""
        self.columns = {cell.column for cell in sea.cells}
        self.options = tuple(map(Option, sea.cells))
        under = [tuple([Option(cell, under=course) for cell in sea.cells]) for course in COURSES]
        self.rays = tuple(
            [
                tuple([tuple([under[course][cell] for cell in ray]) for course, ray in enumerate(rays)])
                for rays in sea.ways
            ]
        )
        """`rays[cell][course]`: the options of the cells to the edge, nearest first, listed under the course."""


def wrong() -> IllegalAction:
    """The refusal of what nobody would mean."""
    return IllegalAction(line("refuse-no-such-move"))


def refuse(id: str, /, **args: Value) -> IllegalAction:
    """The refusal of a move of a ship that one may well have meant."""
    return IllegalAction(line(f"sailing-refuse-{id}", **args))


@lru_cache(maxsize=1 << 12)
def _boarding(cell: Cell, id: str, seat: int, masts: int) -> Option:
    return Option(cell, line("sailing-note-board", ship=piece(id, seat), masts=NUMBERS[masts]))


def boarding_option(chart: Chart, ships: Muster, cell: int) -> Option:
    """The cell of a ship that would be boarded."""
    place = at(ships, cell)
    assert place is not None
    target = ships[place]
    return _boarding(chart.cells[cell], target.id, target.seat, target.masts)


@lru_cache(maxsize=1 << 12)
def _target(cell: Cell, id: str, seat: int, masts: int) -> Option:
    return Option(cell, line("sailing-note-target", ship=piece(id, seat), masts=NUMBERS[masts]))


def target_option(chart: Chart, target: Ship) -> Option:
    """The cell of a ship that may be fired at."""
    return _target(chart.cells[target.cell], target.id, target.seat, target.masts)
