"""What places, shots and boardings are worth in a race to the fort: for the ship that all is about, and for those who
want her (AS-50, AS-51).
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State
from engine.games.ageofsail.worth import DANGER, STRIKE, Waters
from engine.sailing import odds
from engine.sailing.medal import medal
from engine.sailing.sea import Sea, bits
from engine.sailing.ships import Ship

WON = 100.0
"""To be at the fort."""
NEARER = 0.3
"""What it is worth to the ship to be a step nearer to the fort."""
CHASE = 0.15
"""What it is worth to be a step nearer to her, and half of that to be nearer to the fort than she."""
CAUGHT = 4.0
"""What it is worth to take her, or sink her where that wins."""
LATE = 8
"""Where she has at most so many steps to go, nothing else matters."""


@lru_cache(maxsize=1 << 4)
def steps_to(sea: Sea, goals: int) -> bytes:
    """By cell, the steps to the nearest of the goals, a mask."""
    return bytes([min([sea.apart[cell][goal] for goal in bits(goals)]) for cell in range(sea.size)])


class Chase(Waters):
    """What a position is to a seat in a race."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.quarry = state.ships[0]
        self.goals = scenario_of(state).goals(state, self.quarry)
        self.to_go = steps_to(self.sea, self.goals)
        """By cell, the steps to the fort."""
        self.sinks = scenario_of(state).allied
        """Whether it wins to sink her: hunters do, pirates want her afloat."""
        self.caught = CAUGHT * (4 if self.to_go[self.quarry.cell] <= LATE else 1)

    def place(self, ship: Ship) -> float:
        cell = ship.cell
        if ship.id == self.quarry.id:
            if self.goals >> cell & 1:
                return WON
            guns = sum(size for apart, size, _, _ in self.foes if apart[cell] <= STRIKE)
            return -NEARER * self.to_go[cell] - DANGER * guns
        if self.quarry.seat == self.seat:
            return super().place(ship)
        behind = max(0, self.to_go[cell] - self.to_go[self.quarry.cell])
        return -CHASE * (self.sea.apart[cell][self.quarry.cell] + behind / 2)

    def shot(self, ship: Ship, cell: int, place: int, shots: int) -> float:
        worth = super().shot(ship, cell, place, shots)
        target = self.state.ships[place]
        if target.id == self.quarry.id and target.masts == 1:
            hit = odds.hit(shots, self.more, medal(self.state, target.seat))
            worth += (1 if self.sinks else -1) * self.caught * hit
        return worth

    def fight(self, ship: Ship, target: Ship) -> float:
        wins = odds.boarding(ship.masts, target.masts, medal(self.state, ship.seat), medal(self.state, target.seat))
        if ship.id == self.quarry.id:
            arrived = WON if self.goals >> target.cell & 1 else 1.0
            return wins * arrived - (1 - wins) * self.caught
        if target.id == self.quarry.id:
            return wins * self.caught + (target.masts - 1) / 2 - (1 - wins)
        return super().fight(ship, target)
