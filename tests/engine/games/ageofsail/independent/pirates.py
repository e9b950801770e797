"""Pirates: a merchant captain on the way to the fort, and those who want his ship (AS-50, AS-71)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.engine.games.ageofsail.independent.battle import Play, Ship
from tests.engine.games.ageofsail.independent.board import ALL_CELLS
from tests.engine.games.ageofsail.independent.scenario import (
    DRAW,
    Scenario,
    common,
    placing,
    put_silent_fort,
    race,
    unplaced,
)
from tests.engine.sailing.independent.sea import SIDE, Cell, cell_of, distance

BRIGS = {1: 3, 2: 2, 3: 1}
BRIGS_PRINTED = {1: 3, 2: 1, 3: 1}
"""Brigs of each pirate by the number of pirate players (AS-50, AS-71)."""

SHIP = "s1"
START = "T20"
HEADING = "SW"
FARTHEST = 10
"""Pirates start at least so many king's steps from the merchant."""


@dataclass
class Pirates(Scenario):
    """The scenario; `role` is the merchant captain."""

    @property
    def ship(self) -> Ship:
        """The one that all is about."""
        return self.named(SHIP)

    def factor(self, ship: Ship) -> int:
        """Brigs have doubled range; the ship sails undoubled, whoever holds it."""
        return 1 if ship is self.ship else 2

    def orders_of(self, seat: int) -> tuple[str, ...]:
        """No fort fires, and no prize is divided (AS-50, AS-51)."""
        return ("return", "turn")

    def kept(self, winner: Ship, beaten: Ship) -> str:
        """One hull is always sunk, never the ship; who beats it goes over to it with his whole crew."""
        return "prize" if beaten is self.ship else "own"

    def abandoned(self) -> None:
        if not self.ship.afloat:  # who has left had it
            self.over([seat for seat in self.others() if seat not in self.out])
        self.judge()

    def judge(self) -> None:
        """Is the ship sunk nobody wins; who has it at the fort, or is alone on the sea with it, has won."""
        ship = self.ship
        self.count_beaten()
        if not ship.afloat:
            self.over(DRAW)
        if self.at_fort(ship) or self.living() == [ship.seat]:
            self.over([ship.seat])


def set_up(seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None) -> Pirates:
    """The ship on T20, the brigs off the board yet."""
    battle = Pirates(**common(seats, options, draw, first))
    put_silent_fort(battle)
    battle.ships.append(Ship(SHIP, battle.role, 3, cell_of(START), HEADING))
    each = (BRIGS_PRINTED if battle.printed else BRIGS)[seats - 1]
    for number, seat in enumerate(battle.others()):
        battle.ships += [unplaced(f"b{number * each + i + 1}", seat) for i in range(each)]
    return battle


def edge_cells(battle: Pirates) -> list[Cell]:
    """Free cells of the edge at least 10 cells from the merchant: column to J or row to 10."""
    edge = [cell for cell in ALL_CELLS if 1 in cell or SIDE in cell]
    return [cell for cell in edge if battle.free(cell) and distance(cell, battle.ship.cell) >= FARTHEST]


def play(battle: Pirates) -> Play:
    """The pirates put their brigs, then they race. Raises BattleOver."""
    yield from placing(battle, battle.others(), lambda: edge_cells(battle))
    yield from race(battle)
