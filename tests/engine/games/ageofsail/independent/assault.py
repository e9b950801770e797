"""The assault of a fort-island: sides, cannons by the round, landing and the end (AS-52, AS-71)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.engine.games.ageofsail.independent.battle import (
    SIZES,
    Fort,
    Ship,
)
from tests.engine.games.ageofsail.independent.scenario import Scenario, common, unplaced
from tests.engine.sailing.independent.sea import Cell, adjacent, cell_of, name_of

ROUNDS = 30
SHARES = {1: [(3, 6, 3)], 2: [(2, 2, 2), (1, 4, 1)], 3: [(1, 2, 1)] * 3}
"""Ships of the line, frigates and brigs of each attacker by their number."""
ROOM = 3
"""Masts that a cell of the fort takes."""


@dataclass
class Mast:
    """A mast ashore."""

    seat: int
    cell: Cell
    spent: bool
    """Whether it has been landed or has moved in this turn."""


@dataclass
class Assault(Scenario):
    """The scenario; `role` is the defender."""

    ashore: list[Mast] = field(default_factory=list)
    armed: int = 0
    """The last round in which the cannons got their shots."""

    @property
    def fort(self) -> Fort:
        """The fort, once it is whole."""
        return self.forts[self.role]

    def orders_of(self, seat: int) -> tuple[str, ...]:
        """Only cannons fire at those who move, and get no answer (AS-34, AS-52)."""
        return ("forts",) if seat == self.role else ()

    def hostile(self, one: int, other: int) -> bool:
        """Attackers don't fight each other."""
        return one != other and self.role in (one, other)

    def at_own_fort(self, ship: Ship) -> bool:
        """No repair and no idling here."""
        return False

    def ready(self, owner: int, ship: Ship) -> list[Cell]:
        """Who fires once a round in all can't react when it has fired; as printed it may."""
        return [cell for cell in super().ready(owner, ship) if self.printed or cell not in self.fort.fired]

    def reacted(self, owner: int, cannon: Cell) -> None:
        if not self.printed:
            self.fort.fired.add(cannon)

    def rearm(self) -> None:
        """The cannons get their shot at the start of a round, as printed at that of their owner's turn."""
        if self.printed or self.armed != self.round:
            self.armed = self.round
            super().rearm()
        for mast in self.ashore:
            mast.spent = False

    def settled(self) -> None:
        """To enter a cell decides nothing."""

    def turn_over(self, owner: int, cell: Cell) -> None:
        super().turn_over(owner, cell)
        self.judge()

    def here(self, seat: int) -> bool:
        """Whether an attacker has a ship or a party, so that he has turns."""
        return bool(self.fleet(seat)) or any(mast.seat == seat for mast in self.ashore)

    def idle_for_good(self) -> set[int]:
        """Who has nothing left isn't out (AS-37 does not apply), and shares the win."""
        return self.out | {seat for seat in self.others() if not self.here(seat)}

    def judge(self) -> None:
        """Attackers win together when no cannon lives and a party stands in the fort; the defender when nobody is left,
        or when none is ashore and no ship can land, which isn't as printed. Raises BattleOver."""
        ships = [ship for ship in self.ships if ship.afloat]
        if not self.forts:
            return
        if self.ashore and not self.fort.live():
            self.over([seat for seat in self.others() if seat not in self.out])
        could_land = any(ship.masts > 1 for ship in ships)
        if not self.ashore and (not ships or not (could_land or self.printed)):
            self.over([self.role])

    def leave(self, seat: int) -> None:
        self.ashore = [mast for mast in self.ashore if mast.seat != seat]
        super().leave(seat)

    def room(self, cell: Cell) -> int:
        """How many masts more a turned-over cell of the fort takes; none where a cannon lives."""
        if cell not in self.fort.cannons or cell in self.fort.up:
            return 0
        return ROOM - sum(mast.cell == cell for mast in self.ashore)

    def parties(self) -> dict[str, dict[int, tuple[int, int]]]:
        found: dict[str, dict[int, tuple[int, int]]] = {}
        for mast in self.ashore:
            there = found.setdefault(name_of(mast.cell), {})
            ready, spent = there.get(mast.seat, (0, 0))
            there[mast.seat] = (ready + (not mast.spent), spent + mast.spent)
        return found

    def landings(self, ship: Ship) -> set[str]:
        """On an adjacent turned-over cell that has room, one aboard at least stays there."""
        cells = [cell for cell in self.fort.cannons if adjacent(cell, ship.cell)]
        return {
            f"land {name_of(cell)} {masts}"
            for cell in cells
            for masts in range(1, min(self.room(cell), ship.masts - 1) + 1)
        }

    def land(self, ship: Ship, said: str) -> None:
        _, name, number = said.split()
        ship.masts -= int(number)
        ship.barred = True  # "it then does nothing more": it can't be declared a line either
        self.ashore += [Mast(ship.seat, cell_of(name), spent=True) for _ in range(int(number))]
        self.judge()


def names(kind: str) -> Iterator[str]:
    """The names of the ships of a class, one after the other."""
    number = 0
    while True:
        number += 1
        yield f"{kind}{number}"


def set_up(seats: int, options: Mapping[str, Any], draw: Callable[[int], int]) -> Assault:
    """No fort yet, and no ship on the board. The attackers come first in a round, the next after the defender begins:
    there is no die for it."""
    battle = Assault(**common(seats, options, draw, 0))
    battle.rounds = ROUNDS
    battle.first = (battle.role + 1) % seats
    naming = {kind: names(kind) for kind in SIZES}
    for seat, share in zip(battle.others(), SHARES[seats - 1], strict=True):
        for kind, number in zip(SIZES, share, strict=True):
            battle.ships += [unplaced(next(naming[kind]), seat) for _ in range(number)]
    return battle
