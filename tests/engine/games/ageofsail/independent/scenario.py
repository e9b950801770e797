"""What scenarios have in common: a fort of nobody's, sides, places to take, and rounds (AS-37, AS-50 to AS-52)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.engine.games.ageofsail.independent.battle import (
    LAPSED,
    NOBODY,
    NOWHERE,
    SIZES,
    Battle,
    MoverGone,
    Orders,
    Play,
    Question,
    Ship,
)
from tests.engine.games.ageofsail.independent.ending import close_turn
from tests.engine.games.ageofsail.independent.seas import site
from tests.engine.games.ageofsail.independent.start import fort_of
from tests.engine.games.ageofsail.independent.turn import take_turn
from tests.engine.games.ageofsail.independent.wind import all_winds
from tests.engine.sailing.independent.sea import COURSES, SIDE, Cell, adjacent, cell_of, name_of

ROUNDS = 60
"""After so many a race to the fort is a draw (AS-50, AS-51)."""
DRAW: list[int] = []
"""The winners of a draw, and where nobody wins."""


@dataclass
class Scenario(Battle):
    """A scenario: no situation cards, the printed wind, an end of its own."""

    role: int = 0
    """The seat that plays alone: the merchant captain, the hunted pirate, the defender."""

    def others(self) -> list[int]:
        """The seats of the other side, in the game or not."""
        return [seat for seat in range(self.seats) if seat != self.role]

    def count_out(self) -> None:
        """After each mast lost: who is out, and whether it is decided; during a boarding it waits for the end of it.

        Raises BattleOver.
        """
        if not self.fighting:
            self.judge()

    def count_beaten(self) -> None:
        """Who has no ship is out of a race (AS-37)."""
        self.out |= {seat for seat in range(self.seats) if not self.fleet(seat)}

    def settled(self) -> None:
        self.judge()

    def fought(self, winner: Ship, beaten: Ship) -> None:
        self.judge()

    def abandoned(self) -> None:
        """A side without players has lost, those of the other who are in the game share the win (AS-37)."""
        if self.role in self.out:
            self.over([seat for seat in self.others() if seat not in self.out])
        if all(seat in self.out for seat in self.others()):
            self.over([self.role])
        self.judge()

    def judge(self) -> None:
        """Whether it is decided. Raises BattleOver."""
        raise NotImplementedError

    def at_fort(self, ship: Ship) -> bool:
        """Whether it lies next to a cell of the fort of nobody's (AS-50, AS-51)."""
        return any(adjacent(ship.cell, cell) for cell in self.forts[NOBODY].cells)


def common(seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None) -> dict[str, Any]:
    """What a scenario begins with, by the names of its fields: the role by lot or option, then who begins by die unless
    it is given (AS-8, AS-50)."""
    if not 2 <= seats <= 4:
        raise ValueError(f"not for {seats}")
    role = options.get("role")
    return {
        "seats": seats,
        "situations": False,
        "brisk": False,
        "rounds": ROUNDS,
        "printed": options.get("printed", False),
        "draw": draw,
        "role": draw(seats) if role is None else role,
        "first": draw(seats) if first is None else first,
        "ships": [],
        "forts": {},
        "walls": {},
        "orders": {seat: Orders() for seat in range(seats)},
        "wind_deck": all_winds(),
        "situation_deck": [],
        "mover": 0,
        "arranged": set(range(seats)),
        "sums": [0] * seats,
        "order": options.get("order"),
        "line": options.get("line", False),
    }


def put_silent_fort(battle: Battle) -> None:
    """The fort A1:C2, which is nobody's and silent: its cells bar the way, and that is all (AS-50, AS-51)."""
    fort = fort_of(site("SW", SIDE))
    battle.forts[NOBODY] = fort
    battle.walls |= dict.fromkeys(fort.cells, NOBODY)


def unplaced(name: str, seat: int) -> Ship:
    """A whole ship that isn't on the board yet."""
    return Ship(name, seat, SIZES[name[0]], NOWHERE, "N")


def placing(battle: Battle, seats: list[int], cells: Callable[[], list[Cell]]) -> Play:
    """In this order the seats put their ships on the cells that are open to them then, headings free (AS-7)."""

    def ways() -> set[str]:
        missing = [ship for ship in battle.fleet(battle.mover) if ship.cell == NOWHERE]
        return {f"{ship.id} {name_of(cell)} {course}" for ship in missing for cell in cells() for course in COURSES}

    for seat in seats:
        battle.mover = seat
        try:
            while ways():
                said = yield Question(seat, "place", ways)
                if said == LAPSED:
                    break
                name, cell, course = said.split()
                ship = battle.named(name)
                ship.cell, ship.heading = cell_of(cell), course
        except MoverGone:
            continue


def race(battle: Battle) -> Play:
    """Turn after turn, to a draw after the last round (AS-50, AS-51). Raises BattleOver."""

    def closing() -> None:
        if battle.round >= battle.rounds:
            battle.over(DRAW)
        battle.round += 1

    battle.mover = battle.first
    if battle.mover in battle.out:
        battle.mover = next(seat for seat in battle.after(battle.mover) if seat not in battle.out)
    while True:
        try:
            yield from take_turn(battle)
        except MoverGone:
            battle.active = battle.beaten = None
        close_turn(battle, closing)
