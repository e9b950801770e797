"""The set-up of a battle (AS-4, AS-7, AS-8, AS-30)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.engine.games.ageofsail.independent.battle import SIZES, Battle, Fort, Orders, Ship
from tests.engine.games.ageofsail.independent.board import CORNERS, course_in_corner, in_corner
from tests.engine.games.ageofsail.independent.situations import all_situations
from tests.engine.games.ageofsail.independent.wind import all_winds
from tests.engine.sailing.independent.sea import cell_of

ARMS = "A1"
CANNONS = ("B1", "C1", "A2", "B2", "C2")
HEADING = "NE"
"""The fort in the corner SW, and the heading to the centre (AS-30, AS-7)."""


def corners(seats: int, draw: Callable[[int], int]) -> list[str]:
    """The corner of each seat: two take opposite ones, with three they are drawn by lot (AS-7, AS-30)."""
    if seats == 2:
        return ["SW", "NE"]
    if seats == 4:
        return list(CORNERS)
    start = draw(4)
    clockwise = [CORNERS[(start + i) % 4] for i in range(4)]
    del clockwise[1 + draw(3)]
    return clockwise


def fort_in(corner: str) -> Fort:
    """A fort of five cannons and the arms in the corner cell (AS-30)."""
    arms = in_corner(cell_of(ARMS), corner)
    cannons = [in_corner(cell_of(name), corner) for name in CANNONS]
    return Fort(sorted(cannons, key=lambda cell: (cell[1], cell[0])), arms, {arms, *cannons})


def fleet_in(seat: int, corner: str) -> list[Ship]:
    """A ship of the line, two frigates and a brig where the bot places them (AS-7, AS-30)."""
    places = {f"s{seat + 1}": "D3", f"f{2 * seat + 1}": "C3", f"f{2 * seat + 2}": "D2", f"b{seat + 1}": "B3"}
    heading = course_in_corner(HEADING, corner)
    return [
        Ship(name, seat, SIZES[name[0]], in_corner(cell_of(cell), corner), heading) for name, cell in places.items()
    ]


def set_up(seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None) -> Battle:
    """A new battle; who begins is drawn unless it is given (AS-8)."""
    if seats not in (2, 3, 4):
        raise ValueError(f"not for {seats}")
    places = corners(seats, draw)
    forts = {seat: fort_in(corner) for seat, corner in enumerate(places)}
    begins = draw(seats) if first is None else first
    return Battle(
        seats=seats,
        situations=options.get("situations", True),
        brisk=options.get("wind", "printed") == "brisk",
        rounds=options.get("rounds", 20),
        printed=options.get("printed", False),
        draw=draw,
        first=begins,
        ships=[ship for seat, corner in enumerate(places) for ship in fleet_in(seat, corner)],
        forts=forts,
        walls={cell: seat for seat, fort in forts.items() for cell in fort.cells},
        orders={seat: Orders() for seat in range(seats)},
        wind_deck=all_winds(),
        situation_deck=all_situations() if options.get("situations", True) else [],
        mover=begins,
        sums=[0] * seats,
    )
