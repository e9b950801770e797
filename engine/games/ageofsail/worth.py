"""What places and shots are worth to a ship, in masts: rough and quick, for `habits`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.ageofsail.board import Ground
from engine.games.ageofsail.fleet import bars, bonus, hostile, live_cannon, ready, targets
from engine.games.ageofsail.state import State, home
from engine.sailing import odds
from engine.sailing.medal import medal
from engine.sailing.reach import way
from engine.sailing.ships import Ship, at

SINKING = 0.6
"""What it is worth besides the mast to sink a ship: she fires no more."""
SHOT = 0.15
"""What a shot is worth that is kept for later."""
UNDER_FIRE = 1.1
"""What it costs to come into reach of a cannon once."""
EXPOSED = 0.45
"""What it costs to stay in reach of a cannon."""
AT_SEA = 0.12
"""What a mast far from the own fort is worth in a round (AS-39)."""
IDLE = 0.8
"""What it costs to idle (AS-36)."""
STEP = 0.06
"""What it is worth to be a step nearer to prey, or to the fort when hurt."""
SILENCED = 0.3
"""What a cannon is worth."""


DANGER = 0.12
"""What it costs to end where an enemy can strike, for each of her guns."""
STRIKE = 4
"""An enemy at most so near can strike in her turn."""


class Aim(NamedTuple):
    """The best that can be fired from a place: at which cell, with how many shots, and what it is worth."""

    worth: float
    cell: int
    shots: int


@lru_cache(maxsize=1 << 9)
def covering(size: int, forts: tuple[tuple[Ground, int], ...]) -> bytes:
    """By cell, how many live cannons reach it if nothing stands between. `forts`: of each its place and live cards."""
    found = bytearray(size)
    for ground, live in forts:
        for card, reach in enumerate(ground.reach):
            if live >> card & 1:
                for cell in reach:
                    found[cell] += 1
    return bytes(found)


class Waters:
    """What a position is to a seat: its enemies, and the cannons that reach each cell."""

    def __init__(self, state: State, seat: int) -> None:
        board = state.rules.board
        self.state, self.seat, self.sea = state, seat, board.sea
        self.more = bonus(state)
        self.home = home(state, seat)
        self.mends = bool(state.forts[seat].live)
        self.guns = covering(
            board.sea.size,
            tuple(
                [
                    (home(state, owner), ready(state, owner))
                    for owner, fort in enumerate(state.forts)
                    if owner != seat and fort.live and owner not in state.out
                ]
            ),
        )
        self.taken, self.enemies = bars(state, seat)
        foes = [ship for ship in state.ships if ship.masts and hostile(state, seat, ship.seat)]
        self.foes = [
            (self.sea.apart[ship.cell], ship.size, ship.masts, 2 * min(self.cannons(ship.cell), 3)) for ship in foes
        ]
        """Of each enemy her distance from each cell, her guns, her masts, and how well cannons cover her."""
        self.fog = state.situation == "fog"

    def cannons(self, cell: int) -> int:
        """How many cannons reach a cell."""
        return self.guns[cell]

    def aim(self, ship: Ship) -> Aim | None:
        """What the ship had best fire at from where she is, if anything is worth it."""
        if not self.sea.around[ship.cell] & self.taken:
            return None  # mostly there is nothing near
        best: Aim | None = None
        for side, cell, place in targets(self.state, ship):
            for shots in range(1, ship.left(side) + 1):
                worth = self.shot(ship, cell, place, shots) - SHOT * shots
                if worth > 0 and (best is None or worth > best.worth):
                    best = Aim(worth, cell, shots)
        return best

    def shot(self, ship: Ship, cell: int, place: int, shots: int) -> float:
        """What so many shots joined do, less what comes back."""
        owner = self._owner(cell, place, ship.seat)
        guard = medal(self.state, owner)
        hits = odds.hit(shots, self.more, guard)
        if place < 0:
            return hits * SILENCED
        target = self.state.ships[place]
        sinks = target.masts == 1
        worth = hits * (1 + SINKING * sinks)
        side = 0 if target.barred else target.facing(self.sea.bearing(cell, ship.cell))
        left = target.left(side) if side else 0
        if left:
            worth -= (
                (1 - hits * sinks)
                * odds.hit(left, guard, medal(self.state, ship.seat))
                * (1 + SINKING * (ship.masts == 1))
            )
        return worth

    def _owner(self, cell: int, place: int, seat: int) -> int:
        """Whose the target on a cell is."""
        if place >= 0:
            return self.state.ships[place].seat
        found = live_cannon(self.state, seat, cell)
        assert found is not None
        return found[0]

    def fight(self, ship: Ship, target: Ship) -> float:
        """What boarding is worth: the stronger one keeps what is left of both."""
        wins = odds.boarding(ship.masts, target.masts, medal(self.state, ship.seat), medal(self.state, target.seat))
        return wins * (target.masts + SINKING) - (1 - wins) * (ship.masts + SINKING)

    def place(self, ship: Ship) -> float:
        """What it is worth to end the activation as the ship is now."""
        cell = ship.cell
        worth = -EXPOSED * self.cannons(cell)
        if not self.home.near >> cell & 1:
            worth += AT_SEA * ship.masts
        hurt = ship.masts < ship.size and self.mends
        if hurt:
            worth -= STEP * min([self.sea.apart[at][cell] for at in self.home.cells])
        nearest, guns = float(self.sea.size), 0
        for apart, size, masts, covered in self.foes:
            steps = apart[cell]
            if steps <= STRIKE:
                guns += size
            # farther if she is stronger, or lies under her cannons
            nearest = min(nearest, steps + 4 * max(0, masts - ship.masts) + covered)
        return worth - DANGER * guns - (0.5 if hurt else 1) * STEP * nearest

    def along(self, ship: Ship, course: int, reach: int) -> Iterator[tuple[int, float, Ship | None]]:
        """The cells to which a ship can sail on a course, what the cannons on the way cost, and whom she boards."""
        free, target = way(self.sea, ship.cell, course, reach, self.taken, self.enemies)
        cost = 0.0
        for cell in self.sea.ways[ship.cell][course][:free]:
            cost += self._fire(cell)
            yield cell, cost, None
        if target >= 0:
            place = at(self.state.muster, target)
            assert place is not None
            yield target, cost + self._fire(target), self.state.ships[place]

    def _fire(self, cell: int) -> float:
        return 0.0 if self.fog else UNDER_FIRE * self.cannons(cell)
