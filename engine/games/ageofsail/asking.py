"""The words of a battle's own questions: keys, lines that ask, options that come again and again, refusals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.game import IllegalAction, Option
from engine.sailing.asking import Chart
from engine.sailing.sea import COURSES
from engine.sailing.ships import Ship, Ships, value
from engine.sailing.telling import NUMBERS
from engine.values import Cell, Key, Line, Value, line

WIND, STAY, END, CANNONS, REPAIR, DONE = (
    Key(id) for id in ("wind", "stay", "end", "cannons", "repair", "done")
)  # fmt: skip
FIRE, HOLD, ALL, NONE = (Key(id) for id in ("fire", "hold", "all", "none"))
FORM, LEAVE = Key("form"), Key("leave")
OWN, PRIZE, BOTH = (Key(id) for id in ("own", "prize", "both"))
LAND, PARTY = Key("land"), Key("party")
REST = Key("rest")
"""Ships that are still to be put on the sea are put there by the bot."""


def asking(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """The line of a question."""
    return line(f"ageofsail-ask-{id}", **args)


def note(id: str, /, **args: Value | tuple[Value, ...]) -> Line:
    """The note of an option."""
    return line(f"ageofsail-note-{id}", **args)


def refuse(id: str, /, **args: Value) -> IllegalAction:
    """The refusal of a move that one may well have meant."""
    return IllegalAction(line(f"ageofsail-refuse-{id}", **args))


@lru_cache(maxsize=1 << 12)
def option_of(chart: Chart, ship: Ship) -> Option:
    """A ship of one's own: where she lies, her heading and her masts."""
    lies = (("cell", chart.cells[ship.cell]), ("course", COURSES[ship.heading]))
    return Option(value(ship), Line("ageofsail-note-ship", (*lies, *_crew(ship.masts, ship.size))))


def line_option(ships: Ships, line: tuple[int, ...]) -> Option:
    """The first ship of a line, by which it is sailed."""
    return Option(value(ships[line[0]]), note("line", ships=values(ships, line)))


def values(ships: Ships, places: Iterable[int]) -> tuple[Value, ...]:
    """Ships by their places as values."""
    return tuple([value(ships[place]) for place in places])


def waiting_option(ship: Ship) -> Option:
    """A ship that isn't on the sea yet."""
    return Option(value(ship), Line("ageofsail-note-waiting", _crew(ship.masts, ship.size)))


@cache
def _crew(masts: int, size: int) -> tuple[tuple[str, Value], ...]:
    return ("masts", NUMBERS[masts]), ("size", NUMBERS[size])


@lru_cache(maxsize=1 << 9)
def cannon_option(cell: Cell) -> Option:
    """The cell of a cannon that may be fired at."""
    return Option(cell, note("cannon"))
