"""What places, shots and boardings are worth in a race to opponents who look ahead (AS-50, AS-51): by what ships may do
to each other in the winds of their next turns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.ageofsail.chase import WON, Chase, steps_to
from engine.games.ageofsail.fleet import hostile
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State
from engine.games.ageofsail.strike import BOARD, RAKE, openings
from engine.sailing.sea import Sea
from engine.sailing.ships import Ship
from engine.sailing.wind import CARDS, ranges

NEARER = 0.3
"""What it is worth to the ship that all is about to be a step nearer to the fort."""
THREAT = 0.8
"""What it costs her to be where one may board her; with each mast that she has lost as much again."""
FIRED_AT = 0.4
"""How much of that it is where one may only fire at her."""
SHOT = 2.0
"""How much more a shot of hers is worth than it does: who is sunk won't board her."""
STRUCK = 0.7
"""What it costs others to be where she may strike."""
STEP = 0.005
"""What it is worth to them to be a step nearer to her."""
BOARDING = 1.5
"""What it is worth to them to board her."""
RAKING = 0.7
"""What a shot at her is worth that she can't answer."""

Far = tuple[int, int]
"""What is added to a ship's range, and by how much it is multiplied."""


class Pursuit(NamedTuple):
    """How those go on who want the ship that all is about."""

    rakes: float
    """What it is worth to be able to fire at her from where she doesn't bear; to board her is worth 1."""
    faces: float
    """The same from where she bears."""
    near: int
    late: int
    """It costs nothing to be where she may strike once she has so few steps to go, and less when so few more."""
    behind: float
    """What it costs to have a step more to the fort than she."""
    facing: float
    """What a shot at her is worth that she can answer."""


PIRATES = Pursuit(rakes=0.4, faces=0.4, near=1, late=4, behind=0.0, facing=0.1)
HUNTERS = Pursuit(rakes=0.28, faces=0.56, near=1, late=12, behind=0.03, facing=0.14)


class Racers(Chase):
    """What a position is to a seat in a race."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        cell = self.quarry.cell
        self.runs = self.quarry.seat == seat
        """Whether she is the seat's own."""
        self.others = [
            (divmod(ship.cell, self.sea.width), self._far(ship))
            for ship in state.ships
            if ship.masts and self.runs and hostile(state, seat, ship.seat)
        ]
        if not self.runs:
            self.way = HUNTERS if self.sinks else PIRATES
            hers, own = self._far(self.quarry), self._far(next(ship for ship in state.ships if ship.seat == seat))
            self.chances = _chances(self.sea, cell, self.goals, hers, own, self.way)
            self.dangers = _dangers(self.sea, cell, hers)
            self.struck = STRUCK * min(1.0, max(0, self.to_go[cell] - self.way.near) / self.way.late)

    def _far(self, ship: Ship) -> Far:
        scenario = scenario_of(self.state)
        return scenario.farther(self.state, ship), scenario.factor(self.state, ship)

    def place(self, ship: Ship) -> float:
        cell = ship.cell
        if self.runs == (ship.id != self.quarry.id):
            return super().place(ship)
        if not self.runs:
            behind = self.way.behind * max(0, self.to_go[cell] - self.to_go[self.quarry.cell])
            near = STEP * self.sea.apart[cell][self.quarry.cell]
            return self.chances[cell] - self.struck * self.dangers[cell] - behind - near
        if self.goals >> cell & 1:
            return WON
        north, east = divmod(cell, self.sea.width)
        threat = 0.0
        for (up, right), far in self.others:
            threat += _may(east - right, north - up, ship.heading, far, FIRED_AT, FIRED_AT)
        return -NEARER * self.to_go[cell] - THREAT * threat * (1 + ship.size - ship.masts)

    def shot(self, ship: Ship, cell: int, place: int, shots: int) -> float:
        found = super().shot(ship, cell, place, shots)
        if self.runs:
            return found * SHOT if ship.id == self.quarry.id else found
        target = self.state.ships[place]
        if target.id != self.quarry.id or target.masts == 1:
            return found
        side = 0 if target.barred else target.facing(self.sea.bearing(cell, ship.cell))
        return self.way.facing if side and target.left(side) else RAKING

    def fight(self, ship: Ship, target: Ship) -> float:
        return BOARDING if target.id == self.quarry.id else super().fight(ship, target)


@lru_cache(maxsize=1 << 9)
def _chances(sea: Sea, cell: int, goals: int, hers: Far, own: Far, way: Pursuit) -> tuple[float, ...]:
    """By cell, what one may do from there to a ship once she has sailed on from a cell to her goals."""
    ahead = [(divmod(goal, sea.width), heading, odds) for (goal, heading), odds in _ahead(sea, cell, goals, hers)]
    found = []
    for place in range(sea.size):
        north, east = divmod(place, sea.width)
        total = 0.0
        for (up, right), heading, odds in ahead:
            total += odds * _may(right - east, up - north, heading, own, way.rakes, way.faces)
        found.append(total)
    return tuple(found)


def _ahead(sea: Sea, cell: int, goals: int, far: Far) -> list[tuple[tuple[int, int], float]]:
    """Where a ship may be after her next turn, her heading, and how likely, if she sails on as far as she can."""
    to_go = steps_to(sea, goals)
    found: dict[tuple[int, int], float] = {}
    for card in range(CARDS):
        best, heading = cell, 0
        for course, reach in enumerate(ranges(card, "printed", *far)):
            for there in sea.ways[cell][course][:reach]:
                if to_go[there] < to_go[best]:
                    best, heading = there, course
        found[best, heading] = found.get((best, heading), 0.0) + 1 / CARDS
    return list(found.items())


@lru_cache(maxsize=1 << 9)
def _dangers(sea: Sea, cell: int, far: Far) -> tuple[float, ...]:
    """By cell, how likely it is that a ship can strike at who lies there in her next turn."""
    up, right = divmod(cell, sea.width)
    places = [divmod(place, sea.width) for place in range(sea.size)]
    return tuple([_may(east - right, north - up, 0, far, 1.0, 1.0) for north, east in places])


@lru_cache(maxsize=1 << 15)
def _may(east: int, north: int, heading: int, far: Far, rakes: float, faces: float) -> float:
    """What a ship may do to one with this heading, so far away, in a wind still to be drawn: to board her is 1."""
    if not east and not north:
        return 0.0
    found = 0.0
    for card in range(CARDS):
        can = openings(ranges(card, "printed", *far), east, north, heading)
        found += 1.0 if can & BOARD else rakes if can & RAKE else faces if can else 0.0
    return found / CARDS
