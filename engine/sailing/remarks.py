"""What is worth saying of a shot or a boarding: how likely it goes well, and what may come back (AS-12 to AS-15).

All of it is by what everybody sees: nothing here asks for standing orders, which only their owners know (AS-17).
`bonus` is added to each die of the one who fires or boards, `guard` to the other's (AS-14).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.sailing import odds
from engine.sailing.asking import Chart
from engine.sailing.sea import Sea
from engine.sailing.ships import Ship, value
from engine.sailing.telling import NUMBERS
from engine.values import Line, Number, Value, line

Told: TypeAlias = dict[Value, tuple[Line, ...]]
_TURNS, _NOTHING = line("sailing-remark-back-turns"), line("sailing-remark-back-none")


def percent(chance: float) -> Number:
    """Odds as people read them."""
    return NUMBERS[odds.percent(chance)]


def hits(shots: int, bonus: int = 0, guard: int = 0) -> Line:
    """How likely so many shots joined hit."""
    return line("sailing-remark-hit", odds=percent(odds.hit(shots, bonus, guard)))


def shot_odds(ship: Ship, side: int, bonus: int = 0, guard: int = 0) -> Line:
    """Of a target on a side: how likely each number of shots hits."""
    chances = tuple([percent(odds.hit(shots, bonus, guard)) for shots in range(1, ship.left(side) + 1)])
    return line("sailing-remark-odds", odds=chances)


def back(sea: Sea, ship: Ship, target: Ship | None, bonus: int = 0, guard: int = 0) -> Line:
    """What a target may answer at most, None being one that never does. `bonus` is here the target's."""
    if target is None or target.barred:
        return _NOTHING
    side = target.facing(sea.bearing(target.cell, ship.cell))
    if not side:
        return _TURNS if target.port < target.size or target.starboard < target.size else _NOTHING
    shots = target.left(side)
    if not shots:
        return _NOTHING
    return line("sailing-remark-back", shots=NUMBERS[shots], odds=percent(odds.hit(shots, bonus, guard)))


def boarding(ship: Ship, target: Ship, bonus: int = 0, guard: int = 0) -> Line:
    """How likely a ship wins if she boards another."""
    return line("sailing-remark-fight", odds=percent(odds.boarding(ship.masts, target.masts, bonus, guard)))


def abeam(chart: Chart, ship: Ship, side: int, target: Ship, bonus: int = 0, guard: int = 0) -> Line:
    """A ship that lies abeam, and how likely all shots that are left on that side hit her."""
    shots = ship.left(side)
    return line(
        "sailing-remark-abeam", target=value(target), cell=chart.cells[target.cell], shots=NUMBERS[shots],
        odds=percent(odds.hit(shots, bonus, guard)),
    )  # fmt: skip
