"""Pirate hunt: a pirate on the way to the fort, and the frigates that hunt him (AS-51, AS-71)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.engine.games.ageofsail.independent.battle import Play, Ship
from tests.engine.games.ageofsail.independent.scenario import Scenario, common, put_silent_fort, race
from tests.engine.sailing.independent.sea import cell_of

QUARRY = "f1"
START = ("T20", "SW")
HUNTERS = (("A20", "SE"), ("T1", "NW"), ("D3", "NE"))
"""Cells and headings to the centre, the third beside the fort."""
MANY = 3
"""Where so many frigates hunt, the pirate sails a cell further."""


@dataclass
class Hunt(Scenario):
    """The scenario; `role` is the pirate."""

    @property
    def quarry(self) -> Ship:
        """The pirate's frigate: after a boarding that he wins he keeps it."""
        return self.named(QUARRY)

    def hostile(self, one: int, other: int) -> bool:
        """Hunters don't fight each other."""
        return one != other and self.role in (one, other)

    def bonus(self, ship: Ship) -> int:
        """+1 to the end, where three hunter frigates started."""
        many = len(self.ships) - 1 >= MANY
        return int(ship is self.quarry and many and not self.printed)

    def orders_of(self, seat: int) -> tuple[str, ...]:
        """No fort fires, and no prize is divided (AS-50, AS-51)."""
        return ("return", "turn")

    def kept(self, winner: Ship, beaten: Ship) -> str:
        """One hull is sunk: the beaten one, which is of the same class."""
        return "own"

    def lose_mast(self, ship: Ship, in_battle: bool = True, by: int | None = None) -> None:
        """The hunter wins whose shot sinks the pirate, by an answer too."""
        if ship is self.quarry and ship.masts == 1 and by is not None:
            ship.masts = 0
            self.count_beaten()
            self.over([by])
        super().lose_mast(ship, in_battle, by)

    def fought(self, winner: Ship, beaten: Ship) -> None:
        """The hunter wins who beats the pirate in a boarding, whoever began it."""
        if beaten is self.quarry:
            self.count_beaten()
            self.over([winner.seat])
        self.judge()

    def judge(self) -> None:
        """The pirate wins on a cell next to the fort, or when no hunter is left."""
        self.count_beaten()
        if self.at_fort(self.quarry) or self.living() == [self.role]:
            self.over([self.role])


def set_up(seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None) -> Hunt:
    """The pirate on T20, the hunters by their seats in the other corners and beside the fort; one alone has three."""
    battle = Hunt(**common(seats, options, draw, first))
    put_silent_fort(battle)
    hunters = battle.others() * 3 if seats == 2 else battle.others()
    places = [(battle.role, START), *zip(hunters, HUNTERS, strict=False)]
    battle.ships += [
        Ship(f"f{number + 1}", seat, 2, cell_of(cell), heading) for number, (seat, (cell, heading)) in enumerate(places)
    ]
    return battle


def play(battle: Hunt) -> Play:
    """They race. Raises BattleOver."""
    yield from race(battle)
